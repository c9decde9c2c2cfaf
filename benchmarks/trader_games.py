"""Whole games of traders by the thousand, compiled: dealt, and played to their end by rows of weights."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from boxship.bots.captain.rollouts import played_on
from boxship.crowds.arrays import new_games, put_state
from boxship.rules.chance import WORDS, seed_words
from boxship.rules.setup import deal, empty_table

if TYPE_CHECKING:
    from boxship.bots.captain.rollouts import Array
    from boxship.crowds.arrays import Games
    from boxship.rules.rulesets import Ruleset


def dealt(rules: Ruleset, players: int, seed: int, numbers: Array) -> Games:
    """Deal number ``numbers[i]`` of a seed, for every ``i``."""
    deals, where = np.unique(numbers, return_inverse=True)
    games = new_games(len(deals))
    words = [0] * WORDS
    for i, number in enumerate(deals.tolist()):
        g = empty_table(rules, players)
        seed_words(words, seed, number)
        deal(g, words)
        put_state(games, i, g)
    return games[where]


def finish_deals(rules: Ruleset, players: int, seed: int, numbers: Array, weights: Array, rows: Array) -> Games:
    """Whole games of traders: deal number ``numbers[i]`` of a seed, seat ``p`` by row ``rows[i][p]`` of the weights."""
    games = dealt(rules, players, seed, numbers)
    played_on(games, weights, rows, seed * 1_000_003 + numbers)
    return games
