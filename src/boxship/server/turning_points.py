"""The turning points of finished games: worked out once, when somebody first asks for them, and kept for a while.

That takes some time and nobody waits for it: whoever asks too early is told so and asks again. The process has the
lowest priority, and it is let go when nothing is left to do.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from boxship.server.advice_tasks import turning_points
from boxship.server.archive import numbers_of, record_of
from boxship.server.errors import ProblemError
from boxship.server.messages import TurningPoints

if TYPE_CHECKING:
    from boxship.bots.processes import Processes
    from boxship.server.table import Table

_log = logging.getLogger("boxship.server")
_MOST_WAITING: Final = 50
_MOST_KEPT: Final = 500


class TurningPointTasks:
    """Tasks that work out turning points, one for each finished game that somebody has asked for."""

    def __init__(self, process: Processes) -> None:
        """They are found in this process, which nobody else needs."""
        self._process = process
        self._games: OrderedDict[str, asyncio.Task[TurningPoints]] = OrderedDict()

    def of(self, table: Table) -> TurningPoints:
        """The turning points of a finished game, or that they are not ready yet."""
        game = self._games.get(table.name)
        if game is None:
            game = self._begin(table)
        self._games.move_to_end(table.name)
        return game.result() if game.done() else TurningPoints(ready=False, points=[])

    async def close(self) -> None:
        """Stop thinking."""
        for game in self._games.values():
            game.cancel()
        await asyncio.gather(*self._games.values(), return_exceptions=True)
        self._process.close()

    def _begin(self, table: Table) -> asyncio.Task[TurningPoints]:
        if self._running() >= _MOST_WAITING:
            raise ProblemError("too_many", "many games have just ended; please ask again later")
        game = self._games[table.name] = asyncio.create_task(self._think(table))
        if len(self._games) > _MOST_KEPT:
            del self._games[next(name for name, game in self._games.items() if game.done())]
        return game

    async def _think(self, table: Table) -> TurningPoints:
        try:
            record = await asyncio.to_thread(record_of, table.header, table.seats, table.current.lines)
            thought = self._process.do(turning_points, record, numbers_of(table.events))
            return await asyncio.wrap_future(thought)
        except Exception:  # noqa: BLE001  # whatever can go wrong in a thought
            _log.exception("the turning points of a game could not be found")
            raise ProblemError("failed", "the turning points of this game could not be found") from None
        finally:
            if self._running() == 1:  # this one
                self._process.close()

    def _running(self) -> int:
        return sum(not game.done() for game in self._games.values())
