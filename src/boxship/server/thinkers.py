"""Processes in which bots think, so that the server never waits for a thought.

A thinker is given a style and a view, and answers with a line; it has nothing else to look at. This file is what a new
process imports, so it stays small.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.resource_tracker import ensure_running
from typing import TYPE_CHECKING, Final

from boxship.bots.player import styled

if TYPE_CHECKING:
    from collections.abc import Iterator

    from boxship.game import View

_TRIES: Final = 3
_SEED_BITS: Final = 62


class Thinkers:
    """A few processes; they start when the first bot has to decide, and again if one of them dies."""

    def __init__(self, count: int) -> None:
        """None of them runs yet."""
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    async def line(self, style: str, view: View) -> str:
        """What a bot of that style says; a BrokenProcessPool if no process survives the thought."""
        for left in reversed(range(_TRIES)):
            pool = self._running()
            try:
                with _unheard():
                    thought = pool.submit(_think, style, secrets.randbits(_SEED_BITS), view)
                return await asyncio.wrap_future(thought)
            except BrokenProcessPool:
                if self._pool is pool:
                    self.close()
                if not left:
                    raise
        raise AssertionError

    def close(self) -> None:
        """Let them go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._count, mp_context=context, initializer=_begin)
        return self._pool


@contextmanager
def _unheard() -> Iterator[None]:
    """Processes that are started here never hear Ctrl-C, not even while they start: that is left to the server."""
    ensure_running()  # starting this part of multiprocessing would let Ctrl-C through again
    usual = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, usual)


def _begin() -> None:
    """In a new process: end when the server does, however it ends."""
    server = multiprocessing.parent_process()
    assert server is not None

    def follow() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


def _think(style: str, seed: int, view: View) -> str:
    """In a process of its own: the line of a bot."""
    return styled(style, seed).line(view)
