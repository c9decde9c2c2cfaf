"""The coached game: a way in from the first page, a note for what is new, and an auction with what it is worth."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.server.harness import Client, answer

if TYPE_CHECKING:
    from tests.browser.person import People, Person
    from tests.server.harness import Server

pytestmark = pytest.mark.slow

MOST = 200
"""Decisions after which somebody must have landed."""


def sit_down(people: People) -> Person:
    """Somebody at the first page who likes it fast."""
    person = people.arrive()
    person.page.evaluate("localStorage.setItem('boxship.pace', 'fast')")
    person.page.reload()
    return person


def to_an_auction(me: Person, client: Client) -> None:
    """Decide for the seat whatever there is to decide, until it has to bid."""
    for _ in range(MOST):
        while not (now := client.look())["kinds"]:
            me.page.wait_for_timeout(100)
        if now["situation"]["phase"] == "bid":
            return
        words = {kind["kind"] for kind in now["kinds"] if kind["reason"] is None}
        quiet = words & {"keep", "end"}
        client.play(quiet.pop() if quiet else answer(now["situation"], now["kinds"]))
    raise AssertionError("nobody landed")


def test_a_coached_game_through_its_first_auction(people: People, server: Server) -> None:
    me = sit_down(people)
    me.press("Coached game")
    me.sees_move()
    me.sees("What it’s all about")
    me.press("Got it")
    expect(me.page.get_by_text("What it’s all about")).to_have_count(0)
    table, token = me.page.url.rpartition("/")[2].split("#")
    client = Client(server, table, token)
    assert client.info()["rules"]["domestic_sale"]
    me.press("Produce")
    me.sees("Low prices sell first")
    me.press("Confirm")
    me.sees("These containers are waiting for buyers")
    to_an_auction(me, client)
    dialog = me.page.get_by_role("dialog")
    expect(dialog.get_by_text("Bid less than the lower number")).to_be_visible()
    expect(dialog.get_by_role("columnheader", name="Probably, at the end")).to_be_visible()
    me.page.wait_for_timeout(600)
    me.page.keyboard.press("Control+Enter")
    expect(dialog.get_by_role("button", name="Continue")).to_be_visible()
    me.page.keyboard.press("Enter")
    expect(dialog.get_by_role("button", name="Continue")).to_have_count(0)


def test_who_wants_no_notes_gets_none_any_more(people: People) -> None:
    me = sit_down(people)
    me.press("Coached game")
    me.sees("What it’s all about")
    me.press("No more notes")
    expect(me.page.get_by_role("button", name="Got it")).to_have_count(0)
    me.page.reload()
    me.sees_move()
    me.press("Produce")
    expect(me.button("Confirm")).to_be_visible()
    expect(me.page.get_by_role("button", name="Got it")).to_have_count(0)


def test_an_ordinary_game_has_no_notes(people: People) -> None:
    me = sit_down(people)
    me.play_now()
    me.sees_move()
    me.press("Produce")
    expect(me.button("Confirm")).to_be_visible()
    expect(me.page.get_by_role("button", name=re.compile("Got it|No more notes"))).to_have_count(0)
