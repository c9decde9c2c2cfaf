"""Playing a line: from its value to steps of the engine, all of them or none.

The engine alone knows what is legal. This file turns a line into steps, offers them one by one to the engine, and says
in the player's words why one of them is refused.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from boxship.notation import lines
from boxship.notation.bank_lines import call_line, raise_line, return_line
from boxship.notation.checks import Composer
from boxship.notation.legal_lines import store_of
from boxship.notation.line_text import read_seat, write_container
from boxship.notation.lines import STORES, Colours, Line, Priced, first_word
from boxship.notation.refusals import Code, Containers, IllegalLineError
from boxship.notation.seizure_lines import seize_line
from boxship.rules import layout, loans, steps, verdicts
from boxship.rules.auction import can_decline, highest_bid, highest_bidders, most_bid, purse
from boxship.rules.building import free_machine_space, why_not_machine, why_not_machine_colour, why_not_warehouse
from boxship.rules.counts import harbour_room, prices_of, ship_room
from boxship.rules.layout import COLOURS, FACTORY, HARBOUR, State
from boxship.rules.market import home_store
from boxship.rules.production import WAGE, can_make, how_many_made, why_not_produce
from boxship.rules.rulesets import SEAT_NAMES
from boxship.rules.sailing import why_not_sail
from boxship.rules.turn import is_due

_NOT_NOW: Final[dict[int, Code]] = {
    layout.INTEREST: "interest_first",
    layout.BUILDING: "building_first",
    layout.SALE: "sale_first",
    layout.BID: "bid_first",
    layout.DECIDE: "decide_first",
}

_ACTIONS: Final = ("machine", "warehouse", "produce", "buy", "reprice", "sail", "load", "call", "raise", "end")
_PHASES_OF: Final = {
    "loan": (layout.INTEREST, layout.SALE, layout.ACT, layout.BID, layout.DECIDE),
    "repay": (layout.SALE, layout.ACT),
    "default": (layout.INTEREST,),
    "sell": (layout.SALE,),
    "keep": (layout.SALE,),
    "bid": (layout.BID,),
    "accept": (layout.DECIDE,),
    "decline": (layout.DECIDE,),
    "seize": (layout.SEIZE,),
    "building": (layout.BUILDING,),
    "return": (layout.RETURN,),
    **dict.fromkeys(_ACTIONS, (layout.ACT,)),
}
_WRONG_PHASE: Final[dict[str, Code]] = {
    "default": "not_interest",
    "sell": "not_sale",
    "keep": "not_sale",
    "bid": "not_auction",
    "accept": "not_deciding",
    "decline": "not_deciding",
    "seize": "not_seizing",
    "building": "not_building",
    "return": "not_returning",
}


def played(g: State, seat: int, line: Line, colours: Colours) -> State:
    """The game after this line by this seat. An IllegalLineError says why not; the game given stays as it was."""
    return played_in_steps(g, seat, line, colours)[0]


def played_in_steps(g: State, seat: int, line: Line, colours: Colours) -> tuple[State, tuple[int, ...]]:
    """``played``, and the engine's steps that the line is made of."""
    check_due(g, seat)
    c = Composer(g, seat, colours)
    word = first_word(line)
    if g.phase not in _PHASES_OF[word]:
        raise _wrong_phase(c, word)
    _play(c, line)
    return c.g, tuple(c.taken)


def check_due(g: State, seat: int) -> None:
    """Refuse a seat that has nothing to decide."""
    _check_playing(g, seat)
    if g.phase == layout.OVER:
        raise IllegalLineError("game_over")
    if not is_due(g, seat):
        due = [SEAT_NAMES[p] for p in range(g.players) if is_due(g, p)]
        raise IllegalLineError("not_your_decision", seat=SEAT_NAMES[seat], due=due)


def _check_playing(g: State, seat: int) -> None:
    if seat >= g.players:
        raise IllegalLineError("seat_not_playing", seat=SEAT_NAMES[seat])


def _wrong_phase(c: Composer, word: str) -> IllegalLineError:
    phase = c.g.phase
    if word == "loan":
        return IllegalLineError("no_loan_now")
    if word == "repay" and phase not in _NOT_NOW:
        return IllegalLineError("no_repay_now")
    if phase == layout.ACT:
        return IllegalLineError(_WRONG_PHASE[word])
    if phase == layout.SEIZE:
        return IllegalLineError("seize_first", place=c.seize_place())
    if phase == layout.RETURN:
        return IllegalLineError("return_first", goods=c.returned())
    return IllegalLineError(_NOT_NOW[phase])


