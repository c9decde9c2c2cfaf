"""Plackett–Luce ratings from the order in which players finished."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import fmean
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Sequence


@dataclass(frozen=True)
class Rating:
    """Skill: the mean of what is believed, and how unsure one is. Everybody begins at 25 ± 8.3."""

    mean: float
    spread: float


def rated(games: Iterable[tuple[Sequence[Hashable], Sequence[int]]]) -> dict[Hashable, Rating]:
    """Ratings after these games, in this order; each is the players by seats and their places.

    Skills are taken to be constant, so nothing is added to the spread between games. Who sits in a game more than once
    moves by the average of what each of their seats would have moved them.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    ratings: dict[Hashable, Rating] = {}
    start = model.rating()
    for players, places in games:
        for player in players:
            ratings.setdefault(player, Rating(start.mu, start.sigma))
        before = [[model.rating(mu=ratings[player].mean, sigma=ratings[player].spread)] for player in players]
        after = model.rate(before, ranks=[float(place) for place in places])
        for player in dict.fromkeys(players):
            own = [after[seat][0] for seat, other in enumerate(players) if other == player]
            ratings[player] = Rating(fmean(rating.mu for rating in own), sqrt(fmean(rating.sigma**2 for rating in own)))
    return ratings
