"""Luck in finished games: captains play the same deal again, a few games at a time, when somebody asks for it.

Nobody waits for it: whoever asks is told what the games so far say, and asks again. The process has the lowest
priority, and it is let go when nothing is left to do. What was found is kept in memory only.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Final

from boxship.server.advice_tasks import deal_again
from boxship.server.errors import ProblemError
from boxship.server.messages import DealtAgain, Luck
from boxship.server.peers.thinking import Doing
from boxship.server.table import Table

_log = logging.getLogger("boxship.server")
_GAMES: Final = 16
_AT_ONCE: Final = 2
"""Games between one word of progress and the next."""
_MOST_WAITING: Final = 20
_MOST_KEPT: Final = 500


class _Deal:
    """A deal that is being played, or was."""

    def __init__(self, games: int) -> None:
        self.found = DealtAgain(games=[], luck=Luck(ready=False, played=0, games=games, seats={}))
        self.task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        return self.task is not None and not self.task.done()


class LuckTasks:
    """Tasks that have deals played, one for each finished game that somebody has asked about."""

    def __init__(self, process: Doing, games: int = _GAMES) -> None:
        """The games are played by this process, or by whoever it asks."""
        self._process = process
        self._games = games
        self._deals: OrderedDict[str, _Deal] = OrderedDict()

    def of(self, table: Table) -> Luck:
        """What the deal of a finished game gave to each seat, as far as it has been played."""
        deal = self._deals.get(table.name)
        if deal is None:
            deal = self._begin(table)
        self._deals.move_to_end(table.name)
        if deal.task is not None and deal.task.done():
            deal.task.result()
        return deal.found.luck

    async def close(self) -> None:
        """Stop playing."""
        tasks = [deal.task for deal in self._deals.values() if deal.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._process.close()

    def _begin(self, table: Table) -> _Deal:
        if self._running() >= _MOST_WAITING:
            raise ProblemError("too_many", "many deals are being played again; please ask later")
        deal = self._deals[table.name] = _Deal(self._games)
        deal.task = asyncio.create_task(self._play(deal, "\n".join(table.header.lines())))
        if len(self._deals) > _MOST_KEPT:
            del self._deals[next(name for name, each in self._deals.items() if not each.running)]
        return deal

    async def _play(self, deal: _Deal, record: str) -> None:
        try:
            while not deal.found.luck.ready:
                thought = self._process.do(deal_again, record, deal.found.games, _AT_ONCE, self._games)
                deal.found = await asyncio.wrap_future(thought)
        except Exception:  # noqa: BLE001  # whatever can go wrong in a thought
            _log.exception("a deal could not be played again")
            raise ProblemError("failed", "the deal of this game could not be played again") from None
        finally:
            if self._running() == 1:  # this one
                self._process.close()

    def _running(self) -> int:
        return sum(deal.running for deal in self._deals.values())
