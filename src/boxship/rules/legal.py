"""Which steps a seat may take now.

``legal(g, p, out)`` writes the numbers of all legal steps into ``out`` and returns how many there are: none for a seat
that does not have to decide. What it answers depends only on what that seat may know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from boxship.rules import layout
from boxship.rules.auction import highest_bid, purse
from boxship.rules.bank import least_offer, next_returned, space_filled
from boxship.rules.building import free_machine_space
from boxship.rules.counts import harbour_room, on_ship, seat_left, ship_room
from boxship.rules.interest import SAFE_SPACES, seizable_warehouse
from boxship.rules.layout import (
    A_MACHINE,
    A_WAREHOUSE,
    ACT,
    ANY_BUILDING,
    ARRANGE,
    BANK,
    BID,
    BROKERS,
    BUYING,
    COLOURS,
    DECIDE,
    FACTORY,
    FROM_DOCK,
    FROM_FACTORY,
    FROM_HARBOUR,
    FROM_ISLAND,
    FROM_SHIP,
    INTEREST,
    LOADING,
    LOAN,
    MAX_LOANS,
    MONEY,
    MONEY_LIMIT,
    NOBODY,
    OFFER,
    PRODUCING,
    RETURN,
    SALE,
    SEA,
    SEIZE,
    SLOTS,
    State,
)
from boxship.rules.market import buying_room, sells_from_factory
from boxship.rules.marks import rule
from boxship.rules.production import can_make, makeable_from
from boxship.rules.sailing import can_load
from boxship.rules.steps import (
    ACCEPT,
    AMOUNT,
    BUY,
    CALL,
    DECLINE,
    DEFAULT,
    DONE,
    END,
    HEAP,
    KEEP,
    LOAD,
    LOAN_STEP,
    MACHINE,
    MAKE,
    PICK_MACHINE,
    PICK_WAREHOUSE,
    PRICE,
    PRODUCE,
    RAISE,
    REPAY,
    REPRICE,
    SAIL,
    SAIL_BANK,
    SAIL_ISLAND,
    SAIL_SEA,
    TAKE,
    TAKE_FACTORY,
    TAKE_HARBOUR,
    WAREHOUSE,
)
from boxship.rules.turn import is_due

if TYPE_CHECKING:
    from boxship.rules.layout import Numbers


@rule
def legal(g: State, p: int, out: Numbers) -> int:
    """Write every legal step of this seat into ``out``, which has room for all; return their number."""
    if not is_due(g, p):
        return 0
    phase = int(g.phase)
    if phase == ACT:
        return legal_actions(g, p, out)
    if phase == ARRANGE:
        slots = int(g.factory_slots) if g.store == FACTORY else int(g.harbour_slots)
        return legal_prices(g, out, slots)
    if phase == BUYING:
        return legal_purchases(g, p, out)
    if phase == LOADING:
        return legal_loading(g, p, out)
    if phase == BID:
        return legal_bids(g, p, out)
    if phase == DECIDE:
        return legal_decisions(g, p, out)
    if phase == PRODUCING:
        return legal_makes(g, p, out)
    if phase == OFFER:
        return legal_offers(g, p, out)
    if phase == RETURN:
        slots = int(g.factory_slots) if next_returned(g) < COLOURS else int(g.harbour_slots)
        return legal_prices(g, out, slots)
    if phase == SALE:
        return legal_sales(g, p, out)
    if phase == SEIZE:
        return legal_seizures(g, out)
    if phase == INTEREST:
        out[0] = LOAN_STEP
        out[1] = DEFAULT
        return 2
    out[0] = PICK_MACHINE
    out[1] = PICK_WAREHOUSE
    return 2


@rule
def legal_actions(g: State, p: int, out: Numbers) -> int:
    """Loans, actions and the end of the turn (R2.2)."""
    n = legal_loans(g, p, out)
    n = add_buildings(g, p, out, n)
    n = add_purchases(g, p, out, n)
    if g.produced == 0 and g.cash[p] >= 1:
        out[n] = PRODUCE
        n += 1
    n = add_voyages(g, p, out, n)
    if g.investment_bank == 1 and g.collected == 0 and g.ending == 0:
        n = add_calls(g, p, out, n)
    out[n] = END
    return n + 1


@rule
def legal_loans(g: State, p: int, out: Numbers) -> int:
    """Borrow, or repay unless he borrowed in this turn (R6.1, R6.2, R6.4)."""
    n = 0
    if g.loans[p] < MAX_LOANS:
        out[n] = LOAN_STEP
        n += 1
    if g.loans[p] > 0 and g.borrowed == 0 and g.cash[p] >= LOAN:
        out[n] = REPAY
        n += 1
    return n


@rule
def add_buildings(g: State, p: int, out: Numbers, n: int) -> int:
    """Machines and the warehouse he can pay and place (R4.1)."""
    space = free_machine_space(g, p)
    if space >= 0 and g.machine_cost[space] <= g.cash[p]:
        owned = 0
        for s in range(g.machine_spaces):
            owned |= 1 << int(g.machines[p][s])
        for c in range(COLOURS):
            if owned >> (c + 1) & 1 == 0 and g.machine_supply[c] > 0:
                out[n] = MACHINE + c
                n += 1
    built = int(g.warehouses[p])
    if built < g.warehouse_spaces and g.warehouse_cost[built] <= g.cash[p] and g.warehouse_supply > 0:
        out[n] = WAREHOUSE
        n += 1
    return n


@rule
def add_purchases(g: State, p: int, out: Numbers, n: int) -> int:
    """Sellers with something he can pay and store, and repricing, which is always possible (R4.2, R4.3)."""
    if harbour_room(g, p) > 0:
        for k in range(g.players - 1):
            if sells_from_factory(g, seat_left(g, p, k), int(g.cash[p])):
                out[n] = BUY + k
                n += 1
    out[n] = REPRICE
    return n + 1


@rule
def add_voyages(g: State, p: int, out: Numbers, n: int) -> int:
    """Where the ship may sail, and loading where it lies (R5)."""
    if g.at[p] != SEA:
        out[n] = SAIL_SEA
        n += 1
        if can_load(g, p):
            out[n] = LOAD
            n += 1
        return n
    for k in range(g.players - 1):
        out[n] = SAIL + k
        n += 1
    if on_ship(g, p) > 0:
        out[n] = SAIL_ISLAND
        n += 1
    if g.investment_bank == 1:
        out[n] = SAIL_BANK
        n += 1
    return n


@rule
def add_calls(g: State, p: int, out: Numbers, n: int) -> int:
    """Calling the broker, or outbidding the one who did (R9.2, R9.3)."""
    least = least_offer(g)
    pays_money = min(int(g.cash[p]), MONEY_LIMIT) >= least
    pays_containers = int(g.in_factory[p]) + int(g.in_harbour[p]) >= least
    if g.holder == NOBODY:
        for space in range(2 * BROKERS):
            if space_filled(g, space) and (pays_containers if space % 2 == MONEY else pays_money):
                out[n] = CALL + space
                n += 1
    elif g.holder != p and (pays_containers if g.space % 2 == MONEY else pays_money):
        out[n] = RAISE
        n += 1
    return n


@rule
def legal_prices(g: State, out: Numbers, slots: int) -> int:
    """Prices for the next container: not below that of its like before it."""
    n = 0
    for s in range(g.floor, slots):
        out[n] = PRICE + s
        n += 1
    return n


@rule
def legal_purchases(g: State, p: int, out: Numbers) -> int:
    """Containers of the seller's factory store (R4.2)."""
    n = 0
    if g.taken >= g.least:
        out[n] = DONE
        n += 1
    if buying_room(g, p) > 0:
        seller = int(g.seller)
        for place in range(g.floor, COLOURS * SLOTS):
            if g.factory[seller][place // SLOTS][place % SLOTS] > 0 and g.factory_price[place % SLOTS] <= g.cash[p]:
                out[n] = TAKE_FACTORY + place
                n += 1
    return n


@rule
def legal_loading(g: State, p: int, out: Numbers) -> int:
    """Containers of the harbour store where the ship lies, or of the own dock (R5.2, R9.7)."""
    n = 0
    if g.taken >= g.least:
        out[n] = DONE
        n += 1
    if ship_room(g, p) == 0:
        return n
    if g.seller == BANK:
        for c in range(g.floor, COLOURS):
            if g.dock[p][c] > 0:
                out[n] = TAKE + c
                n += 1
        return n
    seller = int(g.seller)
    for place in range(g.floor, COLOURS * SLOTS):
        if g.harbour[seller][place // SLOTS][place % SLOTS] > 0 and g.harbour_price[place % SLOTS] <= g.cash[p]:
            out[n] = TAKE_HARBOUR + place
            n += 1
    return n


@rule
def add_amounts(g: State, p: int, out: Numbers, n: int, least: int, most: int) -> int:
    """Every next piece of an amount of money between two bounds; each amount is built in one way only."""
    said = int(g.amount[p])
    heap = 1_000_000
    for i in range(3):
        reach = said - said % (heap * 100) + heap * 100 - 1
        if said % heap == 0 and said + heap <= most and said + heap <= reach and reach >= least:
            out[n] = HEAP + i
            n += 1
        heap //= 100
    if said % 100 == 0:
        for more in range(max(0, least - said), min(99, most - said) + 1):
            out[n] = AMOUNT + more
            n += 1
    return n


@rule
def legal_bids(g: State, p: int, out: Numbers) -> int:
    """A bid up to the cash, after borrowing if he likes (R6.1, R8.1, R8.2)."""
    n = 0
    if g.loans[p] < MAX_LOANS and g.amount[p] == 0:
        out[n] = LOAN_STEP
        n += 1
    return add_amounts(g, p, out, n, 0, min(purse(g, p), MONEY_LIMIT - int(g.bids[p])))


@rule
def legal_decisions(g: State, p: int, out: Numbers) -> int:
    """Accept one of the highest bids, or decline if he can pay it (R8.3 to R8.6)."""
    n = 0
    if g.loans[p] < MAX_LOANS:
        out[n] = LOAN_STEP
        n += 1
    best = highest_bid(g)
    for k in range(g.players - 1):
        if g.bids[seat_left(g, p, k)] == best:
            out[n] = ACCEPT + k
            n += 1
    if g.cash[p] >= best:
        out[n] = DECLINE
        n += 1
    return n


@rule
def legal_makes(g: State, p: int, out: Numbers) -> int:
    """Colours to make when space is short; enough must be left to fill the store (R4.4)."""
    n = 0
    missing = int(g.least) - int(g.taken)
    for c in range(g.floor, COLOURS):
        if can_make(g, p, c) and makeable_from(g, p, c) >= missing:
            out[n] = MAKE + c
            n += 1
    return n


@rule
def legal_offers(g: State, p: int, out: Numbers) -> int:
    """What to lay on the Payment Card: money for containers, containers for money (R9.2, R9.3)."""
    least = least_offer(g)
    if g.calling % 2 != MONEY:
        return add_amounts(g, p, out, 0, least, min(int(g.cash[p]), MONEY_LIMIT))
    n = 0
    if g.offer_count >= least:
        out[n] = DONE
        n += 1
    n = add_store(g, p, FACTORY, out, n)
    return add_store(g, p, layout.HARBOUR, out, n)


@rule
def add_store(g: State, p: int, store: int, out: Numbers, n: int) -> int:
    """Every kind of container in an own store."""
    for place in range(COLOURS * SLOTS):
        if store == FACTORY:
            if g.factory[p][place // SLOTS][place % SLOTS] > 0:
                out[n] = TAKE_FACTORY + place
                n += 1
        elif g.harbour[p][place // SLOTS][place % SLOTS] > 0:
            out[n] = TAKE_HARBOUR + place
            n += 1
    return n


@rule
def legal_sales(g: State, p: int, out: Numbers) -> int:
    """The domestic sale: from the factory store, only if that is empty from the harbour store (R4.7)."""
    n = legal_loans(g, p, out)
    out[n] = KEEP
    store = FACTORY if int(g.in_factory[p]) > 0 else layout.HARBOUR
    return add_store(g, p, store, out, n + 1)


@rule
def legal_seizures(g: State, out: Numbers) -> int:
    """What the neighbour to the right may take from the player who owes interest (R3.3, R3.5)."""
    p = int(g.turn)
    what = int(g.seizing)
    if what == FROM_HARBOUR:
        return add_store(g, p, layout.HARBOUR, out, 0)
    if what == FROM_FACTORY:
        return add_store(g, p, FACTORY, out, 0)
    n = 0
    if what in (FROM_ISLAND, FROM_SHIP, FROM_DOCK):
        for c in range(COLOURS):
            if (
                (what == FROM_ISLAND and g.island[p][c] > 0)
                or (what == FROM_SHIP and g.ship[p][c] > 0)
                or (what == FROM_DOCK and g.dock[p][c] > 0)
            ):
                out[n] = TAKE + c
                n += 1
        return n
    if what in (ANY_BUILDING, A_MACHINE):
        for s in range(SAFE_SPACES, g.machine_spaces):
            if g.machines[p][s] > 0:
                out[n] = MACHINE + int(g.machines[p][s]) - 1
                n += 1
    if what in (ANY_BUILDING, A_WAREHOUSE) and seizable_warehouse(g, p):
        out[n] = WAREHOUSE
        n += 1
    return n
