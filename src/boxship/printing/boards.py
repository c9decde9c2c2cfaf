"""Boards: a player's factory and harbour, the Foreign Island, and the Investment Bank."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from boxship.catalogue import Catalogue
from boxship.printing.pieces import BOX_WIDTH, TILE
from boxship.printing.sheets import HEIGHT, WIDTH
from boxship.render.element import element, group, path, rect, use, words
from boxship.render.look import money
from boxship.rules.rulesets import BROKER_NAMES, Ruleset

BOARD: Final = 121.0
"""The height of a player's board: two of them on a sheet."""
_LANES: Final = 52.0


class StoreArea(NamedTuple):
    """One store of a board: its name, its prices, what its buildings cost, and the colours of the ground."""

    title: str
    prices: Sequence[int]
    spaces: Sequence[int]
    fill: str
    line: str

    @property
    def columns(self) -> int:
        """As many lanes as it needs for either."""
        return max(len(self.prices), len(self.spaces))


def player_board(seat: str, name: str, rules: Ruleset, texts: Catalogue) -> str:
    """A player's board: the factory with its machines, the harbour with its warehouses, a lane for each price."""
    factory = StoreArea(texts.text("board-factory"), rules.factory_prices, rules.machine_spaces, "land", "land-line")
    harbour = StoreArea(texts.text("board-harbour"), rules.harbour_prices, rules.warehouse_spaces, "quay", "quay-line")
    lane = min(BOX_WIDTH + 2.5, (WIDTH - 18) / (factory.columns + harbour.columns))
    band = (
        rect(0, 0, WIDTH, 13, seat)
        + use(f"flag-{seat}", 5, 2.6, 0.45)
        + words(19, 9.2, name, 6.4, "serif", f"on-{seat}")
    )
    return element(
        "g",
        rect(0, 0, WIDTH, BOARD - 3, "paper", "ink", stroke_width=0.4),
        band,
        group(_drawn(factory, lane), x=5, y=17),
        group(_drawn(harbour, lane), x=WIDTH - 9 - harbour.columns * lane, y=17),
    )


def _drawn(area: StoreArea, lane: float) -> str:
    """A store: building spaces with what they cost, and a lane for each price."""
    line = area.line
    drawn = [
        rect(0, 0, area.columns * lane + 4, BOARD - 23, area.fill, line, rx=1.5, stroke_width=0.3),
        words(3, 7, area.title, 5, "serif"),
    ]
    for index, cost in enumerate(area.spaces):
        x = 2 + index * lane + (lane - TILE) / 2
        drawn.append(rect(x, 11, TILE, TILE, "paper", line, rx=1, stroke_width=0.3, stroke_dasharray="1.2 1.2"))
        drawn.append(words(x + TILE / 2, 21.4, money(cost) if cost else "–", 6, "serif", "ink-2", "middle"))
    for index, price in enumerate(area.prices):
        x = 2 + index * lane
        drawn.append(rect(x + 0.6, 33, lane - 1.2, _LANES, "paper", line, rx=1, stroke_width=0.3))
        drawn.append(words(x + lane / 2, BOARD - 28, money(price), 7.4, "serif", anchor="middle"))
    return element("g", *drawn)


def island(seats: Sequence[str], names: dict[str, str], colours: Sequence[str], texts: Catalogue) -> str:
    """The Foreign Island: an area for each player, with a place for every colour."""
    height = (HEIGHT - 16) / len(seats)
    drawn = [
        rect(0, 0, WIDTH, HEIGHT, "sea-1", "sea-ink", rx=3, stroke_width=0.4),
        rect(4, 12, WIDTH - 8, HEIGHT - 16, "land", "land-line", rx=8, stroke_width=0.5),
        words(WIDTH / 2, 8.6, texts.text("board-island"), 6.4, "serif", anchor="middle"),
    ]
    place = (WIDTH - 22) / len(colours)
    for index, seat in enumerate(seats):
        y = 12 + index * height
        if index:
            drawn.append(path(f"M8 {y:g}H{WIDTH - 8:g}", None, "land-line", 0.4, stroke_dasharray="3 2"))
        drawn.append(use(f"flag-{seat}", 11, y + 4, 0.4))
        drawn.append(words(23, y + 9.4, names[seat], 5, "serif"))
        for column, colour in enumerate(colours):
            x = 11 + column * place
            top, foot = y + 13, height - 17
            drawn.append(rect(x + 1, top, place - 2, foot, "paper", "land-line", rx=1, stroke_width=0.25))
            drawn.append(group(use(f"box-{colour}"), x=x + place / 2 - 3.9, y=top + foot - 8, scale=0.26, opacity=0.6))
    return element("g", *drawn)


def bank(seats: Sequence[str], names: dict[str, str], texts: Catalogue) -> str:
    """The Investment Bank: three brokers with money and containers, the open auction, and a dock for each player."""
    drawn = [
        rect(0, 0, WIDTH, HEIGHT, "paper-2", "ink", rx=3, stroke_width=0.4),
        words(WIDTH / 2, 10, texts.text("board-bank"), 7, "serif", anchor="middle"),
    ]
    width = (WIDTH - 16) / 3
    for index, name in enumerate(BROKER_NAMES):
        x = 6 + index * (width + 2)
        drawn.append(words(x + width / 2, 23, texts.text("print-broker", {"name": name}), 6, "serif", anchor="middle"))
        for top, height, key in ((27, 36, "print-broker-money"), (66, 46, "print-broker-containers")):
            drawn.append(rect(x, top, width, height, "paper", "rule", rx=1.5, stroke_width=0.4))
            drawn.append(words(x + width / 2, top + 5, texts.text(key), 3.6, "sans", "ink-2", "middle"))
    drawn.append(rect(6, 117, WIDTH - 12, 40, "land", "land-line", rx=1.5, stroke_width=0.4))
    drawn.append(words(10, 124, texts.text("print-payment"), 5, "serif"))
    dock = (WIDTH - 12 - 2 * (len(seats) - 1)) / len(seats)
    for index, seat in enumerate(seats):
        x = 6 + index * (dock + 2)
        drawn.append(rect(x, 162, dock, HEIGHT - 168, "quay", "quay-line", rx=1.5, stroke_width=0.4))
        drawn.append(use(f"flag-{seat}", x + 3, 166, 0.36))
        drawn.append(words(x + 13.5, 171, names[seat], 4.4, "serif"))
        drawn.append(words(x + 3, 178, texts.text("print-dock"), 3.2, "sans", "ink-2"))
    return element("g", *drawn)
