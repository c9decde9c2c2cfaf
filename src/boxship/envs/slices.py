"""Slices of a crowd, one for each thread.

Compiled code runs without Python's global lock, so they are worked on side by side.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class Slices:
    """Equal parts of so many games; a single one is worked on by whoever asks."""

    def __init__(self, games: int, threads: int) -> None:
        count = min(threads, games)
        ends = [games * part // count for part in range(count + 1)]
        self._parts = [slice(start, end) for start, end in pairwise(ends)]
        self._threads = ThreadPoolExecutor(count, "crowd") if count > 1 else None

    def run(self, work: Callable[[slice], None]) -> None:
        """Do the work for every part; returns when all are done."""
        if self._threads is None:
            work(self._parts[0])
            return
        for done in [self._threads.submit(work, part) for part in self._parts]:
            done.result()

    def __getstate__(self) -> list[slice]:
        """Threads stay where they are."""
        return self._parts

    def __setstate__(self, parts: list[slice]) -> None:
        """New threads for the same parts."""
        self._parts = parts
        self._threads = ThreadPoolExecutor(len(parts), "crowd") if len(parts) > 1 else None
