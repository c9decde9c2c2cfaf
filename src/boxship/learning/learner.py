"""The learner: proximal policy optimization of a policy, and a critic that knows all cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from boxship.bots.admiral.actions import ACTIONS
from boxship.bots.admiral.features import FEATURES
from boxship.bots.admiral.rewards import SECRETS
from boxship.crowds.compile import compiled
from boxship.learning.advantages import advantages
from boxship.learning.games import EDITION, FIRST_SEAT, LEARNER, LearningGames
from boxship.learning.networks import Adam, Network, log_softmax, sampled
from boxship.rules.layout import BY_ROUND_LIMIT, SEATS

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt

    Array = npt.NDArray[Any]


@dataclass(frozen=True)
class LearningSettings:
    """How it learns."""

    games: int = 384
    steps: int = 64
    """Decisions of each game between two updates."""
    hidden: int = 256
    critic_hidden: int = 128
    rate: float = 4e-4
    critic_rate: float = 1e-3
    entropy: float = 0.01
    decay: float = 0.97
    clip: float = 0.2
    epochs: int = 2
    batch: int = 3072
    warm_up: int = 4
    """Updates in which only the critic learns: a fresh one would spoil the policy."""


@dataclass(frozen=True)
class Result:
    """One game that ended: what the learner's seats won and had, on average, and how."""

    players: int
    won: float
    money: float
    others: float
    rounds: int
    by_limit: bool


