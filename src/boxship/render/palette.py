"""The colours of the chart, each in a light and a dark variant, and the lettering.

Every colour is used through a class of its own, for a fill or a line. Custom properties would be shorter, but many
viewers of SVG outside a browser do not know them.
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
    "warn": ("#8a4b00", "#f0b25a"),
    "good": ("#1f6b4a", "#7fd0a4"),
    "bad": ("#a02c22", "#ff9d91"),
    "roof": ("#aab3b6", "#56626a"),
    "roof-2": ("#929da2", "#48535a"),
    "roof-line": ("#59656c", "#93a1a9"),
}
"""Water, land, paper and ink. `lit` (magenta) means one thing only: you can act here now."""

CONTAINERS: dict[str, tuple[tuple[str, str, str, str], tuple[str, str, str, str]]] = {
    "black": (("#24272c", "#0e1013", "#0b0d10", "#ffffff"), ("#16181b", "#000000", "#a3aab0", "#ffffff")),
    "white": (("#fdfcf8", "#c9c8c0", "#4d5357", "#1c2d3d"), ("#f3f0e6", "#b3b0a4", "#0c1116", "#16232f")),
    "brown": (("#673a20", "#40220f", "#32190a", "#ffeed8"), ("#7a4526", "#4a2712", "#d3a27e", "#fff0dc")),
    "tan": (("#d9bc82", "#a98b52", "#5d4719", "#3a2a08"), ("#d6b87c", "#9c7f48", "#1f1706", "#33250a")),
    "orange": (("#ea7317", "#b04f06", "#6d2f02", "#2a1200"), ("#ee7a1f", "#a84a06", "#2a1200", "#2a1200")),
    "grey": (("#a3a9ac", "#777f83", "#40474b", "#14191c"), ("#a3a9ac", "#737b7f", "#14191c", "#10161a")),
    "yellow": (("#ecd25c", "#b79c28", "#665309", "#352a00"), ("#e9cf5a", "#a98f22", "#221b00", "#2e2500")),
    "purple": (("#8059a8", "#58387a", "#3d2359", "#ffffff"), ("#8059a8", "#553577", "#cdb0ea", "#ffffff")),
}
"""Body, south face, outline and mark of each container, light and dark; lightness falls in five clear steps."""

PLAYERS: dict[str, tuple[tuple[str, str, str], tuple[str, str, str]]] = {
    "blue": (("#24589c", "#173d70", "#ffffff"), ("#4a86d4", "#8fb9ef", "#ffffff")),
    "red": (("#b8352c", "#82211b", "#ffffff"), ("#d9574c", "#f6a49c", "#ffffff")),
    "yellow": (("#e3b322", "#8f6b00", "#2b2100"), ("#e7be3c", "#f6dc8c", "#2b2100")),
    "green": (("#2f7a4b", "#1c5432", "#ffffff"), ("#4ca06c", "#93d3ab", "#ffffff")),
    "purple": (("#74469a", "#52306f", "#ffffff"), ("#9d72c6", "#cdb0ea", "#ffffff")),
}
"""Colour, outline and flag pattern of each seat, light and dark."""

LETTERING = {
    "serif": 'font-family:"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua","P052",Charter,Georgia,'
    '"Liberation Serif",serif;font-weight:600',
    "water": 'font-family:"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua","P052",Charter,Georgia,'
    '"Liberation Serif",serif;font-style:italic',
    "sans": 'font-family:"Avenir Next","Segoe UI","Helvetica Neue",Roboto,"Liberation Sans",Arial,sans-serif;'
    "font-weight:500",
    "strong": 'font-family:"Avenir Next","Segoe UI","Helvetica Neue",Roboto,"Liberation Sans",Arial,sans-serif;'
    "font-weight:600",
    "narrow": 'font-family:"Avenir Next Condensed","Bahnschrift SemiCondensed","Roboto Condensed","Arial Narrow",'
    '"Liberation Sans Narrow",Arial,sans-serif;font-weight:700',
    "slim": 'font-family:"Avenir Next Condensed","Bahnschrift SemiCondensed","Roboto Condensed","Arial Narrow",'
    '"Liberation Sans Narrow",Arial,sans-serif;font-weight:400',
}
"""Serif for names and money, sans for explanations, narrow for what is stencilled: prices, counts, letters."""


def tokens() -> dict[str, tuple[str, str]]:
    """Every colour by its name, light and dark. A seat and a container may share a word, so the names differ."""
    colours = dict(GROUND)
    for word, (light, dark) in CONTAINERS.items():
        for part, *pair in zip(("", "-s", "-e", "-m"), light, dark, strict=True):
            colours[f"box-{word}{part}"] = (pair[0], pair[1])
    for seat, (light_seat, dark_seat) in PLAYERS.items():
        for part, *pair in zip(("", "-d", "-on"), light_seat, dark_seat, strict=True):
            colours[f"seat-{seat}{part}"] = (pair[0], pair[1])
    return colours


def style(drawing: str) -> str:
    """The style sheet for a drawing: just the lettering and colours it uses, then the dark variants."""
    colours = tokens()
    kinds = sorted(kind for kind in LETTERING if re.search(rf"\b{PREFIX}{kind}\b", drawing))
    rules = [f".{PREFIX}{kind}{{{LETTERING[kind]};font-variant-numeric:lining-nums tabular-nums}}" for kind in kinds]
    uses = sorted(set(re.findall(rf"\b{PREFIX}([fs])-([a-z0-9-]+)", drawing)))
    property_of = {"f": "fill", "s": "stroke"}
    light = [f".{PREFIX}{use}-{name}{{{property_of[use]}:{colours[name][0]}}}" for use, name in uses]
    dark = [
        f".{PREFIX}{use}-{name}{{{property_of[use]}:{colours[name][1]}}}"
        for use, name in uses
        if colours[name][0] != colours[name][1]
    ]
    return "\n".join([*rules, *light, "@media (prefers-color-scheme:dark){", *dark, "}"])
