"""Training: a clone of the traders first, then games among the population, with a log and checkpoints on the way."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from boxship.bots.population import POPULATION
from boxship.bots.trader import weights
from boxship.learning import checkpoints
from boxship.learning.evaluation import Evaluation, evaluated
from boxship.learning.games import FIRST_SEAT, SEATING, LearningGames
from boxship.learning.learner import LearningSettings, PolicyLearner, Result
from boxship.learning.seating import EDITIONS, NETS, SeatDraw, one_among, perturbed_rows
from boxship.learning.watching import imitate_watched

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy.typing as npt

    from boxship.learning.networks import Network

    Array = npt.NDArray[Any]

PERTURBED: Final = 240
SLEEPERS: Final = tuple(
    weights.row(changes)
    for changes in (
        {"asleep_from": 1}, {"asleep_from": 1}, {"asleep_from": 1},
        {"asleep_from": 4}, {"asleep_from": 8}, {"asleep_from": 14}, {"asleep_from": 22}, {"awake_from": 6},
    )
)  # fmt: skip
"""Rows of those who do nothing, stop or start late; those who never do anything count most."""
CLONED: Final = 2_000_000
"""Decisions of traders that are imitated first."""
OWN: Final = 0.55
"""So many of the networks are of the run itself, where there are other runs; each of those counts alike."""
KEEP_EVERY: Final = 40
"""Updates between two past selves."""
SEAT_EVERY: Final = 8
"""Updates between two drawings of seats."""
LOG_EVERY: Final = 20
EVALUATE_EVERY: Final = 200


@dataclass(frozen=True)
class Run:
    """What is asked of a training."""

    folder: Path
    decisions: int
    """How many of its own decisions the learner learns from."""
    seed: int
    others: tuple[Path, ...] = ()
    """Folders of other runs, whose past selves sit in the games too."""
    start: Path | None = None
    """The folder of a run to begin from, instead of a clone of the traders."""
    watched: str = ""
    """A bot that is imitated first, however slow it is; with no decisions the run is a clone of it."""
    watched_games: int = 200
    against: Path | str | None = None
    """An exploiter's run: three of this bot, by name or by the folder of its run, and nobody else."""


def training_rows(seed: int) -> Array:
    """All rows of traders that sit in the games, the sleepers last."""
    rows = perturbed_rows(PERTURBED, np.random.default_rng(seed + 5))
    named = [weights.row(changes) for name, changes in POPULATION.items() if name != "sitter"]
    return np.concatenate([rows, np.array(named, np.int64), np.array(SLEEPERS, np.int64)])


def train(run: Run, say: Callable[[str], None], settings: LearningSettings | None = None) -> PolicyLearner:
    """Train, or go on where the folder's checkpoint ends, until the learner has had its decisions."""
    run.folder.mkdir(parents=True, exist_ok=True)
    how = settings or LearningSettings()
    learner = PolicyLearner(how, run.seed)
    rows = training_rows(run.seed)
    if checkpoints.load(learner, run.folder):
        say(f"going on after update {learner.updates}, {learner.decisions / 1e6:.2f} M decisions")
    else:
        say(f"seed {run.seed}, {how}")
        begin(learner, run, say)
    company = Company(run, rows) if run.against is None else Studied(run.against)
    seatings, others = company.drawn(learner)
    games = LearningGames(how.games, company.editions, company.rows, seatings, run.seed + 1000 + learner.updates)
    games.step()
    results: list[Result] = []
    began, before = time.process_time(), learner.decisions
    while learner.decisions < run.decisions:
        results = (results + learner.rollout(games, others))[-3000:]
        noticed = learner.learn(learner.decisions / run.decisions)
        if learner.updates % KEEP_EVERY == 0:
            checkpoints.save_past(learner.policy, run.folder, learner.updates)
            checkpoints.save(learner, run.folder)
        if learner.updates % SEAT_EVERY == 0:
            games.seatings, others = company.drawn(learner)
        if learner.updates % LOG_EVERY == 0:
            used = time.process_time() - began
            say(
                f"update {learner.updates}: {learner.decisions / 1e6:.2f} M decisions,"
                f" {used / 60:.1f} minutes of the processor ({(learner.decisions - before) / used:.0f}/s);"
                f" moved {noticed['moved']:.4f}, critic {noticed['critic']:.2f}; {_in_words(results)}"
            )
        if learner.updates % EVALUATE_EVERY == 0:
            for name, found in evaluate(learner.policy, learner.updates).items():
                say(f"  among three {name}: {found}")
    checkpoints.save(learner, run.folder)
    checkpoints.save_past(learner.policy, run.folder, learner.updates)
    return learner


