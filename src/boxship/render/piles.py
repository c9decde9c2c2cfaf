"""Piles of equal containers with their number, as they lie on the island, at the brokers and on the docks."""

from __future__ import annotations

from boxship.render.element import element, group, rect, use, words
from boxship.render.look import LETTERS

STEPS = 6
"""A pile shows at most so many steps; the number beside it says the rest."""


def pile(colour: str, number: int, x: float, y: float) -> str:
    """A pile of lying containers over its number; none is a dashed slot with the letter, so columns stay in place."""
    if not number:
        return (
            rect(x + 1.5, y + 4, 23, 17, None, "land-line", rx=1.5, stroke_dasharray="2 2")
            + words(x + 13, y + 16.5, LETTERS[colour], 11, "slim", "ink-3", "middle")
            + words(x + 13, y + 37.5, "0", 15, "slim", "ink-3", "middle")
        )
    boxes = [use(f"box-{colour}", x, y - 5 * step, 0.86) for step in range(min(number, STEPS))]
    count = words(x + 13, y + 37.5, str(number), 15, "narrow", anchor="middle")
    return element("g", *boxes, count, data_container=colour, data_count=number)


def upright_pile(colour: str, number: int, x: float, y: float) -> str:
    """An upright container over its number, for narrow places; none is a dashed slot with the letter."""
    if number:
        box = use(f"upright-{colour}", x, y)
        count = words(x + 7.5, y + 40, str(number), 14, "narrow", anchor="middle")
        return element("g", box, count, data_container=colour, data_count=number)
    return (
        rect(x + 1, y + 1, 13, 22, None, "land-line", rx=1.5, stroke_dasharray="2 2")
        + words(x + 7.5, y + 16, LETTERS[colour], 10, "slim", "ink-3", "middle")
        + words(x + 7.5, y + 40, "0", 14, "slim", "ink-3", "middle")
    )


def row_of_piles(counted: dict[str, int], x: float, y: float, store: str) -> str:
    """Only the colours that are there, side by side, each upright with its number at its foot."""
    drawn = []
    for place, (colour, number) in enumerate(counted.items()):
        left = x + place * 17.5
        box = use(f"upright-{colour}", left, y, 0.94)
        count = words(left + 7, y + 36, str(number), 12, "narrow", anchor="middle")
        drawn.append(element("g", box, count, data_container=colour, data_count=number))
    return group(*drawn, data_store=store)
