"""Loans (R6)."""

from __future__ import annotations

from boxship.rules import steps
from boxship.rules.layout import LOAN, MAX_LOANS, Numbers, State
from boxship.rules.marks import rule
from boxship.rules.verdicts import ALLOWED, BORROWED, CASH, NO_DEBT


@rule
def may_borrow(g: State, p: int) -> bool:
    """Whether the player may hold one more loan (R6.1)."""
    return g.loans[p] < MAX_LOANS


@rule
def why_not_repay(g: State, p: int) -> int:
    """A loan is repaid in full, and not in the turn in which the player borrowed (R6.2, R6.4)."""
    if g.loans[p] == 0:
        return NO_DEBT
    if g.borrowed == 1:
        return BORROWED
    return ALLOWED if g.cash[p] >= LOAN else CASH


@rule
def legal_borrowing(g: State, p: int, out: Numbers) -> int:
    """Borrow, where nothing can be repaid."""
    if not may_borrow(g, p):
        return 0
    out[0] = steps.LOAN_STEP
    return 1


@rule
def legal_loans(g: State, p: int, out: Numbers) -> int:
    """Borrow, or repay."""
    n = legal_borrowing(g, p, out)
    if why_not_repay(g, p) == ALLOWED:
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
