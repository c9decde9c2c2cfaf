"""The database: one SQLite file, written by one thread, read by any."""

from __future__ import annotations

import asyncio
import os
import time
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Concatenate, Final, ParamSpec, TypeVar

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from boxship.rules.rulesets import SEAT_NAMES
from boxship.server import schema
from boxship.server.schema import events, seats, tables
from boxship.server.seats import Links, Seat
from boxship.server.snapshot import LESSON, Event
from boxship.server.writer import ConflictError, DatabaseError, Row, Writer

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from sqlalchemy import ColumnElement, Connection, Engine, Executable

P = ParamSpec("P")
T = TypeVar("T")

_BUSY_SECONDS: Final = 10
_LESSONS_KEPT: Final = 30 * 24 * 3600 * 1000
"""Milliseconds after which the table of a lesson is forgotten."""
_NAMED_BOTS: Final = 2
"""The version since which bots have the names of ``boxship bots``."""
_PRAGMAS: Final = (
    "journal_mode=WAL",  # readers and the writer do not wait for one another
    "synchronous=NORMAL",  # a commit survives the end of the program
    "foreign_keys=ON",
    "wal_autocheckpoint=8000",  # pages: what many tables write again and again is put in its place seldom
    "cache_size=-32000",  # kB
)


class DataFileError(Exception):
    """The data file can't be used; ``str()`` is a sentence that says which file and why."""


