"""The legal lines of a view as data: plain lines, and kinds of lines where there are too many to list.

A kind says what its lines are made of: containers to choose from, how many, how much money, the prices of the store
that is rearranged. Plain lines and kinds together are exactly what is legal. Each kind has an example, a legal line.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from boxship.game import View
from boxship.notation.legal_lines import line_of, store_of
from boxship.notation.line_text import write
from boxship.notation.lines import STORES
from boxship.notation.write_position import heap, shelf, space_word
from boxship.rules import layout
from boxship.rules.auction import most_bid
from boxship.rules.bank import least_offer, most_offer
from boxship.rules.counts import harbour_room, prices_of, ship_room
from boxship.rules.layout import COLOURS, FACTORY, HARBOUR, MONEY, State
from boxship.rules.production import can_make, how_many_made
from boxship.rules.rulesets import SEAT_NAMES
from boxship.table.choosing.openings import Opening, Openings
from boxship.table.showing.situation import PHASES
from boxship.table.vocabulary import LineKind

KindOfLines = dict[str, Any]

DECIDING: dict[int, str] = {**PHASES, layout.ACT: "turn", layout.DECIDE: "answer"}
del DECIDING[layout.OVER]
"""What a seat is asked about, by the phase of the game."""


def described(view: View) -> dict[str, Any]:
    """What the seat of this view may do: ``lines`` and ``kinds``."""
    g, p = view.state, view.seat
    lines: list[str] = []
    kinds: list[KindOfLines] = []
    writer = _Describer(g, p, view.rules.colours)
    openings = Openings(view)
    if g.phase == layout.RETURN:
        return {"lines": lines, "kinds": [writer.returned()]}
    begun = {opening.step: (kind, opening) for kind in openings.kinds for opening in openings.possible_of(kind)}
    for step in openings.possible:
        kind, opening = begun[step]
        if kind == "bid":
            kinds.append(writer.bid())
            break
        made = list(writer.kinds(kind, opening))
        kinds += made
        if not made or kind == "sail":
            lines.append(write(line_of(g, p, [step], g), view.rules.colours))
    return {"lines": lines, "kinds": kinds}


class _Describer:
    """Describes the lines that begin with a step, where one step does not make a line."""

    def __init__(self, g: State, p: int, colours: Sequence[str]) -> None:
        self.g = g
        self.p = p
        self.colours = colours

    def kinds(self, kind: LineKind, opening: Opening) -> Iterator[KindOfLines]:
        """The lines that begin so, if there is more to say than the first step."""
        number = opening.number
        match kind:
            case "produce":
                yield self.produce()
            case "reprice":
                yield self.reprice()
            case "load":
                yield self.load("load", int(self.g.at[self.p]))
            case "raise":
                yield self.offer("raise", int(self.g.space))
            case "buy":
                yield self.buy(number)
            case "call":
                yield self.offer("call", number)
            case "sail" if number not in {layout.SEA, layout.ISLAND}:
                cargo = self.load("sail", number)
                if cargo["goods"] and cargo["most"]:
                    yield cargo

    # -- stores ------------------------------------------------------------------------------------------------------

    def contents(self, store: int) -> list[str]:
        return [self.colours[priced.colour] for priced in store_of(self.g, self.p, store)]

    def goods(self, seat: int, store: int) -> list[str]:
        return shelf(self.g, seat, store, self.colours)

    def arranged(self, contents: Sequence[str], store: int) -> str:
        """An example: the whole store at its middle price."""
        prices = prices_of(self.g, store)
        return " ".join(f"{colour}@{prices[len(prices) // 2]}" for colour in contents) or "-"

    def produce(self) -> KindOfLines:
        g, p = self.g, self.p
        makes = [self.colours[c] for c in range(COLOURS) if can_make(g, p, c)]
        count = how_many_made(g, p, len(makes))
        store = self.contents(FACTORY)
        return {
            "kind": "produce",
            "makes": makes,
            "count": count,
            "store": store,
            "prices": prices_of(self.g, FACTORY),
            "example": f"produce -> {self.arranged([*store, *makes[:count]], FACTORY)}",
        }

    def reprice(self) -> KindOfLines:
        store = self.contents(HARBOUR)
        return {
            "kind": "reprice",
            "store": store,
            "prices": prices_of(self.g, HARBOUR),
            "example": f"reprice -> {self.arranged(store, HARBOUR)}",
        }

    def buy(self, seller: int) -> KindOfLines:
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
            "prices": prices_of(self.g, HARBOUR),
            "example": f"buy {SEAT_NAMES[seller]}: {cheapest} -> {after}",
        }

    # -- ships -------------------------------------------------------------------------------------------------------

    def load(self, word: str, where: int) -> KindOfLines:
        g, p = self.g, self.p
        cash = int(g.cash[p])
        if where == layout.BANK:
            place = "bank"
            goods = heap(g.dock[p], self.colours)
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

    def bid(self) -> KindOfLines:
        most = most_bid(self.g, self.p)
        return {"kind": "bid", "least": 0, "most": most, "example": f"bid {most // 4}"}

    def offer(self, word: str, space: int) -> KindOfLines:
        """A bid for a broker's lot: money for containers, containers for money."""
        g, p = self.g, self.p
        least = least_offer(g)
        name = space_word(space)
        front = f"call {name}:" if word == "call" else "raise"
        kind: KindOfLines = {"kind": word, "space": name, "least": least}
        if space % 2 != MONEY:
            return {**kind, "most": most_offer(g, p, space % 2), "example": f"{front} {least}"}
        goods = [f"{STORES[store]} {good}" for store in (FACTORY, HARBOUR) for good in self.goods(p, store)]
        return {**kind, "goods": goods, "example": f"{front} {', '.join(goods[:least])}"}

    def returned(self) -> KindOfLines:
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
            "prices": {STORES[store]: prices_of(self.g, store) for store in (FACTORY, HARBOUR)},
            "example": f"return {', '.join(placed)}",
        }


def _price(word: str) -> int:
    """The price of a container at a price; nothing for one without."""
    return int(word.partition("@")[2] or 0)
