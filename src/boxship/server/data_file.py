"""The data file as a file: whether it is whole, whether it is still there, and a sentence where it can't be used."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Final

from boxship.server.writer import DatabaseError

if TYPE_CHECKING:
    from sqlalchemy import Connection

_WHOLE: Final = "ok"
_REASONS: Final = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_READONLY: "the file or its folder can't be written",
    sqlite3.SQLITE_CANTOPEN: "the file can't be opened",
    sqlite3.SQLITE_BUSY: "another program holds it",
    sqlite3.SQLITE_IOERR: "the disk refuses",
}
"""What has nothing to do with what is in the file."""
_PRIMARY: Final = 0xFF
"""The part of SQLite's error codes that says the kind."""


class DataFileError(Exception):
    """The data file or the database can't be used; ``str()`` is a sentence that says which one and why."""


def refusal(file: Path, problem: BaseException | None) -> DataFileError:
    """Why SQLite refuses a file."""
    reason = _REASONS.get(getattr(problem, "sqlite_errorcode", 0) & _PRIMARY)
    if reason is not None:
        return DataFileError(f"{file}: the tables can't be kept there: {reason}")
    return DataFileError(f"{file}: this is no data file of Boxship, or it is damaged ({problem})")


def see_that_it_is_whole(file: Path, connection: Connection) -> None:
    """A DataFileError where a part of the file is damaged: whatever is written to it could be lost."""
    found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
    if found != _WHOLE:
        sentence = "it is damaged, so nothing is written to it; boxship doctor says what is left and saves it"
        raise DataFileError(f"{file}: {sentence} ({' '.join(found.split())})")


class FilePlace:
    """The place of an open file, to notice when it is moved away or deleted: a system goes on writing to it then."""

    def __init__(self, file: Path) -> None:
        """The file that is there now."""
        self._file = file
        self._there = _identity(file)

    def check(self) -> None:
        """A DatabaseError if another file, or none, is at its place."""
        if _identity(self._file) != self._there:
            raise DatabaseError(f"{self._file} has been moved away or deleted while it was in use")


def _identity(file: Path) -> tuple[int, int] | None:
    try:
        there = file.stat()
    except OSError:
        return None
    return there.st_dev, there.st_ino
