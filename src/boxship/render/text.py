"""Text of a position, for a terminal: a table of the island and the ships, then a block for each player."""

from __future__ import annotations

from functools import cached_property
from itertools import pairwise

from boxship.render.ansi import Ink, breadth, clip, left, right
from boxship.render.look import Look
from boxship.render.position_fields import (
    Position,
    capacity,
    cargo,
    colour_of,
    end_note,
    headline,
    lanes,
    payment_bid,
    payment_words,
    seats_of,
    tally,
)
from boxship.rules.layout import SHIP_CAPACITY
from boxship.rules.rulesets import BROKER_NAMES

NARROWEST = 80
"""A table needs this much; a smaller width is taken as this one."""

LONGEST_RUN = 10
"""So many containers at most are written out letter by letter: as many as a factory store can hold."""

NAMES = 14
"""Columns for the names at the left edge of the table."""

WIDEST_COLOUR = 9
"""Columns for a colour where the terminal is narrow."""

ENOUGH_FOR_A_PLACE = 8
"""Columns in which a ship's place can be recognised."""

_SUMS = "  1234  "
"""What stands between the last colour and the place of a ship: the sum, with blanks around it."""


def text(position: Position, look: Look, colour: bool = False, width: int = 100) -> str:  # noqa: FBT001, FBT002
    """Write a position as the viewer of `look` may see it, in lines of at most `width` columns (80 at least).

    With `colour` the letters stand on their colours, for a terminal that knows 256 of them.
    No line ends in blanks.
    """
    page = Page(position, look, Ink(colour), max(width, NARROWEST))
    lines = [*page.heading(), "", *page.island(), *page.bank(), *page.bids()]
    for seat in seats_of(position):
        lines += ["", *page.player(seat)]
    return "\n".join(line.rstrip() for line in lines)


