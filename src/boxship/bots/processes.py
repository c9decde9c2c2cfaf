"""Processes that work for this one: they never hear Ctrl-C, and they end when it does, however it ends.

A new process imports this file, so it stays small.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.connection import wait
from multiprocessing.resource_tracker import ensure_running
from typing import TYPE_CHECKING, NamedTuple, ParamSpec, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from concurrent.futures import Future
    from multiprocessing.connection import Connection

P = ParamSpec("P")
T = TypeVar("T")


class _Running(NamedTuple):
    """Processes that have started, and both ends of the line on which they hear that they are not needed any more."""

    pool: ProcessPoolExecutor
    hears: Connection
    says: Connection


class Processes:
    """A few processes; they start when there is something to do, and again if one of them has died."""

    def __init__(self, count: int = 1, niceness: int = 0) -> None:
        """None of them runs yet. Nice ones let others go first."""
        self._count = count
        self._niceness = niceness
        self._running: _Running | None = None

    def do(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """What a function returns, once a process has called it; a BrokenProcessPool if one of them died over it."""
        with unheard():
            try:
                return self._started().submit(function, *args, **kwargs)
            except BrokenProcessPool:
                self.close()
                return self._started().submit(function, *args, **kwargs)

    def close(self) -> None:
        """Let them go, whatever they are doing."""
        if self._running is not None:
            pool, hears, says = self._running
            self._running = None
            pool.shutdown(wait=False, cancel_futures=True)
            says.close()
            hears.close()

    def _started(self) -> ProcessPoolExecutor:
        if self._running is None:
            context = multiprocessing.get_context("spawn")
            hears, says = context.Pipe(duplex=False)
            pool = ProcessPoolExecutor(
                self._count, mp_context=context, initializer=_begin, initargs=(hears, self._niceness)
            )
            self._running = _Running(pool, hears, says)
        return self._running.pool


@contextmanager
def unheard() -> Iterator[None]:
    """Processes that are started here never hear Ctrl-C, not even while they start: that is left to this one."""
    ensure_running()  # starting this part of multiprocessing would let Ctrl-C through again
    usual = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, usual)


def _begin(hears: Connection, niceness: int) -> None:
    """In a new process: end when the one that started it lets go or ends, even in the middle of something."""
    os.nice(niceness)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        wait([hears, parent.sentinel])
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()
