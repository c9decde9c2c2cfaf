"""The player that chooses any legal step with the same chance: for tests, and as the weakest yardstick."""

from __future__ import annotations

from boxship.bots.line_from_steps import composed
from boxship.game import View
from boxship.rules.chance import below, new_rng
from boxship.rules.layout import State


class Uniform:
    """Any legal step, each as likely as the others; the same seed and the same views give the same lines."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._words = new_rng(seed, 2)

    def line(self, view: View) -> str:
        """The line for a seat that has to decide."""

        def any_step(_: State, options: list[int], count: int) -> int:
            return options[below(self._words, count)]

        return composed(view, view.state, any_step)
