"""Errors that are honest, and ends of games that are right in both homes."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING

import pytest

from boxship import Game
from boxship.bots.analysis.forecast import Decision, RolloutResults, average, gap, share, share_gap
from boxship.bots.captain import rollouts
from boxship.bots.captain.rollouts import End
from boxship.bots.cash_ledger import Ledger
from boxship.bots.registry import player
from boxship.rules.apply import apply
from boxship.rules.layout import OVER
from boxship.rules.scoring import final_money
from boxship.rules.steps import END
from tests.bots.bot_tables import played_lines

if TYPE_CHECKING:
    from boxship.game import View

pytestmark = pytest.mark.slow


def after_some_lines(rules: str, players: int, count: int) -> View:
    """What the next seat to act knows after so many decisions of traders."""
    game = Game.new(rules, players, seed=5)
    bots = [player("trader", seed) for seed in range(players)]
    for number, (_, seen) in enumerate(played_lines(game, bots)):
        if number == count:
            return seen
    raise AssertionError("the game was over before")


def test_a_mean_has_students_interval() -> None:
    assert average([3.0] * 9) == (3.0, 0.0)
    found = average([1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0])
    assert found.mean == 4.5
    assert found.margin == pytest.approx(2.365 * 6**0.5 / 8**0.5, rel=0.01)
    assert average([5.0]).margin == float("inf")


@pytest.mark.parametrize(("wins", "count", "farther"), [(0, 64, 0.0566), (64, 64, 0.9434), (16, 64, 0.3681)])
def test_a_share_reaches_to_the_farther_end_of_wilsons_interval(wins: int, count: int, farther: float) -> None:
    found = share([1.0] * wins + [0.0] * (count - wins))
    assert found.mean == wins / count
    assert found.margin == pytest.approx(abs(farther - found.mean), abs=0.0002)


def test_nothing_that_was_only_sampled_is_certain() -> None:
    assert share_gap([0.0] * 64, [0.0] * 64).mean == 0
    assert 0.02 < share_gap([0.0] * 64, [0.0] * 64).margin < 0.05
    always = share_gap([1.0] * 64, [0.0] * 64)
    assert always.mean == 1
    assert always.margin == pytest.approx(1.96 * (65 - 64**2 / 66) ** 0.5 / 66, rel=0.001)


def test_a_gap_in_the_same_worlds_is_known_better_than_either_side() -> None:
    luck = [float(i * 37 % 40) for i in range(40)]
    better = [value + 2 + i % 2 for i, value in enumerate(luck)]
    found = gap(better, luck)
    assert found.mean == 2.5
    assert found.margin < average(luck).margin / 10


def test_r10_7_a_shared_victory_counts_in_part() -> None:
    results = RolloutResults()
    results.add(End([400, 500, 500], [0, 1, 1]), 1)
    results.add(End([600, 500, 500], [1, 0, 0]), 1)
    assert results.money == [50, 50]
    assert results.wins == [0.5, 0]
    assert results.utility[0] > results.utility[1]


@pytest.mark.parametrize("rules", ["classic round_limit=3", "jumbo investment_bank round_limit=3"])
def test_both_homes_reach_the_same_ends(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = after_some_lines(rules, 4, 8)
    decision = Decision(seen, Ledger())
    some = decision.worlds(6, 1)
    afters = [decision.world, decision.world]
    compiled = decision.results(afters, some)
    monkeypatch.setattr(rollouts, "can_compile", lambda: False)
    plain = decision.results(afters, some)
    for mine, theirs in zip(compiled, plain, strict=True):
        assert (mine.money, mine.wins, mine.utility) == (theirs.money, theirs.wins, theirs.utility)


def test_r10_4_a_line_that_ends_the_game_is_scored_by_the_cards_of_each_world() -> None:
    game = Game.new("classic round_limit=1", 3, seed=2)
    game.play("end")
    game.play("end")
    seat = game.seats.index(game.to_act[0])
    decision = Decision(game.view(seat), Ledger())
    decision.world.island[(seat + 1) % 3] = [1, 2, 0, 0, 0]
    after = decision.world.copy()
    apply(after, seat, END)
    assert after.phase == OVER
    some = decision.worlds(12, 1)
    (ends,) = decision.results([after], some)
    for world, won in zip(some, ends.wins, strict=True):
        after.card[:3] = world.cards
        rivals = max(final_money(after, q) for q in range(3) if q != seat)
        assert won == float(final_money(after, seat) > rivals)
    assert set(ends.money) == {20.0}


def test_an_interval_of_95_percent_holds_the_truth_about_so_often() -> None:
    decision = Decision(after_some_lines("short", 3, 30), Ledger())
    tries = [decision.results([decision.world], decision.worlds(32, seed))[0] for seed in range(150)]
    money = fmean(value for ends in tries for value in ends.money)
    wins = fmean(value for ends in tries for value in ends.wins)
    assert sum(abs(average(ends.money).mean - money) <= average(ends.money).margin for ends in tries) >= 135
    assert sum(abs(share(ends.wins).mean - wins) <= share(ends.wins).margin for ends in tries) >= 135
