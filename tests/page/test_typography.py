"""Spaces and signs as each language sets them, in every text that a player reads."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tests.page.catalogues import ROOT, languages
from tests.page.rendered import every_text

NO_BREAK: Final = "\u00a0\u202f"
FRENCH: Final = re.compile(rf"(?<![{NO_BREAK}])[:;?!»]|«(?![{NO_BREAK}])")
"""A French sign without the space before it that keeps it on its line, or quotation marks without theirs inside."""
SPACED: Final = re.compile(r"[\s\u00a0\u202f][,.:;?!](?!\w)")
"""A sign with a space before it, which only French has."""
DOTS: Final = {"de": re.compile(r"(?<! )…"), "nl": re.compile(r"(?<! )…")}
"""German and Dutch set a space before the three dots that stand for a pause; the others set none."""
NO_DOTS: Final = re.compile(r"[\s\u00a0\u202f]…")
STRAIGHT: Final = re.compile(r"['\"]")
"""Signs of a typewriter: every language has its own apostrophe and quotation marks."""


def wrong(language: str, text: str) -> list[str]:
    """Every sign of a text that is not set as the language sets it."""
    signs = FRENCH if language == "fr" else SPACED
    return [found[0] for rule in (signs, DOTS.get(language, NO_DOTS), STRAIGHT) for found in rule.finditer(text)]


@pytest.mark.parametrize("language", languages())
def test_signs_are_set_as_the_language_sets_them(language: str) -> None:
    found = {key: text for key, text in every_text(language) if wrong(language, text)}
    assert found == {}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "Offres : Rouge"),
        ("fr", "Offres: Rouge"),
        ("fr", "Que fais-tu ?"),
        ("fr", "«x»"),
        ("en", "What now ?"),
        ("en", "Thinking …"),
        ("de", "Neuer Versuch…"),
        ("it", "un'asta"),
        ("es", '"produce"'),
    ],
)
def test_a_planted_sign_is_found(language: str, text: str) -> None:
    assert wrong(language, text)


def test_lists_have_one_style_on_the_whole_page() -> None:
    """What joins words with commas and "and" stands in one file, so that English has no comma before it anywhere."""
    sources = [path for ending in ("ts", "svelte") for path in (ROOT / "web" / "src").rglob(f"*.{ending}")]
    assert [path.name for path in sources if "Intl.ListFormat(" in path.read_text(encoding="utf-8")] == ["names.ts"]
