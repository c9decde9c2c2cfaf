"""A position from words: the ``position`` and ``turn`` of a scenario, checked and laid out on a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NoReturn

from boxship.notation.line_text import read_container, read_laid
from boxship.notation.lines import BROKER_KINDS, STORES, Colours, Laid
from boxship.notation.refusals import NotationError
from boxship.notation.write_position import PLACES
from boxship.rules import layout
from boxship.rules.counts import factory_room, harbour_room, has_machine, put_in_store
from boxship.rules.layout import BROKERS, CARD_CAPACITY, COLOURS, FACTORY, HARBOUR, MAX_LOANS, MONEY_LIMIT, SLOTS, State
from boxship.rules.rulesets import SEAT_NAMES, Ruleset
from boxship.rules.setup import empty_table
from boxship.rules.steps import STORE
from boxship.rules.turn import begin_turn

SEAT_KEYS = ("cash", "loans", "machines", "warehouses", "factory", "harbour", "ship", "at", "island", "dock", "card")
TABLE_KEYS = ("supply", "removed", "brokers", "payment")
TURN_KEYS = ("seat", "actions", "produced", "round", "start", "first", "ending", "collected", "borrowed")
MOST_IN_A_HEAP = 999


class PositionError(ValueError):
    """A position that can't be: says where and why."""


def place(rules: Ruleset, players: int, position: Mapping[str, Any], turn: Mapping[str, Any]) -> State:
    """The table that these words describe; what they leave out is as in the notation's defaults."""
    g = empty_table(rules, players)
    placer = _Placer(g, rules.colours)
    for p in range(players):
        g.machines[p][0] = p + 1
        g.card[p] = p
    for key, value in position.items():
        if key in SEAT_NAMES[:players]:
            placer.seat(SEAT_NAMES.index(key), _mapping(key, value))
        elif key not in TABLE_KEYS:
            known = ", ".join([*SEAT_NAMES[:players], *TABLE_KEYS])
            _refuse(f"position.{key}", f"there is no such part of a table; the parts are {known}")
    placer.table(position)
    placer.check_room()
    placer.count_buildings()
    placer.turn(turn)
    return g


def _refuse(where: str, why: str) -> NoReturn:
    raise PositionError(f"{where[:80]}: {why}")


def _mapping(where: str, value: object) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        _refuse(where, "a map of keys and values is needed here")
    return value


