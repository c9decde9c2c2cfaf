"""Buying for the harbour store, the domestic sale, and arranging a store on its prices (R4.2, R4.3, R4.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boxship.rules import steps
from boxship.rules.counts import add_store, harbour_room, put_in_store, seat_left, take_from_store
from boxship.rules.layout import ACT, ARRANGE, BUYING, COLOURS, FACTORY, HARBOUR, SLOTS, State
from boxship.rules.loans import legal_loans
from boxship.rules.marks import rule
from boxship.rules.turn import finish_action

if TYPE_CHECKING:
    from boxship.rules.layout import Numbers


@rule
def sells_from_factory(g: State, p: int, cash: int) -> bool:
    """Whether a factory store has a container at a price within this cash."""
    if g.in_factory[p] == 0:
        return False
    for s in range(g.factory_slots):
        if g.factory_price[s] > cash:
            return False
        for c in range(COLOURS):
            if g.factory[p][c][s] > 0:
                return True
    return False


@rule
def start_buying(g: State, seller: int) -> None:
    """Turn to a seller's factory store."""
    g.seller = seller
    g.least = 1
    g.taken = 0
    g.floor = 0
    g.phase = BUYING


@rule
def buy_from_factory(g: State, p: int, place: int) -> None:
    """Pay the posted price and take one container into the hand."""
    colour, slot = place // SLOTS, place % SLOTS
    seller = int(g.seller)
    price = int(g.factory_price[slot])
    take_from_store(g, seller, FACTORY, colour, slot)
    g.cash[p] -= price
    g.cash[seller] += price
    g.hand[colour] += 1
    g.taken += 1
    g.floor = place


@rule
def buying_room(g: State, p: int) -> int:
    """Places left in the harbour store, what is in the hand already counted."""
    return harbour_room(g, p) - int(g.taken)


@rule
def start_arranging(g: State, p: int, store: int) -> bool:
    """Lift the whole store into the hand, to be priced anew. False when there is nothing to price."""
    left = 0
    for c in range(COLOURS):
        if store == FACTORY:
            for s in range(g.factory_slots):
                g.hand[c] += g.factory[p][c][s]
                g.factory[p][c][s] = 0
        else:
            for s in range(g.harbour_slots):
                g.hand[c] += g.harbour[p][c][s]
                g.harbour[p][c][s] = 0
        left += g.hand[c]
    if store == FACTORY:
        g.in_factory[p] = 0
    else:
        g.in_harbour[p] = 0
    g.store = store
    g.floor = 0
    g.phase = ARRANGE
    return left > 0


@rule
def next_in_hand(g: State) -> int:
    """The colour of the next container to be priced, or -1 when the hand is empty."""
    for c in range(COLOURS):
        if g.hand[c] > 0:
            return c
    return -1


@rule
def price_next(g: State, p: int, slot: int) -> bool:
    """Put the next container of the hand on a price. True when the hand is empty then."""
    c = next_in_hand(g)
    put_in_store(g, p, int(g.store), c, slot)
    g.hand[c] -= 1
    g.floor = slot if g.hand[c] > 0 else 0
    return next_in_hand(g) < 0


@rule
def sell_at_home(g: State, p: int, place: int, store: int) -> None:
    """The domestic sale: back to the supply for $2 from the bank (R4.7)."""
    colour, slot = place // SLOTS, place % SLOTS
    take_from_store(g, p, store, colour, slot)
    g.supply[colour] += 1
    g.cash[p] += 2
    g.phase = ACT


@rule
def add_purchases(g: State, p: int, out: Numbers, n: int) -> int:
    """Sellers with something he can pay and store, and repricing, which is always possible (R4.2, R4.3)."""
    if harbour_room(g, p) > 0:
        for k in range(g.players - 1):
            if sells_from_factory(g, seat_left(g, p, k), int(g.cash[p])):
                out[n] = steps.BUY + k
                n += 1
    out[n] = steps.REPRICE
    return n + 1


@rule
def legal_prices(g: State, out: Numbers, slots: int) -> int:
    """Prices for the next container: not below that of its like before it."""
    n = 0
    for s in range(g.floor, slots):
        out[n] = steps.PRICE + s
        n += 1
    return n


@rule
def legal_purchases(g: State, p: int, out: Numbers) -> int:
    """Containers of the seller's factory store (R4.2)."""
    n = 0
    if g.taken >= g.least:
        out[n] = steps.DONE
        n += 1
    if buying_room(g, p) > 0:
        seller = int(g.seller)
        for place in range(g.floor, COLOURS * SLOTS):
            if g.factory[seller][place // SLOTS][place % SLOTS] > 0 and g.factory_price[place % SLOTS] <= g.cash[p]:
                out[n] = steps.TAKE_FACTORY + place
                n += 1
    return n


@rule
def legal_sales(g: State, p: int, out: Numbers) -> int:
    """The domestic sale: from the factory store, only if that is empty from the harbour store (R4.7)."""
    n = legal_loans(g, p, out)
    out[n] = steps.KEEP
    store = FACTORY if int(g.in_factory[p]) > 0 else HARBOUR
    return add_store(g, p, store, out, n + 1)


@rule
def arrange(g: State, p: int, store: int) -> None:
    """Price a store anew; with nothing in it the action is complete."""
    g.taken = 0
    g.least = 0
    if not start_arranging(g, p, store):
        finish_action(g)
