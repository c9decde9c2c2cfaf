"""Interest, default and seizure (R3)."""

from __future__ import annotations

from typing import Final

from boxship.rules import steps
from boxship.rules.counts import add_store, on_dock, on_island, on_ship, take_from_store
from boxship.rules.layout import (
    A_MACHINE,
    A_WAREHOUSE,
    ANY_BUILDING,
    BUILDING,
    COLOURS,
    FACTORY,
    FROM_DOCK,
    FROM_FACTORY,
    FROM_HARBOUR,
    FROM_ISLAND,
    FROM_SHIP,
    HARBOUR,
    NOBODY,
    SEIZE,
    SLOTS,
    Numbers,
    State,
)
from boxship.rules.marks import rule
from boxship.rules.steps import STORE

INTEREST_PER_LOAN: Final = 1
"""What each loan costs at the start of a turn (R3.1)."""

CONTAINERS_OWED: Final = 2
"""Containers of the stores that one unpaid interest costs, where the island has none (R3.3)."""

SAFE_SPACES: Final = 2
"""The first two spaces of each row are never seized (R3.3)."""


@rule
def pay_interest(g: State, p: int) -> None:
    """Cash pays first; what is left of the interest is unpaid (R3.1)."""
    due = INTEREST_PER_LOAN * int(g.loans[p])
    paid = min(due, int(g.cash[p]))
    g.cash[p] -= paid
    if g.investment_bank == 1:
        for broker in range(paid):
            g.broker_money[broker] += 1
    g.unpaid = due - paid
    g.owed = 0


@rule
def seizable_machines(g: State, p: int) -> int:
    """Machines beyond the safe spaces."""
    count = 0
    for s in range(SAFE_SPACES, g.machine_spaces):
        if g.machines[p][s] > 0:
            count += 1
    return count


@rule
def seizable_warehouse(g: State, p: int) -> bool:
    """Whether a warehouse stands beyond the safe spaces."""
    return g.warehouses[p] > SAFE_SPACES


@rule
def has_bid_containers(g: State, p: int) -> bool:
    """Whether containers of this player lie on the Payment Card."""
    return g.holder != NOBODY and g.holder == p and g.card_count > 0


@rule
def find_store(g: State, p: int) -> bool:
    """Point at the harbour store, or at the factory store if that is empty. False when both are."""
    if g.in_harbour[p] > 0:
        g.seizing = FROM_HARBOUR
    elif g.in_factory[p] > 0:
        g.seizing = FROM_FACTORY
    else:
        return False
    return True


@rule
def begin_cargo_default(g: State, p: int) -> None:
    """Jumbo: one container, from the first place that has any (R3.5)."""
    g.owed = 1
    if on_island(g, p) > 0:
        g.seizing = FROM_ISLAND
    elif on_ship(g, p) > 0:
        g.seizing = FROM_SHIP
    elif on_dock(g, p) > 0:
        g.seizing = FROM_DOCK
    elif not find_store(g, p):
        g.owed = 0


@rule
def begin_buildings_default(g: State, p: int) -> None:
    """2007: one from the island, else two from the stores, else - no container in play - a building (R3.3)."""
    if on_island(g, p) > 0:
        g.seizing = FROM_ISLAND
        g.owed = 1
    elif find_store(g, p):
        g.owed = CONTAINERS_OWED
    elif on_ship(g, p) > 0 or on_dock(g, p) > 0 or has_bid_containers(g, p):
        g.owed = 0
    else:
        machine = seizable_machines(g, p) > 0
        warehouse = seizable_warehouse(g, p)
        g.owed = 1 if machine or warehouse else 0
        if machine and warehouse:
            g.seizing = ANY_BUILDING
        else:
            g.seizing = A_MACHINE if machine else A_WAREHOUSE


@rule
def continue_default(g: State, p: int) -> None:
    """The second container of a default: harbour store first; where no container is left, one settles it (R3.3)."""
    if not find_store(g, p):
        g.owed = 0


