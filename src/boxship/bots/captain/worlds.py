"""Worlds: determinizations of a view, drawn by how likely a seat believes them to be.

In a world all that is hidden has a value: every card, how keenly each rival bids, and the random numbers to come. The
cash is counted (``boxship.bots.cash_ledger``), and bids that are still sealed are made anew.
"""

from __future__ import annotations

from bisect import bisect
from dataclasses import dataclass
from itertools import accumulate

from boxship.bots.captain.beliefs import PLAIN, Beliefs
from boxship.rules.auction import FIRST_BIDS, highest_bid
from boxship.rules.chance import new_rng, next_word, shuffle
from boxship.rules.layout import BID, SEATS, UNKNOWN, State


@dataclass(frozen=True)
class World:
    """One way the hidden facts may be: cards, who bids how, and a number for the luck to come."""

    cards: tuple[int, ...]
    rows: tuple[int, ...]
    stream: int


def resealed(world: State, seat: int) -> State:
    """The world with every envelope of others taken back: nobody knows what is in them, so each rollout fills them."""
    if world.phase == BID:
        first = world.bidding == FIRST_BIDS
        envelopes = world.bids if first else world.extra
        best = 0 if first else highest_bid(world)
        for q in range(world.players):
            if q != seat and envelopes[q] == UNKNOWN:
                envelopes[q] = 0
                world.due[q] = int(q != world.turn and (first or world.bids[q] == best))
    return world


def worlds(beliefs: Beliefs, seat: int, players: int, count: int, seed: int) -> list[World]:
    """So many worlds, by their chances (stratified sampling), in random order."""
    words = new_rng(seed, 5)
    guesses = beliefs.guesses()
    steps = list(accumulate(guess.chance for guess in guesses))
    made = []
    for i in range(count):
        point = (i + _part(words)) / count * steps[-1]
        cards = guesses[min(bisect(steps, point), len(guesses) - 1)].cards
        rows = [PLAIN] * SEATS
        for q in range(players):
            if q != seat:
                rows[q] = beliefs.row(q, cards[q], _part(words))
        made.append(World(cards, tuple(rows), next_word(words)))
    order = list(range(count))
    shuffle(words, order, count)
    return [made[i] for i in order]


def _part(words: list[int]) -> float:
    return next_word(words) / 2**32
