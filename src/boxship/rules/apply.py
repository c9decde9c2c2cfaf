"""Taking a step.

``apply(g, p, step)`` trusts that the step is legal for that seat (ask ``legal``); it goes on to the next point at which
somebody has to decide, or to the end of the game.
"""

from __future__ import annotations

from boxship.rules import layout, steps
from boxship.rules.auction import decide, land, say_bid
from boxship.rules.bank import offer, price_returned, start_offer
from boxship.rules.building import buy_machine, buy_warehouse
from boxship.rules.counts import seat_left
from boxship.rules.interest import pay_unpaid, pick_building, seize
from boxship.rules.layout import State
from boxship.rules.loans import borrow, repay
from boxship.rules.market import arrange, buy, price_next, sell_or_keep, start_buying
from boxship.rules.marks import rule
from boxship.rules.production import make_chosen, produce
from boxship.rules.sailing import arrive, load, start_loading
from boxship.rules.turn import end_turn, finish_action, go_on, settle


@rule
def apply(g: State, p: int, step: int) -> None:
    """Take a legal step: a loan, or what the phase of the game asks for."""
    phase = g.phase
    if step == steps.LOAN_STEP:
        borrow(g, p)
        if phase == layout.INTEREST:
            pay_unpaid(g, p)
            settle(g)
    elif step == steps.REPAY:
        repay(g, p)
    elif phase == layout.ACT:
        act(g, p, step)
    elif phase == layout.ARRANGE:
        price_next(g, p, step - steps.PRICE)
    elif phase == layout.BUYING:
        buy(g, p, step)
    elif phase == layout.LOADING:
        load(g, p, step)
    elif phase == layout.BID:
        say_bid(g, p, step)
    elif phase == layout.DECIDE:
        decide(g, p, step)
    elif phase == layout.PRODUCING:
        make_chosen(g, p, step - steps.MAKE)
    elif phase == layout.OFFER:
        if offer(g, p, step):
            go_on(g)
    elif phase == layout.RETURN:
        if price_returned(g, step - steps.PRICE):
            go_on(g)
    elif phase == layout.SALE:
        sell_or_keep(g, p, step)
    elif phase == layout.SEIZE:
        seize(g, step)
        settle(g)
    elif phase == layout.INTEREST:
        settle(g)
    else:
        pick_building(g, step)


@rule
def act(g: State, p: int, step: int) -> None:
    """Begin an action, or end the turn (R2.2)."""
    if step >= steps.CALL:
        start_offer(g, p, step - steps.CALL)
    elif step >= steps.SAIL:
        arrive(g, p, seat_left(g, p, step - steps.SAIL))
    elif step >= steps.BUY:
        start_buying(g, seat_left(g, p, step - steps.BUY))
    elif step >= steps.MACHINE:
        buy_machine(g, p, step - steps.MACHINE)
        finish_action(g)
    elif step == steps.WAREHOUSE:
        buy_warehouse(g, p)
        finish_action(g)
    elif step == steps.SAIL_SEA:
        arrive(g, p, layout.SEA)
    elif step == steps.SAIL_ISLAND:
        land(g, p)
    elif step == steps.SAIL_BANK:
        arrive(g, p, layout.BANK)
    elif step == steps.PRODUCE:
        produce(g, p)
    elif step == steps.REPRICE:
        arrange(g, p, layout.HARBOUR)
    elif step == steps.LOAD:
        start_loading(g, p, 1)
    elif step == steps.RAISE:
        start_offer(g, p, int(g.space))
    else:
        end_turn(g)
