"""A line on its way into a copy of the game: taking its steps, and the checks that many lines share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from boxship.notation.lines import STORES, Colours, Priced
from boxship.notation.refusals import Code, Containers, IllegalLineError
from boxship.rules import layout, steps, verdicts
from boxship.rules.amounts import amount_steps
from boxship.rules.apply import apply
from boxship.rules.counts import prices_of, shelves_of
from boxship.rules.layout import COLOURS, FACTORY, HARBOUR, SLOTS, State
from boxship.rules.legal import legal_steps
from boxship.rules.rulesets import SEAT_NAMES

PLACE_NAMES: Final = {
    layout.FROM_ISLAND: "island",
    layout.FROM_SHIP: "ship",
    layout.FROM_DOCK: "dock",
    layout.FROM_HARBOUR: "harbour",
    layout.FROM_FACTORY: "factory",
}

_CODES: Final[dict[int, Code]] = {
    verdicts.TWO_LOANS: "two_loans",
    verdicts.NO_DEBT: "no_debt",
    verdicts.BORROWED: "borrowed",
    verdicts.MACHINE_TWICE: "machine_twice",
    verdicts.MACHINE_FULL: "machine_full",
    verdicts.MACHINE_SUPPLY: "machine_supply",
    verdicts.WAREHOUSE_FULL: "warehouse_full",
    verdicts.WAREHOUSE_SUPPLY: "warehouse_supply",
    verdicts.PRODUCED: "produced",
    verdicts.NO_BANK: "no_bank",
    verdicts.ALREADY_THERE: "already_there",
    verdicts.OVER_SEA: "over_sea",
    verdicts.EMPTY_SHIP: "empty_ship",
    verdicts.COLLECTED: "collected",
    verdicts.ENDING: "ending",
    verdicts.AUCTION_OPEN: "auction_open",
    verdicts.NO_AUCTION: "no_auction",
    verdicts.OWN_BID: "own_bid",
    verdicts.SPACE_EMPTY: "space_empty",
}
"""The refusal of each verdict of the rules; ``CASH`` needs to know the cost."""


class Composer:
    """One line on its way into a copy of the game."""

    def __init__(self, g: State, seat: int, colours: Colours) -> None:
        self.g = g.copy()
        self.p = seat
        self.colours = colours
        self.taken: list[int] = []
        """The steps so far."""

    # -- steps -------------------------------------------------------------------------------------------------------

    def take(self, step: int) -> None:
        """Take a step. The engine has the last word, also where no check before it found anything wrong."""
        if step not in legal_steps(self.g, self.p):
            raise IllegalLineError("not_legal")
        apply(self.g, self.p, step)
        self.taken.append(step)

    def take_container(self, store: int, place: int) -> None:
        """Take a container off a place of a store."""
        self.take(steps.TAKE_FACTORY + store * steps.STORE + place)

    def amount(self, amount: int) -> None:
        """An amount of money, from its largest heap down."""
        for step in amount_steps(amount):
            self.take(step)

    def arrange(self, store: int, goods: Sequence[Priced]) -> None:
        """Price a store: colour by colour, prices rising."""
        for _, price in sorted(goods):
            self.take(steps.PRICE + self.slot(store, price))

    # -- what refusals tell ------------------------------------------------------------------------------------------

    def seize_place(self) -> str:
        """Where the next thing is taken from."""
        return PLACE_NAMES.get(self.g.seizing, "buildings")

    def returned(self) -> list[Containers]:
        """What came back from the Payment Card, in the order of the stores."""
        return [
            Containers(1, self.colours[c], store=STORES[store])
            for store in (FACTORY, HARBOUR)
            for c in range(COLOURS)
            for _ in range(self.g.back[store][c])
        ]

    def named(self, counts: Counter[int]) -> list[Containers]:
        """Containers by their colours."""
        return [Containers(1, self.colours[c]) for c in sorted(counts) for _ in range(counts[c])]

    # -- refusals ----------------------------------------------------------------------------------------------------

    def refuse(self, verdict: int, cost: int = 0, **values: str) -> None:
        """Refuse what the rules do not allow."""
        if verdict == verdicts.CASH:
            raise IllegalLineError("cash", cost=cost, cash=self.g.cash[self.p])
        if verdict != verdicts.ALLOWED:
            raise IllegalLineError(_CODES[verdict], **values)

    def pay(self, cost: int) -> None:
        """Refuse what costs more than the cash."""
        if self.g.cash[self.p] < cost:
            self.refuse(verdicts.CASH, cost)

    def slot(self, store: int, price: int) -> int:
        """The slot of a price, or a refusal that names the prices."""
        prices = prices_of(self.g, store)
        if price not in prices:
            raise IllegalLineError("wrong_price", price=price, store=STORES[store], prices=prices)
        return prices.index(price)

    @staticmethod
    def colours_in(store: list[list[int]]) -> Counter[int]:
        """How many of each colour are in a store."""
        return Counter({c: count for c, row in enumerate(store) if (count := sum(row))})

    def check_store(self, store: int, goods: Sequence[Priced], wanted: Counter[int]) -> None:
        """After the arrow stands exactly the store, on prices it has."""
        for _, price in goods:
            self.slot(store, price)
        if Counter(colour for colour, _ in goods) != wanted:
            raise IllegalLineError("wrong_store", store=STORES[store], goods=self.named(wanted))

    def check_stocked(self, seat: int, store: int) -> None:
        """Refuse to take anything from a store in which nothing lies."""
        if not self.colours_in(shelves_of(self.g, seat, store)):
            raise IllegalLineError("store_empty", store=STORES[store], seat=SEAT_NAMES[seat])

    def check_in_store(self, seat: int, store: int, goods: Iterable[Priced]) -> list[int]:
        """The places of these containers, sorted, if the store has them all."""
        shelves = shelves_of(self.g, seat, store)
        places: Counter[int] = Counter()
        for colour, price in goods:
            slot = self.slot(store, price)
            place = colour * SLOTS + slot
            places[place] += 1
            if shelves[colour][slot] < places[place]:
                missing = Containers(places[place], self.colours[colour], price)
                raise IllegalLineError("not_in_store", goods=[missing], store=STORES[store], seat=SEAT_NAMES[seat])
        return sorted(places.elements())
