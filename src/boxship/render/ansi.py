"""ANSI escape codes, which are colour for a terminal, and how wide a text looks on the screen."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

CONTAINER_CODES = {
    "black": "1;97;48;5;235",
    "white": "1;30;48;5;255",
    "brown": "1;97;48;5;94",
    "tan": "1;30;48;5;180",
    "orange": "1;30;48;5;208",
    "grey": "1;30;48;5;247",
    "yellow": "1;30;48;5;221",
    "purple": "1;97;48;5;97",
}
"""Letter and ground of each colour, from the 256 that terminals share."""

SEAT_CODES = {
    "blue": "1;38;5;75",
    "red": "1;38;5;203",
    "yellow": "1;38;5;178",
    "green": "1;38;5;71",
    "purple": "1;38;5;134",
}

STYLE_CODES = {"strong": "1", "faint": "2", "lit": "1;38;5;205", "warn": "1;38;5;172", "good": "1;38;5;71"}

ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


@dataclass(frozen=True)
class Ink:
    """Writes words in colour, or plainly: the words are the same, so nothing is said by colour alone."""

    colour: bool

    def container(self, colour: str, letter: str) -> str:
        """Letters of one container colour."""
        return self.dye(letter, CONTAINER_CODES[colour])

    def seat(self, seat: str, words: str) -> str:
        """Words in a seat's colour."""
        return self.dye(words, SEAT_CODES[seat])

    def style(self, style: str, words: str) -> str:
        """Words in one of the few styles."""
        return self.dye(words, STYLE_CODES[style])

    def dye(self, words: str, code: str) -> str:
        """Words between an escape code and its end; empty words stay empty."""
        return f"\x1b[{code}m{words}\x1b[0m" if self.colour and words else words


def breadth(words: str) -> int:
    """How many columns words take: escape codes none, wide characters two, combining ones none."""
    plain = ESCAPE.sub("", words)
    return sum(
        0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in {"W", "F"} else 1 for c in plain
    )


def left(words: str, width: int) -> str:
    """Words filled up on the right."""
    return words + " " * (width - breadth(words))


def right(words: str, width: int) -> str:
    """Words filled up on the left."""
    return " " * (width - breadth(words)) + words


def clip(words: str, width: int) -> str:
    """Plain words cut to a width, with an ellipsis where something is missing."""
    if breadth(words) <= width:
        return words
    while words and breadth(words) > width - 1:
        words = words[:-1]
    return words.rstrip() + "…"
