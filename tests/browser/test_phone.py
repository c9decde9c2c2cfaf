"""A phone: everything is reachable by touch, and nothing scrolls sideways."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.moments import in_turn
from tests.browser.person import PHONE
from tests.browser.scenes import SCENES

if TYPE_CHECKING:
    from tests.browser.person import People
    from tests.server.harness import Server

pytestmark = pytest.mark.slow


def test_a_turn_by_touch(people: People, server: Server) -> None:
    clients = in_turn(server.table("me", "person", "person"))
    me = people.sit(clients[0], size=PHONE)
    me.sees("Your move")
    me.button("Produce").tap()
    me.button("Confirm").tap()
    me.sees("Your turn, second action")
    me.button("Warehouse").tap()
    me.button("Confirm").tap()
    assert clients[0].situation()["turn"] == clients[1].seat


@pytest.mark.parametrize("scene", SCENES)
def test_no_screen_scrolls_sideways(people: People, scene: str) -> None:
    person = SCENES[scene](people, size=PHONE)
    assert not person.is_sideways()
    small = person.page.evaluate(
        """() => [...document.querySelectorAll("button.btn, a.btn")].filter((button) => button.checkVisibility()
            && button.getBoundingClientRect().height < 40).map((button) => button.outerHTML.slice(0, 120))"""
    )
    assert small == []
