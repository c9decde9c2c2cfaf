"""Preparing the place where tables are kept: it is made if there is none, seen to be ours, and brought up to date."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError

from boxship.server import schema
from boxship.server.data_file import DataFileError, refusal, see_that_it_is_whole
from boxship.server.engine import Place, engine_of, shown
from boxship.server.schema import tables
from boxship.server.snapshot import LESSON

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

_LESSONS_KEPT: Final = 30 * 24 * 3600 * 1000
"""Milliseconds after which the table of a lesson is forgotten."""
_LOCK: Final = 0x626F7873
"""The number of the lock under which one process at a time prepares a PostgreSQL database."""


def prepare(place: Place, engine: Engine) -> None:
    """Make what is missing and see that it can be written; a DataFileError says why it can't be used.

    A file of an older version is brought up to date, and a copy of it is kept. A PostgreSQL database is not: others may
    be using it, so somebody says when (``boxship migrate``).
    """
    if isinstance(place, Path):
        _touch(place)
    try:
        with engine.connect() as connection:
            if isinstance(place, Path):
                see_that_it_is_whole(place, connection)
            version = _version(place, connection)
        if version is not None and version < schema.VERSION:
            if not isinstance(place, Path):
                raise DataFileError(
                    f"{shown(place)}: an older version of Boxship has written this database; stop all servers and run: "
                    "boxship migrate --database"
                )
            migrate(place)
        with engine.begin() as connection:
            _lock(connection)
            if _version(place, connection) is None:
                _make(connection)
            _remove_old_lessons(connection, time.time_ns() // 1_000_000 - _LESSONS_KEPT)
            # A write that changes nothing, so that a file or a disk that can't be written is noticed now.
            connection.execute(sql.update(schema.schema).values(version=schema.VERSION))
    except DBAPIError as problem:
        raise _unusable(place, problem) from None


def migrate(place: Place) -> tuple[int, Path | None]:
    """Bring a place up to date, or make it: the version it had, 0 if it was empty, and the copy that was made.

    It happens in one transaction: if anything goes wrong, a DataFileError says so and nothing has changed.
    """
    engine = engine_of(place)
    if isinstance(place, Path):
        _touch(place)
        sql.event.listen(engine, "connect", _keys_may_wait)
    try:
        with engine.connect() as connection:
            if isinstance(place, Path):
                see_that_it_is_whole(place, connection)
            version = _version(place, connection)
        if version == schema.VERSION:
            return version, None
        copy = _copy(place, version) if isinstance(place, Path) and version is not None else None
        with engine.begin() as connection:
            _lock(connection)
            version = _version(place, connection)
            if version is None:
                _make(connection)
            else:
                _climb(connection, version)
    except DBAPIError as problem:
        raise _unusable(place, problem) from None
    else:
        return version or 0, copy
    finally:
        engine.dispose()


def _touch(file: Path) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        # Cards and links are in it: nobody else on this machine needs to read it.
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    except (OSError, ValueError) as problem:
        reason = (getattr(problem, "strerror", None) or "this is not a possible file name").lower()
        raise DataFileError(f"{file}: the tables can't be kept there: {reason}") from None


def _version(place: Place, connection: Connection) -> int | None:
    """The version that wrote a place; None if it is empty, a DataFileError if it is not ours or newer than we are."""
    there = set(sql.inspect(connection).get_table_names())
    if there and schema.schema.name not in there:
        raise DataFileError(f"{shown(place)}: this is a database of another program")
    if not there:
        return None
    version = connection.execute(sql.select(schema.schema.c.version)).scalar_one_or_none()
    if version is None:
        sentence = "it does not say which version has written it; boxship doctor may mend it"
        raise DataFileError(f"{shown(place)}: {sentence}")
    if version > schema.VERSION:
        what = "file" if isinstance(place, Path) else "database"
        raise DataFileError(f"{shown(place)}: a newer version of Boxship has written this {what}; please use that one")
    return int(version)


def _lock(connection: Connection) -> None:
    """Nobody else prepares this database until the transaction ends, however long it takes."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
        connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
        connection.execute(sql.select(sql.func.pg_advisory_xact_lock(_LOCK)))


def _make(connection: Connection) -> None:
    schema.metadata.create_all(connection)
    connection.execute(sql.insert(schema.schema), {"version": schema.VERSION})


def _climb(connection: Connection, version: int) -> None:
    """From a version to ours, step by step."""
    from boxship.server.migrations import stamp, upgrade  # Alembic is seldom needed

    if not sql.inspect(connection).has_table("alembic_version"):
        stamp(connection, version)
    upgrade(connection)
    connection.execute(sql.update(schema.schema).values(version=schema.VERSION))
    if connection.dialect.name == "sqlite":
        lost = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
        if lost is not None:
            raise DataFileError(f"a row of {lost[0]} would lose its table; nothing has changed")


def _keys_may_wait(connection: sqlite3.Connection, _: object) -> None:
    """SQLite rebuilds a table to change it, while others refer to it: the keys are looked at in the end."""
    connection.execute("PRAGMA foreign_keys=OFF")


def _copy(file: Path, version: int) -> Path:
    """A copy of the file as it is, beside it."""
    copy = next(
        copy
        for number in range(1, 1000)
        if not (copy := file.with_name(f"{file.name}.version-{version}{'' if number == 1 else f'.{number}'}")).exists()
    )
    os.close(os.open(copy, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
    return copy


def _remove_old_lessons(connection: Connection, before: int) -> None:
    """Tables of lessons are kept for a while only: who comes back later begins the lesson again."""
    of_lessons = tables.c.header.contains(f"\n{LESSON}: ")
    found = connection.execute(sql.select(tables.c.table).where(of_lessons, tables.c.created < before))
    schema.remove(connection, list(found.scalars()))


def _unusable(place: Place, problem: DBAPIError) -> DataFileError:
    if isinstance(place, Path):
        return refusal(place, problem.orig)
    reason = " ".join(str(problem.orig).split())
    return DataFileError(f"{shown(place)}: the database can't be used: {reason}")
