"""What a learner gets: decisions a second with masks and observations, through each door, and the cold compile.

Run with ``python -m benchmarks.learning_speed``. Rates are by seconds of the processor, in turns; only two threads
against one are measured by the clock as well, which means something on an idle machine alone.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from typing import TYPE_CHECKING

os.environ.setdefault("OMP_NUM_THREADS", "1")  # before NumPy is imported
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import gymnasium
import numpy as np

import boxship.envs.gymnasium
import boxship.envs.openspiel
from benchmarks.bot_speed import compiled_steps
from benchmarks.measure import Row, in_turns, table
from benchmarks.peers import PYTHON_GAMES, over_python_games, spiel_play
from boxship.envs import pettingzoo
from boxship.envs.crowd import Crowd

if TYPE_CHECKING:
    from collections.abc import Callable

    from pettingzoo import AECEnv

    from boxship.envs.line_ups import LineUp

CROWD = 1024
LARGE = 4096
"""Games of the crowd that two threads share: a step takes milliseconds."""
TURNS = 9
TRADERS = ("trader", "trader", "trader", None)
COMPILE_LIMIT = 15


def crowd_play(
    steps: int, seats: int = 0, threads: int = 1, opponents: LineUp | None = None, games: int = CROWD
) -> Callable[[], int]:
    """A crowd stepped at random, with what the deciding seat knows; with ``seats`` what each of so many knows."""
    crowd = Crowd(games, 4, "classic", seed=1, threads=threads, opponents=opponents)

    def play() -> int:
        for _ in range(steps):
            crowd.step(crowd.random_steps())
            for p in range(seats):
                crowd.observe(np.full(games, p))
            if not seats:
                assert len(crowd.observations) == games
        return steps * games

    return play


def doubled(clock: Callable[[], float]) -> float:
    """How many times faster two threads take the steps of a large crowd than one does."""
    contestants = {str(each): crowd_play(5, threads=each, opponents=TRADERS, games=LARGE) for each in (1, 2)}
    return in_turns(contestants, TURNS, clock).ratio("2", "1")


def vector_play(steps: int) -> Callable[[], int]:
    """Gymnasium's vector environment among traders, the first legal step of each mask."""
    env = gymnasium.make_vec(
        boxship.envs.gymnasium.ID, num_envs=CROWD, vectorization_mode="vector_entry_point", opponents=["trader"] * 3
    )
    _, info = env.reset(seed=1)
    masks = [info["action_mask"]]

    def play() -> int:
        for _ in range(steps):
            masks[0] = env.step(masks[0].argmax(axis=1))[4]["action_mask"]
        return steps * CROWD

    return play


def first_legal(steps: int) -> Callable[[], int]:
    """The crowd as the vector environment has it: the same choice, the same opponents."""
    crowd = Crowd(CROWD, 4, "classic", seed=1, opponents=TRADERS, finals=True)

    def play() -> int:
        for _ in range(steps):
            crowd.step(crowd.masks.argmax(axis=1))
            assert len(crowd.observations) == CROWD
        return steps * CROWD

    return play


def agents_play(env: AECEnv, steps: int) -> Callable[[], int]:
    """Random legal play in PettingZoo's manner, agent after agent."""
    chance = np.random.default_rng(1)

    def play() -> int:
        made = 0
        while made < steps:
            env.reset(seed=made)
            for _ in env.agent_iter(steps):
                observation, _, terminated, truncated, _ = env.last()
                over = terminated or truncated
                env.step(None if over else chance.choice(np.flatnonzero(observation["action_mask"])))
                made += not over
        return made

    return play


def connect_four() -> dict[str, Callable[[], int]]:
    """The peer among PettingZoo's games; none, and a word about it, where its pygame is missing."""
    try:
        from pettingzoo.classic import connect_four_v3
    except ImportError as problem:
        print(f"without connect four ({problem}): pip install 'pettingzoo[classic]'", file=sys.stderr)
        return {}
    return {"connect four": agents_play(connect_four_v3.env(), 1_000)}


