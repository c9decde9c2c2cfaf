"""Three people around one screen: they hand it on, play turns and an auction, and see no secret but their own."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.moments import to_the_island
from tests.browser.person import DESK, PHONE
from tests.server.harness import Client

if TYPE_CHECKING:
    from playwright.sync_api import Locator, ViewportSize

    from tests.browser.person import People, Person
    from tests.server.harness import Server

pytestmark = pytest.mark.slow

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
NAMES = {"blue": "Ann", "red": "Bo", "yellow": "Cy"}


def curtain(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Handing over")


def sees_no_secret(person: Person, clients: list[Client]) -> None:
    """The curtain is closed: no cash and no card of anybody."""
    expect(curtain(person)).to_be_visible()
    expect(person.page.get_by_text("Your value card")).to_have_count(0)
    expect(person.page.get_by_text("Your cash")).to_have_count(0)
    page = person.page.locator("body").inner_text()
    assert all(f"${client.situation()['mine']['cash']}" not in page for client in clients)


def takes_over(person: Person, client: Client) -> None:
    """The screen asks for somebody, who takes it."""
    name = NAMES[client.seat or ""]
    expect(curtain(person).get_by_text(f"{name}, it’s your move")).to_be_visible()
    person.press(f"I’m {name}", exact=True)
    expect(curtain(person)).to_have_count(0)


def gathered(people: People, clients: list[Client], size: ViewportSize) -> Person:
    """Everybody at one screen, by a link that is several seats."""
    for client in clients:
        client.request("POST", "/name", {"name": NAMES[client.seat or ""]})
    return people.arrive(f"/t/{clients[0].table}#{'.'.join(client.token for client in clients)}", size=size)


def test_a_table_for_three_at_one_screen_is_made_and_played(people: People, server: Server) -> None:
    screen = people.arrive("/new")
    screen.press("Three players")
    choices = screen.page.get_by_role("combobox")
    for place in (1, 2):
        choices.nth(place).select_option(label="On this screen")
    screen.sees("Several of you share this screen")
    for seat, name in NAMES.items():
        screen.page.get_by_role("textbox", name=f"Name of {seat}").fill(name)
    screen.press("Open the table")
    screen.page.wait_for_url(re.compile("/t/"))
    table, tokens = screen.page.url.rpartition("/")[2].split("#")
    by_seat = {client.info()["me"]: client for client in (Client(server, table, token) for token in tokens.split("."))}
    clients = [Client(server, table, by_seat[seat].token, seat) for seat in NAMES]
    start = list(NAMES).index(clients[0].situation()["turn"])
    order = [*clients[start:], *clients[:start]]
    sees_no_secret(screen, clients)
    for client in order:
        takes_over(screen, client)
        screen.sees("Your value card")
        screen.press("Produce $1")
        screen.press("Confirm")
        screen.sees("Your turn, second action")
        screen.press("End turn")
        screen.press("Confirm")
        sees_no_secret(screen, clients)
    # Whoever comes back later is asked for again, and the list knows the table once.
    screen.page.reload()
    sees_no_secret(screen, clients)
    screen.page.goto(f"{server.url}/tables")
    expect(screen.page.get_by_role("listitem")).to_have_count(1)
    screen.page.get_by_role("listitem").get_by_role("link").click()
    takes_over(screen, order[0])


@SIZES
def test_an_auction_at_one_screen(people: People, server: Server, size: ViewportSize) -> None:
    clients = server.table("me", "me", "me")
    seller, left, right = to_the_island(clients)
    screen = gathered(people, clients, size)
    takes_over(screen, seller)
    screen.press("Sail to the island")
    screen.press("Confirm")
    takes_over(screen, left)
    screen.seal(7)
    takes_over(screen, right)
    assert "$7" not in screen.page.get_by_role("dialog").inner_text()
    screen.seal(3)
    takes_over(screen, seller)
    expect(screen.page.get_by_text("The bids are revealed").locator("visible=true").first).to_be_visible()
    screen.page.get_by_role("button", name=re.compile(r"Accept \$7")).click()
    takes_over(screen, left)
    expect(screen.page.get_by_role("dialog")).to_have_count(0)
    screen.sees("Your turn, first action")


@SIZES
def test_who_only_looks_hides_his_things_again(people: People, server: Server, size: ViewportSize) -> None:
    clients = server.table("me", "me", "person")
    away = next(client for client in clients if client.seat == "yellow")
    while clients[0].situation()["turn"] != "yellow":
        next(client for client in clients if client.seat == clients[0].situation()["turn"]).play("end")
    screen = gathered(people, clients[:2], size)
    expect(curtain(screen).get_by_text("The others are playing")).to_be_visible()
    screen.press("I’m Bo", exact=True)
    expect(curtain(screen)).to_have_count(0)
    screen.press("Hide my secrets")
    sees_no_secret(screen, clients)
    screen.press("I’m Bo", exact=True)
    expect(curtain(screen)).to_have_count(0)
    # The move of somebody else at this screen comes before looking.
    away.play("end")
    takes_over(screen, clients[0])


@SIZES
def test_who_is_missing_is_invited_at_once(people: People, server: Server, size: ViewportSize) -> None:
    """Two at this screen, a third by link: the link to their seat is there before anybody has said who they are."""
    seats = [{"kind": kind, "style": ""} for kind in ("me", "me", "person")]
    made = server.post("/tables", {"rules": "classic", "seats": seats}).json()
    tokens = ".".join([made["token"], *(other["token"] for other in made["others"])])
    screen = people.arrive(f"/t/{made['table']}#{tokens}", size=size)
    links = screen.page.get_by_role("complementary", name="Waiting for players")
    expect(links.get_by_role("button", name="Copy invite link")).to_be_visible()
    screen.page.keyboard.press("Escape")
    expect(links).to_have_count(0)
    screen.press("Links to this table")
    expect(links).to_be_visible()
    screen.press("Links to this table")
    expect(links).to_have_count(0)
    screen.press("Links to this table")
    screen.page.get_by_role("heading", level=1).click()
    expect(links).to_have_count(0)


def test_whoever_has_the_screen_can_hide_it_before_deciding(people: People, server: Server) -> None:
    clients = server.table("me", "me", "me")
    screen = gathered(people, clients, DESK)
    takes_over(screen, next(client for client in clients if client.seat == clients[0].situation()["turn"]))
    screen.press("Hide my secrets")
    sees_no_secret(screen, clients)
