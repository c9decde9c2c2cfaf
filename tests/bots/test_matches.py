"""Whole games among rules of thumb: the same in both homes, and ended by the supply."""

from __future__ import annotations

import pytest

from boxship import Game
from boxship.bots.simple import matches
from boxship.rules.layout import BY_SUPPLY
from boxship.rules.rulesets import SEAT_NAMES, Ruleset
from tests.bots.bot_tables import EDITIONS, HOUSE_RULES

pytestmark = pytest.mark.boundscheck


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("rules", EDITIONS + HOUSE_RULES)
def test_both_homes_play_the_same_games(rules: str, players: int) -> None:
    ruleset = Ruleset.parse(rules)
    compiled = matches._play_compiled(ruleset, players, 3, range(40, 43), record=True)
    plain = [matches._play_plain(ruleset, players, 3, number, record=True) for number in range(40, 43)]
    assert compiled == plain
    assert len({outcome.record for outcome in plain}) == 3


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_record_replays_to_the_same_result(rules: str) -> None:
    for outcome in matches.play_games(Ruleset.parse(rules), 4, 11, range(5), record=True):
        game = Game.from_record(outcome.record)
        assert game.record() == outcome.record
        assert game.over
        assert tuple(score.total for score in game.scores().values()) == outcome.totals
        assert game.winners == tuple(SEAT_NAMES[p] for p in outcome.winners)
        assert (game.state.first, game.state.round_number) == (outcome.first, outcome.rounds)
        assert game.state.ended == outcome.ended
        assert dict(game.header.extras)["game"] == f"seed 11, number {outcome.number}"


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("rules", EDITIONS)
def test_at_least_95_of_100_games_end_by_the_supply(rules: str, players: int) -> None:
    outcomes = matches.play_games(Ruleset.parse(rules), players, 2, range(300), record=False)
    assert len(outcomes) == 300
    assert sum(outcome.ended == BY_SUPPLY for outcome in outcomes) >= 285
    assert not any(outcome.record for outcome in outcomes)


def test_a_game_has_its_number_and_not_its_place() -> None:
    ruleset = Ruleset.parse("classic")
    together = matches.play_games(ruleset, 3, 5, range(30), record=True)
    assert [outcome.number for outcome in together] == list(range(30))
    assert matches.play_games(ruleset, 3, 5, range(17, 19), record=True) == together[17:19]
    assert matches.play_games(ruleset, 3, 6, range(17, 18), record=True) != together[17:18]


def test_a_game_longer_than_the_log_is_recorded_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    ruleset = Ruleset.parse("short")
    whole = matches._play_compiled(ruleset, 3, 1, range(3), record=True)
    monkeypatch.setattr(matches, "_FIRST_LOG", 10)
    assert min(outcome.decisions for outcome in whole) > 10
    assert matches._play_compiled(ruleset, 3, 1, range(3), record=True) == whole


def test_numbers_of_an_outcome_are_plain_python() -> None:
    (outcome,) = matches.play_games(Ruleset.parse("short"), 3, 1, range(1), record=False)
    for value in (outcome.first, outcome.rounds, outcome.decisions, outcome.ended, *outcome.totals, *outcome.winners):
        assert type(value) is int


def test_without_a_compiler_the_games_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    ruleset = Ruleset.parse("jumbo investment_bank")
    compiled = matches.play_games(ruleset, 5, 9, range(3), record=True)
    monkeypatch.setattr(matches, "can_compile", lambda: False)
    monkeypatch.delattr(matches, "_play_compiled")
    assert matches.play_games(ruleset, 5, 9, range(3), record=True) == compiled
