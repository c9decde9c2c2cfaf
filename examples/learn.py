"""A player that learns: PPO in a crowd, one learner against three traders.

    .venv/bin/python examples/learn.py              # 4 minutes of a processor; writes learned.npz and learned.svg
    boxship league learner:learned.npz trader       # how strong has it become?

First the player imitates the trader. Then it plays against three of them and does more of what turned out better than
expected (proximal policy optimisation). All it knows of the game are the arrays of ``boxship.Crowd``: what its seat
knows, what is legal, what a step brought. Needs ``boxship[learn]`` (JAX). The same seed and settings give the same
player on the same machine. Ctrl-C stops early and keeps what was learned so far.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np

from boxship import Crowd
from boxship.bots.learner.inputs import inputs, width
from boxship.bots.learner.policy import OUTPUTS, Policy, bid_units, network, scores
from boxship.render.charts import Chart, even

Array: TypeAlias = Any  # of NumPy or of JAX
Arrays: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Settings:
    """What is played, and how it is learned."""

    rules: str = "classic"
    players: int = 4
    teacher: str = "trader"
    opponents: str = "trader"
    seed: int = 1
    hidden: int = 192  # numbers in each hidden layer of the policy; the critic's are half as wide
    games: int = 512  # side by side
    lessons: int = 20  # of imitation
    lesson_steps: int = 256  # of each game in a lesson; half of them are learned from
    lesson_batch: int = 1024
    updates: int = 150  # of PPO
    steps: int = 64  # of each game in an update
    batch: int = 4096
    passes: int = 2  # over the steps of an update
    warm_up: int = 4  # updates in which only the critic learns: a fresh one would ruin what was imitated
    rate: float = 5e-4  # of learning, at first; it falls to a tenth
    clip: float = 0.2  # how far an update may move from what was played
    entropy: float = 0.01  # reward for staying undecided, at first; falls likewise
    trace: float = 0.97  # lambda of the advantages; future rewards are not discounted
    every: int = 25  # updates between two trials
    trial_games: int = 400


# -- networks ----------------------------------------------------------------------------------------------------------


def new_network(chance: np.random.Generator, *sizes: int) -> Arrays:
    """Random weights of a network with layers of these sizes; small ones at its outputs."""
    weights: Arrays = {}
    for layer, (one, two) in enumerate(pairwise(sizes), 1):
        scale = np.sqrt(2 / one) * (0.1 if layer == len(sizes) - 1 else 1)
        weights[f"w{layer}"] = chance.normal(0, scale, (one, two)).astype(np.float32)
        weights[f"b{layer}"] = np.zeros(two, np.float32)
    return weights


def as_numpy(weights: Arrays) -> Arrays:
    """The weights as arrays of NumPy."""
    return {name: np.asarray(array) for name, array in weights.items()}


@dataclass
class Adam:
    """An optimiser; each step goes against a slope, which is cut to a length of a half."""

    weights: Arrays

    def __post_init__(self) -> None:
        zeros = jax.tree.map(jnp.zeros_like, self.weights)
        self._moments = (zeros, zeros, jnp.zeros(()))

    def step(self, slope: Arrays, rate: float) -> None:
        """Move the weights."""
        self.weights, self._moments = _adam(self.weights, self._moments, slope, rate)


@jax.jit
def _adam(weights: Arrays, moments: tuple[Arrays, Arrays, Array], slope: Arrays, rate: Array) -> tuple[Arrays, Any]:
    mean, square, count = moments
    cut = jnp.minimum(1, 0.5 / (jnp.sqrt(sum(jnp.sum(part**2) for part in slope.values())) + 1e-6))
    count = count + 1
    mean = {name: 0.9 * mean[name] + 0.1 * cut * slope[name] for name in slope}
    square = {name: 0.999 * square[name] + 0.001 * (cut * slope[name]) ** 2 for name in slope}
    size = rate * jnp.sqrt(1 - 0.999**count) / (1 - 0.9**count)
    moved = {name: weights[name] - size * mean[name] / (jnp.sqrt(square[name]) + 1e-5) for name in slope}
    return moved, (mean, square, count)


def logs_of(weights: Arrays, told: Arrays) -> Array:
    """The logarithm of the probability of every step."""
    return jax.nn.log_softmax(scores(weights, told["given"], told["units"], told["masks"], jnp))


def of_steps(logs: Array, steps: Array) -> Array:
    """Those of the steps that were taken."""
    return jnp.take_along_axis(logs, steps[:, None], 1)[:, 0]


@jax.jit
def sampled(weights: Arrays, told: Arrays, key: Array) -> tuple[Array, Array]:
    """A step for every row, by chance as the policy says, and the logarithm of its probability."""
    logs = logs_of(weights, told)
    steps = jax.random.categorical(key, logs)
    return steps, of_steps(logs, steps)


@jax.jit
def expected(critic: Arrays, given: Array) -> Array:
    """What the critic expects to be gained from here to the end."""
    return network(critic, given, jnp)[:, 0]


@jax.jit
@jax.grad
def slope_of_imitating(weights: Arrays, batch: Arrays) -> Array:
    """Towards what the teacher did; a bid that the policy can't say is let go."""
    return -jnp.maximum(of_steps(logs_of(weights, batch), batch["steps"]), -20).mean()


