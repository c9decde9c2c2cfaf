"""The end of a game before everybody's eyes: it can be skipped, and whoever wants no motion sees the result at once."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.moments import in_turn, to_the_island
from tests.browser.person import DESK, PHONE
from tests.browser.steady import at_rest

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

    from tests.browser.person import People, Person
    from tests.server.harness import Client, Server

pytestmark = pytest.mark.slow

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
RESULT = re.compile(r"wins? with|share the victory")


def before_the_end(people: People, server: Server, motion: str, size: ViewportSize = DESK) -> tuple[Person, Client]:
    """Somebody who looks on, and the client whose line ends the game."""
    clients = in_turn(server.table("me", "person", "person", rules="classic round_limit=1"))
    for client in clients[:-1]:
        client.play("end")
    me = people.sit(clients[0], size=size)
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    me.page.evaluate("choice => localStorage.setItem('boxship.motion', choice)", motion)
    me.page.reload()
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    at_rest(me.page)
    return me, clients[-1]


@SIZES
def test_the_ships_come_home_and_any_key_goes_on(people: People, server: Server, size: ViewportSize) -> None:
    me, last = before_the_end(people, server, "full", size)
    last.play("end")
    over = me.page.get_by_role("heading", name="The game is over", level=1)
    expect(over).to_be_focused()
    expect(me.page.get_by_role("heading", level=1)).to_have_count(1)
    assert Axe().run(me.page).response["violations"] == []
    assert not me.is_sideways()
    me.page.keyboard.press("Space")
    expect(me.page.get_by_role("heading", name=RESULT, level=1)).to_be_visible()
    expect(over).to_have_count(0)
    assert me.page.evaluate("() => document.activeElement.tagName") == "MAIN"


def test_it_goes_on_by_a_press_and_by_itself(people: People, server: Server) -> None:
    for press in (True, False):
        me, last = before_the_end(people, server, "full")
        last.play("end")
        skip = me.button("Skip")
        expect(skip).to_be_visible()
        if press:
            skip.click()
        expect(me.page.get_by_role("heading", name=RESULT, level=1)).to_be_visible()


def test_without_motion_the_result_is_there_at_once_and_a_finished_game_is_opened_with_it(
    people: People, server: Server
) -> None:
    me, last = before_the_end(people, server, "none")
    last.play("end")
    expect(me.page.get_by_role("heading", name=RESULT, level=1)).to_be_visible()
    me.page.evaluate("() => localStorage.setItem('boxship.motion', 'full')")
    me.page.reload()
    expect(me.page.get_by_role("heading", name=RESULT, level=1)).to_be_visible()


@pytest.mark.parametrize("motion", ["full", "none"])
def test_a_game_that_ends_in_an_auction_shows_how_that_ended_first(people: People, server: Server, motion: str) -> None:
    people_there = server.table("me", "person", "person", rules="classic round_limit=2")
    seller, left, right = to_the_island(people_there, last=True)
    me = people.sit(left)
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    me.page.evaluate("choice => localStorage.setItem('boxship.motion', choice)", motion)
    me.page.reload()
    seller.play("sail island")
    me.seal(4)
    me.sees("Your bid of $4 is sealed")
    right.play("bid 2")
    seller.play(f"accept {left.seat}")
    expect(me.page.get_by_role("dialog").get_by_role("heading", name="The cargo is yours for $4")).to_be_visible()
    result = me.page.get_by_role("heading", name=RESULT, level=1)
    expect(result).to_have_count(0)
    me.press("Continue")
    expect(result).to_be_visible()
    me.button("Download the record").click(trial=True)


def test_the_final_screen_names_the_characters_of_the_bots(people: People, server: Server) -> None:
    (me,) = server.table("me", "bot:trader:hoarder", "bot:deckhand", rules="classic round_limit=1")
    while me.situation()["phase"] != "over":
        if me.seat in me.situation()["to_act"]:
            me.play("end")
    person = people.sit(me)
    person.sees("Hoarder")
    person.sees("Deckhand")
    names = person.page.get_by_role("button", name=re.compile("^As a table"))
    expect(names).to_have_count(2)
    assert len(set(names.evaluate_all("all => all.map((one) => one.ariaLabel)"))) == 2
