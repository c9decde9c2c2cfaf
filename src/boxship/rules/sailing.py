"""Sailing and loading (R5, R9.7)."""

from __future__ import annotations

from boxship.rules.counts import on_dock, ship_room, take_from_store
from boxship.rules.layout import BANK, COLOURS, HARBOUR, LOADING, SLOTS, State
from boxship.rules.marks import rule


@rule
def sells_from_harbour(g: State, p: int, cash: int) -> bool:
    """Whether a harbour store has a container at a price within this cash."""
    if g.in_harbour[p] == 0:
        return False
    for s in range(g.harbour_slots):
        if g.harbour_price[s] > cash:
            return False
        for c in range(COLOURS):
            if g.harbour[p][c][s] > 0:
                return True
    return False


@rule
def can_load(g: State, p: int) -> bool:
    """Whether at least one container could go onto the ship where it lies now."""
    where = int(g.at[p])
    if where < g.players:
        return sells_from_harbour(g, where, int(g.cash[p])) and ship_room(g, p) > 0
    return where == BANK and on_dock(g, p) > 0 and ship_room(g, p) > 0


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
