"""The rule of thumb at a table: a view in, a line out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boxship.bots.composing import composed
from boxship.bots.thumb import choose
from boxship.rules.chance import WORDS, seed_words

if TYPE_CHECKING:
    from boxship.game import View
    from boxship.rules.layout import State


class RuleOfThumb:
    """The rule of thumb as a player; the same seed and the same views give the same lines."""

    name = "rule of thumb"
    """What it is called in tables of results."""

    def __init__(self, seed: int = 0) -> None:
        self._words = [0] * WORDS
        seed_words(self._words, seed, 1)

    def line(self, view: View) -> str:
        """The line for a seat that has to decide."""

        def step(now: State, options: list[int], count: int) -> int:
            return choose(now, view.seat, options, count, self._words)

        return composed(view, view.state, step)
