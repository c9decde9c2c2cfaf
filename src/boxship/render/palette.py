"""Palette: every colour of the drawing in a light and a dark variant, and the fonts of its lettering.

The page has its colours and fonts from here too: ``page_art`` writes them as custom properties. In a picture every
colour is used through a class of its own, for a fill or a line. Custom properties would be shorter, but many viewers
of SVG outside a browser do not know them.
"""

from __future__ import annotations

import re

from boxship.render.element import PREFIX

GROUND: dict[str, tuple[str, str]] = {
    "sea": ("#d9e7ea", "#10222f"),
    "sea-1": ("#c6dbe1", "#152c3b"),
    "sea-2": ("#b2ced7", "#1c3848"),
    "sea-ink": ("#35586b", "#8fb3c4"),
    "sea-line": ("#9dbcc7", "#2c4b5c"),
    "land": ("#f1e6cb", "#2c2b24"),
    "land-2": ("#e8d9b6", "#37352b"),
    "land-line": ("#b39c69", "#6d664f"),
    "quay": ("#dcdedb", "#3a4146"),
    "quay-2": ("#c9cdcb", "#2f363b"),
    "quay-line": ("#8f979a", "#6a757b"),
    "paint": ("#ffffff", "#7d878c"),
    "paper": ("#fbf6e9", "#1b232a"),
    "paper-2": ("#f3ead5", "#242d34"),
    "rule": ("#cdbd97", "#46505a"),
    "ink": ("#1c2d3d", "#f0e8d6"),
    "ink-2": ("#4a5663", "#c1c3bf"),
    "ink-3": ("#5b6063", "#a0a6a8"),
    "lit": ("#a3125c", "#ff8fc0"),
    "lit-soft": ("#f6dde6", "#4a2338"),
    "on-lit": ("#ffffff", "#33071c"),
    "warn": ("#8a4b00", "#f0b25a"),
    "good": ("#1f6b4a", "#7fd0a4"),
    "bad": ("#a02c22", "#ff9d91"),
    "roof": ("#aab3b6", "#56626a"),
    "roof-2": ("#929da2", "#48535a"),
    "roof-line": ("#59656c", "#93a1a9"),
    "veil": ("rgba(28, 45, 61, 0.58)", "rgba(4, 10, 15, 0.68)"),
    "flag": ("#ffffff", "#ffffff"),
    "flag-ink": ("#2b2100", "#2b2100"),
}
"""Water, land, paper and ink, the veil behind a dialog, and the patterns of the flags.

`lit` (magenta) means one thing only: you can act here now.
"""

CONTAINERS: dict[str, tuple[tuple[str, str, str, str], tuple[str, str, str, str]]] = {
    "black": (("#24272c", "#0e1013", "#0b0d10", "#ffffff"), ("#16181b", "#000000", "#a3aab0", "#ffffff")),
    "white": (("#fdfcf8", "#c9c8c0", "#4d5357", "#1c2d3d"), ("#f3f0e6", "#b3b0a4", "#0c1116", "#16232f")),
    "brown": (("#673a20", "#40220f", "#32190a", "#ffeed8"), ("#7a4526", "#4a2712", "#d3a27e", "#fff0dc")),
    "tan": (("#d9bc82", "#a98b52", "#5d4719", "#3a2a08"), ("#d6b87c", "#9c7f48", "#1f1706", "#33250a")),
    "orange": (("#ea7317", "#b04f06", "#6d2f02", "#2a1200"), ("#ee7a1f", "#a84a06", "#2a1200", "#2a1200")),
    "grey": (("#a3a9ac", "#757c80", "#3f474b", "#10181e"), ("#a7adb0", "#6d7478", "#0c1116", "#10181e")),
    "yellow": (("#ecd25c", "#b79c2b", "#5e4d00", "#332900"), ("#e9cf5a", "#a98f22", "#221b00", "#2e2500")),
    "purple": (("#8059a8", "#553674", "#3a2054", "#ffffff"), ("#8059a8", "#52356f", "#d3b8ef", "#ffffff")),
}
"""Body, south face, outline and mark of each container, light and dark; lightness falls in five clear steps."""

SEATS: dict[str, tuple[tuple[str, str, str, str], tuple[str, str, str, str]]] = {
    "blue": (("#24589c", "#173d70", "#1f4f8e", "#ffffff"), ("#4a86d4", "#8fb9ef", "#93bdf2", "#04152c")),
    "red": (("#b8352c", "#82211b", "#a42a22", "#ffffff"), ("#d9574c", "#f6a49c", "#ffa399", "#2a0502")),
    "yellow": (("#e3b322", "#8f6b00", "#765800", "#2b2100"), ("#e7be3c", "#f6dc8c", "#efcb55", "#2b2100")),
    "green": (("#2f7a4b", "#1c5432", "#226239", "#ffffff"), ("#4ca06c", "#93d3ab", "#86cfa0", "#04180c")),
    "purple": (("#74469a", "#52306f", "#643a87", "#ffffff"), ("#9d72c6", "#cdb0ea", "#cbaae8", "#180528")),
}
"""Colour and outline of each seat, thin lines in its colour on paper, and ink on its colour; light and dark."""