def _play(c: Composer, line: Line) -> None:
    match line:
        case lines.Word():
            _word(c, line.word)
        case lines.Sell():
            _sell(c, line.goods)
        case lines.Machine():
            _machine(c, line.colour)
        case lines.Produce():
            _produce(c, line.store)
        case lines.Buy():
            _buy(c, line)
        case lines.Reprice():
            c.check_store(HARBOUR, line.store, c.colours_in(c.g.harbour[c.p]))
            c.take(steps.REPRICE)
            c.arrange(HARBOUR, line.store)
        case lines.Sail():
            _sail(c, line)
        case lines.Load():
            _load(c, line)
        case lines.Bid():
            _bid(c, line.amount)
        case lines.Accept():
            _accept(c, line.seat)
        case lines.Seize():
            seize_line(c, line)
        case lines.Building():
            c.take(steps.PICK_MACHINE if line.kind == "machine" else steps.PICK_WAREHOUSE)
        case lines.Call():
            call_line(c, line)
        case lines.Raise():
            raise_line(c, line)
        case lines.Return():
            return_line(c, line)


# -- one line each -----------------------------------------------------------------------------------------------------


def _word(c: Composer, word: str) -> None:
    g, p = c.g, c.p
    match word:
        case "loan":
            c.refuse(verdicts.ALLOWED if loans.may_borrow(g, p) else verdicts.TWO_LOANS)
        case "repay":
            c.refuse(loans.why_not_repay(g, p), cost=layout.LOAN)
        case "warehouse":
            full = why_not_warehouse(g, p) == verdicts.WAREHOUSE_FULL
            c.refuse(why_not_warehouse(g, p), cost=0 if full else g.warehouse_cost[g.warehouses[p]])
        case "decline":
            if not can_decline(g):
                raise IllegalLineError("decline_cash", cost=highest_bid(g), cash=g.cash[p])
    c.take(lines.SINGLE_WORDS[word])


def _sell(c: Composer, goods: Priced) -> None:
    g, p = c.g, c.p
    store = home_store(g, p)
    if store == FACTORY and _has(c, HARBOUR, goods) and not _has(c, FACTORY, goods):
        raise IllegalLineError("sell_factory_first")
    (place,) = c.check_in_store(p, store, [goods])
    c.take_container(store, place)


def _has(c: Composer, store: int, goods: Priced) -> bool:
    """Whether an own store has such a container at that price."""
    return goods in store_of(c.g, c.p, store)


def _machine(c: Composer, colour: int) -> None:
    g, p = c.g, c.p
    found = {why_not_machine_colour(g, p, colour), why_not_machine(g, p)}
    for verdict in (verdicts.MACHINE_TWICE, verdicts.MACHINE_FULL, verdicts.MACHINE_SUPPLY, verdicts.CASH):
        if verdict in found:
            c.refuse(verdict, cost=g.machine_cost[free_machine_space(g, p)], colour=c.colours[colour])
    c.take(steps.MACHINE + colour)


def _produce(c: Composer, store: Sequence[Priced]) -> None:
    g, p = c.g, c.p
    c.refuse(why_not_produce(g, p), cost=WAGE)
    for _, price in store:
        c.slot(FACTORY, price)
    have = c.colours_in(g.factory[p])
    made = Counter(colour for colour, _ in store)
    made.subtract(have)
    possible = [colour for colour in range(COLOURS) if can_make(g, p, colour)]
    room = how_many_made(g, p, len(possible))
    chosen = [colour for colour in possible if made[colour] == 1]
    fits = len(chosen) == room and all(made[colour] == (colour in chosen) for colour in range(COLOURS))
    if not fits and room == len(possible):
        raise IllegalLineError("produce_all", store=STORES[FACTORY], goods=c.named(have + Counter(possible)))
    if not fits:
        choice = [c.colours[colour] for colour in possible]
        raise IllegalLineError("produce_choice", room=room, goods=c.named(have), choice=choice)
    c.take(steps.PRODUCE)
    if g.phase == layout.PRODUCING:
        for colour in chosen:
            c.take(steps.MAKE + colour)
    c.arrange(FACTORY, store)


