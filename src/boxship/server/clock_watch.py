"""Watch over the clocks of the tables in memory: they begin when everybody has come, and bots play on when one is out.

Which clock is out follows from the events; a watch only sees to it in time. A table that nobody looks at is seen to
when somebody next asks for it, and every process may do so: of two that write the same event, one is refused.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from boxship.server import substitution
from boxship.server.errors import ProblemError
from boxship.server.table import Table
from boxship.server.writer import DatabaseError

_log = logging.getLogger("boxship.server")
_REST: Final = 5.0
"""Seconds of rest after something could not be written."""
_LATER: Final = 0.005
"""Seconds after a clock is out: a timer must not be early."""


class ClockWatch:
    """One timer for each table whose clocks run."""

    def __init__(self) -> None:
        """No table yet."""
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def attend(self, table: Table) -> None:
        """See to a table that has changed or has just come into memory."""
        self.forget(table.name)
        wait = 0.0 if substitution.may_begin(table) else table.seconds_left()
        if wait is not None:
            self._set(table, wait)

    def forget(self, name: str) -> None:
        """A table is not looked after any more."""
        timer = self._timers.pop(name, None)
        if timer is not None:
            timer.cancel()

    async def close(self) -> None:
        """Stop all of it."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _set(self, table: Table, wait: float) -> None:
        self._timers[table.name] = asyncio.get_running_loop().call_later(wait + _LATER, self._ring, table)

    def _ring(self, table: Table) -> None:
        del self._timers[table.name]
        task = asyncio.create_task(self._see_to(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _see_to(self, table: Table) -> None:
        rest = 0.0
        try:
            if substitution.may_begin(table):
                await substitution.begin_clocks(table)
            await substitution.run_out(table)
        except (DatabaseError, ProblemError) as problem:
            _log.warning("a clock could not be seen to, and will be: %s", problem)
            rest = _REST
        if table.name not in self._timers and (wait := table.seconds_left()) is not None:
            self._set(table, max(wait, rest))
