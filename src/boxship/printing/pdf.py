"""The PDF of a kit: drawn sheets through their SVG, then aids and rules as running text.

Needs ``pip install "boxship[print]"``: svglib reads the drawings, ReportLab writes the pages. The fonts are those that
every reader of PDF has, so nothing is embedded; they know the letters of Western Europe.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from typing import Final
from xml.sax.saxutils import escape

from reportlab.lib.enums import TA_LEFT
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.platypus import (
    BaseDocTemplate,
    Flowable,
    Frame,
    FrameBreak,
    NextPageTemplate,
    PageBreak,
    PageTemplate,
    Paragraph,
    Spacer,
    Table,
)
from svglib.svglib import svg2rlg

from boxship.notation.clauses import Clause
from boxship.printing.kit import Kit
from boxship.printing.sheets import HEIGHT, PAPERS, TOP, WIDTH, Paper, PaperName, page
from boxship.render.element import PREFIX, element
from boxship.render.palette import COLOUR_CLASS, PROPERTIES, colours
from boxship.table.showing.edition import edition
from boxship.table.showing.rulebook import Rulebook, number_of

FONTS: Final = {
    "serif": ("Times-Roman", "bold"),
    "water": ("Times-Roman", "normal"),
    "sans": ("Helvetica", "normal"),
    "strong": ("Helvetica", "bold"),
    "narrow": ("Helvetica", "bold"),
    "slim": ("Helvetica", "normal"),
}
"""Font and weight on paper of each kind of lettering."""
_TURN: Final[tuple[Clause, ...]] = ("r2-1", "r2-2")
"""What a player's aid quotes: the order of a turn, and the actions."""
_EDITIONS: Final = "r0"
"""The comparison of editions: a kit has one."""
_COLUMNS: Final = 2
_GUTTER: Final = 7.0
_CLASSES: Final = re.compile(r'class="([^"]*)"')
_MISSING: Final = str.maketrans({"−": "–", "\u202f": "\u00a0", "→": "–"})
"""What the fonts of every reader do not have, and what stands for it."""


def write_pdf(kit: Kit, paper: PaperName) -> bytes:
    """The whole kit on this paper; the same kit is the same file, always."""
    file = io.BytesIO()
    size = PAPERS[paper]
    document = BaseDocTemplate(
        file,
        pagesize=(size.width * mm, size.height * mm),
        pageTemplates=[
            PageTemplate("text", [_column(size, 1, 0)]),
            PageTemplate("sheet", [Frame(0, 0, size.width * mm, size.height * mm, 0, 0, 0, 0)]),
            PageTemplate("columns", [_column(size, _COLUMNS, column) for column in range(_COLUMNS)]),
        ],
        title=f"Boxship: {name_of(kit)}",
        lang=kit.texts.language,
        invariant=True,
    )
    document.build([*_cover(kit), *_drawn(kit, size), *_aids(kit), *_rules(kit)])
    return file.getvalue()


def _column(size: Paper, columns: int, column: int) -> Frame:
    """One of some columns side by side."""
    left, foot = (size.width - WIDTH) / 2, (size.height - HEIGHT - TOP) / 2
    width = (WIDTH - _GUTTER * (columns - 1)) / columns
    return Frame((left + column * (width + _GUTTER)) * mm, foot * mm, width * mm, (HEIGHT + TOP) * mm, 0, 0, 0, 0)


def _drawn(kit: Kit, size: Paper) -> Iterator[Flowable]:
    """A page for every drawn sheet."""
    yield NextPageTemplate("sheet")
    for number, sheet in enumerate(kit.sheets(), start=2):
        yield PageBreak()
        drawing = svg2rlg(io.StringIO(_svg(kit, page(sheet, size, number), size)))
        if drawing is None:
            raise AssertionError(f"the sheet {sheet.title!r} is no SVG")
        yield drawing


def printable(text: str) -> str:
    """A text in letters that the fonts of every reader have."""
    return text.translate(_MISSING)


def name_of(kit: Kit) -> str:
    """Edition, options and number of players in words."""
    played = edition(kit.rules)
    options = [option for option in played.options if played.settings[option] == "on"]
    words = [
        kit.texts.text(f"pages-ruleset-{played.name}"),
        *(kit.texts.text(f"pages-option-{option}") for option in options),
    ]
    return f"{', '.join(words)} · {kit.texts.text('print-players', {'count': kit.players})}"


