"""A crowd of games, stepped together at compiled speed.

>>> crowd = Crowd(1024, players=4, rules="classic", seed=1)
>>> while not crowd.ended.any():
...     crowd.step(crowd.random_steps())

Needs numba (``CompilerMissingError`` says so where it is missing). The first use compiles, later ones read a cache.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from boxship.crowds import batch
from boxship.crowds.arrays import get_state, new_games, put_state
from boxship.crowds.compile import compiled
from boxship.crowds.observation import features
from boxship.rules.chance import MOST_SEED, WORDS
from boxship.rules.layout import OVER, SEATS
from boxship.rules.rulesets import Ruleset
from boxship.rules.setup import empty_table
from boxship.rules.steps import STEPS
from boxship.rules.view import view

if TYPE_CHECKING:
    import numpy.typing as npt

    from boxship.crowds.arrays import Games
    from boxship.rules.layout import State


class Crowd:
    """Many games of one ruleset side by side.

    After the crowd is made and after every ``step`` its arrays are up to date, one row per game: ``actors``,
    ``counts``, ``choices``, ``masks``, ``views``, ``observations``, ``ended`` and ``totals``.
    """

    def __init__(
        self,
        games: int,
        players: int = 4,
        rules: str | Ruleset = "classic",
        seed: int = 0,
        *,
        restart: bool = True,
    ) -> None:
        """Deal ``games`` games; with ``restart`` a finished one is followed by the next deal at once."""
        self.rules = rules if isinstance(rules, Ruleset) else Ruleset.parse(rules)
        """The ruleset of all games."""
        self.players = players
        """How many seats each game has."""
        self.seed = seed & MOST_SEED
        """What the deals come from; the same seed deals the same games."""
        self.restart = restart
        """Whether a finished game is followed by the next deal at once (elsewhere: autoreset)."""
        self.games: Games = new_games(games)
        """The games themselves, as records with everything open."""
        self._body = self.games.view(np.int8).reshape(games, -1)
        self.actors = np.zeros(games, np.int8)
        """The seat that decides (elsewhere: current player); -1 when the game is over.

        Bidders come one after the other, from the seller's left.
        """
        self.counts = np.zeros(games, np.int16)
        """How many steps are legal for the seat that decides."""
        self.choices = np.zeros((games, STEPS), np.uint8)
        """The legal steps themselves: ``choices[i, : counts[i]]``."""
        self.masks = np.zeros((games, STEPS), np.bool_)
        """Which steps are legal for the seat that decides, as truth values (elsewhere: legal action mask)."""
        self.ended = np.zeros(games, np.int8)
        """0, or how the game ended in the last step (elsewhere: terminated): 1 by the supply, 2 by the round limit."""
        self.totals = np.zeros((games, SEATS), np.int64)
        """Each seat's final money, of the last game that ended there."""
        self._rng = np.zeros((games, WORDS), np.int64)
        self._choice_rng = np.zeros((games, WORDS), np.int64)
        self._blank = new_games(1)
        put_state(self._blank, 0, empty_table(self.rules, players))
        self._steps = np.zeros(games, np.int64)
        self._rows = np.zeros((games, features(players, bank=self.rules.investment_bank)), np.int16)
        self._views: Games = new_games(0)
        self._rows_are_true = self._views_are_true = False
        self._step_all = compiled(batch.step_all)
        self._choose = compiled(batch.choose_at_random)
        self.reset()

    def __len__(self) -> int:
        """How many games there are."""
        return len(self.games)

    def reset(self, which: npt.NDArray[np.bool_] | None = None) -> None:
        """Deal all games again from the seed, or new deals for the games that are marked."""
        if which is None:
            compiled(batch.deal_all)(self.games, self._rng, self._choice_rng, self._blank, self.seed)
            self.totals[:] = 0
        else:
            marked = np.ascontiguousarray(which, np.bool_)
            if marked.shape != self.actors.shape:
                raise ValueError(f"which: one mark for each of the {len(self)} games, not shape {marked.shape}")
            compiled(batch.deal_some)(self.games, self._rng, self._blank, marked)
        self.ended[:] = 0
        compiled(batch.look_at_all)(self.games, self.actors, self.counts, self.choices, self.masks)
        self._rows_are_true = self._views_are_true = False

    def step(self, steps: npt.ArrayLike) -> None:
        """Take one legal step in every running game (any number where a game is over).

        An illegal step is refused with a ValueError before anything changes.
        """
        self._steps[:] = steps
        wrong = self._step_all(
            self.games,
            self._rng,
            self._blank,
            self._steps,
            self.restart,
            self.actors,
            self.counts,
            self.choices,
            self.masks,
            self.ended,
            self.totals,
        )
        if wrong >= 0:
            raise ValueError(f"step {self._steps[wrong]} is not legal in game {wrong}; masks[{wrong}] says what is")
        self._rows_are_true = self._views_are_true = False

    @property
    def views(self) -> Games:
        """What the deciding seat of each game knows, as records; written when first asked for after a step."""
        if not self._views_are_true:
            if len(self._views) == 0:
                self._views = new_games(len(self))
            compiled(batch.show_all)(self.games, self.actors, self._views)
            self._views_are_true = True
        return self._views

    @property
    def observations(self) -> npt.NDArray[np.int16]:
        """What the deciding seat of each game knows, one row per game; written when first asked for after a step."""
        if not self._rows_are_true:
            compiled(batch.observe_all)(self.games, self._body, self.actors, self._rows)
            self._rows_are_true = True
        return self._rows

    def random_steps(self) -> npt.NDArray[np.int64]:
        """A legal step for every game, each equally likely."""
        steps = np.empty(len(self), np.int64)
        self._choose(self.choices, self.counts, self._choice_rng, steps)
        return steps

    def observe(self, seats: npt.ArrayLike) -> npt.NDArray[np.int16]:
        """What the given seat of each game knows, one row per game; -1 gives a row of zeros."""
        wanted = np.empty(len(self), np.int8)
        wanted[:] = seats
        if not ((wanted >= -1) & (wanted < self.players)).all():
            raise ValueError(f"seats: numbers from 0 to {self.players - 1}, or -1")
        rows = np.zeros_like(self._rows)
        compiled(batch.observe_all)(self.games, self._body, wanted, rows)
        return rows

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """Which games are over (never with ``restart``)."""
        finished: npt.NDArray[Any] = self.games["phase"] == OVER
        return finished

    def state(self, i: int) -> State:
        """The whole truth of one game, as the uncompiled home has it."""
        return get_state(self.games, i)

    def view(self, i: int, seat: int) -> State:
        """What a seat knows of one game."""
        return view(self.state(i), seat)
