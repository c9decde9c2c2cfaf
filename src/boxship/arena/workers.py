"""Deals played side by side: by processes of this machine, or by a Ray cluster."""

from __future__ import annotations

import signal
import sys
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

from boxship.arena.match import BotFailedError
from boxship.arena.runner import Runner
from boxship.bots.processes import done_by_workers

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Sequence

    from boxship.arena.results import DealResult
    from boxship.arena.runner import LeagueSettings, Task


class WorkersError(RuntimeError):
    """The deals can't be played this way; ``str()`` says why and what to do."""


def play_alone(settings: LeagueSettings, tasks: Sequence[Task], *, record: bool) -> Generator[DealResult]:
    """Play all deals in this process, in order."""
    with Runner(settings, record=record) as runner:
        for task in tasks:
            yield runner.play(task)


def play_together(settings: LeagueSettings, tasks: Sequence[Task], jobs: int, *, record: bool) -> Generator[DealResult]:
    """Play all deals in so many processes of this machine; they come in the order in which they are done."""
    for done in done_by_workers(partial(_worker, settings, record=record), tasks, min(jobs, len(tasks))):
        if isinstance(done, str):
            raise BotFailedError(done)
        yield done


@contextmanager
def _worker(settings: LeagueSettings, *, record: bool) -> Iterator[Callable[[Task], DealResult | str]]:
    """In a process: a runner that plays deals, or says which bot failed and how."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # so that the programs of the runner are ended too
    with Runner(settings, record=record) as runner:

        def play(task: Task) -> DealResult | str:
            try:
                return runner.play(task)
            except BotFailedError as problem:
                return str(problem)

        yield play


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
