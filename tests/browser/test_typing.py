"""A line is typed with the words that the table offers, from the first to the last."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.moments import in_turn

if TYPE_CHECKING:
    from tests.browser.person import People
    from tests.server.harness import Server

pytestmark = pytest.mark.slow


def test_a_line_by_its_first_letters(people: People, server: Server) -> None:
    first, second, _ = in_turn(server.table("me", "person", "person"))
    (container,) = next(board for board in first.situation()["boards"] if board["seat"] == second.seat)["factory"]
    me = people.sit(first)
    me.sees("Your move")
    options = me.page.get_by_role("option")
    me.box.press_sequentially("b")
    expect(options).to_have_text(["buy"])
    me.box.press("Tab")
    expect(me.box).to_have_value("buy ")
    # The arrow keys choose, Enter takes what is chosen and plays nothing yet.
    expect(options).to_have_count(2)
    seats = options.all_inner_texts()
    place = next(i for i, word in enumerate(seats) if word.startswith(str(second.seat)))
    for _ in range(place + 1):
        me.box.press("ArrowDown")
    expect(options.nth(place)).to_have_attribute("aria-selected", "true")
    me.box.press("Enter")
    expect(me.box).to_have_value(f"buy {seats[place]} ")
    # The mouse takes one too.
    options.filter(has_text=container).first.click()
    me.box.press_sequentially("-")
    expect(options).to_have_text(["->"])
    me.box.press("Tab")
    expect(options.first).to_be_visible()
    # Escape closes the list and leaves what is typed.
    me.box.press("Escape")
    expect(options).to_have_count(0)
    assert me.box.input_value().endswith("-> ")
    me.box.press_sequentially(container.partition("@")[0] + "@6")
    me.box.press("Enter")
    me.sees("Your turn, second action")
    mine = next(board for board in first.situation()["boards"] if board["seat"] == first.seat)
    assert mine["harbour"] == [container.partition("@")[0] + "@6"]