def cold_compile(*line_up: str) -> float:
    """Processor seconds of a new process that compiles everything."""
    command = [sys.executable, "-m", "benchmarks.cold_compile", *line_up]
    return float(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)


def million(rate: float) -> str:
    """A rate as text."""
    return f"{rate / 1e6:.2f} M decisions/s"


def rows() -> list[Row]:
    """Measure everything."""
    rates = in_turns(
        {
            "one": crowd_play(200),
            "all": crowd_play(60, seats=4),
            "traders": crowd_play(15, opponents=TRADERS),
            "first": first_legal(10),
            "vector": vector_play(10),
            "agents": agents_play(pettingzoo.env(), 1_000),
            **connect_four(),
            "traders alone": compiled_steps,
            "spiel": spiel_play(boxship.envs.openspiel.NAME, 1_000),
            "hearts": spiel_play("hearts", 1_000, knowing=True),
            **{name: spiel_play(name, 1_000) for name in PYTHON_GAMES},
        },
        TURNS,
        time.process_time,
    )
    by_the_clock, by_its_processor = doubled(time.perf_counter), doubled(time.thread_time)
    learner, vector = rates.best("traders"), rates.ratio("vector", "first")
    spiel = over_python_games(rates.by_name, "spiel")
    against_peer = []
    if "connect four" in rates.by_name:
        ratio = rates.ratio("agents", "connect four")
        against_peer.append(Row("PettingZoo / its connect four", f"{ratio:.1f} ×", "≥ 3 ×", ratio >= 3))
    alone, among = cold_compile(), cold_compile("trader", "trader", "trader", "-")
    limit = f"≤ {COMPILE_LIMIT} s"
    return [
        Row(f"crowd of {CROWD} with masks and observations", million(rates.best("one"))),
        Row("the same, observations of all four seats", million(rates.best("all"))),
        Row("learner among three compiled traders", million(learner), "≥ 0.5 M", learner >= 5e5),
        Row("traders alone, whole games", million(rates.best("traders alone"))),
        Row(f"two threads / one, {LARGE} games among traders", f"{by_the_clock:.2f} ×", "≥ 1.8 ×", by_the_clock >= 1.8),
        Row("the same by the processor of the thread that asks", f"{by_its_processor:.2f} ×"),
        Row("Gymnasium's vector environment / crowd", f"{vector:.2f} ×", "≥ 0.6 ×", vector >= 0.6),
        Row("PettingZoo, agent after agent", f"{rates.best('agents'):.0f} decisions/s"),
        *against_peer,
        Row("OpenSpiel's face", f"{rates.best('spiel'):.0f} decisions/s"),
        *[Row(f"OpenSpiel's {name}", f"{rates.best(name):.0f} decisions/s") for name in PYTHON_GAMES],
        Row("OpenSpiel's face / the middle one of these", f"{spiel:.2f} ×", "≥ 1 ×", spiel >= 1),
        Row("OpenSpiel's hearts with mask and tensor", f"{rates.best('hearts'):.0f} decisions/s"),
        Row("crowd with masks and observations / that", f"{rates.ratio('one', 'hearts'):.0f} ×"),
        Row("cold compile of a crowd, processor", f"{alone:.1f} s", limit, alone <= COMPILE_LIMIT),
        Row("cold compile among traders, processor", f"{among:.1f} s", limit, among <= COMPILE_LIMIT),
    ]


def main() -> None:
    """Print the table; exit 1 when a target is missed."""
    print("Measuring in turns …", file=sys.stderr, flush=True)
    measured = rows()
    print(table(measured))
    missed = [row.what for row in measured if not row.met]
    if missed:
        sys.exit(f"missed: {', '.join(missed)}")


if __name__ == "__main__":
    main()
