"""Sheets of paper: their size, what is drawn on them in millimetres, and many equal pieces in rows to be cut out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from boxship.render.element import group, path, rect, words

PaperName = Literal["a4", "letter"]


class Paper(NamedTuple):
    """A size of paper, in millimetres."""

    width: float
    height: float


PAPERS: Final[dict[PaperName, Paper]] = {"a4": Paper(210, 297), "letter": Paper(215.9, 279.4)}

WIDTH: Final = 186.0
HEIGHT: Final = 250.0
"""What every sheet uses, so that it fits both papers with margins that any printer keeps."""
TOP: Final = 9.0
"""Above that: the sheet's title."""


@dataclass(frozen=True)
class Sheet:
    """One page of the kit: a title, what is to be done with it, and a drawing on ``WIDTH`` by ``HEIGHT``."""

    title: str
    note: str
    drawing: str


def page(sheet: Sheet, paper: Paper, number: int) -> str:
    """A sheet as it lies on its paper."""
    x, y = (paper.width - WIDTH) / 2, (paper.height - HEIGHT - TOP) / 2
    return group(
        words(0, 5, sheet.title, 5.2, "serif"),
        words(WIDTH, 5, str(number), 3.4, "sans", "ink-3", "end"),
        words(WIDTH - 8, 5, sheet.note, 3.2, "sans", "ink-2", "end"),
        group(sheet.drawing, y=TOP),
        x=x,
        y=y,
    )


def in_rows(pieces: Sequence[str], width: float, height: float) -> list[str]:
    """Equal pieces side by side with lines to cut along, as many drawings as pages are needed."""
    across, down = int(WIDTH // width), int(HEIGHT // height)
    pages = []
    for start in range(0, len(pieces), across * down):
        here = pieces[start : start + across * down]
        placed = [
            group(piece, x=index % across * width, y=index // across * height) for index, piece in enumerate(here)
        ]
        rows = -(-len(here) // across)
        columns = min(across, len(here))
        cuts = [f"M0 {row * height:g}H{columns * width:g}" for row in range(rows + 1)]
        cuts += [f"M{column * width:g} 0V{rows * height:g}" for column in range(columns + 1)]
        pages.append("".join(placed) + path("".join(cuts), None, "ink-3", 0.15, stroke_dasharray="1.5 1.5"))
    return pages


def panel(width: float, height: float, fill: str = "paper") -> str:
    """A rectangle with round corners, the ground of a piece."""
    return rect(0.5, 0.5, width - 1, height - 1, fill, "ink", rx=2, stroke_width=0.4)
