"""Small questions about the table that many chapters ask: how many, how much room, who sits where."""

from __future__ import annotations

from typing import Final

from boxship.rules import steps
from boxship.rules.layout import (
    COLOURS,
    FACTORY,
    HARBOUR,
    SHIP_CAPACITY,
    SLOTS,
    Colour,
    Numbers,
    Seat,
    Slot,
    State,
    Store,
)
from boxship.rules.marks import rule
from boxship.rules.steps import STORE

PLACES_PER_MACHINE: Final = 2
"""How many containers of the factory store each machine gives room for (R4.4)."""


@rule
def right_of(g: State, p: int) -> int:
    """The neighbour to the right, who plays before them: the Union Boss (R1.1)."""
    return p - 1 if p > 0 else int(g.players) - 1


@rule
def seat_left(g: State, p: int, steps: int) -> int:
    """The seat that many places to the left, counted from 0 for the next one."""
    q = p + 1 + steps
    return q if q < g.players else q - int(g.players)


def others_of(g: State, p: int) -> list[int]:
    """Everybody else, from the seat on the left."""
    return [seat_left(g, p, steps) for steps in range(g.players - 1)]


@rule
def slots_of(g: State, store: int) -> int:
    """How many prices a store has."""
    return int(g.factory_slots) if store == FACTORY else int(g.harbour_slots)


@rule
def price_of(g: State, store: int, slot: int) -> int:
    """The price at that place of a store's price list."""
    return int(g.factory_price[slot]) if store == FACTORY else int(g.harbour_price[slot])


def prices_of(g: State, store: int) -> list[int]:
    """The prices of a store, in rising order."""
    return (g.factory_price if store == FACTORY else g.harbour_price)[: slots_of(g, store)]


def shelves_of(g: State, p: int, store: int) -> list[list[int]]:
    """A player's store: how many containers of each colour lie on each price."""
    return g.factory[p] if store == FACTORY else g.harbour[p]


@rule
def put_in_store(g: State, p: Seat, store: Store, colour: Colour, slot: Slot) -> None:
    """Put a container onto a price of a store."""
    if store == FACTORY:
        g.factory[p][colour][slot] += 1
        g.in_factory[p] += 1
    else:
        g.harbour[p][colour][slot] += 1
        g.in_harbour[p] += 1


@rule
def take_from_store(g: State, p: Seat, store: Store, colour: Colour, slot: Slot) -> None:
    """Take a container off a price of a store."""
    if store == FACTORY:
        g.factory[p][colour][slot] -= 1
        g.in_factory[p] -= 1
    else:
        g.harbour[p][colour][slot] -= 1
        g.in_harbour[p] -= 1


@rule
def on_ship(g: State, p: int) -> int:
    """Containers on the ship."""
    return sum(g.ship[p])


@rule
def on_island(g: State, p: int) -> int:
    """Containers in the island area."""
    return sum(g.island[p])


@rule
def on_dock(g: State, p: int) -> int:
    """Containers on the own dock at the bank."""
    return sum(g.dock[p])


@rule
def reserved(g: State, p: int, store: int) -> int:
    """Places of a store kept free for its containers on the Payment Card (R9.3)."""
    if g.holder != p:
        return 0
    count = 0
    for i in range(g.card_count):
        if g.card_goods[i] // STORE == store:
            count += 1
    return count


@rule
def machine_count(g: State, p: int) -> int:
    """Machines on the board."""
    count = 0
    for s in range(g.machine_spaces):
        if g.machines[p][s] > 0:
            count += 1
    return count


@rule
def has_machine(g: State, p: int, colour: int) -> bool:
    """Whether a machine of that colour stands on the board."""
    for s in range(g.machine_spaces):
        if g.machines[p][s] == colour + 1:
            return True
    return False


@rule
def factory_room(g: State, p: int) -> int:
    """Free places in the factory store (R4.4)."""
    return PLACES_PER_MACHINE * machine_count(g, p) - int(g.in_factory[p]) - reserved(g, p, FACTORY)


@rule
def harbour_room(g: State, p: int) -> int:
    """Free places in the harbour store: one per warehouse (R4.2)."""
    return int(g.warehouses[p]) - int(g.in_harbour[p]) - reserved(g, p, HARBOUR)


@rule
def ship_room(g: State, p: int) -> int:
    """Free places on the ship."""
    return SHIP_CAPACITY - on_ship(g, p)


@rule
def add_store(g: State, p: int, store: int, out: Numbers, n: int) -> int:
    """Every kind of container in an own store."""
    for place in range(COLOURS * SLOTS):
        if store == FACTORY:
            if g.factory[p][place // SLOTS][place % SLOTS] > 0:
                out[n] = steps.TAKE_FACTORY + place
                n += 1
        elif g.harbour[p][place // SLOTS][place % SLOTS] > 0:
            out[n] = steps.TAKE_HARBOUR + place
            n += 1
    return n
