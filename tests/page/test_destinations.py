"""Where a ship lies and where it sails to: "at the island" never stands where "to the island" is meant."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest

from boxship.catalogue import Catalogue
from tests.page.catalogues import ENGLISH, ROOT, languages, messages

if TYPE_CHECKING:
    from collections.abc import Iterator

PLACES: Final = ("sea", "island", "bank", "harbour")
SAILING: Final = re.compile(r"-sail(-|$)")
_FILLED: Final = re.compile(r"\b(place|destination)(?:: ([^,}\n]*))?[,}\s]")
"""A value called so in the page's source, and what it is filled with, if that stands beside it."""


def filled(source: str) -> Iterator[tuple[str, str]]:
    """What the calls for texts in a source give as a place and as a destination."""
    for call in re.finditer(r"\bt\(\s*[\"`][^)]*?\{([^}]*)\}", source):
        yield from ((name, value.strip() or name) for name, value in _FILLED.findall(call[1] + " "))


@pytest.mark.parametrize("language", languages())
def test_a_destination_has_words_of_its_own(language: str) -> None:
    texts = Catalogue(language)
    for place in PLACES:
        at, to = (texts.text(f"board-{way}-{place}", {"name": "x"}) for way in ("at", "to"))
        assert at != to, place
        if place in ("island", "bank"):  # a ship is also said to be at "open sea", which "to the open sea" repeats
            assert at not in texts.text("board-press-sail", {"destination": to}), place


def test_a_text_about_sailing_has_no_place_in_it() -> None:
    """It says where to by itself, or with a destination."""
    assert [key for key, text in messages(ENGLISH).items() if SAILING.search(key) and "place" in text.variables] == []


def test_only_a_text_about_sailing_has_a_destination() -> None:
    assert [key for key, text in messages(ENGLISH).items() if "destination" in text.variables] == ["board-press-sail"]


def test_the_page_fills_no_location_where_a_destination_is_meant() -> None:
    sources = [path for ending in ("ts", "svelte") for path in (ROOT / "web" / "src").rglob(f"*.{ending}")]
    found = {pair for path in sources if ".test." not in path.name for pair in filled(path.read_text(encoding="utf-8"))}
    assert ("destination", "destination") in found
    assert [value for name, value in found if name == "destination" and "whereabouts" in value] == []
    assert [value for name, value in found if name == "place" and re.search("destination|sailing", value)] == []


def test_a_planted_location_is_found() -> None:
    planted = 't("board-press-sail", { destination: drawn.whereabouts("island") })'
    assert list(filled(planted)) == [("destination", 'drawn.whereabouts("island")')]
