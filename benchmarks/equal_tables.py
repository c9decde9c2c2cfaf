"""Whole games of equal bots, for the benchmarks that look back at them."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from boxship import Game
from boxship.bots.registry import player

if TYPE_CHECKING:
    from collections.abc import Iterator

PLAYERS = 4


def played(bot: str, games: int, seed: int = 1) -> Iterator[Game]:
    """So many finished games of one bot in every seat, classic with four players; says how far it is."""
    for number in range(games):
        print(f"\r{bot}: {number + 1}/{games} games", end="", file=sys.stderr, flush=True)
        game = Game.new("classic", PLAYERS, seed + number)
        seats = [player(bot, (seed + number) * PLAYERS + p) for p in range(PLAYERS)]
        while not game.over:
            p = game.seats.index(game.to_act[0])
            game.play(seats[p].line(game.view(p)), p)
        yield game
    print(file=sys.stderr)
