"""New prices as facts: what a player asks now for containers that lay in a store already.

A store may be arranged anew with every production, purchase and repricing (R4.2). Containers of a colour are all alike:
which of them moved is not known, so each price that is gone goes over into the nearest that is new.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from boxship.rules.counts import prices_of, shelves_of
from boxship.rules.layout import COLOURS, FACTORY, HARBOUR, State
from boxship.table.shapes import Container, Fact
from boxship.table.telling.decision_facts import Change


def price_changes(change: Change) -> list[Fact]:
    """The prices that a decision changed in the stores of whoever made it, by store, colour and price."""
    return [
        Fact(
            key="price-lower" if now < was else "price-raise",
            seat=change.name,
            goods=[Container(change.colours[colour])] * len(list(alike)),
            was=was,
            amount=now,
            place="factory" if store == FACTORY else "harbour",
        )
        for store in (FACTORY, HARBOUR)
        for colour in range(COLOURS)
        for (was, now), alike in groupby(_moved(change, store, colour))
    ]


def _moved(change: Change, store: int, colour: int) -> list[tuple[int, int]]:
    """Old and new price of each container of a colour that lies on another one now."""
    before = list(_asked(change.before, change.seat, store, colour))
    new = list(_asked(change.after, change.seat, store, colour))
    gone = []
    for price in before:
        if price in new:
            new.remove(price)
        else:
            gone.append(price)
    moved = []
    for was in gone[: len(new)]:
        now = min(new, key=lambda price: abs(price - was))
        new.remove(now)
        moved.append((was, now))
    return sorted(moved)


def _asked(g: State, seat: int, store: int, colour: int) -> Iterator[int]:
    """The price of every container of a colour in a store."""
    for price, count in zip(prices_of(g, store), shelves_of(g, seat, store)[colour], strict=False):
        yield from [price] * count
