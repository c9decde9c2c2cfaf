"""Forecasts: what lines lead to, each played to the end of the game, in the same worlds with the same luck.

Every number comes with its margin, half the width of its 95 % interval. The margin says how far the number may be from
the mean over all worlds when everybody goes on as a trader; that people go on otherwise is not in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean, stdev
from typing import NamedTuple

from boxship.bots.analysis.intervals import Z, quantile, wilson
from boxship.bots.analysis.why import Why
from boxship.bots.captain.beliefs import Beliefs
from boxship.bots.captain.rollouts import ALL_ROUNDS, End, Positions
from boxship.bots.captain.search import utility
from boxship.bots.captain.worlds import World, resealed, worlds
from boxship.bots.cash_ledger import Ledger
from boxship.game import View
from boxship.rules.layout import State


class Forecast(NamedTuple):
    """A number and its margin: half the width of the 95 % interval."""

    mean: float
    margin: float


@dataclass(frozen=True, slots=True)
class AdvisedLine:
    """A line with what it leads to: the own money at the end, in dollars, and the chance to win, from 0 to 1."""

    line: str
    money: Forecast
    win: Forecast
    why: Why | None = None
    """Why it may be good; None where nobody asked."""


@dataclass(eq=False)
class RolloutResults:
    """How the rollouts of one line ended for its seat, world by world; a shared victory counts in part."""

    money: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    utility: list[float] = field(default_factory=list)

    def add(self, end: End, seat: int) -> None:
        """One more end of a game."""
        self.money.append(end.reached[seat] / 10)
        self.wins.append(end.winners[seat] / sum(end.winners))
        self.utility.append(utility(end, seat))

    def advised(self, line: str, why: Why | None = None) -> AdvisedLine:
        """The line with the forecasts that these results make."""
        return AdvisedLine(line, average(self.money), share(self.wins), why)


class Decision:
    """A decision as its seat knows it: the table with counted money, and what may be behind the cards."""

    def __init__(self, view: View, ledger: Ledger) -> None:
        self.seat = view.seat
        self.world = resealed(ledger.world(view), view.seat)
        self._beliefs = Beliefs(view.seat, self.world, ledger.auctions(view))

    def worlds(self, count: int, seed: int) -> list[World]:
        """So many worlds; another seed gives others."""
        return worlds(self._beliefs, self.seat, self.world.players, count, seed)

    def results(self, afters: Sequence[State], some: Sequence[World]) -> list[RolloutResults]:
        """Each of these positions played to the end in each of these worlds."""
        found = []
        for ends in Positions(afters).play_in_worlds(range(len(afters)), some, ALL_ROUNDS):
            results = RolloutResults()
            for end in ends:
                results.add(end, self.seat)
            found.append(results)
        return found


def average(values: Sequence[float]) -> Forecast:
    """The mean of some values, by Student's distribution."""
    if len(values) < 2:
        return Forecast(fmean(values), float("inf"))
    return Forecast(fmean(values), quantile(len(values) - 1) * stdev(values) / len(values) ** 0.5)


def share(values: Sequence[float]) -> Forecast:
    """The mean of values from 0 to 1; the margin reaches to the farther end of Wilson's interval, so it is never 0."""
    found = wilson(fmean(values), len(values))
    return Forecast(found.value, max(found.value - found.low, found.high - found.value))


def share_gap(values: Sequence[float], others: Sequence[float]) -> Forecast:
    """By how much the first mean of shares is larger, in the same worlds.

    The margin is that of Agresti and Min for paired shares: half a world more for either side, so it is never 0.
    """
    gaps = [value - other for value, other in zip(values, others, strict=True)]
    count, total = len(gaps) + 2, sum(gaps)
    spread = sum(gap * gap for gap in gaps) + 1 - total**2 / count
    return Forecast(fmean(gaps), Z * spread**0.5 / count)


def gap(values: Sequence[float], others: Sequence[float]) -> Forecast:
    """By how much the first mean is larger, in the same worlds."""
    return average([value - other for value, other in zip(values, others, strict=True)])
