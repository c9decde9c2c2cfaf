"""Moments to look at: seeded games of every ruleset, and odd tables."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

from boxship.game import View
from boxship.notation.line_text import write
from boxship.rules.layout import OVER
from boxship.rules.rulesets import Ruleset
from boxship.rules.view import view
from tests.choosers import Taken, any_line, eager_line
from tests.odd_tables import NAMED_RULES, dealt, odd_table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from boxship.rules.layout import State


class Moment(NamedTuple):
    """A state of the whole truth, and the line with which it goes on."""

    rules: Ruleset
    g: State
    taken: Taken

    def seen(self, seat: int) -> View:
        return seen_by(self.rules, self.g, seat)

    def seen_after(self, seat: int) -> View:
        return seen_by(self.rules, self.taken.after, seat)

    @property
    def text(self) -> str:
        return write(self.taken.line, self.rules.colours)


def seen_by(rules: Ruleset, g: State, seat: int) -> View:
    return View(view(g, seat), seat, rules, ())


def moments(rules: str, players: int, seed: int, length: int = 60) -> Iterator[Moment]:
    """A game from the deal on (even seeds) or from an odd table (odd ones), by eager or by random players."""
    ruleset = Ruleset.parse(rules)
    r = Random(seed)
    g = odd_table(ruleset, players, seed).laid_out() if seed % 2 else dealt(ruleset, players, seed)
    choose = any_line if seed % 4 == 3 else eager_line
    for _ in range(length):
        if g.phase == OVER:
            return
        taken = choose(g, r)
        yield Moment(ruleset, g, taken)
        g = taken.after


def many_moments(seeds: Sequence[int], length: int = 60) -> Iterator[Moment]:
    """Moments of every ruleset, with three, four and five players in turn."""
    for i, rules in enumerate(NAMED_RULES):
        for seed in seeds:
            yield from moments(rules, 3 + (i + seed) % 3, seed * 31 + i, length)
