"""Several people at a table: who is here, reminders, bots for the absent, clocks, giving up, ending together."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.person import DESK, PHONE, People
from tests.server.harness import Client, serving_hastily

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Locator

    from tests.browser.person import Person
    from tests.server.harness import Server

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which a host need not wait before a bot plays for somebody."""
    with serving_hastily(tmp_path_factory.mktemp("hasty") / "tables.db") as running:
        yield running


@pytest.fixture
def crowd(hasty: Server, browser: Browser) -> Iterator[People]:
    everybody = People(hasty, browser)
    yield everybody
    everybody.leave()


def named(server: Server, **more: object) -> list[Client]:
    """Ann, Bo and Cy at a table; whoever has to decide comes first."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "person"}, {"kind": "person"}]
    made = server.post("/tables", {"seats": seats, **more}).json()
    people = [Client(server, made["table"], made["token"], made["seat"])]
    for name in ("Bo", "Cy"):
        joined = server.post(f"/tables/{people[0].table}/join", {"name": name}, people[0].info()["join"])
        people.append(Client(server, **joined.json()))
    return people


NAMES = {"blue": "Ann", "red": "Bo", "yellow": "Cy"}


def first_and_others(people: list[Client]) -> tuple[Client, list[Client]]:
    """Whoever has to decide, and the others in the order of their turns."""
    (seat,) = people[0].situation()["to_act"]
    first = [one.seat for one in people].index(seat)
    return people[first], people[first + 1 :] + people[:first]


def row(person: Person, name: str) -> Locator:
    """The line of somebody on the page of people."""
    rows = person.page.get_by_role("region", name="People").get_by_role("listitem")
    return rows.filter(has=person.page.get_by_text(name, exact=True))


def test_a_bot_takes_over_for_who_is_away_and_they_take_it_back(crowd: People, hasty: Server) -> None:
    people = named(hasty)
    host = crowd.sit(people[0])
    guest = crowd.sit(people[1])
    guest.sees("Round 1")
    host.press("People", exact=True)
    expect(row(host, "Bo")).to_contain_text(re.compile("here|thinking"))
    expect(row(host, "Cy")).to_contain_text("away")
    assert not Axe().run(host.page).response["violations"]
    guest.page.goto("about:blank")
    expect(row(host, "Bo")).to_contain_text("away")
    host.press("Let a bot play for Bo")
    expect(row(host, "Bo")).to_contain_text("a bot is playing")
    back = crowd.sit(people[1])
    back.sees("A bot is playing for you")
    assert not Axe().run(back.page).response["violations"]
    back.press("Take my seat back")
    expect(row(host, "Bo")).to_contain_text(re.compile("here|thinking"))
    expect(back.page.get_by_text("A bot is playing for you")).to_have_count(0)


def test_a_reminder_reaches_the_page_of_who_is_waited_for(people: People, server: Server) -> None:
    late, (one, _) = first_and_others(named(server))
    assert late.seat is not None
    assert one.seat is not None
    waited, waiting = people.sit(late, size=PHONE), people.sit(one)
    waited.sees_move()
    waiting.press("People", exact=True)
    waiting.press(f"Remind {NAMES[late.seat]}")
    waiting.sees("has been reminded")
    waited.sees(f"{NAMES[one.seat]} reminds you")
    waited.press("Thanks")
    expect(waited.page.get_by_text("reminds you")).to_have_count(0)


def test_a_clock_runs_out_before_everybodys_eyes(people: People, server: Server) -> None:
    # The own turn closes the page of people: whoever looks has the last one, after another whose clock runs out.
    late, (_, one) = first_and_others(named(server, clock={"bank": 12}))
    assert late.seat is not None
    waited, waiting = people.sit(late), people.sit(one, size=PHONE)
    waiting.press("People", exact=True)
    expect(row(waiting, NAMES[late.seat]).locator("time")).to_have_text(re.compile(r"0:[01]\d"))
    expect(row(waiting, NAMES[late.seat])).to_contain_text("a bot is playing")
    waited.sees("A bot is playing for you")
    waited.press("Take my seat back")
    expect(row(waiting, NAMES[late.seat])).not_to_contain_text("a bot is playing")
    assert "bot-clock" in [fact["key"] for entry in late.look()["log"] for fact in entry["facts"]]


def test_somebody_gives_up_and_the_others_see_it(people: People, server: Server) -> None:
    clients = named(server)
    leaving, staying = people.sit(clients[1]), people.sit(clients[0])
    leaving.press("People", exact=True)
    leaving.press("Resign", exact=True)
    leaving.press("Really? Press again")
    leaving.sees("resigned, a bot is playing")
    leaving.press("Back to the table")
    leaving.sees("You’ve resigned")
    expect(leaving.button("Take my seat back")).to_have_count(0)
    staying.press("People", exact=True)
    expect(row(staying, "Bo")).to_contain_text("resigned, a bot is playing")


def test_all_end_the_game_together(people: People, server: Server) -> None:
    clients = named(server)
    ann, bo, cy = people.sit(clients[0]), people.sit(clients[1], size=PHONE), people.sit(clients[2], dark=True)
    ann.press("People", exact=True)
    ann.press("End the game")
    ann.press("Really? Press again")
    ann.sees("Ann would end the game. All 3 players have to agree.")
    bo.sees("Ann wants to end the game.")
    bo.press("Agree", exact=True)
    cy.sees("Ann and Bo want to end the game.")
    cy.press("Later")
    expect(cy.page.get_by_text("want to end the game.")).to_have_count(0)
    cy.press("People", exact=True)
    cy.press("End the game")
    for person in (ann, cy):
        person.press("Back to the table")
    for person in (ann, bo, cy):
        person.sees("Everyone agreed to end the game")
        assert not Axe().run(person.page).response["violations"]
    with ann.page.expect_download() as kept:
        ann.press("Save the record")
    assert "# ended by agreement of all" in kept.value.path().read_text()
    bo.press("Play again")
    expect(bo.page.get_by_text("Everyone agreed to end the game")).to_have_count(0)


def test_a_new_table_with_a_clock(people: People) -> None:
    me = people.arrive("/new", size=DESK)
    me.page.get_by_role("radio", name=re.compile("15 min")).check()
    assert not Axe().run(me.page).response["violations"]
    me.press("Open the table")
    me.sees_move()
    me.press("People", exact=True)
    expect(row(me, "you").locator("time")).to_have_text(re.compile(r"1[45]:\d\d"))
