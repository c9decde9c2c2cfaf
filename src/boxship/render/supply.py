"""The supply inset: what is left of each colour, and how far the end is."""

from __future__ import annotations

from boxship.render.element import element, group, path, rect, use, words
from boxship.render.layout import Layout
from boxship.render.look import LETTERS, Look
from boxship.render.position_fields import Position, end_note, tally

MOST_CELLS = 24
"""A larger supply is a bar: cells would be too small to count."""


def supply(position: Position, look: Look, grid: Layout) -> str:
    """The inset at the top of the sea."""
    x, width = grid.supply
    meter = 128.0 if not grid.five else 122.0
    pitch = (width - meter - 14) / len(look.colours)
    left = tally(position["supply"], look)
    drawn = [
        rect(x, 44, width, 92, "paper", "ink", stroke_width=1.2),
        rect(x + 3, 47, width - 6, 86, None, "ink", stroke_width=0.5),
        words(x + 14, 65, "Container supply", 14.5, "serif"),
    ]
    removed = tally(position["removed"], look)
    if removed:
        lost = " ".join(f"{number}{LETTERS[colour]}" for colour, number in removed.items())
        drawn.append(words(x + 136, 65, f"out of the game: {lost}", 11.5, "sans", "ink-2"))
    for n, colour in enumerate(look.colours):
        drawn.append(heap(colour, left.get(colour, 0), look.containers, x + 14 + n * pitch, pitch - 11))
    drawn.append(end_meter(position, look, left, x + width - meter + 6))
    return group(*drawn, data_store="supply")


def heap(colour: str, number: int, full: int, x: float, width: float) -> str:
    """One colour: a container, its number, and a cell for each, those that are gone in outline."""
    drawn = [
        use(f"box-{colour}", x, 75, 0.84),
        words(x + 31, 92, str(number), 18, "narrow", "ink" if number else "bad"),
    ]
    full = max(full, number)
    if full > MOST_CELLS:
        drawn.append(rect(x + 0.5, 103.5, width - 1, 12, None, "rule"))
        drawn.append(rect(x + 0.5, 103.5, (width - 1) * number / full, 12, f"box-{colour}", f"box-{colour}-e"))
    else:
        columns = max(6, (full + 1) // 2)
        if width / columns < 7:
            columns = max(6, (full + 2) // 3)
        pitch = min(8.3, width / columns)
        for n in range(full):
            row, column = divmod(n, columns)
            left, top = x + column * pitch, 101 + row * min(11, pitch * 1.33)
            if n < number:
                drawn.append(use(f"cell-{colour}", left, top, pitch / 9, data_cell=colour))
            else:
                drawn.append(rect(left + 0.8, top + 0.8, pitch - 2, pitch * 0.77, None, "rule", stroke_width=0.8))
    return element("g", *drawn, data_container=colour, data_count=number)


def end_meter(position: Position, look: Look, left: dict[str, int], x: float) -> str:
    """The two colours that are nearest to running out, each bar filling towards empty."""
    lowest = sorted(look.colours, key=lambda colour: (left.get(colour, 0), look.colours.index(colour)))[:2]
    near = sum(left.get(colour, 0) for colour in lowest) <= max(2, look.containers // 2)
    title = "The game is over" if position["over"] else "The last turn" if position["ending"] else "To the end"
    if title == "To the end" and near:
        title = "The end is near"
    drawn = [path(f"M{x - 11:g} 56V124", None, "rule"), words(x, 65, title, 14.5, "serif", font_style="italic")]
    for row, colour in enumerate(lowest):
        number, y = left.get(colour, 0), 75 + 19 * row
        gone = 1 - min(1.0, number / max(1, look.containers))
        drawn.append(use(f"box-{colour}", x, y - 5, 0.66))
        drawn.append(rect(x + 24, y, 62, 8, None, "ink-2", stroke_width=0.9))
        drawn.append(rect(x + 24, y, 62 * gone, 8, "warn"))
        drawn.append(words(x + 92, y + 8.5, str(number), 11.5, "strong"))
    note = end_note(position, look)
    drawn.append(words(x, 125, note, 11.5 if len(note) < 20 else 11, "slim" if len(note) >= 20 else "sans", "ink-2"))
    return element("g", *drawn)
