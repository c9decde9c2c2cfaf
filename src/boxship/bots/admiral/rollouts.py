"""Rollouts by the policy: positions played on until the own next turn, where a critic says what the rest is worth.

All positions are played side by side: compiled code plays each of them on until the policy has a choice, and the policy
is asked for all of them at once. Rivals play by the same policy, or by a row of a trader's weights, as a world says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from boxship.bots.admiral.actions import ACTIONS, LEVELS, NO_ACTION, menu, step_of
from boxship.bots.admiral.features import FEATURES, describe
from boxship.bots.admiral.policy import PLAIN
from boxship.bots.admiral.rewards import SECRETS, potential, secrets, utility
from boxship.bots.captain.beliefs import ROWS
from boxship.bots.history import HISTORY, SEATS_APART, listen
from boxship.bots.trader.choose import choose
from boxship.crowds.arrays import new_games, put_state
from boxship.crowds.compile import compiled
from boxship.rules.apply import apply
from boxship.rules.chance import WORDS, new_rng
from boxship.rules.layout import ACT
from boxship.rules.legal import legal
from boxship.rules.marks import entry
from boxship.rules.scoring import score
from boxship.rules.steps import STEPS
from boxship.rules.turn import next_due

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt

    from boxship.bots.admiral.policy import AdmiralPolicy
    from boxship.bots.captain.worlds import World
    from boxship.crowds.arrays import Games
    from boxship.rules.layout import State

    Array = npt.NDArray[Any]

BY_POLICY: Final = -1
"""In place of a row of weights: somebody who plays by the policy."""

# How far a position has been played.
ASKED: Final = 0
TURN_COME: Final = 1
ENDED: Final = 2


@entry
def play_on_until_asked(
    games: Games,
    histories: Array,
    kinds: Array,
    rows: Array,
    plain: Array,
    luck: Array,
    options: Array,
    actions: Array,
    actors: Array,
    features: Array,
    masks: Array,
    dollars: Array,
    far: Array,
    worth: Array,
    own: int,
    begun: int,
) -> int:
    """Take the actions, then play on until the policy has a choice, the own next turn has come, or the game is over.

    ``begun`` is the turn in which the decision was. ``worth`` gets the utility of an end, or the potential at the own
    turn. The answer is how many positions wait for an action.
    """
    waiting = 0
    for i in range(len(games)):
        if far[i] != ASKED:
            continue
        if actions[i] != NO_ACTION:
            apply(games[i], int(actors[i]), step_of(int(actions[i]), dollars[i]))
            listen(histories[i], games[i])
        while True:
            p = next_due(games[i])
            if p < 0:
                far[i] = ENDED
                score(games[i])
                worth[i] = utility(games[i], own)
                break
            turn = int(games[i].round_number) * SEATS_APART + int(games[i].turn)
            if p == own and games[i].phase == ACT and games[i].turn == own and turn != begun:
                far[i] = TURN_COME
                worth[i] = potential(games[i], own)
                describe(games[i], own, histories[i], plain, features[i])
                secrets(games[i], own, features[i], FEATURES)
                break
            count = legal(games[i], p, options)
            step = int(options[0])
            kind = int(kinds[i, p])
            if count > 1 and kind != BY_POLICY:
                step = choose(games[i], p, options, count, luck[i], rows[kind])
            elif count > 1:
                if menu(games[i], p, options, count, plain, masks[i], dollars[i]) > 1:
                    actors[i] = p
                    describe(games[i], p, histories[i], plain, features[i])
                    waiting += 1
                    break
                for a in range(ACTIONS):
                    if masks[i, a] == 1:
                        step = step_of(a, dollars[i])
            apply(games[i], p, step)
            listen(histories[i], games[i])
    return waiting


class PolicyRollouts:
    """Positions after the lines of one decision, to be played on in worlds; every history is that of its position."""

    def __init__(
        self, policy: AdmiralPolicy, seat: int, before: State, heard: list[int], after: Sequence[State]
    ) -> None:
        self._policy = policy
        self._seat = seat
        self._begun = before.round_number * SEATS_APART + before.turn
        self._players = before.players
        self._games = new_games(len(after))
        self._histories = np.zeros((len(after), HISTORY), np.int64)
        for i, state in enumerate(after):
            put_state(self._games, i, state)
            mine = list(heard)
            listen(mine, state)
            self._histories[i] = mine

    def __call__(self, numbers: Sequence[int], worlds: Sequence[World]) -> list[list[float]]:
        """What the positions of these numbers are worth to the seat, each in each of the worlds.

        Common random numbers: in the same world every position meets the same cards, rivals and luck.
        """
        chosen = list(numbers)
        games = np.repeat(self._games[chosen], len(worlds))
        games["card"][:, : self._players] = np.tile(np.array([world.cards for world in worlds]), (len(chosen), 1))
        kinds = np.tile(np.array([world.rows for world in worlds], np.int64), (len(chosen), 1))
        kinds[:, self._seat] = BY_POLICY
        words = np.array([new_rng(world.stream, 6) for world in worlds], np.int64).reshape(len(worlds), WORDS)
        noise = np.random.default_rng([world.stream for world in worlds])
        values = self._played(games, np.repeat(self._histories[chosen], len(worlds), 0), kinds,
                              np.tile(words, (len(chosen), 1)), len(worlds), noise)  # fmt: skip
        return values.reshape(len(chosen), len(worlds)).tolist()

    def _played(
        self, games: Games, histories: Array, kinds: Array, luck: Array, worlds: int, noise: np.random.Generator
    ) -> Array:
        count = len(games)
        actions = np.full(count, NO_ACTION, np.int64)
        actors, far, worth = np.zeros(count, np.int64), np.zeros(count, np.int64), np.zeros(count)
        features = np.zeros((count, FEATURES + SECRETS), np.float32)
        masks = np.zeros((count, ACTIONS), np.uint8)
        dollars = np.zeros((count, LEVELS), np.int64)
        options = np.zeros(STEPS, np.uint8)
        rows, plain = np.array(ROWS, np.int64), np.array(PLAIN, np.int64)
        while compiled(play_on_until_asked)(
            games, histories, kinds, rows, plain, luck, options, actions, actors, features, masks, dollars, far,
            worth, self._seat, self._begun,
        ):  # fmt: skip
            drawn = np.tile(noise.gumbel(size=(worlds, ACTIONS)).astype(np.float32), (count // worlds, 1))
            asked = np.flatnonzero(far == ASKED)
            said = self._policy(features[asked, :FEATURES]) + drawn[asked]
            said[masks[asked] == 0] = -np.inf
            actions[asked] = said.argmax(1)
        come = np.flatnonzero(far == TURN_COME)
        worth[come] += self._policy.value(features[come])
        return worth
