"""A phone: a turn by touch."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.moments import in_turn
from tests.browser.person import PHONE

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
    expect(me.page.get_by_role("heading", name="Your turn")).to_be_hidden()
    assert clients[0].situation()["turn"] == clients[1].seat
