"""Choosing a step, the trader's judgement: by the table, the counted money, the own card and a row of weights.

It is written like the rules, so that one text plays at a table and, compiled, in rollouts. ``v`` is a view whose hidden
cash has been counted (``boxship.bots.cash_ledger``). Cards, sealed bids and half-said amounts of others are never read.
"""

from __future__ import annotations

from boxship.bots.simple.stepping import do_nothing, offered, sell_if_poor
from boxship.bots.trader import weights
from boxship.bots.trader.actions import DEAD, choose_action, goods_score
from boxship.bots.trader.prices_and_bids import choose_answer, choose_bid, choose_offer, price_for
from boxship.bots.trader.values import rival_worth, slackness
from boxship.rules import layout, steps
from boxship.rules.bank import next_returned
from boxship.rules.chance import below
from boxship.rules.counts import ship_room
from boxship.rules.layout import COLOURS, SLOTS, Numbers, State
from boxship.rules.market import buying_room, next_in_hand
from boxship.rules.marks import rule

ENOUGH = 3
"""Cash with which it sells nothing at home."""


@rule
def choose(v: State, p: int, options: Numbers, count: int, words: Numbers, row: Numbers) -> int:
    """One of the legal steps of seat ``p``."""
    if is_asleep(v, row):
        return do_nothing(options, count)
    if row[weights.MISTAKES] > 0 and below(words, 100) < row[weights.MISTAKES]:
        return int(options[below(words, count)])
    phase = int(v.phase)
    if phase == layout.ACT:
        return choose_action(v, p, options, count, words, row)
    if phase == layout.ARRANGE:
        return price_for(v, p, options, count, words, row, int(v.store), next_in_hand(v))
    if phase == layout.RETURN:
        place = next_returned(v)
        return price_for(v, p, options, count, words, row, place // COLOURS, place % COLOURS)
    if phase == layout.BUYING or phase == layout.LOADING:
        return choose_goods(v, p, options, count, row)
    if phase == layout.BID:
        return choose_bid(v, p, options, count, words, row)
    if phase == layout.DECIDE:
        return choose_answer(v, p, options, count, words, row)
    if phase == layout.OFFER:
        return choose_offer(v, p, options, count, words)
    if phase == layout.SALE:
        return sell_if_poor(v, p, options, count, ENOUGH)
    if phase == layout.INTEREST:
        return steps.LOAN_STEP if slackness(v) < DEAD else steps.DEFAULT
    if phase == layout.PRODUCING:
        return choose_make(v, p, options, count)
    return int(options[below(words, count)])


@rule
def is_asleep(v: State, row: Numbers) -> bool:
    """Whether somebody with this row only ends their turns in this round."""
    now = int(v.round_number)
    return now < row[weights.AWAKE_FROM] or 0 < row[weights.ASLEEP_FROM] <= now


@rule
def choose_make(v: State, p: int, options: Numbers, count: int) -> int:
    """Short of space, the colour that rivals want most."""
    best = int(options[0])
    for i in range(1, count):
        if rival_worth(v, p, int(options[i]) - steps.MAKE) > rival_worth(v, p, best - steps.MAKE):
            best = int(options[i])
    return best


@rule
def choose_goods(v: State, p: int, options: Numbers, count: int, row: Numbers) -> int:
    """The next container that is worth its price, in the order of the steps, as long as better ones find room too."""
    room = buying_room(v, p) if v.phase == layout.BUYING else ship_room(v, p)
    may_stop = offered(options, count, steps.DONE)
    for i in range(count):
        step = int(options[i])
        if step == steps.DONE:
            continue
        if step < steps.TAKE_FACTORY:
            return step  # from the own dock, all of them
        worth_it = take_score(v, p, step, row) > 0 or not may_stop
        if worth_it and better_goods(v, p, options, count, step, row) < room:
            return step
    return steps.DONE if may_stop else int(options[count - 1])


@rule
def take_score(v: State, p: int, step: int, row: Numbers) -> int:
    """What the container that a step takes from somebody's store brings."""
    place = step - steps.TAKE_FACTORY
    return goods_score(v, p, place // steps.STORE, place % steps.STORE // SLOTS, place % SLOTS, row)


@rule
def left_to_take(v: State, step: int) -> int:
    """How many containers lie where a step takes one."""
    place = (step - steps.TAKE_FACTORY) % steps.STORE
    shelves = v.factory if step < steps.TAKE_HARBOUR else v.harbour
    return int(shelves[int(v.seller)][place // SLOTS][place % SLOTS])


@rule
def better_goods(v: State, p: int, options: Numbers, count: int, step: int, row: Numbers) -> int:
    """How many containers later in the order of the steps bring more than the one that a step takes."""
    score = take_score(v, p, step, row)
    better = 0
    for i in range(count):
        other = int(options[i])
        if other > step and take_score(v, p, other, row) > score:
            better += left_to_take(v, other)
    return better
