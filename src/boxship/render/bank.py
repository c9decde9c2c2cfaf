"""The Investment Bank: a pontoon in the open sea with the docks, the three brokers and the Payment Card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boxship.render.element import element, group, path, rect, use, words
from boxship.render.layout import QUAY_LEFT, QUAY_RIGHT, Layout
from boxship.render.look import Look, money
from boxship.render.piles import row_of_piles
from boxship.render.position_fields import Position, colour_of, payment_words, tally
from boxship.rules.rulesets import BROKER_NAMES

LEFT, RIGHT = QUAY_LEFT + 12, QUAY_RIGHT - 12
BROKER = 122.0


def bank(position: Position, look: Look, seats: tuple[str, ...], grid: Layout) -> str:
    """The whole pontoon: docks on the sea side, brokers and Payment Card behind them."""
    top = grid.pontoon
    floor = grid.bottom - 14
    width = RIGHT - LEFT
    drawn = [
        rect(LEFT, top + 3, width, floor - top, "roof-line"),
        rect(LEFT, top, width, floor - top, "quay", "ink", stroke_width=1.3),
        rect(LEFT, top, width, 46, "quay-2"),
        path(f"M{LEFT:g} {top + 46:g}H{RIGHT:g}", None, "paint", 1.4),
        path(f"M{LEFT:g} {top:g}H{RIGHT:g}", None, "ink-2", 4),
    ]
    dock = width / len(seats)
    for n, seat in enumerate(seats):
        drawn.append(dock_of(position, look, seat, LEFT + n * dock, top, dock))
    drawn.append(words(LEFT + 8, top + 63, "Investment Bank", 13.5, "serif"))
    for n, broker in enumerate(position["brokers"]):
        drawn.append(broker_space(n, broker, look, LEFT + 8 + n * (BROKER + 4), top + 66))
    drawn.append(payment_card(position, look, LEFT + 8 + 3 * (BROKER + 4), top + 52, RIGHT - 8))
    return element("g", *drawn)


def dock_of(position: Position, look: Look, seat: str, x: float, y: float, width: float) -> str:
    """A seat's dock: its flag and what waits there to be loaded."""
    line = path(f"M{x + width:g} {y + 2:g}V{y + 46:g}", None, "paint", 1.4)
    piles = row_of_piles(tally(position[f"{seat}.dock"], look), x + 6, y + 6, f"{seat}.dock")
    return line + use(f"flag-{seat}", x + width - 19, y + 7, 0.6) + piles


def broker_space(n: int, broker: Mapping[str, Any], look: Look, x: float, y: float) -> str:
    """A broker: numeral and money on the left, containers on the right."""
    return group(
        rect(x, y, BROKER, 40, "paper", "ink-2", stroke_width=0.9),
        words(x + 5, y + 13, BROKER_NAMES[n], 12, "serif"),
        words(x + 5, y + 32, money(broker["money"]), 16, "narrow", data_money=BROKER_NAMES[n]),
        path(f"M{x + 28:g} {y + 5:g}V{y + 35:g}", None, "rule"),
        row_of_piles(tally(broker["containers"], look), x + 31, y + 2, f"broker.{n + 1}"),
    )


def payment_card(position: Position, look: Look, x: float, y: float, right: float) -> str:
    """The Payment Card: whose bid lies on it, for what, and the containers it holds in their order."""
    drawn = [
        rect(x, y, right - x, 54, "paper-2", "ink"),
        words(x + 7, y + 14, "Payment Card", 12, "serif"),
    ]
    payment = position["payment"]
    if not payment:
        drawn.append(words(x + 7, y + 32, "no auction is open", 11.5, "sans", "ink-3"))
        return group(*drawn)
    drawn.append(use(f"flag-{payment['holder']}", right - 22, y + 5, 0.66))
    drawn.append(words(x + 7, y + 28, payment_words(position, look), 12, "slim"))
    if not isinstance(payment["bid"], list | tuple):
        drawn.append(words(x + 7, y + 47, money(payment["bid"]), 16, "narrow"))
        return group(*drawn)
    pitch = min(17.0, (right - x - 14) / max(1, len(payment["bid"])))
    for n, word in enumerate(payment["bid"]):
        drawn.append(use(f"upright-{colour_of(word)}", x + 7 + n * pitch, y + 31, 0.84, data_container=word))
    return group(*drawn, data_store="payment")
