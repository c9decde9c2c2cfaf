"""Moments of games among bots, set on the page without a game on the server: any company, in no time."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from playwright.sync_api import expect

from boxship.rules import layout
from boxship.table.drafting.compose import compose
from boxship.table.shapes import Draft
from tests.browser.scenes import HINT
from tests.table.make_fixtures import BLUE, Wanted, found, table, told

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Route, WebSocketRoute

    from boxship.game import Game
    from boxship.rules.layout import State
    from tests.browser.person import People, Person


class Company(NamedTuple):
    """Who plays, and by which rules."""

    players: int
    bank: bool = False

    @property
    def rules(self) -> str:
        return "jumbo investment_bank" if self.bank else "classic"

    def __str__(self) -> str:
        return f"{self.players}{' and the bank' if self.bank else ''}"


COMPANIES = (Company(3), Company(4), Company(5), Company(4, bank=True), Company(5, bank=True))


def _much_to_choose(g: State) -> bool:
    """Blue is in turn in a grown game, and can produce, buy, build, and load two containers from another's harbour."""
    if g.phase != layout.ACT or g.turn != BLUE or g.actions != 2 or g.round_number < 5 or g.at[BLUE] != layout.SEA:
        return False
    room = layout.SHIP_CAPACITY - sum(g.ship[BLUE]) > 1 and g.in_harbour[BLUE] < g.warehouses[BLUE]
    goods = max(g.in_harbour[1 : g.players]) > 1 and max(g.in_factory[1 : g.players]) > 0
    return room and goods and g.cash[BLUE] >= 12


MOMENTS: dict[str, Callable[[State], bool]] = {
    "turn": _much_to_choose,
    "bid": lambda g: g.phase == layout.BID and g.turn != BLUE and g.due[BLUE] == 1 and sum(g.island[BLUE]) > 1,
    "decide": lambda g: g.phase == layout.DECIDE and g.turn == BLUE,
    "others": lambda g: g.phase == layout.ACT and g.turn == 1 and g.round_number > 5,
    "over": lambda g: g.phase == layout.OVER,
}


@cache
def _stopped(company: Company, moment: str) -> tuple[Wanted, Game]:
    wanted = Wanted(company.rules, company.players, MOMENTS[moment])
    return wanted, found(wanted)


def staged(people: People, company: Company, moment: str, *, longer: int = 0, **how: object) -> Person:
    """Blue opens the page at a moment. What they draft is answered, what they confirm is not."""
    wanted, game = _stopped(company, moment)
    state = table(moment, wanted, game)
    welcome = json.dumps({"type": "welcome", "table": msgspec.to_builtins(state)})

    def greet(socket: WebSocketRoute) -> None:
        socket.on_message(lambda _: socket.send(welcome))

    def answer(route: Route) -> None:
        draft = msgspec.json.decode(route.request.post_data_buffer or b"", type=Draft)
        _fulfil(route, msgspec.json.encode(compose(game.view("blue"), draft, state.situation.number)))

    person = people.arrive("/rules", **how)  # type: ignore[arg-type]
    page = person.page
    page.route_web_socket(re.compile("/live$"), greet)
    page.route(re.compile("/compose$"), answer)
    page.route(re.compile("/hint$"), lambda route: _fulfil(route, json.dumps(HINT)))
    page.route(re.compile("/turning-points$"), lambda route: _fulfil(route, '{"ready": true, "points": []}'))
    if game.over:
        page.route(re.compile("/story$"), lambda route: _fulfil(route, msgspec.json.encode(told(game))))
    page.goto(f"{people.server.url}/t/{moment}{f'?longer={longer}' if longer else ''}#seat")
    expect(page.locator("h1, dialog h2").first).to_be_attached()
    return person


def _fulfil(route: Route, body: str | bytes) -> None:
    route.fulfill(body=body, content_type="application/json")
