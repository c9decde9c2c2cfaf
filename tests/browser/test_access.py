"""axe-core finds nothing on any screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.person import DESK, PHONE
from tests.browser.scenes import SCENES

if TYPE_CHECKING:
    from tests.browser.person import People

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("scene", SCENES)
def test_nothing_is_found(people: People, scene: str, size: str) -> None:
    person = SCENES[scene](people, size=DESK if size == "desk" else PHONE, dark=size == "phone")
    person.page.wait_for_timeout(300)
    found = Axe().run(person.page).response["violations"]
    told = [(rule["id"], rule["help"], [node["html"][:200] for node in rule["nodes"]]) for rule in found]
    assert told == []
