"""SVG elements, whose colours are names of the palette, so that one picture serves light and dark."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

PREFIX = "bx-"
"""In front of every class and id: an SVG inside a page shares both with the rest of the page."""

Value = str | float | None


def number(value: float) -> str:
    """A number with two decimals at most and no negative zero: the same text for the same place, always."""
    return f"{round(value, 2) + 0.0:g}"


def quoted(value: str) -> str:
    """An attribute's value in quotes."""
    return f'"{escape(value)}"'


def compose(
    tag: str,
    inside: tuple[str, ...],
    attributes: Mapping[str, Value],
    fill: str | None = None,
    line: str | None = None,
    kind: str = "",
) -> str:
    """One element. `fill` and `line` name colours of the palette, `kind` a kind of lettering.

    Underscores in attribute names become hyphens, and attributes that are None are left out. A shape without
    `fill` is not filled, whatever the page around it says.
    """
    classes = [f"{PREFIX}{kind}"] if kind else []
    classes += [f"{PREFIX}f-{fill}"] if fill else []
    classes += [f"{PREFIX}s-{line}"] if line else []
    given: dict[str, Value] = {"class": " ".join(classes) or None}
    if fill is None and tag in {"path", "rect", "circle"}:
        given["fill"] = "none"
    given.update(attributes)
    written = "".join(
        f" {name.replace('_', '-')}={quoted(value if isinstance(value, str) else number(value))}"
        for name, value in given.items()
        if value is not None
    )
    return f"<{tag}{written}>{''.join(inside)}</{tag}>" if inside else f"<{tag}{written}/>"


def element(
    tag: str, *inside: str, fill: str | None = None, line: str | None = None, kind: str = "", **attributes: Value
) -> str:
    """Any element, with what stands inside it."""
    return compose(tag, inside, attributes, fill, line, kind)


def path(d: str, fill: str | None = None, line: str | None = None, width: float | None = None, **more: Value) -> str:
    """A path; `width` is that of its line."""
    return compose("path", (), {"d": d, "stroke_width": width, **more}, fill, line)


def rect(
    x: float, y: float, width: float, height: float, fill: str | None = None, line: str | None = None, **more: Value
) -> str:
    """A rectangle."""
    return compose("rect", (), {"x": x, "y": y, "width": width, "height": height, **more}, fill, line)


def group(*inside: str, x: float = 0, y: float = 0, scale: float = 1, **more: Value) -> str:
    """A group moved to a place and scaled there."""
    moves = [f"translate({number(x)},{number(y)})"] if x or y else []
    moves += [f"scale({number(scale)})"] if scale != 1 else []
    return compose("g", ("".join(inside),), {"transform": " ".join(moves) or None, **more})


def words(
    x: float,
    y: float,
    text: str,
    size: float,
    kind: str = "sans",
    fill: str = "ink",
    anchor: str | None = None,
    **more: Value,
) -> str:
    """A line of lettering; what it says is escaped here."""
    return compose(
        "text", (safe(text),), {"x": x, "y": y, "font_size": size, "text_anchor": anchor, **more}, fill, kind=kind
    )


def safe(text: str) -> str:
    """Text as XML may hold it."""
    return escape("".join(c for c in text if c.isprintable() or c == "\n"))


def use(shape: str, x: float = 0, y: float = 0, scale: float = 1, **more: Value) -> str:
    """A shape of the definitions, put at a place."""
    href = f"#{PREFIX}{shape}"
    if scale == 1:
        return compose("use", (), {"href": href, "x": x or None, "y": y or None, **more})
    move = f"translate({number(x)},{number(y)}) scale({number(scale)})"
    return compose("use", (), {"href": href, "transform": move, **more})
