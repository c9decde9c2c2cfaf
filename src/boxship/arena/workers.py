"""Deals played side by side: by processes of this machine, or by a Ray cluster."""

from __future__ import annotations

import signal
import sys
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from boxship.arena.cluster import done_by_cluster
from boxship.arena.match import BotFailedError
from boxship.bots.processes import done_by_workers

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator
    from contextlib import AbstractContextManager

T = TypeVar("T")
R = TypeVar("R")


def played(
    playing: Callable[[], AbstractContextManager[Callable[[T], R]]], tasks: Iterable[T], jobs: int, ray: str | None
) -> Generator[R]:
    """What comes of every task: with one job in this process and in order, else in processes, as they are done.

    With ``ray``, the address of a Ray cluster, its processes play instead. ``playing`` opens whatever plays, once in
    each process. A BotFailedError when a bot of ours fails.
    """
    if ray is None and jobs == 1:
        with playing() as play:
            for task in tasks:
                yield play(task)
        return
    worker = partial(_worker, playing)
    everything = done_by_workers(worker, tasks, jobs) if ray is None else done_by_cluster(worker, tasks, ray)
    for done in everything:
        if isinstance(done, _Failed):
            raise BotFailedError(done.how)
        yield done


class _Failed(NamedTuple):
    """Instead of a result: which bot failed and how."""

    how: str


@contextmanager
def _worker(playing: Callable[[], AbstractContextManager[Callable[[T], R]]]) -> Iterator[Callable[[T], R | _Failed]]:
    """In a process: what plays, and says which bot failed and how."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # so that programs that play are ended too
    with playing() as play:

        def guarded(task: T) -> R | _Failed:
            try:
                return play(task)
            except BotFailedError as problem:
                return _Failed(str(problem))

        yield guarded
