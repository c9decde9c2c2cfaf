"""Deals played side by side: by processes of this machine, or by a Ray cluster.

Processes are spawned, work in one thread each and share nothing; every one has a pipe of its own. They write no files
and never hear Ctrl-C, so whoever started them can end them at any moment.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from contextlib import contextmanager, suppress
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any

from boxship.arena.match import BotFailedError
from boxship.arena.runner import Runner
from boxship.bots.processes import unheard

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

    from boxship.arena.results import DealResult
    from boxship.arena.runner import LeagueSettings, Task

_THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS")
_PATIENCE = 10.0


class WorkersError(RuntimeError):
    """The deals can't be played this way; ``str()`` says why and what to do."""


def play_alone(settings: LeagueSettings, tasks: Sequence[Task], *, record: bool) -> Generator[DealResult]:
    """Play all deals in this process, in order."""
    with Runner(settings, record=record) as runner:
        for task in tasks:
            yield runner.play(task)


def play_together(settings: LeagueSettings, tasks: Sequence[Task], jobs: int, *, record: bool) -> Generator[DealResult]:
    """Play all deals in so many processes; they come in the order in which they are done."""
    waiting = iter(tasks)
    workers: list[tuple[BaseProcess, Connection]] = []
    try:
        with _undisturbed():
            workers += [_start(settings, record=record) for _ in range(min(jobs, len(tasks)))]
        busy: list[Connection] = []
        for (_, pipe), task in zip(workers, waiting, strict=False):
            pipe.send(task)
            busy.append(pipe)
        while busy:
            ready = wait(busy)
            for pipe in [pipe for pipe in busy if pipe in ready]:
                done: DealResult | str = pipe.recv()
                if isinstance(done, str):
                    raise BotFailedError(done)
                task_left = next(waiting, None)
                if task_left is None:
                    busy.remove(pipe)
                else:
                    pipe.send(task_left)
                yield done
    except (EOFError, ConnectionError):
        raise WorkersError(
            "one of the processes that play was ended from outside, or found too little memory; try fewer --jobs"
        ) from None
    finally:
        for process, pipe in workers:
            pipe.close()
            process.terminate()
        for process, _ in workers:
            process.join(_PATIENCE)
            if process.is_alive():
                process.kill()
                process.join()


def _start(settings: LeagueSettings, *, record: bool) -> tuple[BaseProcess, Connection]:
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=_work, args=(there, settings, record), daemon=True)
    process.start()
    there.close()
    return process, here


def _work(pipe: Connection, settings: LeagueSettings, record: bool) -> None:  # noqa: FBT001  # a process gets plain arguments
    """Play the deals that come through the pipe until nobody is at its other end."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # so that the programs of the runner are ended too
    with suppress(EOFError, ConnectionError), Runner(settings, record=record) as runner:
        while True:
            task: Task = pipe.recv()
            try:
                done: DealResult | str = runner.play(task)
            except BotFailedError as problem:
                done = str(problem)
            pipe.send(done)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Processes that are started here never hear Ctrl-C, and compute in one thread."""
    before = {name: os.environ.get(name) for name in _THREADS}
    os.environ.update(dict.fromkeys(_THREADS, "1"))
    try:
        with unheard():
            yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def play_with_ray(
    settings: LeagueSettings, tasks: Sequence[Task], address: str, *, record: bool
) -> Generator[DealResult]:
    """Play all deals on a Ray cluster, one process for each of its processors; programs must exist on every machine."""
    try:
        import ray
    except ImportError:
        raise WorkersError("Ray is not installed; install it with: pip install 'boxship[ray]'") from None
    try:
        ray.init(address=address, log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError) as problem:
        raise WorkersError(f"no Ray cluster answers at {address[:80]}: {problem}") from None
    try:
        yield from _played_by_actors(ray, settings, tasks, record=record)
    finally:
        ray.shutdown()


def _played_by_actors(
    ray: Any,  # noqa: ANN401  # Ray has no types of its own here
    settings: LeagueSettings,
    tasks: Sequence[Task],
    *,
    record: bool,
) -> Generator[DealResult]:
    waiting = iter(tasks)
    count = max(1, min(len(tasks), int(ray.cluster_resources().get("CPU", 1))))
    actor = ray.remote(num_cpus=1)(Runner)
    runners = [actor.remote(settings, record=record) for _ in range(count)]
    busy = {runner.play.remote(task): runner for runner, task in zip(runners, waiting, strict=False)}
    while busy:
        (ready, *_), _ = ray.wait(list(busy), num_returns=1)
        runner = busy.pop(ready)
        try:
            done: DealResult = ray.get(ready)
        except ray.exceptions.RayError as problem:
            raise WorkersError(f"a process of the Ray cluster failed: {problem}") from None
        task = next(waiting, None)
        if task is not None:
            busy[runner.play.remote(task)] = runner
        yield done
    ray.get([runner.close.remote() for runner in runners])
