"""The first page: back in the last game with one press, tables put away, and a rematch with one press."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.moments import in_turn
from tests.browser.person import DESK, PHONE
from tests.browser.scenes import SCENES
from tests.server.harness import Client

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

    from tests.browser.person import People, Person
    from tests.server.harness import Server

pytestmark = pytest.mark.slow

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
SEAT = re.compile(r"/t/[\w-]+#[\w.-]+$")


def go_home(me: Person, server: Server) -> None:
    me.page.goto(server.url)
    expect(me.page.get_by_role("heading", name="Boxship", level=1)).to_be_visible()


@SIZES
def test_the_last_game_goes_on_with_one_press(people: People, server: Server, size: ViewportSize) -> None:
    me = people.arrive(size=size)
    expect(me.page.get_by_role("link", name="Continue")).to_have_count(0)
    me.play_now()
    me.sees_move()
    address = me.page.url
    go_home(me, server)
    go_on = me.page.get_by_role("link", name="Continue")
    expect(go_on).to_contain_text("Round 1, your turn")
    expect(go_on).to_contain_text("against Producer, Shipper and Hoarder")
    expect(go_on).to_contain_text(re.compile(r"cash\s*\$\d+"))
    go_on.click()
    me.sees_move()
    assert me.page.url == address


@SIZES
def test_a_table_is_put_away_and_brought_back(people: People, server: Server, size: ViewportSize) -> None:
    me = people.arrive(size=size)
    me.play_now()
    me.sees_move()
    go_home(me, server)
    go_on = me.page.get_by_role("link", name="Continue")
    me.press("Put away")
    expect(go_on).to_have_count(0)
    me.press("Undo")
    expect(go_on).to_be_visible()
    me.press("Put away")
    expect(go_on).to_have_count(0)
    go_home(me, server)
    expect(me.button("Play now")).to_be_visible()
    expect(go_on).to_have_count(0)
    # It is not lost: the list of all tables has it, and brings it back.
    me.page.goto(f"{server.url}/tables")
    me.press("Bring back")
    expect(me.button("Put away")).to_be_visible()
    go_home(me, server)
    expect(go_on).to_be_visible()


def test_tables_say_what_is_due(people: People, server: Server) -> None:
    me = people.arrive("/new")
    waiting, running = (in_turn(server.table("me", "person", "person")) for _ in range(2))
    for client in (running[1], waiting[0]):
        me.page.goto(f"{server.url}/t/{client.table}#{client.token}")
        expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    go_home(me, server)
    me.play_now()
    me.sees_move()
    go_home(me, server)
    expect(me.page.get_by_role("region", name="Your move").get_by_role("link", name="Play")).to_be_visible()
    expect(me.page.get_by_role("region", name="In progress").get_by_role("link", name="Look")).to_be_visible()


@SIZES
def test_a_rematch_from_the_final_screen_with_one_press(people: People, server: Server, size: ViewportSize) -> None:
    me = SCENES["finished"](people, size=size)
    before = me.page.url
    me.press("Play again")
    me.page.wait_for_url(lambda url: url != before and SEAT.search(url) is not None)
    table, token = me.page.url.rpartition("/")[2].split("#")
    old_table, old_token = before.rpartition("/")[2].split("#")
    info, old = Client(server, table, token).info(), Client(server, old_table, old_token).info()
    assert (table != old_table, info["rules"], info["me"]) == (True, old["rules"], old["me"])
    # Whoever does not come by themselves can be sent the link.
    expect(me.button("Copy invite link")).to_be_visible()


def test_a_rematch_from_the_first_page_with_one_press(people: People, server: Server) -> None:
    me = SCENES["finished"](people)
    before = me.page.url
    go_home(me, server)
    region = me.page.get_by_role("region", name="Finished")
    expect(region.get_by_role("link", name="1 game, ")).to_be_visible()
    region.get_by_role("button", name="Again").click()
    me.page.wait_for_url(SEAT)
    assert me.page.url != before


def test_who_looks_at_the_result_is_told_of_the_rematch(people: People, server: Server) -> None:
    clients = server.table("me", "person", "person", rules="classic round_limit=1")
    for client in in_turn(clients):
        client.play("end")
    one, two = people.sit(clients[0]), people.sit(clients[1])
    expect(two.button("Play again")).to_be_visible()
    one.press("Play again")
    one.page.wait_for_url(lambda url: clients[0].table not in url)
    two.press("Join the rematch")
    two.page.wait_for_url(lambda url: clients[1].table not in url)
    assert one.page.url.partition("#")[0] == two.page.url.partition("#")[0]
