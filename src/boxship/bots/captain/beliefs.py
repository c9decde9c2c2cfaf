"""Beliefs: a posterior over the unseen cards and over how keenly each rival bids, from the auctions of a game.

There are at most 24 ways to deal the unseen cards. How rivals bid so far and what they kept says which cards they
probably hold, and whether they bid more or less than a trader would.
``benchmarks/guessing.py`` measures how well that works.
"""

from __future__ import annotations

import math
from bisect import bisect
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import accumulate, permutations

from boxship.bots.cash_ledger import HeardAuction
from boxship.bots.trader import weights
from boxship.bots.trader.prices_and_bids import rivals_reach
from boxship.bots.trader.values import cargo_value, stage
from boxship.rules.layout import COLOURS, LOAN, MAX_LOANS, State

ZEAL = (30, 50, 75, 100, 130, 170, 250)
"""How a rival's bids may compare with a trader's, in percent."""
USUAL = (1, 3, 8, 16, 8, 4, 2)
"""How likely that is beforehand."""
MOODS = {-3: 0.08, -2: 0.07, -1: 0.13, 0: 0.52, 1: 0.14, 2: 0.06}
"""How likely a single bid is that of somebody so many steps of ``ZEAL`` keener: nobody bids alike every time."""

ROWS = [
    weights.row(
        {name: weights.DEFAULT[name] * zeal // 100 for name in ("bid_low", "bid_high", "bid_late", "bid_spread")},
    )
    for zeal in ZEAL
]
ROWS += [weights.row(dict(zip(weights.NAMES, row, strict=True)) | {"stubborn": 1}) for row in ROWS]
"""A trader's weights with each zeal in bidding; then the same for one that never lowers a price or sells a cargo."""
ASLEEP = len(ROWS)
"""The row of somebody who only ends their turns, and so never sells either."""
ROWS.append(weights.row({"asleep_from": 1, "stubborn": 1}))
SLEEPS = 0.03
"""How likely a rival is beforehand to do nothing any more."""
PASSES = 0.2
"""How likely somebody who plays lets a whole turn pass."""
PLAIN = ZEAL.index(100)
"""The row of a plain trader."""


NOBODY: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Guess:
    """One way to deal the unseen cards: a card for every seat, and its chance."""

    cards: tuple[int, ...]
    chance: float


class Beliefs:
    """What a seat believes about the others' cards and bidding, from the auctions it has seen."""

    def __init__(
        self,
        seat: int,
        world: State,
        auctions: list[HeardAuction],
        stubborn: frozenset[int] = NOBODY,
        idle: Mapping[int, int] | None = None,
    ) -> None:
        self._seat = seat
        self._players = world.players
        self._own = world.card[seat]
        self._stubborn = stubborn
        self._asleep = {q: asleep(turns) for q, turns in (idle or {}).items()}
        self._likely = {q: self._likelihoods(q, auctions) for q in range(world.players) if q != seat}
        self._zeal = {(q, card): _steps(logs) for q, cards in self._likely.items() for card, logs in enumerate(cards)}

    def _likelihoods(self, q: int, auctions: list[HeardAuction]) -> list[list[float]]:
        """For each card and zeal: how likely it is together with what that rival bid and kept (a logarithm)."""
        table = [[math.log(usual) for usual in USUAL] for _ in range(COLOURS)]
        for auction in auctions:
            for card in range(COLOURS):
                for i, log in enumerate(_log_likelihoods(auction, q, card)):
                    table[card][i] += log
        return table

    def guesses(self) -> list[Guess]:
        """Every way to deal the unseen cards, with its chance."""
        rivals = list(self._likely)
        unseen = [card for card in range(COLOURS) if card != self._own]
        found = []
        for deal in sorted(set(permutations(unseen, len(rivals)))):
            cards = [0] * self._players
            cards[self._seat] = self._own
            weight = 0.0
            for q, card in zip(rivals, deal, strict=True):
                cards[q] = card
                weight += _log_sum(self._likely[q][card])
            found.append((tuple(cards), weight))
        most = max(weight for _, weight in found)
        chances = [math.exp(weight - most) for _, weight in found]
        return [Guess(cards, chance / sum(chances)) for (cards, _), chance in zip(found, chances, strict=True)]

    def row(self, q: int, card: int, part: float) -> int:
        """Which of ``ROWS`` a rival plays by, if that is their card; ``part`` is a random number below 1."""
        sleeps = self._asleep.get(q, 0.0)
        if part < sleeps:
            return ASLEEP
        part = (part - sleeps) / (1 - sleeps)
        zeal = min(bisect(self.zeal(q, card), part), len(ZEAL) - 1)
        return zeal + len(ZEAL) if q in self._stubborn else zeal

    def zeal(self, q: int, card: int) -> list[float]:
        """The chance that a rival's zeal is at most each of ``ZEAL``, if that is their card."""
        return self._zeal[q, card]


def asleep(turns: int) -> float:
    """The chance that a rival who did nothing in so many turns in a row will not do anything any more."""
    odds = SLEEPS / (1 - SLEEPS) * PASSES**-turns if turns else 0.0
    return odds / (1 + odds)


def _steps(logs: list[float]) -> list[float]:
    """The chances of each zeal for the next bid, added up, from the logarithms of those for all bids so far."""
    total = _log_sum(logs)
    chances = [0.0] * len(logs)
    for i, log in enumerate(logs):
        for step, part in MOODS.items():
            chances[min(max(i + step, 0), len(logs) - 1)] += part * math.exp(log - total)
    return list(accumulate(chances))


def _log_sum(logs: list[float]) -> float:
    most = max(logs)
    return most + math.log(sum(math.exp(log - most) for log in logs))


def _log_likelihoods(auction: HeardAuction, q: int, card: int) -> list[float]:
    """Log-likelihoods of what a seat did in an auction, if that is its card, one for each zeal: 0 at best."""
    found = auction.log_likelihoods.get((q, card))
    if found is None:
        if q not in auction.bids:
            if auction.kept is None:
                return [0.0] * len(ZEAL)
            found = [_answer_log_likelihood(auction, q, card)] * len(ZEAL)
        else:
            table = auction.table
            fair = _fair_bid(auction, q, card)
            purse = table.cash[q] + (LOAN if table.loans[q] < MAX_LOANS - 1 else 0)
            found = [_bid_log_likelihood(auction.bids[q], min(fair * zeal / 100, purse)) for zeal in ZEAL]
        auction.log_likelihoods[q, card] = found
    return found


def _bid_log_likelihood(bid: int, expected: float) -> float:
    """Normal around the expected bid, clipped at -1.5: now and then everybody bids nothing, whatever their card."""
    away = (bid - expected) / (0.8 + 0.15 * expected)
    return max(-away * away / 2, -1.5)


def _answer_log_likelihood(auction: HeardAuction, q: int, card: int) -> float:
    """Logistic in how much keeping pays, clipped at -2: a trader keeps what is worth more than three bids."""
    row = ROWS[PLAIN]
    best = max(auction.bids.values())
    with _holding(card, auction.table, q):
        worth = cargo_value(auction.table, q, q, row) * row[weights.KEEP_SHARE] / 1000
    glad = (worth - 3 * best - row[weights.KEEP_MARGIN] / 10) / (2 + 0.4 * best)
    return max(-math.log1p(math.exp(-glad if auction.kept else glad)), -2.0)


def _fair_bid(auction: HeardAuction, q: int, card: int) -> float:
    """The middle of what a trader with that card would bid, in dollars."""
    row = ROWS[PLAIN]
    table = auction.table
    with _holding(card, table, q):
        value = cargo_value(table, q, table.turn, row)
        reach = rivals_reach(table, q, row) / 10
    late = row[weights.BID_LATE] * stage(table) / 100 + row[weights.BID_SPREAD] / 2
    low, high = (value * (row[end] + late) / 1000 for end in (weights.BID_LOW, weights.BID_HIGH))
    return max(low, min(high, reach + 1))


@contextmanager
def _holding(card: int, table: State, q: int) -> Iterator[None]:
    """The table with that card in the hand of a seat."""
    before, table.card[q] = table.card[q], card
    yield
    table.card[q] = before
