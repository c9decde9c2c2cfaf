"""The compiled home: an array with one record per game, and the way between it and a ``State``."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from boxship.rules.layout import FIELDS, State

GAME = np.dtype([(name, width, shape) for name, width, shape in FIELDS], align=True)
"""One game. Arrays must carry this very object as dtype (``array.view(GAME)``): another equal one is slow to call."""

Games = npt.NDArray[Any]
"""An array of games with dtype ``GAME``."""


def place_of(name: str) -> int:
    """At which byte of a game a field begins."""
    assert GAME.fields is not None
    return GAME.fields[name][1]


def new_games(count: int) -> Games:
    """That many records of zeros."""
    return np.zeros(count, dtype=GAME)


def put_state(games: Games, i: int, g: State) -> None:
    """Write a state into a record."""
    for name, _, _ in FIELDS:
        games[name][i] = getattr(g, name)


def get_state(games: Games, i: int) -> State:
    """Read a record as a state of plain Python numbers."""
    g = State()
    for name, _, _ in FIELDS:
        setattr(g, name, games[name][i].tolist())
    return g
