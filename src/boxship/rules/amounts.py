"""Amounts of money, said in heaps from the largest down: a bid, or money on the Payment Card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from boxship.rules import steps
from boxship.rules.layout import Numbers, State
from boxship.rules.marks import rule

HEAPS: Final = (1_000_000, 10_000, 100)
"""What the steps from ``HEAP`` on add to an amount."""

LAST_HEAP: Final = 99
"""The most that the step which ends an amount adds to it."""


@rule
def add_amounts(g: State, p: int, out: Numbers, n: int, least: int, most: int) -> int:
    """Every next piece of an amount of money between two bounds; each amount is built in one way only."""
    said = int(g.amount[p])
    for i in range(len(HEAPS)):
        heap = int(HEAPS[i])
        reach = said - said % (heap * 100) + heap * 100 - 1
        if said % heap == 0 and said + heap <= most and said + heap <= reach and reach >= least:
            out[n] = steps.HEAP + i
            n += 1
    if said % 100 == 0:
        for more in range(max(0, least - said), min(LAST_HEAP, most - said) + 1):
            out[n] = steps.AMOUNT + more
            n += 1
    return n


@rule
def add_heap(g: State, p: int, heap: int) -> None:
    """One heap more; the amount is not complete yet."""
    g.amount[p] += int(HEAPS[heap])


@rule
def complete_amount(g: State, p: int, more: int) -> int:
    """The whole amount, which has been said now."""
    money = int(g.amount[p]) + more
    g.amount[p] = 0
    return money


def amount_steps(amount: int) -> list[int]:
    """The steps that say an amount.

    >>> amount_steps(1_000_207) == [steps.HEAP, steps.HEAP + 2, steps.HEAP + 2, steps.AMOUNT + 7]
    True
    """
    said: list[int] = []
    for i, heap in enumerate(HEAPS):
        said += [steps.HEAP + i] * (amount // heap)
        amount %= heap
    return [*said, steps.AMOUNT + amount]


def amount_of(taken: Iterable[int]) -> int:
    """The amount that these steps say; others among them add nothing.

    >>> amount_of(amount_steps(1_000_207))
    1000207
    """
    amount = 0
    for step in taken:
        if step >= steps.AMOUNT:
            amount += step - steps.AMOUNT
        elif step >= steps.HEAP:
            amount += HEAPS[step - steps.HEAP]
    return amount
