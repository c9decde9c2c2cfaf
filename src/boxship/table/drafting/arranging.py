"""A store that is being arranged: what was there keeps its price, what is new gets a sensible one."""

from __future__ import annotations

from collections.abc import Sequence

from boxship.game import View
from boxship.notation.legal_lines import store_of
from boxship.notation.lines import STORES, Priced
from boxship.rules.counts import prices_of
from boxship.rules.layout import COLOURS, State
from boxship.table.shapes import Piece


def arranged(view: View, store: int, added: Sequence[int], said: Sequence[Priced]) -> list[Piece]:
    """The own store with the colours that come into it, on the prices that were said as far as they fit.

    Pieces go colour by colour, old ones first. Within a colour they keep the order in which they were said, so that
    changing the price of one piece does not make it another.
    """
    g, colours = view.state, view.rules.colours
    old = store_of(g, view.seat, store)
    pieces: list[Piece] = []
    for c in range(COLOURS):
        had = [goods.price for goods in old if goods.colour == c]
        count = len(had) + sum(colour == c for colour in added)
        fitting = [goods.price for goods in said if goods.colour == c][:count]
        prices = fitting + had[len(fitting) :]
        prices += [usual_price(g, store, prices)] * (count - len(prices))
        pieces += [
            Piece(colour=colours[c], price=price, new=i >= len(had), store=STORES[store])
            for i, price in enumerate(prices)
        ]
    return pieces


def returned(view: View, store: int, said: Sequence[Priced]) -> list[Piece]:
    """What came back from the Payment Card into one store, on the prices that were said as far as they fit."""
    g, colours = view.state, view.rules.colours
    there = store_of(g, view.seat, store)
    pieces: list[Piece] = []
    for c in range(COLOURS):
        prices = [goods.price for goods in said if goods.colour == c][: g.back[store][c]]
        usual = usual_price(g, store, prices or [goods.price for goods in there if goods.colour == c])
        prices += [usual] * (g.back[store][c] - len(prices))
        pieces += [Piece(colour=colours[c], price=price, new=True, store=STORES[store]) for price in prices]
    return pieces


def usual_price(g: State, store: int, of_its_colour: Sequence[int]) -> int:
    """The price for one more: that of its like, else one in the middle."""
    prices = prices_of(g, store)
    return of_its_colour[-1] if of_its_colour else prices[len(prices) // 2]
