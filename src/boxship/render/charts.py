"""Small charts as SVG, in the palette of the table in the browser: light or dark as the reader's screen is.

A chart has one scale for each direction. Lines, bars, whiskers and words are put on it in numbers of that scale.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape
from math import ceil, floor, log10
from typing import TYPE_CHECKING, Final

from boxship.render.palette import colours

if TYPE_CHECKING:
    from collections.abc import Sequence

INKS: Final = ("blue", "red", "green", "purple")
_USED: Final = {name: colours()[name] for name in ("paper", "rule", "ink", "ink-2", *INKS)}
LIGHT: Final = {name: light for name, (light, _) in _USED.items()}
DARK: Final = {name: dark for name, (_, dark) in _USED.items()}

WIDTH: Final = 720
FONT: Final = "'Avenir Next', 'Segoe UI', 'Helvetica Neue', Roboto, 'Liberation Sans', Arial, sans-serif"
TOP: Final = 62
BOTTOM: Final = 58
RIGHT: Final = 30
WHISKER: Final = 5


def style() -> str:
    """Every colour once for light and once for dark, as rules of a style sheet."""
    return (
        f"{_colours(LIGHT)} @media (prefers-color-scheme: dark) {{ {_colours(DARK)} }} "
        f"text {{ font: 14px {FONT}; fill: var(--ink); }} .title {{ font-size: 17px; font-weight: 600; }} "
        ".small { font-size: 13px; fill: var(--ink-2); } .grid { stroke: var(--rule); stroke-width: 1; } "
        ".axis { stroke: var(--ink-2); stroke-width: 1.5; } .dashed { stroke-dasharray: 6 5; } "
        ".line { fill: none; stroke-width: 2.5; stroke-linejoin: round; stroke-linecap: round; } "
        + " ".join(f".{ink} {{ --ink-of: var(--{ink}); }}" for ink in INKS)
        + " .line, .whisker { stroke: var(--ink-of); } .fill { fill: var(--ink-of); } .whisker { stroke-width: 1.5; }"
        " .bar-whisker { stroke: var(--ink); stroke-width: 1.5; }"
    )


def _colours(palette: dict[str, str]) -> str:
    return "svg { " + " ".join(f"--{name}: {colour};" for name, colour in palette.items()) + " }"


@dataclass(frozen=True)
class Scale:
    """Numbers along one direction: from, to, and where there are marks with words."""

    low: float
    high: float
    marks: tuple[tuple[float, str], ...]

    def part(self, value: float) -> float:
        """How far along a number is, from 0 to 1."""
        return (value - self.low) / (self.high - self.low)


def even(low: float, high: float, step: float, words: str = "{:g}") -> Scale:
    """A scale with a mark at every step."""
    count = round((high - low) / step)
    return Scale(low, high, tuple((low + i * step, words.format(low + i * step)) for i in range(count + 1)))


def wide_enough(low: float, high: float, marks: int = 6) -> Scale:
    """A scale that holds both numbers, with about so many marks at round numbers."""
    rough = (high - low) / marks or abs(high) / marks or 1.0
    power = 10.0 ** floor(log10(rough))
    step = next(each * power for each in (1, 2, 5, 10) if each * power >= rough)
    first, last = floor(low / step), ceil(high / step)
    if first == last:
        first, last = first - 1, last + 1
    digits = max(0, -floor(log10(step)))
    return Scale(first * step, last * step, tuple((i * step, f"{i * step:.{digits}f}") for i in range(first, last + 1)))


@dataclass
class Chart:
    """One picture. What is drawn later lies above."""

    title: str
    across: Scale
    up: Scale
    caption: str
    """Under the chart: what goes along the bottom."""
    height: int = 380
    left: int = 62
    grid: bool = True
    drawn: list[str] = field(default_factory=list)

    def x(self, value: float) -> float:
        """Where a number lies from the left."""
        return self.left + self.across.part(value) * (WIDTH - RIGHT - self.left)

    def y(self, value: float) -> float:
        """Where a number lies from the top."""
        return self.height - BOTTOM - self.up.part(value) * (self.height - BOTTOM - TOP)

    def line(self, points: Sequence[tuple[float, float]], ink: str, *, dashed: bool = False) -> None:
        """A line through points, with a dot at each unless it is dashed."""
        path = " ".join(f"{self.x(a):.1f},{self.y(b):.1f}" for a, b in points)
        self.drawn.append(f'<polyline class="line {ink}{" dashed" * dashed}" points="{path}"/>')
        if not dashed:
            self.drawn += [
                f'<circle class="fill {ink}" cx="{self.x(a):.1f}" cy="{self.y(b):.1f}" r="4"/>' for a, b in points
            ]

    def whisker(self, at: float, low: float, high: float, kind: str) -> None:
        """An interval: upright, with a short bar at both ends."""
        x, top, bottom = self.x(at), self.y(min(high, self.up.high)), self.y(max(low, self.up.low))
        ends = [f"M{x - WHISKER:.1f},{end:.1f}h{2 * WHISKER}" for end in (top, bottom)]
        self.drawn.append(f'<path class="{kind}" d="M{x:.1f},{top:.1f}V{bottom:.1f}{"".join(ends)}"/>')

    def bar(self, low: float, high: float, value: float, ink: str) -> None:
        """An upright bar between two places along the bottom."""
        x, y = self.x(low), self.y(value)
        wide, tall = self.x(high) - x, self.y(self.up.low) - y
        self.drawn.append(f'<rect class="fill {ink}" x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{tall:.1f}"/>')

    def lying(self, row: float, value: float, ink: str, thick: float = 18) -> None:
        """A bar from zero to the right, in a row."""
        y = self.y(row) - thick / 2
        wide = self.x(value) - self.x(0)
        self.drawn.append(
            f'<rect class="fill {ink}" x="{self.x(0):.1f}" y="{y:.1f}" width="{wide:.1f}" height="{thick:.1f}"/>'
        )

    def estimate(self, row: float, value: float, low: float, high: float, ink: str) -> None:
        """A number with its interval, lying in a row."""
        y, left, right = self.y(row), self.x(max(low, self.across.low)), self.x(min(high, self.across.high))
        ends = [f"M{end:.1f},{y - WHISKER:.1f}v{2 * WHISKER}" for end in (left, right)]
        self.drawn.append(f'<path class="whisker {ink}" d="M{left:.1f},{y:.1f}H{right:.1f}{"".join(ends)}"/>')
        self.drawn.append(f'<circle class="fill {ink}" cx="{self.x(value):.1f}" cy="{y:.1f}" r="4.5"/>')

    def upright(self, value: float) -> None:
        """A dashed line from top to bottom."""
        x = self.x(value)
        ends = f'y1="{TOP - 8}" y2="{self.height - BOTTOM}"'
        self.drawn.append(f'<line class="axis dashed" x1="{x:.1f}" x2="{x:.1f}" {ends}/>')

    def say(
        self, at: float, up: float, words: str, *, align: str = "middle", shift: tuple[float, float] = (0, 0)
    ) -> None:
        """Words at a place."""
        x, y = self.x(at) + shift[0], self.y(up) + shift[1]
        self.drawn.append(f'<text class="small" x="{x:.1f}" y="{y:.1f}" text-anchor="{align}">{escape(words)}</text>')

    def level(self, value: float, words: str) -> None:
        """A dashed line all across, with words at its end."""
        y = self.y(value)
        self.drawn.append(
            f'<line class="axis dashed" x1="{self.left}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
        )
        self.drawn.append(
            f'<text class="small" x="{WIDTH - RIGHT}" y="{y - 6:.1f}" text-anchor="end">{escape(words)}</text>'
        )

    def key(self, entries: Sequence[tuple[str, str, bool]]) -> None:
        """What the lines are, under the title: words, ink, dashed or not."""
        x = float(self.left)
        for words, ink, dashed in entries:
            self.drawn.append(f'<path class="line {ink}{" dashed" * dashed}" d="M{x:.0f},48h26"/>')
            self.drawn.append(f'<text class="small" x="{x + 33:.0f}" y="52">{escape(words)}</text>')
            x += 49 + 6.1 * len(words)

    def svg(self) -> str:
        """The whole picture."""
        floor = self.height - BOTTOM
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {self.height}" role="img">',
            f"<title>{escape(self.title)}</title>",
            f"<style>{style()}</style>",
            f'<rect width="{WIDTH}" height="{self.height}" rx="10" fill="var(--paper)"/>',
            f'<text class="title" x="20" y="29">{escape(self.title)}</text>',
        ]
        for value, words in self.up.marks:
            y = self.y(value)
            if self.grid:
                parts.append(f'<line class="grid" x1="{self.left}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
            parts.append(f'<text x="{self.left - 9}" y="{y + 5:.1f}" text-anchor="end">{escape(words)}</text>')
        for value, words in self.across.marks:
            parts.append(f'<text x="{self.x(value):.1f}" y="{floor + 21}" text-anchor="middle">{escape(words)}</text>')
        middle = (self.left + WIDTH - RIGHT) / 2
        parts += self.drawn
        if self.grid:
            parts.append(f'<line class="axis" x1="{self.left}" x2="{WIDTH - RIGHT}" y1="{floor}" y2="{floor}"/>')
        parts.append(
            f'<text class="small" x="{middle:.0f}" y="{floor + 44}" text-anchor="middle">{escape(self.caption)}</text>'
        )
        return "\n".join([*parts, "</svg>"]) + "\n"
