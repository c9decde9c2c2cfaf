"""Container for PettingZoo: one agent a seat, in turns (AEC).

>>> from boxship.envs import pettingzoo
>>> env = pettingzoo.env(rules="short", players=3)
>>> env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.last()
>>> observation["observation"].shape, int(observation["action_mask"].sum()) > 0
((292,), True)

Needs ``pip install "boxship[pettingzoo]"``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Unpack

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from boxship.crowds.observation import MOST
from boxship.envs.crowd import Crowd
from boxship.envs.rendering import FRAMES, MODES, checked_mode, drawn
from boxship.envs.settings import Settings, with_usual
from boxship.envs.versions import PETTINGZOO_ID
from boxship.rules.steps import STEPS

if TYPE_CHECKING:
    import numpy.typing as npt

    from boxship.rules.rulesets import Ruleset

ILLEGAL_REWARD = -1.0
"""What an agent gets that takes an illegal step; the game is over for all then (``env``)."""


def env(
    rules: str | Ruleset = "classic", players: int = 4, *, render_mode: str | None = None, **settings: Unpack[Settings]
) -> AECEnv:
    """The environment with the usual guards: order, whole numbers, and an end with a penalty for an illegal step.

    The guards are part of the class. PettingZoo's own wrappers would do the same in four times the time.
    """
    return guarded_env(rules, players, render_mode=render_mode, **settings)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo has no types, and calls all of its own so
    """Container without guards: an illegal step is refused with a ValueError, and nothing has changed.

    The settings are those of ``Crowd``; by default the rewards are the margin at the end.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": PETTINGZOO_ID,
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": FRAMES,
    }

    def __init__(
        self,
        rules: str | Ruleset = "classic",
        players: int = 4,
        *,
        render_mode: str | None = None,
        **settings: Unpack[Settings],
    ) -> None:
        super().__init__()
        self.render_mode = checked_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.crowd = Crowd(1, players, rules, [0], restart=False, **with_usual(settings))
        """The crowd of one game behind it: names of steps and features, numbers of deals, the whole truth."""
        self._steps = Discrete(STEPS)
        width = self.crowd.observations.shape[1]
        self._knowledge = Dict(
            {
                "observation": Box(-1, MOST, (width,), np.int16),
                "action_mask": Box(0, 1, (STEPS,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._knowledge)
        self.action_spaces = dict.fromkeys(self.possible_agents, self._steps)

    def observation_space(self, agent: str) -> Dict:
        """What an agent may see, and which steps are legal for it."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Every step."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - the API
        """Deal a game: the first one of a seed, or without one the next."""
        self.crowd.reset(seed=None if seed is None else [seed])
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.crowd.actors[0]]

    def observe(self, agent: str) -> dict[str, npt.NDArray[Any]]:
        """What the agent's seat knows, and which steps are legal for it now."""
        seat = self._seats[agent]
        acts = self.crowd.actors[0] == seat
        row = self.crowd.observations[0].copy() if acts else self.crowd.observe(seat)[0]
        mask = self.crowd.masks[0] if acts else np.zeros(STEPS, np.bool_)
        return {"observation": row, "action_mask": mask.astype(np.int8)}

    def step(self, action: int | None) -> None:
        """The step of the agent whose turn it is; None once its game is over."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.crowd.step(np.array([action]))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.crowd.rewards[0].tolist(), strict=True))
        if self.crowd.ended[0]:
            self.terminations = dict.fromkeys(self.agents, True)
            for agent in self.agents:
                self.infos[agent] = self._result(self._seats[agent])
        else:
            self.agent_selection = self.possible_agents[self.crowd.actors[0]]
        self._accumulate_rewards()

    def _result(self, seat: int) -> dict[str, Any]:
        """How the game ended for a seat."""
        crowd = self.crowd
        return {
            "money": int(crowd.totals[0, seat]),
            "won": bool(crowd.winners[0, seat]),
            "rounds": int(crowd.rounds[0]),
            "length": int(crowd.lengths[0]),
            "ended": "supply" if crowd.ended[0] == 1 else "round limit",
        }

    def render(self) -> str | None:
        """The table with everything open, printed or as text."""
        return drawn(self.crowd, 0, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


class guarded_env(raw_env):  # noqa: N801 - as above
    """Container with guards: an illegal step ends the game for all, with a penalty for whoever took it."""

    def step(self, action: int | None) -> None:
        """The step of the agent whose turn it is; None once its game is over. A RuntimeError before the first reset."""
        if not hasattr(self, "agents"):
            raise RuntimeError("reset the environment before the first step")
        agent = self.agent_selection
        if action is not None and not self.terminations[agent]:
            if not self._steps.contains(action):
                raise ValueError(f"{action!r} is not a step: steps are whole numbers from 0 to {STEPS - 1}")
            if not self.crowd.masks[0, action]:
                self._break_off(agent)
                return
        super().step(action)

    def _break_off(self, agent: str) -> None:
        """The end by an illegal step."""
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {**dict.fromkeys(self.possible_agents, 0.0), agent: ILLEGAL_REWARD}
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos[agent] = {"illegal": True}
        self._accumulate_rewards()
