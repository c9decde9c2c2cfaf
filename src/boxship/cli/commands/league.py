"""``boxship league``: bots against each other on the same deals, with everything that shows who is stronger."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from boxship.cli.commands.elsewhere import Ray
from boxship.cli.failures import guarded

MOST_GAMES = 10_000_000
MOST_SEED = 2**62
MOST_SECONDS = 3600.0


@guarded
def league(
    entrants: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="BOT…",
            help="Names from `boxship bots`, programs like ./mybot, chat models like chat:./model; also several times.",
        ),
    ] = None,
    games: Annotated[
        int | None, typer.Option(min=1, max=MOST_GAMES, help="How many games, at least.", show_default="400")
    ] = None,
    players: Annotated[int, typer.Option(min=3, max=5, help="How many seats, 3 to 5.")] = 4,
    rules: Annotated[str, typer.Option(help='Ruleset and options, like "jumbo investment_bank".')] = "classic",
    seed: Annotated[int, typer.Option(min=0, max=MOST_SEED, help="The same seed deals the same games.")] = 1,
    key: Annotated[
        str | None,
        typer.Option(
            metavar="TEXT", help="A secret for the deals of programs.", show_default="one of this machine, if needed"
        ),
    ] = None,
    seconds: Annotated[
        float, typer.Option(min=0.05, max=MOST_SECONDS, help="How long a program may think about a line.")
    ] = 5.0,
    jobs: Annotated[
        int | None, typer.Option(min=1, max=256, help="Processes that play.", show_default="one per processor")
    ] = None,
    ray: Ray = None,
    record: Annotated[Path | None, typer.Option(metavar="DIR", help="Write each game's record into DIR.")] = None,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Write everything as JSON.")] = None,
    markdown: Annotated[Path | None, typer.Option(metavar="FILE", help="Write everything as Markdown.")] = None,
    resume: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep finished deals in this file or folder, and go on from those in it."),
    ] = None,
    regret: Annotated[
        bool, typer.Option("--regret", help="Let the captain judge what every decision gave away.")
    ] = False,
    transcripts: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep what chat models were told and said, in DIR.")
    ] = None,
    watch: Annotated[
        list[str] | None, typer.Option(metavar="MODULE:CLASS", help="A watcher that notes something of each game.")
    ] = None,
) -> None:
    """Let bots play against each other and say who is stronger.

    Every deal is played once for each rotation over the seats, so that luck cancels.
    """
    from boxship.cli.work.league import LeagueOptions, run

    run(
        LeagueOptions(
            tuple(entrants or ()),
            games,
            players,
            rules,
            seed,
            seconds,
            jobs,
            ray,
            record,
            json,
            markdown,
            resume,
            tuple(watch or ()),
            key,
            regret,
            transcripts,
        )
    )
