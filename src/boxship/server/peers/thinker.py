"""Whoever thinks: takes questions, one at a time, has a process of its own work on them, and writes the answers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from typing import Final

from boxship.bots.processes import Processes
from boxship.server.database import Database
from boxship.server.peers.register import Register
from boxship.server.peers.thinking import Question, answer, claim, put_back
from boxship.server.thoughts import DEAL_AGAIN, HINT, TURNING_POINTS, think
from boxship.server.writer import DatabaseError

_log = logging.getLogger("boxship.server")
_LOOKED_EVERY: Final = 1.0
_LAST_IN_LINE: Final = 19
"""The niceness of a process that runs only while nobody else needs the machine."""


class Thinker:
    """One who answers questions of some kinds."""

    def __init__(self, database: Database, register: Register, kinds: Sequence[str], niceness: int = 0) -> None:
        """The process starts with the first question, and goes when there is none left."""
        self._database = database
        self._register = register
        self._kinds = kinds
        self._processes = Processes(niceness=niceness)
        self._asked = asyncio.Event()

    def hear(self) -> None:
        """There is something to think about."""
        self._asked.set()

    async def run(self) -> None:
        """Background task, until cancelled."""
        try:
            while True:
                with suppress(DatabaseError):
                    while await self._answer_one():
                        pass
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._asked.wait(), _LOOKED_EVERY)
                self._asked.clear()
        finally:
            self._processes.close()

    async def _answer_one(self) -> bool:
        process = self._register.process
        asked = await self._claimed(process)
        if asked is None:
            return False
        try:
            text = await asyncio.wrap_future(self._processes.do(think, asked.kind, asked.text))
        except BrokenExecutor:
            await self._database.beside(lambda connection: put_back(connection, process, asked.question))
            return True
        except Exception:  # noqa: BLE001  # whatever can go wrong in a thought
            _log.exception("a thought failed")
            text = ""
        await self._database.beside(lambda connection: answer(connection, process, asked.question, text))
        return True

    async def _claimed(self, process: str) -> Question | None:
        """The next question. One that arrives while this is being cancelled is put back: nobody would answer it."""
        claiming = asyncio.ensure_future(
            self._database.beside(lambda connection: claim(connection, process, self._kinds))
        )
        try:
            return await asyncio.shield(claiming)
        except asyncio.CancelledError:
            if asked := await claiming:
                await self._database.beside(lambda connection: put_back(connection, process, asked.question))
            raise


def wake(thinking: Iterable[Thinker]) -> None:
    """There is something to think about."""
    for thinker in thinking:
        thinker.hear()


def thinkers(database: Database, register: Register, count: int = 1) -> list[Thinker]:
    """So many for hints, for which people wait, and one for turning points, for which nobody does."""
    for_hints = [Thinker(database, register, [HINT.name]) for _ in range(count)]
    return [*for_hints, Thinker(database, register, [TURNING_POINTS.name, DEAL_AGAIN.name], _LAST_IN_LINE)]
