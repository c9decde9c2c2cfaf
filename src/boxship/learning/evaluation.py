"""Evaluation on the way: one seat of a network among others of one kind, on deals of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from boxship.bots.admiral.features import BIDDING, FEATURES
from boxship.bots.admiral.player import MIXED
from boxship.bots.trader import weights
from boxship.learning.games import FIRST_SEAT, LEARNER, SEATING, LearningGames
from boxship.learning.learner import Result, results_of
from boxship.learning.networks import Network, log_softmax, sampled

if TYPE_CHECKING:
    from collections.abc import Sequence

SURE = np.float32(1000)
"""So many times the logarithms of its chances, and the best action is always drawn."""


@dataclass(frozen=True)
class Evaluation:
    """How the seat did, on average, in so many games."""

    games: int
    won: float
    money: float
    others: float
    rounds: float
    by_limit: float

    def __str__(self) -> str:
        """In a line."""
        return (
            f"{self.won:.0%} of {self.games}, ${self.money:.0f} to ${self.others:.0f},"
            f" {self.rounds:.0f} rounds, {self.by_limit:.0%} by the limit"
        )


def evaluated(
    policy: Network,
    other: Sequence[int] | Network,
    games: int,
    seed: int,
    edition: tuple[str, int] = ("classic", 4),
    *,
    own: int = 1,
    at_table: bool = False,
) -> Evaluation:
    """The first finished game of each of so many places (the first that finish would mostly be short ones).

    ``own`` seats are the network's, the rest the other's. Everything is drawn by the network's chances; ``at_table``:
    as the admiral plays, who draws bids only, and those less freely.
    """
    rng = np.random.default_rng(seed)
    seating = np.zeros((1, SEATING), np.int64)
    seating[0, FIRST_SEAT + own : FIRST_SEAT + edition[1]] = 1 if isinstance(other, Network) else -1
    rows = np.array([weights.row({}) if isinstance(other, Network) else other], np.int64)
    places = LearningGames(games, [edition], rows, seating, seed)
    places.step()
    found: dict[int, Result] = {}
    networks = (policy, other) if isinstance(other, Network) else (policy,)
    while len(found) < games:
        actions = np.zeros(games, np.int64)
        for number, network in enumerate(networks, LEARNER):
            asked = np.flatnonzero(places.nets == number)
            if len(asked):
                logs = log_softmax(network(places.features[asked, :FEATURES]), places.masks[asked])
                if at_table and network is policy:
                    bids = places.features[asked, BIDDING] > 0
                    logs = np.where(bids[:, None], logs / MIXED, logs * SURE)
                actions[asked] = sampled(logs, rng)
        places.step(actions)
        for i, result in zip(np.flatnonzero(places.ended).tolist(), results_of(places), strict=True):
            found.setdefault(i, result)
    means = [
        float(np.mean([getattr(each, name) for each in found.values()]))
        for name in ("won", "money", "others", "rounds", "by_limit")
    ]
    return Evaluation(games, *means)
