"""Why something can't be done, said to the player who tried it, in their language.

A refusal is a code with values; the catalogue has a sentence for each code (``reason-CODE``). Here the values are put
into words first. The page does the same in ``web/src/lib/reason.ts``.
"""

from __future__ import annotations

from typing import cast

from boxship.catalogue import Catalogue
from boxship.cli.terminal.words import colour_name, goods_words, seat_name
from boxship.notation.refusals import Containers, Refusal, Value

_MONEY = frozenset({"cash", "cost", "least", "most", "price", "prices"})
_SEATS = frozenset({"seat", "due", "seats"})
_COLOURS = frozenset({"colour", "choice"})
_EITHER = frozenset({"prices", "example"})
"""Lists of which one is wanted; the others are wanted whole."""


def reason(refusal: Refusal, texts: Catalogue) -> str:
    """The sentence of a refusal."""
    values = {name: _said(name, value, texts) for name, value in refusal.values.items()}
    if refusal.code == "too_long":
        values["most"] = cast("int", refusal.values["most"])
    elif refusal.code == "bid_least":
        values["count"] = cast("int", refusal.values["least"])
    return texts.text(f"reason-{refusal.code}", values)


def _said(name: str, value: Value, texts: Catalogue) -> int | str:
    if isinstance(value, int | str):
        return _word(name, value, texts)
    goods = [(each.count, each.colour, each.price) for each in value if isinstance(each, Containers)]
    if name == "goods":
        return goods_words(texts, goods) or texts.text("reason-goods-none")
    words = [str(_word(name, each, texts)) for each in value if not isinstance(each, Containers)]
    if name == "known":
        return ", ".join(words)
    return texts.either(words) if name in _EITHER else texts.listed(words)


def _word(name: str, value: int | str, texts: Catalogue) -> int | str:
    """One value; what only selects a wording and what repeats typed words stays as it is."""
    if name in _MONEY:
        return texts.money(int(value))
    if name in _SEATS:
        return seat_name(texts, str(value)) if f"seat-{value}" in texts else value
    if name in _COLOURS:
        return colour_name(texts, str(value))
    if name == "choices":
        if value == "warehouse":
            return texts.text("reason-warehouse")
        return texts.text("reason-machine", {"colour": colour_name(texts, str(value))})
    return value
