"""The auction on the island (R7, R8)."""

from __future__ import annotations

from typing import Final

from boxship.rules import steps
from boxship.rules.amounts import add_amounts, add_heap, complete_amount
from boxship.rules.counts import others_of, seat_left
from boxship.rules.layout import (
    BID,
    COLOURS,
    DECIDE,
    ISLAND,
    KEEPS_AFTER_EXTRA,
    KEEPS_AT_ONCE,
    MONEY_LIMIT,
    Numbers,
    State,
)
from boxship.rules.loans import legal_borrowing
from boxship.rules.marks import rule
from boxship.rules.turn import end_turn

SUBSIDY: Final = 1
"""What the bank adds to each dollar of an accepted bid (R8.4)."""

FIRST_BIDS: Final = 1
EXTRA_BIDS: Final = 2
"""The rounds of bids that ``bidding`` counts (R8.1, R8.2)."""


@rule
def land(g: State, p: int) -> None:
    """The ship lands; everybody else owes a sealed bid (R7)."""
    g.at[p] = ISLAND
    g.actions = 0
    g.bidding = FIRST_BIDS
    for q in range(g.players):
        g.bids[q] = 0
        g.extra[q] = 0
        g.due[q] = 0 if q == p else 1
    g.phase = BID


@rule
def purse(g: State, p: int) -> int:
    """The cash that a bidder has for this round (R8.1, R8.2)."""
    if g.bidding == FIRST_BIDS:
        return int(g.cash[p])
    return int(g.cash[p]) - int(g.bids[p])


@rule
def most_bid(g: State, p: int) -> int:
    """The most a bidder may bid in this round."""
    return min(purse(g, p), MONEY_LIMIT - int(g.bids[p]))


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
def has_bid(g: State, p: int, bid: int) -> bool:
    """Whether a player, who is not the seller, has made this bid."""
    return p != g.turn and g.bids[p] == bid


def highest_bidders(g: State) -> list[int]:
    """Everybody whose bid is the highest; several if they are tied."""
    best = highest_bid(g)
    return [p for p in range(g.players) if has_bid(g, p, best)]


def bidders(g: State) -> list[int]:
    """Who bids in the running round, from the seller's left; everybody else once the bids are open."""
    others = others_of(g, g.turn)
    if g.phase == BID and g.bidding == EXTRA_BIDS:
        return [q for q in others if q in highest_bidders(g)]
    return others


@rule
def can_decline(g: State) -> bool:
    """Whether the seller can pay the highest bid to the bank (R8.5)."""
    return g.cash[g.turn] >= highest_bid(g)


@rule
def seal_bid(g: State, p: int, amount: int) -> None:
    """A bid goes into its envelope."""
    if g.bidding == FIRST_BIDS:
        g.bids[p] = amount
    else:
        g.extra[p] = amount
    g.due[p] = 0


@rule
def reveal(g: State) -> bool:
    """All bids are in: an extra round, the seller's decision, or - all zero - nothing to decide (True)."""
    if g.bidding == EXTRA_BIDS:
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
        if has_bid(g, q, best):
            tied += 1
    if tied == 1:
        g.phase = DECIDE
        return False
    g.bidding = EXTRA_BIDS
    for q in range(g.players):
        g.due[q] = 1 if has_bid(g, q, best) else 0
    return False


@rule
def proceeds(bid: int) -> int:
    """What an accepted bid brings the seller: the bank adds its subsidy (R8.4)."""
    return bid + SUBSIDY * bid


@rule
def accept(g: State, buyer: int) -> None:
    """The bidder pays, the bank pays the same again, the cargo is the bidder's (R8.4)."""
    seller = int(g.turn)
    bid = int(g.bids[buyer])
    g.cash[buyer] -= bid
    g.cash[seller] += proceeds(bid)
    unload(g, buyer)


@rule
def decline(g: State) -> None:
    """The seller pays the highest bid to the bank and keeps the cargo (R8.5)."""
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
    """A bid up to the cash, after borrowing if the bidder likes (R6.1, R8.1, R8.2)."""
    n = legal_borrowing(g, p, out) if g.amount[p] == 0 else 0
    return add_amounts(g, p, out, n, 0, most_bid(g, p))


@rule
def legal_decisions(g: State, p: int, out: Numbers) -> int:
    """Accept one of the highest bids, or decline and pay it (R8.3 to R8.6)."""
    n = legal_borrowing(g, p, out)
    best = highest_bid(g)
    for k in range(g.players - 1):
        if has_bid(g, seat_left(g, p, k), best):
            out[n] = steps.ACCEPT + k
            n += 1
    if can_decline(g):
        out[n] = steps.DECLINE
        n += 1
    return n


@rule
def say_bid(g: State, p: int, step: int) -> None:
    """Say a bid piece by piece; the last one of all opens the envelopes."""
    if step < steps.AMOUNT:
        add_heap(g, p, step - steps.HEAP)
        return
    seal_bid(g, p, complete_amount(g, p, step - steps.AMOUNT))
    if all_in(g) and reveal(g):
        unload(g, int(g.turn))
        end_turn(g)


@rule
def decide(g: State, p: int, step: int) -> None:
    """The seller accepts or declines, which ends the turn (R8.3)."""
    if step == steps.DECLINE:
        decline(g)
    else:
        accept(g, seat_left(g, p, step - steps.ACCEPT))
    end_turn(g)
