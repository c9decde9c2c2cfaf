"""The captain: searches by rollouts from lines, in worlds that fit to what its seat has seen."""

from __future__ import annotations

import math
import time

from boxship.bots.captain.beliefs import PLAIN, ROWS, Beliefs
from boxship.bots.captain.candidates import GRID, Candidate, bid, candidates, repriced
from boxship.bots.captain.search import EvaluatedLine, Search, by_traders
from boxship.bots.captain.worlds import resealed, worlds
from boxship.bots.cash_ledger import Ledger
from boxship.bots.guards import pays_for_nobody
from boxship.bots.line_from_steps import written
from boxship.bots.trader.actions import SLOW
from boxship.bots.trader.player import words_for
from boxship.bots.trader.values import slackness
from boxship.crowds.compile import can_compile
from boxship.game import View
from boxship.rules.amounts import amount_of
from boxship.rules.auction import purse
from boxship.rules.chance import next_word
from boxship.rules.layout import ACT, BID, State
from boxship.rules.steps import AMOUNT, END
from boxship.rules.turn import ACTIONS, is_due

BUDGETS = (25, 80, 300)
"""Rollouts per decision at the levels from 1 on. More of them do not help any more."""
USUAL_LEVEL = 3
ROUNDS = 3
"""How many rounds a rollout goes on before the rest is estimated."""
WITHOUT_COMPILER = 40
"""One in so many rollouts where nothing can be compiled."""
LONGER = 6
"""How many where the game lags ``SLOW`` rounds behind: what an action brings then comes later."""
DOUBT = 1.5
"""By how many standard errors a line must beat the trader's line to be preferred."""
PATIENCE = 0.35
"""So much more for each round that the game lags behind, up to ``SLOW`` rounds: a trader's games get going again."""
FEW = 16
"""Worlds and rollouts at the least."""


def affordable(rollouts: int) -> int:
    """So many rollouts, or the few that there is time for where nothing can be compiled."""
    return rollouts if can_compile() else max(FEW, rollouts // WITHOUT_COMPILER)


class Captain:
    """Searches; the same seed, view and budget give the same line. With ``seconds``, time may cut the search short."""

    def __init__(
        self,
        seed: int = 0,
        rollouts: int = BUDGETS[USUAL_LEVEL - 1],
        rounds: int = ROUNDS,
        seconds: float | None = None,
    ) -> None:
        self._seed = seed
        self._rollouts = rollouts
        self._rounds = rounds
        self._seconds = seconds
        self._ledger = Ledger()

    def line(self, view: View) -> str:
        """The line for a seat that has to decide."""
        lines = self._without_customers(view, self.lines(view))
        bids = view.state.phase == BID
        chosen = mixed(lines, words_for(view, self._seed, 2)) if bids else lines[0].candidate
        return written(view, chosen.steps, chosen.after)

    def _without_customers(self, view: View, lines: list[EvaluatedLine]) -> list[EvaluatedLine]:
        """Those lines that spend nothing as long as nobody else has done anything; all of them after that."""
        world = self._world(view)
        spare = [
            line for line in lines if not pays_for_nobody(world, view.seat, line.candidate.steps, line.candidate.after)
        ]
        return spare or lines

    def _world(self, view: View) -> State:
        """The table as far as this seat knows it."""
        if not is_due(view.state, view.seat):
            raise ValueError("this seat has nothing to decide now")
        return resealed(self._ledger.world(view), view.seat)

    def lines(self, view: View) -> list[EvaluatedLine]:
        """Lines for a seat that has to decide, the best first, with what their rollouts said."""
        world = self._world(view)
        until = None if self._seconds is None else time.perf_counter() + self._seconds
        rollouts = affordable(self._rollouts)
        seat, words = view.seat, words_for(view, self._seed, 1)
        found = candidates(world, seat, list(words), ROWS[PLAIN])
        if len(found) == 1 and not repriced(world, seat, found[0], list(words), ROWS[PLAIN]):
            return [EvaluatedLine(found[0])]
        stubborn = self._ledger.stubborn(view)
        beliefs = Beliefs(seat, world, self._ledger.auctions(view), stubborn, self._ledger.idle(view))
        some = worlds(beliefs, seat, world.players, max(FEW, rollouts // 2), next_word(words))
        lag = min(slackness(world), SLOW)
        patience = 0.0 if len(stubborn) == world.players - 1 else PATIENCE * lag
        rounds = max(self._rounds, LONGER) if lag == SLOW else self._rounds
        search = Search(some, by_traders(seat, rounds), DOUBT + patience, until, passing=_passing(world))
        lines = search.best(found, rollouts * 2 // 3)
        second = second_look(world, seat, lines, words)
        if len(second) > 1:
            lines = _merged(search.best(second, rollouts // 3), lines)
        return lines


def _passing(world: State) -> tuple[int, ...] | None:
    """The line that gives a whole turn up, where that is possible."""
    return (END,) if world.phase == ACT and world.actions == ACTIONS else None


def _merged(again: list[EvaluatedLine], before: list[EvaluatedLine]) -> list[EvaluatedLine]:
    """Both batches of lines, the second one first, each line once."""
    known = {line.candidate.steps for line in again}
    return again + [line for line in before if line.candidate.steps not in known]


def second_look(world: State, seat: int, lines: list[EvaluatedLine], words: list[int]) -> list[Candidate]:
    """What is worth comparing with the best line so far: other prices, or the bids between those of the grid."""
    chosen = lines[0].candidate
    if world.phase != BID:
        return repriced(world, seat, chosen, list(words), ROWS[PLAIN])
    if chosen.steps[-1] < AMOUNT:
        return []
    most = purse(world, seat)
    gap = max(1, most // GRID)
    middle = amount_of(chosen.steps)
    near = range(max(0, middle - gap), min(most, middle + gap) + 1)
    return [chosen, *(bid(world, seat, amount) for amount in near if amount != middle)]


def mixed(lines: list[EvaluatedLine], words: list[int]) -> Candidate:
    """One of the bids that can hardly be told from the best: whoever always bids the best amount can be read."""
    best = lines[0]
    if best.candidate.steps[-1] < AMOUNT or len(best.utility) == 0:
        return best.candidate
    chances = []
    for line in lines:
        if len(line.utility) < len(best.utility) or line.candidate.steps[-1] < AMOUNT:
            chances.append(0.0)
            continue
        gap, standard_error = line.behind(best)
        close = gap < 2 * standard_error + 0.2
        chances.append(math.exp(-max(0.0, gap) / (standard_error + 0.2)) if close else 0.0)
    point = next_word(words) / 2**32 * sum(chances)
    for line, chance in zip(lines, chances, strict=True):
        point -= chance
        if chance and point <= 0:
            return line.candidate
    return best.candidate