@jax.jit
@jax.grad
def slope_of_improving(weights: Arrays, batch: Arrays, clip: Array, entropy: Array) -> Array:
    """Towards more of what turned out better than expected, but not much more at once."""
    logs = logs_of(weights, batch)
    ratio = jnp.exp(of_steps(logs, batch["steps"]) - batch["said"])
    gain = jnp.minimum(ratio * batch["gains"], jnp.clip(ratio, 1 - clip, 1 + clip) * batch["gains"])
    undecided = -(jnp.exp(logs) * jnp.maximum(logs, -30)).sum(1)
    return -gain.mean() - entropy * undecided.mean()


@jax.jit
@jax.grad
def slope_of_foreseeing(critic: Arrays, batch: Arrays) -> Array:
    """Towards what came."""
    return ((expected(critic, batch["given"]) - batch["returns"]) ** 2).mean()


# -- games -------------------------------------------------------------------------------------------------------------


def told(crowd: Crowd) -> Arrays:
    """What the network is given in each game: numbers, the dollars between two bids, what is legal."""
    rows = crowd.observations
    return {"given": inputs(rows, crowd.players), "units": bid_units(rows, crowd.players), "masks": crowd.masks.copy()}


def reward(crowd: Crowd, seats: Array) -> Array:
    """What the last step brought: own money less half the others', and at the end something for being ahead.

    Half, because who looks at the difference alone learns to keep everybody from ending the game.
    """
    games = np.arange(len(crowd))
    own = crowd.rewards[games, seats]
    others = (crowd.rewards.sum(1) - own) / (crowd.players - 1)
    totals = crowd.totals.astype(float)
    mine = totals[games, seats]
    totals[games, seats] = -np.inf
    lead = mine - totals.max(1)
    victory = 2 * lead / (np.abs(lead) + 15) + crowd.winners[games, seats]
    return (own - 0.5 * others) / 25 + np.where(crowd.ended > 0, victory, 0)


def advantages(rewards: Array, ends: Array, values: Array, trace: float) -> Array:
    """How much better each step turned out than the critic had expected (generalised advantage estimation)."""
    gains, later = np.zeros_like(rewards), np.zeros(rewards.shape[1])
    for t in reversed(range(len(rewards))):
        surprise = rewards[t] + ~ends[t] * values[t + 1] - values[t]
        gains[t] = later = surprise + trace * ~ends[t] * later
    return gains


