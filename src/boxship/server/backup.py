"""Backup and restore, also while servers run.

A backup is a data file like any other, whichever engine it was made from. Restoring brings back the tables that are
not there, and touches none that is: so nothing that was played since is lost, and nobody has to stop playing.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError

from boxship.server import preparing
from boxship.server.data_file import DataFileError, refusal
from boxship.server.engine import Place, engine_of, shown
from boxship.server.schema import events, records, seats, tables, turning_points

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

_TOGETHER: Final = 50
"""Tables that are written in one transaction: servers that run need not wait long for it."""


class Restored(NamedTuple):
    """What a restore did."""

    brought_back: int
    left_alone: int
    """Tables that are there already."""


def backup(place: Place, target: Path) -> int:
    """Write everything into a new file; how many tables there are. A DataFileError says why it can't be."""
    if target.exists():
        raise DataFileError(f"{target}: there is a file of this name already; a backup never takes the place of one")
    if isinstance(place, Path) and not place.is_file():
        raise DataFileError(f"{place}: there is no such data file")
    with _new_file(target) as half:
        try:
            if isinstance(place, Path):
                _copy_pages(place, half)
            else:
                _copy_everything(place, half)
            with closing(sqlite3.connect(half)) as made:
                made.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
                (count,) = made.execute("select count(*) from tables").fetchone()
        except (sqlite3.Error, DBAPIError, OSError) as problem:
            raise refusal(target, getattr(problem, "orig", problem)) from None
    return int(count)


def restore(place: Place, source: Path) -> Restored:
    """Bring back the tables of a backup that are not there. A DataFileError says why it can't be."""
    if not source.is_file():
        raise DataFileError(f"{source}: there is no such backup")
    with tempfile.TemporaryDirectory(prefix="boxship-") as folder:
        copy = Path(folder) / source.name
        try:
            _copy_pages(source, copy)
        except sqlite3.Error as problem:
            raise refusal(source, problem) from None
        preparing.migrate(copy)  # one of an older version is read too
        with _engine(copy) as old, _engine(place) as new:
            preparing.prepare(place, new)
            try:
                return _bring_back(old, new)
            except DBAPIError as problem:
                raise DataFileError(f"{shown(place)}: nothing more could be written: {problem.orig}") from None


def _copy_tables(old: Connection, new: Engine, names: Sequence[str]) -> None:
    """Copy tables with all that belongs to them, some at a time."""
    for begin in range(0, len(names), _TOGETHER):
        some = names[begin : begin + _TOGETHER]
        with new.begin() as target:
            for rows in (tables, seats, events, turning_points):
                found = old.execute(sql.select(rows).where(rows.c.table.in_(some))).mappings().all()
                if found:
                    target.execute(sql.insert(rows), [dict(row) for row in found])


def _copy_records(old: Connection, new: Engine) -> None:
    """Copy the uploaded records that are not there, by name or by what they say."""
    found = old.execute(sql.select(records)).mappings().all()
    with new.begin() as target:
        there = target.execute(sql.select(records.c.record, records.c.digest)).all()
        known = {value for row in there for value in row}
        missing = [dict(row) for row in found if known.isdisjoint((row["record"], row["digest"]))]
        if missing:
            target.execute(sql.insert(records), missing)


def _names_of(connection: Connection) -> list[str]:
    """Every table there is, the oldest first."""
    return list(connection.execute(sql.select(tables.c.table).order_by(tables.c.created)).scalars())


def _bring_back(old: Engine, new: Engine) -> Restored:
    with old.connect() as source:
        with new.connect() as target:
            there = set(_names_of(target))
        missing = [name for name in _names_of(source) if name not in there]
        _copy_tables(source, new, missing)
        _copy_records(source, new)
    return Restored(len(missing), len(there))


def _copy_pages(file: Path, target: Path) -> None:
    """SQLite's own way: a copy as of one moment, while others go on reading and writing."""
    address = f"{file.resolve().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as source, closing(sqlite3.connect(target)) as copy:
        source.backup(copy)


def _copy_everything(place: Place, target: Path) -> None:
    with _engine(place) as old, _engine(target) as new:
        preparing.prepare(target, new)
        one_moment = old.execution_options(isolation_level="REPEATABLE READ")
        with one_moment.connect() as source:
            _copy_tables(source, new, _names_of(source))
            _copy_records(source, new)


@contextmanager
def _new_file(target: Path) -> Iterator[Path]:
    """A file for nobody else to read, which takes its name when it is whole; if anything goes wrong it is gone."""
    half = target.with_name(f".{target.name}.part")
    try:
        half.unlink(missing_ok=True)
        os.close(os.open(half, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError as problem:
        raise DataFileError(
            f"{target}: it can't be written: {(problem.strerror or 'the system refused').lower()}"
        ) from None
    try:
        yield half
        with half.open("rb+") as written:
            os.fsync(written.fileno())
        half.rename(target)
    finally:
        for rest in ("", "-wal", "-shm", "-journal"):
            half.with_name(half.name + rest).unlink(missing_ok=True)


@contextmanager
def _engine(place: Place) -> Iterator[Engine]:
    engine = engine_of(place)
    try:
        yield engine
    finally:
        engine.dispose()
