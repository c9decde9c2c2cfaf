"""Sailing and loading (R5, R9.7)."""

from __future__ import annotations

from boxship.rules.compiled import rule
from boxship.rules.counts import on_dock, ship_room, take_from_store
from boxship.rules.layout import BANK, COLOURS, HARBOUR, LOADING, SLOTS, State


@rule
def cheapest_in_harbour(g: State, p: int) -> int:
    """The lowest price in a harbour store, or -1 when it is empty."""
    if g.in_harbour[p] == 0:
        return -1
    for s in range(g.harbour_slots):
        for c in range(COLOURS):
            if g.harbour[p][c][s] > 0:
                return int(g.harbour_price[s])
    return -1


@rule
def can_load(g: State, p: int) -> bool:
    """Whether at least one container could go onto the ship where it lies now."""
    if ship_room(g, p) == 0:
        return False
    where = int(g.at[p])
    if where < g.players:
        price = cheapest_in_harbour(g, where)
        return price >= 0 and price <= g.cash[p]
    return where == BANK and on_dock(g, p) > 0


@rule
def start_loading(g: State, p: int, least: int) -> None:
    """Open the hold: choose containers of this harbour store, or of the own dock at the bank."""
    g.seller = g.at[p]
    g.least = least
    g.taken = 0
    g.floor = 0
    g.phase = LOADING


@rule
def buy_from_harbour(g: State, p: int, place: int) -> None:
    """Pay the posted price and load one container."""
    colour, slot = place // SLOTS, place % SLOTS
    seller = int(g.seller)
    price = int(g.harbour_price[slot])
    take_from_store(g, seller, HARBOUR, colour, slot)
    g.cash[p] -= price
    g.cash[seller] += price
    g.ship[p][colour] += 1
    g.taken += 1
    g.floor = place


@rule
def load_from_dock(g: State, p: int, colour: int) -> None:
    """Load one container from the own dock, free."""
    g.dock[p][colour] -= 1
    g.ship[p][colour] += 1
    g.taken += 1
    g.floor = colour
