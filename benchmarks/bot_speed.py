"""How fast the bots are: rollouts a second, compiled and uncompiled over the same text, and how long a captain thinks.

All times are seconds of the processor, so that a busy machine makes nobody slower.
"""

from __future__ import annotations

import time
from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from benchmarks.measure import Row, in_turns
from benchmarks.trader_games import dealt
from boxship.arena.match import dealt as dealt_game
from boxship.arena.timing import Times
from boxship.bots.captain.player import ROUNDS
from boxship.bots.captain.rollouts import ALL_ROUNDS, play_on, played_on
from boxship.bots.registry import player
from boxship.bots.trader import weights
from boxship.crowds.arrays import get_state
from boxship.rules.chance import WORDS
from boxship.rules.layout import SEATS
from boxship.rules.rulesets import Ruleset
from boxship.rules.steps import STEPS

if TYPE_CHECKING:
    from boxship.crowds.arrays import Games

TURNS = 5
COMPILED = 500
PLAIN = 2
GAMES = 3
SECONDS = 1.0
"""A captain may think so long."""
CLASSIC = Ruleset.parse("classic")


@cache
def deals(count: int) -> Games:
    """Fresh deals; dealing is not what is measured."""
    return dealt(CLASSIC, 4, 1, np.arange(count))


def compiled_steps(rounds: int = ALL_ROUNDS) -> int:
    """Games in the compiled home; the number of decisions."""
    games = deals(COMPILED).copy()
    rows, streams = np.zeros((COMPILED, SEATS)), np.arange(COMPILED)
    return played_on(games, np.array([weights.row({})]), rows, streams, rounds)[1]


def compiled_rollouts(rounds: int = ALL_ROUNDS) -> int:
    """Games in the compiled home; their number."""
    compiled_steps(rounds)
    return COMPILED


def plain_rollouts() -> int:
    """Games in the uncompiled home."""
    games = [get_state(deals(PLAIN), i) for i in range(PLAIN)]
    rows, reached = [[0] * SEATS] * PLAIN, [[0] * SEATS for _ in games]
    play_on(games, [weights.row({})], rows, list(range(PLAIN)), [0] * WORDS, [0] * STEPS, ALL_ROUNDS, reached)
    return PLAIN


def thinking(games: int) -> Times:
    """A captain among traders, one game for each deal: its decisions in seconds of the processor."""
    times = Times()
    for deal in range(games):
        game = dealt_game(CLASSIC, 4, 1, deal)
        bots = [player("captain" if p == deal % 4 else "trader", p) for p in range(4)]
        while not game.over:
            p = game.seats.index(game.to_act[0])
            view = game.view(p)
            begun = time.process_time()
            line = bots[p].line(view)
            if p == deal % 4:
                times.add(time.process_time() - begun)
            game.play(line, p)
    return times


def rows() -> list[Row]:
    """Rollouts a second in both homes, in turns, and their ratio; and how long a captain thinks."""
    rates = in_turns(
        {"compiled": compiled_rollouts, "plain": plain_rollouts, "short": lambda: compiled_rollouts(ROUNDS)},
        TURNS,
        time.process_time,
    )
    times = thinking(GAMES)
    slow = times.within(0.99)
    return [
        Row("rollouts to the end of the game, compiled", f"{rates.best('compiled'):.0f} a second"),
        Row("the same text uncompiled", f"{rates.best('plain'):.1f} a second"),
        Row("compiled / uncompiled", f"{rates.ratio('compiled', 'plain'):.0f} ×"),
        Row(f"rollouts of {ROUNDS} rounds from the start, compiled", f"{rates.best('short'):.0f} a second"),
        Row(
            "captain: 99 of 100 decisions take at most",
            f"{slow:.2f} s (mean {times.mean:.3f} s, {times.count} decisions)",
            f"≤ {SECONDS:g} s",
            slow <= SECONDS,
        ),
    ]
