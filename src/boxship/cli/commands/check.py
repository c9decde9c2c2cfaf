"""``boxship check``: do scenarios hold, can records be replayed."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import Annotated

import typer

from boxship.cli.failures import FAILED, guarded

MANY = 40
"""From so many files on a terminal gets a progress bar."""


@guarded
def check(
    files: Annotated[
        list[str],
        typer.Argument(metavar="FILE…", help="Scenarios, records, directories of them, or - for standard input."),
    ],
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Show only what fails, and the count.")] = False,
) -> None:
    """Check that scenarios hold and records replay.

    One line for each; where one fails, what was expected and what was there. Leaves with 1 when any fails.
    """
    from boxship.cli.work.check import found, verdict_on

    names = list(found(files))
    failed = 0
    for name in _counted(names):
        verdict = verdict_on(name)
        failed += bool(verdict.failures)
        if verdict.failures or not quiet:
            for line in verdict.lines():
                print(line)
    if len(names) > 1 or quiet:
        print(f"{len(names)} checked, {failed or 'none'} failed")
    if failed:
        raise typer.Exit(FAILED)


def _counted(names: Sequence[str]) -> Iterator[str]:
    """The names one by one, with a bar on the terminal while there are many; what is printed appears above it."""
    if len(names) < MANY or not sys.stderr.isatty():
        yield from names
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True, redirect_stdout=sys.stdout.isatty()) as bar:
        yield from bar.track(names, description="checking")
