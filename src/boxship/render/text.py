"""Text of a position, for a terminal: a table of the island and the ships, then a block for each player."""

from __future__ import annotations

from itertools import pairwise

from boxship.render.ansi import Ink, breadth, clip, left, right
from boxship.render.look import LETTERS, Look, money
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
    where,
)
from boxship.rules.rulesets import BROKER_NAMES

NARROWEST = 80
"""A table needs this much; a smaller width is taken as this one."""

LONGEST_RUN = 10
"""So many containers at most are written out letter by letter: as many as a factory store can hold."""

NAMES = 14
"""Columns for the names at the left edge of the table."""


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

    def letters(self, colours: list[str]) -> str:
        """Containers as letters, equal colours together; a large heap is counted instead."""
        runs = {colour: colours.count(colour) for colour in colours}
        if len(colours) > LONGEST_RUN:
            return " ".join(f"{number}{self.ink.container(colour, LETTERS[colour])}" for colour, number in runs.items())
        return "".join(self.ink.container(colour, LETTERS[colour] * number) for colour, number in runs.items())

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
        begin = f"Round {position['round']} · "
        now = clip(headline(position, look), self.width - len(begin))
        start = begin + self.ink.style("lit" if lit else "strong", now)
        room = self.width - breadth(start) - 3
        rules = clip(look.rules.strip(), room) if room >= 8 else ""
        note = end_note(position)
        if position["ending"] or position["over"]:
            note = self.ink.style("warn", note)
        lines = [self.spread(start, self.ink.style("faint", rules)), self.ink.style("faint", "─" * self.width)]
        removed = tally(position["removed"], look)
        if removed:
            lost = " ".join(f"{number}{LETTERS[colour]}" for colour, number in removed.items())
            note = f"{note}; out of the game: {lost}"
        return [*lines, f"The game {note}" if note.startswith("ends") else note]

    def row(self, name: str, cells: list[str], more: str = "") -> str:
        """A row of the table: a name, five cells under the five colours, and what else belongs there."""
        columns = [max(len(colour) + 2, 7) for colour in self.look.colours]
        body = " ".join(right(cell, column) for cell, column in zip(cells, columns, strict=True))
        return f"{left(name, NAMES)}{body}  {more}"

    def island(self) -> list[str]:
        """The supply, everybody's island area, ship and worth, all under the same five colours."""
        position, look = self.position, self.look
        heads = [f"{self.ink.container(colour, LETTERS[colour])} {colour}" for colour in look.colours]
        supply = tally(position["supply"], look)
        empty = self.ink.style("warn", "0")
        lines = [
            self.row("", heads, f"{right('all', 4)}  ship"),
            self.row("supply", [str(supply.get(colour, 0) or empty) for colour in look.colours],
                     f"{right(str(sum(supply.values())), 4)}  {self.ink.style('faint', f'of {look.containers} each')}"),
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
                whose = "worth to you" if seat == look.seat else clip(f"to {look.name(seat)}", NAMES - 1)
                lines.append(self.row(whose, [worth.get(colour, "") for colour in look.colours]))
        return lines

    def title(self, seat: str) -> str:
        """A name for the left edge, marked for the viewer and for the seat whose turn it is."""
        you = " you" if seat == self.look.seat else ""
        arrow = "▸" if seat == self.position["turn"] and not self.position["over"] else " "
        return f"{arrow}{self.name(seat, NAMES - 2 - len(you))}{you}"

    def ship(self, seat: str) -> str:
        """Where a ship lies and what it carries."""
        containers = cargo(self.position[f"{seat}.ship"], self.look)
        room = min(16, self.width - 69)
        place = where(self.position, self.look, seat).removeprefix("at the ").removeprefix("at ")
        return f"{left(clip(place, room), room)} {self.letters(containers) or '-'}"

    def bank(self) -> list[str]:
        """The Investment Bank: brokers, docks and the Payment Card; nothing when it is not in play."""
        position, look = self.position, self.look
        if not position["brokers"]:
            return []
        brokers = [
            f"{numeral} {money(broker['money'])} {self.letters(cargo(broker['containers'], look)) or '-'}"
            for numeral, broker in zip(BROKER_NAMES, position["brokers"], strict=False)
        ]
        lines = ["", *self.wrapped("Bank", brokers)]
        docks = [
            f"{self.name(seat, 12)} {self.letters(cargo(position[f'{seat}.dock'], look))}"
            for seat in self.seats
            if position[f"{seat}.dock"]
        ]
        if docks:
            lines += self.wrapped("  docks", docks)
        if position["payment"]:
            bid = [self.coded(part) for part in payment_bid(position)]
            lines += self.wrapped("  card", [f"{payment_words(position, look)}:", *bid])
        return lines

    def coded(self, part: str) -> str:
        """A part of a bid: money as it is, a container word with its letter."""
        if part.startswith("$"):
            return part
        colour = colour_of(part)
        return f"{self.ink.container(colour, LETTERS[colour])} {part}"

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
        parts = [
            f"{self.name(seat, 12)} {money(bid)}{' highest' if bid == highest else ''}" for seat, bid in bids.items()
        ]
        return ["", *self.wrapped("Bids", parts)]

    def player(self, seat: str) -> list[str]:
        """A player's block: a rule with name and money, then the factory line and the harbour line."""
        position, look = self.position, self.look
        room = capacity(position, seat)
        machines = [*position[f"{seat}.machines"], *[None] * len(look.machine_spaces)]
        machine_row = [
            f"[{self.ink.container(colour, LETTERS[colour])}]" if colour else self.cost(price)
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
        return self.ink.style("faint", f"${price}" if price else "free")

    def banner(self, seat: str) -> str:
        """Name, and what the others wait for."""
        position, you = self.position, seat == self.look.seat
        notes = ["you"] if you else []
        if position["over"]:
            notes += ["wins"] if seat in position["winners"] else []
        elif seat == position["turn"]:
            actions = position[f"{seat}.actions"]
            notes.append(f"in turn, {actions} {'action' if actions == 1 else 'actions'} left" if actions else "in turn")
        elif seat in position["to_act"]:
            notes.append("to decide")
        style = "lit" if you and seat in position["to_act"] else "strong"
        return " · ".join([self.name(seat, 20), *(self.ink.style(style, note) for note in notes)])

    def purse(self, seat: str) -> str:
        """Cash, loans, and the total of a finished game."""
        cash, loans, total = (self.position[f"{seat}.{fact}"] for fact in ("cash", "loans", "total"))
        parts = ["cash hidden" if cash is None else money(cash)]
        parts += [f"{loans} {'loan' if loans == 1 else 'loans'}"] if loans else []
        parts += [self.ink.style("good", f"total {money(total)}")] if total is not None else []
        return " · ".join(parts)

    def store(self, seat: str, store: str, prices: tuple[int, ...], room: int, buildings: list[str]) -> list[str]:
        """A store by price, its capacity, and the buildings that give it.

        One line if it fits; else the buildings get a line of their own, and the lanes as many as they need.
        """
        containers = self.position[f"{seat}.{store}"]
        head = f"  {store}  {right(f'{len(containers)}/{room}', 5)}   "
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
        return [f"${price} {self.letters(colours) or '·'}  " for price, colours in found.items()]

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
