"""Taking a step.

``apply(g, p, step)`` trusts that the step is legal for that seat (ask ``legal``); it goes on to the next point at which
somebody has to decide, or to the end of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from boxship.rules import layout, steps
from boxship.rules.auction import accept, all_in, decline, land, reveal, seal_bid, unload
from boxship.rules.bank import offer_container, place_bid, price_returned, start_offer
from boxship.rules.building import buy_machine, buy_warehouse
from boxship.rules.counts import seat_left
from boxship.rules.interest import pay_unpaid, seize_container, seize_from_store, seize_machine, seize_warehouse
from boxship.rules.loans import borrow, repay
from boxship.rules.market import arrange, buy_from_factory, price_next, sell_at_home, start_buying
from boxship.rules.marks import rule
from boxship.rules.production import make_chosen, produce
from boxship.rules.sailing import arrive, buy_from_harbour, load_from_dock, start_loading
from boxship.rules.turn import end_turn, finish_action, go_on, settle

if TYPE_CHECKING:
    from boxship.rules.layout import State


@rule
def apply(g: State, p: int, step: int) -> None:
    """Take a legal step."""
    if step >= steps.HEAP:
        say_amount(g, p, step)
    elif step >= steps.PRICE:
        put_price(g, p, step - steps.PRICE)
    elif step >= steps.TAKE:
        take(g, p, step)
    elif step >= steps.MAKE:
        if make_chosen(g, step - steps.MAKE):
            arrange(g, p, layout.FACTORY)
    elif step >= steps.CALL:
        start_offer(g, p, step - steps.CALL)
    elif step >= steps.ACCEPT:
        accept(g, seat_left(g, p, step - steps.ACCEPT))
        end_turn(g)
    elif step >= steps.SAIL:
        arrive(g, p, seat_left(g, p, step - steps.SAIL))
    elif step >= steps.BUY:
        start_buying(g, seat_left(g, p, step - steps.BUY))
    elif step >= steps.WAREHOUSE:
        build_or_sail(g, p, step)
    else:
        apply_word(g, p, step)


@rule
def apply_word(g: State, p: int, step: int) -> None:
    """The steps that need no further number."""
    if step == steps.DONE:
        done(g, p)
    elif step == steps.PRODUCE:
        if produce(g, p):
            arrange(g, p, layout.FACTORY)
    elif step == steps.REPRICE:
        arrange(g, p, layout.HARBOUR)
    elif step == steps.LOAD:
        start_loading(g, p, 1)
    elif step == steps.RAISE:
        start_offer(g, p, int(g.space))
    elif step == steps.END:
        end_turn(g)
    elif step == steps.LOAN_STEP:
        borrow(g, p)
        if g.phase == layout.INTEREST:
            pay_unpaid(g, p)
            settle(g)
    elif step == steps.REPAY:
        repay(g, p)
    elif step == steps.KEEP:
        g.phase = layout.ACT
    elif step == steps.DEFAULT:
        settle(g)
    elif step == steps.DECLINE:
        decline(g)
        end_turn(g)
    elif step == steps.PICK_MACHINE:
        g.seizing = layout.A_MACHINE
        g.phase = layout.SEIZE
    elif step == steps.PICK_WAREHOUSE:
        g.seizing = layout.A_WAREHOUSE
        g.phase = layout.SEIZE


@rule
def build_or_sail(g: State, p: int, step: int) -> None:
    """Buildings, bought or seized, and the voyages that are no visit to a harbour."""
    if step == steps.SAIL_SEA:
        arrive(g, p, layout.SEA)
    elif step == steps.SAIL_ISLAND:
        land(g, p)
    elif step == steps.SAIL_BANK:
        arrive(g, p, layout.BANK)
    elif g.phase == layout.SEIZE:
        if step == steps.WAREHOUSE:
            seize_warehouse(g)
        else:
            seize_machine(g, step - steps.MACHINE)
        settle(g)
    else:
        if step == steps.WAREHOUSE:
            buy_warehouse(g, p)
        else:
            buy_machine(g, p, step - steps.MACHINE)
        finish_action(g)


@rule
def put_price(g: State, p: int, slot: int) -> None:
    """Price the next container of an own store, or the next one that came back from the card."""
    if g.phase == layout.RETURN:
        if price_returned(g, slot):
            go_on(g)
    elif price_next(g, p, slot):
        finish_action(g)


@rule
def take(g: State, p: int, step: int) -> None:
    """Point at a container: buy, load, sell, offer or seize it."""
    phase = int(g.phase)
    if phase == layout.BUYING:
        buy_from_factory(g, p, step - steps.TAKE_FACTORY)
    elif phase == layout.LOADING:
        if step < steps.TAKE_FACTORY:
            load_from_dock(g, p, step - steps.TAKE)
        else:
            buy_from_harbour(g, p, step - steps.TAKE_HARBOUR)
    elif phase == layout.SEIZE:
        if step < steps.TAKE_FACTORY:
            seize_container(g, step - steps.TAKE)
        elif step < steps.TAKE_HARBOUR:
            seize_from_store(g, step - steps.TAKE_FACTORY)
        else:
            seize_from_store(g, step - steps.TAKE_HARBOUR)
        settle(g)
    elif phase == layout.SALE:
        if step < steps.TAKE_HARBOUR:
            sell_at_home(g, p, step - steps.TAKE_FACTORY, layout.FACTORY)
        else:
            sell_at_home(g, p, step - steps.TAKE_HARBOUR, layout.HARBOUR)
    elif step < steps.TAKE_HARBOUR:
        offer_container(g, p, layout.FACTORY, step - steps.TAKE_FACTORY)
    else:
        offer_container(g, p, layout.HARBOUR, step - steps.TAKE_HARBOUR)


@rule
def done(g: State, p: int) -> None:
    """No more containers."""
    if g.phase == layout.BUYING:
        arrange(g, p, layout.HARBOUR)
    elif g.phase == layout.LOADING:
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
    if g.phase == layout.OFFER:
        go_on(g)


@rule
def say_amount(g: State, p: int, step: int) -> None:
    """Add a heap to the amount, or finish it: a sealed bid, or money on the Payment Card."""
    if step < steps.AMOUNT:
        heap = 1_000_000
        for _ in range(step - steps.HEAP):
            heap //= 100
        g.amount[p] += heap
        return
    money = int(g.amount[p]) + step - steps.AMOUNT
    g.amount[p] = 0
    if g.phase != layout.BID:
        complete_offer(g, p, money)
        return
    seal_bid(g, p, money)
    if all_in(g) and reveal(g):
        unload(g, int(g.turn))
        end_turn(g)
