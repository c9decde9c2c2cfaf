"""Means and shares with 95 % intervals, where results come in clusters.

The games of one deal are not independent: they share the cards. So the deal is the unit that varies. The estimate is
the ratio of two sums over deals, and its standard error comes from how deals differ from it.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

Z = 1.959964
"""The 97.5 % point of the normal distribution."""

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
