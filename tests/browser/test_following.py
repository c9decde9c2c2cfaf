"""Following the game: the pace of the others, what happened since the last turn, and the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.moments import in_turn
from tests.browser.person import PHONE

if TYPE_CHECKING:
    from tests.browser.person import People, Person
    from tests.server.harness import Client

pytestmark = pytest.mark.slow


def position_of_slider(person: Person) -> int:
    """The newest event that is shown."""
    return int(person.page.get_by_role("slider", name="History of the game").input_value())


def go_on(person: Person) -> None:
    """Step by step to the own move."""
    tile = person.page.locator("button.tile").first
    expect(tile.or_(person.button("Next move")).first).to_be_visible()
    while not tile.is_visible():
        person.press("Next move")
        expect(tile.or_(person.button("Next move")).first).to_be_visible()


def test_step_by_step_every_move_of_the_others_waits_for_the_space_bar_or_the_button(people: People) -> None:
    ann = people.arrive(pace="step")
    ann.play_now()
    go_on(ann)
    ann.type("end")
    expect(ann.button("Next move")).to_be_visible()
    shown = position_of_slider(ann)
    ann.page.wait_for_timeout(1500)
    assert position_of_slider(ann) == shown, "the others have gone on long ago, and nobody has asked to see it"
    ann.page.locator("h1").first.click()
    ann.page.keyboard.press("Space")
    expect(ann.page.get_by_role("slider", name="History of the game")).to_have_value(str(shown + 1))
    ann.press("Next move")
    expect(ann.page.get_by_role("slider", name="History of the game")).to_have_value(str(shown + 2))
    ann.page.reload()
    ann.sees_move()
    expect(ann.button("Next move")).to_have_count(0)


def to_the_second_turn(people: People, **how: Any) -> tuple[Person, Client]:
    """Somebody whose second turn begins: since the first, the others have paid them, bought and built."""
    clients = people.server.table("me", "person", "person")
    me, left, right = in_turn(clients)
    board = next(board for board in me.situation()["boards"] if board["seat"] == me.seat)
    (container,) = board["factory"]
    colour = container.partition("@")[0]
    me.play("end")
    left.play("warehouse")
    left.play(f"buy {me.seat}: {container} -> {colour}@3")
    own = next(board for board in me.situation()["boards"] if board["seat"] == right.seat)
    right.play(f"produce -> {own['factory'][0].partition('@')[0]}@1 {own['factory'][0].partition('@')[0]}@2")
    right.play("end")
    person = people.sit(me, **how)
    person.sees_move()
    return person, me


def test_what_happened_since_the_last_turn_opens_by_itself_and_turns_into_the_log(people: People) -> None:
    ann, _ = to_the_second_turn(people)
    tab = ann.page.get_by_role("tab", name="Since your last turn")
    expect(tab).to_have_attribute("aria-selected", "true")
    told = ann.page.get_by_role("group", name="Since your last turn")
    expect(told.get_by_role("button", name="buys your")).to_be_visible()
    expect(told.get_by_role("button", name="buys a warehouse")).to_be_visible()
    expect(ann.page.locator("g.gone")).to_have_count(1)
    told.get_by_role("button", name="buys your").click()
    expect(ann.page.locator(".travel > span")).to_have_count(1)
    assert Axe().run(ann.page).response["violations"] == []
    ann.press("Produce")
    expect(tab).to_have_attribute("aria-selected", "false")
    expect(ann.page.get_by_role("slider", name="History of the game")).to_be_visible()
    expect(ann.page.locator("g.gone")).to_have_count(0)
    tab.click()
    expect(told).to_be_visible()


def test_the_log_shows_eight_lines_on_a_screen_of_1280_by_800(people: People) -> None:
    ann, _ = to_the_second_turn(people)
    ann.page.get_by_role("tab", name="Log").click()
    whole = ann.page.evaluate(
        """() => {
            const list = document.querySelector(".scroll").getBoundingClientRect();
            const rows = [...document.querySelectorAll(".scroll li")].map((row) => row.getBoundingClientRect());
            return [list.height / rows[0].height, rows.map((row) => row.height)];
        }"""
    )
    assert whole[0] >= 8, whole
    assert max(whole[1]) < 22, whole


def test_a_phone_tells_what_happened_and_what_the_others_do(people: People) -> None:
    ann, me = to_the_second_turn(people, size=PHONE)
    slip = ann.page.get_by_role("region", name="Since your last turn")
    expect(slip).to_contain_text("buys your")
    assert Axe().run(ann.page).response["violations"] == []
    ann.press("Put this away")
    expect(slip).to_have_count(0)
    expect(ann.button("End turn")).to_be_visible()
    me.play("end")
    now = ann.page.get_by_role("region", name="What is happening")
    expect(now).to_contain_text("ends the turn")
