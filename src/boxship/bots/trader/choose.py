"""The trader's judgement: one legal step, by the table, the counted money, the own card and a row of weights.

It is written like the rules, so that one text plays at a table and, compiled, in playouts. ``v`` is a view whose hidden
cash has been counted (``boxship.bots.cash_ledger``). Cards, sealed bids and half-said amounts of others are never read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from boxship.bots.trader.actions import DEAD, choose_action, goods_score
from boxship.bots.trader.prices_and_bids import choose_answer, choose_bid, choose_offer, choose_sale, price_for
from boxship.bots.trader.values import rival_worth, slackness
from boxship.bots.trader.weights import MISTAKES
from boxship.rules.bank import next_returned
from boxship.rules.chance import below
from boxship.rules.layout import (
    ACT,
    ARRANGE,
    BID,
    BUYING,
    COLOURS,
    DECIDE,
    FACTORY,
    HARBOUR,
    INTEREST,
    LOADING,
    OFFER,
    PRODUCING,
    RETURN,
    SALE,
    SLOTS,
    State,
)
from boxship.rules.market import next_in_hand
from boxship.rules.marks import rule
from boxship.rules.steps import DEFAULT, DONE, LOAN_STEP, MAKE, TAKE, TAKE_FACTORY, TAKE_HARBOUR

if TYPE_CHECKING:
    from boxship.rules.layout import Numbers


@rule
def choose(v: State, p: int, options: Numbers, count: int, words: Numbers, weights: Numbers) -> int:
    """One of the legal steps of seat ``p``."""
    if weights[MISTAKES] > 0 and below(words, 100) < weights[MISTAKES]:
        return int(options[below(words, count)])
    phase = int(v.phase)
    if phase == ACT:
        return choose_action(v, p, options, count, words, weights)
    if phase == ARRANGE:
        return price_for(v, p, options, count, words, weights, int(v.store), next_in_hand(v))
    if phase == RETURN:
        place = next_returned(v)
        store = FACTORY if place < COLOURS else HARBOUR
        return price_for(v, p, options, count, words, weights, store, place % COLOURS)
    if phase == BUYING or phase == LOADING:
        return choose_goods(v, p, options, count, weights)
    if phase == BID:
        return choose_bid(v, p, options, count, words, weights)
    if phase == DECIDE:
        return choose_answer(v, p, options, count, words, weights)
    if phase == OFFER:
        return choose_offer(v, p, options, count, words)
    if phase == SALE:
        return choose_sale(v, p, options, count)
    if phase == INTEREST:
        return LOAN_STEP if slackness(v) < DEAD else DEFAULT
    if phase == PRODUCING:
        return choose_make(v, p, options, count)
    return int(options[below(words, count)])


@rule
def choose_make(v: State, p: int, options: Numbers, count: int) -> int:
    """Short of space, the colour that rivals want most."""
    best = int(options[0])
    for i in range(1, count):
        if rival_worth(v, p, int(options[i]) - MAKE) > rival_worth(v, p, best - MAKE):
            best = int(options[i])
    return best


@rule
def choose_goods(v: State, p: int, options: Numbers, count: int, weights: Numbers) -> int:
    """The next container that is worth its price, in the order of the steps, as long as better ones find room too."""
    store = FACTORY if v.phase == BUYING else HARBOUR
    block = TAKE_FACTORY if v.phase == BUYING else TAKE_HARBOUR
    done = False
    room = 0
    if store == FACTORY:
        room = int(v.warehouses[p]) - int(v.in_harbour[p]) - int(v.taken)
    else:
        room = 5
        for c in range(COLOURS):
            room -= int(v.ship[p][c])
    for i in range(count):
        step = int(options[i])
        if step == DONE:
            done = True
            continue
        if step < TAKE_FACTORY:
            return step
        score = goods_score(v, p, store, (step - block) // SLOTS, (step - block) % SLOTS, weights)
        if score <= 0 and done:
            continue
        better = 0
        for j in range(count):
            other = int(options[j])
            if other >= TAKE and other > step:
                more = goods_score(v, p, store, (other - block) // SLOTS, (other - block) % SLOTS, weights)
                if more > score:
                    place = other - block
                    seller = int(v.seller)
                    if store == FACTORY:
                        better += int(v.factory[seller][place // SLOTS][place % SLOTS])
                    else:
                        better += int(v.harbour[seller][place // SLOTS][place % SLOTS])
        if better < room:
            return step
    if done:
        return DONE
    return int(options[count - 1])
