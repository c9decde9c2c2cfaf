"""Progress bars on the terminal, for commands that take their time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn


def progress_bar(screen: Console, *counts: ProgressColumn) -> Progress:
    """What is being done, how much of it is done, counts if there are any, and the time left; only on a terminal."""
    return Progress(
        TextColumn("[progress.description]{task.description}"),
        BarColumn(),
        *counts,
        TimeRemainingColumn(),
        console=screen,
        transient=True,
        disable=not screen.is_terminal,
    )


@contextmanager
def counting(what: str) -> Iterator[Callable[[int, int], None]]:
    """A bar that is told how many are done, and of how many."""
    with progress_bar(Console(stderr=True), MofNCompleteColumn()) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
