"""Watching: decisions of a bot that is too slow to sit in training, to be imitated by a network that can.

Games among bots of one kind are played at a table; every step of theirs that was a choice is kept as a policy would
have met it. A network that has learned them plays in the company of later runs in place of the bot.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from boxship.bots.admiral.actions import ACTIONS, LEVELS, action_of, menu
from boxship.bots.admiral.features import FEATURES, describe
from boxship.bots.admiral.policy import PLAIN
from boxship.bots.history import HISTORY, listen
from boxship.bots.registry import player
from boxship.game import Game
from boxship.notation.line_text import read
from boxship.notation.play_line import played_in_steps
from boxship.rules.apply import apply
from boxship.rules.legal import legal_steps

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import numpy.typing as npt

    from boxship.learning.learner import PolicyLearner
    from boxship.rules.layout import State

    Array = npt.NDArray[Any]

PASSES = 12
"""So often everything that was seen is learned."""
BATCH = 1024


def watched(bot: str, rules: str, players: int, seed: int) -> Iterator[tuple[Array, Array, int]]:
    """Features, legal actions and the action taken, for every choice in a game among bots of one kind."""
    game = Game.new(rules, players, seed=seed)
    bots = [player(bot, seed * players + seat) for seat in range(players)]
    heard = [0] * HISTORY
    listen(heard, game.state)
    while not game.over:
        seat = game.seats.index(game.to_act[0])
        line = bots[seat].line(game.view(seat))
        before = game.state.copy()
        _, steps = played_in_steps(before, seat, read(line, game.rules.colours), game.rules.colours)
        yield from _choices(before, seat, heard, steps)
        game.play(line, seat)
        listen(heard, game.state)


def _choices(now: State, seat: int, heard: list[int], steps: tuple[int, ...]) -> Iterator[tuple[Array, Array, int]]:
    for step in steps:
        options = legal_steps(now, seat)
        mask, dollars = [0] * ACTIONS, [0] * LEVELS
        if len(options) > 1 and menu(now, seat, options, len(options), PLAIN, mask, dollars) > 1:
            action = action_of(step, mask, dollars)
            if mask[action]:
                row = np.zeros(FEATURES, np.float32)
                describe(now, seat, heard, PLAIN, row)
                yield row, np.array(mask, np.uint8), action
        apply(now, seat, step)


def imitate_watched(
    learner: PolicyLearner, bot: str, games: int, seed: int, rate: float, say: Callable[[str], None]
) -> None:
    """Watch so many games of a bot (``classic``, four players) and learn to play like it."""
    seen: list[tuple[Array, Array, int]] = []
    for number in range(games):
        seen += watched(bot, "classic", 4, seed + number)
        if (number + 1) % 20 == 0:
            say(f"watched {number + 1} of {games} games of {bot}: {len(seen)} choices")
    rows, masks = (np.array([each[k] for each in seen]) for k in (0, 1))
    actions = np.array([each[2] for each in seen])
    batches = max(1, len(actions) // BATCH)
    for turn in range(PASSES):
        agreed = 0.0
        for some in np.array_split(learner.rng.permutation(len(actions)), batches):
            right = learner.imitate_batch(rows[some], masks[some], actions[some], rate * (1 - turn / PASSES))
            agreed += right / batches
        say(f"pass {turn + 1} of {PASSES}: agreed with {agreed:.0%} of its choices")
