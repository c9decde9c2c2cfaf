"""Intervals by deals, against numbers worked out by hand."""

from __future__ import annotations

import random
from math import inf, sqrt

import pytest

from boxship.bots.analysis import intervals
from boxship.bots.analysis.intervals import mean, share


def test_a_mean_of_clusters_by_hand() -> None:
    # Deals with sums 6, 12, 9, 9 over 3 games each: the mean is 36/12 = 3, the deals differ from it by -3, 3, 0, 0.
    # Variance: 4/3 * (9 + 9) / 12**2 = 1/6. Three degrees of freedom: 3.182446.
    found = mean([(6, 3), (12, 3), (9, 3), (9, 3)])
    assert found.value == 3
    assert found.high - 3 == pytest.approx(3.182446 * sqrt(1 / 6), rel=0.003)
    assert found.low == pytest.approx(6 - found.high)


def test_clusters_of_different_sizes_weigh_as_much_as_their_games() -> None:
    # 10 in 2 games and 8 in 4: the mean is 18/6 = 3; the deals differ by 10 - 6 = 4 and 8 - 12 = -4.
    # Variance: 2 * 32 / 36. One degree of freedom: 12.706205.
    found = mean([(10, 2), (8, 4)])
    assert found.value == 3
    assert found.high == pytest.approx(3 + 12.706205 * sqrt(64 / 36))


def test_games_of_one_deal_that_agree_are_worth_one_game() -> None:
    # Ten deals of four games, all won or all lost: forty games, worth about ten.
    found = share([(4, 4), (0, 4)] * 5)
    # value 1/2; variance 10/9 * (10 * 4) / 1600 = 1/36; worth 1/4 / (1/36) = 9 games.
    z = 1.959964
    half = z / (1 + z * z / 9) * sqrt(0.25 / 9 + z * z / (4 * 81))
    assert [found.low, found.high] == pytest.approx([0.5 - half, 0.5 + half])


def test_deals_that_agree_are_never_worth_more_than_their_games() -> None:
    found = share([(1, 4)] * 25)
    z = 1.959964
    middle = (0.25 + z * z / 200) / (1 + z * z / 100)
    half = z / (1 + z * z / 100) * sqrt(0.25 * 0.75 / 100 + z * z / 40000)
    assert [found.low, found.high] == pytest.approx([middle - half, middle + half])


def test_a_share_of_everything_is_still_uncertain() -> None:
    found = share([(4, 4)] * 10)
    assert [found.value, found.high] == pytest.approx([1, 1])
    # Wilson's lower bound for ten of ten.
    assert found.low == pytest.approx(10 / (10 + 1.959964**2))
    nothing = share([(0, 4)] * 10)
    assert [nothing.low, nothing.high] == pytest.approx([0, 1 - found.low])


def test_one_deal_says_nothing_about_a_mean_and_little_about_a_share() -> None:
    assert (mean([(12, 4)]).low, mean([(12, 4)]).high) == (-inf, inf)
    found = share([(1, 4)])
    assert found.low < 0.05
    assert found.high > 0.8


@pytest.mark.parametrize(
    ("freedom", "value"), [(1, 12.7062), (2, 4.30265), (3, 3.18245), (5, 2.57058), (10, 2.22814), (100, 1.98397)]
)
def test_students_distribution(freedom: int, value: float) -> None:
    assert intervals.quantile(freedom) == pytest.approx(value, rel=0.003)


def test_nineteen_in_twenty_intervals_hold_the_truth() -> None:
    chance = random.Random(7)
    held_share = held_mean = 0
    for _ in range(1000):
        deals = []
        money = []
        for _ in range(40):
            luck = chance.uniform(-0.2, 0.2)
            deals.append((sum(chance.random() < 0.3 + luck for _ in range(4)), 4))
            money.append((sum(50 + 40 * luck + chance.gauss(0, 10) for _ in range(4)), 4))
        won, earned = share(deals), mean(money)
        held_share += won.low <= 0.3 <= won.high
        held_mean += earned.low <= 50 <= earned.high
    assert 930 <= held_share <= 970
    assert 930 <= held_mean <= 970