STRONG: dict[str, tuple[str, str]] = {
    "blue": ("#0054b0", "#3f8fe0"),
    "blue-d": ("#063a70", "#a8d2ff"),
    "blue-t": ("#07508f", "#9ccbff"),
    "red": ("#c2410c", "#ee7040"),
    "red-d": ("#7c2404", "#ffc9a3"),
    "red-t": ("#9a3107", "#ffb789"),
    "on-red": ("#ffffff", "#2a0f00"),
    "yellow": ("#f2d21b", "#f7e25a"),
    "yellow-d": ("#6b5800", "#fff3a6"),
    "yellow-t": ("#635200", "#f7e25a"),
    "green": ("#005246", "#1f9482"),
    "green-d": ("#00332b", "#9deadb"),
    "green-t": ("#004a40", "#7fe0cf"),
    "purple": ("#b64a92", "#f0aedb"),
    "purple-d": ("#641c4e", "#ffc9ea"),
    "purple-t": ("#8a2a6c", "#f5afdd"),
    "box-brown": ("#5a1f10", "#6e2a18"),
    "box-brown-e": ("#260a03", "#f0a58c"),
    "box-tan": ("#f0dda6", "#ecd9a2"),
    "box-tan-s": ("#a98b52", "#9c7f48"),
    "box-orange": ("#f07800", "#f58310"),
    "box-black": ("#0b0d10", "#000000"),
    "box-black-e": ("#000000", "#d5dade"),
    "box-white-e": ("#1c2d3d", "#000000"),
    "rule": ("#8a7a52", "#7d8a96"),
    "land-line": ("#7a6534", "#a89e7c"),
    "quay-line": ("#5c666b", "#9aa6ad"),
    "sea-ink": ("#1f4254", "#b5d3e0"),
    "ink": ("#0b1722", "#fffaf0"),
    "ink-2": ("#2f3a46", "#dedfda"),
    "ink-3": ("#44494d", "#c3c8ca"),
}
"""What is different in the strong palette: seats that also differ to eyes that confuse red with green, containers
further apart in lightness, and darker lines and letters."""

FONTS = {
    "serif": '"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua","P052","URW Palladio L",Charter,Georgia,'
    '"Liberation Serif",serif',
    "sans": '"Avenir Next","Segoe UI","Helvetica Neue",Roboto,"Liberation Sans",Arial,sans-serif',
    "narrow": '"Avenir Next Condensed","Bahnschrift SemiCondensed","Roboto Condensed","Arial Narrow",'
    '"Liberation Sans Narrow",Arial,sans-serif',
    "mono": 'ui-monospace,"SF Mono","Cascadia Mono",Menlo,Consolas,"Liberation Mono",monospace',
}
"""Fonts that the reader's system may have, the best first; none is fetched."""

LETTERING = {
    "serif": ("serif", "font-weight:600"),
    "water": ("serif", "font-style:italic"),
    "sans": ("sans", "font-weight:500"),
    "strong": ("sans", "font-weight:600"),
    "narrow": ("narrow", "font-weight:700"),
    "slim": ("narrow", "font-weight:400"),
}
"""Serif for names and money, sans for explanations, narrow for what is stencilled: prices, counts, letters."""


COLOUR_CLASS = re.compile(rf"\b{PREFIX}([fs])-([a-z0-9-]+)")
PROPERTIES = {"f": "fill", "s": "stroke"}
"""What a class of `element` says: which property has which colour."""


def colours() -> dict[str, tuple[str, str]]:
    """Every colour by its name, light and dark. A seat has its bare word; a container may share it, and has `box-`."""
    named = dict(GROUND)
    for word, (light, dark) in CONTAINERS.items():
        for part, *pair in zip(("", "-s", "-e", "-m"), light, dark, strict=True):
            named[f"box-{word}{part}"] = (pair[0], pair[1])
    for seat, (light, dark) in SEATS.items():
        for name, *pair in zip((seat, f"{seat}-d", f"{seat}-t", f"on-{seat}"), light, dark, strict=True):
            named[name] = (pair[0], pair[1])
    return named


def lettering(kind: str) -> str:
    """A kind of lettering as declarations of a style sheet."""
    font, manner = LETTERING[kind]
    return f"font-family:{FONTS[font]};{manner}"


def style(drawing: str) -> str:
    """The style sheet for a drawing: just the lettering and colours it uses, then the dark variants."""
    named = colours()
    kinds = sorted(kind for kind in LETTERING if re.search(rf"\b{PREFIX}{kind}\b", drawing))
    rules = [f".{PREFIX}{kind}{{{lettering(kind)};font-variant-numeric:lining-nums tabular-nums}}" for kind in kinds]
    uses = sorted(set(COLOUR_CLASS.findall(drawing)))
    light = [f".{PREFIX}{use}-{name}{{{PROPERTIES[use]}:{named[name][0]}}}" for use, name in uses]
    dark = [
        f".{PREFIX}{use}-{name}{{{PROPERTIES[use]}:{named[name][1]}}}"
        for use, name in uses
        if named[name][0] != named[name][1]
    ]
    return "\n".join([*rules, *light, "@media (prefers-color-scheme:dark){", *dark, "}"])
