"""The settings sheet: every choice acts at once and is there again, by mouse and by keyboard."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.moments import in_turn
from tests.browser.person import DESK, PHONE
from tests.browser.scenes import SCENES

if TYPE_CHECKING:
    from playwright.sync_api import Locator, ViewportSize

    from tests.browser.person import People, Person
    from tests.server.harness import Server

pytestmark = pytest.mark.slow

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def choices(person: Person, group: str) -> Locator:
    return person.page.get_by_role("dialog").get_by_role("group", name=group)


def choose(person: Person, group: str, choice: str) -> None:
    """Open the settings, choose, and close them."""
    if person.button("Settings", exact=True).count() == 0:
        person.press("Menu")
    person.press("Settings", exact=True)
    choices(person, group).get_by_role("radio", name=choice).check()
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)


@SIZES
def test_what_is_chosen_acts_at_once_and_is_there_after_a_reload(people: People, size: ViewportSize) -> None:
    me = SCENES["settings"](people, size=size)
    root = me.page.locator("html")
    for group, choice in (("Light or dark", "Dark"), ("Colours", "Strong"), ("Motion", "Full"), ("Sound", "Soft")):
        choices(me, group).get_by_role("radio", name=choice).check()
    expect(root).to_have_class("theme-dark palette-strong")
    me.page.reload()
    expect(root).to_have_class("theme-dark palette-strong")
    if me.button("Settings", exact=True).count() == 0:
        me.press("Menu")
    me.press("Settings", exact=True)
    for group, choice in (("Light or dark", "Dark"), ("Colours", "Strong"), ("Motion", "Full"), ("Sound", "Soft")):
        expect(choices(me, group).get_by_role("radio", name=choice)).to_be_checked()
    expect(choices(me, "Confirm").get_by_role("radio", name="Every action")).to_be_checked()


def test_the_sheet_by_keyboard(people: People) -> None:
    me = SCENES["my turn"](people)
    settings = me.button("Settings", exact=True)
    settings.focus()
    me.page.keyboard.press("Enter")
    sound = choices(me, "Sound").get_by_role("radio", name="Off")
    for _ in range(3):
        if sound.evaluate("one => one === document.activeElement"):
            break
        me.page.keyboard.press("Tab")
    expect(sound).to_be_focused()
    me.page.keyboard.press("ArrowRight")
    expect(choices(me, "Sound").get_by_role("radio", name="Soft")).to_be_checked()
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    expect(settings).to_be_focused()


@SIZES
def test_what_can_be_undone_is_played_at_once_and_undone(people: People, server: Server, size: ViewportSize) -> None:
    first = in_turn(server.table("me", "person", "person"))[0]
    me = people.sit(first, size=size)
    me.sees_move()
    choose(me, "Confirm", "Only what can’t be undone")
    me.press("Warehouse")
    me.sees("Your turn, second action")
    me.page.get_by_role("button", name=re.compile("Undo|Take back your last move")).locator(
        "visible=true"
    ).first.click()
    me.sees("Your turn, first action")
    # Prices are to be chosen, and a turn that has ended stays so: both wait.
    me.press("Produce")
    expect(me.button("Confirm")).to_be_visible()
    me.press("Confirm")
    me.sees("Your turn, second action")
    me.press("End turn")
    expect(me.button("Confirm")).to_be_visible()
    assert first.situation()["turn"] == first.seat
    me.press("Confirm")
    expect(me.page.get_by_role("heading", name=re.compile("Your turn"))).to_be_hidden()
