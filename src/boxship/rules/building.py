"""Machines and warehouses (R4.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boxship.rules import steps
from boxship.rules.layout import COLOURS, State
from boxship.rules.marks import rule

if TYPE_CHECKING:
    from boxship.rules.layout import Numbers


@rule
def free_machine_space(g: State, p: int) -> int:
    """The cheapest empty machine space, or -1. Seizure can leave gaps (R3.7)."""
    for s in range(g.machine_spaces):
        if g.machines[p][s] == 0:
            return s
    return -1


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


@rule
def add_buildings(g: State, p: int, out: Numbers, n: int) -> int:
    """Machines and the warehouse he can pay and place (R4.1)."""
    space = free_machine_space(g, p)
    if space >= 0 and g.machine_cost[space] <= g.cash[p]:
        owned = 0
        for s in range(g.machine_spaces):
            owned |= 1 << int(g.machines[p][s])
        for c in range(COLOURS):
            if owned >> (c + 1) & 1 == 0 and g.machine_supply[c] > 0:
                out[n] = steps.MACHINE + c
                n += 1
    built = int(g.warehouses[p])
    if built < g.warehouse_spaces and g.warehouse_cost[built] <= g.cash[p] and g.warehouse_supply > 0:
        out[n] = steps.WAREHOUSE
        n += 1
    return n
