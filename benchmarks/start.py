"""Start times of new processes."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from pathlib import Path

from benchmarks.measure import Row

FIRST_DECISION = """
import numpy as np
from boxship.envs.crowd import Crowd
crowd = Crowd(1, seed=1)
crowd.step(crowd.random_steps())
"""


def seconds(command: list[str], times: int = 5) -> float:
    """How long a command takes, as the median of several runs after a first one that warms caches."""
    taken = []
    for run in range(times + 1):
        begun = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        if run:
            taken.append(time.perf_counter() - begun)
    return statistics.median(taken)


def rows() -> list[Row]:
    """Import (less the time in which Python itself starts), help, first compiled decision."""
    python = sys.executable
    bare = seconds([python, "-c", "pass"])
    imported = seconds([python, "-c", "from boxship import Game"]) - bare
    helped = seconds([str(Path(python).with_name("boxship")), "--help"])
    first = seconds([python, "-c", FIRST_DECISION])
    return [
        Row("from boxship import Game", f"{imported:.2f} s", "≤ 0.3 s", imported <= 0.3),
        Row("boxship --help, whole process", f"{helped:.2f} s", "≤ 0.5 s", helped <= 0.5),
        Row("first compiled decision, new process, warm cache", f"{first:.2f} s", "≤ 1.5 s", first <= 1.5),
    ]
