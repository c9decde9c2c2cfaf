"""Presence: who looks at a table, and since when who does not.

It is told when it changes, and written down when somebody goes: not with every sign of life.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from boxship.rules.rulesets import SEAT_NAMES
from boxship.server.database import Database
from boxship.server.errors import ProblemError
from boxship.server.peers.register import Register
from boxship.server.peers.telling import NUDGED
from boxship.server.rate_limit import RateLimit
from boxship.server.table import Table
from boxship.server.writer import DatabaseError

_NUDGES_PER_SECOND: Final = 1 / 60
_log = logging.getLogger("boxship.server")


class Presence:
    """What this process tells of the people at all tables."""

    def __init__(self, database: Database, register: Register | None) -> None:
        """Other processes hear of it by a register."""
        self._database = database
        self._register = register
        self.nudges = RateLimit(_NUDGES_PER_SECOND, 1.0)
        """Of one seat."""
        self._tasks: set[asyncio.Task[None]] = set()

    def changed(self, table: Table, gone: int | None) -> None:
        """Somebody looks from a seat from which nobody did, or nobody does any more from this one."""
        if self._register is not None:
            self._register.looked_at(table.name, table.audience.present)
        if gone is not None and gone not in table.elsewhere:
            task = asyncio.create_task(self._write(table.name, gone, table.left(gone)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def nudge(self, table: Table, by: int, seat: int) -> bool:
        """Remind somebody that it is their turn; whether they look. A ProblemError where it is not, or too often."""
        if seat == by or seat not in table.current.waiting_for or table.is_played_by_bot(seat):
            raise ProblemError("nothing_to_decide", "nobody else waits for that seat to decide")
        if self.nudges.wait(f"{table.name}/{seat}"):
            raise ProblemError("too_many", "they have been reminded already; please give them a minute")
        if self._register is not None:
            self._register.say(f"{NUDGED}:{table.name}:{SEAT_NAMES[seat]}:{SEAT_NAMES[by]}")
        else:
            table.audience.nudge(seat, by)
        return seat in table.present

    async def close(self) -> None:
        """Finish writing."""
        await asyncio.gather(*self._tasks)

    async def _write(self, table: str, seat: int, seen: int) -> None:
        try:
            await self._database.leave(table, seat, seen)
        except DatabaseError as problem:  # it is known here, and by what was last done there
            _log.warning("when somebody was last seen could not be written down: %s", problem)
