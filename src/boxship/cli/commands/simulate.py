"""``boxship simulate``: many games among computer players, a summary, and records and tables on request."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from boxship.cli.commands.elsewhere import Ray
from boxship.cli.failures import guarded

MOST_GAMES = 100_000_000
MOST_SEED = 2**62


@guarded
def simulate(
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="How many games.")] = 100,
    players: Annotated[int, typer.Option(min=3, max=5, help="How many players, 3 to 5.")] = 4,
    rules: Annotated[str, typer.Option(help='Ruleset and options, like "jumbo investment_bank".')] = "classic",
    seed: Annotated[int, typer.Option(min=0, max=MOST_SEED, help="The same seed plays the same games.")] = 0,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            metavar="BOT",
            help="Who plays, as in boxship league; say it several times for several.",
            show_default="the rule of thumb, compiled",
        ),
    ] = None,
    record: Annotated[Path | None, typer.Option(metavar="DIR", help="Write each game's record into DIR.")] = None,
    csv: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a row for each game as CSV.")] = None,
    parquet: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a row for each game as Parquet.")] = None,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a row for each game as JSON.")] = None,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="Processes that play at the same time.")] = 1,
    ray: Ray = None,
) -> None:
    """Play many games among computer players and sum them up."""
    from boxship.cli.work.simulate import Simulation, run

    tables = {"csv": csv, "parquet": parquet, "json": json}
    run(
        Simulation(
            games,
            players,
            rules,
            seed,
            tuple(bots or ()),
            record,
            {form: path for form, path in tables.items() if path is not None},
            jobs,
            ray,
        )
    )