def trial(weights: Arrays, settings: Settings, opponents: str, seed: int) -> tuple[float, float, float]:
    """The share of wins in new games, its standard error, and how much money the learner is ahead of the others."""
    line_up = (None, *[opponents] * (settings.players - 1))
    crowd = Crowd(
        settings.trial_games, settings.players, settings.rules, seed, opponents=line_up, counted=True, restart=False
    )
    policy = Policy(as_numpy(weights), settings.players, settings.rules)
    while not crowd.over.all():
        crowd.step(policy.best_steps(crowd.observations, crowd.masks))
    mine = crowd.seats == -1
    shares = (crowd.winners / crowd.winners.sum(1, keepdims=True))[mine]
    ahead = crowd.totals[mine].mean() - crowd.totals[~mine].mean()
    return float(shares.mean()), float(shares.std() / np.sqrt(len(shares))), float(ahead)


# -- learning ----------------------------------------------------------------------------------------------------------


@dataclass
class Learning:
    """A player in training, and how it has done so far."""

    settings: Settings
    curve: list[tuple[float, float, float]] = field(default_factory=list)
    """Processor seconds, share of wins, its standard error."""

    def __post_init__(self) -> None:
        chosen = self.settings
        self._chance = np.random.default_rng(chosen.seed)
        self._key = jax.random.key(chosen.seed)
        given, narrow = width(chosen.players), chosen.hidden // 2
        self.policy = new_network(self._chance, given, chosen.hidden, chosen.hidden, OUTPUTS)
        self._critic = Adam(new_network(self._chance, given, narrow, narrow, 1))
        self._began = time.process_time()

    @property
    def seconds(self) -> float:
        """Processor seconds so far."""
        return time.process_time() - self._began

    def say(self, what: str) -> None:
        """A line of progress."""
        print(f"{self.seconds:6.0f} processor seconds: {what}", flush=True)

    def _batches(self, data: Arrays, size: int) -> Iterator[Arrays]:
        """All data in a random order, in batches of the same size; a few are left over."""
        order = self._chance.permutation(len(data["steps"]))
        size = min(size, len(order))
        for start in range(0, len(order) - size + 1, size):
            yield {name: array[order[start : start + size]] for name, array in data.items()}

    def imitate(self) -> None:
        """Learn to do what the teacher does, from games that it plays with itself."""
        chosen = self.settings
        crowd = Crowd(chosen.games, chosen.players, chosen.rules, chosen.seed, counted=True)
        optimiser = Adam(self.policy)
        for lesson in range(chosen.lessons):
            parts = []
            for _ in range(chosen.lesson_steps):
                now = {**told(crowd), "steps": crowd.bot_steps(chosen.teacher)}
                wanted = (crowd.counts > 1) & (self._chance.random(len(crowd)) < 0.5)
                parts.append({name: array[wanted] for name, array in now.items()})
                crowd.step(now["steps"])
            data = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
            for batch in self._batches(data, chosen.lesson_batch):
                optimiser.step(slope_of_imitating(self.policy, batch), 2 * chosen.rate * (1 - lesson / chosen.lessons))
                self.policy = optimiser.weights
            agreed = float((logs_of(self.policy, batch).argmax(1) == batch["steps"]).mean())
            self.say(f"lesson {lesson + 1} of {chosen.lessons}, agrees with the {chosen.teacher} in {agreed:.0%}")

    def practise(self) -> None:
        """Learn from the own games against the opponents."""
        chosen = self.settings
        line_up = (None, *[chosen.opponents] * (chosen.players - 1))
        crowd = Crowd(
            chosen.games, chosen.players, chosen.rules, chosen.seed + 1, opponents=line_up, dense=True, counted=True
        )
        optimiser = Adam(self.policy)
        for update in range(chosen.updates):
            if update % chosen.every == 0:
                self._try(update)
            data, left = self._played(crowd), max(0.1, 1 - update / chosen.updates)
            for batch in (batch for _ in range(chosen.passes) for batch in self._batches(data, chosen.batch)):
                self._critic.step(slope_of_foreseeing(self._critic.weights, batch), 1e-3)
                if update >= chosen.warm_up:
                    slope = slope_of_improving(self.policy, batch, chosen.clip, chosen.entropy * left)
                    optimiser.step(slope, chosen.rate * left)
                    self.policy = optimiser.weights
        self._try(chosen.updates)

    def _played(self, crowd: Crowd) -> Arrays:
        """A stretch of the games: every step that was a choice, with what came of it."""
        kept, values = [], []
        for _ in range(self.settings.steps):
            now, seats, real = told(crowd), crowd.actors.astype(int), crowd.counts > 1
            self._key, key = jax.random.split(self._key)
            steps, said = map(np.asarray, sampled(self.policy, now, key))
            crowd.step(steps)
            after = {"rewards": reward(crowd, seats), "ends": crowd.ended > 0, "real": real}
            kept.append({**now, "steps": steps, "said": said, **after})
            values.append(np.asarray(expected(self._critic.weights, now["given"])))
        values.append(np.asarray(expected(self._critic.weights, told(crowd)["given"])))
        data = {name: np.stack([each[name] for each in kept]) for name in kept[0]}
        gains = advantages(data.pop("rewards"), data.pop("ends"), np.stack(values), self.settings.trace)
        data["returns"] = (gains + np.stack(values[:-1])).astype(np.float32)
        data["gains"] = ((gains - gains.mean()) / gains.std()).astype(np.float32)
        real = data.pop("real")
        return {name: array[real] for name, array in data.items()}

    def _try(self, update: int) -> None:
        """Play against the opponents, and note how it went."""
        wins, error, ahead = trial(self.policy, self.settings, self.settings.opponents, seed=self.settings.seed + 1000)
        self.curve.append((self.seconds, wins, error))
        self.say(
            f"update {update} of {self.settings.updates}, wins {wins:.1%} ± {1.96 * error:.1%}, ${ahead:.0f} ahead"
        )


