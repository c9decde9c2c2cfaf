"""Everything has room: on a desk and on a phone, also where a language needs 40 % more letters."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.boxes import faults
from tests.browser.person import DESK, PHONE
from tests.browser.scenes import SCENES
from tests.browser.steady import at_rest

if TYPE_CHECKING:
    from tests.browser.person import People

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("scene", SCENES)
def test_longer_words_fit(people: People, scene: str, size: str) -> None:
    person = SCENES[scene](people, size=DESK if size == "desk" else PHONE, longer=40)
    at_rest(person.page)
    assert not person.is_sideways()
    assert faults(person.page) == []


@pytest.mark.parametrize("scene", ["my turn", "drafting", "waiting", "watching"])
def test_the_table_fits_on_one_screen_of_a_desk(people: People, scene: str) -> None:
    person = SCENES[scene](people, size=DESK)
    assert not person.page.evaluate("() => document.documentElement.scrollHeight > innerHeight + 1")
