"""The trader's turn: every action gets a score in tenths of a dollar, and the highest is taken.

The scores say what an action is likely to bring in the end; the weights say how much of that to believe.
"""

from __future__ import annotations

from boxship.bots.simple.stepping import dock_waits, offered
from boxship.bots.trader import weights
from boxship.bots.trader.prices_and_bids import asking_price
from boxship.bots.trader.values import (
    anybody_acts,
    cargo_income,
    leads,
    next_worth,
    rival_worth,
    slackness,
    stage,
    unit_income,
)
from boxship.rules import steps
from boxship.rules.bank import least_offer
from boxship.rules.building import free_machine_space
from boxship.rules.chance import below
from boxship.rules.counts import (
    factory_room,
    harbour_room,
    has_machine,
    on_ship,
    price_of,
    seat_left,
    ship_room,
    slots_of,
)
from boxship.rules.layout import (
    BANK,
    BROKERS,
    COLOURS,
    CONTAINERS,
    FACTORY,
    HARBOUR,
    ISLAND,
    MONEY,
    NOBODY,
    Numbers,
    State,
)
from boxship.rules.marks import rule
from boxship.rules.production import END_COLOURS, WAGE, can_make, makeable_from, why_not_produce
from boxship.rules.turn import ACTIONS
from boxship.rules.verdicts import ALLOWED

NEVER = -99_999
SLOW = 3
"""So many rounds behind a lively game nobody builds any more."""
DEAD = 6
"""So many rounds behind a lively game nobody borrows any more: there is no trade that would earn the interest. From
``SLOW`` rounds on only who has a cargo to land does."""

STILL = 24
"""So many rounds behind a lively game it stands still, and even who is behind ends it: the round limit would, too."""

POOR = 8
"""With fewer dollars per player at the table a slow game does not get going again by itself."""


@rule
def choose_action(v: State, p: int, options: Numbers, count: int, words: Numbers, row: Numbers) -> int:
    """The step with the highest score; loans come first because they cost no action."""
    cash = 10 * int(v.cash[p])
    now = stage(v)
    rich = cash >= row[weights.REPAY_ABOVE] or (slackness(v) >= DEAD and cash >= 150)
    if rich and offered(options, count, steps.REPAY):
        return steps.REPAY
    may_earn = slackness(v) < SLOW or (slackness(v) < DEAD and on_ship(v, p) > 0)
    if now < 85 and may_earn and offered(options, count, steps.LOAN_STEP):
        if cash < (row[weights.LOAN_BELOW] if v.loans[p] == 0 else row[weights.SECOND_LOAN]):
            return steps.LOAN_STEP
    if v.loans[p] == 0 and slackness(v) >= SLOW and all_poor(v) and offered(options, count, steps.LOAN_STEP):
        return steps.LOAN_STEP
    best = steps.END
    highest = 0
    voyage = best_voyage(v, p, row)
    for i in range(count):
        step = int(options[i])
        score = action_score(v, p, step, now, voyage, words, row)
        if score > NEVER and step != steps.END:
            score += below(words, int(row[weights.NOISE]) + 1)
        if score > highest:
            highest = score
            best = step
    return best


@rule
def all_poor(v: State) -> bool:
    """Whether there is so little cash at the table that nobody can buy what others sell; only loans help then."""
    total = 0
    for q in range(v.players):
        total += int(v.cash[q])
    return total < POOR * v.players


@rule
def action_score(v: State, p: int, step: int, now: int, voyage: int, words: Numbers, row: Numbers) -> int:
    """What a step is likely to bring."""
    if step == steps.PRODUCE:
        return produce_score(v, p, now, words, row)
    if step == steps.REPRICE:
        if not can_get_cheaper(v, p, HARBOUR):
            return NEVER
        return reprice_score(v, int(v.in_harbour[p]), words, row)
    if step == steps.LOAD:
        return load_score(v, p, row)
    if step == steps.SAIL_SEA:
        return sea_score(v, p, voyage, row)
    if step == steps.SAIL_ISLAND:
        return island_score(v, p, now, voyage, row)
    if step == steps.SAIL_BANK:
        return 40 if dock_waits(v, p) and ship_room(v, p) > 0 else NEVER
    if step == steps.WAREHOUSE:
        return warehouse_score(v, p, now, row)
    if step == steps.RAISE:
        return call_score(v, p, int(v.space), words, row)
    if step < steps.MACHINE:
        return NEVER
    if step < steps.BUY:
        return machine_score(v, p, step - steps.MACHINE, now, row)
    if step < steps.SAIL:
        if not anybody_acts(v, p):
            return NEVER
        return store_score(v, p, seat_left(v, p, step - steps.BUY), FACTORY, harbour_room(v, p), row)
    if step < steps.CALL:
        if (now >= 98 and slackness(v) < SLOW) or on_ship(v, p) >= row[weights.FULL]:
            return NEVER  # too late, unless nobody wants to end the game
        if row[weights.SAIL_SHARE] <= 0:
            return NEVER
        found = store_score(v, p, seat_left(v, p, step - steps.SAIL), HARBOUR, ship_room(v, p), row)
        return found * row[weights.SAIL_SHARE] // 100
    if step < steps.MAKE:
        return call_score(v, p, step - steps.CALL, words, row)
    return NEVER


