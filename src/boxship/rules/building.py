"""Machines and warehouses (R4.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boxship.rules.marks import rule

if TYPE_CHECKING:
    from boxship.rules.layout import State


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
