"""Machines and warehouses (R4.1)."""

from __future__ import annotations

from boxship.rules import steps
from boxship.rules.counts import has_machine
from boxship.rules.layout import COLOURS, Numbers, State
from boxship.rules.marks import rule
from boxship.rules.verdicts import (
    ALLOWED,
    CASH,
    MACHINE_FULL,
    MACHINE_SUPPLY,
    MACHINE_TWICE,
    WAREHOUSE_FULL,
    WAREHOUSE_SUPPLY,
)


@rule
def free_machine_space(g: State, p: int) -> int:
    """The cheapest empty machine space, or -1. Seizure can leave gaps (R3.7)."""
    for s in range(g.machine_spaces):
        if g.machines[p][s] == 0:
            return s
    return -1


@rule
def why_not_machine(g: State, p: int) -> int:
    """A machine of any colour needs an empty space and what that space costs."""
    space = free_machine_space(g, p)
    if space < 0:
        return MACHINE_FULL
    return ALLOWED if g.cash[p] >= g.machine_cost[space] else CASH


@rule
def why_not_machine_colour(g: State, p: int, colour: int) -> int:
    """Each machine of a player is of another colour, and comes from the supply."""
    if has_machine(g, p, colour):
        return MACHINE_TWICE
    return ALLOWED if g.machine_supply[colour] > 0 else MACHINE_SUPPLY


@rule
def why_not_warehouse(g: State, p: int) -> int:
    """A warehouse needs a space, one in the supply, and what the space costs."""
    built = g.warehouses[p]
    if built >= g.warehouse_spaces:
        return WAREHOUSE_FULL
    if g.warehouse_supply <= 0:
        return WAREHOUSE_SUPPLY
    return ALLOWED if g.cash[p] >= g.warehouse_cost[built] else CASH


@rule
def add_buildings(g: State, p: int, out: Numbers, n: int) -> int:
    """Machines and the warehouse that the player can pay and place."""
    if why_not_machine(g, p) == ALLOWED:
        for c in range(COLOURS):
            if why_not_machine_colour(g, p, c) == ALLOWED:
                out[n] = steps.MACHINE + c
                n += 1
    if why_not_warehouse(g, p) == ALLOWED:
        out[n] = steps.WAREHOUSE
        n += 1
    return n


@rule
def buy_machine(g: State, p: int, colour: int) -> None:
    """Pay what the cheapest empty space says and place the machine there."""
    s = free_machine_space(g, p)
    g.cash[p] -= g.machine_cost[s]
    g.machines[p][s] = colour + 1
    g.machine_supply[colour] -= 1


@rule
def buy_warehouse(g: State, p: int) -> None:
    """Pay what the next space says."""
    g.cash[p] -= g.warehouse_cost[g.warehouses[p]]
    g.warehouses[p] += 1
    g.warehouse_supply -= 1
