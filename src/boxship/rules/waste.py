"""Waste: actions that the rules allow and that change nothing on the board (R2, R4.3, R4.4).

Somebody may produce into a full factory store, or set the prices of a harbour store anew just as they were. The action
is gone then, and the wage of a production too; nothing else has changed.
"""

from __future__ import annotations

from boxship.rules.layout import State
from boxship.rules.production import how_many_made, makeable_from


def makes_nothing(g: State, p: int) -> bool:
    """Whether a production of this seat would make no container."""
    return how_many_made(g, p, makeable_from(g, p, 0)) == 0


def has_nothing_to_price(g: State, p: int) -> bool:
    """Whether the harbour store of this seat is empty, so that new prices are for nothing."""
    return g.in_harbour[p] == 0


def same_stores(before: State, after: State, p: int) -> bool:
    """Whether both stores of a seat hold the same containers at the same prices."""
    return before.factory[p] == after.factory[p] and before.harbour[p] == after.harbour[p]