@dataclass(frozen=True, slots=True)
class Ending:
    """Summary of a finished game, so that a list of tables need not replay it."""

    at: int
    rounds: int
    winners: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as the database holds it."""

    name: str
    header: str
    created: int
    links: Links
    seats: tuple[Seat, ...]
    ending: Ending | None = None
    events: tuple[Event, ...] = ()


class Database:
    """Repository of tables in one data file. Whatever writes returns once it is on the disk."""

    def __init__(self, file: Path) -> None:
        """Open the file, or make it; a DataFileError says why it can't be used."""
        self._engine = _engine(file)
        try:
            _prepare(file, self._engine)
        except BaseException:
            self._engine.dispose()
            raise
        self._writer = Writer(self._engine)

    def close(self) -> None:
        """Finish writing and let go of the file."""
        self._writer.close()
        self._engine.dispose()

    # -- writing -----------------------------------------------------------------------------------------------------

    async def create(self, table: StoredTable) -> None:
        """Keep a new table."""
        row = {
            "table": table.name,
            "header": table.header,
            "created": table.created,
            "join": table.links.join,
            "watch": table.links.watch,
        }
        places = [
            {
                "table": table.name,
                "seat": SEAT_NAMES[number],
                "kind": seat.kind,
                "style": seat.style,
                "name": seat.name,
                "token": seat.token,
            }
            for number, seat in enumerate(table.seats)
        ]

        def work(connection: Connection) -> None:
            connection.execute(sql.insert(tables), row)
            connection.execute(sql.insert(seats), places)

        await self._writer.write(work=work)

    async def append(self, name: str, new: Sequence[Event], ending: Ending | None = None) -> None:
        """Add events to a table, all or none; a ConflictError if one of their numbers is taken."""
        rows: list[Row] = [
            (name, one.number, one.kind, SEAT_NAMES[one.seat], one.line, one.secret, one.at, one.command) for one in new
        ]

        def finish(connection: Connection) -> None:
            assert ending is not None
            change = sql.update(tables).where(tables.c.table == name)
            values = {"finished": ending.at, "rounds": ending.rounds, "winners": " ".join(ending.winners)}
            connection.execute(change.values(values))

        await self._writer.write(rows, finish if ending is not None else None)

    async def take_seat(self, name: str, number: int, seat: Seat) -> None:
        """Somebody comes to a free seat; a ConflictError if it is not free any more."""

        def work(connection: Connection) -> None:
            change = sql.update(seats).where(_this_seat(name, number), seats.c.token.is_(None))
            if connection.execute(change.values(token=seat.token, name=seat.name)).rowcount != 1:
                raise ConflictError("the seat is taken")

        await self._writer.write(work=work)

    async def rename(self, name: str, number: int, new: str) -> None:
        """Change the name on a seat."""
        change = sql.update(seats).where(_this_seat(name, number)).values(name=new)
        await self._writer.write(work=lambda connection: _run(connection, change))

    async def remove(self, name: str) -> None:
        """Forget a table with everything that happened there."""
        await self._writer.write(work=lambda connection: _remove(connection, [name]))

    # -- reading -----------------------------------------------------------------------------------------------------

    async def load(self, name: str) -> StoredTable | None:
        """A table with all its events; None if there is none of this name."""
        return await self._reading(_load, name)

    async def outline(self, name: str) -> StoredTable | None:
        """A table without its events."""
        return await self._reading(_outline, name)

    async def events_after(self, name: str, number: int) -> tuple[Event, ...]:
        """The events of a table that come after a number."""
        return await self._reading(_events, name, number)

    async def _reading(self, question: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The answer to a question, asked in a thread of its own."""

        def ask() -> T:
            with self._engine.connect() as connection:
                return question(connection, *args, **kwargs)

        try:
            return await asyncio.to_thread(ask)
        except SQLAlchemyError as problem:
            raise DatabaseError(str(getattr(problem, "orig", problem))) from problem


def _run(connection: Connection, statement: Executable) -> None:
    connection.execute(statement)


def _remove(connection: Connection, names: Sequence[str]) -> None:
    for rows in (events, seats, tables):
        connection.execute(sql.delete(rows).where(rows.c.table.in_(names)))


def _remove_old_lessons(connection: Connection, before: int) -> None:
    """Tables of lessons are kept for a while only: who comes back later begins the lesson again."""
    of_lessons = tables.c.header.contains(f"\n{LESSON}: ")
    found = connection.execute(sql.select(tables.c.table).where(of_lessons, tables.c.created < before))
    _remove(connection, list(found.scalars()))


def _this_seat(name: str, number: int) -> ColumnElement[bool]:
    return sql.and_(seats.c.table == name, seats.c.seat == SEAT_NAMES[number])


# -- questions ---------------------------------------------------------------------------------------------------------


def _outline(connection: Connection, name: str) -> StoredTable | None:
    row = connection.execute(sql.select(tables).where(tables.c.table == name)).mappings().first()
    if row is None:
        return None
    found = connection.execute(sql.select(seats).where(seats.c.table == name)).mappings()
    places = {place["seat"]: Seat(place["kind"], place["style"], place["name"], place["token"]) for place in found}
    ending = None
    if row["finished"] is not None:
        ending = Ending(row["finished"], row["rounds"], tuple(row["winners"].split()))
    return StoredTable(
        name=name,
        header=row["header"],
        created=row["created"],
        links=Links(row["join"], row["watch"]),
        seats=tuple(places[seat] for seat in SEAT_NAMES if seat in places),
        ending=ending,
    )


def _load(connection: Connection, name: str) -> StoredTable | None:
    outline = _outline(connection, name)
    return None if outline is None else replace(outline, events=_events(connection, name, 0))


def _events(connection: Connection, name: str, after: int) -> tuple[Event, ...]:
    wanted = sql.select(events).where(events.c.table == name, events.c.number > after).order_by(events.c.number)
    return tuple(
        Event(row.number, row.kind, SEAT_NAMES.index(row.seat), row.line, row.secret, row.at, row.command)
        for row in connection.execute(wanted)
    )


# -- opening the file --------------------------------------------------------------------------------------------------


def _engine(file: Path) -> Engine:
    engine = sql.create_engine(sql.URL.create("sqlite", database=str(file)), connect_args={"timeout": _BUSY_SECONDS})

    @sql.event.listens_for(engine, "connect")
    def settle(connection: sqlite3.Connection, _: object) -> None:
        for pragma in _PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        # Transactions begin where we say (below), and not only at the first change.
        connection.isolation_level = None

    @sql.event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
            connection.exec_driver_sql("BEGIN")

    return engine


def _prepare(file: Path, engine: Engine) -> None:
    """Make the file if there is none, see that it is ours, and that it can be written."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        # Cards and links are in it: nobody else on this machine needs to read it.
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    except (OSError, ValueError) as problem:
        reason = (getattr(problem, "strerror", None) or "this is not a possible file name").lower()
        raise DataFileError(f"{file}: the tables can't be kept there: {reason}") from None
    try:
        with engine.begin() as connection:
            there = set(sql.inspect(connection).get_table_names())
            if there and schema.schema.name not in there:
                raise DataFileError(f"{file}: this is a database of another program")
            if not there:
                schema.metadata.create_all(connection)
                connection.execute(sql.insert(schema.schema), {"version": schema.VERSION})
            version = connection.execute(sql.select(schema.schema.c.version)).scalar_one()
            if version > schema.VERSION:
                raise DataFileError(f"{file}: a newer version of Boxship has written this file; please use that one")
            if version < _NAMED_BOTS:
                for old, new in schema.RENAMED_BOTS.items():
                    connection.execute(sql.update(seats).where(seats.c.style == old).values(style=new))
            _remove_old_lessons(connection, time.time_ns() // 1_000_000 - _LESSONS_KEPT)
            # A write that changes nothing as a rule, so that a file or a disk that can't be written is noticed now.
            connection.execute(sql.update(schema.schema).values(version=schema.VERSION))
    except DBAPIError as problem:
        raise DataFileError(f"{file}: this is no data file of Boxship, or it is damaged ({problem.orig})") from None
