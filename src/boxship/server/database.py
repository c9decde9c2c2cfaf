"""The database: one SQLite file or a PostgreSQL database, written by one thread, read by any."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Concatenate, Final, ParamSpec, TypeVar

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from boxship.rules.rulesets import SEAT_NAMES
from boxship.server import schema
from boxship.server.adding import Row as EventRow
from boxship.server.clock import CLOCK
from boxship.server.data_file import FilePlace
from boxship.server.engine import READERS, Place, engine_of, psycopg_words
from boxship.server.patience import patiently
from boxship.server.preparing import prepare
from boxship.server.schema import events, seats, service, tables, turning_points
from boxship.server.seats import Links, Seat
from boxship.server.snapshot import Event
from boxship.server.writer import ConflictError, DatabaseError, UnreadableError, Writer

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection, Executable, Row, RowMapping

P = ParamSpec("P")
T = TypeVar("T")


_DAMAGED: Final = (ValueError, KeyError, TypeError, AttributeError)
"""What comes of rows that nobody has written like this."""


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
    """Repository of tables. Whatever writes returns once it is on the disk."""

    def __init__(self, place: Place) -> None:
        """Open the place, or make it; a DataFileError says why it can't be used."""
        self.words = "" if isinstance(place, Path) else psycopg_words(place)
        """The address as the driver reads it; empty for a file, which nobody shares."""
        self._engine = engine_of(place)
        self._threads = ThreadPoolExecutor(READERS, "boxship-reader")
        try:
            prepare(place, self._engine)
        except BaseException:
            self._engine.dispose()
            raise
        self._writer = Writer(self._engine, FilePlace(place).check) if isinstance(place, Path) else Writer(self._engine)

    def close(self) -> None:
        """Finish writing and let go of the place."""
        self._threads.shutdown(cancel_futures=True)
        self._writer.close()
        self._engine.dispose()

    # -- writing -----------------------------------------------------------------------------------------------------

    async def create(self, table: StoredTable) -> None:
        """Keep a new table, with what has happened there already."""
        row, places = rows_of(table)
        happened = event_rows(table)

        def work(connection: Connection) -> None:
            there = connection.execute(sql.select(tables.c.join).where(tables.c.table == table.name)).scalar()
            if there == table.links.join:
                return  # it was written before; only the answer was lost
            connection.execute(sql.insert(tables), row)
            connection.execute(sql.insert(seats), places)
            if happened:
                connection.execute(sql.insert(events), happened)

        await self._writer.write(work=work)

    async def keep_turning_points(self, name: str, found: str) -> None:
        """Keep the turning points of a finished game; the first ones that were found stay."""

        def work(connection: Connection) -> None:
            if _turning_points(connection, name) is None:
                connection.execute(sql.insert(turning_points), {"table": name, "found": found})

        await self._writer.write(work=work)

    async def append(self, name: str, new: Sequence[Event], ending: Ending | None = None) -> None:
        """Add events to a table, all or none; a ConflictError if one of their numbers is taken."""
        rows = [event_row(name, one) for one in new]

        def finish(connection: Connection) -> None:
            assert ending is not None
            change = sql.update(tables).where(tables.c.table == name)
            connection.execute(change.values(summary_of(ending)))

        await self._writer.write(rows, finish if ending is not None else None)

    async def take_seat(self, name: str, number: int, seat: Seat) -> None:
        """Somebody comes to a free seat; a ConflictError if it is not free any more."""

        def work(connection: Connection) -> None:
            free = sql.or_(seats.c.token.is_(None), seats.c.token == seat.token)
            change = sql.update(seats).where(_this_seat(name, number), free)
            if connection.execute(change.values(token=seat.token, name=seat.name)).rowcount != 1:
                raise ConflictError("the seat is taken")

        await self._writer.write(work=work, news=f"seats:{name}")

    async def rename(self, name: str, number: int, new: str) -> None:
        """Change the name on a seat."""
        change = sql.update(seats).where(_this_seat(name, number)).values(name=new)
        await self._writer.write(work=lambda connection: _run(connection, change), news=f"seats:{name}")

    async def leave(self, name: str, number: int, seen: int) -> None:
        """Nobody looks from a seat any more, since a moment."""
        change = sql.update(seats).where(_this_seat(name, number)).values(seen=seen)
        await self._writer.write(work=lambda connection: _run(connection, change), news=f"seats:{name}")

    async def serve(self, process: str, began: int, until: int) -> None:
        """A process has served from one moment to another."""

        def work(connection: Connection) -> None:
            mine = sql.and_(service.c.process == process, service.c.began == began)
            if connection.execute(sql.update(service).where(mine).values(until=until)).rowcount == 0:
                connection.execute(sql.insert(service), {"process": process, "began": began, "until": until})

        await self._writer.write(work=work)

    async def service(self) -> tuple[list[tuple[int, int]], bool]:
        """When processes have served, from and to; and whether a table with a clock is not finished."""
        return await self.reading(_service)

    async def renew(self, name: str, links: Links, number: int | None = None, seat: Seat | None = None) -> None:
        """Change the links of a table, and who sits on a seat."""

        def work(connection: Connection) -> None:
            connection.execute(sql.update(tables).where(tables.c.table == name).values(asdict(links)))
            if number is not None and seat is not None:
                change = sql.update(seats).where(_this_seat(name, number))
                connection.execute(change.values(token=seat.token, name=seat.name))

        await self._writer.write(work=work, news=f"seats:{name}")

    async def remove(self, name: str) -> None:
        """Forget a table with everything that happened there."""
        await self._writer.write(work=lambda connection: schema.remove(connection, [name]), news=f"removed:{name}")

    async def writing(self, work: Callable[[Connection], None]) -> None:
        """Do some work that is no part of a table; a ConflictError if somebody else was quicker."""
        await self._writer.write(work=work)

    async def touch(self) -> None:
        """Write and read something that changes nothing; a DatabaseError where that can't be."""
        change = sql.update(schema.schema).values(version=schema.VERSION)
        await self._writer.write(work=lambda connection: _run(connection, change))
        await self.reading(_version)

    # -- reading -----------------------------------------------------------------------------------------------------

    async def load(self, name: str) -> StoredTable | None:
        """A table with all its events; None if there is none of this name."""
        return await self.reading(stored_table, name)

    async def outline(self, name: str) -> StoredTable | None:
        """A table without its events."""
        return await self.reading(_outline, name)

    async def outlines(self, names: Sequence[str]) -> dict[str, StoredTable]:
        """Several tables without their events, by name; those that are not there, or can't be read, are left out."""
        return await self.reading(_outlines, names)

    async def turning_points(self, name: str) -> str | None:
        """The turning points of a finished game, if somebody has found them."""
        return await self.reading(_turning_points, name)

    async def events_after(self, name: str, number: int) -> tuple[Event, ...]:
        """The events of a table that come after a number."""
        return await self.reading(_events, name, number)

    async def abandoned(self, before: int, most: int) -> list[str]:
        """Unfinished tables at which nothing has happened since a moment, the oldest first, at most so many."""
        return await self.reading(_abandoned, before, most)

    async def _in_thread(self, action: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, patiently, action)

    async def beside(self, work: Callable[[Connection], T]) -> T:
        """What some work on a PostgreSQL database returns, done beside the writer in a transaction of its own.

        It is for what is no part of a game. The disk is not waited for: a crash of the database may forget it.
        """

        def do() -> T:
            with self._engine.begin() as connection:
                connection.exec_driver_sql("SET LOCAL synchronous_commit = off")
                return work(connection)

        try:
            return await self._in_thread(do)
        except IntegrityError as problem:
            raise ConflictError(str(problem.orig)) from problem
        except SQLAlchemyError as problem:
            raise DatabaseError(str(getattr(problem, "orig", problem))) from problem

    async def reading(self, question: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The answer to a question, asked in a thread of its own."""

        def ask() -> T:
            with self._engine.connect() as connection:
                return question(connection, *args, **kwargs)

        try:
            return await self._in_thread(ask)
        except SQLAlchemyError as problem:
            raise UnreadableError(str(getattr(problem, "orig", problem))) from problem
        except _DAMAGED as problem:
            raise UnreadableError(f"what is kept makes no sense: {problem!r}") from problem


def rows_of(table: StoredTable) -> tuple[dict[str, object], list[dict[str, object]]]:
    """A table without its events, as it is written down: its row, and those of its seats."""
    row = {"table": table.name, "header": table.header, "created": table.created, **asdict(table.links)}
    places = [
        {"table": table.name, "seat": SEAT_NAMES[number], **asdict(seat)} for number, seat in enumerate(table.seats)
    ]
    return row, places


def event_row(name: str, event: Event) -> EventRow:
    """An event of a table as it is written down, by the columns."""
    seat = SEAT_NAMES[event.seat]
    return name, event.number, event.kind, seat, event.line, event.secret, event.at, event.command


def event_rows(table: StoredTable) -> list[dict[str, object]]:
    """All events of a table as they are written down."""
    keys = events.columns.keys()
    return [dict(zip(keys, event_row(table.name, one), strict=True)) for one in table.events]


def summary_of(ending: Ending) -> dict[str, object]:
    """How a game ended, as it is written down with its table."""
    return {"finished": ending.at, "rounds": ending.rounds, "winners": " ".join(ending.winners)}


def _run(connection: Connection, statement: Executable) -> None:
    connection.execute(statement)


def _this_seat(name: str, number: int) -> ColumnElement[bool]:
    return sql.and_(seats.c.table == name, seats.c.seat == SEAT_NAMES[number])


# -- questions ---------------------------------------------------------------------------------------------------------


def _outline(connection: Connection, name: str) -> StoredTable | None:
    if "\0" in name:  # PostgreSQL does not even look for such a name
        return None
    row = connection.execute(sql.select(tables).where(tables.c.table == name)).mappings().first()
    if row is None:
        return None
    places = connection.execute(sql.select(seats).where(seats.c.table == name)).mappings()
    ending = None
    if row["finished"] is not None:
        ending = Ending(int(row["finished"]), int(row["rounds"]), tuple(row["winners"].split()))
    return StoredTable(
        name=name,
        header=row["header"],
        created=row["created"],
        links=links_of(row),
        seats=seats_of(places),
        ending=ending,
    )


def _version(connection: Connection) -> int:
    return int(connection.execute(sql.select(schema.schema.c.version)).scalar_one())


def _abandoned(connection: Connection, before: int, most: int) -> list[str]:
    since = sql.exists().where(events.c.table == tables.c.table, events.c.at >= before)
    old = sql.select(tables.c.table).where(tables.c.finished.is_(None), tables.c.created < before, ~since)
    return list(connection.execute(old.order_by(tables.c.created).limit(most)).scalars())


def _outlines(connection: Connection, names: Sequence[str]) -> dict[str, StoredTable]:
    found: dict[str, StoredTable] = {}
    for name in dict.fromkeys(names):
        with suppress(SQLAlchemyError, *_DAMAGED):  # damage in one table is no reason to hide the others
            stored = _outline(connection, name)
            if stored is not None:
                found[name] = stored
    return found


def stored_table(connection: Connection, name: str) -> StoredTable | None:
    """A table with all its events; None if there is none of this name."""
    outline = _outline(connection, name)
    return None if outline is None else replace(outline, events=_events(connection, name, 0))


def _service(connection: Connection) -> tuple[list[tuple[int, int]], bool]:
    spans = [(row.began, row.until) for row in connection.execute(sql.select(service))]
    clocks = sql.select(tables.c.table).where(tables.c.finished.is_(None), tables.c.header.contains(f"\n{CLOCK}: "))
    return spans, connection.execute(clocks.limit(1)).first() is not None


def _turning_points(connection: Connection, name: str) -> str | None:
    return connection.execute(sql.select(turning_points.c.found).where(turning_points.c.table == name)).scalar()


def _events(connection: Connection, name: str, after: int) -> tuple[Event, ...]:
    wanted = sql.select(events).where(events.c.table == name, events.c.number > after).order_by(events.c.number)
    return tuple(event_of(row) for row in connection.execute(wanted))


# -- from rows to values -----------------------------------------------------------------------------------------------


def event_of(row: Row[Any]) -> Event:
    """An event as it is kept."""
    line = sys.intern(row.line)  # the same few lines come again and again at every table: they are in memory once
    return Event(row.number, row.kind, SEAT_NAMES.index(row.seat), line, row.secret, row.at, row.command)


def links_of(row: RowMapping) -> Links:
    """The links of a table."""
    return Links(row["join"], row["watch"])


def seats_of(rows: Iterable[RowMapping]) -> tuple[Seat, ...]:
    """The seats of a table, in their order."""
    places = {
        place["seat"]: Seat(place["kind"], place["style"], place["name"], place["token"], place["seen"])
        for place in rows
    }
    return tuple(places[seat] for seat in SEAT_NAMES if seat in places)
