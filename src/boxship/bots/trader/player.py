"""The trader and the deckhand at a table: a view in, a line out."""

from __future__ import annotations

from boxship.bots.cash_ledger import Ledger
from boxship.bots.guards import changes_nothing
from boxship.bots.line_from_steps import completed, stepped, written
from boxship.bots.trader import weights
from boxship.bots.trader.choose import choose
from boxship.game import View
from boxship.rules.chance import new_rng
from boxship.rules.layout import State
from boxship.rules.steps import END

SEATS_PER_LINE = 8


def words_for(view: View, seed: int, salt: int = 0) -> list[int]:
    """Random numbers for one decision: the same seed and the same view give the same ones."""
    return new_rng(seed, (salt << 40) + len(view.lines) * SEATS_PER_LINE + view.seat + 1)


class Trader:
    """Plays by a row of weights; the same seed and the same view give the same line."""

    def __init__(self, seed: int = 0, changes: dict[str, int] | None = None) -> None:
        self._seed = seed
        self.row = weights.row(changes or {})
        self._ledger = Ledger()

    def line(self, view: View) -> str:
        """The line for a seat that has to decide."""
        words = words_for(view, self._seed)

        def step(now: State, options: list[int], count: int) -> int:
            return self.step(now, view.seat, options, count, words)

        world = self._ledger.world(view)
        steps, after = completed(view.state, view.seat, (), world, step)
        if changes_nothing(world, view.seat, steps, after):
            steps, after = (END,), stepped(world, view.seat, [END])
        return written(view, steps, after)

    def step(self, now: State, seat: int, options: list[int], count: int, words: list[int]) -> int:
        """One of the legal steps of a seat."""
        return choose(now, seat, options, count, words, self.row)
