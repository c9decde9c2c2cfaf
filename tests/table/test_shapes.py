"""The closed sets of words are those of the notation and of the rules."""

from __future__ import annotations

from typing import get_args

from boxship.notation.lines import SEIZE_PLACES, SHAPES, SINGLE_WORDS, STORES
from boxship.notation.write_position import ENDED, PLACES
from boxship.rules.rulesets import FLAGS, SEAT_NAMES
from boxship.server.errors import STATUS
from boxship.server.messages import ProblemCode
from boxship.table.showing.situation import PHASES
from boxship.table.vocabulary import Building, EndReason, LineKind, Phase, RuleOption, SeizePlace, ShipPlace, StoreName


def test_lines_begin_with_the_words_of_the_notation() -> None:
    assert sorted(get_args(LineKind)) == sorted({*SINGLE_WORDS, *SHAPES})


def test_places_and_stores_are_those_of_the_notation() -> None:
    assert set(get_args(ShipPlace)) == {*PLACES.values(), *SEAT_NAMES}
    assert get_args(StoreName) == STORES
    assert {*get_args(SeizePlace), *get_args(Building)} == set(SEIZE_PLACES)


def test_phases_and_ends_are_those_of_the_rules() -> None:
    assert set(get_args(Phase)) == set(PHASES.values())
    assert {*get_args(EndReason), None} == set(ENDED.values())


def test_options_and_problems_are_those_of_the_server() -> None:
    assert set(get_args(RuleOption)) == set(FLAGS)
    assert set(get_args(ProblemCode)) == {*STATUS, "unreachable"}