class PolicyLearner:
    """A policy and its critic."""

    def __init__(self, settings: LearningSettings, seed: int) -> None:
        self.settings = settings
        self.rng = np.random.default_rng(seed)
        self.policy = Network(FEATURES, settings.hidden, ACTIONS, self.rng, last=0.1)
        self.critic = Network(FEATURES + SECRETS, settings.critic_hidden, 1, self.rng, last=0.1)
        self.policy_steps = Adam(self.policy, clip=0.5)
        self.critic_steps = Adam(self.critic, clip=1.0)
        self.updates = 0
        self.decisions = 0
        shape = (settings.steps, settings.games)
        self._features = np.zeros((*shape, FEATURES + SECRETS), np.float32)
        self._masks = np.zeros((*shape, ACTIONS), np.uint8)
        self._actions = np.zeros(shape, np.int64)
        self._logs = np.zeros(shape, np.float32)
        self._worth = np.zeros(shape, np.float32)
        self._seats = np.zeros(shape, np.int64)
        self._nets = np.zeros(shape, np.int64)
        self._ended = np.zeros(shape, np.int64)
        self._utilities = np.zeros((*shape, SEATS), np.float32)

    def imitate(self, games: LearningGames, decisions: int, rate: float) -> float:
        """Learn so many decisions of traders; how many of the last ones it would have taken as they did."""
        agreed = 0.0
        steps = 1e-6 + decisions / len(games.actors)
        for number in range(int(steps)):
            games.step(teach=True)
            right = self.imitate_batch(
                games.features[:, :FEATURES].copy(), games.masks, games.actions, rate * (1 - 0.9 * number / steps)
            )
            agreed += 0.02 * (right - agreed)
        return agreed

    def imitate_batch(self, x: Array, masks: Array, actions: Array, rate: float) -> float:
        """One step towards these actions; how many of them the policy would have taken before."""
        layers = self.policy.forward(x)
        logs = log_softmax(layers[-1], masks)
        slope = np.exp(logs)
        slope[np.arange(len(logs)), actions] -= 1
        slope /= len(logs)
        self.policy_steps.step(self.policy.backward(layers, slope), rate)
        return float((logs.argmax(1) == actions).mean())

    def rollout(self, games: LearningGames, others: Sequence[Network]) -> list[Result]:
        """Play ``steps`` decisions of every game; the results of games that ended."""
        results: list[Result] = []
        for t in range(self.settings.steps):
            self._features[t] = games.features
            self._masks[t] = games.masks
            self._worth[t] = games.worth
            self._seats[t] = games.actors
            self._nets[t] = games.nets
            for number, network in enumerate((self.policy, *others)):
                asked = np.flatnonzero(games.nets == number)
                if len(asked):
                    logs = log_softmax(network(games.features[asked, :FEATURES]), games.masks[asked])
                    chosen = sampled(logs, self.rng)
                    self._actions[t, asked] = chosen
                    self._logs[t, asked] = logs[np.arange(len(asked)), chosen]
            games.step(self._actions[t])
            self._ended[t] = games.ended
            self._utilities[t] = games.utilities
            results += results_of(games)
        return results

    def learn(self, progress: float) -> dict[str, float]:
        """Learn from the last rollout; ``progress`` from 0 to 1 lowers the rates. What it noticed, for the log."""
        how = self.settings
        count = how.steps * how.games
        flat = self._features.reshape(count, -1)
        values = np.concatenate([self.critic(flat[k : k + 8192])[:, 0] for k in range(0, count, 8192)])
        gained, counts = np.zeros((how.steps, how.games), np.float32), np.zeros((how.steps, how.games), np.int64)
        compiled(advantages)(
            self._seats, values.reshape(how.steps, how.games), self._worth, self._ended, self._utilities, how.decay,
            np.zeros((3, SEATS)), gained, counts,
        )  # fmt: skip
        used = np.flatnonzero(((counts > 0) & (self._nets == LEARNER)).ravel())
        gains = gained.ravel()[used]
        targets = gains + values[used]
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        fade = max(0.15, 1 - progress)
        moved, error = 0.0, 0.0
        for _ in range(how.epochs):
            order = self.rng.permutation(len(used))
            for some in np.array_split(order, max(1, len(used) // how.batch)):
                which = used[some]
                x = flat[which]
                if self.updates >= how.warm_up:
                    moved = self._improve(x[:, :FEATURES], which, gains[some], fade)
                layers = self.critic.forward(x)
                off = layers[-1][:, 0] - targets[some]
                error = float((off * off).mean())
                self.critic_steps.step(
                    self.critic.backward(layers, (2 / len(off)) * off[:, None]), how.critic_rate * fade
                )
        self.updates += 1
        self.decisions += len(used)
        return {"moved": moved, "critic": error / float(targets.var() + 1e-9), "used": float(len(used))}

    def _improve(self, x: Array, which: Array, gains: Array, fade: float) -> float:
        """One step of the policy; how far it has moved from the one that played (an estimate of the KL divergence)."""
        how = self.settings
        layers = self.policy.forward(x)
        logs = log_softmax(layers[-1], self._masks.reshape(-1, ACTIONS)[which])
        rows, taken = np.arange(len(which)), self._actions.ravel()[which]
        before = self._logs.ravel()[which]
        now = logs[rows, taken]
        ratio = np.exp(now - before)
        inside = np.where(gains > 0, ratio < 1 + how.clip, ratio > 1 - how.clip)
        pull = np.where(inside, ratio * gains, np.float32(0))
        chances = np.exp(logs)
        clipped = np.maximum(logs, np.float32(-30))
        mean = (chances * clipped).sum(1, keepdims=True)
        slope = how.entropy * fade * chances * (clipped - mean)
        slope += chances * pull[:, None]
        slope[rows, taken] -= pull
        slope /= len(which)
        self.policy_steps.step(self.policy.backward(layers, slope.astype(np.float32)), how.rate * fade)
        return float((before - now).mean())


def results_of(games: LearningGames) -> list[Result]:
    """The results of the learner in games that have just ended."""
    found = []
    for i in np.flatnonzero(games.ended):
        players = games.players_of(int(games.seats[i, EDITION]))
        own = games.seats[i, FIRST_SEAT : FIRST_SEAT + players] == LEARNER
        if own.any():
            totals, winners = games.totals[i, :players], games.winners[i, :players]
            others = totals[~own].mean() if (~own).any() else 0.0
            won = winners[own].sum() / winners.sum() / own.sum()
            by_limit = bool(games.ended[i] == BY_ROUND_LIMIT)
            found.append(
                Result(players, float(won), float(totals[own].mean()), float(others), int(games.rounds[i]), by_limit)
            )
    return found
