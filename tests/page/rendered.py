"""The texts of a catalogue as a reader meets them: filled in, in every variant."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Final

from boxship.catalogue import Catalogue
from tests.page.catalogues import messages

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tests.page.catalogues import Message

NUMBERS: Final = (0, 1, 2, 100)
_COUNTED: Final = frozenset(
    {"count", "round", "players", "room", "left", "machines", "picked", "there", "number", "last"}
)
"""Variables that the page and the terminal fill with a number, besides those that select a plural."""


def fillings(message: Message) -> Iterator[dict[str, int | str]]:
    """Values for every variant of a message: numbers, every word that is a key, and one that no variant has."""
    keys = {variable: sorted(variants - {"one", "other"}) for variable, variants, _ in message.selections}
    variables = sorted(message.variables)
    choices: list[list[int | str]] = [
        [*NUMBERS, *keys[name], "xyz"] if name in keys else ["“x” { y"] for name in variables
    ]
    for values in itertools.product(*choices):
        yield dict(zip(variables, values, strict=True))
    yield dict.fromkeys(variables, 12_345)


def numbers_of(message: Message) -> frozenset[str]:
    """The variables of a message that are numbers."""
    plural = {variable for variable, variants, _ in message.selections if "one" in variants or "0" in variants}
    return message.variables & (_COUNTED | plural)


def counted(language: str, number: int) -> Iterator[tuple[str, str]]:
    """Every message that has a number, with this number in it, in each of its other variants."""
    return ((key, text) for key, text in every_text(language, [number]) if numbers_of(messages(language)[key]))


def every_text(language: str, numbers: Sequence[int] = NUMBERS) -> Iterator[tuple[str, str]]:
    """Every message in every variant, with these numbers, and a plain word where names, goods and money stand."""
    texts = Catalogue(language)
    for key, message in messages(language).items():
        variables = sorted(message.variables)
        words = {variable: sorted(variants) for variable, variants, _ in message.selections}
        choices: list[Sequence[int | str]] = [
            numbers if name in numbers_of(message) else words.get(name, ["x"]) for name in variables
        ]
        for values in itertools.product(*choices):
            yield key, texts.text(key, dict(zip(variables, values, strict=True)))
