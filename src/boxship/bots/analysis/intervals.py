"""Means and shares with 95 % intervals, where results come in clusters.

The games of one deal are not independent: they share the cards. So the deal is the unit that varies. The estimate is
the ratio of two sums over deals, and its standard error comes from how deals differ from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

Z = 1.959964
"""The 97.5 % point of the normal distribution."""

FEW = 10
"""So many pairs have to differ before how they differ says how sure their mean is."""

Cluster = tuple[float, int]
"""The sum of the values in a cluster, and how many they are."""


@dataclass(frozen=True)
class Interval:
    """A number and its 95 % interval."""

    value: float
    low: float
    high: float

    def written(self) -> list[float]:
        """For JSON: the number, its lower and its upper bound."""
        return [round(self.value, 6), round(self.low, 6), round(self.high, 6)]


def quantile(freedom: int) -> float:
    """The 97.5 % point of Student's distribution: exact for one and two degrees of freedom, else very nearly."""
    if freedom == 1:
        return 12.706205
    if freedom == 2:
        return 4.302653
    # Cornish and Fisher's expansion around the normal distribution.
    z, n = Z, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )


def mean(clusters: Sequence[Cluster]) -> Interval:
    """The mean of all values, with the interval for a mean of clusters; unbounded while there is only one."""
    value, standard_error = _ratio(clusters)
    if standard_error is None:
        return Interval(value, float("-inf"), float("inf"))
    width = quantile(len(clusters) - 1) * standard_error
    return Interval(value, value - width, value + width)


def difference(ones: Sequence[Cluster], others: Sequence[Cluster]) -> Interval:
    """The mean of the first clusters less that of the second, which belong together in pairs.

    Cluster ``i`` of both comes from the same deal, so what that deal adds to both cancels. Both means are ratios of two
    sums; the error is that of how the pairs differ from the difference of the ratios.
    """
    pairs = len(ones)
    here, there = (_deviations(clusters) for clusters in (ones, others))
    value = here[0] - there[0]
    if pairs == 1:
        return Interval(value, float("-inf"), float("inf"))
    squares = sum((a - b) ** 2 for a, b in zip(here[1], there[1], strict=True))
    width = quantile(pairs - 1) * sqrt(squares / (pairs * (pairs - 1)))
    return Interval(value, value - width, value + width)


def difference_of_shares(ones: Sequence[Cluster], others: Sequence[Cluster]) -> Interval:
    """``difference`` of values between 0 and 1; where too few pairs differ for that, from the intervals of both shares.

    The latter is Newcombe's, which takes both as independent and so is never too narrow for pairs that are alike.
    """
    if sum(one != other for one, other in zip(ones, others, strict=True)) >= FEW:
        return difference(ones, others)
    here, there = share(ones), share(others)
    value = here.value - there.value
    below = sqrt((here.value - here.low) ** 2 + (there.high - there.value) ** 2)
    above = sqrt((here.high - here.value) ** 2 + (there.value - there.low) ** 2)
    return Interval(value, value - below, value + above)


def _deviations(clusters: Sequence[Cluster]) -> tuple[float, list[float]]:
    """The ratio of both sums, and how far each cluster is from it, in units of the ratio."""
    things = sum(count for _, count in clusters)
    value = sum(total for total, _ in clusters) / things
    usual = things / len(clusters)
    return value, [(total - value * count) / usual for total, count in clusters]


def mean_of_sums(count: int, total: float, squares: float) -> Interval:
    """The mean of single values that were only summed up; ``mean`` says the same of them as clusters of one."""
    value = total / count
    if count == 1:
        return Interval(value, float("-inf"), float("inf"))
    spread = max(0.0, squares - count * value**2)
    width = quantile(count - 1) * sqrt(spread / (count * (count - 1)))
    return Interval(value, value - width, value + width)


def share(clusters: Sequence[Cluster]) -> Interval:
    """The mean of values between 0 and 1, with Wilson's interval for as many games as the clusters are worth.

    They are never worth more than the games in them, so the interval is never narrower than that of independent games;
    where all clusters agree on nothing or everything, each is worth one game.
    """
    value, standard_error = _ratio(clusters)
    games = sum(count for _, count in clusters)
    if standard_error is None or value <= 0 or value >= 1:
        worth = float(len(clusters))
    else:
        worth = min(float(games), value * (1 - value) / standard_error**2 if standard_error else games)
    return wilson(value, worth)


def _ratio(clusters: Sequence[Cluster]) -> tuple[float, float | None]:
    """The ratio of both sums, and its standard error; None for that of a single cluster."""
    games = sum(count for _, count in clusters)
    value = sum(total for total, _ in clusters) / games
    if len(clusters) == 1:
        return value, None
    squares = sum((total - value * count) ** 2 for total, count in clusters)
    correction = len(clusters) / (len(clusters) - 1)
    return value, sqrt(correction * squares) / games


def wilson(value: float, worth: float) -> Interval:
    """A share with Wilson's interval for so many independent games."""
    middle = (value + Z**2 / (2 * worth)) / (1 + Z**2 / worth)
    width = Z / (1 + Z**2 / worth) * sqrt(value * (1 - value) / worth + Z**2 / (4 * worth**2))
    # Rounding must not put the value outside of its own interval.
    return Interval(value, min(value, max(0.0, middle - width)), max(value, min(1.0, middle + width)))
