"""Every screen of the page, each as a way to get there."""

from __future__ import annotations

import base64
import json
import re
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.moments import DEBT, RUIN, in_turn, to_a_building, to_a_return, to_interest, to_the_island
from tests.server.harness import Client

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.person import People, Person

    Scene = Callable[..., Person]


RECORD = (Path(__file__).parents[1] / "records" / "classic-three.record").read_text(encoding="utf-8")
"""A whole game among three."""


def _about(mean: float, margin: float) -> dict[str, float]:
    return {"mean": mean, "margin": margin}


def _line(line: str, draft: dict[str, object], win: float) -> dict[str, object]:
    why = {"code": "more_room", "values": {"count": 2}}
    return {"line": line, "draft": draft, "money": _about(100 * win, 4), "win": _about(win, 0.07), "why": why}


HINT = {
    "lines": [
        _line("warehouse", {"kind": "warehouse"}, 0.5),
        _line("machine tan", {"kind": "machine", "target": "tan"}, 0.4),
        _line("produce -> tan@2 black@4", {"kind": "produce", "goods": ["tan"], "store": ["tan@2", "black@4"]}, 0.3),
    ],
    "cargo": 12.4,
    "bids": [
        {"seat": "red", "low": 3, "middle": 5, "high": 9},
        {"seat": "yellow", "low": 0, "middle": 1, "high": 4},
    ],
    "playouts": 600,
}


def _deed(line: str, win: float, *facts: dict[str, object]) -> dict[str, object]:
    return {"line": line, "facts": facts, "money": _about(100 * win, 4), "win": _about(win, 0.07)}


def _point(number: int, **deeds: object) -> dict[str, object]:
    losses = {"loss": _about(15.1, 3.6), "win_loss": _about(0.13, 0.05)}
    return {"number": number, "round": 1, "seat": "blue", **losses, **deeds}


DEEDS = (
    _deed("bid 7", 0.3, {"key": "bid-amount", "seat": "blue", "amount": 7}),
    _deed("end", 0.5, {"key": "end", "seat": "blue"}),
)
TURNING = {
    "ready": True,
    "points": [
        _point(
            2,
            played=_deed("bid 7", 0.3, {"key": "bid-amount", "seat": "blue", "amount": 7}),
            better=_deed("bid 2", 0.5, {"key": "bid-amount", "seat": "blue", "amount": 2}),
        ),
        _point(
            1,
            played=_deed("end", 0.3, {"key": "end", "seat": "blue"}),
            better=_deed(
                "produce -> tan@2",
                0.5,
                {
                    "key": "produce",
                    "seat": "blue",
                    "other": "red",
                    "goods": [{"colour": "tan"}],
                    "values": {"store": "tan@2"},
                },
            ),
        ),
    ],
}


def _plain(path: str) -> Scene:
    def scene(people: People, **how: object) -> Person:
        person = people.arrive(path, **how)  # type: ignore[arg-type]
        expect(person.page.get_by_role("heading", level=1).first).to_be_visible()
        return person

    return scene


def my_tables(people: People, **how: object) -> Person:
    """The list with a running table in it."""
    person = my_turn(people, **how)
    query = person.page.url.partition("?")[2].partition("#")[0]
    person.page.goto(f"{people.server.url}/tables" + (f"?{query}" if query else ""))
    expect(person.page.get_by_role("listitem").first).to_be_visible()
    return person


def home_again(people: People, **how: object) -> Person:
    """The first page of somebody who has a game to go on with and one that is over."""
    person = finished(people, **how)
    query = person.page.url.partition("?")[2].partition("#")[0]
    client = in_turn(people.server.table("me", "person", "person"))[0]
    person.page.goto(f"{people.server.url}/t/{client.table}#{client.token}")
    person.sees_move()
    person.page.goto(people.server.url + (f"/?{query}" if query else ""))
    expect(person.page.get_by_role("listitem").first).to_be_visible()
    return person


def invitation(people: People, **how: object) -> Person:
    """Somebody who got a link to join."""
    seats = [{"kind": "me"}, {"kind": "person"}, {"kind": "person"}]
    seated = people.server.post("/tables", {"rules": "classic", "seats": seats}).json()
    join = Client(people.server, **seated).info()["join"]
    return _plain(f"/j/{seated['table']}{_query(how)}#{join}")(people, **how)


