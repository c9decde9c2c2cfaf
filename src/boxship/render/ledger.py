"""The strip under the chart: for every player the value card, a revealed bid, and at the end the total."""

from __future__ import annotations

from boxship.render.element import element, group, path, rect, safe, use, words
from boxship.render.layout import LEDGER_HEIGHT, WIDTH, Layout
from boxship.render.look import Look, money
from boxship.render.position_fields import Position

GAP = 10.0


def ledger(position: Position, look: Look, seats: tuple[str, ...], grid: Layout) -> str:
    """One cell per seat, in turn order from the first seat."""
    width = (WIDTH - 28 - GAP * (len(seats) - 1)) / len(seats)
    cells = [cell(position, look, seat, 14 + n * (width + GAP), grid.bottom + 4, width) for n, seat in enumerate(seats)]
    return element("g", *cells)


def cell(position: Position, look: Look, seat: str, x: float, y: float, width: float) -> str:
    """A seat's cell; the viewer's has a double frame."""
    you = seat == look.seat
    height = LEDGER_HEIGHT - 12
    name = element("tspan", safe(look.name(seat, 14)), font_size=15, kind="serif", fill="ink")
    note = element("tspan", "you", font_size=11.5, kind="sans", fill="ink-2", dx=7) if you else ""
    drawn = [
        rect(0.5, 0.5, width - 1, height, "paper" if you else "paper-2", "ink"),
        rect(0.5, 0.5, width - 1, 4, seat),
        rect(3.5, 6.5, width - 7, height - 9, None, "ink", stroke_width=0.5) if you else "",
        use(f"flag-{seat}", 9, 10, 0.72),
        element("text", name, note, x=33, y=21.5),
        outcome(position, seat, width),
        path(f"M9 28H{width - 9:g}", None, "rule", 0.8),
        card(position, look, seat, width),
    ]
    return group(*drawn, x=x, y=y, data_ledger=seat)


def outcome(position: Position, seat: str, width: float) -> str:
    """What stands at the right of a name: the total of a finished game, or the bid once all bids are revealed."""
    total, bid = position[f"{seat}.total"], position["bids"].get(seat)
    if total is not None:
        won = seat in position["winners"]
        return words(
            width - 10, 23, money(total), 20 if won else 17, "serif", "good" if won else "ink", "end", data_total=seat
        )
    if bid is None:
        return ""
    highest = bid == max(position["bids"].values())
    note = element("tspan", "highest bid " if highest else "bid ", font_size=11.5, kind="sans", fill="ink-2")
    amount = element("tspan", money(bid), font_size=17, kind="serif", fill="ink")
    return element("text", note, amount, x=width - 10, y=22.5, text_anchor="end", data_bid=seat)


def card(position: Position, look: Look, seat: str, width: float) -> str:
    """The value card, dearest colour first; a card the viewer may not see is a closed envelope."""
    named = position[f"{seat}.card"]
    if named is None:
        return use("secret", 8, 33, 0.82, data_hidden=f"{seat}.card") + words(
            38, 49, "value card hidden", 11.5, "sans", "ink-3"
        )
    prices = look.worth(named)
    gap = min(18.0, (width - 16 - sum(17.5 + 6 * len(worth) for _, worth in prices)) / max(1, len(prices)))
    drawn, x = [], 9.0
    for colour, worth in prices:
        drawn.append(use(f"upright-{colour}", x, 31.5, data_worth=f"{colour} {worth}"))
        drawn.append(words(x + 17.5, 49, worth, 13, "narrow"))
        x += 17.5 + 6 * len(worth) + gap
    return group(*drawn, data_card=seat)
