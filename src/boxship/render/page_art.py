"""The page's colours, fonts and shapes, made from those of the pictures.

``python -m boxship.render.page_art web/src`` writes them into the page's sources.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

from boxship.render import marks
from boxship.render.element import rect
from boxship.render.island import QUARTERS, SIXTHS
from boxship.render.palette import COLOUR_CLASS, FONTS, PROPERTIES, STRONG, colours
from boxship.render.sea import ISLAND, SOUNDINGS, land
from boxship.rules.rulesets import BROKER_NAMES, CLASSIC_COLOURS, JUMBO_COLOURS, SEAT_NAMES

_MADE = "Made by `python -m boxship.render.page_art web/src`. Do not edit."
_BOTTOM = 560
"""The lower edge of the chart in the page."""
_HEIGHT_OF_TWO, _HEIGHT_OF_THREE = 246, 158
"""The height of a board in the page where two share a side, and where three do."""


def style_sheet() -> str:
    """The palette and the fonts as custom properties; what is light or dark follows the page's colour scheme."""
    lines = [f"    --{name}: {_either(*pair)};" for name, pair in colours().items()]
    lines += [f"    --{name}: {', '.join(family.split(','))};" for name, family in FONTS.items()]
    return "\n".join(
        [
            f"/* The palette and the type of the table. Nothing else names a colour. {_MADE} */",
            ":root {",
            "    color-scheme: light dark;",
            *lines,
            "}",
            ":root.theme-light {",
            "    color-scheme: light;",
            "}",
            ":root.theme-dark {",
            "    color-scheme: dark;",
            "}",
            ":root.palette-strong {",
            *(f"    --{name}: {_either(*pair)};" for name, pair in STRONG.items()),
            "}",
            "",
        ]
    )


def _either(light: str, dark: str) -> str:
    return light if light == dark else f"light-dark({light}, {dark})"


def symbols() -> str:
    """The component that holds every shape, for `use` to find; letters are left to the reader's language."""
    places = {colour: place for edition in (CLASSIC_COLOURS, JUMBO_COLOURS) for place, colour in enumerate(edition)}
    drawn = "".join(
        [
            *(marks.container(place, colour) for colour, place in places.items()),
            *(marks.flag(seat) + marks.hull(seat) for seat in SEAT_NAMES),
            marks.shape("flag-bank", rect(0, 0, 24, 17, "ink-2"), rect(0.5, 0.5, 23, 16, None, "ink")),
            marks.signs(),
            marks.rose(),
        ]
    )
    return "\n".join(
        [
            f"<!-- The component list of the drawings, rendered once per page. {_MADE} -->",
            '<svg class="symbols" width="0" height="0" aria-hidden="true" focusable="false">',
            "    <defs>",
            *(f"        {line}" for line in _painted(drawn).replace("</g><g", "</g>\n<g").splitlines()),
            "    </defs>",
            "</svg>",
            "",
            "<style>",
            "    .symbols {",
            "        position: absolute;",
            "    }",
            "</style>",
            "",
        ]
    )


def _painted(drawing: str) -> str:
    """The drawing with custom properties of the page where it has classes."""

    def properties(classes: re.Match[str]) -> str:
        return " ".join(f'{PROPERTIES[use]}="var(--{name})"' for use, name in COLOUR_CLASS.findall(classes[0]))

    return re.sub('class="[^"]*"', properties, drawing)


def names_and_measures() -> str:
    """The constants that the page's components share with the pictures."""
    constants = {
        "SEATS": json.dumps(SEAT_NAMES),
        "BROKERS": json.dumps(BROKER_NAMES),
        "LYING": _box(marks.CONTAINER_WIDTH, marks.CONTAINER_HEIGHT, marks.LYING_LETTER),
        "UPRIGHT": _box(marks.UPRIGHT_WIDTH, marks.UPRIGHT_HEIGHT, marks.UPRIGHT_LETTER),
        "SHIP": _record(
            width=marks.HULL_LENGTH,
            height=marks.HULL_BEAM + marks.HULL_SIDE,
            stern=marks.CARGO_X,
            top=marks.CARGO_Y,
            step=marks.CARGO_STEP,
        ),
        "HULL": json.dumps(marks.HULL),
        "ENVELOPE": json.dumps(marks.ENVELOPE),
        "ISLAND_COAST": json.dumps(ISLAND),
        "ONE_BOARD": json.dumps(land(1, _BOTTOM, _HEIGHT_OF_TWO)),
        "TWO_BOARDS": json.dumps(land(2, _BOTTOM, _HEIGHT_OF_TWO)),
        "THREE_BOARDS": json.dumps(land(3, _BOTTOM, _HEIGHT_OF_THREE)),
        "FOUR_AREAS": f"[{', '.join(_record(x=x, y=y) for x, y in QUARTERS)}]",
        "FIVE_AREAS": f"[{', '.join(_record(x=x, y=y) for x, y in SIXTHS)}]",
        "SOUNDINGS": json.dumps(SOUNDINGS),
    }
    lines = [f"// Names, measures and outlines that the page shares with the pictures. {_MADE}", ""]
    lines += [f"export const {name} = {value} as const;" for name, value in constants.items()]
    return "\n".join([*lines, ""])


def _box(width: float, height: float, letter: tuple[float, float, float]) -> str:
    """A container's size with half of its outline, and where its letter stands."""
    x, y, size = letter
    return _record(width=width, height=height + 0.5, x=x, y=y, size=size)


def _record(**numbers: float) -> str:
    return f"{{ {', '.join(f'{name}: {value:g}' for name, value in numbers.items())} }}"


FILES = {
    "styles/tokens.css": style_sheet,
    "art/Symbols.svelte": symbols,
    "art/shapes.ts": names_and_measures,
}
"""What is written, and where in the page's sources."""


if __name__ == "__main__":
    for file, made in FILES.items():
        (Path(sys.argv[1]) / file).write_text(made(), encoding="utf-8")
