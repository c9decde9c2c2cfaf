"""Sitting down at a table: a new game, or one that goes on."""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path

from boxship.bots.bot_pool import BotPool
from boxship.bots.registry import UnknownBotError
from boxship.cli.failures import check_seat
from boxship.cli.files import read_text
from boxship.cli.terminal.opponents import bots_of, chosen, seated, still_known
from boxship.cli.terminal.saved import new_file
from boxship.cli.terminal.table import Table, named, seat_of_person
from boxship.cli.told import STANDARD_INPUT, Told
from boxship.game import Game
from boxship.notation.records import RecordError

RANDOM = "random"
"""The word for any seat."""


def game_of(file: str) -> Game:
    """The game of a record file; Told when there is none."""
    try:
        return Game.from_record(read_text(file))
    except RecordError as problem:
        raise Told("terminal-no-record", file=file, reason=str(problem)) from None


@dataclass(frozen=True)
class GameOptions:
    """What somebody said about their seat and the others."""

    seat: str | None
    bots: str | None
    seed: int | None
    save: Path | None


def begun(rules: str, players: int, options: GameOptions, pool: BotPool) -> Table:
    """A new game."""
    game = Game.new(rules, players, options.seed)
    person = _person(game, options) or game.seats[0]
    if options.save is not None and options.save.exists():
        raise Told("terminal-exists-resume", file=str(options.save))
    others = [seat for seat in game.seats if seat != person]
    bots = dict(zip(others, _chosen(options.bots, len(others)), strict=True))
    return Table(named(game, bots), person, seated(game, bots, options.seed, pool), options.save or new_file(game))


def resumed(file: Path, options: GameOptions, pool: BotPool) -> Table:
    """A saved game, at the seat that is the person's, against the bots that the record names or others."""
    if str(file) == STANDARD_INPUT:
        raise Told("terminal-no-resuming-input")
    game = game_of(str(file))
    person = _person(game, options) or seat_of_person(game)
    if person is None:
        raise Told("terminal-whose-seat", file=str(file), seats=", ".join(game.seats))
    if options.save is not None and options.save.exists() and not options.save.samefile(file):
        raise Told("terminal-exists", file=str(options.save))
    others = [seat for seat in game.seats if seat != person]
    if options.bots is None:
        before = bots_of(game)
        bots = {seat: still_known(before.get(seat, "")) for seat in others}
    else:
        bots = dict(zip(others, _chosen(options.bots, len(others)), strict=True))
    return Table(named(game, bots), person, seated(game, bots, options.seed, pool), options.save or file)


def _chosen(names: str | None, count: int) -> list[str]:
    """The bots that were asked for."""
    try:
        return chosen(names, count)
    except UnknownBotError:
        unknown = next(name for name in (names or "").split(",") if still_known(name.strip()) != name.strip())
        raise Told("terminal-no-bot", word=unknown.strip()[:60]) from None


def _person(game: Game, options: GameOptions) -> str | None:
    """The seat that was asked for."""
    seat = options.seat
    if seat == RANDOM:
        return random.Random(options.seed).choice(game.seats)
    if seat is not None:
        check_seat(seat, (*game.seats, RANDOM))
    return seat
