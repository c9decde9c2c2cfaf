"""``boxship simulate``: many games among rules of thumb, a summary, and records on request."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from boxship.cli.failures import guarded

MOST_GAMES = 100_000_000
MOST_SEED = 2**62


@guarded
def simulate(
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="How many games.")] = 100,
    players: Annotated[int, typer.Option(min=3, max=5, help="How many players, 3 to 5.")] = 4,
    rules: Annotated[str, typer.Option(help='Ruleset and options, like "jumbo investment_bank".')] = "classic",
    seed: Annotated[int, typer.Option(min=0, max=MOST_SEED, help="The same seed plays the same games.")] = 0,
    record: Annotated[Path | None, typer.Option(metavar="DIR", help="Write each game's record into DIR.")] = None,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="Processes that play at the same time.")] = 1,
) -> None:
    """Play many games among computer players and sum them up."""
    from boxship.cli.work.simulate import run

    run(games, players, rules, seed, record, jobs)
