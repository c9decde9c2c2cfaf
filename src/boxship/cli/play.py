"""``boxship play``: a game in the terminal against simple opponents."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Annotated

import typer

from boxship.cli.conversation import Conversation, Leave
from boxship.cli.files import FileError, one_line
from boxship.cli.guard import INTERRUPTED, guarded, refuse
from boxship.cli.replay import game_of
from boxship.cli.saved import new_file, newest_file
from boxship.cli.screen import Screen
from boxship.cli.table import Table, named, rule_of_thumb_bots, seat_of_person
from boxship.game import Game

BOT = "rule of thumb"


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
    seed: Annotated[
        int | None, typer.Option(help="Deal the game of this number, with the same bots.", show_default=False)
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to save.", show_default="your data folder")
    ] = None,
    colour: Annotated[
        bool | None, typer.Option("--colour/--no-colour", help="Colours, or none.", show_default="on a terminal")
    ] = None,
) -> None:
    """Play against simple opponents in this terminal.

    The game is saved after every decision; leave whenever you like and go on with --resume.
    """
    if resume or file is not None:
        table = _resumed(file or newest_file(), seat, save, seed)
    else:
        table = _begun(rules, players, seat, seed, save)
    screen = Screen(colour)
    try:
        Conversation(table, screen).run()
    except (Leave, EOFError):
        _say_goodbye(table)
    except KeyboardInterrupt:
        print()
        _say_goodbye(table)
        raise typer.Exit(INTERRUPTED) from None
    else:
        print(f"The record of the game is in {table.file}.")


def _say_goodbye(table: Table) -> None:
    if table.unsaved is not None:
        print(f"The last decisions could not be saved: {table.unsaved}.")
    print(f"The game is saved in {table.file}. Go on with: boxship play --resume {table.file}")


def _begun(rules: str, players: int, seat: str | None, seed: int | None, save: Path | None) -> Table:
    """A new game."""
    game = Game.new(rules, players, seed)
    person = _person(game, seat, seed) or game.seats[0]
    if save is not None and save.exists():
        refuse(f"{save} exists already; go on with it by --resume {save}, or choose another name")
    game = named(game, person, BOT)
    return Table(game, person, rule_of_thumb_bots(game, person, seed), save or new_file(game))


def _resumed(file: Path, seat: str | None, save: Path | None, seed: int | None) -> Table:
    """A saved game, at the seat that is the person's."""
    game = game_of(str(file))
    person = _person(game, seat, seed) or seat_of_person(game)
    if person is None:
        raise FileError(f"{file} does not say which seat is yours; say it with --seat, one of {', '.join(game.seats)}")
    if save is not None and save.exists() and not save.samefile(file):
        refuse(f"{save} exists already; choose another name")
    return Table(named(game, person, BOT), person, rule_of_thumb_bots(game, person, seed), save or file)


def _person(game: Game, seat: str | None, seed: int | None) -> str | None:
    """The seat that was asked for."""
    if seat == "random":
        return random.Random(seed).choice(game.seats)
    if seat is not None and seat not in game.seats:
        refuse(f"{one_line(seat)[:40]!r} is not a seat of this game; the seats are {', '.join(game.seats)}, or random")
    return seat
