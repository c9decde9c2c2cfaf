"""``boxship export``: records as tables for data analysis and learning."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from boxship.cli.failures import guarded


@guarded
def export(
    records: Annotated[list[str], typer.Argument(metavar="RECORD…", help="Records, or directories of them.")],
    parquet: Annotated[
        Path, typer.Option(metavar="DIR", help="Where games.parquet, decisions.parquet and events.parquet go.")
    ],
    observations: Annotated[
        bool, typer.Option("--observations", help="Add what the seat knew before each decision.")
    ] = False,
    jobs: Annotated[
        int | None, typer.Option(min=1, max=256, help="Processes that replay.", show_default="one per processor")
    ] = None,
) -> None:
    """Replay records and write them as Parquet tables: games, decisions and events."""
    from boxship.cli.work.export import run

    run(records, parquet, jobs, observations=observations)
