"""Amounts of money, said in heaps from the largest down: a bid, or money on the Payment Card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boxship.rules import steps
from boxship.rules.marks import rule

if TYPE_CHECKING:
    from boxship.rules.layout import Numbers, State


@rule
def add_amounts(g: State, p: int, out: Numbers, n: int, least: int, most: int) -> int:
    """Every next piece of an amount of money between two bounds; each amount is built in one way only."""
    said = int(g.amount[p])
    heap = 1_000_000
    for i in range(3):
        reach = said - said % (heap * 100) + heap * 100 - 1
        if said % heap == 0 and said + heap <= most and said + heap <= reach and reach >= least:
            out[n] = steps.HEAP + i
            n += 1
        heap //= 100
    if said % 100 == 0:
        for more in range(max(0, least - said), min(99, most - said) + 1):
            out[n] = steps.AMOUNT + more
            n += 1
    return n
