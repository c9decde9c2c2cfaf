"""Slices of a crowd, one for each thread.

Compiled code runs without Python's global lock, so they are worked on side by side. To wake a thread and to be woken
by it takes a while, and short steps are over before it is up: they are taken by one thread alone.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from time import thread_time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

WORTH_SHARING: Final = 0.001
"""Seconds of work from which on it is shared. To wake and to be woken takes a tenth of that at times."""


class Slices:
    """Equal parts of so many games."""

    _effort: float
    """How many seconds the work takes one thread alone, by the last time."""

    def __init__(self, games: int, threads: int) -> None:
        count = min(threads, games)
        ends = [games * part // count for part in range(count + 1)]
        self.__setstate__([slice(start, end) for start, end in pairwise(ends)])

    def run(self, work: Callable[[slice], None]) -> None:
        """Do the work for every part; returns when all are done. Whoever asks does the first part themselves.

        How long that took by their processor decides whether the next time is shared.
        """
        if self._threads is None:
            work(self._whole)
            return
        begun = thread_time()
        if self._effort < WORTH_SHARING:
            work(self._whole)
            self._effort = thread_time() - begun
            return
        others = [self._threads.submit(work, part) for part in self._parts[1:]]
        try:
            work(self._parts[0])
            self._effort = (thread_time() - begun) * len(self._parts)
        finally:
            for done in others:
                done.result()

    def __getstate__(self) -> list[slice]:
        """Threads stay where they are."""
        return self._parts

    def __setstate__(self, parts: list[slice]) -> None:
        """New threads for the same parts."""
        self._parts = parts
        self._whole = slice(parts[0].start, parts[-1].stop)
        self._threads = ThreadPoolExecutor(len(parts) - 1, "crowd") if len(parts) > 1 else None
        self._effort = 0.0
