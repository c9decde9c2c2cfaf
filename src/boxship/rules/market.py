"""Buying for the harbour store, the domestic sale, and arranging a store on its prices (R4.2, R4.3, R4.7)."""

from __future__ import annotations

from typing import Final

from boxship.rules import steps
from boxship.rules.counts import add_store, harbour_room, put_in_store, seat_left, slots_of, take_from_store
from boxship.rules.layout import ACT, ARRANGE, BUYING, COLOURS, FACTORY, HARBOUR, SLOTS, Numbers, State
from boxship.rules.loans import legal_loans
from boxship.rules.marks import rule
from boxship.rules.steps import STORE
from boxship.rules.turn import finish_action

HOME_PRICE: Final = 2
"""What the bank pays for a container in the domestic sale (R4.7)."""


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
def buy_from_seller(g: State, p: int, store: int, place: int) -> int:
    """Pay the posted price and take a container out of the seller's store. Returns its colour."""
    colour, slot = place // SLOTS, place % SLOTS
    seller = int(g.seller)
    price = int(g.factory_price[slot]) if store == FACTORY else int(g.harbour_price[slot])
    take_from_store(g, seller, store, colour, slot)
    g.cash[p] -= price
    g.cash[seller] += price
    g.taken += 1
    g.floor = place
    return colour


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
def price_next(g: State, p: int, slot: int) -> None:
    """Put the next container of the hand on a price; the action is complete when the hand is empty then."""
    c = next_in_hand(g)
    put_in_store(g, p, int(g.store), c, slot)
    g.hand[c] -= 1
    g.floor = slot if g.hand[c] > 0 else 0
    if next_in_hand(g) < 0:
        finish_action(g)


@rule
def buy(g: State, p: int, step: int) -> None:
    """Buy one more container into the hand; or that is all, and the harbour store is priced."""
    if step == steps.DONE:
        arrange(g, p, HARBOUR)
    else:
        g.hand[buy_from_seller(g, p, FACTORY, step - steps.TAKE_FACTORY)] += 1


@rule
def sell_or_keep(g: State, p: int, step: int) -> None:
    """Decide about the domestic sale."""
    if step != steps.KEEP:
        place = step - steps.TAKE_FACTORY
        sell_at_home(g, p, place % STORE, place // STORE)
    g.phase = ACT


@rule
def sell_at_home(g: State, p: int, place: int, store: int) -> None:
    """The domestic sale: back to the supply for money of the bank (R4.7)."""
    colour, slot = place // SLOTS, place % SLOTS
    take_from_store(g, p, store, colour, slot)
    g.supply[colour] += 1
    g.cash[p] += HOME_PRICE


@rule
def add_purchases(g: State, p: int, out: Numbers, n: int) -> int:
    """Sellers with something the player can pay and store, and repricing, which is always possible (R4.2, R4.3)."""
    if harbour_room(g, p) > 0:
        cash = int(g.cash[p])
        for k in range(g.players - 1):
            seller = seat_left(g, p, k)
            if g.in_factory[seller] > 0 and sells_from_factory(g, seller, cash):
                out[n] = steps.BUY + k
                n += 1
    out[n] = steps.REPRICE
    return n + 1


@rule
def legal_prices(g: State, store: int, out: Numbers) -> int:
    """Prices for the next container of a store: not below that of its like before it."""
    n = 0
    for s in range(g.floor, slots_of(g, store)):
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
def home_store(g: State, p: int) -> int:
    """The store of the domestic sale: the factory store, only if that is empty the harbour store (R4.7)."""
    return FACTORY if g.in_factory[p] > 0 else HARBOUR


@rule
def legal_sales(g: State, p: int, out: Numbers) -> int:
    """The domestic sale, or none; and loans before it (R4.7, R6)."""
    n = legal_loans(g, p, out)
    out[n] = steps.KEEP
    return add_store(g, p, home_store(g, p), out, n + 1)


@rule
def arrange(g: State, p: int, store: int) -> None:
    """Price a store anew; with nothing in it the action is complete."""
    g.taken = 0
    g.least = 0
    if not start_arranging(g, p, store):
        finish_action(g)
