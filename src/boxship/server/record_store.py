"""Records that somebody has uploaded, to be shared by a short link. The same text is kept once.

They are found by a name that nobody guesses. Whoever opens one keeps it alive: it is forgotten when nobody has wanted
it for a year.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

import sqlalchemy as sql

from boxship.server.clock import now
from boxship.server.database import Database
from boxship.server.schema import records
from boxship.server.seats import new_table_name
from boxship.server.writer import ConflictError

if TYPE_CHECKING:
    from sqlalchemy import Connection

DAY: Final = 24 * 3600 * 1000
"""Milliseconds."""
KEPT: Final = 365 * DAY
"""So long after somebody last wanted it a record is kept."""


class RecordStore:
    """Repository of uploaded records."""

    def __init__(self, database: Database) -> None:
        """They are kept with the tables."""
        self._database = database

    async def keep(self, text: str) -> str:
        """Keep a record, or find that it is there already; its name."""
        digest = hashlib.sha256(text.encode()).digest()
        new = {"record": new_table_name(), "text": text, "digest": digest, "used": now()}

        def work(connection: Connection) -> None:
            same = sql.update(records).where(records.c.digest == digest)
            if connection.execute(same.values(used=new["used"])).rowcount == 0:
                connection.execute(sql.insert(records), new)

        try:
            await self._database.writing(work)
        except ConflictError:  # another process was quicker with the same text
            await self._database.writing(work)
        return await self._database.reading(_name, digest)

    async def text(self, name: str) -> str | None:
        """A record that somebody wants; None if there is none of this name."""
        found = await self._database.reading(_text, name)
        if found is None:
            return None
        text, used = found
        if used < now() - DAY:
            change = sql.update(records).where(records.c.record == name).values(used=now())
            await self._database.writing(lambda connection: _run(connection, change))
        return text

    async def forget_before(self, moment: int) -> None:
        """Forget the records that nobody has wanted since a moment."""
        old = sql.delete(records).where(records.c.used < moment)
        await self._database.writing(lambda connection: _run(connection, old))


def _run(connection: Connection, statement: sql.Executable) -> None:
    connection.execute(statement)


def _name(connection: Connection, digest: bytes) -> str:
    return str(connection.execute(sql.select(records.c.record).where(records.c.digest == digest)).scalar_one())


def _text(connection: Connection, name: str) -> tuple[str, int] | None:
    if "\0" in name:  # PostgreSQL does not even look for such a name
        return None
    row = connection.execute(sql.select(records.c.text, records.c.used).where(records.c.record == name)).first()
    return None if row is None else (str(row.text), int(row.used))
