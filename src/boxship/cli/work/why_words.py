"""The reason for a line of advice, as a sentence in the language of the terminal."""

from __future__ import annotations

from typing import Final

from boxship.bots.analysis.why import Why
from boxship.catalogue import Catalogue
from boxship.cli.terminal.words import seat_name

_COUNTS: Final = ("count",)


def why_in_words(texts: Catalogue, why: Why) -> str:
    """``Nobody else makes tan, and you still need it for all five colours.``."""
    return texts.text(f"why-{why.code}", {key: _word(texts, key, value) for key, value in why.values.items()})


def _word(texts: Catalogue, key: str, value: int | str) -> int | str:
    if key == "colour":
        return texts.text(f"colour-{value}")
    if key == "seat":
        return seat_name(texts, str(value))
    return value if key in _COUNTS else texts.money(int(value))
