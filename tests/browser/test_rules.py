"""The rules in the page: found by search and by address, folded where they are not played, opened from the table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.person import PHONE
from tests.browser.scenes import bidding, my_turn

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.person import People, Person

pytestmark = pytest.mark.slow


def reading(people: People, address: str = "/rules", **how: object) -> Person:
    """Somebody at the page of the rules, with its texts there."""
    person = people.arrive(address, **how)  # type: ignore[arg-type]
    expect(person.page.locator("h3").first).to_be_attached()
    return person


def test_a_search_finds_in_titles_and_texts_without_accents_and_says_how_many(people: People) -> None:
    page = reading(people, language="fr").page
    page.keyboard.press("/")
    page.keyboard.type("egalite RESTE")
    expect(page.get_by_role("status").filter(has_text="trouvée")).to_have_text(
        re.compile(r"^[1-9]\d? règles? trouvées?\.$")
    )
    expect(page.locator("h3#r8-2")).to_be_visible()
    expect(page.locator("h3#r4-6")).to_be_hidden()
    assert {word.lower() for word in page.locator("mark").all_inner_texts()} == {"égalité", "reste"}
    page.get_by_role("button", name="Effacer la recherche").click()
    expect(page.locator("h3#r4-6")).to_be_visible()
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_text("Rien trouvé.")).to_be_visible()


def test_what_is_not_played_is_folded_until_its_edition_is_chosen(people: People) -> None:
    page = reading(people).page
    broker = page.get_by_text("Three brokers each have a space for money")
    expect(broker).to_be_hidden()
    expect(page.get_by_text("Only with: Investment Bank")).to_be_visible()
    page.get_by_label("Jumbo").check(force=True)
    page.get_by_label("Investment Bank").check(force=True)
    expect(broker).to_be_visible()
    expect(page).to_have_url(re.compile(r"/rules\?edition=jumbo%20investment_bank$"))
    expect(page.get_by_text("Only with: Classic, Short or Clarified").first).to_be_visible()
    expect(page.get_by_text("Further machines cost $6, $9 and $12, further warehouses $4, $5 and $6.")).to_be_visible()


def test_an_address_leads_to_its_clause_and_back_leads_back(people: People) -> None:
    page = reading(people, "/rules/r5-4").page
    here = page.locator("h3#r5-4")
    expect(here).to_be_in_viewport()
    expect(here).to_be_focused()
    expect(page.locator("section.marked")).to_have_count(1)
    page.get_by_role("navigation", name="Chapters").get_by_role("link", name="The auction").click()
    expect(page.locator("h2#r8")).to_be_in_viewport()
    expect(page).to_have_url(re.compile("/rules/r8$"))
    page.go_back()
    expect(here).to_be_in_viewport()


def test_an_address_of_a_folded_clause_unfolds_it(people: People) -> None:
    page = reading(people, "/rules/r9-2").page
    expect(page.get_by_text("lay a bid on the Payment Card")).to_be_visible()
    expect(page.locator("h3#r9-2")).to_be_in_viewport()


def tile(person: Person, name: str) -> Locator:
    """The tile of an action in the deck."""
    return person.page.locator("button.tile", has_text=name).first


def opened(person: Person, clause: str) -> None:
    """The drawer lies over the table, at this clause."""
    drawer = person.page.get_by_role("dialog", name="Rules")
    expect(drawer).to_be_visible()
    expect(drawer.locator(f"h3#{clause}")).to_be_in_viewport()
    expect(drawer.locator("section.marked")).to_have_count(1)


def test_an_unlit_tile_leads_to_its_rule_and_the_table_stays(people: People) -> None:
    person = my_turn(people)
    person.sees_move()
    address = person.page.url
    tile(person, "Load").hover()
    link = person.page.locator("[data-reason] a", has_text="R5.3")
    link.hover()
    link.click()
    opened(person, "r5-3")
    expect(person.page.get_by_text("Your table plays: Classic")).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog", name="Rules")).to_be_hidden()
    assert person.page.url == address


def test_the_rule_is_a_key_away(people: People) -> None:
    person = my_turn(people)
    person.sees_move()
    tile(person, "Load").focus()
    person.page.keyboard.press("w")
    opened(person, "r5-3")
    person.page.keyboard.press("Escape")
    tile(person, "Produce").focus()
    person.page.keyboard.press("w")
    opened(person, "r4-4")


def test_a_refused_line_leads_to_its_rule(people: People) -> None:
    person = my_turn(people)
    person.type("sail island")
    person.page.locator(".rule a", has_text="R5.4").click()
    opened(person, "r5-4")
    person.complaints.clear()  # the browser tells of the refusal too


def test_on_a_phone_the_strip_leads_to_the_rule(people: People) -> None:
    person = my_turn(people, size=PHONE)
    person.sees_move()
    tile(person, "Load").tap(force=True)
    person.page.locator(".rule a", has_text="R5.3").tap()
    opened(person, "r5-3")


def test_the_auction_leads_to_its_rules_and_stays_behind_them(people: People) -> None:
    person = bidding(people)
    person.page.locator("dialog a", has_text="R8.1").click()
    opened(person, "r8-1")
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("spinbutton")).to_be_visible()
