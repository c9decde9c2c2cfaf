"""Comparing lines by playouts: the same worlds and the same luck for every line, and more for the better ones."""

from __future__ import annotations

import time
from bisect import bisect
from dataclasses import dataclass, field
from itertools import accumulate
from statistics import fmean, stdev
from typing import TYPE_CHECKING

from boxship.bots.captain.beliefs import PLAIN, ROWS, Beliefs
from boxship.bots.captain.rollouts import play_on, played_on
from boxship.crowds.compile import can_compile
from boxship.rules.chance import WORDS, below, next_word, seed_words
from boxship.rules.layout import SEATS
from boxship.rules.steps import STEPS

if TYPE_CHECKING:
    from boxship.bots.captain.candidates import Candidate
    from boxship.crowds.arrays import Games

FEWEST = 2
"""Playouts that a line gets at least before it is given up."""


@dataclass(frozen=True)
class World:
    """One way the hidden facts may be: cards, who bids how, and a number for the luck to come."""

    cards: tuple[int, ...]
    rows: tuple[int, ...]
    stream: int


@dataclass(eq=False)
class Judged:
    """A candidate with what its playouts said, one number for each world."""

    candidate: Candidate
    utility: list[float] = field(default_factory=list)
    money: list[float] = field(default_factory=list)
    """What the seat would have in the end."""
    wins: list[float] = field(default_factory=list)

    @property
    def value(self) -> float:
        """The mean utility."""
        return fmean(self.utility)

    def behind(self, other: Judged) -> tuple[float, float]:
        """By how much this line is worse than another, and the standard error of that, in the worlds both have seen."""
        gaps = [there - here for here, there in zip(self.utility, other.utility, strict=False)]
        return fmean(gaps), stdev(gaps) / len(gaps) ** 0.5 if len(gaps) > 1 else 0.0


def worlds(beliefs: Beliefs, seat: int, players: int, count: int, seed: int) -> list[World]:
    """So many worlds, by their chances, in random order."""
    words = [0] * WORDS
    seed_words(words, seed, 5)
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
    for i in range(len(made) - 1, 0, -1):
        j = below(words, i + 1)
        made[i], made[j] = made[j], made[i]
    return made


def _part(words: list[int]) -> float:
    return next_word(words) / 2**32


class Search:
    """Playouts for the lines of one decision.

    ``doubt`` says by how many standard errors a line must beat the usual one to be preferred; ``until`` is a time (of
    ``perf_counter``) to stop at.
    """

    def __init__(self, seat: int, players: int, some_worlds: list[World], rounds: int, doubt: float) -> None:
        self._seat = seat
        self._players = players
        self._worlds = some_worlds
        self._rounds = rounds
        self._doubt = doubt
        self._starts: Games
        self._places: dict[Judged, int] = {}
        self.until: float | None = None
        self.playouts = 0

    def best(self, found: list[Candidate], budget: int) -> list[Judged]:
        """The lines, the best first, after about so many playouts; half of them are given up again and again.

        The first one given is the usual line. It is never given up, and it stays the best unless another one beats it
        clearly: among many lines with few playouts the highest mean is mostly luck.
        """
        alive = [Judged(candidate) for candidate in found]
        usual = alive[0]
        if can_compile():
            self._put(alive)
        given_up: list[Judged] = []
        halvings = max(1, (len(alive) - 1).bit_length())
        for _ in range(halvings):
            done = len(alive[0].utility)
            if done and self.until is not None and time.perf_counter() > self.until:
                break
            more = max(FEWEST if done == 0 else 1, budget // halvings // len(alive))
            self._play(alive, self._worlds[done : done + more])
            alive.sort(key=lambda line: -line.value)
            half = (len(alive) + 1) // 2
            alive, worse = alive[:half], alive[half:]
            if usual in worse:
                worse.remove(usual)
                alive.append(usual)
            given_up = worse + given_up
        alive.sort(key=lambda line: -line.value)
        gap, error = usual.behind(alive[0])
        if gap < self._doubt * error:
            alive.remove(usual)
            alive.insert(0, usual)
        return alive + given_up

    def _play(self, lines: list[Judged], chosen: list[World]) -> None:
        """Play every line in these worlds."""
        if not chosen:
            return
        reached = self._compiled(lines, chosen) if can_compile() else self._plain(lines, chosen)
        self.playouts += len(reached)
        for number, ends in enumerate(reached):
            line = lines[number // len(chosen)]
            own = ends[self._seat] / 10
            others = [ends[q] / 10 for q in range(self._players) if q != self._seat]
            line.utility.append(utility(own, others))
            line.money.append(own)
            line.wins.append(float(own > max(others)))

    def _compiled(self, lines: list[Judged], chosen: list[World]) -> list[list[int]]:
        """What each seat reaches, in tenths of a dollar: line by line, world by world."""
        import numpy as np

        games = np.repeat(self._starts[[self._places[line] for line in lines]], len(chosen))
        cards = np.array([world.cards for world in chosen])
        games["card"][:, : self._players] = np.tile(cards, (len(lines), 1))
        rows = np.tile(np.array([world.rows for world in chosen]), (len(lines), 1))
        streams = np.tile(np.array([world.stream for world in chosen]), len(lines))
        reached, _ = played_on(games, np.array(ROWS), rows, streams, self._rounds)
        ends: list[list[int]] = reached.tolist()
        return ends

    def _put(self, lines: list[Judged]) -> None:
        """The positions after these lines as an array, once for all helpings of playouts."""
        from boxship.crowds.arrays import new_games, put_state

        self._starts = new_games(len(lines))
        self._places = {line: i for i, line in enumerate(lines)}
        for line, i in self._places.items():
            put_state(self._starts, i, line.candidate.after)

    def _plain(self, lines: list[Judged], chosen: list[World]) -> list[list[int]]:
        """The same without a compiler."""
        games = []
        for line in lines:
            for world in chosen:
                g = line.candidate.after.copy()
                g.card[: self._players] = world.cards
                games.append(g)
        rows = [world.rows for _ in lines for world in chosen]
        streams = [world.stream for _ in lines for world in chosen]
        reached = [[0] * SEATS for _ in games]
        play_on(games, ROWS, rows, streams, [0] * WORDS, [0] * STEPS, self._rounds, reached)
        return reached


def utility(own: float, others: list[float]) -> float:
    """How good an end is: mostly to be ahead of the best rival, partly plain money."""
    lead = own - max(others)
    return 50 * lead / (abs(lead) + 25) + 0.3 * (own - fmean(others))
