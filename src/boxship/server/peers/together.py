"""Everything that a server does together with others over one database."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress

from boxship.server.database import Database
from boxship.server.lobby import Lobby
from boxship.server.peers.listening import listened
from boxship.server.peers.news import News
from boxship.server.peers.register import Register
from boxship.server.peers.shared_limits import SharedLimits
from boxship.server.peers.telling import ANSWERED, ASKED, TAKEN
from boxship.server.peers.thinker import thinkers, wake
from boxship.server.peers.thinking import Asking
from boxship.server.rate_limit import RateLimit
from boxship.server.writer import DatabaseError


class Together:
    """The tasks of one process that has peers."""

    def __init__(self, database: Database, register: Register, *askings: Asking) -> None:
        """None of them runs yet."""
        self._database = database
        self._register = register
        self._askings = askings
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self, lobby: Lobby, limits: Mapping[str, RateLimit], *, thinks: bool) -> None:
        """Hear and tell what is new; think about hints and turning points too, unless others do."""
        news = News(self._database, lobby, self._register)
        shared = SharedLimits(self._register.process, limits)
        self._register.report = shared.report
        news.on(TAKEN, shared.hear)
        for asking in self._askings:
            news.on(ANSWERED, asking.hear)
        working = [self._register.run(), listened(self._database.words, news.hear), news.catch_up()]
        if thinks:
            thinking = thinkers(self._database, self._register)
            news.on(ASKED, lambda _: wake(thinking))
            working += [thinker.run() for thinker in thinking]
        self._tasks = [asyncio.create_task(work) for work in working]

    async def end(self) -> None:
        """Stop all of them; the others hear of it."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(DatabaseError):
            await self._register.leave()