def drawn(curve: list[tuple[float, float, float]], settings: Settings) -> str:
    """The learning curve as SVG, with 95 % intervals."""
    last = curve[-1][0]
    step = next(step for step in (1, 5, 10, 30, 60, 120, 300, 600, 1800, 3600) if last <= 10 * step)
    across = even(0, step * (last // step + 1), step)
    title = f"One learner against {settings.players - 1} × {settings.opponents}: wins in per cent"
    chart = Chart(title, across, even(0, 100, 20), "processor seconds", height=360)
    chart.level(100 / settings.players, "parity")
    for seconds, wins, error in curve:
        chart.whisker(seconds, 100 * (wins - 1.96 * error), 100 * (wins + 1.96 * error), "whisker blue")
    chart.line([(seconds, 100 * wins) for seconds, wins, _ in curve], "blue")
    return chart.svg()


def learn(settings: Settings, out: Path) -> Learning:
    """Imitate, practise, and write the policy and the curve."""
    learning = Learning(settings)
    try:
        learning.imitate()
        learning.practise()
    except KeyboardInterrupt:
        learning.say("stopped; what was learned so far is kept")
    Policy(as_numpy(learning.policy), settings.players, settings.rules).save(out)
    learning.say(f"the policy is in {out}; try: boxship league learner:{out} {settings.opponents}")
    if learning.curve:
        out.with_suffix(".svg").write_text(drawn(learning.curve, settings), encoding="utf-8")
        learning.say(f"the curve is in {out.with_suffix('.svg')}")
    return learning


def main() -> None:
    """Read what was asked for, and learn."""
    parser = argparse.ArgumentParser(description="Train a player in a crowd.")
    parser.add_argument("--out", type=Path, default=Path("learned.npz"), help="the file of the policy")
    for setting in fields(Settings):
        parser.add_argument(f"--{setting.name.replace('_', '-')}", type=type(setting.default), default=setting.default)
    asked = vars(parser.parse_args())
    learn(out=asked.pop("out"), settings=Settings(**asked))


if __name__ == "__main__":
    main()
