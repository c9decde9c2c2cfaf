"""Decisions per second: both homes of the rules, a crowd stepped from Python, and the peer."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import numpy as np
import pyspiel

from benchmarks.measure import Row, in_turns
from benchmarks.random_play import play_at_random
from boxship.crowds.arrays import GAME, new_games, put_state
from boxship.crowds.compile import compiled
from boxship.envs.crowd import Crowd
from boxship.rules.apply import apply
from boxship.rules.chance import WORDS, below, new_rng
from boxship.rules.legal import legal
from boxship.rules.rulesets import Ruleset
from boxship.rules.setup import deal, empty_table
from boxship.rules.steps import STEPS
from boxship.rules.turn import next_due

if TYPE_CHECKING:
    from collections.abc import Callable

PLAYERS = 4
CROWD = 1024


def peer() -> Callable[[], int]:
    """OpenSpiel's hearts through its Python API: random legal play, chance nodes included."""
    game = pyspiel.load_game("hearts")
    chance = random.Random(1)

    def play() -> int:
        decisions = 0
        while decisions < 20_000:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(chance.choice([action for action, _ in state.chance_outcomes()]))
                else:
                    state.apply_action(chance.choice(state.legal_actions()))
                    decisions += 1
        return decisions

    return play


def uncompiled() -> Callable[[], int]:
    """The uncompiled home: legal steps, a random choice, the step."""
    table = empty_table(Ruleset.parse("classic"), PLAYERS)
    rng = new_rng(1, 0)
    options = [0] * STEPS

    def play() -> int:
        decisions = 0
        while decisions < 5_000:
            g = table.copy()
            deal(g, rng)
            while (p := next_due(g)) >= 0:
                count = legal(g, p, options)
                apply(g, p, options[below(rng, count)])
                decisions += 1
        return decisions

    return play


def compiled_play() -> Callable[[], int]:
    """The compiled home: the same, inside one compiled loop."""
    games = new_games(1)
    blank = new_games(1)
    put_state(blank, 0, empty_table(Ruleset.parse("classic"), PLAYERS))
    rng = np.zeros((1, WORDS), np.int64)
    rng[0] = [1, 2, 3, 4]
    options = np.zeros(STEPS, np.uint8)
    run = compiled(play_at_random)
    return lambda: run(games, rng, blank, options, 1_000_000)


def crowd_play(shown: str) -> Callable[[], int]:
    """A crowd of games, each step a call from Python, random legal steps.

    Every step gives masks; after it what the deciding seat knows is asked for, as ``views`` or as ``observations``.
    """
    crowd = Crowd(CROWD, PLAYERS, "classic", seed=1)

    def play() -> int:
        for _ in range(300):
            crowd.step(crowd.random_steps())
            getattr(crowd, shown)
        return 300 * CROWD

    return play


def all_arrays() -> int:
    """Bytes per game of everything a crowd holds when views and observations have been asked for."""
    crowd = Crowd(CROWD, PLAYERS, "classic", seed=1)
    assert len(crowd.views) == len(crowd.observations)
    arrays = [part for part in vars(crowd).values() if isinstance(part, np.ndarray) and part.base is None]
    return sum(part.nbytes for part in arrays) // CROWD


def compile_all() -> None:
    """Put everything compiled into the cache."""
    for play in (compiled_play(), crowd_play("views"), crowd_play("observations")):
        play()


def rows() -> list[Row]:
    """Measure everything in turns."""
    contestants = {
        "hearts": peer(),
        "uncompiled": uncompiled(),
        "compiled": compiled_play(),
        "crowd": crowd_play("views"),
        "rows": crowd_play("observations"),
    }
    rates = in_turns(contestants, turns=9)
    over_plain = rates.ratio("compiled", "uncompiled")
    over_peer = rates.ratio("compiled", "hearts")
    crowd_over_peer = rates.ratio("crowd", "hearts")
    rows_over_peer = rates.ratio("rows", "hearts")
    micros = 1e6 / rates.best("uncompiled")
    bytes_per_game = GAME.itemsize + WORDS * 8
    return [
        Row("OpenSpiel hearts, random play through its Python API", f"{rates.best('hearts') / 1e6:.2f} M decisions/s"),
        Row("uncompiled home, random play", f"{rates.best('uncompiled') / 1e6:.3f} M decisions/s"),
        Row("compiled home, random play", f"{rates.best('compiled') / 1e6:.1f} M decisions/s"),
        Row(f"crowd of {CROWD} with masks and views", f"{rates.best('crowd') / 1e6:.2f} M decisions/s"),
        Row(f"crowd of {CROWD} with masks and observations", f"{rates.best('rows') / 1e6:.2f} M decisions/s"),
        Row("compiled / uncompiled", f"{over_plain:.0f} ×", "≥ 50 ×", over_plain >= 50),
        Row("compiled / hearts", f"{over_peer:.0f} ×", "≥ 30 ×", over_peer >= 30),
        Row("crowd with masks and views / hearts", f"{crowd_over_peer:.1f} ×"),
        Row("crowd with masks and observations / hearts", f"{rows_over_peer:.1f} ×", "≥ 15 ×", rows_over_peer >= 15),
        Row("one uncompiled decision", f"{micros:.1f} µs", "≤ 20 µs", micros <= 20),
        Row("memory per game in a crowd", f"{bytes_per_game} bytes", "≤ 1024 bytes", bytes_per_game <= 1024),
        Row("the same with masks, views and every other array", f"{all_arrays()} bytes"),
    ]


if __name__ == "__main__":
    compile_all()
