"""Luck and skill apart: the same deal among equals."""

from __future__ import annotations

import pytest

from boxship.bots.analysis.luck import DealResult, deal_results, luck_of
from boxship.game import Game


def test_what_a_deal_gives_is_counted_against_the_table() -> None:
    results = [
        DealResult({"blue": 100, "red": 60, "yellow": 50}, ["blue"]),
        DealResult({"blue": 80, "red": 80, "yellow": 20}, ["blue", "red"]),
    ]
    found = luck_of(results)
    assert {seat: each.ahead.mean for seat, each in found.items()} == {"blue": 25, "red": 5, "yellow": -30}
    assert found["blue"].win.mean == pytest.approx(0.75)
    assert found["red"].win.mean == pytest.approx(0.25)
    assert sum(each.ahead.mean for each in found.values()) == 0
    for each in found.values():
        assert each.ahead.margin > 0
        assert each.win.margin > 0


def test_one_game_says_nothing() -> None:
    assert luck_of([]) == {}
    assert luck_of([DealResult({"blue": 90, "red": 60}, ["blue"])]) == {}


@pytest.mark.slow
def test_captains_play_the_same_deal_in_every_seat() -> None:
    header = Game.new("short round_limit=3", 3, seed=5).header
    results = list(deal_results(header, range(2)))
    assert results[:1] == list(deal_results(header, range(1)))
    assert all(set(result.totals) == {"blue", "red", "yellow"} for result in results)
    assert all(max(result.totals.values()) == result.totals[seat] for result in results for seat in result.winners)
