"""The turning points of a finished game: the decisions that gave away most of the expected result.

Every decision is judged from what its seat knew then, so nobody is blamed for what they could not know. There are three
looks, each in worlds that the ones before have not seen. The first, a short search, looks for a better line at every
decision. The second plays the most suspicious ones to the end of the game. The third does so at length with the few
that remain, and only what it says is told: among hundreds of decisions the largest loss of one look is mostly luck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from boxship.bots.analysis.comparing import LINE_ROLLOUTS, Comparison, compare
from boxship.bots.analysis.forecast import AdvisedLine, Forecast, gap, share_gap
from boxship.bots.captain.player import affordable
from boxship.bots.cash_ledger import Ledger
from boxship.crowds.compile import can_compile
from boxship.game import Game
from boxship.notation.line_text import write
from boxship.notation.records import Record
from boxship.rules.rulesets import SEAT_NAMES

SUSPECTS = 24
"""Decisions that get a second look."""
FINALISTS = 2
"""Decisions that get a third look, for each one that may be told."""
LONGER = 8
"""So many times the rollouts in the third look."""
CLEAR = 1.5
"""A loss is told if it is so many times its margin."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A decision that gave away part of the expected result."""

    number: int
    """Which decision of the record, from 1."""
    seat: str
    played: AdvisedLine
    better: AdvisedLine
    loss: Forecast
    """The own expected money at the end that was given away, in dollars."""
    win_loss: Forecast
    """The chance to win that was given away."""


@dataclass(frozen=True)
class _Suspect:
    """A decision with a line that looks better than the one played."""

    number: int
    compared: Comparison

    @property
    def turn(self) -> tuple[int, int, int]:
        """Who decided, in whose turn."""
        view = self.compared.view
        return view.seat, view.state.round_number, view.state.turn

    def told(self, rollouts: int, look: int) -> TurningPoint:
        """What so many rollouts say."""
        compared = self.compared
        here, there = compared.results(rollouts, look)
        return TurningPoint(
            self.number,
            SEAT_NAMES[compared.view.seat],
            here.advised(compared.line),
            there.advised(compared.better_line, compared.why),
            gap(there.money, here.money),
            share_gap(there.wins, here.wins),
        )


def turning_points(
    record: Record,
    *,
    rollouts: int = LINE_ROLLOUTS,
    most: int = 5,
    seat: str | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> tuple[TurningPoint, ...]:
    """The turning points of a game, the largest loss first; none where no loss is clearly larger than its margin.

    Of all seats, or of one. The record must be one that can be replayed. ``progress`` is told how much of the work is
    done, and how much there is in all.
    """
    budget = affordable(rollouts)
    longer = LONGER if can_compile() else 1
    done, work = 0, len(record.moves) + SUSPECTS + longer * most * FINALISTS

    def worked(amount: int) -> None:
        nonlocal done
        done += amount
        if progress is not None:
            progress(done, work)

    suspects: list[_Suspect] = []
    for suspect in _suspects(record, seat, budget):
        if suspect is not None:
            suspects.append(suspect)
        worked(1)
    suspects = sorted(suspects, key=lambda suspect: -suspect.compared.behind)[:SUSPECTS]
    losses: dict[int, float] = {}
    for suspect in suspects:
        here, there = suspect.compared.results(budget, 1)
        losses[suspect.number] = gap(there.money, here.money).mean
        worked(1)
    points: list[TurningPoint] = []
    finalists = sorted(suspects, key=lambda suspect: -losses[suspect.number])[: most * FINALISTS]
    for suspect in finalists:
        points.append(suspect.told(budget * longer, 2))
        worked(longer)
    worked(work - done)
    return _told(points, {suspect.number: suspect.turn for suspect in finalists})[:most]


def _told(points: list[TurningPoint], turns: dict[int, object]) -> tuple[TurningPoint, ...]:
    """Clear losses of money that were no gain in winning, the largest first, one of each seat in a turn.

    Whoever goes on badly in the same turn has given away the same money at each of its decisions.
    """
    told: dict[object, TurningPoint] = {}
    for point in sorted(points, key=lambda point: -point.loss.mean):
        clear = point.loss.mean > CLEAR * point.loss.margin and point.win_loss.mean > -point.win_loss.margin
        if clear:
            told.setdefault(turns[point.number], point)
    return tuple(told.values())


def _suspects(record: Record, only: str | None, budget: int) -> Iterator[_Suspect | None]:
    """Every decision in turn: a suspect, or None where nothing better was found."""
    game = Game(Record(record.header))
    ledgers = [Ledger() for _ in game.seats]
    for number, (seat, line) in enumerate(record.moves, 1):
        if only in {None, game.seats[seat]}:
            compared = compare(game.view(seat), line, ledgers[seat], budget)
            yield None if compared is None else _Suspect(number, compared)
        else:
            yield None
        game.play(write(line, game.rules.colours), seat)
