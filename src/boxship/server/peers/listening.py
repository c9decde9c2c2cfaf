"""One connection that listens, for as long as the process runs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import psycopg

from boxship.server.adding import CHANNEL
from boxship.server.engine import LISTENING

_log = logging.getLogger("boxship.server")
_LOOKED_EVERY: Final = 5.0
_PAUSE: Final = 0.5
"""Seconds before a connection that broke is made anew."""


async def listened(words: str, hear: Callable[[str | None], None]) -> None:
    """Background task, until cancelled: call ``hear`` with every message.

    With None after each new connection, since what was said before it may have been missed, and with an empty one every
    few seconds.
    """
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(words, autocommit=True, **LISTENING) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                hear(None)
                while True:
                    async for notice in connection.notifies(timeout=_LOOKED_EVERY):
                        hear(notice.payload)
                    await connection.execute("SELECT 1")  # a connection that is dead is silent
                    hear("")
        except (psycopg.Error, OSError) as problem:
            _log.warning("the news of other servers are not heard, and will be: %s", problem)
        await asyncio.sleep(_PAUSE)
