"""Sitting down at a table: a new game, or one that goes on."""

from __future__ import annotations

import random
from pathlib import Path

from boxship.cli.files import STANDARD_INPUT, FileError, one_line, read_text, shown
from boxship.cli.guard import refuse
from boxship.cli.saved import new_file
from boxship.cli.table import Table, named, rule_of_thumb_bots, seat_of_person
from boxship.game import Game
from boxship.notation.records import RecordError

BOT = "rule of thumb"


def game_of(file: str) -> Game:
    """The game of a record file; leaves the command with a sentence when there is none."""
    try:
        return Game.from_record(read_text(file))
    except RecordError as problem:
        refuse(f"{shown(file)}: {one_line(str(problem))}")


def begun(rules: str, players: int, seat: str | None, seed: int | None, save: Path | None) -> Table:
    """A new game."""
    game = Game.new(rules, players, seed)
    person = _person(game, seat, seed) or game.seats[0]
    if save is not None and save.exists():
        refuse(f"{save} exists already; go on with it by --resume {save}, or choose another name")
    game = named(game, person, BOT)
    return Table(game, person, rule_of_thumb_bots(game, person, seed), save or new_file(game))


def resumed(file: Path, seat: str | None, save: Path | None, seed: int | None) -> Table:
    """A saved game, at the seat that is the person's."""
    if str(file) == STANDARD_INPUT:
        refuse("a game can't go on in standard input; save it as a file first")
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
