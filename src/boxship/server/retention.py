"""Retention: unfinished tables that nobody has touched for long are forgotten, if whoever runs the server wants that.

Finished games stay. Nothing is forgotten at which somebody looks. Uploaded records that nobody has wanted for a year go
everywhere.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from boxship.server.clock import now
from boxship.server.database import Database
from boxship.server.lobby import Lobby
from boxship.server.record_store import DAY, KEPT, RecordStore
from boxship.server.writer import DatabaseError

_log = logging.getLogger("boxship.server")
_SECONDS_BETWEEN: Final = 3600.0
_MOST: Final = 200
"""Tables that are looked for at once."""


async def forget_abandoned(database: Database, lobby: Lobby, days: float) -> None:
    """Background task, until cancelled: forget what nobody has touched for so many days; with 0 only old records."""
    while True:
        try:
            await RecordStore(database).forget_before(now() - KEPT)
            if days > 0:
                await forget_before(database, lobby, now() - int(days * DAY))
        except DatabaseError as problem:
            _log.warning("what nobody wants could not be forgotten: %s", problem)
        await asyncio.sleep(_SECONDS_BETWEEN)


async def forget_before(database: Database, lobby: Lobby, before: int) -> int:
    """Forget unfinished tables at which nothing has happened since a moment; how many there were."""
    forgotten = 0
    while True:
        found = [name for name in await database.abandoned(before, _MOST) if not lobby.in_use(name)]
        for name in found:
            lobby.let_go(name)
            await database.remove(name)
        forgotten += len(found)
        if len(found) < _MOST:
            return forgotten
