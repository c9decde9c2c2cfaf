"""Every screen: axe-core finds nothing, nothing scrolls sideways, and on a phone a finger hits every button."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.person import DESK, PHONE
from tests.browser.scenes import SCENES

if TYPE_CHECKING:
    from tests.browser.person import People

pytestmark = pytest.mark.slow


SMALL = """() => [...document.querySelectorAll("button.btn, a.btn")]
  .filter((button) => button.checkVisibility() && button.getBoundingClientRect().height < 40)
  .map((button) => button.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("scene", SCENES)
def test_nothing_is_found(people: People, scene: str, size: str) -> None:
    person = SCENES[scene](people, size=DESK if size == "desk" else PHONE, dark=size == "phone")
    person.page.wait_for_timeout(300)
    found = Axe().run(person.page).response["violations"]
    told = [(rule["id"], rule["help"], [node["html"][:200] for node in rule["nodes"]]) for rule in found]
    assert told == []
    assert not person.is_sideways()
    if size == "phone":
        assert person.page.evaluate(SMALL) == []
