"""Six languages: every screen, and a switch in the middle of a game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.person import PHONE
from tests.browser.scenes import SCENES

if TYPE_CHECKING:
    from tests.browser.person import People

pytestmark = pytest.mark.slow

LANGUAGES = {
    "en": ("English", "Confirm"),
    "de": ("Deutsch", "Bestätigen"),
    "fr": ("Français", "Valider"),
    "it": ("Italiano", "Conferma"),
    "nl": ("Nederlands", "Bevestigen"),
    "es": ("Español", "Confirmar"),
}
KEY = re.compile(
    r"\b(pages|home|settings|ending|deciding|auction|advice|log|final|board|help|reason|problem|seat|colour)-[a-z_-]+\b"
)
"""What a text looks like that the catalogue does not have."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", ["new", "bidding", "finished"])
def test_a_screen_in_each_language(people: People, language: str, scene: str) -> None:
    person = SCENES[scene](people, language=language)
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    assert KEY.findall(person.page.locator("body").inner_text()) == []
    assert not person.is_sideways()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_in_each_language(people: People, language: str) -> None:
    person = SCENES["my turn"](people, language=language, size=PHONE)
    assert not person.is_sideways()


def test_the_language_changes_in_the_middle_of_a_game(people: People) -> None:
    person = SCENES["drafting"](people)
    for language, (name, word) in LANGUAGES.items():
        person.page.locator("button.tool[aria-haspopup=dialog]").click()
        person.page.get_by_role("dialog").get_by_role("combobox").select_option(label=name)
        expect(person.page.locator("html")).to_have_attribute("lang", language)
        person.page.keyboard.press("Escape")
        assert "…" not in (person.page.locator("svg text.name").first.text_content() or "")
        assert word in person.page.locator("body").inner_text().replace("\N{SOFT HYPHEN}", "")
