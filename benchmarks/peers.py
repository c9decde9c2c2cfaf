"""Peers: games of other packages, played at random the way their users do. ``pip install "boxship[peers]"``."""

from __future__ import annotations

import random
import statistics
from typing import TYPE_CHECKING

import numpy as np
import open_spiel.python.games
import pyspiel

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

PYTHON_GAMES = ("python_block_dominoes", "python_kuhn_poker", "python_liars_poker", "python_tic_tac_toe")
"""OpenSpiel's own games in Python that are played in turns by two players or more."""

assert open_spiel.python.games, "importing it registers them"


def spiel_play(name: str, decisions: int, *, knowing: bool = False) -> Callable[[], int]:
    """A game of OpenSpiel through its Python API; ``knowing``: with the mask and the tensor of each decision."""
    game = pyspiel.load_game(name)
    chance = random.Random(1)

    def play() -> int:
        made = 0
        state = game.new_initial_state()
        while made < decisions:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                state.apply_action(chance.choice([action for action, _ in state.chance_outcomes()]))
            else:
                if knowing:
                    assert state.legal_actions_mask()
                    assert len(np.array(state.information_state_tensor()))
                state.apply_action(chance.choice(state.legal_actions()))
                made += 1
        return made

    return play


def over_python_games(rates: Mapping[str, list[float]], name: str) -> float:
    """How many times faster than the middle one of OpenSpiel's Python games, turn by turn."""
    ratios: list[float] = []
    for turn, mine in enumerate(rates[name]):
        ratios.append(mine / statistics.median([rates[each][turn] for each in PYTHON_GAMES]))
    return statistics.median(ratios)
