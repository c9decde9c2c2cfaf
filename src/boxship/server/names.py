"""Names of players: what is shown of them, and which nobody may take because they would be another's."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

from boxship.catalogue import LANGUAGES, catalogue
from boxship.rules.rulesets import SEAT_NAMES
from boxship.server.errors import ProblemError

_BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs, by their kind, of which nothing is seen."""
_VARIANTS: Final = (range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
"""Signs that only choose how the one before them looks."""
_MOST_MARKS: Final = 2
"""Accents on one letter: more of them run over the lines above and below."""


def tidy(name: str) -> str:
    """A name as it is shown: one line, nothing invisible in it; empty if nothing would be seen."""
    shown = "".join(" " if _is_blank(letter) else letter for letter in name)
    return " ".join(_with_few_marks(word) for word in shown.split()).strip()


def fitting(name: str, seat: int) -> str:
    """The name as it is shown on a seat; a ProblemError if it is the colour of another seat, in any language."""
    given = tidy(name)
    owner = _colours().get(_folded(given), seat)
    if owner != seat:
        raise ProblemError("name_taken", f"{given} is another seat here; please choose another name")
    return given


@cache
def _colours() -> dict[str, int]:
    """Every word for a seat's colour, and the seat."""
    words = {name: number for number, name in enumerate(SEAT_NAMES)}
    for language in LANGUAGES:
        texts = catalogue(language)
        words |= {_folded(texts.text(f"seat-{name}")): number for number, name in enumerate(SEAT_NAMES)}
    return words


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def _is_blank(letter: str) -> bool:
    return (
        letter in _BLANKS or unicodedata.category(letter)[0] in "CZ" or any(ord(letter) in each for each in _VARIANTS)
    )


def _with_few_marks(word: str) -> str:
    kept: list[str] = []
    marks = _MOST_MARKS  # a mark needs a letter to stand on
    for letter in word:
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if marks <= _MOST_MARKS:
            kept.append(letter)
    return "".join(kept)