def my_turn(people: People, **how: object) -> Person:
    """A table at the own turn."""
    clients = people.server.table("me", "person", "person")
    return _seat(people, in_turn(clients)[0], how)


def drafting(people: People, **how: object) -> Person:
    """A line on its way: prices are being chosen."""
    person = my_turn(people, **how)
    person.sees_move()
    person.page.keyboard.press("1")
    expect(person.page.locator("button.go")).to_be_enabled()
    return person


def typing(people: People, **how: object) -> Person:
    """A line is being typed, and the words that may follow are listed."""
    person = my_turn(people, **how)
    if person.page.get_by_role("combobox").count() == 0:
        person.page.locator("button.grab").click()
    person.page.get_by_role("combobox").press_sequentially("buy ")
    expect(person.page.get_by_role("option").first).to_be_visible()
    return person


def coached(people: People, **how: object) -> Person:
    """A coached game, with the first note."""
    (me,) = people.server.table("me", "bot:deckhand", "bot:trader:shipper", rules="classic domestic_sale")
    person = _seat(people, me, how)
    person.page.evaluate("localStorage.setItem('boxship.coaching', 'on')")
    person.page.reload()
    person.sees_move()
    expect(person.page.locator("aside").filter(has=person.page.locator("button.stop"))).to_be_visible()
    return person


def waiting(people: People, **how: object) -> Person:
    """Somebody else's turn."""
    clients = people.server.table("me", "person", "person")
    return _seat(people, in_turn(clients)[1], how)


def handing_over(people: People, **how: object) -> Person:
    """Three people at one screen, before one of them has taken it."""
    clients = people.server.table("me", "me", "me")
    tokens = ".".join(client.token for client in clients)
    person = people.arrive(f"/t/{clients[0].table}{_query(how)}#{tokens}", **how)  # type: ignore[arg-type]
    expect(person.page.locator("button.go")).to_be_visible()
    return person


def bidding(people: People, **how: object) -> Person:
    """The auction, for who has to bid while another has sealed."""
    seller, left, right = to_the_island(people.server.table("me", "person", "person"))
    seller.play("sail island")
    right.play("bid 2")
    person = _seat(people, left, how)
    expect(person.page.get_by_role("spinbutton")).to_be_visible()
    return person


def looking(people: People, **how: object) -> Person:
    """The auction put aside, to look at the table."""
    person = bidding(people, **how)
    person.page.locator("dialog button.aside").click()
    expect(person.page.get_by_role("dialog")).to_be_hidden()
    return person


def selling(people: People, **how: object) -> Person:
    """The auction, for the seller who sees the bids."""
    seller, left, right = to_the_island(people.server.table("me", "person", "person"))
    seller.play("sail island")
    right.play("bid 2")
    left.play("bid 5")
    person = _seat(people, seller, how)
    expect(person.page.get_by_role("dialog")).to_be_visible()
    return person


def owing(people: People, **how: object) -> Person:
    """Interest is due, and there is no cash."""
    debtor, _ = to_interest(people.server.table("me", "person", "person", rules=DEBT))
    return _seat(people, debtor, how)


def seizing(people: People, **how: object) -> Person:
    """The neighbour chooses among the buildings of who can't pay."""
    debtor, neighbour = to_a_building(people.server.table("me", "person", "person", rules=RUIN))
    debtor.play("building machine")
    return _seat(people, neighbour, how)


def returning(people: People, **how: object) -> Person:
    """A bid at the Investment Bank was beaten."""
    beaten, _ = to_a_return(people.server.table("me", "person", "person", rules="jumbo investment_bank"))
    return _seat(people, beaten, how)


def finished(people: People, **how: object) -> Person:
    """The final screen."""
    clients = people.server.table("me", "person", "person", rules="classic round_limit=1")
    for client in in_turn(clients):
        client.play("end")
    person = _seat(people, clients[0], how)
    expect(person.page.locator("main svg").first).to_be_visible()
    return person


