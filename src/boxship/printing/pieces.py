"""Pieces that are cut out: containers, machines, warehouses, value cards, money, loans and ships."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boxship.catalogue import Catalogue
from boxship.printing.sheets import WIDTH, panel
from boxship.render.element import element, group, path, rect, use, words
from boxship.render.look import Look, money
from boxship.render.marks import CONTAINER_HEIGHT, CONTAINER_WIDTH, HULL_BEAM, HULL_LENGTH
from boxship.rules import layout
from boxship.rules.interest import INTEREST_PER_LOAN

BOX_WIDTH: Final = 17.0
BOX_HEIGHT: Final = 14.5
BOX_SCALE: Final = (BOX_WIDTH - 1.4) / CONTAINER_WIDTH
"""From the drawing's units to millimetres, for a container with a little room to cut."""
TILE: Final = 17.0
"""A machine or a warehouse."""
CARD: Final = (62.0, 88.0)
NOTE: Final = (62.0, 31.0)
"""Bank notes and loans."""
NOTES: Final = (1, 2, 5, 10, 20)
"""Dollars on the notes: with them every amount up to some hundred can be paid."""
SHIP_SCALE: Final = 0.84
"""A deck with room for a full cargo of printed containers standing upright."""


def containers(colours: Sequence[str], each: int) -> list[str]:
    """So many containers of each colour."""
    x, y = (BOX_WIDTH - CONTAINER_WIDTH * BOX_SCALE) / 2, (BOX_HEIGHT - CONTAINER_HEIGHT * BOX_SCALE) / 2
    return [use(f"box-{colour}", x, y, BOX_SCALE) for colour in colours for _ in range(each)]


def buildings(colours: Sequence[str], machines: int, warehouses: int) -> list[str]:
    """All machines by colour, then all warehouses."""
    scale = (TILE - 2) / 30
    kinds = [f"machine-{colour}" for colour in colours for _ in range(machines)] + ["warehouse"] * warehouses
    return [use(kind, 1, 1, scale) for kind in kinds]


def value_card(card: str, look: Look, texts: Catalogue) -> str:
    """A value card: the colours by what they are worth, dearest first."""
    width, height = CARD
    rows = []
    for index, (colour, worth) in enumerate(look.worth(card)):
        y = 19 + index * 12.6
        rows.append(
            use(f"box-{colour}", 6, y, 0.38)
            + words(20.5, y + 6.8, texts.text(f"colour-{colour}"), 4.6, "sans")
            + words(width - 6, y + 7.2, worth, 6.4, "serif", anchor="end")
        )
    return (
        panel(width, height)
        + rect(2.5, 2.5, width - 5, 12, f"box-{card}", None, rx=1)
        + words(width / 2, 10.6, texts.text("print-card"), 5.2, "serif", f"box-{card}-m", "middle")
        + element("g", *rows)
    )


def bank_note(amount: int) -> str:
    """A note of so many dollars."""
    width, height = NOTE
    tint = dict(zip(NOTES, ("sea", "land", "quay", "sea-2", "land-2"), strict=True))[amount]
    corners = [
        words(x, y, money(amount), 5.4, "narrow", "ink-2", anchor)
        for x, anchor in ((5.0, "start"), (width - 5, "end"))
        for y in (8.4, height - 4.6)
    ]
    return (
        panel(width, height, tint)
        + rect(2.4, 2.4, width - 4.8, height - 4.8, None, "ink-3", rx=1.2, stroke_width=0.25)
        + group(use("rose"), x=13, y=height / 2 + 0.4, scale=0.11)
        + group(use("rose"), x=width - 13, y=height / 2 + 0.4, scale=0.11)
        + words(width / 2, height / 2 + 4.6, money(amount), 13, "serif", anchor="middle")
        + "".join(corners)
    )


def loan(texts: Catalogue) -> str:
    """A loan, with its interest."""
    width, height = NOTE
    return (
        panel(width, height, "paper-2")
        + group(use("loan"), x=4, y=6, scale=1)
        + words(23, 14, f"{texts.text('print-loan')} {money(layout.LOAN)}", 6, "serif")
        + words(23, 21, texts.text("print-loan-interest", {"interest": money(INTEREST_PER_LOAN)}), 3.1, "sans", "ink-2")
    )


def ships(seats: Sequence[str], names: dict[str, str]) -> str:
    """The ships of all seats below each other, with a line to cut around each."""
    length, beam = HULL_LENGTH * SHIP_SCALE + 6, HULL_BEAM * SHIP_SCALE + 8
    drawn = []
    for index, seat in enumerate(seats):
        deck = group(use(f"hull-{seat}"), x=3, y=3, scale=SHIP_SCALE)
        frame = rect(0, 0, length, beam, None, "ink-3", stroke_width=0.15, stroke_dasharray="1.5 1.5")
        label = use(f"flag-{seat}", length + 6, 4, 0.4) + words(length + 19, 10, names[seat], 5, "serif")
        drawn.append(group(deck, frame, label, y=index * (beam + 6)))
    return element("g", *drawn)


def first_player(texts: Catalogue, y: float) -> str:
    """A marker for whoever began."""
    mark = group(use("rose"), x=16, y=16, scale=0.28) + words(36, 18, texts.text("print-first"), 5, "serif")
    return group(mark, path(f"M0 0H{WIDTH / 2:g}V32H0Z", None, "ink-3", 0.15, stroke_dasharray="1.5 1.5"), y=y)
