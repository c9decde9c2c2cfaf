"""Shapes that a picture is made of: marks, containers, buildings, flags, hulls and the few signs beside them.

The page draws with the same shapes: ``page_art`` writes them for it. A container is never shown by colour alone: it
carries the topmark of a sea buoy and a letter as well. The mark belongs to the place of a colour in the ruleset, so the
Jumbo colours keep the marks of the colours they replace.
"""

from __future__ import annotations

import math

from boxship.render.element import PREFIX, element, path, rect, use, words
from boxship.render.look import Look

CONTAINER_WIDTH, CONTAINER_HEIGHT = 30.0, 25.0
UPRIGHT_WIDTH, UPRIGHT_HEIGHT = 15.0, 25.5
LYING_LETTER, UPRIGHT_LETTER = (22.0, 15.0, 13.0), (7.5, 20.2, 10.0)
"""Middle, foot and size of the letter on a container."""

FLAGS = {
    "blue": "M7.5 5H16.5V12H7.5Z",
    "red": "M0 0H6L24 13V17H18L0 4Z",
    "yellow": "M0 0H8V17H0Z",
    "green": "M0 6H24V11H0Z",
    "purple": "M9.5 0H14.5V17H9.5ZM0 6H24V11H0Z",
}
"""Pattern on each flag: square, diagonal, hoist, band, cross."""

HULL = "M4 0H92Q108 2 118 16Q108 30 92 32H4Q0 32 0 28V4Q0 0 4 0Z"
HULL_LENGTH, HULL_BEAM, HULL_SIDE = 118.0, 32.0, 2.5
"""From stern to bow, across, and how much of the south side shows below."""

CARGO_X, CARGO_Y, CARGO_STEP = 19.0, 3.5, 16.0
"""Corner of the container at the stern, and from one container of the cargo to the next."""

ENVELOPE = "M3 6H25Q26 6 26 7V21Q26 22 25 22H3Q2 22 2 21V7Q2 6 3 6ZM2 7 14 16 26 7"
"""A secret, on a grid of 28."""


def shape(name: str, *inside: str) -> str:
    """A definition that `use` finds by its name."""
    return element("g", *inside, id=f"{PREFIX}{name}")


def mark(index: int, ink: str) -> str:
    """The mark of a colour's place: diamond, can, cross, cone, ball."""
    return (
        path("M0-4.8 4.8 0 0 4.8-4.8 0Z", ink),
        rect(-3.7, -3.7, 7.4, 7.4, ink),
        path("M-3.5-3.5 3.5 3.5M3.5-3.5-3.5 3.5", None, ink, 2.3),
        path("M0-4.4 4.8 3.7H-4.8Z", ink),
        element("circle", r=4.2, fill=ink),
    )[index]


def container(index: int, colour: str, letter: str = "") -> str:
    """Definitions of one colour: mark, lying container, upright container, supply cell and machine.

    `letter` stands on the containers; without one they are left blank, for whoever letters them in another language.
    """
    body, south, edge, ink = (f"box-{colour}{part}" for part in ("", "-s", "-e", "-m"))
    marked = f"mark-{colour}"
    lying = shape(
        f"box-{colour}",
        path("M.5 16V23.5Q.5 25 2 25H28Q29.5 25 29.5 23.5V16Z", south, edge, 0.8),
        rect(0.5, 0.5, 29, 19.8, body, edge, rx=1.6),
        path("M1.5 24.3H28.5", None, ink, 0.9, opacity=0.38),
        path("M3 3H27M3 17.8H27", None, ink, 0.8, opacity=0.3),
        use(marked, 9, 10.4, 1.12),
        stencil(letter, LYING_LETTER, ink),
    )
    upright = shape(
        f"upright-{colour}",
        path("M.5 20V24Q.5 25.5 2 25.5H13Q14.5 25.5 14.5 24V20Z", south),
        rect(0.5, 0.5, 14, 22.4, body, edge, rx=1.5),
        use(marked, 7.5, 7.3, 0.88),
        stencil(letter, UPRIGHT_LETTER, ink),
    )
    cell = shape(
        f"cell-{colour}",
        rect(0.5, 5, 8, 4, south, rx=0.6),
        rect(0.5, 0.5, 8, 6.6, body, edge, rx=0.8, stroke_width=0.8),
    )
    machine = shape(
        f"machine-{colour}",
        roof("M1 1H7.2V28H1ZM15 1h7.2v27H15Z"),
        path("M7.5 1V28M15 1V28M22.5 1V28", None, "roof-line", 0.7),
        rect(6, 5.5, 18, 18, body, edge, rx=1.5),
        use(marked, 15, 14.5),
    )
    return shape(marked, mark(index, ink)) + lying + upright + cell + machine


def stencil(letter: str, place: tuple[float, float, float], ink: str) -> str:
    """A letter on a container, or nothing."""
    middle, foot, size = place
    return words(middle, foot, letter, size, "narrow", ink, "middle") if letter else ""


