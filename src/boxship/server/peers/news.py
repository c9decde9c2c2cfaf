"""News from other processes: one connection listens, and what a table lacks is read from the database.

A notice only says how far a table has come. So nothing can be lost, doubled or out of order, whatever breaks: after
every new connection, and every few seconds besides, all tables in memory are compared with what is kept.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Coroutine
from typing import Final

from boxship.server.adding import MOVED
from boxship.server.database import Database
from boxship.server.lobby import Lobby
from boxship.server.peers.questions import events_since, last_numbers, seat_news
from boxship.server.peers.register import Register
from boxship.server.peers.telling import BOTS, GONE, NUDGED, REMATCH, REMOVED, SEATS
from boxship.server.table import Table
from boxship.server.writer import DatabaseError

_log = logging.getLogger("boxship.server")
_PAUSE: Final = 0.5
"""Seconds before the database is asked again after it failed."""

Hearing = Callable[[list[str]], None]


class News:
    """What others did, brought to the tables in memory."""

    def __init__(self, database: Database, lobby: Lobby, register: Register) -> None:
        """Nothing is read before ``catch_up``."""
        self._database = database
        self._lobby = lobby
        self._register = register
        self._moved: dict[str, int] = {}
        self._seats: set[str] = set()
        self._compare = False
        self._something = asyncio.Event()
        self._others: defaultdict[str, list[Hearing]] = defaultdict(list)
        self._tasks: set[asyncio.Task[None]] = set()

    def on(self, kind: str, hearing: Hearing) -> None:
        """Call this with the words of every notice of a kind."""
        self._others[kind].append(hearing)

    async def catch_up(self) -> None:
        """Background task, until cancelled: read what the tables in memory lack."""
        while True:
            await self._something.wait()
            self._something.clear()
            try:
                await self._catch_up()
            except DatabaseError as problem:
                _log.warning("the news of other servers could not be read, and will be: %s", problem)
                await asyncio.sleep(_PAUSE)
                self._everything()

    def _everything(self) -> None:
        self._seats |= self._lobby.names
        self._compare_later()

    def _compare_later(self) -> None:
        self._compare = True
        self._something.set()

    def hear(self, text: str | None) -> None:
        """A message; None: some may have been missed, an empty one: it is time to look."""
        if text is None:
            self._everything()
        if not text:
            self._compare_later()
            return
        for piece in text.split():
            kind, *words = piece.split(":", 1)
            if kind == MOVED:
                name, _, number = words[0].rpartition(":")
                self._moved[name] = max(int(number), self._moved.get(name, 0))
            elif kind == SEATS:
                self._seats.add(words[0])
            elif kind == GONE:
                self._everything()
            elif kind == REMOVED:
                self._lobby.let_go(words[0])
            elif kind == BOTS:
                self._lobby.attend(words[0])
            elif kind == REMATCH and (table := self._lobby.here(words[0])) is not None:
                table.rematch_opened()
            elif kind == NUDGED:
                self._lobby.nudged(*words[0].split(":"))
            else:
                for hearing in self._others[kind]:
                    hearing(words)
        self._something.set()

    async def _catch_up(self) -> None:
        moved, seats, compare = self._moved, self._seats & self._lobby.names, self._compare
        self._moved, self._seats, self._compare = {}, set(), False
        if compare and self._lobby.names:
            moved |= await self._database.reading(last_numbers, list(self._lobby.names))
        behind = {name: table for name in moved if (table := self._behind(name, moved[name])) is not None}
        # A table at which something is being written has probably written this itself: it looks when that is done.
        known = {name: table.current.number for name, table in behind.items() if not table.busy}
        missed = await self._database.reading(events_since, known) if known else {}
        for name, table in behind.items():
            self._do(table.take_in(missed.get(name, []), moved[name]))
        if seats:
            since = {name: table.seat_changes for name in seats if (table := self._lobby.here(name)) is not None}
            for name, news in (await self._database.reading(seat_news, list(seats), self._register.process)).items():
                there = self._lobby.here(name)
                # What was changed here meanwhile is newer, and will be told as well.
                if there is not None and there.seat_changes == since.get(name):
                    there.see_seats(news.seats, news.links, news.elsewhere)
        if compare:
            for name in self._lobby.names:
                self._lobby.attend(name)

    def _behind(self, name: str, number: int) -> Table | None:
        table = self._lobby.here(name)
        return table if table is not None and table.current.number < number else None

    def _do(self, work: Coroutine[object, object, None]) -> None:
        """Without waiting: a table at which something is being written does not hold up the others."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and isinstance(task.exception(), DatabaseError):
            self._compare_later()