def _svg(kit: Kit, drawing: str, size: Paper) -> str:
    """A page with its colours and fonts said at every element, because readers of SVG differ in style sheets."""
    whole = element(
        "svg",
        kit.shapes,
        drawing,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {size.width:g} {size.height:g}",
        width=f"{size.width:g}mm",
        height=f"{size.height:g}mm",
    )
    said = _CLASSES.sub(lambda found: _said(found[1]), whole)
    return printable(re.sub(r' opacity="([^"]*)"', r' fill-opacity="\1" stroke-opacity="\1"', said))


def _said(classes: str) -> str:
    named = colours()
    words = [f'{PROPERTIES[use]}="{named[name][0]}"' for use, name in COLOUR_CLASS.findall(classes)]
    for word in classes.split():
        font, weight = FONTS.get(word.removeprefix(PREFIX), (None, None))
        if font:
            words.append(f'font-family="{font}" font-weight="{weight}"')
    return " ".join(words)


# -- running text ----------------------------------------------------------------------------------------------------


def _style(font: str, size: float, *, before: float = 0, indent: float = 0, leads: bool = False) -> ParagraphStyle:
    return ParagraphStyle(
        f"{font} {size:g}",
        fontName=font,
        fontSize=size,
        leading=size * 1.28,
        spaceBefore=before,
        spaceAfter=2.2,
        leftIndent=indent,
        bulletIndent=indent - 8,
        alignment=TA_LEFT,
        keepWithNext=leads,
        textColor="#1c2d3d",
    )


_STYLES: Final = {
    "title": _style("Times-Bold", 26, before=4),
    "lead": _style("Times-Roman", 13, before=6),
    "chapter": _style("Times-Bold", 13, before=9, leads=True),
    "clause": _style("Helvetica-Bold", 9.2, before=5, leads=True),
    "text": _style("Helvetica", 9.2),
    "point": _style("Helvetica", 9.2, indent=10),
}


def _set(kind: str, text: str, bullet: str | None = None) -> Paragraph:
    return Paragraph(escape(printable(text)), _STYLES[kind], bulletText=bullet)


def _clause(book: Rulebook, clause: Clause) -> Iterator[Paragraph]:
    """A clause under its number and title; a chapter has a larger one."""
    yield _set("clause" if "-" in clause else "chapter", f"{number_of(clause)}  {book.title(clause)}".strip())
    yield from (_set(kind, text, "•" if kind == "point" else None) for kind, text in book.passages(clause))


def _cover(kit: Kit) -> Iterator[Flowable]:
    """What the kit is, and what is in it."""
    said = kit.texts.text
    yield _set("title", said("print-title"))
    yield _set("lead", name_of(kit))
    yield Spacer(0, 10)
    yield _set("text", said("print-lead"))
    yield Spacer(0, 8)
    rows = [
        [_set("clause", said(f"print-{key}")), _set("clause", str(number)), _set("text", said(f"print-{key}-instead"))]
        for key, number in kit.contents()
    ]
    widths = [46 * mm, 14 * mm, (WIDTH - 60) * mm]
    yield Table(rows, colWidths=widths, hAlign="LEFT", style=[("VALIGN", (0, 0), (-1, -1), "TOP")])
    yield Spacer(0, 8)
    yield _set("text", said("print-notice"))


def _aids(kit: Kit) -> Iterator[Flowable]:
    """What a player looks up during a game, once for each."""
    book = Rulebook(kit.rules, kit.texts)
    yield NextPageTemplate("columns")
    yield PageBreak()
    for player in range(kit.players):
        if player:
            yield FrameBreak()
        yield _set("chapter", kit.texts.text("print-aid"))
        for clause in _TURN:
            yield from _clause(book, clause)
        yield _set("clause", kit.texts.text("rules-five"))
        yield from (_set("text", paragraph) for paragraph in book.five_minutes())


def _rules(kit: Kit) -> Iterator[Flowable]:
    yield PageBreak()
    yield _set("title", kit.texts.text("rules"))
    book = Rulebook(kit.rules, kit.texts)
    for clause in book.clauses:
        if clause != _EDITIONS:
            yield from _clause(book, clause)
