"""The legal lines of a view as data: plain lines, and kinds of lines where there are too many to list.

A kind says what its lines are made of: containers to choose from, how many, how much money, the prices of the store
that is rearranged. Plain lines and kinds together are exactly what is legal. Each kind has an example, a legal line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boxship.notation.legal_lines import line_of, store_of
from boxship.notation.lines import BROKER_KINDS, STORES, write
from boxship.rules import layout, steps
from boxship.rules.auction import purse
from boxship.rules.bank import least_offer
from boxship.rules.counts import factory_room, harbour_room, seat_left, ship_room
from boxship.rules.layout import COLOURS, FACTORY, HARBOUR, MONEY, MONEY_LIMIT, State
from boxship.rules.legal import legal
from boxship.rules.production import can_make
from boxship.rules.rulesets import SEAT_NAMES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from boxship.game import View

Kind = dict[str, Any]

DECIDING = {
    layout.INTEREST: "interest",
    layout.SEIZE: "seize",
    layout.BUILDING: "building",
    layout.SALE: "sale",
    layout.ACT: "turn",
    layout.RETURN: "return",
    layout.BID: "bid",
    layout.DECIDE: "answer",
}
"""What a seat is asked about, by the phase of the game."""


def described(view: View) -> dict[str, Any]:
    """What the seat of this view may do: ``lines`` and ``kinds``."""
    g, p = view.state, view.seat
    options = [0] * steps.STEPS
    lines: list[str] = []
    kinds: list[Kind] = []
    writer = _Describer(g, p, view.rules.colours)
    possible = options[: legal(g, p, options)]
    if g.phase == layout.RETURN:
        return {"lines": lines, "kinds": [writer.returned()]}
    for step in possible:
        if step >= steps.HEAP:
            kinds.append(writer.bid())
            break
        made = list(writer.kinds(step))
        kinds += made
        if not made or made[0]["kind"] == "sail":
            lines.append(write(line_of(g, p, [step], g), view.rules.colours))
    return {"lines": lines, "kinds": kinds}


class _Describer:
    """Describes the lines that begin with a step, where one step does not make a line."""

    def __init__(self, g: State, p: int, colours: Sequence[str]) -> None:
        self.g = g
        self.p = p
        self.colours = colours

    def kinds(self, step: int) -> Iterator[Kind]:
        """The kind of line that begins with this step, if there is more to say than the step."""
        g, p = self.g, self.p
        if g.phase != layout.ACT:
            return
        if step == steps.PRODUCE:
            yield self.produce()
        elif step == steps.REPRICE:
            yield self.reprice()
        elif step == steps.LOAD:
            yield self.load("load", int(g.at[p]))
        elif step == steps.RAISE:
            yield self.offer("raise", int(g.space))
        elif steps.BUY <= step < steps.SAIL:
            yield self.buy(seat_left(g, p, step - steps.BUY))
        elif steps.CALL <= step < steps.MAKE:
            yield self.offer("call", step - steps.CALL)
        elif step == steps.SAIL_BANK or steps.SAIL <= step < steps.ACCEPT:
            where = layout.BANK if step == steps.SAIL_BANK else seat_left(g, p, step - steps.SAIL)
            cargo = self.load("sail", where)
            if cargo["goods"] and cargo["most"]:
                yield cargo

    # -- stores ------------------------------------------------------------------------------------------------------

    def prices(self, store: int) -> list[int]:
        g = self.g
        return g.factory_price[: g.factory_slots] if store == FACTORY else g.harbour_price[: g.harbour_slots]

    def contents(self, store: int) -> list[str]:
        return [self.colours[priced.colour] for priced in store_of(self.g, self.p, store)]

    def goods(self, seat: int, store: int) -> list[str]:
        return [f"{self.colours[priced.colour]}@{priced.price}" for priced in store_of(self.g, seat, store)]

    def arranged(self, contents: Sequence[str], store: int) -> str:
        """An example: the whole store at its middle price."""
        prices = self.prices(store)
        return " ".join(f"{colour}@{prices[len(prices) // 2]}" for colour in contents) or "-"

    def produce(self) -> Kind:
        g, p = self.g, self.p
        makes = [self.colours[c] for c in range(COLOURS) if can_make(g, p, c)]
        count = min(len(makes), max(0, factory_room(g, p)))
        store = self.contents(FACTORY)
        return {
            "kind": "produce",
            "makes": makes,
            "count": count,
            "store": store,
            "prices": self.prices(FACTORY),
            "example": f"produce -> {self.arranged([*store, *makes[:count]], FACTORY)}",
        }

    def reprice(self) -> Kind:
        store = self.contents(HARBOUR)
        return {
            "kind": "reprice",
            "store": store,
            "prices": self.prices(HARBOUR),
            "example": f"reprice -> {self.arranged(store, HARBOUR)}",
        }

    def buy(self, seller: int) -> Kind:
        store = self.contents(HARBOUR)
        goods = [word for word in self.goods(seller, FACTORY) if _price(word) <= self.g.cash[self.p]]
        cheapest = min(goods, key=_price)
        after = self.arranged([*store, cheapest.partition("@")[0]], HARBOUR)
        return {
            "kind": "buy",
            "seat": SEAT_NAMES[seller],
            "goods": goods,
            "most": min(harbour_room(self.g, self.p), len(goods)),
            "cash": self.g.cash[self.p],
            "store": store,
            "prices": self.prices(HARBOUR),
            "example": f"buy {SEAT_NAMES[seller]}: {cheapest} -> {after}",
        }

    # -- ships -------------------------------------------------------------------------------------------------------

    def load(self, word: str, where: int) -> Kind:
        g, p = self.g, self.p
        cash = int(g.cash[p])
        if where == layout.BANK:
            place = "bank"
            goods = [self.colours[c] for c in range(COLOURS) for _ in range(g.dock[p][c])]
        else:
            place = SEAT_NAMES[where]
            goods = [good for good in self.goods(where, HARBOUR) if _price(good) <= cash]
        room = ship_room(g, p)
        cargo: list[str] = []
        for good in sorted(goods, key=_price):
            if len(cargo) < room and sum(map(_price, cargo)) + _price(good) <= cash:
                cargo.append(good)
        front = f"sail {place}:" if word == "sail" else "load"
        return {
            "kind": word,
            "place": place,
            "goods": goods,
            "most": min(room, len(goods)),
            "cash": cash,
            "example": f"{front} {' '.join(cargo)}",
        }

    # -- money -------------------------------------------------------------------------------------------------------

    def bid(self) -> Kind:
        most = min(purse(self.g, self.p), MONEY_LIMIT - self.g.bids[self.p])
        return {"kind": "bid", "least": 0, "most": most, "example": f"bid {most // 4}"}

    def offer(self, word: str, space: int) -> Kind:
        """A bid for a broker's lot: money for containers, containers for money."""
        g, p = self.g, self.p
        least = least_offer(g)
        name = f"{space // 2 + 1} {BROKER_KINDS[space % 2]}"
        front = f"call {name}:" if word == "call" else "raise"
        kind: Kind = {"kind": word, "space": name, "least": least}
        if space % 2 != MONEY:
            return {**kind, "most": min(g.cash[p], MONEY_LIMIT), "example": f"{front} {least}"}
        goods = [f"{STORES[store]} {good}" for store in (FACTORY, HARBOUR) for good in self.goods(p, store)]
        return {**kind, "goods": goods, "example": f"{front} {', '.join(goods[:least])}"}

    def returned(self) -> Kind:
        goods = [
            (store, self.colours[c])
            for store in (FACTORY, HARBOUR)
            for c in range(COLOURS)
            for _ in range(self.g.back[store][c])
        ]
        placed = [f"{STORES[store]} {self.arranged([colour], store)}" for store, colour in goods]
        return {
            "kind": "return",
            "goods": [f"{STORES[store]} {colour}" for store, colour in goods],
            "prices": {STORES[store]: self.prices(store) for store in (FACTORY, HARBOUR)},
            "example": f"return {', '.join(placed)}",
        }


def _price(word: str) -> int:
    """The price of a container at a price; nothing for one without."""
    return int(word.partition("@")[2] or 0)
