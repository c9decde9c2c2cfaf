"""Rewards: every utility at the end, zero-sum or not, sparse or dense."""

from __future__ import annotations

import numpy as np
import pytest

from boxship.crowds.rewards import UTILITIES, utility_of
from boxship.envs.crowd import Crowd

pytestmark = pytest.mark.boundscheck

RULES = "short round_limit=3"


def finished(crowd: Crowd) -> np.ndarray:
    """The sum of each seat's rewards over the whole games of a crowd that does not restart."""
    sums = np.zeros_like(crowd.rewards, np.float64)
    while not crowd.over.all():
        crowd.step(crowd.random_steps())
        sums += crowd.rewards
    return sums


def test_money_is_what_everybody_has_at_the_end() -> None:
    crowd = Crowd(6, 3, RULES, seed=1, restart=False)
    assert finished(crowd).tolist() == crowd.totals.tolist()


def test_margin_is_ahead_of_the_best_other() -> None:
    crowd = Crowd(6, 3, RULES, seed=1, utility="margin", restart=False)
    sums, totals = finished(crowd), crowd.totals
    for p in range(3):
        others = np.delete(totals, p, axis=1)
        assert sums[:, p].tolist() == (totals[:, p] - others.max(axis=1)).tolist()


def test_win_shares_one_victory() -> None:
    crowd = Crowd(40, 4, "classic round_limit=1", seed=2, utility="win", restart=False)
    sums = finished(crowd)
    assert sums.sum(axis=1).tolist() == pytest.approx([1] * 40)
    assert ((sums > 0) == crowd.winners).all()


def test_rank_goes_from_first_to_last_and_shares_places() -> None:
    crowd = Crowd(40, 3, RULES, seed=2, utility="rank", restart=False)
    sums = finished(crowd)
    assert sums.sum(axis=1).tolist() == pytest.approx([1.5] * 40)
    for row, totals, winners in zip(sums, crowd.totals, crowd.winners, strict=True):
        keys = list(zip(totals, winners, strict=True))
        for mine, key in zip(row, keys, strict=True):
            assert mine == pytest.approx((sum(k < key for k in keys) + (keys.count(key) - 1) / 2) / 2)


@pytest.mark.parametrize("utility", UTILITIES)
def test_zero_sum_takes_the_mean_away(utility: str) -> None:
    plain = finished(Crowd(8, 4, RULES, seed=3, utility=utility, restart=False))  # type: ignore[arg-type]
    even = finished(Crowd(8, 4, RULES, seed=3, utility=utility, zero_sum=True, restart=False))  # type: ignore[arg-type]
    assert np.allclose(even, plain - plain.mean(axis=1, keepdims=True), atol=1e-5)


@pytest.mark.parametrize("utility", ["money", "margin"])
@pytest.mark.parametrize("opponents", [None, ("trader", None, "trader:shipper")])
def test_dense_rewards_add_up_to_the_end_less_the_first_decision(
    utility: str, opponents: tuple[str | None, ...] | None
) -> None:
    settings = {"utility": utility, "opponents": opponents, "restart": False}
    sparse = Crowd(8, 3, RULES, seed=4, **settings)  # type: ignore[arg-type]
    dense = Crowd(8, 3, RULES, seed=4, dense=True, **settings)  # type: ignore[arg-type]
    assert not dense.rewards.any(), "what bots do before the first decision is nobody's gain"
    kind = UTILITIES.index(utility)
    begun = np.array([[utility_of(dense.state(i), p, kind) for p in range(3)] for i in range(8)])
    ends, early = np.zeros((8, 3)), False
    while not dense.over.all():
        steps = dense.random_steps()
        early |= bool(dense.rewards.any())
        for crowd in (dense, sparse):
            crowd.step(steps)
        begun += dense.rewards
        ends += sparse.rewards
    assert early
    assert np.allclose(begun, ends)


def test_rewards_are_of_the_game_that_ended_not_of_the_next_deal() -> None:
    crowd = Crowd(10, 3, RULES, seed=5, dense=True)
    for _ in range(300):
        crowd.step(crowd.random_steps())
        quiet = crowd.ended == 0
        assert (np.abs(crowd.rewards[quiet]) < 60).all(), "a new deal is no gain"


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"utility": "fame"}, "one of money, margin, win, rank, not 'fame'"),
        ({"utility": "win", "dense": True}, "only money and margin mean something, not win"),
    ],
)
def test_what_is_no_utility_is_refused(settings: dict[str, object], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        Crowd(2, 3, RULES, seed=1, **settings)  # type: ignore[arg-type]
