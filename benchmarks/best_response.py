"""Exploitability: what a fresh learner reaches against three of one bot that it may study for some minutes.

``python -m benchmarks.best_response BOT --minutes M``: a policy is cloned from traders, then trained for M minutes of
the processor against nothing but three of the frozen bot (``classic``, four players), and then measured on other deals.
That is a lower bound: a better learner, or more time, may find more. The bot is ``admiral`` (its policy without guards)
or any that plays compiled.
"""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import argparse
import sys
import time

import numpy as np

from benchmarks.bots import percent, tell
from benchmarks.measure import Row, table
from boxship.bots.admiral.policy import AdmiralPolicy
from boxship.bots.analysis.intervals import share
from boxship.bots.trader.weights import row, rows_by_name
from boxship.learning.evaluation import Evaluation, evaluated
from boxship.learning.games import LearningGames
from boxship.learning.learner import LearningSettings, PolicyLearner
from boxship.learning.networks import Network
from boxship.learning.seating import one_among
from boxship.learning.training import clone, training_rows

CLASSIC = ("classic", 4)


def bot_of(name: str) -> Network | list[int]:
    """The frozen bot: a network, or a row of weights."""
    if name == "admiral":
        frozen = Network.__new__(Network)
        frozen.parameters = AdmiralPolicy.read().layers
        return frozen
    known = rows_by_name()
    if name not in known:
        sys.exit(f"best_response: {name!r} does not play compiled; those that do are admiral, {', '.join(known)}")
    return known[name]


def best_response(bot: Network | list[int], minutes: float, seed: int, games: int) -> tuple[Evaluation, int]:
    """What a fresh learner wins in the end, in so many games, and by how many decisions it has learned."""
    learner = PolicyLearner(LearningSettings(games=256), seed)
    clone(learner, training_rows(seed), seed, tell)
    seating = one_among(1 if isinstance(bot, Network) else -1)
    rows = np.array([row({}) if isinstance(bot, Network) else bot], np.int64)
    places = LearningGames(learner.settings.games, [CLASSIC], rows, seating, seed + 1)
    places.step()
    others = (bot,) if isinstance(bot, Network) else ()
    began, told = time.process_time(), 0.0
    while (used := (time.process_time() - began) / 60) < minutes:
        learner.rollout(places, others)
        learner.learn(used / minutes)
        if used - told > minutes / 10:
            told = used
            tell(f"{used:.1f} of {minutes:g} minutes: {evaluated(learner.policy, bot, 64, seed + 2)}")
    return evaluated(learner.policy, bot, games, seed + 3), learner.decisions


def main() -> None:
    """Train, measure, print."""
    options = argparse.ArgumentParser(prog="python -m benchmarks.best_response", description=__doc__)
    options.add_argument("bot", help="admiral, or any bot that plays compiled")
    options.add_argument("--minutes", type=float, default=10.0, help="of the processor, for the training (default: 10)")
    options.add_argument("--games", type=int, default=400, help="to measure what it has reached (default: 400)")
    options.add_argument("--seed", type=int, default=1)
    said = options.parse_args()
    found, decisions = best_response(bot_of(said.bot), said.minutes, said.seed, said.games)
    wins = share([(1.0, 1)] * round(found.won * said.games) + [(0.0, 1)] * (said.games - round(found.won * said.games)))
    measured = (
        f"{percent(wins, said.games)}, ${found.money:.0f} to ${found.others:.0f}"
        f" after {decisions / 1e6:.1f} M decisions in {said.minutes:g} minutes"
    )
    print(table([Row(f"a best response to 3 × {said.bot}, classic: wins", measured)]))


if __name__ == "__main__":
    main()
