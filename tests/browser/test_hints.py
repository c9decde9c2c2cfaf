"""Hints and turning points in the browser: asked for, looked at, played; and from the end back into the game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.moments import in_turn
from tests.browser.person import PHONE
from tests.browser.scenes import SCENES

if TYPE_CHECKING:
    from tests.browser.person import People
    from tests.server.harness import Client, Server

pytestmark = pytest.mark.slow

LONG = 400_000
"""Milliseconds in which a first hint has surely been compiled."""


def hint_of(client: Client) -> list[str]:
    """The lines that the server proposes; it tells everybody who asks again the same."""
    client.server.http.timeout = LONG / 1000
    answer = client.request("POST", "/hint")
    assert answer.status_code == 200, answer.text
    return [line["line"] for line in answer.json()["lines"]]


def test_a_hint_is_asked_for_and_played(people: People, server: Server) -> None:
    (client,) = server.table("me", "bot", "bot", "bot")
    me = people.sit(client)
    me.sees_move()
    me.press("Hint", exact=True)
    lines = me.page.locator(".advised")
    expect(lines.first).to_be_visible(timeout=LONG)
    proposed = hint_of(client)
    expect(lines).to_have_count(len(proposed))
    expect(lines.first).to_contain_text(re.compile(r"\d+% ± \d+%"))
    me.page.keyboard.press("Escape")
    expect(lines).to_have_count(0)
    me.page.keyboard.press("h")
    before = client.situation()["number"]
    lines.first.click()
    expect(lines.first).to_have_attribute("aria-pressed", "true")
    expect(me.button("Confirm")).to_be_focused()
    assert client.situation()["number"] == before
    me.page.keyboard.press("Enter")
    expect(lines).to_have_count(0)
    mine = [entry["line"] for entry in client.look(before)["log"] if entry["seat"] == client.seat]
    assert mine == proposed[:1]


def test_a_hint_on_a_phone_is_taken_by_touch(people: People) -> None:
    me = SCENES["hinted"](people, size=PHONE)
    me.page.locator(".advised").first.tap()
    expect(me.page.locator(".advised")).to_have_count(0)
    me.sees("Buy a warehouse")


def test_where_other_people_play_there_are_no_hints(people: People, server: Server) -> None:
    client, *_ = in_turn(server.table("me", "person", "person"))
    me = people.sit(client)
    me.sees_move()
    me.press("Ask for a hint")
    me.sees("Hints are available only when all your opponents are bots.")


def test_a_turning_point_leads_into_the_history(people: People) -> None:
    me = SCENES["turning"](people)
    moments = me.page.get_by_role("button", name=re.compile("^Round"))
    expect(me.page.get_by_text("−$15 ± $4").first).to_be_visible()
    moments.first.click()
    slider = me.page.get_by_role("slider", name="History of the game")
    expect(slider).to_have_value("0")
    me.press("Show the result")
    expect(moments.first).to_be_visible()


def test_the_end_of_a_game_is_gone_through(people: People) -> None:
    me = SCENES["finished"](people)
    me.sees("Turning points")
    told = me.page.get_by_text(re.compile("No single decision|Each decision is judged"))
    expect(told).to_be_visible(timeout=LONG)
