"""A plain rule of thumb: produce, price to sell, buy cheap, ship three or more, bid near half of the cargo's value.

It is written like the rules, over a view's fields, so that it runs uncompiled for one player at a table and compiled
for crowds. It sees a view only: other cards, hidden cash and sealed bids are ``UNKNOWN`` there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from boxship.bots.line_from_steps import composed
from boxship.bots.simple.stepping import accept_any, dock_waits, nearest_price, offered, say, sell_if_poor
from boxship.rules import layout, steps
from boxship.rules.auction import FIRST_BIDS, highest_bid, proceeds, purse
from boxship.rules.bank import least_offer
from boxship.rules.building import free_machine_space
from boxship.rules.chance import below, new_rng
from boxship.rules.counts import factory_room, harbour_room, machine_count, on_ship, price_of, seat_left
from boxship.rules.layout import COLOURS, FACTORY, HARBOUR, SLOTS, Numbers, State
from boxship.rules.market import sells_from_factory
from boxship.rules.marks import rule
from boxship.rules.production import makeable_from
from boxship.rules.sailing import sells_from_harbour
from boxship.rules.scoring import colour_worth
from boxship.rules.turn import ACTIONS

if TYPE_CHECKING:
    from boxship.game import View

FULL_ENOUGH = 3
"""Containers on the ship that make a cargo worth landing."""

DEAREST_PURCHASE = 3
DEAREST_CARGO = 5
"""The highest prices it pays in a factory store and in a harbour store."""

ENOUGH = 2
"""Cash with which it sells nothing at home."""

NOT_FOUND = -1


@rule
def choose(v: State, p: int, options: Numbers, count: int, words: Numbers) -> int:
    """One of the legal steps of seat ``p``, by what its view ``v`` shows."""
    phase = int(v.phase)
    if phase == layout.ACT:
        return choose_action(v, p, options, count, words)
    if phase == layout.ARRANGE:
        return choose_price(v, p, options, count, words, int(v.store))
    if phase == layout.RETURN:
        store = FACTORY if options[count - 1] < steps.PRICE + v.factory_slots else HARBOUR
        return choose_price(v, p, options, count, words, store)
    if phase == layout.BUYING:
        return choose_goods(v, p, options, count, steps.TAKE_FACTORY, DEAREST_PURCHASE)
    if phase == layout.LOADING:
        return choose_goods(v, p, options, count, steps.TAKE_HARBOUR, DEAREST_CARGO)
    if phase == layout.BID:
        return choose_bid(v, p, options, count, words)
    if phase == layout.DECIDE:
        return choose_answer(v, p, options, count, words)
    if phase == layout.OFFER:
        return choose_offer(v, p, options, count)
    if phase == layout.SALE:
        return sell_if_poor(v, p, options, count, ENOUGH)
    if phase == layout.INTEREST:
        return steps.LOAN_STEP
    return int(options[below(words, count)])


@rule
def worth(v: State, p: int, colour: int) -> int:
    """What a container of that colour on the island is worth to the own card."""
    return colour_worth(int(v.card[p]), colour, True)


@rule
def cargo_worth(v: State, p: int, seller: int) -> int:
    """What a ship's cargo is worth to the own card; a colour that is the own largest pile counts half."""
    largest = 0
    for c in range(COLOURS):
        largest = max(largest, int(v.island[p][c]))
    value = 0
    for c in range(COLOURS):
        each = worth(v, p, c)
        if largest > 0 and v.island[p][c] == largest:
            each = each // 2
        value += each * int(v.ship[seller][c])
    return value


@rule
def choose_action(v: State, p: int, options: Numbers, count: int, words: Numbers) -> int:
    """The next action: sell a full ship, produce, trade, grow, in this order."""
    cash = int(v.cash[p])
    cargo = on_ship(v, p)
    if cash >= 25 and offered(options, count, steps.REPAY):
        return steps.REPAY
    if cash < 3 and v.loans[p] == 0:
        return steps.LOAN_STEP
    makes = offered(options, count, steps.PRODUCE) and makeable_from(v, p, 0) > 0 and factory_room(v, p) > 0
    goods_out = best_harbour(v, p)
    full = cargo >= FULL_ENOUGH or (cargo > 0 and (goods_out == NOT_FOUND or cash < 4))
    if full and v.at[p] != layout.SEA:
        return steps.SAIL_SEA
    if full and not (makes and v.actions == ACTIONS):
        return steps.SAIL_ISLAND
    growth = choose_growth(v, p, options, count, words)
    if growth != NOT_FOUND:
        return growth
    if makes:
        return steps.PRODUCE
    call = choose_call(v, p, options, count, words)
    if call != NOT_FOUND:
        return call
    seller = best_factory(v, p, options, count)
    if seller != NOT_FOUND:
        return seller
    if offered(options, count, steps.LOAD) and cargo < FULL_ENOUGH:
        return steps.LOAD
    if dock_waits(v, p) and v.at[p] == layout.SEA:
        return steps.SAIL_BANK
    if v.at[p] != layout.SEA and (goods_out != NOT_FOUND or dock_waits(v, p)):
        return steps.SAIL_SEA
    if v.at[p] == layout.SEA and goods_out != NOT_FOUND:
        return steps.SAIL + goods_out
    if v.in_harbour[p] > 0 and harbour_room(v, p) <= 0 and below(words, 3) == 0:
        return steps.REPRICE
    if v.in_factory[p] > 0 and offered(options, count, steps.PRODUCE) and below(words, 3) == 0:
        return steps.PRODUCE
    return steps.END