@rule
def find_seizure(g: State) -> bool:
    """Point at what is seized next for the unpaid interest. False when all of it is settled or waived."""
    p = int(g.turn)
    while g.unpaid > 0:
        if g.owed > 0:
            continue_default(g, p)
        elif g.cargo_default == 1:
            begin_cargo_default(g, p)
        else:
            begin_buildings_default(g, p)
        if g.owed > 0:
            g.phase = BUILDING if g.seizing == ANY_BUILDING and g.debtor_picks == 1 else SEIZE
            return True
        g.unpaid -= 1
    return False


@rule
def seized(g: State) -> None:
    """One thing has been taken; the loan is settled when nothing more is owed for it."""
    g.owed -= 1
    if g.owed == 0:
        g.unpaid -= 1


@rule
def seize_container(g: State, colour: int) -> None:
    """Take a container from the island, the ship or the dock out of the game."""
    p = int(g.turn)
    if g.seizing == FROM_ISLAND:
        g.island[p][colour] -= 1
    elif g.seizing == FROM_SHIP:
        g.ship[p][colour] -= 1
    else:
        g.dock[p][colour] -= 1
    g.removed[colour] += 1
    seized(g)


@rule
def seize_from_store(g: State, place: int) -> None:
    """Take a container from a price slot of a store out of the game."""
    p = int(g.turn)
    colour, slot = place // SLOTS, place % SLOTS
    take_from_store(g, p, HARBOUR if g.seizing == FROM_HARBOUR else FACTORY, colour, slot)
    g.removed[colour] += 1
    seized(g)


@rule
def seize_machine(g: State, colour: int) -> None:
    """A machine goes back to its supply and leaves its space empty (R3.7)."""
    p = int(g.turn)
    for s in range(SAFE_SPACES, g.machine_spaces):
        if g.machines[p][s] == colour + 1:
            g.machines[p][s] = 0
            g.machine_supply[colour] += 1
    seized(g)


@rule
def seize_warehouse(g: State) -> None:
    """The dearest warehouse goes back to its supply (R3.7)."""
    g.warehouses[g.turn] -= 1
    g.warehouse_supply += 1
    seized(g)


@rule
def legal_seizures(g: State, out: Numbers) -> int:
    """What the neighbour to the right may take from the player who owes interest (R3.3, R3.5)."""
    p = int(g.turn)
    what = int(g.seizing)
    if what == FROM_HARBOUR:
        return add_store(g, p, HARBOUR, out, 0)
    if what == FROM_FACTORY:
        return add_store(g, p, FACTORY, out, 0)
    n = 0
    if what in (FROM_ISLAND, FROM_SHIP, FROM_DOCK):
        for c in range(COLOURS):
            if (
                (what == FROM_ISLAND and g.island[p][c] > 0)
                or (what == FROM_SHIP and g.ship[p][c] > 0)
                or (what == FROM_DOCK and g.dock[p][c] > 0)
            ):
                out[n] = steps.TAKE + c
                n += 1
        return n
    if what in (ANY_BUILDING, A_MACHINE):
        for s in range(SAFE_SPACES, g.machine_spaces):
            if g.machines[p][s] > 0:
                out[n] = steps.MACHINE + int(g.machines[p][s]) - 1
                n += 1
    if what in (ANY_BUILDING, A_WAREHOUSE) and seizable_warehouse(g, p):
        out[n] = steps.WAREHOUSE
        n += 1
    return n


@rule
def pay_unpaid(g: State, p: int) -> None:
    """The loan taken for the interest pays it at once (R3.2)."""
    g.cash[p] -= g.unpaid
    if g.investment_bank == 1:
        g.broker_money[0] += g.unpaid
    g.unpaid = 0


@rule
def seize(g: State, step: int) -> None:
    """The neighbour to the right takes something (R3.6)."""
    if step == steps.WAREHOUSE:
        seize_warehouse(g)
    elif step < steps.TAKE:
        seize_machine(g, step - steps.MACHINE)
    elif step < steps.TAKE_FACTORY:
        seize_container(g, step - steps.TAKE)
    else:
        seize_from_store(g, (step - steps.TAKE_FACTORY) % STORE)


@rule
def pick_building(g: State, step: int) -> None:
    """The debtor says which kind of building may be taken (R3.6)."""
    g.seizing = A_MACHINE if step == steps.PICK_MACHINE else A_WAREHOUSE
    g.phase = SEIZE
