"""The auction on the island (R7, R8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boxship.rules import steps
from boxship.rules.amounts import add_amounts
from boxship.rules.counts import seat_left
from boxship.rules.layout import (
    BID,
    COLOURS,
    DECIDE,
    ISLAND,
    KEEPS_AFTER_EXTRA,
    KEEPS_AT_ONCE,
    MAX_LOANS,
    MONEY_LIMIT,
    State,
)
from boxship.rules.marks import rule

if TYPE_CHECKING:
    from boxship.rules.layout import Numbers


@rule
def land(g: State, p: int) -> None:
    """The ship lands; everybody else owes a sealed bid (R7)."""
    g.at[p] = ISLAND
    g.actions = 0
    g.bidding = 1
    for q in range(g.players):
        g.bids[q] = 0
        g.extra[q] = 0
        g.due[q] = 0 if q == p else 1
    g.phase = BID


@rule
def purse(g: State, p: int) -> int:
    """The most a bidder may still bid in this round (R8.1, R8.2)."""
    if g.bidding == 1:
        return int(g.cash[p])
    return int(g.cash[p]) - int(g.bids[p])


@rule
def all_in(g: State) -> bool:
    """Whether every bid of this round is in."""
    for q in range(g.players):
        if g.due[q] == 1:
            return False
    return True


@rule
def highest_bid(g: State) -> int:
    """The highest bid on the table."""
    best = 0
    for q in range(g.players):
        if q != g.turn and g.bids[q] > best:
            best = int(g.bids[q])
    return best


@rule
def seal_bid(g: State, p: int, amount: int) -> None:
    """A bid goes into its envelope."""
    if g.bidding == 1:
        g.bids[p] = amount
    else:
        g.extra[p] = amount
    g.due[p] = 0


@rule
def reveal(g: State) -> bool:
    """All bids are in: an extra round, the seller's decision, or - all zero - his cargo at once (True)."""
    seller = int(g.turn)
    if g.bidding == 2:
        for q in range(g.players):
            g.bids[q] += g.extra[q]
            g.extra[q] = 0
        if highest_bid(g) == 0 and g.all_zero == KEEPS_AFTER_EXTRA:
            return True
        g.phase = DECIDE
        return False
    best = highest_bid(g)
    if best == 0 and g.all_zero == KEEPS_AT_ONCE:
        return True
    tied = 0
    for q in range(g.players):
        if q != seller and g.bids[q] == best:
            tied += 1
    if tied == 1:
        g.phase = DECIDE
        return False
    g.bidding = 2
    for q in range(g.players):
        g.due[q] = 1 if q != seller and g.bids[q] == best else 0
    return False


@rule
def accept(g: State, buyer: int) -> None:
    """The bidder pays, the bank pays the same again, the cargo is the bidder's (R8.4)."""
    seller = int(g.turn)
    bid = int(g.bids[buyer])
    g.cash[buyer] -= bid
    g.cash[seller] += 2 * bid
    unload(g, buyer)


@rule
def decline(g: State) -> None:
    """The seller pays the highest bid to the bank and keeps his cargo (R8.5)."""
    g.cash[g.turn] -= highest_bid(g)
    unload(g, int(g.turn))


@rule
def unload(g: State, owner: int) -> None:
    """The cargo goes to an island area; the auction is over."""
    seller = int(g.turn)
    for c in range(COLOURS):
        g.island[owner][c] += g.ship[seller][c]
        g.ship[seller][c] = 0
    for q in range(g.players):
        g.bids[q] = 0
        g.due[q] = 0
    g.bidding = 0


@rule
def legal_bids(g: State, p: int, out: Numbers) -> int:
    """A bid up to the cash, after borrowing if he likes (R6.1, R8.1, R8.2)."""
    n = 0
    if g.loans[p] < MAX_LOANS and g.amount[p] == 0:
        out[n] = steps.LOAN_STEP
        n += 1
    return add_amounts(g, p, out, n, 0, min(purse(g, p), MONEY_LIMIT - int(g.bids[p])))


@rule
def legal_decisions(g: State, p: int, out: Numbers) -> int:
    """Accept one of the highest bids, or decline if he can pay it (R8.3 to R8.6)."""
    n = 0
    if g.loans[p] < MAX_LOANS:
        out[n] = steps.LOAN_STEP
        n += 1
    best = highest_bid(g)
    for k in range(g.players - 1):
        if g.bids[seat_left(g, p, k)] == best:
            out[n] = steps.ACCEPT + k
            n += 1
    if g.cash[p] >= best:
        out[n] = steps.DECLINE
        n += 1
    return n