def hinted(people: People, **how: object) -> Person:
    """A hint beside the table, for somebody who plays alone."""
    (me,) = people.server.table("me", "bot", "bot")
    person = _seat(people, me, how)
    answer_with(person, "hint", HINT)
    person.sees_move()
    person.page.keyboard.press("h")
    expect(person.page.get_by_role("region", name=re.compile("^Hint"))).to_be_visible()
    expect(person.page.locator(".advised")).to_have_count(3)
    return person


def bidding_with_a_hint(people: People, **how: object) -> Person:
    """A hint in the auction; here with other people, so the answer says that there is none."""
    person = bidding(people, **how)
    person.page.keyboard.press("h")
    expect(person.page.locator("dialog .advice")).to_be_visible()
    return person


def turning(people: People, **how: object) -> Person:
    """The final screen with turning points."""
    person = finished(people, **how)
    answer_with(person, "turning-points", TURNING)
    person.page.reload()
    expect(person.page.get_by_role("button", name=re.compile("^Round"))).to_have_count(2)
    return person


def answer_with(person: Person, question: str, answer: object) -> None:
    """From now on this question of the page gets this answer."""
    text = json.dumps(answer)
    address = re.compile(f"/{question}$")
    person.page.route(address, lambda route: route.fulfill(body=text, content_type="application/json"))


def rules(people: People, **how: object) -> Person:
    """The page of the rules, with its texts there."""
    person = _plain("/rules" + _query(how))(people, **how)
    expect(person.page.locator("h3").first).to_be_attached()
    return person


def rules_beside_the_table(people: People, **how: object) -> Person:
    """The rules over a table, at a clause."""
    person = my_turn(people, **how)
    person.sees_move()
    person.page.keyboard.press("w")
    expect(person.page.locator("dialog[open] h3").first).to_be_visible()
    return person


def watching(people: People, **how: object) -> Person:
    """A spectator of a game with the Investment Bank."""
    me = people.server.table("me", "bot:trader", "bot:deckhand", rules="jumbo investment_bank")[0]
    watch = me.info()["watch"]
    return _plain(f"/w/{me.table}{_query(how)}#{watch}")(people, **how)


def menu(people: People, **how: object) -> Person:
    """The menu of the first page, open."""
    person = _plain("/" + _query(how))(people, **how)
    person.page.locator("button[popovertarget]").last.click()
    return person


def settings(people: People, **how: object) -> Person:
    """The settings over a table."""
    person = my_turn(people, **how)
    if person.page.locator("button.tool[aria-haspopup=dialog]").count() == 0:
        person.page.locator("button[popovertarget]").last.click()
    person.page.locator("button[aria-haspopup=dialog]").locator("visible=true").first.click()
    expect(person.page.get_by_role("dialog")).to_be_visible()
    return person


def lesson(people: People, **how: object) -> Person:
    """A lesson at its first step."""
    person = people.arrive("/learn/2" + _query(how), **how)  # type: ignore[arg-type]
    expect(person.page.get_by_role("status").filter(has_text=re.compile(".+ .+ .+")).first).to_be_visible()
    expect(person.page.locator("[data-kind=produce] button")).to_be_visible()
    return person


def lesson_auction(people: People, **how: object) -> Person:
    """A lesson in which a bid is due."""
    person = people.arrive("/learn/1" + _query(how), **how)  # type: ignore[arg-type]
    expect(person.page.get_by_role("dialog").get_by_role("spinbutton")).to_be_visible()
    return person


def replaying(people: People, **how: object) -> Person:
    """A record in the middle of its game, everything open and the rest covered."""
    query = _query(how)
    person = people.arrive(f"/r/-/60{query}#{packed(RECORD)}", **how)  # type: ignore[arg-type]
    expect(person.page.get_by_role("slider")).to_have_value("60")
    expect(person.page.locator("[data-event='60']")).to_be_attached()
    return person


def replayed_mistake(people: People, **how: object) -> Person:
    """The moment before a mistake, with the eyes of who made it and the whole game to be seen."""
    query = _query(how) or "?"
    person = people.arrive("/replay", **how)  # type: ignore[arg-type]
    points: list[dict[str, object]] = [
        _point(44 + index, played=deeds[0], better=deeds[1]) for index, deeds in enumerate((DEEDS, DEEDS[::-1]))
    ]
    answer_with(person, "turning-points", {"ready": True, "points": points})
    person.page.goto(f"{people.server.url}/r/-/43{query}&seen=blue&me=blue&open#{packed(RECORD)}")
    expect(person.page.get_by_role("slider")).to_have_value("43")
    person.page.keyboard.press("m")
    expect(person.page.get_by_role("slider")).to_have_value("44")
    return person


