"""Prices of a game: what was asked for each colour as it went on, and what was paid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from boxship.notation.lines import Colours
from boxship.rules.counts import prices_of, shelves_of
from boxship.rules.layout import COLOURS, FACTORY, HARBOUR, State
from boxship.table.shapes import Fact
from boxship.table.story_shapes import AskedPrices, Trade

_DIGITS: Final = 2
_STORES: Final[dict[str, Literal["factory", "harbour"]]] = {
    "buy": "factory",
    "load": "harbour",
    "sail-load": "harbour",
}
"""From which kind of store containers come in a fact."""


def asked_prices(g: State, colours: Colours) -> dict[str, AskedPrices]:
    """The mean price of each colour over all stores on a table."""
    return {colours[c]: AskedPrices(factory=_mean(g, FACTORY, c), harbour=_mean(g, HARBOUR, c)) for c in range(COLOURS)}


def _mean(g: State, store: int, colour: int) -> float | None:
    """What is asked for a colour in the stores of a kind, on average; None where nobody offers it."""
    prices = prices_of(g, store)
    counts = [sum(shelves_of(g, p, store)[colour][slot] for p in range(g.players)) for slot in range(len(prices))]
    offered = sum(counts)
    if not offered:
        return None
    return round(sum(price * count for price, count in zip(prices, counts, strict=True)) / offered, _DIGITS)


def trades(facts: Sequence[Fact], round_number: int) -> list[Trade]:
    """What was bought from other players in these facts, container by container."""
    return [
        Trade(
            round=round_number,
            buyer=fact.seat or "",
            seller=fact.other or "",
            store=_STORES[fact.key],
            colour=container.colour,
            price=container.price or 0,
        )
        for fact in facts
        if fact.key in _STORES
        for container in fact.goods
    ]
