"""The foreign island: one area per player, five colours always in the same order."""

from __future__ import annotations

from boxship.render.element import element, group, path, use, words
from boxship.render.look import Look
from boxship.render.piles import pile, upright_pile
from boxship.render.position_fields import Position, tally
from boxship.render.sea import ISLAND

QUARTERS = ((494.0, 309.0), (494.0, 193.0), (649.0, 193.0), (649.0, 309.0))
"""Corners of the areas for three and four players, from the viewer's clockwise."""

SIXTHS = ((506.0, 263.0), (506.0, 189.0), (662.0, 189.0), (662.0, 337.0), (506.0, 337.0))
"""Corners of the areas for five players; the sixth part holds the island's name."""


def island(position: Position, look: Look, seats: tuple[str, ...]) -> str:
    """The island with every player's area; `seats` start with the viewer."""
    shore = path(ISLAND, "land", "ink", 1.3) + path(
        ISLAND,
        None,
        "land-line",
        1,
        opacity=0.6,
        stroke_dasharray="1.5 3",
        transform="translate(640,292) scale(.972,.966) translate(-640,-292)",
    )
    if len(seats) == 5:
        name = corner_name(714, 286)
        areas = [narrow_area(position, look, seat, *corner) for seat, corner in zip(seats, SIXTHS, strict=True)]
    else:
        name = middle_name() if len(seats) == 4 else corner_name(719, 348)
        areas = [wide_area(position, look, seat, *corner) for seat, corner in zip(seats, QUARTERS, strict=False)]
    return element("g", shore, name, *areas)


def middle_name() -> str:
    """The island's name where the borders of four areas meet."""
    borders = path("M640 196V280M640 312V398M490 296H568M712 296H790", None, "land-line", 0.9, stroke_dasharray="5 4")
    return borders + words(640, 301, "Foreign Island", 15, "serif", anchor="middle", letter_spacing=0.9)


def corner_name(x: float, y: float) -> str:
    """The island's name in two lines, in the part that is nobody's."""
    return words(x, y, "Foreign", 16, "serif", anchor="middle", letter_spacing=1) + words(
        x, y + 20, "Island", 16, "serif", anchor="middle", letter_spacing=1
    )


def wide_area(position: Position, look: Look, seat: str, x: float, y: float) -> str:
    """An area with piles of lying containers."""
    counted = tally(position[f"{seat}.island"], look)
    head = (
        use(f"flag-{seat}", x, y, 0.72)
        + words(x + 23, y + 11.5, look.name(seat, 10), 14, "serif")
        + words(x + 140, y + 11, f"{sum(counted.values())} in all", 11.5, "sans", "ink-2", "end")
    )
    piles = [
        pile(colour, counted.get(colour, 0), x + 28.4 * place, y + 44) for place, colour in enumerate(look.colours)
    ]
    return group(head, *piles, data_store=f"{seat}.island")


def narrow_area(position: Position, look: Look, seat: str, x: float, y: float) -> str:
    """An area with upright containers, for five players."""
    counted = tally(position[f"{seat}.island"], look)
    head = use(f"flag-{seat}", x, y, 0.66) + words(x + 21, y + 10.5, look.name(seat, 11), 13.5, "serif")
    piles = [
        upright_pile(colour, counted.get(colour, 0), x + 23 * place, y + 18)
        for place, colour in enumerate(look.colours)
    ]
    return group(head, *piles, data_store=f"{seat}.island")
