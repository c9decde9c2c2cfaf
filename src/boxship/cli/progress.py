"""Progress bars on the terminal, for commands that take their time."""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn


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
