"""How lines begin: every first step of the engine, with the kind of line it begins and the target it names.

The page's tiles, the terminal's menu and the protocol's description of what is legal all begin here, so a kind of line
is bound to its steps in one place.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from boxship.game import View
from boxship.notation.legal_lines import line_of
from boxship.notation.line_text import write
from boxship.notation.lines import SINGLE_WORDS
from boxship.notation.write_position import space_word
from boxship.rules import layout, steps
from boxship.rules.counts import others_of
from boxship.rules.layout import BROKERS, COLOURS
from boxship.rules.legal import legal_steps
from boxship.rules.rulesets import SEAT_NAMES
from boxship.table.vocabulary import LineKind

KINDS: Final[Mapping[int, tuple[LineKind, ...]]] = {
    layout.INTEREST: ("loan", "default"),
    layout.BUILDING: ("building",),
    layout.SEIZE: ("seize",),
    layout.SALE: ("sell", "keep", "loan", "repay"),
    layout.ACT: (
        "produce", "buy", "reprice", "sail", "load", "machine", "warehouse", "call", "raise", "loan", "repay", "end",
    ),
    layout.BID: ("bid", "loan"),
    layout.DECIDE: ("accept", "decline", "loan"),
    layout.RETURN: ("return",),
}  # fmt: skip
"""The kinds of each phase, in the order in which they are shown."""

_BANK_KINDS: Final = ("call", "raise")
"""Only with the Investment Bank."""

_SINGLE: Final[Mapping[str, int]] = {
    **SINGLE_WORDS,
    "produce": steps.PRODUCE,
    "reprice": steps.REPRICE,
    "load": steps.LOAD,
    "raise": steps.RAISE,
}
"""The one step with which a kind begins that names no target."""

_ANSWERS: Final[Mapping[LineKind, range]] = {
    "bid": range(steps.HEAP, steps.STEPS),
    "sell": range(steps.TAKE_FACTORY, steps.PRICE),
    "return": range(steps.PRICE, steps.HEAP),
}
"""Kinds that begin with any of these steps, each in a phase of its own."""


class Opening(NamedTuple):
    """A first step of a line."""

    step: int
    target: str | None = None
    """What the step names, as it stands in the line: ``red``, ``sea``, ``orange``, ``2 containers``, ``island tan``."""
    number: int = 0
    """The same as the engine counts: a colour, a seat, a place of ships, a broker's space."""


class Openings:
    """The first steps of a seat's lines over one view: those of every kind, and which of them are possible now."""

    def __init__(self, view: View) -> None:
        self._g = view.state
        self._p = view.seat
        self._colours = view.rules.colours
        self.possible = legal_steps(self._g, self._p)

    @property
    def kinds(self) -> list[LineKind]:
        """The kinds of line that could be wanted now; none while nothing is asked of the seat."""
        if not self.possible:
            return []
        return [kind for kind in KINDS[self._g.phase] if self._g.investment_bank or kind not in _BANK_KINDS]

    def of(self, kind: LineKind) -> list[Opening]:  # noqa: PLR0911  # one kind of line, one branch
        """Every way to begin a line of a kind, in the order in which targets are shown, possible or not."""
        others = list(enumerate(others_of(self._g, self._p)))
        match kind:
            case "machine":
                return [Opening(steps.MACHINE + c, self._colours[c], c) for c in range(COLOURS)]
            case "buy":
                return [Opening(steps.BUY + left, SEAT_NAMES[q], q) for left, q in others]
            case "accept":
                return [Opening(steps.ACCEPT + left, SEAT_NAMES[q], q) for left, q in others]
            case "sail":
                bank = [Opening(steps.SAIL_BANK, "bank", layout.BANK)] if self._g.investment_bank else []
                return [
                    Opening(steps.SAIL_SEA, "sea", layout.SEA),
                    Opening(steps.SAIL_ISLAND, "island", layout.ISLAND),
                    *bank,
                    *(Opening(steps.SAIL + left, SEAT_NAMES[q], q) for left, q in others),
                ]
            case "call":
                return [Opening(steps.CALL + space, space_word(space), space) for space in range(2 * BROKERS)]
            case "building":
                return [Opening(steps.PICK_MACHINE, "machine"), Opening(steps.PICK_WAREHOUSE, "warehouse")]
            case "seize":
                seizing = self._g.phase == layout.SEIZE
                return [Opening(step, self._said(step)) for step in sorted(self.possible)] if seizing else []
            case "bid" | "sell" | "return":
                return [Opening(step) for step in self.possible if step in _ANSWERS[kind]]
            case _:
                return [Opening(_SINGLE[kind])]

    def possible_of(self, kind: LineKind) -> list[Opening]:
        """Every way to begin a line of a kind now."""
        return [opening for opening in self.of(kind) if opening.step in self.possible]

    def _said(self, step: int) -> str:
        """What follows the first word of a line that is one step."""
        return write(line_of(self._g, self._p, [step], self._g), self._colours).partition(" ")[2]
