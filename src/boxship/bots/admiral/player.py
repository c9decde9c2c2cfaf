"""The admiral at a table: lines that the policy thinks of, compared by rollouts in worlds that fit what was seen."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import numpy.typing as npt

from boxship.bots.admiral.actions import ACTIONS, LEVELS, menu, step_of
from boxship.bots.admiral.features import FEATURES, describe
from boxship.bots.admiral.policy import PLAIN, AdmiralPolicy, policy
from boxship.bots.captain.beliefs import ASLEEP, Beliefs
from boxship.bots.captain.candidates import Candidate
from boxship.bots.captain.player import mixed
from boxship.bots.captain.search import EvaluatedLine, Search
from boxship.bots.captain.worlds import resealed, worlds
from boxship.bots.cash_ledger import Ledger
from boxship.bots.guards import pays_for_nobody, senseless
from boxship.bots.line_from_steps import completed, stepped, written
from boxship.bots.trader.player import words_for
from boxship.crowds.compile import can_compile
from boxship.rules.chance import next_word
from boxship.rules.layout import ACT, BID
from boxship.rules.legal import legal_steps

if TYPE_CHECKING:
    from boxship.bots.captain.worlds import World
    from boxship.game import View
    from boxship.rules.layout import State

    Array = npt.NDArray[Any]

MIXED: Final = 0.7
"""How freely bids are drawn (1: by the policy's own chances; 0 would always be the best): whoever always bids the same
can be read."""
ROLLOUTS: Final = 500
"""Rollouts per decision."""
FIRSTS: Final = 8
"""First steps that are thought about at most."""
SAMPLES: Final = 6
"""Lines drawn by the policy's chances that are thought about too: other things to buy or load, other prices."""
UNTHINKABLE: Final = 0.004
"""A first step or a bid that the policy finds less likely than this is left out."""
DOUBT: Final = 2.0
"""By how many standard errors a line must beat the policy's line to be preferred."""
LIKE_ME: Final = 0.5
"""In so many worlds a rival plays by the policy, in the others as a trader who is as keen as they have been."""
_WORDS: Final = 2.0**32


class Admiral:
    """Plays by a policy and a search; the same seed and view give the same line, unless ``seconds`` cut it short.

    Without rollouts, or where nothing can be compiled, it plays by the policy alone.
    """

    def __init__(
        self,
        seed: int = 0,
        by: AdmiralPolicy | None = None,
        rollouts: int = ROLLOUTS,
        seconds: float | None = None,
    ) -> None:
        self._seed = seed
        self._policy = by or policy()
        self._rollouts = rollouts if can_compile() else 0
        self._seconds = seconds
        self._ledger = Ledger()

    def line(self, view: View) -> str:
        """The line for a seat that has to decide."""
        lines = self.lines(view)
        bids = view.state.phase == BID and len(lines) > 1
        chosen = mixed(lines, words_for(view, self._seed, 2)) if bids else lines[0].candidate
        return written(view, chosen.steps, chosen.after)

    def lines(self, view: View) -> list[EvaluatedLine]:
        """Lines for a seat that has to decide, the best first, with what their rollouts said."""
        until = None if self._seconds is None else time.perf_counter() + self._seconds
        seat, words = view.seat, words_for(view, self._seed)
        world = resealed(self._ledger.world(view), seat)
        heard = self._ledger.history(view)
        found = _Proposals(self._policy, view.state, seat, heard, words).found(world, several=self._rollouts > 0)
        if len(found) == 1:
            return [EvaluatedLine(found[0])]
        from boxship.bots.admiral.rollouts import PolicyRollouts

        beliefs = Beliefs(
            seat, world, self._ledger.auctions(view), self._ledger.stubborn(view), self._ledger.idle(view)
        )
        some = worlds(beliefs, seat, world.players, max(2, self._rollouts // 2), next_word(words))
        some = [_some_like_me(each, seat, words) for each in some]

        def rollouts(after: list[State]) -> PolicyRollouts:
            return PolicyRollouts(self._policy, seat, world, heard, after)

        return Search(some, rollouts, DOUBT, until).best(found, self._rollouts)


def _some_like_me(world: World, seat: int, words: list[int]) -> World:
    """The world with some of the rivals playing by the policy; whoever sleeps goes on sleeping."""
    from boxship.bots.admiral.rollouts import BY_POLICY

    rows = list(world.rows)
    for q, row in enumerate(rows):
        if q != seat and row != ASLEEP and next_word(words) / _WORDS < LIKE_ME:
            rows[q] = BY_POLICY
    return replace(world, rows=tuple(rows))


class _Proposals:
    """The lines that a policy thinks of for one decision."""

    def __init__(self, by: AdmiralPolicy, before: State, seat: int, heard: list[int], words: list[int]) -> None:
        self._policy = by
        self._before = before
        self._seat = seat
        self._heard = heard
        self._words = words

    def found(self, world: State, *, several: bool) -> list[Candidate]:
        """The policy's own line first, then others worth a thought if ``several`` are wanted; none is senseless."""
        steps, logs = self._judged(world)
        if world.phase == BID:
            order = np.argsort(-(logs + MIXED * self._noise(len(logs))), kind="stable")
        else:
            order = np.argsort(-logs, kind="stable")
        likely = logs >= np.log(UNTHINKABLE) + logs.max()
        kept: dict[tuple[int, ...], Candidate] = {}
        for k in order.tolist():
            if kept and (not several or not likely[k] or (world.phase != BID and len(kept) == FIRSTS)):
                break
            line = self._completed(world, steps[k], freely=False)
            if self._makes_sense(world, line):
                kept.setdefault(line.steps, line)
        if several and world.phase == ACT:
            chances = np.where(likely, np.exp(logs), 0.0)
            sums = np.cumsum(chances / chances.sum())
            for _ in range(SAMPLES):
                first = steps[min(int(np.searchsorted(sums, next_word(self._words) / _WORDS)), len(steps) - 1)]
                line = self._completed(world, first, freely=True)
                if self._makes_sense(world, line):
                    kept.setdefault(line.steps, line)
        return list(kept.values()) or [self._completed(world, steps[int(order[0])], freely=False)]

    def _makes_sense(self, world: State, line: Candidate) -> bool:
        told = (world, self._seat, line.steps, line.after)
        return world.phase != ACT or not (senseless(*told) or pays_for_nobody(*told))

    def _completed(self, world: State, first: int, *, freely: bool) -> Candidate:
        """The line that begins with a step, gone on with as the policy would."""

        def choose(now: State, options: list[int], count: int) -> int:
            steps, logs = self._judged(now, options[:count])
            return steps[int(np.argmax(logs + self._noise(len(logs)) if freely else logs))]

        return Candidate(*completed(self._before, self._seat, (first,), stepped(world, self._seat, (first,)), choose))

    def _judged(self, now: State, options: list[int] | None = None) -> tuple[list[int], Array]:
        """The steps that there are to choose from, and the logarithms of their chances."""
        options = options or legal_steps(now, self._seat)
        if len(options) == 1:
            return options, np.zeros(1)
        mask, dollars = [0] * ACTIONS, [0] * LEVELS
        row = np.zeros(FEATURES, np.float32)
        menu(now, self._seat, options, len(options), PLAIN, mask, dollars)
        describe(now, self._seat, self._heard, PLAIN, row)
        allowed = [action for action in range(ACTIONS) if mask[action]]
        said = self._policy(row)[allowed].astype(np.float64)
        said -= said.max()
        return [step_of(action, dollars) for action in allowed], said - np.log(np.exp(said).sum())

    def _noise(self, count: int) -> Array:
        """Gumbel noise: the best of logarithms with it is drawn by their chances."""
        luck = np.array([(next_word(self._words) + 0.5) / _WORDS for _ in range(count)])
        noise: Array = -np.log(-np.log(luck))
        return noise
