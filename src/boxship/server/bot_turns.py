"""Turns of the bots: for each table one task, which runs while a bot has to decide and never longer.

After a restart there is nothing to take up again: a table that is loaded and waits for a bot gets its task.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from boxship.bots.bot_pool import BotPool
from boxship.game import View
from boxship.notation.refusals import Refusal
from boxship.server.attendance import BOT_COMMAND
from boxship.server.errors import ProblemError
from boxship.server.table import Table
from boxship.server.writer import DatabaseError
from boxship.table.lessons.rivals import rival_line

_log = logging.getLogger("boxship.server")
_REST: Final = 5.0
"""Seconds of rest after something outside of the game went wrong: the disk, or the processes."""


class BotTurns:
    """The tasks that play the bots' turns at all tables of a server."""

    def __init__(self, pool: BotPool, pace: float, hold: Callable[[str], Awaitable[bool]] | None = None) -> None:
        """They take at least ``pace`` seconds for a decision. Bots play where ``hold`` says that they do so here."""
        self._hold = hold
        self._pool = pool
        self._pace = pace
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self.played = 0
        """How often a bot has decided."""

    def __len__(self) -> int:
        return len(self._tasks)

    def attend(self, table: Table) -> None:
        """See to a table that has changed or has just come into memory."""
        if table.name not in self._tasks and _next(table) is not None:
            self._tasks[table.name] = asyncio.create_task(self._play(table))

    def expect(self, names: Iterable[str]) -> None:
        """Bots of these names may have to decide soon."""
        self._pool.expect(names)

    def attending(self, table: Table) -> bool:
        """Whether a bot of this table is about to decide."""
        return table.name in self._tasks

    async def close(self) -> None:
        """Stop all of them."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._pool.close()

    async def _play(self, table: Table) -> None:
        try:
            if not await self._plays_here(table):
                return
            while (seat := _next(table)) is not None:
                try:
                    await self._decide(table, seat)
                    self.played += 1
                except (BrokenProcessPool, DatabaseError, ProblemError) as problem:
                    _log.warning("a bot could not play and will try again: %s", problem)
                    await asyncio.sleep(_REST)
        finally:
            del self._tasks[table.name]

    async def _plays_here(self, table: Table) -> bool:
        try:
            return self._hold is None or await self._hold(table.name)
        except DatabaseError:
            return False  # tables are looked after from time to time

    async def _decide(self, table: Table, seat: int) -> None:
        number = table.current.number
        view = table.current.view(seat)
        line, _ = await asyncio.gather(self._thought(table, seat, view), asyncio.sleep(self._pace))
        command = f"{BOT_COMMAND}{number + 1}"
        try:
            await table.say_as_bot(seat, command, line)
        except (Refusal, ProblemError) as refusal:
            if table.current.number != number:
                return  # the table went on while the bot was thinking; it thinks again
            if isinstance(refusal, ProblemError):
                raise
            _log.warning("a bot said %r, which is refused: %s", line, refusal)
            await table.say_as_bot(seat, command, next(iter(view.legal)))

    async def _thought(self, table: Table, seat: int, view: View) -> str:
        """What a bot says. No table stands still because of a bot: if it fails, the first thing that is legal."""
        lesson = table.current.lesson
        if lesson is not None:
            return rival_line(lesson, table.current.moment, seat)
        try:
            return await self._pool.line(table.bot_of(seat), view)
        except BrokenProcessPool:
            raise
        except Exception:  # noqa: BLE001  # whatever can go wrong inside a bot
            _log.exception("a bot failed")
            return next(iter(view.legal))


def _next(table: Table) -> int | None:
    """The next bot that has to decide."""
    if not table.bots and not table.current.attendance.substitutes:
        return None
    return next((seat for seat in table.current.waiting_for if table.is_played_by_bot(seat)), None)
