"""Process pools: processes that work for this one, never hear Ctrl-C, and end when it does, however it ends.

``Processes`` answers single questions, each with a future. ``done_by_workers`` works through many tasks of one kind.
A new process imports this file, so it stays small.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing.connection import wait
from multiprocessing.resource_tracker import ensure_running
from typing import TYPE_CHECKING, Final, NamedTuple, ParamSpec, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator
    from contextlib import AbstractContextManager
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

P = ParamSpec("P")
T = TypeVar("T")
Task = TypeVar("Task")
Result = TypeVar("Result")

_THREADS: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS")
_PATIENCE: Final = 10.0
"""Seconds that a worker has to leave before it is killed."""


class WorkerDiedError(RuntimeError):
    """A worker that has ended by itself or from outside; ``str()`` says so and what to do."""


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# -- single questions --------------------------------------------------------------------------------------------------


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

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes that have started and were not let go."""
        return () if self._running is None else tuple(self._running.pool._processes)  # noqa: SLF001  # nobody else knows

    def do(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """What a function returns, once a process has called it; a BrokenProcessPool if one of them died over it."""
        with unheard():
            try:
                return _told(self._started().submit(function, *args, **kwargs))
            except BrokenProcessPool:
                self.close()
                return _told(self._started().submit(function, *args, **kwargs))

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


def _told(thought: Future[T]) -> Future[T]:
    """What a pool will answer, in a future that can be cancelled.

    The pool's own can't: while a cancelled one waits in it and a process ends, the pool's thread fails over it.
    """
    answer: Future[T] = Future()

    def tell(done: Future[T]) -> None:
        if done.cancelled():
            answer.cancel()
        elif not answer.set_running_or_notify_cancel():
            return
        elif (problem := done.exception()) is not None:
            answer.set_exception(problem)
        else:
            answer.set_result(done.result())

    thought.add_done_callback(tell)
    return answer


def _begin(hears: Connection, niceness: int) -> None:
    """In a new process: end when the one that started it lets go or ends, even in the middle of something."""
    os.nice(niceness)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        wait([hears, parent.sentinel])
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


# -- many tasks --------------------------------------------------------------------------------------------------------


def done_by_workers(
    worker: Callable[[], AbstractContextManager[Callable[[Task], Result]]], tasks: Iterable[Task], count: int
) -> Generator[Result]:
    """The results of all tasks, in the order in which they are done by so many processes.

    Each process opens a worker for itself, which is closed when there is nothing left to do. Processes are spawned,
    compute in one thread each and share nothing; every one has a pipe of its own. Whatever ends this generator ends
    them, at any moment. A WorkerDiedError if one of them ends before.
    """
    waiting = iter(tasks)
    workers: list[tuple[BaseProcess, Connection]] = []
    try:
        with undisturbed(), unheard(), _one_thread():
            workers.extend(_start(worker) for _ in range(count))
        busy: list[Connection] = []
        for (_, pipe), task in zip(workers, waiting, strict=False):
            pipe.send(task)
            busy.append(pipe)
        while busy:
            ready = wait(busy)
            for pipe in [pipe for pipe in busy if pipe in ready]:
                result: Result = pipe.recv()
                try:
                    pipe.send(next(waiting))
                except StopIteration:
                    busy.remove(pipe)
                yield result
    except (EOFError, ConnectionError):
        raise WorkerDiedError(
            "one of the processes that play was ended from outside, or found too little memory; try fewer --jobs"
        ) from None
    finally:
        _end(workers)


def in_turn(pieces: Iterable[T], first: Callable[[T], int], size: Callable[[T], int]) -> Iterator[T]:
    """Pieces of a long list in the order of the list: one that is done early waits for those before it."""
    early: dict[int, T] = {}
    due = 0
    for done in pieces:
        early[first(done)] = done
        while due in early:
            ready = early.pop(due)
            due += size(ready)
            yield ready


def _start(
    worker: Callable[[], AbstractContextManager[Callable[[Task], Result]]],
) -> tuple[BaseProcess, Connection]:
    """A process that works, and the pipe to it."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=_work, args=(there, worker), daemon=True)
    process.start()
    there.close()
    return process, here


def _work(pipe: Connection, worker: Callable[[], AbstractContextManager[Callable[[Task], Result]]]) -> None:
    """Do the tasks that come through the pipe until nobody is at its other end."""
    with suppress(EOFError, ConnectionError), worker() as work:
        while True:
            pipe.send(work(pipe.recv()))


def _end(workers: list[tuple[BaseProcess, Connection]]) -> None:
    for process, pipe in workers:
        pipe.close()
        process.terminate()
    for process, _ in workers:
        process.join(_PATIENCE)
        if process.is_alive():
            process.kill()
            process.join()


# -- signals and threads -----------------------------------------------------------------------------------------------


@contextmanager
def unheard() -> Iterator[None]:
    """Processes that are started here never hear Ctrl-C, not even while they start: that is left to this one."""
    ensure_running()  # starting this part of multiprocessing would let Ctrl-C through again
    usual = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, usual)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C waits until this is done, so that nothing is left half made; only the first thread ever hears it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pressed: list[int] = []
    usual = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
        if pressed and callable(usual):
            usual(signal.SIGINT, None)


@contextmanager
def _one_thread() -> Iterator[None]:
    """Processes that are started here compute in one thread."""
    before = {name: os.environ.get(name) for name in _THREADS}
    os.environ.update(dict.fromkeys(_THREADS, "1"))
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
