"""The turning points of finished games: worked out once, when somebody first asks for them, and kept with the table.

That takes some time and nobody waits for it: whoever asks too early is told so and asks again. The process has the
lowest priority, and it is let go when nothing is left to do.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Final

import msgspec

from boxship.server.advice_tasks import turning_points
from boxship.server.archive import numbers_of, record_of
from boxship.server.database import Database
from boxship.server.errors import ProblemError, too_much
from boxship.server.messages import TurningPoints
from boxship.server.peers.thinking import Doing
from boxship.server.rate_limit import RateLimit
from boxship.server.replays import OpenedRecord
from boxship.server.table import Table
from boxship.server.writer import DatabaseError

_log = logging.getLogger("boxship.server")
_kept: Final = msgspec.json.Decoder(TurningPoints)
_MOST_WAITING: Final = 50
_MOST_KEPT: Final = 500
_RECORDS_PER_SECOND: Final = 1 / 60
_RECORD_BURST: Final = 5.0
"""Records of one address that are thought about: so many at once, then so many each second."""
_MOST_RECORDS_WAITING: Final = 10
"""While so many games wait, records that somebody sends are not taken on: games played here come first."""


class TurningPointTasks:
    """Tasks that work out turning points, one for each finished game that somebody has asked for."""

    def __init__(self, process: Doing, database: Database) -> None:
        """They are found by this process, or by whoever it asks, and kept in the database."""
        self._process = process
        self._database = database
        self.limit = RateLimit(_RECORDS_PER_SECOND, _RECORD_BURST)
        self._games: OrderedDict[str, asyncio.Future[TurningPoints]] = OrderedDict()

    async def found(self, table: Table) -> TurningPoints:
        """The turning points of a finished game as they are kept, or as they are being worked out."""
        if table.name not in self._games and (kept := await self._database.turning_points(table.name)) is not None:
            return _kept.decode(kept)
        return self.of(table)

    def of(self, table: Table) -> TurningPoints:
        """The turning points of a finished game, or that they are not ready yet."""
        game = self._games.get(table.name)
        if game is None:
            game = self._begin(table.name, self._think_and_keep(table))
        self._games.move_to_end(table.name)
        return game.result() if game.done() else TurningPoints(ready=False, points=[])

    def of_record(self, opened: OpenedRecord, address: str) -> TurningPoints:
        """The turning points of a record that somebody has sent, or that they are not ready yet. They are not kept."""
        game = self._games.get(opened.name)
        if game is None:
            if self.limit.wait(address) or self._running() >= _MOST_RECORDS_WAITING:
                raise too_much()
            game = self._begin(opened.name, self._think(opened))
        self._games.move_to_end(opened.name)
        return game.result() if game.done() else TurningPoints(ready=False, points=[])

    async def close(self) -> None:
        """Stop thinking."""
        for game in self._games.values():
            game.cancel()
        await asyncio.gather(*self._games.values(), return_exceptions=True)
        self._process.close()

    def _begin(self, name: str, thought: Coroutine[None, None, TurningPoints]) -> asyncio.Future[TurningPoints]:
        if self._running() >= _MOST_WAITING:
            thought.close()
            raise ProblemError("too_many", "many games have just ended; please ask again later")
        game = self._games[name] = asyncio.create_task(thought)
        if len(self._games) > _MOST_KEPT:
            del self._games[next(name for name, game in self._games.items() if game.done())]
        return game

    async def _think_and_keep(self, table: Table) -> TurningPoints:
        found = await self._think(table)
        await self._keep(table, found)
        return found

    async def _think(self, played: Table | OpenedRecord) -> TurningPoints:
        try:
            record = await asyncio.to_thread(record_of, played.header, played.seats, played.current.lines)
            thought = self._process.do(turning_points, record, numbers_of(played.events))
            found: TurningPoints = await asyncio.wrap_future(thought)
        except Exception:  # noqa: BLE001  # whatever can go wrong in a thought
            _log.exception("the turning points of a game could not be found")
            raise ProblemError("failed", "the turning points of this game could not be found") from None
        else:
            return found
        finally:
            if self._running() == 1:  # this one
                self._process.close()

    async def _keep(self, table: Table, found: TurningPoints) -> None:
        try:
            await self._database.keep_turning_points(table.name, msgspec.json.encode(found).decode())
        except DatabaseError as problem:  # whoever asked gets them all the same
            _log.warning("the turning points of a game could not be kept: %s", problem)

    def _running(self) -> int:
        return sum(not game.done() for game in self._games.values())
