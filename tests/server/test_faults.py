"""Faults, counted: servers, thinkers and the database are killed under games over a bad line, and no promise breaks.

``BOXSHIP_FAULTS=200 scripts/test tests/server/test_faults.py -s`` plays so many games, and prints what happened.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest

from boxship.notation.records import Record
from boxship.server.archive import record_of
from boxship.server.attendance import BOT_COMMAND
from boxship.server.database import Database
from boxship.server.engine import place_of
from boxship.server.snapshot import Snapshot, transitions_of
from tests.server.faulty_games import Game, Promises
from tests.server.harness import kept_in
from tests.server.postgres import Postgres
from tests.server.scripts import lay, replayed, script
from tests.server.wire import Wire

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from boxship.server.database import StoredTable
    from boxship.server.engine import Place
    from tests.server.scripts import Laid, SaidLine

pytestmark = pytest.mark.slow

GAMES = int(os.environ.get("BOXSHIP_FAULTS", "0"))
"""Of the long form."""
SHORT = 6
AT_ONCE = 12
_CUT = "times that all were cut"
_MOVES_BETWEEN = max(25, GAMES)
"""So many moves are acknowledged between one fault and the next."""


class Program:
    """A command of Boxship that is killed and started again."""

    def __init__(self, *words: str) -> None:
        self._words = words
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "boxship", *self._words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def again(self) -> None:
        self.kill()
        self.start()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def laid_games(place: Place, count: int) -> list[tuple[Laid, list[SaidLine]]]:
    """Tables whose lines are known beforehand, and every third with one person among bots."""
    header, lines = script("short", 3, seed=2)
    limited, _ = script("classic round_limit=2", 3, seed=4)
    return [
        (lay(place, header), lines) if number % 3 else (lay(place, limited, people=("blue",)), [])
        for number in range(count)
    ]


async def games_under_faults(
    laid: list[tuple[Laid, list[SaidLine]]], ports: list[int], faults: list[tuple[str, Callable[[], None]]]
) -> tuple[list[Game], Promises]:
    """All games, played to their ends while one fault after the other happens."""
    promises = Promises()
    async with Wire(ports, random.Random(len(laid))) as wire:
        games = [Game(wire.port, table, promises, lines) for table, lines in laid]
        places = asyncio.Semaphore(AT_ONCE)

        async def play(game: Game) -> None:
            async with places, asyncio.timeout(600):
                await asyncio.gather(game.play(), game.watch())

        async def disturb() -> None:
            while True:
                for name, fault in [*faults, (_CUT, wire.cut)]:
                    goal = promises.counts["acknowledged moves"] + _MOVES_BETWEEN
                    while promises.counts["acknowledged moves"] < goal:
                        promises.progress.clear()
                        await promises.progress.wait()
                    if name == _CUT:  # here and now; what waits for a process to end does so in a thread
                        fault()
                    else:
                        await asyncio.to_thread(fault)
                    promises.counts[name] += 1

        disturbing = asyncio.create_task(disturb())
        try:
            await asyncio.gather(*map(play, games))
        finally:
            disturbing.cancel()
            await asyncio.gather(disturbing, return_exceptions=True)
        promises.counts.update({f"connections {name}": number for name, number in wire.counts.items()})
    return games, promises


def check(place: Place, games: list[Game], promises: Promises) -> None:
    """Every acknowledged move is there exactly once, every record replays, everybody who watched knows all of it."""

    async def load() -> list[StoredTable | None]:
        database = Database(place)
        try:
            return [await database.load(game.laid.table) for game in games]
        finally:
            database.close()

    for game, stored in zip(games, asyncio.run(load()), strict=True):
        assert stored is not None
        events = stored.events
        assert [event.number for event in events] == list(range(1, len(events) + 1))
        said = [(event.seat, event.command) for event in events if event.command is not None]
        assert len(said) == len(set(said)), "a command, a bot's too, was obeyed twice"
        by_command = {event.command: event for event in events if event.command is not None}
        for command, (number, _, line) in game.acknowledged.items():
            event = by_command[command]
            assert number >= event.number
            assert line in {event.line, f"bid {event.secret}"}
        header = Record.parse(stored.header).header
        last = list(transitions_of(Snapshot.dealt(header), events))[-1].after
        assert last.over, "a table is stuck"
        if game.script:
            assert last.lines == replayed(header, game.script)[-1].after.lines
        record = Record.parse(record_of(header, stored.seats, last.lines))
        assert len(list(record.states())) == len(last.lines) + 1
        assert game.seen == list(range(1, len(events) + 1)), "who watched did not see every event once, in order"
        promises.counts["games"] += 1
        promises.counts["events"] += len(events)
        promises.counts["moves of bots"] += sum((event.command or "").startswith(BOT_COMMAND) for event in events)
    print("\n" + "\n".join(f"{number:8,} {name}" for name, number in sorted(promises.counts.items())))  # noqa: T201


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("count", [GAMES or SHORT])
def test_three_servers_and_a_thinker_over_postgresql(count: int) -> None:
    with ExitStack() as stack:
        postgres = Postgres()
        stack.callback(postgres.close)
        place = place_of(postgres.url("postgres"))
        Database(place).close()
        ports = [free_port() for _ in range(3)]
        servers = [
            Program("serve", *kept_in(place), "--port", str(port), "--no-browser", "--pace", "0", "--no-think")
            for port in ports
        ]
        thinker = Program("think", *kept_in(place))
        for program in (*servers, thinker):
            stack.callback(program.kill)

        def restart_the_database() -> None:
            postgres.stop(signal.SIGQUIT)
            postgres.start()

        faults = [
            *(("servers killed", server.again) for server in servers),
            ("databases restarted", restart_the_database),
            ("thinkers killed", thinker.again),
        ]
        games, promises = asyncio.run(games_under_faults(laid_games(place, count), ports, faults))
        check(place, games, promises)
        assert promises.counts["servers killed"]


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("count", [GAMES or SHORT])
def test_one_server_over_a_file(tmp_path: Path, count: int) -> None:
    place, port = tmp_path / "tables.db", free_port()
    Database(place).close()
    server = Program("serve", *kept_in(place), "--port", str(port), "--no-browser", "--pace", "0")
    try:
        faults = [("servers killed", server.again)]
        games, promises = asyncio.run(games_under_faults(laid_games(place, count), [port], faults))
    finally:
        server.kill()
    check(place, games, promises)
    assert promises.counts["servers killed"]