@rule
def choose_growth(v: State, p: int, options: Numbers, count: int, words: Numbers) -> int:
    """A machine or a warehouse while the supply still lasts and cash stays for trade."""
    supply = 0
    for c in range(COLOURS):
        supply += int(v.supply[c])
    if supply * 3 < v.containers * COLOURS or below(words, 2) == 0:
        return NOT_FOUND
    cash = int(v.cash[p])
    space = free_machine_space(v, p)
    if machine_count(v, p) < 3 and space >= 0 and cash >= v.machine_cost[space] + 7:
        first = below(words, COLOURS)
        for i in range(COLOURS):
            step = steps.MACHINE + (first + i) % COLOURS
            if offered(options, count, step):
                return step
    built = int(v.warehouses[p])
    if built < 4 and offered(options, count, steps.WAREHOUSE) and cash >= v.warehouse_cost[built] + 7:
        return steps.WAREHOUSE
    return NOT_FOUND


@rule
def best_factory(v: State, p: int, options: Numbers, count: int) -> int:
    """Buying from the cheapest factory store, if it is cheap enough to sell on."""
    for price in range(1, min(DEAREST_PURCHASE, int(v.cash[p]) - 1) + 1):
        for k in range(v.players - 1):
            if offered(options, count, steps.BUY + k) and sells_from_factory(v, seat_left(v, p, k), price):
                return steps.BUY + k
    return NOT_FOUND


@rule
def best_harbour(v: State, p: int) -> int:
    """The harbour (seats to the left) with the most containers at a price that can be paid."""
    best = NOT_FOUND
    most = 0
    for k in range(v.players - 1):
        q = seat_left(v, p, k)
        if v.in_harbour[q] > most and sells_from_harbour(v, q, min(DEAREST_CARGO, int(v.cash[p]) - 1)):
            most = int(v.in_harbour[q])
            best = k
    return best


@rule
def choose_goods(v: State, p: int, options: Numbers, count: int, block: int, dearest: int) -> int:
    """The next container that is cheap enough and leaves a dollar; from the own dock, all of them."""
    for i in range(count):
        step = int(options[i])
        if step >= steps.TAKE and step < steps.TAKE_FACTORY:
            return step
        if step >= block:
            store = FACTORY if block == steps.TAKE_FACTORY else HARBOUR
            price = price_of(v, store, (step - block) % SLOTS)
            if price <= dearest and v.cash[p] > price:
                return step
    if offered(options, count, steps.DONE):
        return steps.DONE
    return int(options[0])


@rule
def choose_price(v: State, p: int, options: Numbers, count: int, words: Numbers, store: int) -> int:
    """A price that sells: lower the fuller the store or the emptier the purse."""
    if store == FACTORY:
        wanted = 2 + below(words, 2)
        if v.cash[p] < 5:
            wanted = 1 + below(words, 2)
    else:
        wanted = 3 + below(words, 2)
        if v.cash[p] > 12:
            wanted += below(words, 2)
    return nearest_price(v, options, count, store, 10 * wanted)


@rule
def choose_bid(v: State, p: int, options: Numbers, count: int, words: Numbers) -> int:
    """Between a third and a half of the cargo's value; a little more in the extra round."""
    value = cargo_worth(v, p, int(v.turn))
    wanted = value * (33 + below(words, 18)) // 100 if v.bidding == FIRST_BIDS else below(words, 4)
    if purse(v, p) * 2 < wanted and v.loans[p] == 0 and offered(options, count, steps.LOAN_STEP):
        return steps.LOAN_STEP
    return say(options, count, int(v.amount[p]), min(wanted, purse(v, p)))


@rule
def choose_answer(v: State, p: int, options: Numbers, count: int, words: Numbers) -> int:
    """Accept when twice the bid is more than what keeping would bring; among tied bidders at random."""
    best = highest_bid(v)
    if offered(options, count, steps.DECLINE) and cargo_worth(v, p, p) - best > proceeds(best) + 4:
        return steps.DECLINE
    return accept_any(options, count, words)


@rule
def choose_call(v: State, p: int, options: Numbers, count: int, words: Numbers) -> int:
    """Call or outbid where the lot is clearly worth more than the bid."""
    if v.investment_bank == 0 or v.cash[p] < 6:
        return NOT_FOUND
    least = least_offer(v)
    for space in range(2 * layout.BROKERS):
        open_here = offered(options, count, steps.CALL + space) and below(words, 3) == 0
        if (open_here or (offered(options, count, steps.RAISE) and v.space == space)) and lot_worth(
            v, space
        ) >= 2 * least + 2:
            return steps.CALL + space if open_here else steps.RAISE
    return NOT_FOUND


@rule
def lot_worth(v: State, space: int) -> int:
    """What a broker's space is worth in units of the bid: dollars for containers, containers for dollars."""
    if space % 2 == layout.MONEY:
        return int(v.broker_money[space // 2]) // 2
    count = 0
    for c in range(COLOURS):
        count += int(v.lot[space // 2][c])
    return 3 * count


@rule
def choose_offer(v: State, p: int, options: Numbers, count: int) -> int:
    """The smallest bid that counts."""
    if offered(options, count, steps.DONE):
        return steps.DONE
    if options[0] >= steps.HEAP:
        return say(options, count, int(v.amount[p]), least_offer(v))
    return int(options[0])


class RuleOfThumb:
    """The rule of thumb as a player; the same seed and the same views give the same lines."""

    name = "rule of thumb"
    """What it is called in tables of results."""

    def __init__(self, seed: int = 0) -> None:
        self._words = new_rng(seed, 1)

    def line(self, view: View) -> str:
        """The line for a seat that has to decide."""

        def step(now: State, options: list[int], count: int) -> int:
            return choose(now, view.seat, options, count, self._words)

        return composed(view, view.state, step)
