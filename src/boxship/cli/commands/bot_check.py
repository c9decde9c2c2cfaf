"""``boxship bot-check``: does a program keep to the protocol, and if not, where and why."""

from __future__ import annotations

from typing import Annotated

import typer

from boxship.cli.failures import FAILED, guarded, refuse

MOST_SECONDS = 3600.0


@guarded
def bot_check(
    bot: Annotated[str, typer.Argument(metavar="BOT", help='The program, like ./mybot or "python3 mybot.py".')],
    seconds: Annotated[
        float, typer.Option(min=0.05, max=MOST_SECONDS, help="How long it may think about a line.")
    ] = 5.0,
    seed: Annotated[int, typer.Option(min=0, max=2**62, help="The same seed deals the same games.")] = 1,
) -> None:
    """Check that a program keeps to the protocol for bots.

    Plays games of every edition with it and tries what bots often get wrong. Leaves with 1 when anything fails.
    """
    from boxship.arena.conformance import checks
    from boxship.arena.entrants import Entrant, EntrantError

    try:
        entrant = Entrant.parse(bot)
    except EntrantError as problem:
        refuse(str(problem))
    if entrant.command is None:
        refuse(f"{bot} is one of our own bots; bot-check is for programs, like ./mybot")
    failed = 0
    for finding in checks(entrant.command, seconds, seed):
        failed += not finding.passed
        print(f"{'ok  ' if finding.passed else 'FAIL'}  {finding.name}", flush=True)
        for line in finding.lines:
            print(f"        {line}", flush=True)
    if failed:
        print(f"{failed} failed. docs/protocol.md explains the messages.")
        raise typer.Exit(FAILED)
    print("Everything is fine: this bot can play.")
