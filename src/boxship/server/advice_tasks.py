"""Thinking about a position or a whole game, in a process of its own; the answers are messages for the page.

The server itself never imports the players that search: they load much, and compile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boxship.bots.analysis.why import PLAYED_ON
from boxship.notation.line_text import read
from boxship.notation.records import Record
from boxship.rules.rulesets import SEAT_NAMES
from boxship.server import messages as wire
from boxship.table.drafting.line_to_draft import draft_of
from boxship.table.telling.log import facts_of_line

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from boxship.bots.analysis.forecast import AdvisedLine, Forecast
    from boxship.bots.analysis.why import Why
    from boxship.game import View
    from boxship.rules.layout import State

_DIGITS: Final = 3
_MOST_POINTS: Final = 8
"""So many turning points are looked for: the page tells the reader's own first, and they may be few among these."""


def hint(view: View) -> wire.Hint:
    """Advice for the seat of a view, which has to decide."""
    from boxship.bots.analysis.advice import advise

    advice = advise(view)
    return wire.Hint(
        lines=[
            wire.HintLine(
                line=each.line,
                draft=draft_of(view, read(each.line, view.rules.colours)),
                money=_estimate(each.money),
                win=_estimate(each.win),
                why=_reason(each.why or PLAYED_ON),
            )
            for each in advice.lines
        ],
        cargo=advice.cargo,
        bids=[wire.BidRange(seat=each.seat, low=each.low, middle=each.middle, high=each.high) for each in advice.bids],
        playouts=advice.rollouts,
    )


def turning_points(
    text: str, numbers: Sequence[int], progress: Callable[[int, int], None] | None = None
) -> wire.TurningPoints:
    """The turning points of a record; ``numbers`` are those of the events in which its lines were played.

    ``progress`` is told how much of the work is done, and how much there is in all.
    """
    from boxship.bots.analysis.turning_points import turning_points as found

    record = Record.parse(text)
    states = list(record.states())
    points = [
        wire.TurningPoint(
            number=numbers[point.number - 1],
            round=states[point.number - 1].round_number,
            seat=point.seat,
            played=_deed(states[point.number - 1], point.seat, point.played, record),
            better=_deed(states[point.number - 1], point.seat, point.better, record),
            loss=_estimate(point.loss),
            win_loss=_estimate(point.win_loss),
            why=None if point.better.why is None else _reason(point.better.why),
        )
        for point in found(record, most=_MOST_POINTS, progress=progress)
    ]
    return wire.TurningPoints(ready=True, points=points)


def deal_again(text: str, played: Sequence[wire.DealGame], more: int, games: int) -> wire.DealtAgain:
    """The deal of a record played by captains some more times, and what all these games say of so many wanted."""
    from boxship.bots.analysis.luck import DealResult, deal_results, luck_of

    results = [DealResult(game.totals, game.winners) for game in played]
    results += deal_results(Record.parse(text).header, range(len(played), len(played) + more))
    luck = wire.Luck(
        ready=len(results) >= games,
        played=len(results),
        games=games,
        seats={
            seat: wire.SeatLuck(ahead=_estimate(each.ahead), win=_estimate(each.win))
            for seat, each in luck_of(results).items()
        },
    )
    found = [wire.DealGame(totals=dict(result.totals), winners=list(result.winners)) for result in results]
    return wire.DealtAgain(games=found, luck=luck)


def _deed(g: State, seat: str, advised: AdvisedLine, record: Record) -> wire.Deed:
    colours = record.header.rules.colours
    return wire.Deed(
        line=advised.line,
        facts=facts_of_line(g, SEAT_NAMES.index(seat), read(advised.line, colours), colours),
        money=_estimate(advised.money),
        win=_estimate(advised.win),
    )


def _reason(why: Why) -> wire.HintReason:
    return wire.HintReason(code=why.code, values=dict(why.values))


def _estimate(forecast: Forecast) -> wire.Estimate:
    return wire.Estimate(mean=round(forecast.mean, _DIGITS), margin=round(forecast.margin, _DIGITS))
