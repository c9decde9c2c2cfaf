"""From a line to the draft that makes it, as a page would have sent it. The other way round is ``draft_to_line``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

from boxship.game import View
from boxship.notation import lines
from boxship.notation.legal_lines import store_of
from boxship.notation.line_text import write, write_container, write_laid
from boxship.notation.lines import Colours, Line, Store
from boxship.notation.write_position import space_word
from boxship.rules.layout import FACTORY
from boxship.rules.rulesets import SEAT_NAMES
from boxship.table.shapes import Draft
from boxship.table.vocabulary import LineKind


def draft_of(view: View, line: Line) -> Draft:  # noqa: PLR0911  # one kind of line, one branch
    """The draft of a line that the seat of this view could play."""
    colours = view.rules.colours
    word, _, rest = write(line, colours).partition(" ")
    kind = cast("LineKind", word)
    match line:
        case lines.Produce(store):
            return Draft(kind=kind, goods=_made(view, store), store=_priced(store, colours))
        case lines.Reprice(store):
            return Draft(kind=kind, store=_priced(store, colours))
        case lines.Buy(seller, goods, store):
            bought = _priced(goods, colours)
            return Draft(kind=kind, target=SEAT_NAMES[seller], goods=bought, store=_priced(store, colours))
        case lines.Sail(where, goods, dock):
            return Draft(kind=kind, target=where, goods=[*_priced(goods, colours), *_named(dock, colours)])
        case lines.Load(goods, dock):
            return Draft(kind=kind, goods=[*_priced(goods, colours), *_named(dock, colours)])
        case lines.Sell(sold):
            return Draft(kind=kind, goods=_priced([sold], colours))
        case lines.Bid(amount):
            return Draft(kind=kind, amount=amount)
        case lines.Call(broker, space, offered, amount):
            return Draft(kind=kind, target=space_word(2 * broker + space), goods=_laid(offered, colours), amount=amount)
        case lines.Raise(offered, amount):
            return Draft(kind=kind, goods=_laid(offered, colours), amount=amount)
        case lines.Return(back):
            return Draft(kind=kind, store=_laid(back, colours))
        case _:
            return Draft(kind=kind, target=rest or None)


def _made(view: View, store: Store) -> list[str]:
    """The colours that a production adds to the factory store."""
    now = Counter(goods.colour for goods in store_of(view.state, view.seat, FACTORY))
    then = Counter(goods.colour for goods in store)
    return _named(sorted((then - now).elements()), view.rules.colours)


def _named(numbers: Sequence[int], colours: Colours) -> list[str]:
    return [colours[number] for number in numbers]


def _priced(store: Sequence[lines.Priced], colours: Colours) -> list[str]:
    return [write_container(colour, price, colours) for colour, price in store]


def _laid(goods: Sequence[lines.Laid], colours: Colours) -> list[str]:
    return [write_laid(laid, colours) for laid in goods]
