"""Games played on by the trader's judgement, compiled: for search, for tuning and for measuring.

One function does all of it: a batch of positions in, and out come the same positions some rounds later or at their end,
with what each seat has reached. It is written for both homes: compiled over arrays, uncompiled over lists of states.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boxship.bots.trader.choose import choose
from boxship.bots.trader.estimate import expected
from boxship.bots.trader.weights import STUBBORN
from boxship.crowds.compile import compiled
from boxship.rules.apply import apply
from boxship.rules.chance import WORDS, seed_words
from boxship.rules.layout import OVER
from boxship.rules.legal import legal
from boxship.rules.marks import entry
from boxship.rules.scoring import score
from boxship.rules.setup import deal, empty_table
from boxship.rules.steps import STEPS
from boxship.rules.turn import next_due

if TYPE_CHECKING:
    import numpy.typing as npt

    from boxship.crowds.arrays import Games
    from boxship.rules.rulesets import Ruleset

    Array = npt.NDArray[Any]
    Table = npt.NDArray[Any] | list[Any]

ALL_ROUNDS = 10_000
"""More rounds than any game has."""


@entry
def play_on(
    games: Table,
    weights: Table,
    rows: Table,
    streams: Table,
    rng: Table,
    options: Table,
    rounds: int,
    reached: Table,
) -> int:
    """Play every game for that many rounds or to its end; the number of steps taken.

    Seat ``p`` of game ``i`` plays by row ``rows[i][p]`` of the weights. Games with the same number in ``streams`` get
    the same random numbers. ``reached`` says what each seat has, or would have, in tenths of a dollar.
    """
    made = 0
    for i in range(len(games)):
        seed_words(rng, int(streams[i]), 3)
        if games[i].phase == OVER:
            score(games[i])  # its last line was played where not all cards were known
        last = int(games[i].round_number) + rounds
        turn = int(games[i].turn)
        p = next_due(games[i])
        while p >= 0 and not (games[i].round_number >= last and games[i].turn == turn):
            count = legal(games[i], p, options)
            apply(games[i], p, choose(games[i], p, options, count, rng, weights[int(rows[i][p])]))
            made += 1
            p = next_due(games[i])
        closed = 0
        for q in range(games[i].players):
            closed += int(weights[int(rows[i][q])][STUBBORN])
        for q in range(games[i].players):
            if games[i].phase == OVER:
                reached[i][q] = 10 * int(games[i].total[q])
            else:
                reached[i][q] = expected(games[i], q, closed)
    return made


def played_on(games: Games, weights: Array, rows: Array, streams: Array, rounds: int = ALL_ROUNDS) -> tuple[Array, int]:
    """``play_on`` compiled: changes ``games``; what each seat reached, and how many steps that took."""
    import numpy as np

    options, rng = np.zeros(STEPS, np.uint8), np.zeros(WORDS, np.int64)
    reached = np.zeros(rows.shape, np.int64)
    table, numbers, seeds = (array.astype(np.int64) for array in (weights, rows, streams))
    made = compiled(play_on)(games, table, numbers, seeds, rng, options, rounds, reached)
    return reached, int(made)


def dealt(rules: Ruleset, players: int, seed: int, numbers: Array) -> Games:
    """Deal number ``numbers[i]`` of a seed, for every ``i``."""
    import numpy as np

    from boxship.crowds.arrays import new_games, put_state

    deals, where = np.unique(numbers, return_inverse=True)
    games = new_games(len(deals))
    rng = [0] * WORDS
    for i, number in enumerate(deals.tolist()):
        g = empty_table(rules, players)
        seed_words(rng, seed, number)
        deal(g, rng)
        put_state(games, i, g)
    return games[where]


def finish_deals(rules: Ruleset, players: int, seed: int, numbers: Array, weights: Array, rows: Array) -> Games:
    """Whole games of traders: deal number ``numbers[i]`` of a seed, seat ``p`` by row ``rows[i][p]`` of the weights."""
    games = dealt(rules, players, seed, numbers)
    played_on(games, weights, rows, seed * 1_000_003 + numbers)
    return games
