"""Register of processes: who runs, which seats are looked at through whom, and who plays the bots of a table.

A process has one row and renews it every second. Its presence and its leases hang on that row: when its time is over,
by the clock of the database, whoever notices deletes it, and everything goes with it. A process that was only asleep
finds its row gone and announces itself anew. A lease saves double thought and no more; that nobody moves twice, the key
of the events sees to.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable
from typing import Final

import sqlalchemy as sql
from sqlalchemy import Connection
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import IntegrityError

from boxship.rules.rulesets import SEAT_NAMES
from boxship.server.adding import messages
from boxship.server.database import Database
from boxship.server.peers.telling import BOTS, GONE, SEATS, tell
from boxship.server.schema import leases, presence, processes, thinking
from boxship.server.writer import ConflictError, DatabaseError

_log = logging.getLogger("boxship.server")
_RENEWED_EVERY: Final = 1.0
_ALIVE: Final = sql.text("interval '5 seconds'")
_QUESTIONS_KEPT: Final = sql.text("interval '1 hour'")

Report = Callable[[], Iterable[str]]
"""What else is told to others every second."""


class Register:
    """The row of this process and what hangs on it."""

    def __init__(self, database: Database) -> None:
        """Nothing is written before ``run``."""
        self.process = secrets.token_hex(8)
        self.report: Report = tuple
        self._database = database
        self._seats: dict[str, set[int]] = {}
        """Seats that are looked at through this process, by table."""
        self._changed: set[str] = set()
        self._held: set[str] = set()
        self._returned: set[str] = set()
        self._words: list[str] = []
        self._something = asyncio.Event()
        self._running = asyncio.Event()

    # -- presence ----------------------------------------------------------------------------------------------------

    def looked_at(self, table: str, seats: set[int]) -> None:
        """These seats of a table are looked at through this process now."""
        if seats:
            self._seats[table] = seats
        else:
            self._seats.pop(table, None)
        self._changed.add(table)
        self._something.set()

    def say(self, words: str) -> None:
        """Tell others something, soon."""
        self._words.append(words)
        self._something.set()

    # -- leases ------------------------------------------------------------------------------------------------------

    async def hold(self, table: str) -> bool:
        """Whether this process plays the bots of a table; it does if nobody else does already."""
        if table in self._held:
            return True
        await self._running.wait()
        if await self._database.beside(lambda connection: _take(connection, table, self.process)):
            self._held.add(table)
            return True
        return False

    def release(self, table: str) -> None:
        """Let others play the bots of a table."""
        if table in self._held:
            self._held.discard(table)
            self._returned.add(table)
            self._something.set()

    # -- the row -----------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Background task, until cancelled: renew the row, and write what has changed."""
        while True:
            try:
                await self._renew()
                self._running.set()
                await self._write()
            except DatabaseError as problem:
                _log.warning("this process could not be registered and will try again: %s", problem)
                self._changed |= self._seats.keys()
            try:
                async with asyncio.timeout(_RENEWED_EVERY):
                    await self._something.wait()
            except TimeoutError:
                continue
            self._something.clear()
            await self._flush()

    async def leave(self) -> None:
        """The process ends in order: others need not wait for its time to be over."""
        if self._running.is_set():
            self._running.clear()
            await self._database.beside(lambda connection: _leave(connection, self.process))

    async def _renew(self) -> None:
        report = messages(self.report())
        if await self._database.beside(lambda connection: _renew(connection, self.process, report)):
            # It is the first time, or the others had given this process up.
            self._held.clear()
            self._changed |= self._seats.keys()

    async def _flush(self) -> None:
        try:
            await self._write()
        except DatabaseError as problem:
            _log.warning("others could not be told who is here: %s", problem)
            self._changed |= self._seats.keys()

    async def _write(self) -> None:
        changed, returned, words = self._changed, self._returned, self._words
        self._changed, self._returned, self._words = set(), set(), []
        if not changed and not returned and not words:
            return
        rows = [
            {"table": table, "seat": SEAT_NAMES[seat], "process": self.process}
            for table in sorted(changed)
            for seat in sorted(self._seats.get(table, ()))
        ]

        def work(connection: Connection) -> None:
            own = presence.c.process == self.process
            connection.execute(sql.delete(presence).where(own, presence.c.table.in_(changed)))
            if rows:
                connection.execute(sql.insert(presence), rows)
            own_leases = leases.c.process == self.process
            connection.execute(sql.delete(leases).where(own_leases, leases.c.table.in_(returned)))
            seats, bots = [f"{SEATS}:{table}" for table in changed], [f"{BOTS}:{table}" for table in returned]
            tell(connection, seats, bots, words)

        try:
            await self._database.beside(work)
        except ConflictError:
            self._changed |= changed  # the others had given this process up; it announces itself with the next renewal


def _renew(connection: Connection, process: str, report: list[str]) -> bool:
    """Renew the row and delete those whose time is over; whether the row is new."""
    until = sql.func.now() + _ALIVE
    renewed = sql.update(processes).where(processes.c.process == process).values(until=until)
    new = connection.execute(renewed).rowcount == 0
    if new:
        connection.execute(insert(processes).values(process=process, until=until))
    dead = sql.delete(processes).where(processes.c.until < sql.func.now()).returning(processes.c.process)
    if connection.execute(dead).first() is not None:
        connection.execute(sql.delete(thinking).where(thinking.c.asked < sql.func.now() - _QUESTIONS_KEPT))
        tell(connection, [GONE])
    tell(connection, report)
    return new


def _take(connection: Connection, table: str, process: str) -> bool:
    taking = insert(leases).values(table=table, process=process).on_conflict_do_nothing()
    try:
        with connection.begin_nested():
            connection.execute(taking)
    except IntegrityError:
        return False  # the others have given this process up
    held = connection.execute(sql.select(leases.c.process).where(leases.c.table == table)).scalar()
    return held == process


def _leave(connection: Connection, process: str) -> None:
    connection.execute(sql.delete(processes).where(processes.c.process == process))
    tell(connection, [GONE])