def _other(c: Composer, seat: int, own: Code) -> int:
    """How many seats to the left, from 0; a refusal for a seat that does not play and for the own one."""
    _check_playing(c.g, seat)
    if seat == c.p:
        raise IllegalLineError(own)
    return (seat - c.p - 1) % c.g.players


def _buy(c: Composer, line: lines.Buy) -> None:
    g, p = c.g, c.p
    left = _other(c, line.seat, "own_store")
    c.check_stocked(line.seat, FACTORY)
    places = c.check_in_store(line.seat, FACTORY, line.goods)
    room = harbour_room(g, p)
    if len(places) > room:
        raise IllegalLineError("no_harbour_room", room=room)
    c.pay(sum(price for _, price in line.goods))
    wanted = c.colours_in(g.harbour[p]) + Counter(colour for colour, _ in line.goods)
    c.check_store(HARBOUR, line.store, wanted)
    c.take(steps.BUY + left)
    for place in places:
        c.take_container(FACTORY, place)
    c.take(steps.DONE)
    c.arrange(HARBOUR, line.store)


def _sail(c: Composer, line: lines.Sail) -> None:
    there = {"sea": layout.SEA, "island": layout.ISLAND, "bank": layout.BANK}.get(line.where)
    if there is None:
        there = read_seat(line.where)
        _other(c, there, "own_harbour")
    c.refuse(why_not_sail(c.g, c.p, there))
    if there == layout.ISLAND:
        c.take(steps.SAIL_ISLAND)
    elif there == layout.SEA:
        c.take(steps.SAIL_SEA)
    elif there == layout.BANK:
        places = _check_dock(c, line.dock)
        c.take(steps.SAIL_BANK)
        _take_aboard(c, steps.TAKE, places)
    else:
        places = _check_harbour(c, there, line.goods)
        c.take(steps.SAIL + _other(c, there, "own_harbour"))
        _take_aboard(c, steps.TAKE_HARBOUR, places)


def _take_aboard(c: Composer, block: int, places: Sequence[int]) -> None:
    if c.g.phase == layout.LOADING:
        for place in places:
            c.take(block + place)
        c.take(steps.DONE)


def _check_harbour(c: Composer, seat: int, goods: Sequence[Priced]) -> list[int]:
    if goods:
        c.check_stocked(seat, HARBOUR)
    places = c.check_in_store(seat, HARBOUR, goods)
    _check_ship(c, len(places))
    c.pay(sum(price for _, price in goods))
    return places


def _check_dock(c: Composer, dock: Sequence[int]) -> list[int]:
    for colour, count in Counter(dock).items():
        if c.g.dock[c.p][colour] < count:
            raise IllegalLineError("not_on_dock", goods=[Containers(count, c.colours[colour])])
    _check_ship(c, len(dock))
    return sorted(dock)


def _check_ship(c: Composer, more: int) -> None:
    room = ship_room(c.g, c.p)
    if more > room:
        raise IllegalLineError("ship_room", room=room)


def _load(c: Composer, line: lines.Load) -> None:
    here = c.g.at[c.p]
    if here in (layout.SEA, layout.ISLAND):
        raise IllegalLineError("nowhere_to_load")
    if here == layout.BANK:
        if line.goods:
            raise IllegalLineError("load_unpriced", example=c.colours[line.goods[0].colour])
        block, places = steps.TAKE, _check_dock(c, line.dock)
    else:
        if line.dock:
            example = write_container(line.dock[0], prices_of(c.g, HARBOUR)[0], c.colours)
            raise IllegalLineError("load_priced", example=example)
        block, places = steps.TAKE_HARBOUR, _check_harbour(c, here, line.goods)
    c.take(steps.LOAD)
    _take_aboard(c, block, places)


def _bid(c: Composer, amount: int) -> None:
    g, p = c.g, c.p
    if amount > purse(g, p):
        raise IllegalLineError("bid_too_high", most=purse(g, p))
    if amount > most_bid(g, p):
        raise IllegalLineError("bid_limit", most=layout.MONEY_LIMIT)
    c.amount(amount)


def _accept(c: Composer, seat: int | None) -> None:
    tied = highest_bidders(c.g)
    if seat is None:
        if len(tied) > 1:
            raise IllegalLineError("say_who", seats=[SEAT_NAMES[q] for q in tied])
        seat = tied[0]
    if seat not in tied:
        raise IllegalLineError("not_highest", seat=SEAT_NAMES[seat])
    c.take(steps.ACCEPT + (seat - c.p - 1) % c.g.players)
