"""Who sits with the learner: mostly three of one kind, because that is what every league asks.

A kind is a trader by some row of weights, an earlier network, or somebody who only ends their turns. Much pure
self-play makes players who know each other and lose alone among strangers; so games of learners only are the exception.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from boxship.bots.trader import weights
from boxship.learning.games import EDITION, FIRST_SEAT, FREEZE, LEARNER, SEATING

Array = npt.NDArray[Any]

EDITIONS: Final = (
    ("classic", 4, 56),
    ("classic", 3, 7),
    ("classic", 5, 7),
    ("short", 4, 4),
    ("short", 3, 2),
    ("clarified", 4, 3),
    ("classic domestic_sale", 4, 3),
    ("jumbo", 4, 6),
    ("jumbo", 3, 2),
    ("jumbo", 5, 2),
    ("jumbo investment_bank", 4, 5),
    ("jumbo investment_bank", 3, 1),
    ("jumbo investment_bank", 5, 2),
)
"""What is played, for how many, and in how many of a hundred games."""

NETS: Final = 6
"""Earlier networks that sit in the games of a while."""
SEATINGS: Final = 256
AS_THEY_ARE: Final = 4
"""Every so many rows of ``perturbed_rows`` are the published styles as they are."""

_STYLES: Final = (0.4, 0.15, 0.15, 0.12, 0.13, 0.05)
_BIDS: Final = ("bid_low", "bid_high", "bid_late", "bid_spread")
_PRICES: Final = ("factory_price", "harbour_price")
_BUILDINGS: Final = ("machine", "warehouse")
_TRADE: Final = ("buy", "cargo", "sail", "resale")
_KEPT: Final = (
    "mistakes", "second_loan", "double", "exact_from", "top_pile", "missing", "stubborn", "asleep_from", "awake_from",
)  # fmt: skip
"""What is never perturbed."""


def perturbed_rows(count: int, rng: np.random.Generator) -> Array:
    """Rows of traders: a quarter are the styles and the deckhand as they are, the others are far away from them."""
    styles = [*weights.STYLES.values(), weights.DECKHAND]
    places = {name: k for k, name in enumerate(weights.NAMES)}
    rows = []
    for number in range(count):
        row = np.array(weights.row(styles[rng.choice(len(styles), p=_STYLES)]), float)
        if number % AS_THEY_ARE:
            kept = row.copy()
            row *= np.exp(rng.normal(0, rng.choice([0.1, 0.25, 0.4]), len(row)))
            for names, spread in ((_BIDS, 0.45), (_PRICES, 0.15), (_BUILDINGS, 0.6), (_TRADE, 0.25)):
                row[[places[name] for name in names]] *= np.exp(rng.normal(0, spread))
            row[places["keep_margin"]] += rng.normal(0, 20)
            for name in _KEPT:
                row[places[name]] = kept[places[name]]
            row[places["full"]] = rng.integers(1, 6)
            if rng.random() < 0.06:
                row[places["stubborn"]] = 1
        rows.append(np.rint(row))
    return np.array(rows, np.int64)


class SeatDraw:
    """Draws who sits where."""

    def __init__(self, rows: int, perturbed: int, sleepers: int) -> None:
        """``rows`` of weights: first ``perturbed`` ones, last ``sleepers`` who fall asleep or never wake up."""
        self._rows = rows - sleepers
        self._perturbed = perturbed
        self._sleepers = sleepers

    def draw(self, rng: np.random.Generator) -> Array:
        """Seatings for the games of a while."""
        chances = np.array([chance for _, _, chance in EDITIONS], float)
        table = np.zeros((SEATINGS, SEATING), np.int64)
        for line in table:
            line[EDITION] = rng.choice(len(EDITIONS), p=chances / chances.sum())
            players = EDITIONS[line[EDITION]][1]
            own, alike = self._learners(players, rng)
            other = self._kind(rng)
            for seat in range(players):
                line[FIRST_SEAT + seat] = LEARNER if seat < own else other
                if not alike:
                    other = self._kind(rng)
            if rng.random() < 0.05:
                line[FREEZE] = rng.integers(4, 44)
        return table

    @staticmethod
    def _learners(players: int, rng: np.random.Generator) -> tuple[int, bool]:
        """How many seats are the learner's, and whether the others are of one kind."""
        drawn = rng.random()
        if drawn < 0.15:
            return players, True
        if drawn < 0.35:
            return 2, bool(rng.random() < 0.5)
        return 1, bool(drawn < 0.8)

    def _kind(self, rng: np.random.Generator) -> int:
        drawn = rng.random()
        if drawn < 0.2:
            return -1 - AS_THEY_ARE * int(rng.integers(self._perturbed // AS_THEY_ARE))
        if drawn < 0.45:
            return -1 - int(rng.integers(self._rows))
        if drawn < 0.92:
            return int(rng.integers(1, NETS + 1))
        return -1 - self._rows - int(rng.integers(self._sleepers))


def one_among(kind: int, players: int = 4) -> Array:
    """The one seating of somebody who studies a kind: alone among those."""
    table = np.zeros((1, SEATING), np.int64)
    table[0, FIRST_SEAT + 1 : FIRST_SEAT + players] = kind
    return table
