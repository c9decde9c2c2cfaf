"""Rollouts: games played on by the trader's judgement, for search, forecasts, tuning and measuring.

One function does all of it: a batch of positions in, and out come the same positions some rounds later or at their end,
with what each seat has reached. It is written for both homes: compiled over arrays, uncompiled over lists of states.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from boxship.bots.captain.beliefs import ROWS
from boxship.bots.captain.worlds import World
from boxship.bots.trader.choose import choose
from boxship.bots.trader.estimate import expected
from boxship.bots.trader.weights import STUBBORN
from boxship.crowds.compile import can_compile, compiled
from boxship.rules.apply import apply
from boxship.rules.chance import WORDS, seed_words
from boxship.rules.layout import OVER, SEATS, State
from boxship.rules.legal import legal
from boxship.rules.marks import entry
from boxship.rules.scoring import score
from boxship.rules.steps import STEPS
from boxship.rules.turn import next_due

if TYPE_CHECKING:
    import numpy.typing as npt

    from boxship.crowds.arrays import Games

    Array = npt.NDArray[Any]
    ArrayOrList = npt.NDArray[Any] | list[Any]

ALL_ROUNDS = 10_000
"""More rounds than any game has."""


@entry
def play_on(
    games: ArrayOrList,
    weights: ArrayOrList,
    rows: ArrayOrList,
    streams: ArrayOrList,
    rng: ArrayOrList,
    options: ArrayOrList,
    rounds: int,
    reached: ArrayOrList,
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


class End(NamedTuple):
    """How one rollout ended: what each player has, or would have, in tenths of a dollar, and who has won."""

    reached: list[int]
    winners: list[int]


class Positions:
    """Positions to play on from; they are put into an array once, where they can be played compiled."""

    def __init__(self, states: Sequence[State]) -> None:
        self._states = states
        self._games = _array_of(states) if can_compile() else None

    def play_in_worlds(self, numbers: Sequence[int], worlds: Sequence[World], rounds: int) -> list[tuple[End, ...]]:
        """The positions of these numbers played on, each in each of the worlds: its ends, world by world.

        Common random numbers: in the same world every position meets the same cards, rivals and luck.
        """
        if self._games is None:
            ends = self._played_plain(numbers, worlds, rounds)
        else:
            ends = self._played_compiled(self._games, numbers, worlds, rounds)
        return [tuple(islice(ends, len(worlds))) for _ in numbers]

    def _played_compiled(
        self, starts: Games, numbers: Sequence[int], worlds: Sequence[World], rounds: int
    ) -> Iterator[End]:
        import numpy as np

        games = np.repeat(starts[list(numbers)], len(worlds))
        players = self._states[0].players
        games["card"][:, :players] = np.tile(np.array([world.cards for world in worlds]), (len(numbers), 1))
        rows = np.tile(np.array([world.rows for world in worlds]), (len(numbers), 1))
        streams = np.tile(np.array([world.stream for world in worlds]), len(numbers))
        reached, _ = played_on(games, np.array(ROWS), rows, streams, rounds)
        return map(End, reached[:, :players].tolist(), games["winner"][:, :players].tolist())

    def _played_plain(self, numbers: Sequence[int], worlds: Sequence[World], rounds: int) -> Iterator[End]:
        games = []
        for number in numbers:
            for world in worlds:
                g = self._states[number].copy()
                g.card[: g.players] = world.cards
                games.append(g)
        rows = [world.rows for _ in numbers for world in worlds]
        streams = [world.stream for _ in numbers for world in worlds]
        reached = [[0] * SEATS for _ in games]
        play_on(games, ROWS, rows, streams, [0] * WORDS, [0] * STEPS, rounds, reached)
        return (End(ends[: g.players], g.winner[: g.players]) for g, ends in zip(games, reached, strict=True))


def _array_of(states: Sequence[State]) -> Games:
    from boxship.crowds.arrays import new_games, put_state

    games = new_games(len(states))
    for i, state in enumerate(states):
        put_state(games, i, state)
    return games
