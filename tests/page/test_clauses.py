"""The clauses that the program names are those of docs/rules.md, and the page's copy of them is fresh."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from boxship.notation.clauses import CLAUSES, DIFFERS_BY, HOLDS_WITH, OFF, ON, SETTINGS
from boxship.notation.refusals import CLAUSE_OF_CODE, CODES
from boxship.rules.rulesets import RULESETS, Ruleset
from boxship.server.clause_tables import clause_tables
from boxship.table.showing.edition import edition
from boxship.table.vocabulary import CLAUSE_OF_KIND, LineKind
from tests.page.catalogues import ROOT

RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")


def test_the_clauses_are_the_anchors_of_the_rules_in_their_order() -> None:
    assert list(CLAUSES) == re.findall(r'<a id="([^"]+)">', RULES)


def test_every_refusal_and_every_kind_of_line_has_a_clause() -> None:
    assert set(CLAUSE_OF_CODE) == set(CODES)
    assert set(CLAUSE_OF_KIND) == set(get_args(LineKind))
    assert {*CLAUSE_OF_CODE.values(), *CLAUSE_OF_KIND.values()} <= set(CLAUSES)


def test_a_clause_depends_on_settings_that_exist() -> None:
    assert {*HOLDS_WITH, *DIFFERS_BY} <= set(CLAUSES)
    assert all(value in SETTINGS[field] for field, value in HOLDS_WITH.values())
    assert set(DIFFERS_BY.values()) <= set(SETTINGS)


def test_a_chapter_that_is_an_option_holds_with_it_whole() -> None:
    assert {HOLDS_WITH.get(clause) for clause in CLAUSES if clause.startswith("r9")} == {("investment_bank", ON)}


def test_the_page_has_the_tables_as_they_are() -> None:
    assert (ROOT / "web" / "src" / "rules" / "clauses.ts").read_text(encoding="utf-8") == clause_tables()


@pytest.mark.parametrize("words", [*RULESETS, "jumbo investment_bank", "classic domestic_sale round_limit=7"])
def test_an_edition_says_what_its_ruleset_plays(words: str) -> None:
    rules = Ruleset.parse(words)
    shown = edition(rules)
    assert (shown.words, shown.name) == (words, rules.name)
    assert set(shown.settings) == set(SETTINGS)
    assert all(value in SETTINGS[field] for field, value in shown.settings.items())
    assert shown.settings["investment_bank"] == (ON if rules.investment_bank else OFF)
    assert (shown.money["factory-low"], shown.money["harbour-high"]) == (
        rules.factory_prices[0],
        rules.harbour_prices[-1],
    )
    assert shown.numbers["rounds"] == rules.round_limit
    assert [card[0] for card in shown.cards] == shown.colours
    assert all(sorted(card) == sorted(shown.colours) for card in shown.cards)
