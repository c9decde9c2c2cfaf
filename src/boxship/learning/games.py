"""Games to learn from: many at once, of any edition, each until a network has to choose between at least two actions.

Who sits where is drawn anew for every deal from a list of seatings (``boxship.learning.seating``). Traders by any row
of weights play in compiled code; networks are asked by whoever steps the games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from boxship.bots.admiral.actions import ACTIONS, LEVELS, NO_ACTION, action_of, menu, step_of
from boxship.bots.admiral.features import FEATURES, describe
from boxship.bots.admiral.rewards import SECRETS, potential, secrets, utility
from boxship.bots.history import HISTORY, listen
from boxship.bots.simple.stepping import do_nothing
from boxship.bots.trader import weights
from boxship.bots.trader.choose import choose
from boxship.crowds.arrays import new_games, put_state
from boxship.crowds.batch import new_game
from boxship.crowds.compile import compiled
from boxship.rules.apply import apply
from boxship.rules.chance import WORDS, below, new_rng
from boxship.rules.layout import OVER, SEATS
from boxship.rules.legal import legal
from boxship.rules.marks import entry
from boxship.rules.rulesets import Ruleset
from boxship.rules.setup import empty_table
from boxship.rules.steps import STEPS
from boxship.rules.turn import next_due

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt

    from boxship.crowds.arrays import Games

    Array = npt.NDArray[Any]

# The columns of a seating: the edition, who sits in each seat, and the round from which others only end their turns.
EDITION: Final = 0
FIRST_SEAT: Final = 1
FREEZE: Final = FIRST_SEAT + SEATS
SEATING: Final = FREEZE + 1

LEARNER: Final = 0
"""In a seating: the network that learns; numbers above it are other networks, below it traders (``-1 - row``)."""


@entry
def play_until_asked(
    games: Games,
    blanks: Games,
    histories: Array,
    seats: Array,
    past_seats: Array,
    seatings: Array,
    rows: Array,
    plain: Array,
    luck: Array,
    options: Array,
    actions: Array,
    actors: Array,
    nets: Array,
    features: Array,
    masks: Array,
    dollars: Array,
    worth: Array,
    ended: Array,
    rounds: Array,
    totals: Array,
    utilities: Array,
    winners: Array,
    teach: int,
) -> None:
    """Take the actions, then let everybody else play on until a network has a choice.

    With ``teach`` traders are asked too: their choice is written to ``actions`` as what they would have a network do.
    """
    for i in range(len(games)):
        ended[i] = 0
        if actions[i] != NO_ACTION:
            apply(games[i], int(actors[i]), step_of(int(actions[i]), dollars[i]))
            listen(histories[i], games[i])
        while True:
            p = next_due(games[i])
            if p < 0:
                if games[i].players > 0:
                    ended[i] = games[i].ended
                    rounds[i] = games[i].round_number
                    for q in range(games[i].players):
                        totals[i, q] = games[i].total[q]
                        utilities[i, q] = utility(games[i], q)
                        winners[i, q] = games[i].winner[q]
                    for k in range(SEATING):
                        past_seats[i, k] = seats[i, k]
                drawn = below(luck[i], len(seatings))
                edition = int(seatings[drawn, EDITION])
                new_game(games, i, luck[i], blanks[edition : edition + 1])
                players = int(games[i].players)
                turned = below(luck[i], players)
                for k in range(SEATING):
                    seats[i, k] = seatings[drawn, k]
                for q in range(players):
                    seats[i, FIRST_SEAT + q] = seatings[drawn, FIRST_SEAT + (q + turned) % players]
                for k in range(HISTORY):
                    histories[i, k] = 0
                listen(histories[i], games[i])
                continue
            count = legal(games[i], p, options)
            kind = int(seats[i, FIRST_SEAT + p])
            frozen = kind != LEARNER and 0 < seats[i, FREEZE] <= games[i].round_number
            step = int(options[0])
            if frozen:
                step = do_nothing(options, count)
            elif count > 1 and (kind >= 0 or teach == 1):
                found = menu(games[i], p, options, count, plain, masks[i], dollars[i])
                if kind < 0:
                    step = choose(games[i], p, options, count, luck[i], rows[-1 - kind])
                if found > 1 and (kind >= 0 or below(luck[i], 3) == 0):
                    actors[i] = p
                    nets[i] = kind
                    worth[i] = potential(games[i], p)
                    describe(games[i], p, histories[i], plain, features[i])
                    secrets(games[i], p, features[i], FEATURES)
                    if kind < 0:
                        actions[i] = action_of(step, masks[i], dollars[i])
                    break
                if kind >= 0:
                    for a in range(ACTIONS):
                        if masks[i, a] == 1:
                            step = step_of(a, dollars[i])
            elif count > 1:
                step = choose(games[i], p, options, count, luck[i], rows[-1 - kind])
            apply(games[i], p, step)
            listen(histories[i], games[i])


class LearningGames:
    """Many games; after every ``step`` each of them waits for an action of ``nets[i]`` in seat ``actors[i]``."""

    def __init__(
        self, count: int, editions: Sequence[tuple[str, int]], rows: Array, seatings: Array, seed: int
    ) -> None:
        """Deal so many games of the editions (rules and players), seated by a random row of ``seatings`` each."""
        self.rows = rows
        self.seatings = seatings
        self._games = new_games(count)
        self._blanks = new_games(len(editions))
        for i, (rules, players) in enumerate(editions):
            put_state(self._blanks, i, empty_table(Ruleset.parse(rules), players))
        self._games["phase"] = OVER
        self._histories = np.zeros((count, HISTORY), np.int64)
        self._luck = np.array([new_rng(seed, i) for i in range(count)], np.int64).reshape(count, WORDS)
        self._options = np.zeros(STEPS, np.uint8)
        self._plain = np.array(weights.row({}), np.int64)
        self._dollars = np.zeros((count, LEVELS), np.int64)
        self._seats = np.zeros((count, SEATING), np.int64)
        self.seats = np.zeros((count, SEATING), np.int64)
        """Who sat where in the last game that ended there."""
        self.actors = np.zeros(count, np.int64)
        self.nets = np.zeros(count, np.int64)
        self.features = np.zeros((count, FEATURES + SECRETS), np.float32)
        """What the seat knows; then what only a critic may see."""
        self.masks = np.zeros((count, ACTIONS), np.uint8)
        self.worth = np.zeros(count, np.float32)
        """The potential of the seat."""
        self.ended = np.zeros(count, np.int64)
        self.rounds = np.zeros(count, np.int64)
        self.totals = np.zeros((count, SEATS), np.int64)
        self.utilities = np.zeros((count, SEATS), np.float32)
        self.winners = np.zeros((count, SEATS), np.int64)
        self.actions = np.full(count, NO_ACTION, np.int64)
        """What traders would have done, where they teach."""

    def players_of(self, edition: int) -> int:
        """How many play an edition."""
        return int(self._blanks["players"][edition])

    def step(self, actions: Array | None = None, *, teach: bool = False) -> None:
        """Take an action in every game (none: those that traders taught), and play on until somebody is asked."""
        if actions is not None:
            self.actions[:] = actions
        compiled(play_until_asked)(
            self._games, self._blanks, self._histories, self._seats, self.seats, self.seatings, self.rows, self._plain,
            self._luck, self._options, self.actions, self.actors, self.nets, self.features, self.masks, self._dollars,
            self.worth, self.ended, self.rounds, self.totals, self.utilities, self.winners, int(teach),
        )  # fmt: skip
