"""Small questions about the table that many chapters ask: how many, how much room, who sits where."""

from __future__ import annotations

from boxship.rules.compiled import rule
from boxship.rules.layout import COLOURS, FACTORY, HARBOUR, NOBODY, SHIP_CAPACITY, State
from boxship.rules.steps import STORE


@rule
def right_of(g: State, p: int) -> int:
    """The neighbour to the right, who plays before him: the Union Boss (R1.1)."""
    return (p + int(g.players) - 1) % int(g.players)


@rule
def seat_left(g: State, p: int, steps: int) -> int:
    """The seat that many places to the left, counted from 0 for the next one."""
    return (p + 1 + steps) % int(g.players)


@rule
def in_factory(g: State, p: int) -> int:
    """Containers in the factory store."""
    count = 0
    for c in range(COLOURS):
        for s in range(g.factory_slots):
            count += g.factory[p][c][s]
    return count


@rule
def in_harbour(g: State, p: int) -> int:
    """Containers in the harbour store."""
    count = 0
    for c in range(COLOURS):
        for s in range(g.harbour_slots):
            count += g.harbour[p][c][s]
    return count


@rule
def on_ship(g: State, p: int) -> int:
    """Containers on the ship."""
    count = 0
    for c in range(COLOURS):
        count += g.ship[p][c]
    return count


@rule
def on_island(g: State, p: int) -> int:
    """Containers in the island area."""
    count = 0
    for c in range(COLOURS):
        count += g.island[p][c]
    return count


@rule
def on_dock(g: State, p: int) -> int:
    """Containers on the own dock at the bank."""
    count = 0
    for c in range(COLOURS):
        count += g.dock[p][c]
    return count


@rule
def reserved(g: State, p: int, store: int) -> int:
    """Places of a store kept free for its containers on the Payment Card (R9.3)."""
    if g.holder == NOBODY or g.holder != p:
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
    for s in range(g.machine_spaces):  # noqa: SIM110
        if g.machines[p][s] == colour + 1:
            return True
    return False


@rule
def factory_room(g: State, p: int) -> int:
    """Free places in the factory store: two per machine (R4.4)."""
    return 2 * machine_count(g, p) - in_factory(g, p) - reserved(g, p, FACTORY)


@rule
def harbour_room(g: State, p: int) -> int:
    """Free places in the harbour store: one per warehouse (R4.2)."""
    return int(g.warehouses[p]) - in_harbour(g, p) - reserved(g, p, HARBOUR)


@rule
def ship_room(g: State, p: int) -> int:
    """Free places on the ship."""
    return SHIP_CAPACITY - on_ship(g, p)
