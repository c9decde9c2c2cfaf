"""The rare decisions, by mouse: interest, the kind of building, what is seized, and what comes back from the bank."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.moments import DEBT, RUIN, to_a_building, to_a_return, to_interest, to_the_island
from tests.browser.person import DESK, PHONE

if TYPE_CHECKING:
    from typing import Any

    from playwright.sync_api import ViewportSize

    from tests.browser.person import People
    from tests.server.harness import Client, Server

pytestmark = pytest.mark.slow

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def board(client: Client, seat: str | None = None) -> Any:
    """The board of a seat, or the client's own."""
    return next(board for board in client.situation()["boards"] if board["seat"] == (seat or client.seat))


@SIZES
def test_interest_is_paid_with_a_loan(people: People, server: Server, size: ViewportSize) -> None:
    debtor, _ = to_interest(server.table("me", "person", "person", rules=DEBT))
    me = people.sit(debtor, size=size)
    me.sees("Interest is due and you’re out of cash")
    me.press("Borrow")
    me.sees("Take a loan")
    me.sees("$0 → $9")
    me.press("Confirm")
    me.sees("Your turn, first action")
    assert (board(debtor)["loans"], board(debtor)["cash"]) == (2, 9)


@SIZES
def test_interest_is_not_paid_and_the_neighbour_seizes(people: People, server: Server, size: ViewportSize) -> None:
    debtor, neighbour = to_interest(server.table("me", "person", "person", rules=DEBT))
    me, other = people.sit(debtor, size=size), people.sit(neighbour, size=size)
    me.press("Don’t borrow")
    me.sees("something of yours will be seized")
    me.press("Confirm")
    me.sees("is choosing what to seize")
    other.sees("Choose what to seize")
    word, *_ = board(debtor)["factory"]
    colour, _, price = word.partition("@")
    # By a button of the deck, then on the board itself.
    other.press(f"{colour} at ${price} from the factory store", exact=True)
    other.sees(f"Take {colour} at ${price} from the factory store")
    with other.page.expect_response("**/lines"):
        other.press("Confirm")
    # A second one is missing: what is left is asked for anew.
    other.sees("What will you take?")
    assert len(board(debtor)["factory"]) == 2
    colour, _, price = board(debtor)["factory"][0].partition("@")
    other.press(f"{colour} for ${price}, {str(debtor.seat).capitalize()}’s factory store")
    other.sees(f"Take {colour} at ${price} from the factory store")
    other.press("Confirm")
    me.sees("Your turn, first action")
    assert len(board(debtor)["factory"]) == 1


@SIZES
def test_the_debtor_names_the_kind_of_building(people: People, server: Server, size: ViewportSize) -> None:
    debtor, neighbour = to_a_building(server.table("me", "person", "person", rules=RUIN))
    me, other = people.sit(debtor, size=size), people.sit(neighbour, size=size)
    me.sees("choose machine or warehouse")
    me.press("a machine", exact=True)
    me.sees("Give up a machine")
    me.press("Confirm")
    other.sees("Choose what to seize")
    safe, _, lost, _ = board(debtor)["machines"]
    # The first two are safe, and say so.
    expect(other.button(f"the {safe} machine", exact=True)).to_have_attribute("aria-disabled", "true")
    other.press(f"Seize the {lost} machine" if size == DESK else f"the {lost} machine", exact=True)
    other.sees(f"Take the {lost} machine")
    other.press("Confirm")
    me.sees("Your turn, first action")
    assert board(debtor)["machines"][2] is None


@SIZES
def test_a_beaten_bid_is_priced_anew(people: People, server: Server, size: ViewportSize) -> None:
    beaten, _ = to_a_return(server.table("me", "person", "person", rules="jumbo investment_bank"))
    me = people.sit(beaten, size=size)
    me.sees("You’ve been outbid at the bank")
    me.sees("Put your containers back at these prices")
    expect(me.page.get_by_role("button", name="Undo")).to_have_count(0)
    colour = board(beaten)["machines"][0]
    me.press(f"{colour} at $3, new")
    me.press("Move to $4")
    expect(me.button(f"{colour} at $4, new")).to_be_visible()
    me.press("Confirm")
    me.sees("’s turn")
    assert board(beaten)["factory"] == [f"{colour}@4"]


COVERED = """() => [...document.querySelectorAll("section[aria-label='Actions'] :is(button, input)")]
  .filter((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there === null || !(each.contains(there) || there.contains(each));
  })
  .map((each) => each.outerHTML.slice(0, 120))"""
"""Controls among the actions whose middle something else lies over."""


@SIZES
def test_an_auction_put_aside_covers_nothing(people: People, server: Server, size: ViewportSize) -> None:
    seller, left, _ = to_the_island(server.table("me", "person", "person"))
    seller.play("sail island")
    me = people.sit(left, size=size)
    expect(me.page.get_by_role("spinbutton", name="Your bid")).to_be_visible()
    me.press("View the table")
    expect(me.page.get_by_role("dialog")).to_be_hidden()
    assert me.page.evaluate(COVERED) == []
    me.press("Borrow")
    me.press("Confirm")
    me.press("Back to the auction")
    me.seal(30)
    assert board(left)["loans"] == 1
