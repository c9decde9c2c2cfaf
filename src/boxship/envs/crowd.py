"""A crowd of games, stepped together at compiled speed.

>>> crowd = Crowd(1024, players=4, rules="classic", seed=1)
>>> while not crowd.ended.any():
...     crowd.step(crowd.random_steps())

Needs numba (``CompilerMissingError`` says so where it is missing). The first use compiles, later ones read a cache.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

import numpy as np

from boxship.crowds import batch, notes
from boxship.crowds.arrays import GAME, get_state, new_games, put_state
from boxship.crowds.compile import compiled
from boxship.crowds.names import describe, feature_names
from boxship.crowds.observation import features
from boxship.crowds.rewards import UTILITIES
from boxship.envs.buffers import Buffers
from boxship.envs.checks import check_settings, checked_seats, checked_seeds
from boxship.envs.line_ups import seated, weights_of
from boxship.envs.slices import Slices
from boxship.notation.legal_lines import legal_lines
from boxship.notation.line_text import write
from boxship.rules.layout import OVER
from boxship.rules.rulesets import Ruleset
from boxship.rules.setup import empty_table
from boxship.rules.steps import STEPS
from boxship.rules.view import view

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    import numpy.typing as npt

    from boxship.crowds.arrays import Games
    from boxship.crowds.rewards import Utility
    from boxship.envs.line_ups import LineUp
    from boxship.rules.layout import State

    Array = npt.NDArray[Any]


class Crowd:
    """Many games of one ruleset side by side.

    After the crowd is made and after every ``step`` its arrays are up to date, one row per game: who decides
    (``actors``) and what is legal (``masks``, ``counts``, ``choices``), what that seat knows (``observations``,
    ``views``), what everybody gained (``rewards``), and of games that ended in this step ``ended``, ``totals``,
    ``winners``, ``rounds``, ``lengths`` and ``ended_numbers``.
    """

    def __init__(  # noqa: PLR0913 - an environment has as many arguments as it has settings
        self,
        games: int,
        players: int = 4,
        rules: str | Ruleset = "classic",
        seed: int | Sequence[int] | None = None,
        *,
        opponents: LineUp | Sequence[LineUp] | None = None,
        rotate: bool = True,
        utility: Utility = "money",
        zero_sum: bool = False,
        dense: bool = False,
        counted: bool = False,
        finals: bool = False,
        restart: bool = True,
        threads: int = 1,
        buffers: Mapping[str, Array] | None = None,
    ) -> None:
        """Deal ``games`` games.

        ``seed``: a number, or one for each game; None draws one. ``opponents``: a bot's name or None (the learner) for
        each seat, or such a line-up for each game; with ``rotate`` game number n is played with the line-up n seats
        further on. ``utility``, ``zero_sum`` and ``dense`` say what ``rewards`` are. ``counted``: observations know
        everybody's cash, as who listens to every payment does. ``finals``: keep ``final_observations``. ``restart``:
        a finished game is followed by the next deal at once. ``threads``: how many work on a step. ``buffers``:
        arrays of the caller to write into, by the names of the crowd's.
        """
        check_settings(games, utility, dense, threads)
        self.rules = rules if isinstance(rules, Ruleset) else Ruleset.parse(rules)
        """The ruleset of all games."""
        self.players = players
        """How many seats each game has."""
        self.restart = restart
        """Whether a finished game is followed by the next deal at once (elsewhere: autoreset)."""
        self.utility: Utility = utility
        """What rewards are: ``money``, ``margin``, ``win`` or ``rank``."""
        self.games: Games = new_games(games)
        """The games themselves, as records with everything open."""
        self._blank = new_games(1)
        put_state(self._blank, 0, empty_table(self.rules, players))
        width = features(players, bank=self.rules.investment_bank)
        own = Buffers(games, buffers)
        self.masks = own.array("masks", (STEPS,), np.bool_)
        """Which steps are legal for the seat that decides, as truth values (elsewhere: legal action mask)."""
        self.rewards = own.array("rewards", (players,), np.float32)
        """What each seat gained in the last step."""
        self._rows = own.array("observations", (width,), np.int16)
        self._finals = own.array("final_observations", (players, width), np.int16, wanted=finals)
        own.refuse_others()
        self.choices = np.zeros((games, STEPS), np.uint8)
        """The legal steps themselves: ``choices[i, : counts[i]]``."""
        self._steps = np.zeros(games, np.int64)
        self._notes = notes.new_notes(games)
        self._name_arrays()
        self._how = np.zeros(notes.SETTINGS, np.int64)
        self._how[notes.RESTART] = restart
        self._how[notes.ROTATE] = rotate
        self._how[notes.UTILITY] = UTILITIES.index(utility)
        self._how[notes.ZERO_SUM] = zero_sum
        self._how[notes.DENSE] = dense
        self._how[notes.COUNTED] = counted
        self._how[notes.FINALS] = finals
        self.opponents: list[str] = []
        """The bots that sit in the crowd, by the numbers in ``seats``."""
        self._step_all: Callable[..., None] = compiled(batch.step_all)
        self._more: list[Array] = []
        if opponents is not None:
            self._seat(opponents)
        else:
            self._notes["line_up"] = notes.LEARNER
        self._slices = Slices(games, threads)
        self._views: Games = new_games(0)
        self._rows_are_true = self._views_are_true = False
        self._seed(seed)

    def _name_arrays(self) -> None:
        """The parts of the notes that everybody may read."""
        self.actors: npt.NDArray[np.int8] = self._notes["actor"]
        """The seat that decides (elsewhere: current player); -1 when the game is over.

        Bidders come one after the other, from the seller's left.
        """
        self.counts: npt.NDArray[np.int16] = self._notes["count"]
        """How many steps are legal for the seat that decides."""
        self.numbers: npt.NDArray[np.int64] = self._notes["number"]
        """The number of the deal that is being played: ``boxship.rules.setup.dealt`` deals it again alone."""
        self.seats: npt.NDArray[np.int16] = self._notes["seats"][:, : self.players]
        """Who sits where: the number of a bot in ``opponents``, or -1 for the learner."""
        self.ended: npt.NDArray[np.int8] = self._notes["ended"]
        """0, or how the game ended in the last step (elsewhere: terminated): 1 by the supply, 2 by the round limit."""
        self.totals: npt.NDArray[np.int64] = self._notes["totals"][:, : self.players]
        """Each seat's final money, of the last game that ended there."""
        self.winners: npt.NDArray[np.bool_] = self._notes["winners"][:, : self.players].view(np.bool_)
        """Who won the last game that ended there, after the tie-break."""
        self.rounds: npt.NDArray[np.int16] = self._notes["rounds"]
        """In which round the last game ended there."""
        self.lengths: npt.NDArray[np.int32] = self._notes["ended_length"]
        """How many steps the last game took that ended there, those of opponents included."""
        self.ended_numbers: npt.NDArray[np.int64] = self._notes["ended_number"]
        """The number of the last deal that ended there."""

    def _seat(self, opponents: LineUp | Sequence[LineUp]) -> None:
        from boxship.envs.among_opponents import step_among_opponents

        self.opponents, weights, self._notes["line_up"] = seated(opponents, len(self), self.players)
        self._step_all = compiled(step_among_opponents)
        self._more = [weights]

    def _seed(self, seed: int | Sequence[int] | None) -> None:
        """Deal the first games of a seed."""
        self.seed = secrets.randbits(62) if seed is None else seed
        """What the deals come from; the same seed deals the same games. One for all games, or one for each."""
        self._notes["seed"] = checked_seeds(self.seed, len(self))
        one = np.ndim(self.seed) == 0
        self._how[notes.STRIDE] = len(self) if one else 1
        self.numbers[:] = np.arange(len(self)) if one else 0
        compiled(batch.seed_choices)(self._notes)
        self._notes["totals"] = 0
        self._advance(np.full(len(self), notes.DEAL))

    def __len__(self) -> int:
        """How many games there are."""
        return len(self.games)

    def __setstate__(self, state: dict[str, Any]) -> None:
        """For ``copy`` and ``pickle``: a copy's arrays are parts of its own notes, and of the types that compile."""
        self.__dict__.update(state)
        self.games, self._blank, self._views = (each.view(GAME) for each in (self.games, self._blank, self._views))
        self._notes = self._notes.view(notes.NOTE)
        self._name_arrays()

    def __repr__(self) -> str:
        """What is played here, by how many."""
        against = f", opponents {', '.join(self.opponents)}" if self.opponents else ""
        return f"<Crowd of {len(self)} games: {self.rules}, {self.players} players, seed {self.seed}{against}>"

    def reset(
        self,
        which: npt.ArrayLike | None = None,
        *,
        seed: int | Sequence[int] | None = None,
        again: bool = False,
    ) -> None:
        """Deal new games: all of them, or those that are marked.

        With a ``seed`` all begin anew from it, as in a new crowd; ``again`` deals the same games once more.
        """
        if seed is not None:
            if which is not None:
                raise ValueError("reset: a seed is for all games; which marks some of them")
            self._seed(seed)
            return
        steps = np.full(len(self), notes.DEAL)
        if which is not None:
            marked = np.asarray(which, np.bool_)
            if marked.shape != self.actors.shape:
                raise ValueError(f"which: one mark for each of the {len(self)} games, not shape {marked.shape}")
            steps[~marked] = notes.SKIP
        if not again:
            self.numbers[steps == notes.DEAL] += self._how[notes.STRIDE]
        self._advance(steps)

    def step(self, steps: npt.ArrayLike, *, deal: npt.NDArray[np.bool_] | None = None) -> None:
        """Take one legal step in every running game (any number where a game is over).

        Where ``deal`` is true, the next game is dealt instead. An illegal step is refused with a ValueError before
        anything changes.
        """
        given = np.asarray(steps)
        if given.shape != self._steps.shape or given.dtype.kind not in "iu":
            raise ValueError(
                f"steps: one whole number for each of the {len(self)} games, not {given.dtype} of shape {given.shape}"
            )
        self._steps[:] = given
        if deal is not None:
            self._steps[deal] = self.choices[deal, 0]  # legal, for the moment
        wrong = compiled(batch.first_illegal)(self._notes, self._steps, self.masks)
        if wrong >= 0:
            raise ValueError(f"step {self._steps[wrong]} is not legal in game {wrong}; masks[{wrong}] says what is")
        if deal is not None:
            self._steps[deal] = notes.DEAL
            self.numbers[deal] += self._how[notes.STRIDE]
        self._advance(self._steps)

    def _advance(self, steps: Array) -> None:
        """Take the steps, or deal; and write observations along with them if they were asked for the last time."""
        observing = self._rows_are_true
        self._how[notes.OBSERVING] = observing
        body = self.games.view(np.int8).reshape(len(self), -1)
        per_game = (self.games, body, self._notes)
        results = (self.choices, self.masks, self.rewards, self._rows, self._finals)

        def some(part: slice) -> None:
            mine, theirs = ([array[part] for array in arrays] for arrays in (per_game, results))
            self._step_all(*mine, self._blank, steps[part], self._how, *theirs, *self._more)

        self._slices.run(some)
        self._rows_are_true = observing
        self._views_are_true = False

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
        """What the deciding seat of each game knows, one row per game.

        Written when first asked for, and from then on in every step.
        """
        if not self._rows_are_true:
            self._observe(self.actors, self._rows)
            self._rows_are_true = True
        return self._rows

    @property
    def final_observations(self) -> npt.NDArray[np.int16]:
        """What each seat knew at the end of the last game that ended there (games × players × features)."""
        if not self._how[notes.FINALS]:
            raise ValueError("final observations are kept by a crowd that is made with finals=True")
        return self._finals

    @property
    def due(self) -> npt.NDArray[np.bool_]:
        """Which seats owe a sealed bid now (games × players)."""
        owing: npt.NDArray[np.bool_] = self.games["due"][:, : self.players] == 1
        return owing

    def random_steps(self) -> npt.NDArray[np.int64]:
        """A legal step for every game, each equally likely."""
        steps = np.empty(len(self), np.int64)
        compiled(batch.choose_at_random)(self._notes, self.choices, steps)
        return steps

    def bot_steps(self, bot: str) -> npt.NDArray[np.int64]:
        """What a bot would do for the seat that decides in every game, with the luck of ``random_steps``."""
        from boxship.envs.bot_steps import choose_as_bot

        steps = np.empty(len(self), np.int64)
        compiled(choose_as_bot)(self.games, self._notes, self.choices, weights_of(bot), steps)
        return steps

    def observe(self, seats: npt.ArrayLike) -> npt.NDArray[np.int16]:
        """What the given seat of each game knows, one row per game; -1 gives a row of zeros."""
        rows = np.zeros_like(self._rows)
        self._observe(checked_seats(seats, len(self), self.players), rows)
        return rows

    def masks_of(self, seats: npt.ArrayLike) -> npt.NDArray[np.bool_]:
        """Which steps are legal for the given seat of each game; none where that seat has nothing to decide."""
        masks = np.zeros_like(self.masks)
        wanted = checked_seats(seats, len(self), self.players)
        compiled(batch.masks_of)(self.games, wanted, np.zeros(STEPS, np.uint8), masks)
        return masks

    def _observe(self, seats: Array, rows: Array) -> None:
        body = self.games.view(np.int8).reshape(len(self), -1)
        compiled(batch.observe_all)(self.games, body, seats, int(self._how[notes.COUNTED]), rows)

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """Which games are over (never with ``restart``)."""
        finished: npt.NDArray[Any] = self.games["phase"] == OVER
        return finished

    @property
    def feature_names(self) -> list[str]:
        """What each number of an observation means, in order."""
        return feature_names(self.players, self.rules)

    def describe(self, step: int) -> str:
        """What a step does, in words."""
        return describe(step, self.rules)

    def lines(self, i: int) -> Iterator[str]:
        """The legal lines of the seat that decides in game ``i``, one after the other; there can be very many.

        A line is one step or several: ask when the last one is complete.
        """
        return (write(line, self.rules.colours) for line in legal_lines(self.state(i), int(self.actors[i])))

    def state(self, i: int) -> State:
        """The whole truth of one game, as the uncompiled home has it."""
        return get_state(self.games, i)

    def view(self, i: int, seat: int) -> State:
        """What a seat knows of one game."""
        return view(self.state(i), seat)
