"""SVG of a position, self-contained: the whole table as a printed nautical chart."""

from __future__ import annotations

from boxship.render.bank import bank
from boxship.render.board import board, quay
from boxship.render.describe import description, title
from boxship.render.element import element, rect, safe, words
from boxship.render.island import island
from boxship.render.layout import WIDTH, layout
from boxship.render.ledger import ledger
from boxship.render.look import Look
from boxship.render.marks import definitions
from boxship.render.palette import style
from boxship.render.position_fields import Position, around, headline, seats_of
from boxship.render.sea import frame, water
from boxship.render.ships import fleet, moorings
from boxship.render.supply import supply


def svg(position: Position, look: Look) -> str:
    """Draw a position as the viewer of `look` may see it.

    The same position always gives the same text. Nothing is fetched and nothing runs; classes and ids carry a prefix,
    so the picture may stand inside a page; it is light or dark as the reader's system is.
    """
    seats = around(position, look)
    grid = layout(len(seats), bank=bool(position["brokers"]))
    moored = moorings(position, seats, grid)
    places = list(zip(seats, grid.places, strict=True))
    drawing = "\n".join(
        [
            definitions(look, seats_of(position)),
            rect(0, 0, WIDTH, grid.height, "paper"),
            water(grid, list(moored.values())),
            *(quay(place, look, seat, len(seats)) for seat, place in places),
            island(position, look, seats),
            *(board(position, look, seat, place) for seat, place in places),
            supply(position, look, grid),
            bank(position, look, seats_of(position), grid) if grid.bank else "",
            fleet(position, look, moored),
            frame(grid),
            heading(position, look),
            ledger(position, look, seats_of(position), grid),
        ]
    )
    return element(
        "svg",
        element("title", safe(title(position, look))),
        element("desc", safe(description(position, look))),
        element("style", style(drawing)),
        drawing,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH:g} {grid.height:g}",
        role="img",
    )


def heading(position: Position, look: Look) -> str:
    """The strip over the chart: the rules, the round and who has to act, magenta when that is the viewer."""
    rules = look.rules if len(look.rules) <= 46 else look.rules[:45] + "…"
    lit = not position["over"] and look.seat in position["to_act"]
    round_part = element("tspan", f"Round {position['round']} · ", kind="water", fill="ink")
    now = element("tspan", safe(headline(position, look)), kind="serif", fill="lit" if lit else "ink")
    return (
        words(14, 21, "BOXSHIP", 17, "serif", letter_spacing=3)
        + element("text", round_part, now, x=640, y=20.5, font_size=16, text_anchor="middle")
        + words(1266, 20, rules, 11.5, "sans", "ink-2", "end")
    )
