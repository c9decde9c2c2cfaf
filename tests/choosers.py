"""Who plays in the tests: seeded choosers that walk from legal step to legal step, without listing every line."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from boxship.notation.legal_lines import is_complete, line_of
from boxship.rules import layout, steps
from boxship.rules.apply import apply
from boxship.rules.counts import on_ship
from boxship.rules.legal import legal
from boxship.rules.turn import is_due

if TYPE_CHECKING:
    from random import Random

    from boxship.notation.lines import Line
    from boxship.rules.layout import State


class Taken(NamedTuple):
    """A line found by walking: who, what, by which steps, and the game after it."""

    seat: int
    line: Line
    steps: tuple[int, ...]
    after: State


def due_seats(g: State) -> list[int]:
    return [p for p in range(g.players) if is_due(g, p)]


def legal_steps(g: State, seat: int) -> list[int]:
    buffer = [0] * steps.STEPS
    return buffer[: legal(g, seat, buffer)]


def any_line(g: State, r: Random) -> Taken:
    """A line of a seat that has to decide, every step as likely as every other."""
    return _walk(g, r.choice(due_seats(g)), r, eager=False)


def eager_line(g: State, r: Random) -> Taken:
    """A line of somebody who wants the game to end: builds, produces, buys, ships and bids."""
    return _walk(g, r.choice(due_seats(g)), r, eager=True)


def _walk(g: State, seat: int, r: Random, *, eager: bool) -> Taken:
    now = g.copy()
    taken: list[int] = []
    while not taken or not is_complete(g, seat, now):
        possible = legal_steps(now, seat)
        weights = [_appetite(now, seat, step) for step in possible] if eager else None
        (step,) = r.choices(possible, weights)
        apply(now, seat, step)
        taken.append(step)
    return Taken(seat, line_of(g, seat, taken, now), tuple(taken), now)


def _appetite(g: State, seat: int, step: int) -> float:
    """How much an eager player wants this step."""
    if g.phase == layout.BID and step >= steps.HEAP:
        worth = 4 * on_ship(g, g.turn)
        return 1.0 if g.amount[seat] + step - steps.AMOUNT <= worth else 0.01
    if steps.MACHINE <= step < steps.BUY:
        return 1.0 if g.cash[seat] > 15 else 0.1
    if steps.BUY <= step < steps.SAIL:
        return 8.0
    if steps.SAIL <= step < steps.ACCEPT:
        harbour = g.harbour[(seat + 1 + step - steps.SAIL) % g.players]
        return 4.0 if any(map(any, harbour)) and on_ship(g, seat) < 4 else 0.1
    return {
        steps.LOAN_STEP: 0.2 if g.cash[seat] < 4 else 0.02,
        steps.REPAY: 0.3,
        steps.END: 0.02,
        steps.REPRICE: 0.1,
        steps.PRODUCE: 20.0,
        steps.LOAD: 3.0,
        steps.SAIL_SEA: 3.0,
        steps.SAIL_ISLAND: 4.0 * max(0, on_ship(g, seat) - 1),
        steps.SAIL_BANK: 4.0 if any(g.dock[seat]) else 0.1,
        steps.DONE: 0.4,
        steps.DECLINE: 0.3,
    }.get(step, 1.0)
