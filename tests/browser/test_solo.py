"""Alone against bots, from one click to the final screen."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import TimeoutError, expect  # noqa: A004 - as Playwright calls it

from boxship.bots.opponents import OPPONENTS
from tests.server.harness import Client, answer

if TYPE_CHECKING:
    from tests.browser.person import People, Person
    from tests.server.harness import Server

pytestmark = pytest.mark.slow


def test_one_click_is_enough_to_be_in_a_game(people: People) -> None:
    me = people.arrive()
    me.play_now()
    me.sees("Your move")
    expect(me.page).to_have_url(re.compile(r"/t/[\w-]+#[\w-]+$"))
    me.press("Produce", exact=False)
    me.press("Confirm")
    me.sees("Your turn, second action")
    me.page.keyboard.press("Backspace")
    me.sees("Your turn, first action")


def test_opponents_are_chosen_by_name_and_strength(people: People, server: Server) -> None:
    me = people.arrive("/new")
    me.page.get_by_label("Red", exact=True).select_option(label="Old salt · 5/5")
    expect(me.page.get_by_role("img", name="Strength 5 of 5")).to_be_visible()
    me.sees("A captain who thinks hard and misses little.")
    me.sees(f"Wins about {OPPONENTS[-1].wins} in 100 games against three Traders.")
    me.press("Open the table")
    me.page.wait_for_url(re.compile("/t/.+#"))
    table, token = me.page.url.rpartition("/")[2].split("#")
    styles = [seat["style"] for seat in Client(server, table, token).info()["seats"]]
    assert styles[:2] == ["", "captain:3"]
    expect(me.page.locator("title").get_by_text("Red · Old salt")).to_have_count(1)


def turn(me: Person) -> None:
    """A simple turn: produce if that is possible, then let the others go on."""
    produce = me.button("Produce $1")
    if produce.count() and produce.get_attribute("aria-disabled") != "true":
        produce.click()
        me.press("Confirm")
        me.sees("Your turn, second action")
    me.press("End turn")
    confirm = me.button("Confirm")
    if confirm.count() and confirm.is_visible():
        confirm.click()


def test_a_whole_game_to_the_final_screen(people: People, server: Server) -> None:
    me = people.arrive("/new")
    me.page.get_by_text("Short", exact=True).first.click()
    me.page.get_by_text("Advanced", exact=True).click()
    # Few containers: the game ends by its supply like any other, after five rounds and not after ten.
    me.page.get_by_label("House rules").fill("containers=8")
    me.press("Open the table")
    heading = me.page.get_by_role("heading", level=1)
    winner = me.page.get_by_role("heading", name=re.compile(r"wins? with|share the victory"))
    my_turn = me.page.get_by_text("Your move")
    bid = me.page.get_by_role("spinbutton", name="Your bid")
    go_on = me.page.get_by_role("button", name="Continue")
    asked = me.page.get_by_role("heading", name=re.compile("Choose what to seize|interest is due|building to lose"))
    expect(heading.first).to_be_visible()
    me.page.wait_for_url(re.compile("/t/.+#"))
    table, token = me.page.url.rpartition("/")[2].split("#")
    client = Client(server, table, token)
    decisions = 0
    while True:
        expect(my_turn.or_(winner).or_(bid).or_(go_on).or_(asked).locator("visible=true").first).to_be_visible(
            timeout=90_000
        )
        if winner.is_visible():
            break
        if go_on.is_visible():
            go_on.click()
        elif bid.is_visible():
            me.page.wait_for_timeout(600)
            # A bid that has just been sealed still stood there a moment ago: then there is nothing to press any more.
            seal = me.page.get_by_role("button", name=re.compile("Seal a bid of"))
            if seal.is_visible():
                with suppress(TimeoutError):
                    seal.click(timeout=3_000)
        elif asked.is_visible():
            now = client.look()
            if now["kinds"]:
                me.type(answer(now["situation"], now["kinds"]))
            me.page.wait_for_timeout(200)
        elif me.page.get_by_role("dialog").is_visible():
            me.page.wait_for_timeout(200)  # The bids are open, and the answer is about to be shown.
        else:
            turn(me)
        decisions += 1
        assert decisions < 600
    for row in ("Cash", "Island", "Harbour store", "Ship", "Loans", "Total"):
        me.sees(row)
    with me.page.expect_download() as download:
        me.press("Download the record")
    record = download.value.path().read_text()
    assert record.startswith("boxship record 1")
    assert "containers=8" in record
    assert "ended: supply" in record
    assert "winners:" in record
    me.press("Replay the game")
    slider = me.page.get_by_role("slider", name="History of the game")
    expect(slider).to_be_visible()
    slider.focus()
    slider.press("ArrowLeft")
    me.page.keyboard.press("Home")
    me.sees("Round 1")