def begin(learner: PolicyLearner, run: Run, say: Callable[[str], None]) -> None:
    """The first policy of a run: a clone of the traders, or that of another run; then what there is to watch."""
    if run.start is None:
        clone(learner, training_rows(run.seed), run.seed, say)
    elif not checkpoints.begin_from(learner, run.start):
        raise checkpoints.CheckpointError(f"{run.start} has no checkpoint to begin from")
    if run.watched:
        imitate_watched(learner, run.watched, run.watched_games, run.seed, 5e-4, say)
    checkpoints.save_past(learner.policy, run.folder, 0)
    checkpoints.save(learner, run.folder)


class Company:
    """The company of a run: the population, sleepers, and networks of all times."""

    def __init__(self, run: Run, rows: Array) -> None:
        self.rows = rows
        self.editions = [(rules, players) for rules, players, _ in EDITIONS]
        self._run = run
        self._seats = SeatDraw(len(rows), PERTURBED, len(SLEEPERS))

    def drawn(self, learner: PolicyLearner) -> tuple[Array, list[Network]]:
        """Seatings and networks for the next while: the last ones, those of all times, and those of other runs."""
        own = checkpoints.past_selves(self._run.folder)
        others = [found for folder in self._run.others if (found := checkpoints.past_selves(folder))]
        networks = []
        for _ in range(NETS):
            drawn = learner.rng.random()
            some = own[-3:] if drawn < 0.3 or not others else own
            if others and drawn >= OWN:
                run = others[int(learner.rng.integers(len(others)))]
                some = run[-1:] if learner.rng.random() < 0.5 else run
            networks.append(some[int(learner.rng.integers(len(some)))])
        return self._seats.draw(learner.rng), networks


class Studied:
    """The company of an exploiter: three of one bot, at classic tables of four."""

    def __init__(self, against: Path | str) -> None:
        """A bot by its name, or the last policy of a folder."""
        self.editions = [("classic", 4)]
        known = weights.rows_by_name()
        self._networks: list[Network] = []
        if str(against) in known:
            self.rows = np.array([known[str(against)]], np.int64)
        else:
            self._networks = checkpoints.past_selves(Path(against))[-1:]
            self.rows = np.array([weights.row({})], np.int64)
            if not self._networks:
                names = ", ".join(known)
                raise checkpoints.CheckpointError(f"{against} is no folder of a run, and none of {names}")

    def drawn(self, _: PolicyLearner) -> tuple[Array, list[Network]]:
        """Always the same."""
        return one_among(1 if self._networks else -1), self._networks


def clone(learner: PolicyLearner, rows: Array, seed: int, say: Callable[[str], None]) -> None:
    """Teach a new policy what traders of all kinds do."""
    editions = [(rules, players) for rules, players, _ in EDITIONS]
    rng = np.random.default_rng(seed + 6)
    seatings = SeatDraw(len(rows), PERTURBED, len(SLEEPERS)).draw(rng)
    seatings[:, FIRST_SEAT : SEATING - 1] = -1 - rng.integers(PERTURBED, size=(len(seatings), SEATING - 1 - FIRST_SEAT))
    seatings[:, SEATING - 1] = 0
    games = LearningGames(1024, editions, rows, seatings, seed)
    agreed = learner.imitate(games, CLONED, 1e-3)
    say(f"cloned traders: {CLONED / 1e6:.1f} M decisions, agrees with {agreed:.0%} of them")


def evaluate(policy: Network, seed: int) -> dict[str, Evaluation]:
    """One of the policy among three of some kinds."""
    rows = {
        "traders": {},
        "sitters": POPULATION["sitter"],
        "savers": POPULATION["saver"],
        "rushers": POPULATION["rusher"],
    }
    return {name: evaluated(policy, weights.row(changes), 64, seed) for name, changes in rows.items()}


def _in_words(results: list[Result]) -> str:
    """How the last games went."""
    if not results:
        return "no game over yet"
    won, money, others, rounds, limit = (
        float(np.mean([getattr(each, name) for each in results]))
        for name in ("won", "money", "others", "rounds", "by_limit")
    )
    return f"wins {won:.0%} a seat, ${money:.0f} to ${others:.0f}, {rounds:.0f} rounds, {limit:.0%} by the limit"
