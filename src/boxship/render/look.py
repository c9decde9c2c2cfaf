"""Look: what a picture needs besides the position: the fixed facts of the ruleset, the names, and who looks."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field

from boxship.catalogue import ENGLISH, Catalogue, catalogue

LETTERS: Mapping[str, str] = {
    "black": "K",
    "white": "W",
    "brown": "N",
    "tan": "T",
    "orange": "O",
    "grey": "G",
    "yellow": "Y",
    "purple": "P",
}
"""One letter per colour. Black is K and brown is N, because B would be either."""


@dataclass(frozen=True, kw_only=True)
class Look:
    """The facts that stay the same during a game, so that a position need not repeat them.

    `colours` are the five words of the ruleset; the index of a word decides its mark, so a Jumbo colour wears the
    mark of the 2007 colour it replaces. The first of `machine_spaces` and of `warehouse_spaces` is 0, which means free.
    `card_values` gives for each card (named by its $10 colour) the worth of the colours in order, with 5 for its
    $5/$10 colour; `double` names that colour. `seat` is the player who looks, or None for an onlooker;
    `language` is theirs, and only what is written as text knows another than English.
    """

    colours: tuple[str, ...]
    factory_prices: tuple[int, ...]
    harbour_prices: tuple[int, ...]
    machine_spaces: tuple[int, ...]
    warehouse_spaces: tuple[int, ...]
    containers: int
    rules: str
    card_values: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    double: Mapping[str, str] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)
    seat: str | None = None
    language: str = ENGLISH

    @property
    def texts(self) -> Catalogue:
        """The words of the language."""
        return catalogue(self.language)

    def name(self, seat: str, longest: int = 40) -> str:
        """The name to show for a seat, one printable line of at most `longest` characters.

        A name comes from outside, so whatever could move a cursor or break a document is dropped here, once.
        """
        given = "".join(c if c.isprintable() else " " for c in self.names.get(seat, ""))
        name = " ".join(unicodedata.normalize("NFC", given).split()) or self.texts.text(f"seat-{seat}")
        return name if len(name) <= longest else name[: longest - 1].rstrip() + "…"

    def worth(self, card: str) -> list[tuple[str, str]]:
        """The colours by what the card says they are worth, dearest first, each with its worth in words.

        The $5/$10 colour comes second, as on the printed card, and reads "$5/10".
        """
        values = dict(zip(self.colours, self.card_values.get(card, ()), strict=False))
        double = self.double.get(card)
        order = sorted(values, key=lambda colour: (-values[colour] if colour != double else -9, colour))
        return [(colour, "$5/10" if colour == double else money(values[colour])) for colour in order]


def money(amount: int) -> str:
    """An amount with its sign in front of the dollar: $7, −$4."""
    return f"${amount}" if amount >= 0 else f"−${-amount}"
