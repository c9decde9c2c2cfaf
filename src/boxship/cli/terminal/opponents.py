"""Who sits at the other seats in the terminal: bots by name, as the record of the game names them."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator, Mapping
from concurrent.futures.process import BrokenProcessPool

from boxship.bots.bot_pool import STAND_IN, BotPool
from boxship.bots.opponents import FIRST
from boxship.bots.registry import Player, UnknownBotError, player, reads_file, searches
from boxship.catalogue import Catalogue
from boxship.cli.terminal.words import seat_name
from boxship.game import Game, View
from boxship.render.ansi import left

STRONGEST = "captain:3"
"""What ``captain`` by itself is."""

_BOT = re.compile(r"(?P<here>.+) \(bot\)|.*\((?P<server>\S+) bot\)")
"""A bot among the names of a record, as the terminal or the server writes it."""


class Searching:
    """A bot that searches in a process beside, once that is ready; until then a trader stands in."""

    def __init__(self, name: str, seed: int, pool: BotPool) -> None:
        """The process gets ready from now on."""
        self._name = name
        self._seed = seed
        self._pool = pool
        self._stand_in = player(STAND_IN, seed)
        pool.warm_up(name)

    def line(self, view: View) -> str:
        """The decision."""
        if self._pool.is_warm(self._name):
            try:
                return self._pool.ask(self._name, self._seed, view).result()
            except BrokenProcessPool:
                self._pool.warm_up(self._name)
        return self._stand_in.line(view)


def chosen(names: str | None, count: int) -> list[str]:
    """So many bots from a list with commas, which begins again where it is short; without one, good company.

    An UnknownBotError says which names there are.
    """
    wanted = FIRST if names is None else [name.strip() for name in names.split(",")]
    for name in wanted:
        _check(name)
    return [wanted[number % len(wanted)] for number in range(count)]


def bots_of(game: Game) -> dict[str, str]:
    """The bots that a record names, by seat."""
    names = dict(game.header.extras).get("names", "").split(",")
    found = {seat: _BOT.fullmatch(name.strip()) for seat, name in zip(game.seats, names, strict=False)}
    return {seat: match["here"] or match["server"] for seat, match in found.items() if match}


def still_known(name: str) -> str:
    """The same name, or that of a trader if there is no such bot any more."""
    try:
        _check(name)
    except UnknownBotError:
        return STAND_IN
    return name


def _check(name: str) -> None:
    """An UnknownBotError for a name that no bot at this table can have: one of a file may not fit it."""
    if reads_file(name):
        raise UnknownBotError(f"{name} plays in leagues")
    player(name, 0)


def seated(game: Game, names: Mapping[str, str], seed: int | None, pool: BotPool) -> dict[str, Player]:
    """A bot for each seat that has a name. The same seed gives the same bots."""
    root = secrets.randbits(32) if seed is None else seed
    made: dict[str, Player] = {}
    for seat, name in names.items():
        own = root * len(game.seats) + game.seats.index(seat)
        made[seat] = Searching(name, own, pool) if searches(name) else player(name, own)
    return made


def introduced(names: Mapping[str, str], texts: Catalogue) -> Iterator[str]:
    """The bots at their seats, with a line of character each, as far as the catalogue describes them."""
    yield texts.text("terminal-opponents")
    longest = max((len(seat_name(texts, seat)) for seat in names), default=0)
    for seat, name in names.items():
        key = f"pages-bot-{_described(name).replace(':', '-')}"
        who = f"  {left(seat_name(texts, seat), longest)}  "
        yield who + (texts.headed(texts.text(key), texts.text(f"{key}-line")) if key in texts else name)


def _described(name: str) -> str:
    """The strongest captain has two names."""
    return STRONGEST if name == STRONGEST.partition(":")[0] else name
