"""Taking a step.

``apply(g, p, step)`` trusts that the step is legal for that seat (ask ``legal``); it goes on to the next point at which
somebody has to decide, or to the end of the game.
"""

from __future__ import annotations

from boxship.rules.auction import accept, all_in, decline, land, reveal, seal_bid, unload
from boxship.rules.bank import offer_container, place_bid, price_returned, start_offer
from boxship.rules.building import buy_machine, buy_warehouse
from boxship.rules.counts import seat_left
from boxship.rules.interest import seize_container, seize_from_store, seize_machine, seize_warehouse
from boxship.rules.layout import (
    A_MACHINE,
    A_WAREHOUSE,
    ACT,
    BANK,
    BID,
    BUYING,
    FACTORY,
    HARBOUR,
    INTEREST,
    LOADING,
    LOAN,
    OFFER,
    RETURN,
    SALE,
    SEA,
    SEIZE,
    State,
)
from boxship.rules.market import buy_from_factory, price_next, sell_at_home, start_arranging, start_buying
from boxship.rules.marks import rule
from boxship.rules.production import make_chosen, produce
from boxship.rules.sailing import buy_from_harbour, can_load, load_from_dock, start_loading
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
from boxship.rules.turn import end_turn, go_on, settle


@rule
def apply(g: State, p: int, step: int) -> None:
    """Take a legal step."""
    if step >= HEAP:
        say_amount(g, p, step)
    elif step >= PRICE:
        put_price(g, p, step - PRICE)
    elif step >= TAKE:
        take(g, p, step)
    elif step >= MAKE:
        if make_chosen(g, step - MAKE):
            arrange(g, p, FACTORY)
    elif step >= CALL:
        start_offer(g, p, step - CALL)
    elif step >= ACCEPT:
        accept(g, seat_left(g, p, step - ACCEPT))
        end_turn(g)
    elif step >= SAIL:
        arrive(g, p, seat_left(g, p, step - SAIL))
    elif step >= BUY:
        start_buying(g, seat_left(g, p, step - BUY))
    elif step >= WAREHOUSE:
        build_or_sail(g, p, step)
    else:
        apply_word(g, p, step)


@rule
def apply_word(g: State, p: int, step: int) -> None:
    """The steps that need no further number."""
    if step == DONE:
        done(g, p)
    elif step == PRODUCE:
        if produce(g, p):
            arrange(g, p, FACTORY)
    elif step == REPRICE:
        arrange(g, p, HARBOUR)
    elif step == LOAD:
        start_loading(g, p, 1)
    elif step == RAISE:
        start_offer(g, p, int(g.space))
    elif step == END:
        end_turn(g)
    elif step == LOAN_STEP:
        borrow(g, p)
    elif step == REPAY:
        g.cash[p] -= LOAN
        g.loans[p] -= 1
    elif step == KEEP:
        g.phase = ACT
    elif step == DEFAULT:
        settle(g)
    elif step == DECLINE:
        decline(g)
        end_turn(g)
    elif step == PICK_MACHINE:
        g.seizing = A_MACHINE
        g.phase = SEIZE
    elif step == PICK_WAREHOUSE:
        g.seizing = A_WAREHOUSE
        g.phase = SEIZE


@rule
def build_or_sail(g: State, p: int, step: int) -> None:
    """Buildings, bought or seized, and the voyages that are no visit to a harbour."""
    if step == SAIL_SEA:
        arrive(g, p, SEA)
    elif step == SAIL_ISLAND:
        land(g, p)
    elif step == SAIL_BANK:
        arrive(g, p, BANK)
    elif g.phase == SEIZE:
        if step == WAREHOUSE:
            seize_warehouse(g)
        else:
            seize_machine(g, step - MACHINE)
        settle(g)
    else:
        if step == WAREHOUSE:
            buy_warehouse(g, p)
        else:
            buy_machine(g, p, step - MACHINE)
        finish_action(g)


@rule
def finish_action(g: State) -> None:
    """The action is complete."""
    g.actions -= 1
    go_on(g)


@rule
def borrow(g: State, p: int) -> None:
    """Take a loan; the one taken for the interest pays it at once (R3.2, R6.1)."""
    g.cash[p] += LOAN
    g.loans[p] += 1
    if p == g.turn:
        g.borrowed = 1
    if g.phase == INTEREST:
        g.cash[p] -= g.unpaid
        if g.investment_bank == 1:
            g.broker_money[0] += g.unpaid
        g.unpaid = 0
        settle(g)


@rule
def arrange(g: State, p: int, store: int) -> None:
    """Price a store anew; with nothing in it the action is complete."""
    g.taken = 0
    g.least = 0
    if not start_arranging(g, p, store):
        finish_action(g)


@rule
def arrive(g: State, p: int, where: int) -> None:
    """The ship is there; load on arrival if there is anything to load (R5.2, R9.7)."""
    g.at[p] = where
    if can_load(g, p):
        start_loading(g, p, 0)
    else:
        finish_action(g)


@rule
def put_price(g: State, p: int, slot: int) -> None:
    """Price the next container of an own store, or the next one that came back from the card."""
    if g.phase == RETURN:
        if price_returned(g, slot):
            go_on(g)
    elif price_next(g, p, slot):
        finish_action(g)


@rule
def take(g: State, p: int, step: int) -> None:
    """Point at a container: buy, load, sell, offer or seize it."""
    phase = int(g.phase)
    if phase == BUYING:
        buy_from_factory(g, p, step - TAKE_FACTORY)
    elif phase == LOADING:
        if step < TAKE_FACTORY:
            load_from_dock(g, p, step - TAKE)
        else:
            buy_from_harbour(g, p, step - TAKE_HARBOUR)
    elif phase == SEIZE:
        if step < TAKE_FACTORY:
            seize_container(g, step - TAKE)
        elif step < TAKE_HARBOUR:
            seize_from_store(g, step - TAKE_FACTORY)
        else:
            seize_from_store(g, step - TAKE_HARBOUR)
        settle(g)
    elif phase == SALE:
        if step < TAKE_HARBOUR:
            sell_at_home(g, p, step - TAKE_FACTORY, FACTORY)
        else:
            sell_at_home(g, p, step - TAKE_HARBOUR, HARBOUR)
    elif step < TAKE_HARBOUR:
        offer_container(g, p, FACTORY, step - TAKE_FACTORY)
    else:
        offer_container(g, p, HARBOUR, step - TAKE_HARBOUR)


@rule
def done(g: State, p: int) -> None:
    """No more containers."""
    if g.phase == BUYING:
        arrange(g, p, HARBOUR)
    elif g.phase == LOADING:
        g.taken = 0
        g.least = 0
        finish_action(g)
    else:
        complete_offer(g, p, 0)


@rule
def complete_offer(g: State, p: int, money: int) -> None:
    """The bid for a broker's space is complete; a beaten bidder with containers prices them first (R2.4)."""
    g.actions -= 1
    place_bid(g, p, money)
    if g.phase == OFFER:
        go_on(g)


@rule
def say_amount(g: State, p: int, step: int) -> None:
    """Add a heap to the amount, or finish it: a sealed bid, or money on the Payment Card."""
    if step < AMOUNT:
        heap = 1_000_000
        for _ in range(step - HEAP):
            heap //= 100
        g.amount[p] += heap
        return
    money = int(g.amount[p]) + step - AMOUNT
    g.amount[p] = 0
    if g.phase != BID:
        complete_offer(g, p, money)
        return
    seal_bid(g, p, money)
    if all_in(g) and reveal(g):
        unload(g, int(g.turn))
        end_turn(g)
