"""``boxship lab``: a study from a file, played, measured, compared and reported."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from boxship.cli.commands.elsewhere import Ray
from boxship.cli.failures import guarded


class Form(StrEnum):
    """How the rows of all games are written."""

    parquet = "parquet"
    csv = "csv"
    json = "json"


@guarded
def lab(
    file: Annotated[
        str, typer.Argument(metavar="FILE.toml", help="The study: what is compared, and when it is enough.")
    ],
    out: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Where everything goes.", show_default="the name of the file, with -results"),
    ] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, max=256, help="Processes that play.", show_default="one per processor")
    ] = None,
    ray: Ray = None,
    rows: Annotated[
        Form | None, typer.Option(help="How all games are written.", show_default="Parquet, or CSV without pyarrow")
    ] = None,
) -> None:
    """Play a study: rules, players and bots compared on the same deals.

    Writes report.html, report.md and a row for each game into a folder. Started again, it goes on where it was.
    """
    from boxship.cli.work.lab import run

    run(file, out, jobs, ray, rows.value if rows else None)
