"""Sailing and loading (R5, R9.7)."""

from __future__ import annotations

from boxship.rules import steps
from boxship.rules.counts import on_dock, on_ship, ship_room
from boxship.rules.layout import BANK, COLOURS, HARBOUR, ISLAND, LOADING, SEA, SLOTS, Numbers, State
from boxship.rules.market import buy_from_seller
from boxship.rules.marks import rule
from boxship.rules.turn import finish_action
from boxship.rules.verdicts import ALLOWED, ALREADY_THERE, EMPTY_SHIP, NO_BANK, OVER_SEA


@rule
def why_not_sail(g: State, p: int, there: int) -> int:
    """From anywhere to the open sea, from there to anywhere; to the island with cargo only (R5.1, R5.4)."""
    if there == BANK and g.investment_bank == 0:
        return NO_BANK
    here = g.at[p]
    if here == there:
        return ALREADY_THERE
    if here != SEA and there != SEA:
        return OVER_SEA
    return EMPTY_SHIP if there == ISLAND and on_ship(g, p) == 0 else ALLOWED


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
def load_from_dock(g: State, p: int, colour: int) -> None:
    """Load one container from the own dock, free."""
    g.dock[p][colour] -= 1
    g.ship[p][colour] += 1
    g.taken += 1
    g.floor = colour


@rule
def add_voyages(g: State, p: int, out: Numbers, n: int) -> int:
    """Where the ship may sail, and loading where it lies (R5)."""
    if why_not_sail(g, p, SEA) == ALLOWED:
        out[n] = steps.SAIL_SEA
        n += 1
        if can_load(g, p):
            out[n] = steps.LOAD
            n += 1
        return n
    for k in range(g.players - 1):  # on the open sea every harbour is near
        out[n] = steps.SAIL + k
        n += 1
    if why_not_sail(g, p, ISLAND) == ALLOWED:
        out[n] = steps.SAIL_ISLAND
        n += 1
    if why_not_sail(g, p, BANK) == ALLOWED:
        out[n] = steps.SAIL_BANK
        n += 1
    return n


@rule
def legal_loading(g: State, p: int, out: Numbers) -> int:
    """Containers of the harbour store where the ship lies, or of the own dock (R5.2, R9.7)."""
    n = 0
    if g.taken >= g.least:
        out[n] = steps.DONE
        n += 1
    if ship_room(g, p) == 0:
        return n
    if g.seller == BANK:
        for c in range(g.floor, COLOURS):
            if g.dock[p][c] > 0:
                out[n] = steps.TAKE + c
                n += 1
        return n
    seller = int(g.seller)
    for place in range(g.floor, COLOURS * SLOTS):
        if g.harbour[seller][place // SLOTS][place % SLOTS] > 0 and g.harbour_price[place % SLOTS] <= g.cash[p]:
            out[n] = steps.TAKE_HARBOUR + place
            n += 1
    return n


@rule
def arrive(g: State, p: int, where: int) -> None:
    """The ship is there; load on arrival if there is anything to load (R5.2, R9.7)."""
    g.at[p] = where
    if can_load(g, p):
        start_loading(g, p, 0)
    else:
        finish_action(g)


@rule
def load(g: State, p: int, step: int) -> None:
    """Load one more container; or that is all."""
    if step >= steps.TAKE_HARBOUR:
        g.ship[p][buy_from_seller(g, p, HARBOUR, step - steps.TAKE_HARBOUR)] += 1
    elif step >= steps.TAKE:
        load_from_dock(g, p, step - steps.TAKE)
    else:
        g.taken = 0
        g.least = 0
        finish_action(g)
