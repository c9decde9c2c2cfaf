"""Loans (R6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boxship.rules import steps
from boxship.rules.layout import LOAN, MAX_LOANS
from boxship.rules.marks import rule

if TYPE_CHECKING:
    from boxship.rules.layout import Numbers, State


@rule
def legal_loans(g: State, p: int, out: Numbers) -> int:
    """Borrow, or repay unless he borrowed in this turn (R6.1, R6.2, R6.4)."""
    n = 0
    if g.loans[p] < MAX_LOANS:
        out[n] = steps.LOAN_STEP
        n += 1
    if g.loans[p] > 0 and g.borrowed == 0 and g.cash[p] >= LOAN:
        out[n] = steps.REPAY
        n += 1
    return n


@rule
def borrow(g: State, p: int) -> None:
    """Take a loan (R6.1)."""
    g.cash[p] += LOAN
    g.loans[p] += 1
    if p == g.turn:
        g.borrowed = 1


@rule
def repay(g: State, p: int) -> None:
    """Pay a loan back (R6.2)."""
    g.cash[p] -= LOAN
    g.loans[p] -= 1
