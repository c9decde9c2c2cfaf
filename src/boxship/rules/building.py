"""Machines and warehouses (R4.1)."""

from __future__ import annotations

from boxship.rules.compiled import rule
from boxship.rules.counts import has_machine
from boxship.rules.layout import State


@rule
def free_machine_space(g: State, p: int) -> int:
    """The cheapest empty machine space, or -1. Seizure can leave gaps (R3.7)."""
    for s in range(g.machine_spaces):
        if g.machines[p][s] == 0:
            return s
    return -1


@rule
def machines_left(g: State, colour: int) -> int:
    """Machines of that colour in the supply: all of them less those on the boards."""
    left = int(g.machine_supply)
    for p in range(g.players):
        if has_machine(g, p, colour):
            left -= 1
    return left


@rule
def warehouses_left(g: State) -> int:
    """Warehouses in the supply: all of them less those on the boards."""
    left = int(g.warehouse_supply)
    for p in range(g.players):
        left -= g.warehouses[p]
    return left


@rule
def buy_machine(g: State, p: int, colour: int) -> None:
    """Pay what the cheapest empty space says and place the machine there."""
    s = free_machine_space(g, p)
    g.cash[p] -= g.machine_cost[s]
    g.machines[p][s] = colour + 1


@rule
def buy_warehouse(g: State, p: int) -> None:
    """Pay what the next space says."""
    g.cash[p] -= g.warehouse_cost[g.warehouses[p]]
    g.warehouses[p] += 1