def refused_record(people: People, **how: object) -> Person:
    """The door to replays, where somebody has opened a record with a mistake in it."""
    person = people.arrive("/replay" + _query(how), **how)  # type: ignore[arg-type]
    person.page.locator("textarea").fill(RECORD.replace(": produce", ": fly", 1))
    person.page.locator("form button").click()
    expect(person.page.get_by_role("alert")).to_be_visible()
    # That the server refuses is told to the console by the browser itself.
    person.complaints[:] = [said for said in person.complaints if "Failed to load resource" not in said]
    return person


def forking(people: People, **how: object) -> Person:
    """Who shall play on, asked in the middle of one's own game against bots."""
    (me,) = people.server.table("me", "bot", "bot")
    with me.live() as live:
        while live.next()["type"] != "pong":
            if me.situation()["to_act"] == [me.seat]:
                me.play("end")
                live.send({"type": "ping"})
    person = _seat(people, me, how)
    person.sees_move()
    person.page.keyboard.press("ArrowLeft")
    person.page.locator("button.fork").locator("visible=true").first.click()
    expect(person.page.locator("dialog[open] select").first).to_be_visible()
    return person


def two_endings(people: People, **how: object) -> Person:
    """The end of a fork, beside the end of the game that it came from."""
    clients = people.server.table("me", "person", "person", rules="classic round_limit=1")
    for client in in_turn(clients):
        client.play("end")
    seats = [{"kind": "me"}] * 3
    fork = clients[0].request("POST", "/fork", {"number": 2, "seats": seats}).json()
    tokens = {fork["seat"]: fork["token"], **{other["seat"]: other["token"] for other in fork["others"]}}
    seat = Client(people.server, fork["table"], fork["token"]).situation()["to_act"][0]
    Client(people.server, fork["table"], tokens[seat]).play("loan")
    Client(people.server, fork["table"], tokens[seat]).play("end")
    person = _seat(people, Client(people.server, fork["table"], fork["token"]), how)
    expect(person.page.locator("section table").first).to_be_visible()
    return person


def packed(text: str) -> str:
    """A record as it stands in an address."""
    squeezed = zlib.compress(text.encode(), 9, -15)
    return base64.urlsafe_b64encode(squeezed).decode().rstrip("=")


SCENES: dict[str, Scene] = {
    "home": lambda people, **how: _plain("/" + _query(how))(people, **how),
    "home again": home_again,
    "new": lambda people, **how: _plain("/new" + _query(how))(people, **how),
    "rules": rules,
    "lost": lambda people, **how: _plain("/t/cut-off" + _query(how))(people, **how),
    "menu": menu,
    "settings": settings,
    "tables": my_tables,
    "invitation": invitation,
    "lesson": lesson,
    "lesson auction": lesson_auction,
    "my turn": my_turn,
    "drafting": drafting,
    "typing": typing,
    "coached": coached,
    "waiting": waiting,
    "handing over": handing_over,
    "bidding": bidding,
    "looking": looking,
    "selling": selling,
    "owing": owing,
    "seizing": seizing,
    "returning": returning,
    "finished": finished,
    "watching": watching,
    "rules beside the table": rules_beside_the_table,
    "hinted": hinted,
    "bidding with a hint": bidding_with_a_hint,
    "turning": turning,
    "replay": replaying,
    "replayed mistake": replayed_mistake,
    "refused record": refused_record,
    "forking": forking,
    "two endings": two_endings,
}


def _query(how: dict[str, object]) -> str:
    """``longer=40`` goes into the address and not to the browser."""
    longer = how.pop("longer", None)
    return f"?longer={longer}" if longer else ""


def _seat(people: People, client: Client, how: dict[str, object]) -> Person:
    query = _query(how)
    person = people.arrive(f"/t/{client.table}{query}#{client.token}", **how)  # type: ignore[arg-type]
    expect(person.page.locator("h1, dialog h2").first).to_be_attached()
    expect(person.page.get_by_text(re.compile(r"\$\d")).first).to_be_attached()
    return person
