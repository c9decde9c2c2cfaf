"""A bot at a table: a view in, a line out. Its style says how high it bids."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from boxship.bots.thumb import cargo_worth, choose, offered, say
from boxship.notation.choices import is_complete, line_of
from boxship.notation.lines import write
from boxship.rules.apply import apply
from boxship.rules.auction import purse
from boxship.rules.chance import WORDS, below, seed_words
from boxship.rules.layout import BID
from boxship.rules.legal import legal
from boxship.rules.steps import LOAN_STEP, STEPS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from boxship.game import View
    from boxship.rules.layout import State


@dataclass(frozen=True)
class Style:
    """How a bot bids that departs from the plain rule of thumb."""

    bids: range
    """A first bid, in per cent of what the cargo is worth to it."""
    extra: int
    """An additional bid after a tie is less than this."""


STYLES: Final[Mapping[str, Style | None]] = {
    "steady": None,
    "bold": Style(bids=range(42, 61), extra=8),
    "thrifty": Style(bids=range(24, 38), extra=2),
}
"""The named styles; steady is the plain rule of thumb."""


class RuleOfThumb:
    """The rule of thumb as a player, plain or with a style; the same seed and the same views give the same lines."""

    name = "rule of thumb"

    def __init__(self, seed: int = 0, style: Style | None = None) -> None:
        self._words = [0] * WORDS
        self._style = style
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
            taken.append(self._step(now, seat, options[:count]))
            apply(now, seat, taken[-1])
        return write(line_of(before, seat, taken, now), view.rules.colours)

    def _step(self, v: State, p: int, options: list[int]) -> int:
        """One of the legal steps."""
        style = self._style
        if style is not None and v.phase == BID:
            return self._bid(v, p, options, style)
        return choose(v, p, options, len(options), self._words)

    def _bid(self, v: State, p: int, options: list[int], style: Style) -> int:
        """The next step of a bid, or a loan for it."""
        if v.bidding == 1:
            share = style.bids[below(self._words, len(style.bids))]
            wanted = cargo_worth(v, p, v.turn) * share // 100
        else:
            wanted = below(self._words, style.extra)
        if purse(v, p) * 2 < wanted and v.loans[p] == 0 and offered(options, len(options), LOAN_STEP):
            return LOAN_STEP
        return say(options, len(options), v.amount[p], min(wanted, purse(v, p)))


def styled(style: str, seed: int) -> RuleOfThumb:
    """A bot of a named style."""
    return RuleOfThumb(seed, STYLES[style])