def roof(shade: str) -> str:
    """A building from above, with its short south face and the shaded parts of its roof."""
    return rect(0.5, 3, 29, 28, "roof-line") + rect(0.5, 0.5, 29, 28, "roof", "roof-line") + path(shade, "roof-2")


def flag(seat: str) -> str:
    """A seat's flag, 24 by 17."""
    return shape(
        f"flag-{seat}",
        rect(0, 0, 24, 17, seat),
        path(FLAGS[seat], "flag-ink" if seat == "yellow" else "flag"),
        rect(0.5, 0.5, 23, 16, None, f"{seat}-d"),
    )


def hull(seat: str) -> str:
    """A seat's ship without cargo, bow to the right."""
    dark = f"{seat}-d"
    return shape(
        f"hull-{seat}",
        path(HULL, dark, transform=f"translate(0,{HULL_SIDE:g})", opacity=0.9),
        path(HULL, seat, dark, 1.2),
        path("M17 3.5H92Q98 4.5 101 8V24Q98 27.5 92 28.5H17Z", "quay-2", dark, 0.8),
        rect(3.5, 6, 10.5, 20, "paper", dark, rx=1, stroke_width=0.9),
        path("M8.7 8.5V23.5", None, dark, 0.8),
    )


def signs() -> str:
    """Warehouse, loan, empty loan place, empty place on a ship, envelope of a secret, pennants of the actions."""
    pole = path("M1.5 0V18", None, "ink", 1.5)
    pennant = "M2.5 1.5H25L19 6.5 25 11.5H2.5Z"
    return (
        shape(
            "warehouse",
            roof("M1 14.5H29V28H1Z"),
            path("M1 14.5H29", None, "roof-line", 1.2),
            path("M6 3.5V25.5M12 3.5V25.5M18 3.5V25.5M24 3.5V25.5", None, "roof-line", 0.6, opacity=0.55),
        )
        + shape(
            "loan",
            rect(0.5, 0.5, 13, 18, "paper", "ink", rx=1),
            path("M3 5h8M3 8h8M3 11h5", None, "ink"),
            element("circle", cx=9.5, cy=14.3, r=2, fill="bad"),
        )
        + shape("no-loan", rect(1, 1, 12, 17, None, "land-line", rx=1, stroke_dasharray="2 2"))
        + shape("no-cargo", rect(1, 5, 13, 22, None, "quay-line", rx=1.5, stroke_dasharray="2 2", stroke_width=0.9))
        + shape("secret", path(ENVELOPE, None, "ink-2", 1.7, stroke_linejoin="round"))
        + shape("action", pole, path(pennant, "ink", "ink"))
        + shape("action-lit", pole, path(pennant, "lit", "lit"))
        + shape("no-action", pole, path(pennant, None, "ink-3", stroke_dasharray="2 2"))
    )


def rose() -> str:
    """The compass rose of the open sea."""
    ticks: dict[int, list[str]] = {40: [], 44: []}
    for step in range(36):
        angle = math.radians(step * 10)
        inner = 40 if step % 3 == 0 else 44
        ticks[inner].append(
            f"M{math.sin(angle) * inner:.1f} {-math.cos(angle) * inner:.1f}"
            f"L{math.sin(angle) * 50:.1f} {-math.cos(angle) * 50:.1f}"
        )
    points = []
    for quarter in range(8):
        turn = 45 + 90 * quarter if quarter < 4 else 90 * (quarter - 4)
        far = 22 if quarter < 4 else (40 if quarter == 4 else 34)
        near = 4 if quarter < 4 else 5
        for side, fill in ((-1, "sea"), (1, "sea-ink")):
            tip, flank = math.radians(turn), math.radians(turn + 45 * side)
            points.append(
                path(
                    f"M0 0L{math.sin(flank) * near:.1f} {-math.cos(flank) * near:.1f}"
                    f"L{math.sin(tip) * far:.1f} {-math.cos(tip) * far:.1f}Z",
                    fill,
                    "sea-ink",
                    0.7,
                )
            )
    return shape(
        "rose",
        element("circle", r=50, line="sea-ink", stroke_width=0.8),
        element("circle", r=44, line="sea-ink", stroke_width=0.5),
        path("".join(ticks[40]), None, "sea-ink", 0.9),
        path("".join(ticks[44]), None, "sea-ink", 0.5),
        *points,
    )


def definitions(look: Look, seats: tuple[str, ...]) -> str:
    """Definitions that a picture of this game may use.

    Ids carry the word of the colour, so that two pictures in one page may share them without showing a wrong letter.
    """
    letters = [look.texts.text(f"letter-{colour}") for colour in look.colours]
    boxes = "".join(container(i, *each) for i, each in enumerate(zip(look.colours, letters, strict=True)))
    players = "".join(flag(seat) + hull(seat) for seat in seats)
    return element("defs", boxes, players, signs(), rose())
