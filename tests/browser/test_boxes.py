"""No text runs into another, and none is cut off: at every size, in every language, with every company.

The ordinary run measures a choice of combinations in which every screen, size, language and company comes up. With
``BOXSHIP_EVERY_SCREEN=1`` in the environment it measures all of them.
"""

from __future__ import annotations

import os
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser.boxes import faults
from tests.browser.scenes import SCENES
from tests.browser.staged import COMPANIES, Company, staged
from tests.browser.steady import at_rest

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, ViewportSize

    from tests.browser.person import People, Person

pytestmark = pytest.mark.slow

EVERYTHING = bool(os.environ.get("BOXSHIP_EVERY_SCREEN"))
SIZES: tuple[ViewportSize, ...] = (
    {"width": 1280, "height": 800},
    {"width": 1024, "height": 768},
    {"width": 820, "height": 1180},
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
)


class Tongue(NamedTuple):
    """A language, and by how many percent its texts are made longer."""

    language: str
    longer: int = 0

    def __str__(self) -> str:
        return f"{self.language}{f'+{self.longer}' if self.longer else ''}"


TONGUES = (*map(Tongue, ("en", "de", "fr", "it", "nl", "es")), Tongue("en", 40))


def _nothing(_: Page) -> None:
    """The moment as it comes."""


def _draft(key: str) -> Callable[[Page], None]:
    def draft(page: Page) -> None:
        expect(page.locator("button.tile").first).to_be_visible()
        page.keyboard.press(key)
        expect(page.locator("button.go").first).to_be_visible()

    return draft


def _load_two(page: Page) -> None:
    """Sail to a harbour where two containers can be loaded, and load them."""
    _draft("4")(page)
    harbours = page.locator("button.chip:not(.off)", has=page.locator("use[href^='#bx-flag']"))
    goods = page.locator("button.good")
    ready = page.locator("button.go:not(.off)")
    for i in range(harbours.count()):
        harbours.nth(i).click()
        expect(goods.or_(ready).first).to_be_visible()
        if goods.count() > 1 or goods.locator("small").count() > 0:
            break
        page.keyboard.press("Backspace")
        expect(harbours.nth(i)).to_be_visible()
    for _ in range(2):
        at_rest(page)  # What was clicked before is marked by now.
        goods.and_(page.locator(":not(.off):not(.sel), :has(small)")).first.click()
    expect(page.locator(".strip .goods")).to_be_visible()


def _hint(page: Page) -> None:
    expect(page.locator("button.tile").first).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".advised")).to_have_count(3)


def _bid(page: Page) -> None:
    expect(page.get_by_role("spinbutton")).to_be_visible()


def _choose(page: Page) -> None:
    expect(page.get_by_role("dialog")).to_be_visible()


def _read(page: Page) -> None:
    expect(page.locator("main h1, main h2").first).to_be_visible()


TABLES: dict[str, tuple[str, Callable[[Page], None]]] = {
    "turn": ("turn", _nothing),
    "produce": ("turn", _draft("1")),
    "buy": ("turn", _draft("2")),
    "reprice": ("turn", _draft("3")),
    "sail and load two": ("turn", _load_two),
    "machine": ("turn", _draft("6")),
    "hint": ("turn", _hint),
    "waiting": ("others", _nothing),
    "bid": ("bid", _bid),
    "sell": ("decide", _choose),
    "final": ("over", _read),
}
"""Screens of a table: a moment, and what is done there first."""

PAGES = tuple(name for name in SCENES if name not in {"my turn", "hinted", "finished", "turning"})
"""Screens that a company does not change; the others are those above."""


class Look(NamedTuple):
    """A screen in a language, and for a table its company."""

    screen: str
    tongue: Tongue
    company: Company | None = None

    def __str__(self) -> str:
        return "-".join(str(part) for part in self if part is not None)


def _looks() -> list[Look]:
    """Everything, or a choice: each screen once, languages and companies in turn, and the full table in all of them."""
    if EVERYTHING:
        return [
            *(Look(screen, tongue, company) for screen, tongue, company in product(TABLES, TONGUES, COMPANIES)),
            *(Look(screen, tongue) for screen, tongue in product(PAGES, TONGUES)),
        ]
    tongue, company = TONGUES.__getitem__, COMPANIES.__getitem__
    looks = [
        *(Look(screen, tongue(i % len(TONGUES)), company(i % len(COMPANIES))) for i, screen in enumerate(TABLES)),
        *(Look("sail and load two", one, company((i + 2) % len(COMPANIES))) for i, one in enumerate(TONGUES)),
        *(Look(screen, tongue((i + 1) % len(TONGUES))) for i, screen in enumerate(PAGES)),
    ]
    return list(dict.fromkeys(looks))


def _opened(people: People, look: Look) -> Person:
    how = {"language": look.tongue.language, "longer": look.tongue.longer}
    if look.company is None:
        return SCENES[look.screen](people, **how)
    moment, prepare = TABLES[look.screen]
    person = staged(people, look.company, moment, **how)  # type: ignore[arg-type]
    prepare(person.page)
    return person


SCROLLS = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return scrollWidth > innerWidth || scrollHeight > innerHeight;
}"""


@pytest.mark.parametrize("look", _looks(), ids=str)
def test_every_text_has_its_room(people: People, look: Look) -> None:
    page = _opened(people, look).page
    found = []
    for size in SIZES:
        page.set_viewport_size(size)
        at_rest(page, size)
        found += [f"{size['width']} × {size['height']} {fault}" for fault in faults(page)]
        if look.company is not None and look.screen != "final" and page.evaluate(SCROLLS):
            found.append(f"{size['width']} × {size['height']}: the table is higher or wider than the window")
    assert not found, "\n".join(found)


def test_the_choice_has_every_size_language_and_company() -> None:
    looks = _looks()
    assert {look.tongue for look in looks} == set(TONGUES)
    assert {look.company for look in looks} - {None} == set(COMPANIES)
    assert {look.screen for look in looks} == {*TABLES, *PAGES}