def _number(where: str, value: object, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        _refuse(where, f"a whole number from {low} to {high} is needed here, not {str(value)[:40]!r}")
    return value


def _flag(where: str, value: object) -> int:
    if not isinstance(value, bool):
        _refuse(where, f"true or false is needed here, not {str(value)[:40]!r}")
    return int(value)


def _list(where: str, value: object) -> list[Any]:
    if not isinstance(value, list):
        _refuse(where, "a list is needed here")
    return value


class _Placer:
    """Puts words onto a table."""

    def __init__(self, g: State, colours: Colours) -> None:
        self.g = g
        self.colours = list(colours)

    def colour(self, where: str, word: object) -> int:
        if word not in self.colours:
            _refuse(
                where, f"{str(word)[:40]!r} is not a container colour here; the colours are {', '.join(self.colours)}"
            )
        return self.colours.index(word)

    def known_seat(self, where: str, word: object) -> int:
        seats = SEAT_NAMES[: self.g.players]
        if word not in seats:
            _refuse(where, f"{str(word)[:40]!r} is not a seat here; the seats are {', '.join(seats)}")
        return seats.index(word)

    def heap(self, where: str, value: object) -> list[int]:
        """Containers as a list of colours or a map of counts."""
        counts = [0] * COLOURS
        if isinstance(value, Mapping):
            for word, count in value.items():
                counts[self.colour(where, word)] = _number(f"{where}.{word}", count, 0, MOST_IN_A_HEAP)
        else:
            for word in _list(where, value):
                counts[self.colour(where, word)] += 1
        if sum(counts) > MOST_IN_A_HEAP:
            _refuse(where, f"at most {MOST_IN_A_HEAP} containers")
        return counts

    # -- a seat ------------------------------------------------------------------------------------------------------

    def seat(self, p: int, words: Mapping[str, Any]) -> None:
        g, name = self.g, SEAT_NAMES[p]
        for key, value in words.items():
            where = f"position.{name}.{key}"
            if key not in SEAT_KEYS:
                _refuse(where, f"there is no such part of a seat; the parts are {', '.join(SEAT_KEYS)}")
            if key == "cash":
                g.cash[p] = _number(where, value, 0, MONEY_LIMIT)
            elif key == "loans":
                g.loans[p] = _number(where, value, 0, MAX_LOANS)
            elif key == "warehouses":
                g.warehouses[p] = _number(where, value, 0, g.warehouse_spaces)
            elif key == "machines":
                self.machines(where, p, _list(where, value))
            elif key in STORES:
                self.store(where, p, STORES.index(key), _list(where, value))
            elif key == "ship":
                g.ship[p] = self.heap(where, value)
                if sum(g.ship[p]) > layout.SHIP_CAPACITY:
                    _refuse(where, f"a ship holds {layout.SHIP_CAPACITY} containers")
            elif key == "island":
                g.island[p] = self.heap(where, value)
            elif key == "dock":
                g.dock[p] = self.heap(where, value)
            elif key == "at":
                g.at[p] = self.harbour(where, p, value)
            else:
                g.card[p] = self.colour(where, value)

    def machines(self, where: str, p: int, words: list[Any]) -> None:
        g = self.g
        if len(words) > g.machine_spaces:
            _refuse(where, f"there are {g.machine_spaces} machine spaces")
        g.machines[p] = [0] * layout.SPACES
        for space, word in enumerate(words):
            if word is None:
                continue
            machine = self.colour(where, word) + 1
            if machine in g.machines[p]:
                _refuse(where, f"two {word} machines; nobody has two of one colour")
            g.machines[p][space] = machine

    def store(self, where: str, p: int, store: int, words: list[Any]) -> None:
        g = self.g
        if len(words) > CARD_CAPACITY:
            _refuse(where, "more containers than any store holds")
        for word in words:
            try:
                colour, price = read_container(str(word), self.colours)
            except NotationError as problem:
                _refuse(where, str(problem))
            put_in_store(g, p, store, colour, self.slot(where, store, price))

    def slot(self, where: str, store: int, price: int) -> int:
        g = self.g
        prices = g.factory_price[: g.factory_slots] if store == FACTORY else g.harbour_price[: g.harbour_slots]
        if price not in prices:
            known = ", ".join(f"${p}" for p in prices)
            _refuse(where, f"${price} is not a price of the {STORES[store]} store; its prices are {known}")
        return prices.index(price)

    def harbour(self, where: str, p: int, word: object) -> int:
        known = {name: number for number, name in PLACES.items()}
        if word == "bank" and not self.g.investment_bank:
            _refuse(where, "there is no Investment Bank in this game")
        if isinstance(word, str) and word in known:
            return known[word]
        seat = self.known_seat(where, word)
        if seat == p:
            _refuse(where, "a ship never lies in its own harbour")
        return seat

    # -- the table ---------------------------------------------------------------------------------------------------

    def table(self, words: Mapping[str, Any]) -> None:
        g = self.g
        if "supply" in words:
            for word, count in _mapping("position.supply", words["supply"]).items():
                where = f"position.supply.{word}"
                g.supply[self.colour(where, word)] = _number(where, count, 0, MOST_IN_A_HEAP)
        if "removed" in words:
            g.removed = self.heap("position.removed", words["removed"])
        if words.get("brokers"):
            self.brokers(_list("position.brokers", words["brokers"]))
        if words.get("payment") is not None:
            self.payment(_mapping("position.payment", words["payment"]))

    def need_bank(self, where: str) -> None:
        if not self.g.investment_bank:
            _refuse(where, "there is no Investment Bank in this game")

    def brokers(self, words: list[Any]) -> None:
        self.need_bank("position.brokers")
        if len(words) != BROKERS:
            _refuse("position.brokers", "there are three brokers")
        for b, broker in enumerate(words):
            where = f"position.brokers.{b + 1}"
            self.only(where, _mapping(where, broker), ("money", "containers"))
            self.g.broker_money[b] = _number(f"{where}.money", broker.get("money", b + 1), 0, MONEY_LIMIT)
            self.g.lot[b] = self.heap(f"{where}.containers", broker.get("containers", []))

    def payment(self, words: Mapping[str, Any]) -> None:
        g, where = self.g, "position.payment"
        self.need_bank(where)
        self.only(where, words, ("holder", "space", "bid"))
        g.holder = self.known_seat(f"{where}.holder", words.get("holder"))
        broker, _, kind = str(words.get("space")).partition(" ")
        if broker not in {"1", "2", "3"} or kind not in BROKER_KINDS:
            _refuse(f"{where}.space", 'a space is written like "1 money" or "2 containers"')
        g.space = (int(broker) - 1) * 2 + BROKER_KINDS.index(kind)
        bid = words.get("bid")
        if kind == "containers":
            g.card_money = _number(f"{where}.bid", bid, 1, MONEY_LIMIT)
            return
        for laid in self.laid(f"{where}.bid", _list(f"{where}.bid", bid)):
            slot = self.slot(f"{where}.bid", laid.store, laid.price)
            g.card_goods[g.card_count] = laid.store * STORE + laid.colour * SLOTS + slot
            g.card_count += 1

    def laid(self, where: str, words: list[Any]) -> list[Laid]:
        try:
            goods = [laid for word in words for laid in read_laid(str(word), self.colours)]
        except NotationError as problem:
            _refuse(where, str(problem))
        if not 1 <= len(goods) <= CARD_CAPACITY:
            _refuse(where, f"1 to {CARD_CAPACITY} containers lie on the Payment Card")
        return goods

    def only(self, where: str, words: Mapping[str, Any], known: tuple[str, ...]) -> None:
        for key in words:
            if key not in known:
                _refuse(f"{where}.{key}", f"unknown; the keys are {', '.join(known)}")

    def check_room(self) -> None:
        """No store over its capacity, places reserved by the Payment Card included."""
        for p in range(self.g.players):
            if factory_room(self.g, p) < 0:
                _refuse(f"position.{SEAT_NAMES[p]}.factory", "the factory store holds two containers per machine")
            if harbour_room(self.g, p) < 0:
                _refuse(f"position.{SEAT_NAMES[p]}.harbour", "the harbour store holds one container per warehouse")

    def count_buildings(self) -> None:
        """The supplies of machines and warehouses follow from the boards."""
        g = self.g
        for colour in range(COLOURS):
            g.machine_supply[colour] -= sum(has_machine(g, p, colour) for p in range(g.players))
        g.warehouse_supply -= sum(g.warehouses[: g.players]) - g.players

    # -- the turn ----------------------------------------------------------------------------------------------------

    def turn(self, words: Mapping[str, Any]) -> None:
        g = self.g
        self.only("turn", words, TURN_KEYS)
        g.turn = self.known_seat("turn.seat", words.get("seat", SEAT_NAMES[0]))
        g.first = self.known_seat("turn.first", words.get("first", SEAT_NAMES[0]))
        g.round_number = _number("turn.round", words.get("round", 1), 1, g.round_limit)
        g.ending = _flag("turn.ending", words.get("ending", False))
        if _flag("turn.start", words.get("start", False)):
            for key in ("actions", "produced", "collected", "borrowed"):
                if words.get(key):
                    _refuse(f"turn.{key}", "a turn that starts has done nothing yet: leave it out beside start")
            begin_turn(g)
            return
        g.phase = layout.ACT
        g.actions = _number("turn.actions", words.get("actions", 2), 1, 2)
        g.produced = _flag("turn.produced", words.get("produced", False))
        g.collected = _flag("turn.collected", words.get("collected", False))
        g.borrowed = _flag("turn.borrowed", words.get("borrowed", False))


assert HARBOUR == 1, "STORES lists the harbour store second"
