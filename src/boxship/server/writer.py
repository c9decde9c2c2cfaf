"""Group commit: one thread writes, and writes together what came in together.

A commit waits for the disk, and the disk does not care how much is in it. So whatever arrives while one transaction is
on its way goes into the next one, all of it. Nobody hears "done" before their transaction is on the disk.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from boxship.server.adding import Adding, Row
from boxship.server.patience import may_pass, patiently

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

Work = Callable[["Connection"], None]

_MOST_TOGETHER: Final = 500
"""No more jobs are added to a transaction that has so many, so that nobody waits for a very long one."""


class DatabaseError(Exception):
    """Something could not be written or read; nothing of it has happened."""


class UnreadableError(DatabaseError):
    """Something could not be read."""


class UnreachableError(DatabaseError):
    """The database did not answer in time; whether this was written is not known, so it is to be said once more."""


class ConflictError(DatabaseError):
    """Somebody else has written this first; reading again shows what."""


@dataclass(frozen=True, slots=True)
class _Job:
    """Events to add, further work in the same transaction, and who waits for it."""

    rows: Sequence[Row]
    work: Work | None
    news: str | None
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


class Writer:
    """The only one in this process that writes to the database."""

    def __init__(self, engine: Engine, check: Callable[[], None] = lambda: None) -> None:
        """Starts its thread. ``check`` raises a DatabaseError where nothing that is written would stay."""
        self._engine = engine
        self._check = check
        self._adding = Adding.to(engine)
        self._collected: list[_Job] = []
        self._groups: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="boxship-writer", daemon=True)
        self._thread.start()

    async def write(self, rows: Sequence[Row] = (), work: Work | None = None, news: str | None = None) -> None:
        """Add events and do the work, together or not at all; returns once it is on the disk.

        Other processes are told of the events, and of further news. A ConflictError if one of the events is there
        already, a DatabaseError if the disk refuses.
        """
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        if not self._collected:
            # Everybody who is served in this round of the loop writes together.
            loop.call_soon(self._hand_over)
        self._collected.append(_Job(rows, work, news, loop, done))
        await done

    def _hand_over(self) -> None:
        self._groups.put(self._collected)
        self._collected = []

    def close(self) -> None:
        """Write what still waits, then stop."""
        self._groups.put(None)
        self._thread.join()

    def _run(self) -> None:
        alone = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        with patiently(self._engine.connect) as connection, patiently(alone.connect) as events_only:
            while group := self._waiting():
                # A single statement is a transaction by itself, and the shortest there is.
                single = all(job.work is None for job in group)
                self._commit(events_only if single else connection, group)

    def _waiting(self) -> list[_Job]:
        """Every job that waits now, at least one; none when the writer is closed."""
        group = self._groups.get()
        if group is None:
            return []
        while len(group) < _MOST_TOGETHER and not self._groups.empty():
            more = self._groups.get()
            if more is None:
                self._groups.put(None)
                break
            group += more
        return group

    def _commit(self, connection: Connection, group: list[_Job]) -> None:
        try:
            patiently(lambda: self._transact(connection, group))
        except (SQLAlchemyError, DatabaseError) as problem:
            if isinstance(problem, DBAPIError) and may_pass(problem):
                _answer(group, UnreachableError(str(problem.orig)))
                return
            # One of them can't be; alone, each learns whether it was that one.
            for job in group:
                self._commit_alone(connection, job)
        else:
            _answer(group, None)

    def _commit_alone(self, connection: Connection, job: _Job) -> None:
        try:
            patiently(lambda: self._transact(connection, [job]))
        except DatabaseError as problem:
            _answer([job], problem)
        except IntegrityError as problem:
            _answer([job], ConflictError(str(problem.orig)))
        except SQLAlchemyError as problem:
            passing = isinstance(problem, DBAPIError) and may_pass(problem)
            kind = UnreachableError if passing else DatabaseError
            _answer([job], kind(str(getattr(problem, "orig", problem))))
        else:
            _answer([job], None)

    def _transact(self, connection: Connection, group: list[_Job]) -> None:
        self._check()
        with connection.begin():
            rows = [row for job in group for row in job.rows]
            news = [job.news for job in group if job.news is not None]
            if rows or news:
                self._adding.execute(connection, rows, news)
            for job in group:
                if job.work is not None:
                    job.work(connection)


def _answer(group: list[_Job], problem: DatabaseError | None) -> None:
    """Tell everybody in a group, with one ``call_soon_threadsafe`` per event loop."""
    for loop in {job.loop for job in group}:
        with suppress(RuntimeError):  # a loop that has ended has nobody who waits
            loop.call_soon_threadsafe(_settle, [job.done for job in group if job.loop is loop], problem)


def _settle(waiting: list[asyncio.Future[None]], problem: DatabaseError | None) -> None:
    for done in waiting:
        if done.cancelled():
            continue
        if problem is None:
            done.set_result(None)
        else:
            done.set_exception(problem)
