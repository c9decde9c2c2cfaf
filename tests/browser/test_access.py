"""Every screen: axe-core finds nothing, nothing scrolls sideways, rings are whole, and a finger hits every button."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.person import DESK, PHONE
from tests.browser.scenes import SCENES
from tests.browser.steady import at_rest

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

    from tests.browser.person import People

pytestmark = pytest.mark.slow


SMALL = """() => [...document.querySelectorAll("button.btn, a.btn")]
  .filter((button) => button.checkVisibility() && button.getBoundingClientRect().height < 40)
  .map((button) => button.outerHTML.slice(0, 120))"""

RING = """() => {
  const control = document.activeElement;
  if (!control.matches("header *")) return "elsewhere";
  const ringed = [control, ...control.querySelectorAll("svg")].find(
    (element) => getComputedStyle(element).outlineStyle !== "none");
  if (ringed === undefined) return `no ring: ${control.outerHTML}`;
  const { left, top, right, bottom } = ringed.getBoundingClientRect();
  const { outlineWidth, outlineOffset } = getComputedStyle(ringed);
  const beyond = parseFloat(outlineWidth) + parseFloat(outlineOffset);
  const whole = Math.min(left, top, innerWidth - right, innerHeight - bottom) >= beyond;
  return whole ? "whole" : `cut off: ${control.outerHTML}`;
}"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_rings_in_the_strip_above_the_table_are_whole(people: People, size: ViewportSize) -> None:
    person = SCENES["my turn"](people, size=size)
    at_rest(person.page)
    found = []
    for _ in range(8):
        person.page.keyboard.press("Tab")
        found.append(person.page.evaluate(RING))
    assert found.count("whole") >= 3, found
    assert set(found) <= {"whole", "elsewhere"}


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("scene", SCENES)
def test_nothing_is_found(people: People, scene: str, size: str) -> None:
    person = SCENES[scene](people, size=DESK if size == "desk" else PHONE, dark=size == "phone")
    at_rest(person.page)
    found = Axe().run(person.page).response["violations"]
    told = [(rule["id"], rule["help"], [node["html"][:200] for node in rule["nodes"]]) for rule in found]
    assert told == []
    assert not person.is_sideways()
    if size == "phone":
        assert person.page.evaluate(SMALL) == []
