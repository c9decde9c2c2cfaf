"""A real table in the page: what is typed is counted at once, and a kit to print comes by one press."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from boxship.game import Game
from boxship.notation.records import Record
from tests.browser.person import DESK, PHONE

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

    from tests.browser.person import People

pytestmark = pytest.mark.slow

RECORD = Path(__file__).parents[1] / "records" / "jumbo-three-bank.record"
PDF = b"%PDF-1.4 a kit"


def test_a_game_is_counted_as_it_is_typed(people: People) -> None:
    game = Game(Record.parse(RECORD.read_text(encoding="utf-8")))
    g, colours = game.state, game.rules.colours
    me = people.arrive("/paper")
    page = me.page
    page.get_by_role("radio", name="Jumbo", exact=True).check()
    page.get_by_role("checkbox", name="Investment Bank", exact=True).check()
    page.get_by_role("combobox", name="Players").select_option("3")
    expect(page.get_by_role("spinbutton", name="Dock at the bank")).to_have_count(3)
    for p, seat in enumerate(game.seats):
        things = page.get_by_role("group", name=seat.capitalize(), exact=True)
        things.get_by_role("combobox").select_option(colours[g.card[p]])
        for name, number in (
            ("Cash", g.cash[p]),
            ("Loans", g.loans[p]),
            ("Harbour store", g.in_harbour[p]),
            ("Ship", sum(g.ship[p])),
            ("Dock at the bank", sum(g.dock[p])),
            ("Factory store", g.in_factory[p]),
        ):
            things.get_by_role("spinbutton", name=name).fill(str(number))
        for c, colour in enumerate(colours):
            things.get_by_role("spinbutton", name=f"{colour} on the island").fill(str(g.island[p][c]))
    (winner,) = game.winners
    total = game.scores()[winner].total
    expect(page.get_by_role("heading", name=f"{winner.capitalize()} wins with ${total}")).to_be_visible()
    for seat in game.seats:
        account = page.get_by_role("region", name=seat.capitalize(), exact=True)
        expect(account.locator(".total b")).to_have_text(f"${game.scores()[seat].total}")


@pytest.mark.parametrize(
    ("size", "language", "dark"), [(DESK, "en", True), (PHONE, "nl", False)], ids=["desk", "phone"]
)
def test_everybody_can_use_it(people: People, size: ViewportSize, language: str, dark: bool) -> None:
    me = people.arrive("/paper", size=size, language=language, dark=dark)
    expect(me.page.locator("fieldset select").first).to_be_visible()
    expect(me.page.locator("h3")).to_be_visible()
    assert Axe().run(me.page).response["violations"] == []
    assert not me.is_sideways()


def test_a_kit_is_saved_and_a_mistake_is_told(people: People) -> None:
    me = people.arrive("/paper")
    asked: list[str] = []

    def answer(route: object) -> None:
        asked.append(route.request.url)  # type: ignore[attr-defined]
        route.fulfill(body=PDF, content_type="application/pdf")  # type: ignore[attr-defined]

    me.page.route("**/api/kit?*", answer)
    me.page.get_by_role("combobox", name="Paper").select_option("letter")
    with me.page.expect_download() as saved:
        me.press("Make the PDF")
    assert saved.value.suggested_filename == "boxship-4-letter.pdf"
    assert "words=classic&players=4&paper=letter&language=en" in asked[0]
    me.page.get_by_role("group", name="Red", exact=True).get_by_role("combobox").select_option("black")
    me.sees("Blue and Red have the same value card")
