"""Search: lines compared by rollouts in the same worlds, by sequential halving."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import fmean, stdev

from boxship.bots.captain.candidates import Candidate
from boxship.bots.captain.rollouts import End, Positions
from boxship.bots.captain.worlds import World
from boxship.rules.layout import State

FEWEST = 2
"""Rollouts that a line gets at least before it is given up."""
RELUCTANCE = 2.5
"""So many times the usual doubt must be overcome to give a whole turn up."""


Rollouts = Callable[[Sequence[int], Sequence[World]], list[list[float]]]
"""Positions by their numbers and worlds in, out come the utilities of each position, world by world."""


@dataclass(eq=False)
class EvaluatedLine:
    """A candidate with what its rollouts said, one number for each world."""

    candidate: Candidate
    utility: list[float] = field(default_factory=list)

    @property
    def value(self) -> float:
        """The mean utility."""
        return fmean(self.utility)

    def behind(self, other: EvaluatedLine) -> tuple[float, float]:
        """By how much this line is worse than another, and the standard error of that, in the worlds both have seen."""
        gaps = [there - here for here, there in zip(self.utility, other.utility, strict=False)]
        return fmean(gaps), stdev(gaps) / len(gaps) ** 0.5 if len(gaps) > 1 else 0.0


class Search:
    """Rollouts for the lines of one decision, all in the same worlds (common random numbers).

    ``rollouts`` says how positions are played on. ``doubt`` says by how many standard errors a line must beat the usual
    one to be preferred; ``until`` is a time (of ``perf_counter``) to stop at. ``passing`` is the line that gives a
    whole turn up. A few rounds show what an action costs sooner than what it brings, so it must beat the usual line by
    far, and is left for anything better.
    """

    def __init__(
        self,
        worlds: list[World],
        rollouts: Callable[[list[State]], Rollouts],
        doubt: float,
        until: float | None = None,
        passing: tuple[int, ...] | None = None,
    ) -> None:
        self._worlds = worlds
        self._rollouts = rollouts
        self._doubt = doubt
        self._until = until
        self._passing = passing

    def best(self, found: list[Candidate], budget: int) -> list[EvaluatedLine]:
        """The lines, the best first, after about so many rollouts.

        Sequential halving: all lines get the same rollouts, the worse half is given up, the better half gets as many
        together as all had before, and so on. The first one given is the usual line. It is never given up, and it
        stays the best unless another one beats it clearly: among many lines with few rollouts the highest mean is
        mostly luck.
        """
        alive = [EvaluatedLine(candidate) for candidate in found]
        usual = alive[0]
        rollouts = self._rollouts([candidate.after for candidate in found])
        numbers = {line: number for number, line in enumerate(alive)}
        given_up: list[EvaluatedLine] = []
        halvings = max(1, (len(alive) - 1).bit_length())
        for _ in range(halvings):
            done = len(alive[0].utility)
            if done and self._until is not None and time.perf_counter() > self._until:
                break
            more = max(FEWEST if done == 0 else 1, budget // halvings // len(alive))
            worlds = self._worlds[done : done + more]
            if worlds:
                for line, utilities in zip(alive, rollouts([numbers[line] for line in alive], worlds), strict=True):
                    line.utility += utilities
            alive.sort(key=lambda line: -line.value)
            half = (len(alive) + 1) // 2
            alive, worse = alive[:half], alive[half:]
            if usual in worse:
                worse.remove(usual)
                alive.append(usual)
            given_up = worse + given_up
        alive.sort(key=lambda line: -line.value)
        gap, standard_error = usual.behind(alive[0])
        doubt = self._doubt
        if usual.candidate.steps == self._passing:
            doubt = 0.0
        elif alive[0].candidate.steps == self._passing:
            doubt *= RELUCTANCE
        if gap < doubt * standard_error:
            alive.remove(usual)
            alive.insert(0, usual)
        return alive + given_up


def by_traders(seat: int, rounds: int) -> Callable[[list[State]], Rollouts]:
    """Rollouts in which everybody plays by a trader's judgement, for so many rounds."""

    def positions(states: list[State]) -> Rollouts:
        starts = Positions(states)

        def played(numbers: Sequence[int], worlds: Sequence[World]) -> list[list[float]]:
            found = starts.play_in_worlds(numbers, worlds, rounds)
            return [[utility(end, seat) for end in ends] for ends in found]

        return played

    return positions


def utility(end: End, seat: int) -> float:
    """How good an end is for a seat: mostly to be ahead of the best rival, partly plain money."""
    own = end.reached[seat] / 10
    others = [reached / 10 for q, reached in enumerate(end.reached) if q != seat]
    lead = own - max(others)
    return 50 * lead / (abs(lead) + 25) + 0.3 * (own - fmean(others))
