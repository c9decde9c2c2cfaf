"""Starting and stopping ``boxship think``."""

from __future__ import annotations

import asyncio
import logging
import signal

from boxship.server.database import Database
from boxship.server.engine import Place, shown
from boxship.server.peers.listening import listened
from boxship.server.peers.register import Register
from boxship.server.peers.telling import ASKED
from boxship.server.peers.thinker import thinkers, wake


def serve_thoughts(place: Place, jobs: int) -> None:
    """Think until somebody stops it; a DataFileError if it can't begin."""
    logging.basicConfig(format="boxship: %(message)s", level=logging.WARNING)
    database = Database(place)
    try:
        asyncio.run(_think(database, place, jobs))
    finally:
        database.close()
    print("Boxship has stopped thinking.", flush=True)


async def _think(database: Database, place: Place, jobs: int) -> None:
    stopped = asyncio.Event()
    for one in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        asyncio.get_running_loop().add_signal_handler(one, stopped.set)
    register = Register(database)
    thinking = thinkers(database, register, jobs)

    def hear(text: str | None) -> None:
        if not text or ASKED in text.split():
            wake(thinking)

    working = [register.run(), listened(database.words, hear), *(thinker.run() for thinker in thinking)]
    tasks = [asyncio.create_task(work) for work in working]
    print(f"Boxship thinks for {shown(place)}. Stop with Ctrl-C.", flush=True)
    try:
        await stopped.wait()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await register.leave()
