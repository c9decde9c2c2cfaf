"""The Investment Bank (R9)."""

from __future__ import annotations

from boxship.rules import steps
from boxship.rules.amounts import add_amounts, add_heap, complete_amount
from boxship.rules.counts import add_store, put_in_store, take_from_store
from boxship.rules.layout import (
    BROKERS,
    COLOURS,
    CONTAINERS,
    FACTORY,
    HARBOUR,
    MONEY,
    MONEY_LIMIT,
    NOBODY,
    OFFER,
    RETURN,
    SLOTS,
    Numbers,
    State,
)
from boxship.rules.marks import rule
from boxship.rules.steps import STORE
from boxship.rules.verdicts import ALLOWED, AUCTION_OPEN, COLLECTED, ENDING, NO_AUCTION, NO_BANK, OWN_BID, SPACE_EMPTY


@rule
def space_filled(g: State, space: int) -> bool:
    """Whether there is anything on a broker's space."""
    broker = space // 2
    if space % 2 == MONEY:
        return g.broker_money[broker] > 0
    for c in range(COLOURS):
        if g.lot[broker][c] > 0:
            return True
    return False


@rule
def why_not_deal(g: State) -> int:
    """Nobody calls or outbids after collecting a lot in this turn, nor once the end is triggered (R9.5, R10.2)."""
    if g.investment_bank == 0:
        return NO_BANK
    if g.collected == 1:
        return COLLECTED
    return ENDING if g.ending == 1 else ALLOWED


@rule
def why_not_call(g: State, p: int, space: int) -> int:
    """One broker auction at a time, for a space with something on it (R9.2)."""
    if g.holder != NOBODY:
        return OWN_BID if g.holder == p else AUCTION_OPEN
    return ALLOWED if space_filled(g, space) else SPACE_EMPTY


@rule
def why_not_raise(g: State, p: int) -> int:
    """An open auction is outbid by another player (R9.3)."""
    if g.holder == NOBODY:
        return NO_AUCTION
    return OWN_BID if g.holder == p else ALLOWED


@rule
def least_offer(g: State) -> int:
    """The smallest bid: one, or one more than what lies on the card (R9.2, R9.3)."""
    if g.holder == NOBODY:
        return 1
    if g.space % 2 == MONEY:
        return int(g.card_count) + 1
    return int(g.card_money) + 1


@rule
def most_offer(g: State, p: int, kind: int) -> int:
    """The largest bid for a space of that kind: money for containers, containers of the own stores for money."""
    if kind == MONEY:
        return int(g.in_factory[p]) + int(g.in_harbour[p])
    return min(int(g.cash[p]), MONEY_LIMIT)


@rule
def can_offer(g: State, p: int, kind: int) -> bool:
    """Whether the player has what the smallest bid for a space of that kind needs."""
    return most_offer(g, p, kind) >= least_offer(g)


@rule
def start_offer(g: State, p: int, space: int) -> None:
    """Begin a bid for that space."""
    g.calling = space
    g.offer_count = 0
    g.amount[p] = 0
    g.phase = OFFER


@rule
def offer_container(g: State, p: int, store: int, place: int) -> None:
    """Lay one container of an own store on the card."""
    colour, slot = place // SLOTS, place % SLOTS
    take_from_store(g, p, store, colour, slot)
    g.offer_goods[g.offer_count] = store * STORE + place
    g.offer_count += 1


@rule
def place_bid(g: State, p: int, money: int) -> None:
    """The bid is complete: it takes the card, and a beaten bid goes back (R9.3)."""
    beaten = int(g.holder)
    if beaten != NOBODY:
        g.cash[beaten] += g.card_money
        for i in range(g.card_count):
            g.back[g.card_goods[i] // STORE][g.card_goods[i] % STORE // SLOTS] += 1
    came_back = beaten != NOBODY and g.card_count > 0
    g.holder = p
    g.space = g.calling
    g.cash[p] -= money
    g.card_money = money
    for i in range(len(g.card_goods)):
        g.card_goods[i] = g.offer_goods[i] if i < g.offer_count else 0
        g.offer_goods[i] = 0
    g.card_count = g.offer_count
    g.offer_count = 0
    g.calling = 0
    if came_back:
        g.beaten = beaten
        g.floor = 0
        g.phase = RETURN


@rule
def next_returned(g: State) -> int:
    """The next container that came back, as ``store * COLOURS + colour``, or -1."""
    for store in range(2):
        for c in range(COLOURS):
            if g.back[store][c] > 0:
                return store * COLOURS + c
    return -1


@rule
def price_returned(g: State, slot: int) -> bool:
    """Put the next returned container on a price. True when all are placed."""
    place = next_returned(g)
    store, c = place // COLOURS, place % COLOURS
    put_in_store(g, int(g.beaten), store, c, slot)
    g.back[store][c] -= 1
    g.floor = slot if g.back[store][c] > 0 else 0
    return next_returned(g) < 0


@rule
def collect(g: State) -> None:
    """The card's holder takes the whole space as it is; their bid goes to the brokers, I, II, III, I … (R9.6)."""
    p = int(g.holder)
    broker = int(g.space) // 2
    if g.space % 2 == CONTAINERS:
        for c in range(COLOURS):
            g.dock[p][c] += g.lot[broker][c]
            g.lot[broker][c] = 0
    else:
        g.cash[p] += g.broker_money[broker]
        g.broker_money[broker] = 0
    money = int(g.card_money)
    for b in range(BROKERS):
        g.broker_money[b] += (money + BROKERS - 1 - b) // BROKERS
    for i in range(g.card_count):
        g.lot[i % BROKERS][g.card_goods[i] % STORE // SLOTS] += 1
        g.card_goods[i] = 0
    g.holder = NOBODY
    g.space = 0
    g.card_money = 0
    g.card_count = 0


@rule
def add_calls(g: State, p: int, out: Numbers, n: int) -> int:
    """Calling the broker, or outbidding the one who did (R9.2, R9.3)."""
    if why_not_deal(g) != ALLOWED:
        return n
    for space in range(2 * BROKERS):
        if why_not_call(g, p, space) == ALLOWED and can_offer(g, p, space % 2):
            out[n] = steps.CALL + space
            n += 1
    if why_not_raise(g, p) == ALLOWED and can_offer(g, p, int(g.space) % 2):
        out[n] = steps.RAISE
        n += 1
    return n


@rule
def legal_offers(g: State, p: int, out: Numbers) -> int:
    """What to lay on the Payment Card: money for containers, containers for money (R9.2, R9.3)."""
    least = least_offer(g)
    if g.calling % 2 != MONEY:
        return add_amounts(g, p, out, 0, least, most_offer(g, p, CONTAINERS))
    n = 0
    if g.offer_count >= least:
        out[n] = steps.DONE
        n += 1
    n = add_store(g, p, FACTORY, out, n)
    return add_store(g, p, HARBOUR, out, n)


@rule
def offer(g: State, p: int, step: int) -> bool:
    """Lay down a bid piece by piece. True when it is complete and nothing that came back has to be priced (R2.4)."""
    if step >= steps.HEAP and step < steps.AMOUNT:
        add_heap(g, p, step - steps.HEAP)
        return False
    if step >= steps.TAKE_FACTORY and step < steps.PRICE:
        place = step - steps.TAKE_FACTORY
        offer_container(g, p, place // STORE, place % STORE)
        return False
    money = 0
    if step >= steps.AMOUNT:
        money = complete_amount(g, p, step - steps.AMOUNT)
    g.actions -= 1
    place_bid(g, p, money)
    return g.phase == OFFER
