"""Containers on the drawn table: the first press picks one of somebody else's, and a dragged one leaves Enter free."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.moments import in_turn
from tests.browser.person import DESK, PHONE

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

    from tests.browser.person import People
    from tests.server.harness import Client, Server

pytestmark = pytest.mark.slow


def first_good(client: Client, seat: str | None) -> tuple[str, str]:
    """Colour and price of the container that a factory begins with."""
    [word] = next(board["factory"] for board in client.situation()["boards"] if board["seat"] == seat)
    colour, _, price = word.partition("@")
    return colour, price


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_first_press_on_a_container_of_somebody_else_picks_it(
    people: People, server: Server, size: ViewportSize
) -> None:
    first, *_ = in_turn(server.table("me", "person", "person"))
    me = people.sit(first, size=size)
    me.sees_move()
    # By mouse or finger: the drawn container has no name yet, its store has one.
    me.page.locator(".lying").first.click()
    me.sees("Buy ")
    expect(me.button("Confirm")).to_be_enabled()


def test_enter_confirms_after_a_container_was_dragged(people: People, server: Server) -> None:
    first, *_ = in_turn(server.table("me", "person", "person"))
    me = people.sit(first)
    me.sees_move()
    colour, _ = first_good(first, first.seat)
    me.press("Produce $1")
    box = me.page.get_by_role("button", name=f"{colour} at $2: arrow keys change the price").last
    place = box.bounding_box()
    assert place is not None
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    me.page.mouse.move(x, y)
    me.page.mouse.down()
    me.page.mouse.move(x + 20, y, steps=4)
    me.page.mouse.move(x + 64, y, steps=4)
    me.page.mouse.up()
    expect(me.page.get_by_role("button", name=f"{colour} at $4: arrow keys change the price")).to_be_visible()
    me.page.keyboard.press("Enter")
    me.sees("Your turn, second action")
    assert f"{colour}@4" in next(
        board["factory"] for board in first.situation()["boards"] if board["seat"] == first.seat
    )
