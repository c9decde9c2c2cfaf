"""The parts that turning a line into steps is made of: taking steps, prices, stores, and what is refused and why."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from boxship.notation.lines import STORES, Colours, Priced
from boxship.notation.refusals import IllegalLineError
from boxship.rules import layout, steps
from boxship.rules.apply import apply
from boxship.rules.layout import COLOURS, FACTORY, HARBOUR, SLOTS, State
from boxship.rules.legal import legal
from boxship.rules.rulesets import SEAT_NAMES

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

PLACE_NAMES = {
    layout.FROM_ISLAND: "island",
    layout.FROM_SHIP: "ship",
    layout.FROM_DOCK: "dock",
    layout.FROM_HARBOUR: "harbour",
    layout.FROM_FACTORY: "factory",
}


class Composer:
    """One line on its way into a copy of the game."""

    def __init__(self, g: State, seat: int, colours: Colours) -> None:
        self.g = g.copy()
        self.p = seat
        self.colours = colours
        self.legal = [0] * steps.STEPS

    # -- steps -------------------------------------------------------------------------------------------------------

    def take(self, step: int) -> None:
        """Take a step that the checks before it found possible; the engine has the last word."""
        count = legal(self.g, self.p, self.legal)
        if step not in self.legal[:count]:
            raise AssertionError(f"the checks let step {step} pass in phase {self.g.phase}, the engine did not")
        apply(self.g, self.p, step)

    def amount(self, amount: int) -> None:
        """An amount of money, from its largest heap down."""
        heap = 1_000_000
        for i in range(3):
            for _ in range(amount // heap):
                self.take(steps.HEAP + i)
            amount %= heap
            heap //= 100
        self.take(steps.AMOUNT + amount)

    def arrange(self, store: int, goods: Sequence[Priced]) -> None:
        """Price a store: colour by colour, prices rising."""
        for colour, price in sorted(goods):
            del colour
            self.take(steps.PRICE + self.prices(store).index(price))

    # -- refusals ----------------------------------------------------------------------------------------------------

    def seize_place(self) -> str:
        """Where the next thing is taken from."""
        return PLACE_NAMES.get(self.g.seizing, "buildings")

    def returned(self) -> str:
        """What came back, in the order of the stores."""
        words = [
            f"{STORES[store]} {self.colours[c]}"
            for store in (FACTORY, HARBOUR)
            for c in range(COLOURS)
            for _ in range(self.g.back[store][c])
        ]
        return ", ".join(words)

    def pay(self, cost: int) -> None:
        """Refuse what costs more than the cash."""
        if self.g.cash[self.p] < cost:
            raise IllegalLineError("cash", cost=cost, cash=self.g.cash[self.p])

    def prices(self, store: int) -> list[int]:
        """The prices of a store."""
        g = self.g
        return g.factory_price[: g.factory_slots] if store == FACTORY else g.harbour_price[: g.harbour_slots]

    def slot(self, store: int, price: int) -> int:
        """The slot of a price, or a refusal that names the prices."""
        prices = self.prices(store)
        if price not in prices:
            known = ", ".join(f"${p}" for p in prices)
            raise IllegalLineError("wrong_price", price=price, store=STORES[store], prices=known)
        return prices.index(price)

    def named(self, counts: Counter[int]) -> str:
        """Containers by their colours, for a sentence."""
        return " ".join(self.colours[c] for c in sorted(counts) for _ in range(counts[c])) or "empty"

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
        shelf = self.g.factory[seat] if store == FACTORY else self.g.harbour[seat]
        if not self.colours_in(shelf):
            raise IllegalLineError("store_empty", store=STORES[store], seat=SEAT_NAMES[seat])

    def check_in_store(self, seat: int, store: int, goods: Iterable[Priced]) -> list[int]:
        """The places of these containers, sorted, if the store has them all."""
        g = self.g
        shelf = g.factory[seat] if store == FACTORY else g.harbour[seat]
        places: Counter[int] = Counter()
        for colour, price in goods:
            slot = self.slot(store, price)
            places[colour * SLOTS + slot] += 1
            if shelf[colour][slot] < places[colour * SLOTS + slot]:
                word = f"{self.colours[colour]}@{price}"
                if places[colour * SLOTS + slot] > 1:
                    word = f"{places[colour * SLOTS + slot]} × {word}"
                raise IllegalLineError("not_in_store", goods=word, store=STORES[store], seat=SEAT_NAMES[seat])
        return sorted(places.elements())
