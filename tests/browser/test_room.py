"""Everything has room: on a desk and on a phone, also where a language needs 40 % more letters."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.person import DESK, PHONE
from tests.browser.scenes import SCENES

if TYPE_CHECKING:
    from tests.browser.person import People

pytestmark = pytest.mark.slow

CUT = """() => {
  const cut = [];
  for (const element of document.querySelectorAll("body *")) {
    if (element.closest("svg, .unseen, select, option") || !element.checkVisibility()) continue;
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== "");
    if (!own) continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect();
    if (text.width === 0) continue;
    if (text.left < -1 || text.right > innerWidth + 1) cut.push(["outside", element.outerHTML.slice(0, 160)]);
    for (let box = element; box !== document.body && box !== null; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const said = style.textOverflow === "ellipsis" && box.closest("[title], [aria-label]") !== null;
      const room = box.getBoundingClientRect();
      const scrolls = style.overflowX === "auto" || style.overflowX === "scroll";
      if (!said && !scrolls && (text.right > room.right + 1.5 || text.left < room.left - 1.5)) {
        cut.push(["cut", element.outerHTML.slice(0, 160), box.className]);
      }
      const rolls = style.overflowY === "auto" || style.overflowY === "scroll";
      if (!rolls && text.bottom > room.bottom + 3) cut.push(["low", element.outerHTML.slice(0, 160), box.className]);
      break;
    }
  }
  return cut;
}"""
"""Texts that stick out of the window or of the box that clips them; one with an ellipsis says all in its title."""


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("scene", SCENES)
def test_longer_words_fit(people: People, scene: str, size: str) -> None:
    person = SCENES[scene](people, size=DESK if size == "desk" else PHONE, longer=40)
    person.page.wait_for_timeout(300)
    assert not person.is_sideways()
    assert person.page.evaluate(CUT) == []


@pytest.mark.parametrize("scene", ["my turn", "drafting", "waiting", "watching"])
def test_the_table_fits_on_one_screen_of_a_desk(people: People, scene: str) -> None:
    person = SCENES[scene](people, size=DESK)
    assert not person.page.evaluate("() => document.documentElement.scrollHeight > innerHeight + 1")
