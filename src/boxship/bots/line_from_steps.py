"""From single steps to a whole line: a chooser is asked until the line is complete."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from boxship.notation.legal_lines import is_complete, line_of
from boxship.notation.lines import write
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
    seat = view.seat
    now = start.copy()
    options = [0] * STEPS
    taken: list[int] = []
    while not taken or not is_complete(view.state, seat, now):
        count = legal(now, seat, options)
        if count == 0:
            raise ValueError("this seat has nothing to decide now")
        taken.append(choose(now, options, count))
        apply(now, seat, taken[-1])
    return write(line_of(view.state, seat, taken, now), view.rules.colours)
