"""A refusal of the game as a message: why something can't be done, for any language."""

from __future__ import annotations

from boxship.game import View
from boxship.notation.lines import Line
from boxship.notation.play_line import played
from boxship.notation.refusals import Refusal
from boxship.table.shapes import Reason


def reason_of(refusal: Refusal) -> Reason:
    """The code of a refusal, its values, and its English sentence without what would be legal instead."""
    return Reason(
        code=refusal.code,
        values={name: value if isinstance(value, int | str) else list(value) for name, value in refusal.values.items()},
        sentence=refusal.sentence,
    )


def refused(view: View, line: Line) -> Reason | None:
    """Why the seat can't play a line now; None if it can."""
    try:
        played(view.state, view.seat, line, view.rules.colours)
    except Refusal as refusal:
        return reason_of(refusal)
    return None
