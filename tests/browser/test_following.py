"""Following the game: the pace of the others, what happened since the last turn, and the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.person import People, Person

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
