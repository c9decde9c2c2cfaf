"""Buying for the harbour store, the domestic sale, and arranging a store on its prices (R4.2, R4.3, R4.7)."""

from __future__ import annotations

from boxship.rules.counts import harbour_room, put_in_store, take_from_store
from boxship.rules.layout import ACT, ARRANGE, BUYING, COLOURS, FACTORY, SLOTS, State
from boxship.rules.marks import rule


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