@rule
def reprice_score(v: State, waiting: int, words: Numbers, row: Numbers) -> int:
    """Pricing a store anew: now and then, and more often the longer trade has stood still."""
    chance = int(row[weights.REPRICE_CHANCE]) + 5 * slackness(v)
    return 5 if waiting > 0 and below(words, 100) < chance else NEVER


@rule
def can_get_cheaper(v: State, p: int, store: int) -> bool:
    """Whether anything in a store is above the lowest price: only then new prices are worth an action."""
    for c in range(COLOURS):
        for s in range(1, slots_of(v, store)):
            if (v.factory[p][c][s] if store == FACTORY else v.harbour[p][c][s]) > 0:
                return True
    return False


@rule
def produce_score(v: State, p: int, now: int, words: Numbers, row: Numbers) -> int:
    """What producing brings: containers to sell, or the end of the game when that is welcome."""
    if row[weights.PRODUCE_UNIT] <= 0:
        return NEVER
    room = factory_room(v, p)
    possible = makeable_from(v, p, 0)
    made = min(possible, room)
    if made <= 0:
        if v.cash[p] < 4 or not can_get_cheaper(v, p, FACTORY) or not anybody_acts(v, p):
            return NEVER
        return reprice_score(v, int(v.in_factory[p]), words, row)
    each = int(row[weights.PRODUCE_UNIT]) - int(row[weights.PRODUCE_LATE]) * now // 100
    score = made * each - 10 * WAGE
    if possible <= room:
        gone = 0
        for c in range(COLOURS):
            if v.supply[c] == 0 or (v.supply[c] == 1 and can_make(v, p, c)):
                gone += 1
        if gone >= END_COLOURS:
            if leads(v, p) >= 0:
                score += row[weights.END_AHEAD]
            elif row[weights.END_BEHIND] > 0 and slackness(v) < STILL:
                return score - row[weights.END_BEHIND]
    return max(score, 3)


@rule
def goods_score(v: State, p: int, store: int, colour: int, slot: int, row: Numbers) -> int:
    """What a container at that price of somebody's store brings: sold on from the harbour, or landed on the island."""
    if store == FACTORY:
        resale = int(row[weights.RESALE]) + (rival_worth(v, p, colour) - 58) * int(row[weights.RESALE_COLOUR]) // 100
        resale -= int(row[weights.RESALE_LATE]) * stage(v) // 100
        price = 10 * int(v.factory_price[slot])
        if asking_price(v, p, colour, row) < price + 5:
            return 0  # it would be offered for what it cost
        return resale - price
    return unit_income(v, p, colour, row) - 10 * int(v.harbour_price[slot])


@rule
def store_score(v: State, p: int, seller: int, store: int, room: int, row: Numbers) -> int:
    """What the good offers of a store would bring, as far as room and money reach; the cheapest first."""
    if room <= 0 or (v.in_factory[seller] if store == FACTORY else v.in_harbour[seller]) == 0:
        return NEVER
    money = 10 * int(v.cash[p]) - int(row[weights.RESERVE])
    score = 0
    for s in range(slots_of(v, store)):
        price = 10 * price_of(v, store, s)
        if room == 0 or money < price:
            break  # and what follows is dearer
        for c in range(COLOURS):
            here = int(v.factory[seller][c][s]) if store == FACTORY else int(v.harbour[seller][c][s])
            if here == 0:
                continue
            gain = goods_score(v, p, store, c, s, row)
            while here > 0 and room > 0 and money >= price and gain > 0:
                score += gain
                money -= price
                room -= 1
                here -= 1
    if store == FACTORY:
        score = score * row[weights.BUY_SHARE] // 100
    return score if score > 0 else NEVER


