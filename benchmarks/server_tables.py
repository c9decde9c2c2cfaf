"""Tables for the server's benchmarks: dealt and partly played in a data file, with the lines that come next."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from boxship.bots.simple.rule_of_thumb import RuleOfThumb
from boxship.game import Game
from boxship.server.clock import now
from boxship.server.database import Database, StoredTable
from boxship.server.seats import Links, Seat, hash_of, new_table_name, new_token
from boxship.server.snapshot import Snapshot

if TYPE_CHECKING:
    from boxship.server.engine import Place
    from boxship.server.snapshot import Event

PLAYERS = 4


@dataclass(frozen=True)
class Prepared:
    """Tables of one and the same game, each with the tokens of its seats."""

    names: list[str]
    tokens: list[str]
    script: list[tuple[int, str]]
    """Seat and line, from where the tables stand to the end."""


def prepare(data: Place, count: int, played: int) -> Prepared:
    """Make so many tables in which so many lines have been played."""
    game = Game.new("classic", PLAYERS, seed=3)
    header = "\n".join(game.header.lines())
    start = Snapshot.dealt(game.header)
    bots = [RuleOfThumb(seat) for seat in range(PLAYERS)]
    while not game.over:
        seat = game.to_act[0]
        game.play(bots[game.seats.index(seat)].line(game.view(seat)), seat)
    script = [(game.seats.index(seat), text) for seat, _, text in (line.partition(": ") for line in game.lines)]
    tokens = [new_token() for _ in range(PLAYERS)]
    seats = tuple(Seat("person", "", "", hash_of(token)) for token in tokens)
    names = [new_table_name() for _ in range(count)]
    events = _events(start, script[:played])

    async def write() -> None:
        database = Database(data)

        async def make(name: str) -> None:
            await database.create(StoredTable(name, header, now(), Links(new_token(), new_token()), seats))
            if events:
                await database.append(name, events)

        await asyncio.gather(*map(make, names))
        database.close()

    asyncio.run(write())
    return Prepared(names, tokens, script[played:])


def _events(snapshot: Snapshot, script: list[tuple[int, str]]) -> list[Event]:
    events: list[Event] = []
    for index, (seat, line) in enumerate(script):
        transitions = snapshot.saying(seat, line, f"line-{index}", now())
        events += [transition.event for transition in transitions]
        snapshot = transitions[-1].after
    return events
