"""``boxship play``: a game in the terminal against bots."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from boxship.cli.failures import INTERRUPTED, guarded
from boxship.cli.language import ColourOption, LanguageOption, spoken

if TYPE_CHECKING:
    from boxship.catalogue import Catalogue
    from boxship.cli.terminal.screen import Screen
    from boxship.cli.terminal.table import Table


@guarded
def play(
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", help="A saved game to go on with.", show_default=False)
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with a saved game: FILE, or the one played last.")
    ] = False,
    rules: Annotated[
        str,
        typer.Option(metavar="WORDS", help='Like "classic", "short", "jumbo investment_bank", "classic containers=9".'),
    ] = "classic",
    players: Annotated[int, typer.Option(help="How many players, you included: 3 to 5.")] = 4,
    seat: Annotated[str | None, typer.Option(metavar="SEAT", help="Your seat, or random.", show_default="blue")] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="NAMES",
            help='Your opponents from left to right, like "captain:2,trader"; `boxship bots` lists them.',
            show_default="traders of different characters",
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="Deal the game of this number, with the same bots.", show_default=False)
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to save.", show_default="your data folder")
    ] = None,
    colour: ColourOption = None,
    language: LanguageOption = None,
) -> None:
    """Play against bots in this terminal.

    The game is saved after every decision; leave whenever you like and go on with --resume.
    """
    from boxship.bots.bot_pool import BotPool
    from boxship.cli.terminal.screen import Screen
    from boxship.cli.terminal.sit_down import GameOptions, begun, resumed

    texts = spoken(language)
    options = GameOptions(seat, bots, seed, save)
    with BotPool() as pool:
        if resume or file is not None:
            from boxship.cli.terminal.saved import newest_file

            table = resumed(file or newest_file(), options, pool)
        else:
            table = begun(rules, players, options, pool)
        _play(table, Screen(colour, texts))


def _play(table: Table, screen: Screen) -> None:
    """Play to the end, or until the person leaves."""
    from boxship.cli.terminal.conversation import Conversation, Leave

    try:
        Conversation(table, screen).run()
    except (Leave, EOFError):
        _say_goodbye(table, screen.texts)
    except KeyboardInterrupt:
        print()
        _say_goodbye(table, screen.texts)
        raise typer.Exit(INTERRUPTED) from None
    else:
        print(screen.texts.text("terminal-record-in", {"file": str(table.file)}))


def _say_goodbye(table: Table, texts: Catalogue) -> None:
    if table.unsaved is not None:
        print(texts.text("terminal-last-unsaved", {"reason": table.unsaved.said(texts)}))
    print(texts.text("terminal-goodbye"))
    print(f"  boxship play --resume {shlex.quote(str(table.file))}")
