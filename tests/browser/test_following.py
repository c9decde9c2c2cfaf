"""Following the game: the pace of the others, what happened since the last turn, and the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.moments import in_turn
from tests.browser.person import DESK, PHONE
from tests.browser.staged import Company, staged
from tests.browser.steady import at_rest

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

    from tests.browser.person import People, Person
    from tests.server.harness import Client

pytestmark = pytest.mark.slow

TABLET: ViewportSize = {"width": 820, "height": 1180}


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


@pytest.mark.parametrize("size", [DESK, TABLET], ids=["desk", "tablet"])
def test_no_slice_of_a_row_stands_at_an_edge_of_the_log(people: People, size: ViewportSize) -> None:
    ann = staged(people, Company(4), "others", size=size)
    expect(ann.page.locator(".scroll li").first).to_be_attached()
    at_rest(ann.page)
    cut = ann.page.evaluate(
        """() => {
            const list = document.querySelector(".scroll").getBoundingClientRect();
            const rows = [...document.querySelectorAll(".scroll li")].map((row) => row.getBoundingClientRect());
            const seen = rows.filter((row) => row.bottom > list.top + 1.5 && row.top < list.bottom - 1.5);
            const sliced = seen.filter((row) => row.top < list.top - 1.5 || row.bottom > list.bottom + 1.5);
            return [seen.length < rows.length, sliced.map((row) => [row.top - list.top, row.bottom - list.bottom])];
        }"""
    )
    assert cut == [True, []]


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


def test_what_is_read_out_stands_in_one_place_and_in_order(people: People) -> None:
    clients = people.server.table("me", "person", "person")
    first, second, third = in_turn(clients)
    ann = people.sit(second)
    expect(ann.page.get_by_role("slider", name="History of the game")).to_be_visible()
    first.play("end")
    read = ann.page.get_by_role("log").locator("p")
    expect(read.last).to_have_text("It’s your turn")
    assert read.all_inner_texts()[-2].endswith("ends the turn")
    ann.page.locator("[data-kind=buy] button").click()
    expect(read.last).to_have_text("Buy from whom?")
    ann.page.get_by_role("list", name="Choices").get_by_role("button").first.click()
    expect(read.last).to_contain_text("Choose what to buy")
    assert not [text for text in read.all_inner_texts() if "$0" in text], (
        "nothing is said before the table has answered"
    )
    assert third.situation()["turn"] == second.seat


def focused(person: Person) -> str:
    """The classes of whatever has the focus, or its tag."""
    return str(person.page.evaluate("() => document.activeElement.className || document.activeElement.localName"))


def test_the_focus_goes_on_after_a_choice_and_after_the_confirmation(people: People) -> None:
    ann, _ = to_the_second_turn(people)
    ann.page.locator("[data-kind=buy] button").focus()
    ann.page.keyboard.press("Enter")
    chip = ann.page.locator("button.chip:not(.off)").first
    chip.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("button.good").first).to_be_visible()
    expect(ann.page.locator("button.good:focus")).to_have_count(1)
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("Escape")
    ann.button("End turn").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("button.go:focus")).to_have_count(1)
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("section.act:focus")).to_have_count(1)
    assert "act" in focused(ann)


def test_the_history_leaps_from_turn_to_turn_and_from_auction_to_auction(people: People) -> None:
    ann, _ = to_the_second_turn(people)
    slider = ann.page.get_by_role("slider", name="History of the game")
    ann.page.get_by_role("tab", name="Log").click()
    last = position_of_slider(ann)
    ann.page.locator("h1").first.click()
    ann.page.keyboard.press("Shift+T")
    expect(slider).to_have_value(str(last - 2))
    ann.press("To the previous turn")
    expect(slider).to_have_value(str(last - 4))
    ann.press("To the next auction")
    expect(slider).to_have_value(str(last))
