"""Deals played by a Ray cluster: every process of it plays what it is given; a lost machine gives its deals back."""

from __future__ import annotations

import logging
from contextlib import ExitStack, contextmanager, suppress
from itertools import chain, islice
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator
    from contextlib import AbstractContextManager

T = TypeVar("T")
R = TypeVar("R")

_UNTIL_READY: Final = 300.0
"""Seconds that processes of a cluster have to get ready, while none is."""
_PATIENCE: Final = 10.0
"""Seconds that one of them has to close what it opened."""


class WorkersError(RuntimeError):
    """The deals can't be played this way; ``str()`` says why and what to do."""


def done_by_cluster(
    worker: Callable[[], AbstractContextManager[Callable[[T], R]]], tasks: Iterable[T], address: str
) -> Generator[R]:
    """The results of all tasks, in the order in which they are done, by one process for each processor of a cluster.

    Each process opens a worker for itself. Whatever it needs must exist on every machine. A task that is done twice
    must come out the same, because a machine that is lost may have finished it.
    """
    with _connected(address) as ray:
        yield from _done_by_actors(ray, worker, tasks)


@contextmanager
def _connected(address: str) -> Iterator[Any]:
    """Ray, which has no types of its own here, while this process belongs to the cluster."""
    try:
        import ray
    except ImportError:
        raise WorkersError("Ray is not installed; install it with: pip install 'boxship[ray]'") from None
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.CRITICAL)
    except (ConnectionError, RuntimeError, ValueError) as problem:
        raise WorkersError(f"no Ray cluster answers at {address[:80]}: {_first_line(problem)}") from None
    try:
        yield ray
    finally:
        ray.shutdown()


class _Actor(Generic[T, R]):
    """In a process of the cluster: a worker that was opened."""

    def __init__(self, worker: Callable[[], AbstractContextManager[Callable[[T], R]]]) -> None:
        self._open = ExitStack()
        self._work = self._open.enter_context(worker())

    def ready(self) -> None:
        """Somebody asks whether this one is ready; whoever answers is."""

    def work(self, task: T) -> R:
        """What comes of a task."""
        return self._work(task)

    def close(self) -> None:
        """Close the worker."""
        self._open.close()


def _done_by_actors(
    ray: Any,  # noqa: ANN401  # Ray has no types of its own here
    worker: Callable[[], AbstractContextManager[Callable[[T], R]]],
    tasks: Iterable[T],
) -> Generator[R]:
    """Every task is given only to a process that has said it is ready; one that is lost gives its task back."""
    rest = iter(tasks)
    first = list(islice(rest, max(1, int(ray.cluster_resources().get("CPU", 1)))))
    if not first:
        return
    waiting = chain(first, rest)
    actors = [ray.remote(num_cpus=1)(_Actor).remote(worker) for _ in first]
    # A cluster counts a machine that has just died for half a minute more: a process there is never ready.
    busy: dict[Any, tuple[Any, tuple[T, ...]]] = {actor.ready.remote(): (actor, ()) for actor in actors}
    idle: list[Any] = []
    while True:
        for task in islice(waiting, len(idle)):
            actor = idle.pop()
            busy[actor.work.remote(task)] = (actor, (task,))
        working = any(given for _, given in busy.values())
        if idle and not working:
            break
        ready, _ = ray.wait(list(busy), num_returns=1, timeout=_UNTIL_READY)
        if not ready and not working:
            raise WorkersError("no process of the Ray cluster got ready; see with: ray status")
        for ended in ready:
            actor, given = busy.pop(ended)
            try:
                done = _answered(ray, ended)
            except _LostError as lost:
                waiting = chain(given, waiting)
                if not busy and not idle:
                    raise WorkersError(f"all processes of the Ray cluster were lost: {lost}") from None
            else:
                idle.append(actor)
                if given:
                    yield done
    for actor in idle:
        with suppress(ray.exceptions.RayError):
            ray.get(actor.close.remote(), timeout=_PATIENCE)


class _LostError(Exception):
    """A process that can't be reached any more."""


def _answered(ray: Any, ended: Any) -> Any:  # noqa: ANN401  # Ray has no types of its own here
    """What a process answered; a ``_LostError`` if it is lost."""
    try:
        return ray.get(ended)
    except ray.exceptions.RayActorError as problem:
        raise _LostError(_first_line(problem)) from None
    except ray.exceptions.RayError as problem:
        raise WorkersError(f"a process of the Ray cluster failed: {_first_line(problem)}") from None


def _first_line(problem: Exception) -> str:
    """What Ray says, without the pages of its logs behind it."""
    return next(iter(str(problem).splitlines()), type(problem).__name__)
