"""Luck and skill apart, as far as that is honest: the same deal played again and again by captains in every seat.

What a seat earns there beyond the average of its table is what the deal gives it: its place in the order of turns, its
card, its first machine. Whatever a player did better or worse than that is their own play, that of the others at their
table, and chance; one game can't tell these three apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from statistics import fmean
from typing import NamedTuple

from boxship.bots.analysis.forecast import Forecast, average, share
from boxship.bots.registry import player
from boxship.game import Game
from boxship.notation.records import Header, Record

CAPTAIN = "captain:1"
"""Who plays: strong, equal in all seats, and quick enough for many games."""
GAMES = 16
"""Games that are played, unless somebody says how many."""
FEWEST = 2
"""One game alone does not show how far off it may be."""


class DealResult(NamedTuple):
    """How a game ended that captains played."""

    totals: Mapping[str, int]
    winners: Sequence[str]


class SeatLuck(NamedTuple):
    """What a deal is worth to a seat among equals."""

    ahead: Forecast
    """Money at the end beyond the average of the table."""
    win: Forecast
    """The chance to win, from 0 to 1; a shared victory counts in part."""


def deal_results(header: Header, numbers: Iterable[int]) -> Iterator[DealResult]:
    """Whole games from one deal with captains in every seat; another number has other captains."""
    for number in numbers:
        game = Game(Record(header))
        captains = {seat: player(CAPTAIN, number * len(game.seats) + p) for p, seat in enumerate(game.seats)}
        while not game.over:
            seat = game.to_act[0]
            game.play(captains[seat].line(game.view(seat)), seat)
        yield DealResult({seat: score.total for seat, score in game.scores().items()}, game.winners)


def luck_of(results: Sequence[DealResult]) -> dict[str, SeatLuck]:
    """What the deal was worth to each seat in these games; nothing by fewer than two, which show no error."""
    if len(results) < FEWEST:
        return {}
    return {
        seat: SeatLuck(
            average([result.totals[seat] - fmean(result.totals.values()) for result in results]),
            share([(seat in result.winners) / len(result.winners) for result in results]),
        )
        for seat in results[0].totals
    }
