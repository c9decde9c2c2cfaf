"""Results of games that were never played."""

from __future__ import annotations

from boxship.arena.results import DealResult, GameResult
from boxship.arena.timing import Times


def game(
    line_up: tuple[int, ...],
    totals: tuple[int, ...],
    winners: tuple[int, ...] | None = None,
    rotation: int = 0,
    faults: tuple[dict[str, int], ...] | None = None,
) -> GameResult:
    best = max(totals)
    times = [Times() for _ in totals]
    for seat, each in enumerate(times):
        each.add(0.001 * (seat + 1))
    return GameResult(
        rotation=rotation,
        line_up=line_up,
        totals=totals,
        winners=tuple(p for p, total in enumerate(totals) if total == best) if winners is None else winners,
        first=0,
        ended="supply",
        rounds=10,
        times=tuple(times),
        faults=tuple({} for _ in totals) if faults is None else faults,
    )


def deal(number: int, *games: GameResult) -> DealResult:
    return DealResult(number, games)
