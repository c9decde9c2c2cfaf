"""An auction with the keyboard alone: to the amount, up and down, sealed, taken back, read, and on."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.moments import to_the_island

if TYPE_CHECKING:
    from tests.browser.person import People, Person
    from tests.server.harness import Client

pytestmark = pytest.mark.slow

MEANT = 600
"""Milliseconds after which a key is meant for the dialog."""


def at_an_auction(people: People) -> tuple[Person, Client, Client, Client]:
    """A bidder at the page, the seller, and the other bidder, who has not bid."""
    seller, left, right = to_the_island(people.server.table("me", "person", "person"))
    person = people.sit(left)
    seller.play("sail island")
    expect(person.page.get_by_role("spinbutton", name="Your bid")).to_be_visible()
    person.page.wait_for_timeout(MEANT)
    return person, seller, left, right


def test_a_bid_by_keyboard_alone(people: People) -> None:
    me, seller, left, right = at_an_auction(people)
    keys = me.page.keyboard
    bid = me.page.get_by_role("spinbutton", name="Your bid")
    expect(bid).to_be_focused()
    keys.press("6")
    keys.press("ArrowUp")
    keys.press("ArrowUp")
    keys.press("ArrowDown")
    expect(bid).to_have_value("$7")
    keys.press("Control+Enter")
    me.sees("Your bid of $7 is sealed")
    expect(me.page.get_by_role("button", name="Change bid")).to_be_focused()
    keys.press("u")
    expect(bid).to_be_focused()
    keys.press("ArrowDown")
    keys.press("Enter")
    me.sees("Your bid of $6 is sealed")
    assert left.situation()["mine"]["sealed_bid"] == 6
    right.play("bid 2")
    seller.play(f"accept {left.seat}")
    expect(me.page.get_by_role("button", name="Continue")).to_be_focused()
    keys.press("Enter")
    expect(me.page.get_by_role("dialog")).to_be_hidden()


def test_b_borrows(people: People) -> None:
    me, _, left, _ = at_an_auction(people)
    me.page.keyboard.press("b")
    expect(me.page.get_by_role("dialog").get_by_text("cash $30")).to_be_visible()
    assert left.situation()["mine"]["loans"] == 1
    expect(me.page.get_by_role("spinbutton", name="Your bid")).to_be_focused()


def test_the_dialog_says_what_is_sold_and_what_it_is_worth(people: People) -> None:
    me, *_ = at_an_auction(people)
    dialog = me.page.get_by_role("dialog")
    expect(dialog).to_have_accessible_description(re.compile(r"In this cargo: .+ Your card says \$\d"))
    expect(dialog.get_by_role("rowheader", name="All together")).to_be_visible()


def test_a_result_stays_until_it_is_put_away_and_the_table_waits(people: People) -> None:
    me, seller, left, right = at_an_auction(people)
    me.seal(4)
    me.page.clock.install()
    right.play("bid 2")
    seller.play(f"accept {left.seat}")
    dialog = me.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="The cargo is yours for $4")).to_be_visible()
    shown = me.page.title()
    assert left.situation()["turn"] != seller.seat
    left.play("end")
    right.play("end")
    me.page.wait_for_timeout(1000)  # Time for the news of that to come.
    me.page.clock.fast_forward("10:00")
    expect(dialog.get_by_role("heading", name="The cargo is yours for $4")).to_be_visible()
    assert me.page.title() == shown
    me.press("Continue")
    expect(dialog).to_be_hidden()


def test_own_board_and_card_stay_in_sight_on_a_desk(people: People) -> None:
    me, *_ = at_an_auction(people)
    dialog = me.page.get_by_role("dialog").bounding_box()
    own = me.page.locator("section.own").bounding_box()
    assert dialog is not None
    assert own is not None
    assert own["x"] + own["width"] <= dialog["x"]