class Page:
    """One position being written: what all its parts need to know."""

    def __init__(self, position: Position, look: Look, ink: Ink, width: int) -> None:
        self.position = position
        self.look = look
        self.ink = ink
        self.width = width
        self.seats = seats_of(position)
        self.texts = look.texts

    def letters(self, colours: list[str]) -> str:
        """Containers as letters, equal colours together; a large heap is counted instead."""
        runs = {colour: colours.count(colour) for colour in colours}
        if len(colours) > LONGEST_RUN:
            return " ".join(f"{number}{self.letter(colour)}" for colour, number in runs.items())
        return "".join(self.letter(colour, number) for colour, number in runs.items())

    def letter(self, colour: str, number: int = 1) -> str:
        """The letter of a colour, on its ground, once or several times."""
        return self.ink.container(colour, self.texts.text(f"letter-{colour}") * number)

    def word(self, key: str, **values: int | str) -> str:
        """A word of the board in the reader's language."""
        return self.texts.text(f"terminal-{key}", values)

    def spread(self, start: str, end: str, fill: str = " ") -> str:
        """A line with one part at the left edge and one at the right."""
        room = self.width - breadth(start) - breadth(end) - 2
        return f"{start} {fill * max(0, room)} {end}" if end else start

    def name(self, seat: str, longest: int) -> str:
        """A seat's name in its colour."""
        return self.ink.seat(seat, clip(self.look.name(seat), longest))

    def heading(self) -> list[str]:
        """The round, who has to act, the rules and how far the end is."""
        position, look = self.position, self.look
        lit = look.seat in position["to_act"] and not position["over"]
        begin = f"{self.texts.text('log-round', {'round': position['round']})} · "
        now = clip(headline(position, look), self.width - len(begin))
        start = begin + self.ink.style("lit" if lit else "strong", now)
        room = self.width - breadth(start) - 3
        rules = clip(look.rules.strip(), room) if room >= 8 else ""
        far = not position["ending"] and not position["over"]
        note = self.word("end-rule") if far else self.ink.style("warn", end_note(position, look))
        lines = [self.spread(start, self.ink.style("faint", rules)), self.ink.style("faint", "─" * self.width)]
        removed = tally(position["removed"], look)
        if removed:
            lost = " ".join(f"{number}{self.texts.text(f'letter-{colour}')}" for colour, number in removed.items())
            note = self.word("removed", note=note, lost=lost)
        return [*lines, note]

    def row(self, name: str, cells: list[str], more: str = "") -> str:
        """A row of the table: a name, five cells under the five colours, and what else belongs there."""
        body = " ".join(right(cell, column) for cell, column in zip(cells, self.columns, strict=True))
        return f"{left(name, NAMES)}{body}  {more}"

    @cached_property
    def columns(self) -> list[int]:
        """The width of each colour's column: its letter and its name, cut where the terminal is too narrow for that."""
        named = [max(breadth(self.texts.text(f"colour-{colour}")) + 2, 7) for colour in self.look.colours]
        return named if self.place_room(named) >= ENOUGH_FOR_A_PLACE else [min(each, WIDEST_COLOUR) for each in named]

    def place_room(self, columns: list[int]) -> int:
        """The columns for the place of a ship: what names, colours, sums and a full ship leave."""
        return min(16, self.width - NAMES - sum(columns) - len(columns) - len(_SUMS) - SHIP_CAPACITY)

    def island(self) -> list[str]:
        """The supply, everybody's island area, ship and worth, all under the same five colours."""
        position, look = self.position, self.look
        heads = [
            f"{self.letter(colour)} {clip(self.texts.text(f'colour-{colour}'), column - 2)}"
            for colour, column in zip(look.colours, self.columns, strict=True)
        ]
        supply = tally(position["supply"], look)
        empty = self.ink.style("warn", "0")
        lines = [
            self.row("", heads, f"{right(self.word('all'), 4)}  {self.word('ship')}"),
            self.row(self.word("supply"), [str(supply.get(colour, 0) or empty) for colour in look.colours],
                     f"{right(str(sum(supply.values())), 4)}  "
                     f"{self.ink.style('faint', self.word('of-each', count=look.containers))}"),
        ]  # fmt: skip
        for seat in self.seats:
            counted = tally(position[f"{seat}.island"], look)
            cells = [str(counted.get(colour, "·")) for colour in look.colours]
            total = right(str(sum(counted.values())), 4)
            lines.append(self.row(self.title(seat), cells, f"{total}  {self.ship(seat)}"))
        for seat in self.seats:
            card = position[f"{seat}.card"]
            if card is not None:
                worth = dict(look.worth(card))
                whose = self.word("worth-yours") if seat == look.seat else self.word("worth-to", name=look.name(seat))
                lines.append(self.row(clip(whose, NAMES - 1), [worth.get(colour, "") for colour in look.colours]))
        return lines

    def title(self, seat: str) -> str:
        """A name for the left edge, marked for the viewer and for the seat whose turn it is."""
        you = f" {self.texts.text('log-own')}" if seat == self.look.seat else ""
        arrow = "▸" if seat == self.position["turn"] and not self.position["over"] else " "
        return f"{arrow}{self.name(seat, NAMES - 2 - len(you))}{you}"

    def ship(self, seat: str) -> str:
        """Where a ship lies and what it carries."""
        containers = cargo(self.position[f"{seat}.ship"], self.look)
        at, room = self.position[f"{seat}.at"], self.place_room(self.columns)
        place = self.look.name(at) if at in self.seats else self.word(f"place-{at}")
        return f"{left(clip(place, room), room)} {self.letters(containers) or '-'}"

    def bank(self) -> list[str]:
        """The Investment Bank: brokers, docks and the Payment Card; nothing when it is not in play."""
        position, look = self.position, self.look
        if not position["brokers"]:
            return []
        brokers = [
            f"{numeral} {self.texts.money(broker['money'])} {self.letters(cargo(broker['containers'], look)) or '-'}"
            for numeral, broker in zip(BROKER_NAMES, position["brokers"], strict=False)
        ]
        lines = ["", *self.wrapped(self.texts.text("seat-bank"), brokers)]
        docks = [
            f"{self.name(seat, 12)} {self.letters(cargo(position[f'{seat}.dock'], look))}"
            for seat in self.seats
            if position[f"{seat}.dock"]
        ]
        if docks:
            lines += self.wrapped(f"  {self.word('docks')}", docks)
        if position["payment"]:
            bid = [self.coded(part) for part in payment_bid(position)]
            lines += self.wrapped(f"  {self.word('card')}", [self.texts.head(payment_words(position, look)), *bid])
        return lines

    def coded(self, part: str) -> str:
        """A part of a bid: money as it is, a container with its letter, its price and the store it came from."""
        if part.startswith("$"):
            return part
        colour, price = colour_of(part), self.texts.money(int(part.rpartition("@")[2]))
        values: dict[str, int | str] = {"count": 1, "colour": self.texts.text(f"colour-{colour}"), "price": price}
        store = self.word(part.partition(" ")[0])
        return self.texts.headed(f"{self.letter(colour)} {store}", self.texts.text("log-goods-priced", values))

    def wrapped(self, name: str, parts: list[str]) -> list[str]:
        """Parts behind a name, in as many lines as they need."""
        lines = [left(name, NAMES)]
        for part in parts:
            if breadth(lines[-1]) > NAMES and breadth(lines[-1]) + breadth(part) > self.width:
                lines.append(" " * NAMES)
            lines[-1] += f"{part}   "
        return lines

    def bids(self) -> list[str]:
        """The bids, once they are revealed."""
        bids = self.position["bids"]
        if not bids:
            return []
        highest = max(bids.values())
        mark = f" {self.word('highest')}"
        parts = [
            f"{self.name(seat, 12)} {self.texts.money(bid)}{mark if bid == highest else ''}"
            for seat, bid in bids.items()
        ]
        return ["", *self.wrapped(self.word("bids"), parts)]

    def player(self, seat: str) -> list[str]:
        """A player's block: a rule with name and money, then the factory line and the harbour line."""
        position, look = self.position, self.look
        room = capacity(position, seat)
        machines = [*position[f"{seat}.machines"], *[None] * len(look.machine_spaces)]
        machine_row = [
            f"[{self.letter(colour)}]" if colour else self.cost(price)
            for price, colour in zip(look.machine_spaces, machines, strict=False)
        ]
        warehouse_row = [
            "[#]" if n < position[f"{seat}.warehouses"] else self.cost(price)
            for n, price in enumerate(look.warehouse_spaces)
        ]
        return [
            self.spread(self.ink.style("faint", "──") + f" {self.banner(seat)}", self.purse(seat), "─"),
            *self.store(seat, "factory", look.factory_prices, room[0], machine_row),
            *self.store(seat, "harbour", look.harbour_prices, room[1], warehouse_row),
        ]

    def cost(self, price: int) -> str:
        """What an empty space costs."""
        return self.ink.style("faint", self.texts.money(price) if price else self.word("free"))

    def banner(self, seat: str) -> str:
        """Name, and what the others wait for."""
        position, you = self.position, seat == self.look.seat
        notes = [self.texts.text("log-own")] if you else []
        if position["over"]:
            notes += [self.word("wins")] if seat in position["winners"] else []
        elif seat == position["turn"]:
            actions = position[f"{seat}.actions"]
            turn = self.word("in-turn")
            notes.append(self.word("turn-actions", turn=turn, count=actions) if actions else turn)
        elif seat in position["to_act"]:
            notes.append(self.word("to-decide"))
        style = "lit" if you and seat in position["to_act"] else "strong"
        return " · ".join([self.name(seat, 20), *(self.ink.style(style, note) for note in notes)])

    def purse(self, seat: str) -> str:
        """Cash, loans, and the total of a finished game."""
        cash, loans, total = (self.position[f"{seat}.{fact}"] for fact in ("cash", "loans", "total"))
        parts = [self.word("cash-hidden") if cash is None else self.texts.money(cash)]
        parts += [self.word("loans", count=loans)] if loans else []
        parts += (
            [self.ink.style("good", self.word("total", total=self.texts.money(total)))] if total is not None else []
        )
        return " · ".join(parts)

    def store(self, seat: str, store: str, prices: tuple[int, ...], room: int, buildings: list[str]) -> list[str]:
        """A store by price, its capacity, and the buildings that give it.

        One line if it fits; else the buildings get a line of their own, and the lanes as many as they need.
        """
        containers = self.position[f"{seat}.{store}"]
        name = left(self.word(store), max(breadth(self.word(each)) for each in ("factory", "harbour")))
        head = f"  {name}  {right(f'{len(containers)}/{room}', 5)}   "
        cells = self.cells(containers, prices)
        widths = self.widths()
        aligned = "".join(left(cell, widths[n]) for n, cell in enumerate(cells))
        spaces = "".join(buildings_spaced(buildings))
        line = f"{head}{left(aligned, sum(widths))} {spaces}"
        if breadth(line) <= self.width:
            return [line]
        indent = " " * breadth(head)
        lines = [head]
        for cell in cells:
            if breadth(lines[-1]) > len(indent) and breadth(lines[-1]) + breadth(cell) > self.width + 2:
                lines.append(indent)
            lines[-1] += left(cell, 7)
        return [*lines, indent + spaces]

    def cells(self, containers: list[str], prices: tuple[int, ...]) -> list[str]:
        """The lanes of a store, each a price and its containers."""
        found = lanes(containers, prices, self.look)
        return [f"{self.texts.money(price)} {self.letters(colours) or '·'}  " for price, colours in found.items()]

    def widths(self) -> list[int]:
        """The column of each lane, wide enough for every player, so that all blocks line up."""
        look = self.look
        widths = [0] * max(len(look.factory_prices), len(look.harbour_prices))
        for seat in self.seats:
            for store, prices in (("factory", look.factory_prices), ("harbour", look.harbour_prices)):
                for n, cell in enumerate(self.cells(self.position[f"{seat}.{store}"], prices)):
                    widths[n] = max(widths[n], breadth(cell), 7)
        return widths


def buildings_spaced(buildings: list[str]) -> list[str]:
    """Buildings stand close together, costs apart from them and from each other."""
    spaced = buildings[:1]
    for before, building in pairwise(buildings):
        spaced.append(building if before.startswith("[") and building.startswith("[") else f" {building}")
    return spaced
