"""From single steps to a whole line: a chooser is asked until the line is complete."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from boxship.notation.legal_lines import is_complete, line_of
from boxship.notation.line_text import write
from boxship.rules.apply import apply
from boxship.rules.layout import State
from boxship.rules.legal import legal
from boxship.rules.steps import STEPS

if TYPE_CHECKING:
    from boxship.game import View

Chooser = Callable[[State, list[int], int], int]
"""Takes a state, a list that begins with the legal steps, and their number; answers with one of them."""


def composed(view: View, start: State, choose: Chooser) -> str:
    """The line that a chooser makes for the seat of this view; ``start`` is the view's state or a world made of it."""
    return written(view, *completed(view.state, view.seat, (), start, choose))


def completed(
    before: State, seat: int, taken: Sequence[int], now: State, choose: Chooser
) -> tuple[tuple[int, ...], State]:
    """All steps of a line, and the state after them; ``now`` is where the steps taken so far led from ``before``."""
    now, steps = now.copy(), list(taken)
    options = [0] * STEPS
    while not steps or not is_complete(before, seat, now):
        count = legal(now, seat, options)
        if count == 0:
            raise ValueError("this seat has nothing to decide now")
        steps.append(choose(now, options, count))
        apply(now, seat, steps[-1])
    return tuple(steps), now


def written(view: View, taken: Sequence[int], after: State) -> str:
    """The steps of a whole line by the seat of this view as text."""
    return write(line_of(view.state, view.seat, taken, after), view.rules.colours)


def stepped(g: State, seat: int, taken: Iterable[int]) -> State:
    """The state after some steps; the one before them stays as it is."""
    now = g.copy()
    for step in taken:
        apply(now, seat, step)
    return now
