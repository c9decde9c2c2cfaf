"""Container for Gymnasium: one learner against named bots, alone or many at once.

>>> import gymnasium
>>> import boxship.envs.gymnasium
>>> env = gymnasium.make("boxship/Container-v1", rules="short", players=3, opponents=["trader", "deckhand"])
>>> observation, info = env.reset(seed=1)
>>> observation.shape, info["action_mask"].shape
((292,), (219,))

``gymnasium.make_vec`` gives a native vector environment over one ``Crowd``, in each of the three autoreset modes. Needs
``pip install "boxship[gymnasium]"``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, SupportsFloat, Unpack

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from boxship.crowds.observation import MOST
from boxship.envs.crowd import Crowd
from boxship.envs.rendering import FRAMES, MODES, checked_mode, drawn
from boxship.envs.settings import Settings, with_usual
from boxship.envs.versions import GYMNASIUM_ID
from boxship.rules.steps import END, STEPS

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt

    Array = npt.NDArray[Any]

ID = GYMNASIUM_ID
USUAL_OPPONENT = "trader"


class _Learners:
    """Games of one learner each against bots, with an end for each that is not lost: what both environments share."""

    def __init__(  # noqa: PLR0913 - the settings of both environments
        self,
        games: int,
        rules: str,
        players: int,
        opponents: Sequence[str] | None,
        *,
        restart: bool,
        settings: Settings,
    ) -> None:
        others = [USUAL_OPPONENT] * (players - 1) if opponents is None else list(opponents)
        if len(others) != players - 1:
            raise ValueError(f"opponents: a bot for each of the {players - 1} other seats, not {len(others)}")
        line_up, seeds = [None, *others], [0] * games
        self.crowd = Crowd(
            games, players, rules, seeds, opponents=line_up, finals=True, restart=restart, **with_usual(settings)
        )
        self.space = Box(-1, MOST, (self.crowd.observations.shape[1],), np.int16)
        self.illegal = np.zeros(games, np.bool_)
        """Where the last step was not legal, and another was taken instead."""

    def step(self, steps: npt.ArrayLike, deal: npt.NDArray[np.bool_] | None = None) -> tuple[Array, Array]:
        """The learners' rewards, and what they knew at the end of games that have ended.

        Instead of an illegal step the turn is ended, or the first legal step taken.
        """
        crowd = self.crowd
        wanted, places = np.array(steps, np.int64), np.arange(len(crowd))
        running = crowd.actors >= 0
        possible = (wanted >= 0) & (wanted < STEPS)
        self.illegal = running & ~(possible & crowd.masks[places, np.where(possible, wanted, 0)])
        if deal is not None:
            self.illegal &= ~deal
        if self.illegal.any():
            instead = np.where(crowd.masks[:, END], END, crowd.masks.argmax(axis=1))
            wanted[self.illegal] = instead[self.illegal]
        seats = crowd.actors.copy()
        crowd.step(wanted, deal=deal)
        return crowd.rewards[places, seats], crowd.final_observations[places, seats]

    def result(self, i: int, seat: int) -> dict[str, Any]:
        """How the game that ended in place ``i`` went for the learner."""
        crowd = self.crowd
        return {
            "money": int(crowd.totals[i, seat]),
            "won": bool(crowd.winners[i, seat]),
            "rounds": int(crowd.rounds[i]),
            "length": int(crowd.lengths[i]),
            "number": int(crowd.ended_numbers[i]),
        }


class ContainerEnv(gymnasium.Env[Any, Any]):
    """One seat of Container, the others played by bots; the seat moves on with each game.

    A step that is not legal is not taken: the turn is ended instead, or else the first legal step taken, and
    ``info["illegal"]`` says so. ``info["action_mask"]`` (and ``action_masks()``) says which steps are legal.
    """

    metadata = {"render_modes": list(MODES), "render_fps": FRAMES}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        rules: str = "classic",
        players: int = 4,
        opponents: Sequence[str] | None = None,
        *,
        render_mode: str | None = None,
        **settings: Unpack[Settings],
    ) -> None:
        self.render_mode = checked_mode(render_mode)
        self._learners = _Learners(1, rules, players, opponents, restart=False, settings=settings)
        self.crowd = self._learners.crowd
        """The crowd of one game behind it: names of steps and features, numbers of deals, the whole truth."""
        self.observation_space = self._learners.space
        self.action_space = Discrete(STEPS)
        self._seeded = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Deal a game: the first of a seed, or without one the next; then the bots play until the learner's turn."""
        super().reset(seed=seed, options=options)
        if seed is None and not self._seeded:
            seed = int(self.np_random.integers(2**31))
        self._seeded = True
        self._learners.crowd.reset(seed=None if seed is None else [seed])
        return self._learners.crowd.observations[0].copy(), self._info()

    def step(self, action: int) -> tuple[Array, SupportsFloat, bool, bool, dict[str, Any]]:
        """The learner's step, and the bots' until its next one. A game ends by its rules: it is never truncated."""
        crowd = self._learners.crowd
        seat = int(crowd.actors[0])
        rewards, finals = self._learners.step([action])
        over = bool(crowd.ended[0])
        info = {**self._info(), "illegal": bool(self._learners.illegal[0])}
        if over:
            info |= self._learners.result(0, seat)
        return (finals if over else crowd.observations)[0].copy(), float(rewards[0]), over, False, info

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._learners.crowd.masks[0].astype(np.int8)}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which steps are legal, as sb3-contrib asks for it."""
        mask: npt.NDArray[np.bool_] = self._learners.crowd.masks[0].copy()
        return mask

    def render(self) -> str | None:
        """The table with everything open, printed or as text."""
        return drawn(self._learners.crowd, 0, self.render_mode)


class ContainerVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games of ``ContainerEnv`` over one crowd, equal to as many single ones, in any autoreset mode."""

    def __init__(  # noqa: PLR0913 - an environment has as many arguments as it has settings
        self,
        num_envs: int = 1,
        rules: str = "classic",
        players: int = 4,
        opponents: Sequence[str] | None = None,
        *,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
        **settings: Unpack[Settings],
    ) -> None:
        self.num_envs = num_envs
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {**ContainerEnv.metadata, "autoreset_mode": self.autoreset_mode}
        self.render_mode = checked_mode(render_mode)
        same_step = self.autoreset_mode == AutoresetMode.SAME_STEP
        self._learners = _Learners(num_envs, rules, players, opponents, restart=same_step, settings=settings)
        self.crowd = self._learners.crowd
        """The crowd behind it."""
        self.single_observation_space = self._learners.space
        self.single_action_space = Discrete(STEPS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seeds: list[int] = []
        self._ended = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Deal games: the first ones of a seed (game ``i`` has the seed plus ``i``), or without one the next.

        ``options={"reset_mask": …}`` deals the marked ones only.
        """
        which = (options or {}).get("reset_mask")
        seeds = [seed + i for i in range(self.num_envs)] if isinstance(seed, int) else seed
        if seeds is None and not self._seeds:
            seeds = self.np_random.integers(2**31, size=self.num_envs).tolist()
        if seeds is None:
            self._learners.crowd.reset(which)
        else:
            drawn_seeds = self.np_random.integers(2**31, size=self.num_envs).tolist()
            self._seeds = [int(own if each is None else each) for each, own in zip(seeds, drawn_seeds, strict=True)]
            self._learners.crowd.reset(seed=self._seeds)
        dealt = np.ones(self.num_envs, np.bool_) if which is None else which
        self._ended[dealt] = False
        return self._learners.crowd.observations.copy(), self._infos(dealt)

    def step(self, actions: npt.ArrayLike) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """The learners' steps, and the bots' until their next ones."""
        crowd = self._learners.crowd
        deal = self._ended.copy()
        if self.autoreset_mode == AutoresetMode.DISABLED and deal.any():
            raise ValueError(f"games {np.flatnonzero(deal).tolist()} are over: reset them with options['reset_mask']")
        seats = crowd.actors.copy()
        next_step = self.autoreset_mode == AutoresetMode.NEXT_STEP
        rewards, finals = self._learners.step(actions, deal if next_step else None)
        ended = crowd.ended > 0
        infos = self._infos(np.ones(self.num_envs, np.bool_))
        observations = crowd.observations.copy()
        same_step = self.autoreset_mode == AutoresetMode.SAME_STEP
        for i in np.flatnonzero(ended).tolist():
            end = {"illegal": bool(self._learners.illegal[i]), **self._learners.result(i, int(seats[i]))}
            if same_step:
                last = {"action_mask": np.zeros(STEPS, np.int8), **end}
                infos = self._add_info(infos, {"final_obs": finals[i].copy(), "final_info": last}, i)
            else:
                observations[i] = finals[i]
                infos = self._add_info(infos, end, i)
        stepped = ~(deal if next_step else ended if same_step else np.zeros_like(ended))
        if stepped.any():
            infos["illegal"], infos["_illegal"] = self._learners.illegal & stepped, stepped
        self._ended = ended & (not same_step)
        return observations, rewards.astype(np.float64), ended, np.zeros_like(ended), infos

    def _infos(self, which: npt.NDArray[np.bool_]) -> dict[str, Any]:
        masks = self._learners.crowd.masks.astype(np.int8)
        masks[~which] = 0
        return {"action_mask": masks, "_action_mask": which.copy()}

    def render(self) -> tuple[str | None, ...]:  # type: ignore[override]  # text is one of Gymnasium's frames
        """Every table with everything open, printed or as text."""
        return tuple(drawn(self._learners.crowd, i, self.render_mode) for i in range(self.num_envs))


if ID not in gymnasium.registry:
    gymnasium.register(ID, entry_point=f"{__name__}:ContainerEnv", vector_entry_point=f"{__name__}:ContainerVectorEnv")
