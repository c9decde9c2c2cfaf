"""Three people with three browsers: an auction with a tie, and a connection that is cut in the middle of it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.moments import in_turn, to_the_island
from tests.browser.wire import Wire
from tests.server.harness import Client

if TYPE_CHECKING:
    from tests.browser.person import People
    from tests.server.harness import Server

pytestmark = pytest.mark.slow


def test_an_auction_with_a_tie_and_a_lost_connection(people: People, server: Server) -> None:
    clients = server.table("me", "person", "person")
    seller, left, right = to_the_island(clients)
    with Wire(server.url) as wire:
        host, guest = people.sit(seller), people.sit(left)
        far = people.sit(right, url=wire.url)
        host.sees("Your move")
        host.press("Sail choose where")
        host.page.get_by_role("button", name=re.compile("island", re.IGNORECASE)).locator("visible=true").last.click()
        host.press("Confirm")
        guest.sees("lands on the island")
        far.sees("lands on the island")

        guest.seal(3)
        guest.sees("Your bid of $3 is sealed")
        # Who has bid is shown, what is not.
        host.sees("has bid")
        assert "$3" not in host.page.get_by_role("dialog").inner_text()
        guest.press("Change bid")
        guest.seal(4)

        wire.cut()
        far.sees("connection")
        wire.mend()
        expect(far.page.get_by_text(re.compile("connection", re.IGNORECASE)).first).to_be_hidden()
        far.seal(4)

        for person in (host, guest, far):
            expect(person.page.get_by_role("heading", name=re.compile("^Tie"))).to_be_visible()
        guest.seal(2)
        far.seal(1)
        host.sees("The bids are revealed")
        (yes,) = [host.page.get_by_role("button", name=re.compile(r"Accept \$6"))]
        expect(yes).to_be_visible()
        # Both outcomes stand there in exact dollars.
        assert seller.situation()["auction"]["outcomes"][0]["gets"] == 12
        host.sees("$12")
        yes.click()
        guest.sees("The cargo is yours for $6")
        far.sees("gets the cargo for $6")

    numbers = [entry["number"] for entry in left.look()["log"]]
    assert numbers == list(range(1, len(numbers) + 1))


def test_two_tabs_of_one_seat_stay_in_step(people: People, server: Server) -> None:
    me, *others = server.table("me", "person", "person")
    turn = next(client for client in (me, *others) if client.seat == me.situation()["turn"])
    one, two = people.sit(turn), people.sit(turn)
    one.sees("Your move")
    one.type("warehouse")
    two.sees("Your turn, second action")
    two.page.keyboard.press("Backspace")
    one.sees("Your turn, first action")


def test_a_moment_that_can_not_be_fetched_is_asked_for_again(people: People, server: Server) -> None:
    first = in_turn(server.table("me", "person", "person"))[0]
    first.play("warehouse")
    me = people.sit(first)
    me.sees("Your turn, second action")
    me.page.route("**/situations/*", lambda route: route.abort())
    me.press("Previous event")
    me.sees("Couldn’t load this moment")
    me.page.unroute("**/situations/*")
    me.complaints.clear()
    me.press("Try again")
    me.sees("Viewing the past")
    me.press("Back to live")
    me.sees("Your turn, second action")


def test_a_link_gives_the_next_free_seat_and_a_watcher_sees_no_secret(people: People, server: Server) -> None:
    host = people.arrive("/new")
    host.page.get_by_role("combobox").first.wait_for()
    for choice in host.page.get_by_role("combobox").all()[1:2]:
        choice.select_option(label="Someone you invite")
    host.press("Open the table")
    host.page.wait_for_url(re.compile("/t/"))
    table, token = host.page.url.rpartition("/")[2].split("#")
    info = Client(server, table, token).info()
    guest = people.arrive(f"/j/{table}#{info['join']}")
    guest.press("Take the seat")
    guest.page.wait_for_url(re.compile("/t/"))
    guest.sees("Your value card")
    watcher = people.arrive(f"/w/{table}#{info['watch']}")
    expect(watcher.page.get_by_role("table", name="What the players have")).to_be_attached()
    expect(watcher.page.get_by_text("Your value card")).to_have_count(0)


def test_an_invitation_to_a_full_table_says_so_at_once_and_leads_to_watching(people: People, server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "person"}, {"kind": "bot"}]
    me = Client(server, **server.post("/tables", {"seats": seats}).json())
    info = me.info()
    link = f"/j/{me.table}#{info['join']}"
    guest = people.arrive(link)
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("You’re invited")
    guest.press("Take the seat")
    guest.page.wait_for_url(re.compile("/t/"))
    late = people.arrive(link)
    expect(late.page.get_by_role("heading", level=1)).to_have_text("All seats are taken")
    expect(late.button("Take the seat")).to_have_count(0)
    late.page.get_by_role("link", name="Watch the game").click()
    expect(late.page.get_by_role("table", name="What the players have")).to_be_attached()
    # Who has a seat is led back to it.
    guest.page.goto(server.url + link)
    guest.page.get_by_role("link", name="Back to the table").click()
    guest.sees("Your value card")
