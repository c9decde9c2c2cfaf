"""The rule of thumb at a table: a view in, a line out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boxship.bots.thumb import choose
from boxship.notation.choices import is_complete, line_of
from boxship.notation.lines import write
from boxship.rules.apply import apply
from boxship.rules.chance import WORDS, seed_words
from boxship.rules.legal import legal
from boxship.rules.steps import STEPS

if TYPE_CHECKING:
    from boxship.game import View


class RuleOfThumb:
    """The rule of thumb as a player; the same seed and the same views give the same lines."""

    name = "rule of thumb"

    def __init__(self, seed: int = 0) -> None:
        self._words = [0] * WORDS
        seed_words(self._words, seed, 1)

    def line(self, view: View) -> str:
        """The line for a seat that has to decide."""
        before, seat = view.state, view.seat
        now = before.copy()
        options = [0] * STEPS
        taken: list[int] = []
        while not taken or not is_complete(before, seat, now):
            count = legal(now, seat, options)
            if count == 0:
                raise ValueError("this seat has nothing to decide now")
            taken.append(choose(now, seat, options, count, self._words))
            apply(now, seat, taken[-1])
        return write(line_of(before, seat, taken, now), view.rules.colours)
