"""What is looked at stands in the address: moments, results and turning points, and Back leads where it should."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.moments import in_turn
from tests.browser.person import PHONE
from tests.browser.scenes import SCENES

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.person import People, Person
    from tests.server.harness import Server

pytestmark = pytest.mark.slow


def slider(person: Person) -> Locator:
    return person.page.get_by_role("slider", name="History of the game")


def has_address(person: Person, ending: str) -> None:
    expect(person.page).to_have_url(re.compile(rf"/t/[\w-]+{ending}#"))


def test_a_moment_of_a_running_game_has_an_address(people: People, server: Server) -> None:
    first, second, _ = in_turn(server.table("me", "person", "person"))
    first.play("end")
    second.play("end")
    me = people.sit(first)
    has_address(me, "")
    me.press("Previous event")
    has_address(me, "/1")
    me.press("Previous event")
    has_address(me, "/0")
    me.page.reload()
    expect(slider(me)).to_have_value("0")
    me.page.go_back()
    has_address(me, "")
    expect(slider(me)).to_have_value("2")
    me.page.go_forward()
    expect(slider(me)).to_have_value("0")


def test_a_result_its_moments_and_its_turning_points_have_addresses(people: People) -> None:
    me = SCENES["turning"](people)
    points = me.page.get_by_role("button", name=re.compile("^Round"))
    has_address(me, "")
    points.last.click()
    # The moment of choice: the table before the decision that was a mistake.
    has_address(me, "/1")
    expect(slider(me)).to_have_value("1")
    heading = me.page.get_by_role("heading", level=1)
    expect(heading).not_to_contain_text("over")
    me.page.go_back()
    expect(points.last).to_be_visible()
    has_address(me, "")
    points.last.click()
    has_address(me, "/1")
    me.page.reload()
    expect(slider(me)).to_have_value("1")
    expect(heading).not_to_contain_text("over")
    me.press("Show the result")
    has_address(me, "")
    expect(points.last).to_be_visible()


def test_on_a_phone_the_history_leaves_the_table_free(people: People, server: Server) -> None:
    first, second, _ = in_turn(server.table("me", "person", "person"))
    first.play("end")
    second.play("end")
    me = people.sit(first, size=PHONE)
    me.press("Log and history")
    expect(me.page.get_by_role("heading", name="Log")).to_be_visible()
    me.press("Previous event")
    expect(slider(me)).to_have_value("1")
    expect(me.page.get_by_role("heading", name="Log")).to_have_count(0)
    sheet = me.page.get_by_role("region", name="Actions").bounding_box()
    assert sheet is not None
    assert sheet["height"] < 0.2 * PHONE["height"]
    me.press("Previous event")
    expect(slider(me)).to_have_value("0")
