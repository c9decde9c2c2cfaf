"""Service times: when servers have served, as it is kept, so that clocks stand while none does.

While there are tables with clocks, each process writes down every few seconds that it serves. Whoever reads this finds
the same gaps: a crash, a night in which the machine slept, the last seconds of a server that is about to stop. A gap
that is shorter than a few of those seconds is none.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from boxship.server.clock import now
from boxship.server.database import Database
from boxship.server.writer import DatabaseError

_log = logging.getLogger("boxship.server")
_PERIOD: Final = 10.0
"""Seconds between two signs of service."""
SHORTEST_GAP: Final = 15_000
"""Milliseconds: so long no sign of service may be missing."""

Span = tuple[int, int]
"""From one moment to another, in milliseconds since 1970."""


def gaps(spans: Iterable[Span], since: int, until: int) -> int:
    """Milliseconds between two moments that lie in no span, without gaps that are too short to be any."""
    stood, reached = 0, since
    for began, ended in sorted([*spans, (until, until)]):
        if min(began, until) - reached >= SHORTEST_GAP:
            stood += min(began, until) - reached
        reached = max(reached, ended)
    return stood


@dataclass(slots=True)
class Drain:
    """Whether a server is about to stop: it still serves, and proxies should send nobody new."""

    since: int | None = None
    """When it was told to, in milliseconds since 1970."""
    ended: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when it stops: nobody waits any longer for what takes long."""


class Service:
    """When this process and others have served."""

    def __init__(self, database: Database, drain: Drain | None = None) -> None:
        """It serves from now on."""
        self._database = database
        self._drain = drain or Drain()
        self._process = secrets.token_hex(8)
        self._began = self._seen = now()
        self._others: list[Span] = []
        self._needed = asyncio.Event()

    def need(self) -> None:
        """There is a table with a clock: signs of service are needed."""
        if not self._needed.is_set():
            self._seen = now()
            self._needed.set()

    def stood(self, since: int) -> int:
        """For how many milliseconds nobody has served since a moment."""
        moment = now()
        return gaps([*self._others, (self._began, self._served_until(moment))], since, moment)

    def _served_until(self, moment: int) -> int:
        if self._drain.since is not None:
            return self._drain.since
        asleep = self._needed.is_set() and moment - self._seen >= SHORTEST_GAP
        return self._seen if asleep else moment

    async def begin(self) -> None:
        """Read when others have served; if there are clocks, this process says that it does."""
        try:
            self._others, clocks = await self._database.service()
        except DatabaseError as problem:
            _log.warning("when servers have served could not be read: %s", problem)
        else:
            if clocks:
                self.need()

    async def run(self) -> None:
        """Background task, until cancelled: write down that this process serves."""
        await self._needed.wait()
        while self._drain.since is None:
            await self._sign()
            await asyncio.sleep(_PERIOD)

    async def end(self) -> None:
        """It stops: clocks stand from now on, if nobody else serves."""
        if self._needed.is_set():
            await self._sign()

    async def _sign(self) -> None:
        moment = self._served_until(now())
        if moment == self._seen and self._drain.since is None and moment != self._began:
            self._others.append((self._began, self._seen))  # it was asleep, and begins anew
            self._began = moment = now()
        self._seen = moment
        try:
            await self._database.serve(self._process, self._began, moment)
            self._others, _ = await self._database.service()
        except DatabaseError as problem:
            _log.warning("that this server serves could not be written down: %s", problem)
