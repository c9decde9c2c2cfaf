"""Playing a line: from its value to steps of the engine, all of them or none.

The engine alone knows what is legal. This file turns a line into steps, offers them one by one to the engine, and says
in the player's words why one of them is refused.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from boxship.notation import lines
from boxship.notation.bank_lines import BankLines
from boxship.notation.lines import STORES, Colours, Line, Priced, first_word
from boxship.notation.refusals import IllegalLineError
from boxship.notation.seizure_lines import SeizureLines
from boxship.rules import layout, steps
from boxship.rules.auction import highest_bid, purse
from boxship.rules.building import free_machine_space
from boxship.rules.counts import factory_room, harbour_room, has_machine, on_ship, ship_room
from boxship.rules.layout import COLOURS, FACTORY, HARBOUR, State
from boxship.rules.production import can_make
from boxship.rules.rulesets import SEAT_NAMES
from boxship.rules.turn import is_due

if TYPE_CHECKING:
    from collections.abc import Sequence

_NOT_NOW = {
    layout.INTEREST: "interest_first",
    layout.BUILDING: "building_first",
    layout.SALE: "sale_first",
    layout.BID: "bid_first",
    layout.DECIDE: "decide_first",
}

_ACTIONS = ("machine", "warehouse", "produce", "buy", "reprice", "sail", "load", "call", "raise", "end")
_PHASES_OF = {
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
_WRONG_PHASE = {
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
    return _Interpreter(g, seat, colours).play(line)


def check_due(g: State, seat: int) -> None:
    """Refuse a seat that has nothing to decide."""
    if seat >= g.players:
        raise IllegalLineError("seat_not_playing", seat=SEAT_NAMES[seat])
    if g.phase == layout.OVER:
        raise IllegalLineError("game_over")
    if not is_due(g, seat):
        due = " and ".join(SEAT_NAMES[p] for p in range(g.players) if is_due(g, p))
        raise IllegalLineError("not_your_decision", seat=SEAT_NAMES[seat], due=due)


class _Interpreter(BankLines, SeizureLines):
    """Every kind of line."""

    def play(self, line: Line) -> State:
        g = self.g
        check_due(g, self.p)
        word = first_word(line)
        if g.phase not in _PHASES_OF[word]:
            raise self._wrong_phase(word)
        match line:
            case lines.Word():
                self._word(line.word)
            case lines.Sell():
                self._sell(line.goods)
            case lines.Machine():
                self._machine(line.colour)
            case lines.Produce():
                self._produce(line.store)
            case lines.Buy():
                self._buy(line)
            case lines.Reprice():
                self.check_store(HARBOUR, line.store, self.colours_in(g.harbour[self.p]))
                self.take(steps.REPRICE)
                self.arrange(HARBOUR, line.store)
            case lines.Sail():
                self._sail(line)
            case lines.Load():
                self._load(line)
            case lines.Bid():
                self._bid(line.amount)
            case lines.Accept():
                self._accept(line.seat)
            case lines.Seize():
                self.seize(line)
            case lines.Building():
                self.take(steps.PICK_MACHINE if line.kind == "machine" else steps.PICK_WAREHOUSE)
            case lines.Call():
                self.call_line(line)
            case lines.Raise():
                self.raise_line(line)
            case lines.Return():
                self.return_line(line.goods)
        return self.g

    def _wrong_phase(self, word: str) -> IllegalLineError:
        phase = self.g.phase
        if word == "loan":
            return IllegalLineError("no_loan_now")
        if word == "repay" and phase not in _NOT_NOW:
            return IllegalLineError("no_repay_now")
        if phase == layout.ACT:
            return IllegalLineError(_WRONG_PHASE[word])
        if phase == layout.SEIZE:
            return IllegalLineError("seize_first", place=self.seize_place())
        if phase == layout.RETURN:
            return IllegalLineError("return_first", goods=self.returned())
        return IllegalLineError(_NOT_NOW[phase])

    # -- one line each -----------------------------------------------------------------------------------------------

    def _word(self, word: str) -> None:
        g, p = self.g, self.p
        if word == "loan":
            if g.loans[p] >= layout.MAX_LOANS:
                raise IllegalLineError("two_loans")
            self.take(steps.LOAN_STEP)
        elif word == "repay":
            if g.loans[p] == 0:
                raise IllegalLineError("no_debt")
            if g.borrowed:
                raise IllegalLineError("borrowed")
            self.pay(layout.LOAN)
            self.take(steps.REPAY)
        elif word == "warehouse":
            built = g.warehouses[p]
            if built >= g.warehouse_spaces:
                raise IllegalLineError("warehouse_full")
            if g.warehouse_supply <= 0:
                raise IllegalLineError("warehouse_supply")
            self.pay(g.warehouse_cost[built])
            self.take(steps.WAREHOUSE)
        elif word == "decline":
            if g.cash[p] < highest_bid(g):
                raise IllegalLineError("decline_cash", cost=highest_bid(g), cash=g.cash[p])
            self.take(steps.DECLINE)
        else:
            self.take({"default": steps.DEFAULT, "keep": steps.KEEP, "end": steps.END}[word])

    def _sell(self, goods: Priced) -> None:
        g, p = self.g, self.p
        store = FACTORY if g.in_factory[p] > 0 else HARBOUR
        if store == FACTORY:
            in_own_harbour = goods.price in self.prices(HARBOUR) and (
                g.harbour[p][goods.colour][self.prices(HARBOUR).index(goods.price)] > 0
            )
            in_own_factory = goods.price in self.prices(FACTORY) and (
                g.factory[p][goods.colour][self.prices(FACTORY).index(goods.price)] > 0
            )
            if in_own_harbour and not in_own_factory:
                raise IllegalLineError("sell_factory_first")
        (place,) = self.check_in_store(p, store, [goods])
        self.take((steps.TAKE_FACTORY if store == FACTORY else steps.TAKE_HARBOUR) + place)

    def _machine(self, colour: int) -> None:
        g, p = self.g, self.p
        if has_machine(g, p, colour):
            raise IllegalLineError("machine_twice", colour=self.colours[colour])
        space = free_machine_space(g, p)
        if space < 0:
            raise IllegalLineError("machine_full")
        if g.machine_supply[colour] <= 0:
            raise IllegalLineError("machine_supply", colour=self.colours[colour])
        self.pay(g.machine_cost[space])
        self.take(steps.MACHINE + colour)

    def _produce(self, store: Sequence[Priced]) -> None:
        g, p = self.g, self.p
        if g.produced:
            raise IllegalLineError("produced")
        self.pay(1)
        for _, price in store:
            self.slot(FACTORY, price)
        have = self.colours_in(g.factory[p])
        made = Counter(colour for colour, _ in store)
        made.subtract(have)
        possible = [c for c in range(COLOURS) if can_make(g, p, c)]
        room = min(len(possible), max(0, factory_room(g, p)))
        chosen = [c for c in range(COLOURS) if made[c] == 1]
        fits = all(made[c] in (0, 1) for c in range(COLOURS)) and set(chosen) <= set(possible) and len(chosen) == room
        if not fits and room == len(possible):
            everything = self.named(have + Counter(possible))
            raise IllegalLineError("produce_all", store=STORES[FACTORY], goods=everything)
        if not fits:
            choice = ", ".join(self.colours[c] for c in possible)
            raise IllegalLineError("produce_choice", room=room, goods=self.named(have), choice=choice)
        self.take(steps.PRODUCE)
        if g.phase == layout.PRODUCING:
            for colour in chosen:
                self.take(steps.MAKE + colour)
        self.arrange(FACTORY, store)

    def _other(self, seat: int, own: str) -> int:
        """How many seats to the left, from 0; a refusal for a seat that does not play and for the own one."""
        if seat >= self.g.players:
            raise IllegalLineError("seat_not_playing", seat=SEAT_NAMES[seat])
        if seat == self.p:
            raise IllegalLineError(own)
        return (seat - self.p - 1) % self.g.players

    def _buy(self, line: lines.Buy) -> None:
        g, p = self.g, self.p
        left = self._other(line.seat, "own_store")
        self.check_stocked(line.seat, FACTORY)
        places = self.check_in_store(line.seat, FACTORY, line.goods)
        room = harbour_room(g, p)
        if len(places) > room:
            raise IllegalLineError("no_harbour_room", room=room)
        self.pay(sum(price for _, price in line.goods))
        wanted = self.colours_in(g.harbour[p]) + Counter(colour for colour, _ in line.goods)
        self.check_store(HARBOUR, line.store, wanted)
        self.take(steps.BUY + left)
        for place in places:
            self.take(steps.TAKE_FACTORY + place)
        self.take(steps.DONE)
        self.arrange(HARBOUR, line.store)

    def _sail(self, line: lines.Sail) -> None:
        g, p = self.g, self.p
        here = g.at[p]
        there = {"sea": layout.SEA, "island": layout.ISLAND, "bank": layout.BANK}.get(line.where)
        if there is None:
            there = lines.read_seat(line.where)
            self._other(there, "own_harbour")
        if there == layout.BANK and not g.investment_bank:
            raise IllegalLineError("no_bank")
        if here == there:
            raise IllegalLineError("already_there")
        if layout.SEA not in (here, there):
            raise IllegalLineError("over_sea")
        if there == layout.ISLAND:
            if on_ship(g, p) == 0:
                raise IllegalLineError("empty_ship")
            self.take(steps.SAIL_ISLAND)
        elif there == layout.SEA:
            self.take(steps.SAIL_SEA)
        elif there == layout.BANK:
            places = self._check_dock(line.dock)
            self.take(steps.SAIL_BANK)
            self._take_aboard(steps.TAKE, places)
        else:
            places = self._check_harbour(there, line.goods)
            self.take(steps.SAIL + self._other(there, "own_harbour"))
            self._take_aboard(steps.TAKE_HARBOUR, places)

    def _take_aboard(self, block: int, places: Sequence[int]) -> None:
        if self.g.phase == layout.LOADING:
            for place in places:
                self.take(block + place)
            self.take(steps.DONE)

    def _check_harbour(self, seat: int, goods: Sequence[Priced]) -> list[int]:
        if goods:
            self.check_stocked(seat, HARBOUR)
        places = self.check_in_store(seat, HARBOUR, goods)
        self._check_ship(len(places))
        self.pay(sum(price for _, price in goods))
        return places

    def _check_dock(self, dock: Sequence[int]) -> list[int]:
        for colour, count in Counter(dock).items():
            if self.g.dock[self.p][colour] < count:
                word = self.colours[colour] if count == 1 else f"{count} × {self.colours[colour]}"
                raise IllegalLineError("not_on_dock", colour=word)
        self._check_ship(len(dock))
        return sorted(dock)

    def _check_ship(self, more: int) -> None:
        if more > ship_room(self.g, self.p):
            raise IllegalLineError("ship_room", room=ship_room(self.g, self.p))

    def _load(self, line: lines.Load) -> None:
        here = self.g.at[self.p]
        if here in (layout.SEA, layout.ISLAND):
            raise IllegalLineError("nowhere_to_load")
        if here == layout.BANK:
            if line.goods:
                raise IllegalLineError("load_unpriced", example=self.colours[line.goods[0].colour])
            block, places = steps.TAKE, self._check_dock(line.dock)
        else:
            if line.dock:
                raise IllegalLineError("load_priced", example=f"{self.colours[line.dock[0]]}@{self.prices(HARBOUR)[0]}")
            block, places = steps.TAKE_HARBOUR, self._check_harbour(here, line.goods)
        self.take(steps.LOAD)
        self._take_aboard(block, places)

    def _bid(self, amount: int) -> None:
        g, p = self.g, self.p
        if amount > purse(g, p):
            raise IllegalLineError("bid_too_high", most=purse(g, p))
        if amount + g.bids[p] > layout.MONEY_LIMIT:
            raise IllegalLineError("bid_limit", most=layout.MONEY_LIMIT)
        self.amount(amount)

    def _accept(self, seat: int | None) -> None:
        g, p = self.g, self.p
        best = highest_bid(g)
        tied = [q for q in range(g.players) if q != p and g.bids[q] == best]
        if seat is None:
            if len(tied) > 1:
                raise IllegalLineError("say_who", seats=", ".join(SEAT_NAMES[q] for q in tied))
            seat = tied[0]
        if seat not in tied:
            raise IllegalLineError("not_highest", seat=SEAT_NAMES[seat])
        self.take(steps.ACCEPT + (seat - p - 1) % g.players)
