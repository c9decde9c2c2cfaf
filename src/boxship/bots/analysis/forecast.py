"""What lines lead to: each is played to the end of the game, all in the same worlds and with the same luck.

Every number comes with its error, half the width of its 95 % interval. The error says how far the number may be from
the mean over all worlds when everybody goes on as a trader; that people go on otherwise is not in it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import islice
from statistics import fmean, stdev
from typing import TYPE_CHECKING, NamedTuple

from boxship.bots.analysis.intervals import Z, quantile, wilson
from boxship.bots.captain.beliefs import ROWS, Beliefs, resealed
from boxship.bots.captain.rollouts import ALL_ROUNDS, play_on, played_on
from boxship.bots.captain.search import World, utility, worlds
from boxship.crowds.compile import can_compile
from boxship.rules.chance import WORDS
from boxship.rules.layout import SEATS
from boxship.rules.steps import STEPS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boxship.bots.cash_ledger import Ledger
    from boxship.game import View
    from boxship.rules.layout import State


class Estimate(NamedTuple):
    """A number and its error: half the width of the 95 % interval."""

    mean: float
    error: float


@dataclass(frozen=True, slots=True)
class Advised:
    """A line with what it leads to: the own money at the end, in dollars, and the chance to win, from 0 to 1."""

    line: str
    money: Estimate
    win: Estimate


@dataclass(eq=False)
class Ends:
    """How the playouts of one line ended for its seat, world by world; a shared victory counts in part."""

    money: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    utility: list[float] = field(default_factory=list)

    def add(self, totals: Sequence[int], winners: Sequence[int], seat: int) -> None:
        """One more end."""
        others = [float(total) for q, total in enumerate(totals) if q != seat]
        self.money.append(float(totals[seat]))
        self.wins.append(winners[seat] / sum(winners))
        self.utility.append(utility(float(totals[seat]), others))

    def advised(self, line: str) -> Advised:
        """The line with these ends as estimates."""
        return Advised(line, average(self.money), share(self.wins))


class Decision:
    """A decision as its seat knows it: the table with counted money, and what may be behind the cards."""

    def __init__(self, view: View, ledger: Ledger) -> None:
        self.seat = view.seat
        self.world = resealed(ledger.world(view), view.seat)
        self._beliefs = Beliefs(view.seat, self.world, ledger.auctions(view))

    def worlds(self, count: int, seed: int) -> list[World]:
        """So many worlds; another seed gives others."""
        return worlds(self._beliefs, self.seat, self.world.players, count, seed)

    def ends(self, afters: Sequence[State], some: Sequence[World]) -> list[Ends]:
        """Each of these positions played to the end in each of these worlds."""
        played = iter(_compiled(afters, some) if can_compile() else _plain(afters, some))
        found = []
        for after in afters:
            ends = Ends()
            for totals, winners in islice(played, len(some)):
                ends.add(totals[: after.players], winners[: after.players], self.seat)
            found.append(ends)
        return found


Result = tuple[list[int], list[int]]
"""Everybody's total, and who has won."""


def _compiled(afters: Sequence[State], some: Sequence[World]) -> list[Result]:
    """How games end: position by position, world by world."""
    import numpy as np

    from boxship.crowds.arrays import new_games, put_state

    starts = new_games(len(afters))
    for i, after in enumerate(afters):
        put_state(starts, i, after)
    games = np.repeat(starts, len(some))
    games["card"][:, : afters[0].players] = np.tile(np.array([world.cards for world in some]), (len(afters), 1))
    rows = np.tile(np.array([world.rows for world in some]), (len(afters), 1))
    streams = np.tile(np.array([world.stream for world in some]), len(afters))
    played_on(games, np.array(ROWS), rows, streams, ALL_ROUNDS)
    return list(zip(games["total"].tolist(), games["winner"].tolist(), strict=True))


def _plain(afters: Sequence[State], some: Sequence[World]) -> list[Result]:
    """The same without a compiler."""
    games = []
    for after in afters:
        for world in some:
            g = after.copy()
            g.card[: g.players] = world.cards
            games.append(g)
    rows = [world.rows for _ in afters for world in some]
    streams = [world.stream for _ in afters for world in some]
    play_on(games, ROWS, rows, streams, [0] * WORDS, [0] * STEPS, ALL_ROUNDS, [[0] * SEATS for _ in games])
    return [(g.total, g.winner) for g in games]


def average(values: Sequence[float]) -> Estimate:
    """The mean of some values, by Student's distribution."""
    if len(values) < 2:
        return Estimate(fmean(values), float("inf"))
    return Estimate(fmean(values), quantile(len(values) - 1) * stdev(values) / len(values) ** 0.5)


def share(values: Sequence[float]) -> Estimate:
    """The mean of values from 0 to 1; the error reaches to the farther end of Wilson's interval, so it is never 0."""
    found = wilson(fmean(values), len(values))
    return Estimate(found.value, max(found.value - found.low, found.high - found.value))


def share_gap(values: Sequence[float], others: Sequence[float]) -> Estimate:
    """By how much the first mean of shares is larger, in the same worlds.

    The error is that of Agresti and Min for paired shares: half a world more for either side, so it is never 0.
    """
    gaps = [value - other for value, other in zip(values, others, strict=True)]
    count, total = len(gaps) + 2, sum(gaps)
    spread = sum(gap * gap for gap in gaps) + 1 - total**2 / count
    return Estimate(fmean(gaps), Z * spread**0.5 / count)


def gap(values: Sequence[float], others: Sequence[float]) -> Estimate:
    """By how much the first mean is larger, in the same worlds."""
    return average([value - other for value, other in zip(values, others, strict=True)])