@rule
def best_voyage(v: State, p: int, row: Numbers) -> int:
    """The score of the best harbour to load in, wherever the ship lies now."""
    best = 0
    room = ship_room(v, p)
    for q in range(v.players):
        if q != p:
            best = max(best, store_score(v, p, q, HARBOUR, room, row))
    return best


@rule
def load_score(v: State, p: int, row: Numbers) -> int:
    """Loading again where the ship lies."""
    if v.at[p] == BANK:
        return 45
    return store_score(v, p, int(v.at[p]), HARBOUR, ship_room(v, p), row)


@rule
def sea_score(v: State, p: int, voyage: int, row: Numbers) -> int:
    """Leaving a harbour or the island: on the way to land a cargo, or to load elsewhere."""
    cargo = on_ship(v, p)
    score = voyage * int(row[weights.SAIL_SHARE]) // 200
    if v.at[p] == ISLAND and cargo == 0 and dock_waits(v, p):
        score = max(score, 20)
    if cargo > 0 and (cargo >= row[weights.FULL] or voyage < 20):
        score = max(score, cargo_income(v, p, row) * int(row[weights.HOME_SHARE]) // 100)
    return score if score > 0 else NEVER


@rule
def island_score(v: State, p: int, now: int, voyage: int, row: Numbers) -> int:
    """Landing the cargo; with room left and goods about, waiting may bring more."""
    score = cargo_income(v, p, row) * int(row[weights.LAND_SHARE]) // 100
    short = int(row[weights.FULL]) - on_ship(v, p)
    if short > 0 and voyage > 0 and now < 90:
        score -= short * int(row[weights.FILL])
    if v.actions == ACTIONS and v.ending == 0 and why_not_produce(v, p) == ALLOWED:
        if makeable_from(v, p, 0) > 0 and factory_room(v, p) > 0:
            score = min(score, 4)  # produce first: the landing ends the turn
    return score


@rule
def machine_score(v: State, p: int, colour: int, now: int, row: Numbers) -> int:
    """A machine pays the longer the game lasts; best of a colour that few make and much is left of."""
    space = free_machine_space(v, p)
    cost = 10 * int(v.machine_cost[space])
    if now > row[weights.GROW_UNTIL] or 10 * int(v.cash[p]) < cost + row[weights.MACHINE_CASH]:
        return NEVER
    if slackness(v) >= SLOW or not anybody_acts(v, p):
        return NEVER
    makers = 0
    for q in range(v.players):
        if has_machine(v, q, colour):
            makers += 1
    score = int(row[weights.MACHINE_GAIN]) * (100 - now) // 100 - cost
    return score + rival_worth(v, p, colour) // 4 - 8 * makers + int(v.supply[colour])


@rule
def warehouse_score(v: State, p: int, now: int, row: Numbers) -> int:
    """A warehouse pays the longer the game lasts, and at once when the store is full and goods are about."""
    cost = 10 * int(v.warehouse_cost[int(v.warehouses[p])])
    if now > row[weights.GROW_UNTIL] or 10 * int(v.cash[p]) < cost + row[weights.WAREHOUSE_CASH]:
        return NEVER
    if slackness(v) >= SLOW or not anybody_acts(v, p):
        return NEVER
    return int(row[weights.WAREHOUSE_GAIN]) * (100 - now) // 100 - cost


@rule
def lot_value(v: State, p: int, space: int, row: Numbers) -> int:
    """What a broker's space would bring."""
    if space % 2 == MONEY:
        return 10 * int(v.broker_money[space // 2])
    value = 0
    for c in range(COLOURS):
        each = int(row[weights.LOT_CONTAINER]) + (next_worth(v, p, c, row) - 50) // 4
        value += int(v.lot[space // 2][c]) * max(each, 20)
    return value


@rule
def call_score(v: State, p: int, space: int, words: Numbers, row: Numbers) -> int:
    """What calling for a broker's space, or outbidding whoever did, brings at the smallest bid that counts."""
    least = least_offer(v)
    cost = least * (10 if space % 2 == CONTAINERS else int(row[weights.PAID_CONTAINER]))
    if space % 2 == CONTAINERS and 10 * int(v.cash[p]) < cost + row[weights.RESERVE]:
        return NEVER
    score = lot_value(v, p, space, row) - cost - int(row[weights.CALL_MARGIN])
    if v.holder == NOBODY:
        score -= below(words, 8 * BROKERS)
    return score if score > 0 else NEVER
