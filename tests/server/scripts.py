"""Games that are known beforehand: their lines, and tables in a data file that are dealt as they are."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from boxship import Game, RuleOfThumb
from boxship.notation.line_text import write
from boxship.rules.rulesets import SEAT_NAMES
from boxship.server.clock import now as this_moment
from boxship.server.database import Database, Ending, StoredTable
from boxship.server.seats import Links, Seat, hash_of, new_table_name, new_token
from boxship.server.snapshot import Snapshot

if TYPE_CHECKING:
    from collections.abc import Container

    from boxship.notation.records import Header, Record
    from boxship.server.engine import Place
    from boxship.server.snapshot import Transition

SaidLine = tuple[str, str]
"""Seat and line."""


@lru_cache
def script(rules: str = "classic", players: int = 3, seed: int = 1) -> tuple[Header, list[SaidLine]]:
    """How a game is dealt, and every line of it, by rules of thumb."""
    game = Game.new(rules, players, seed)
    bots = {seat: RuleOfThumb(seed + place) for place, seat in enumerate(game.seats)}
    while not game.over:
        seat = game.to_act[0]
        game.play(bots[seat].line(game.view(seat)), seat)
    return game.header, [(seat, line) for seat, _, line in (said.partition(": ") for said in game.lines)]


def replayed(header: Header, said: list[SaidLine]) -> list[Transition]:
    """Every event that these lines make, between its snapshots."""
    transitions: list[Transition] = []
    now = Snapshot.dealt(header)
    for index, (seat, line) in enumerate(said):
        transitions += now.saying(SEAT_NAMES.index(seat), line, f"command-{index}", 0)
        now = transitions[-1].after
    return transitions


def up_to_auction(said: list[SaidLine]) -> list[SaidLine]:
    """The lines up to the first landing on the island."""
    return said[: next(i for i, (_, line) in enumerate(said) if line == "sail island") + 1]


@dataclass(frozen=True)
class Laid:
    """A table of persons in a data file, and its secrets."""

    table: str
    tokens: dict[str, str]
    links: Links


def lay(data: Place, header: Header, name: str | None = None, *, people: Container[str] = SEAT_NAMES) -> Laid:
    """Put a table that is dealt like this into a data file; everybody is seated, bots where there are no people."""
    game = Game.new(header.rules, header.players)
    tokens = {seat: new_token() for seat in game.seats}
    laid = Laid(name or new_table_name(), tokens, Links(new_token(), new_token()))
    seats = tuple(
        Seat("person", "", "", hash_of(token)) if seat in people else Seat("bot", "trader", "", None)
        for seat, token in tokens.items()
    )

    async def write() -> None:
        database = Database(data)
        await database.create(StoredTable(laid.table, "\n".join(header.lines()), this_moment(), laid.links, seats))
        database.close()

    asyncio.run(write())
    return laid


def lay_finished(data: Place, record: Record) -> Laid:
    """Put the table of a whole game into a data file: a person at the first seat, several bots at the others."""
    header = record.header
    styles = ("trader:producer", "trader:shipper", "captain:1", "trader:hoarder")
    tokens = {SEAT_NAMES[0]: new_token()}
    laid = Laid(new_table_name(), tokens, Links(new_token(), new_token()))
    person = Seat("person", "", "", hash_of(tokens[SEAT_NAMES[0]]))
    seats = (person, *(Seat("bot", style, "", None) for style in styles[: header.players - 1]))
    colours = header.rules.colours
    happened = replayed(header, [(SEAT_NAMES[seat], write(line, colours)) for seat, line in record.moves])
    end = happened[-1].after.state
    ending = Ending(this_moment(), end.round_number, tuple(SEAT_NAMES[p] for p in range(end.players) if end.winner[p]))

    async def keep() -> None:
        database = Database(data)
        await database.create(StoredTable(laid.table, "\n".join(header.lines()), this_moment(), laid.links, seats))
        await database.append(laid.table, [each.event for each in happened], ending)
        database.close()

    asyncio.run(keep())
    return laid
