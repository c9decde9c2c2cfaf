"""Comparing the line that was played with the one that looks best: two looks, in worlds that differ.

The first look is a short search, and it only chooses: whoever takes the best of many by the same rollouts that made it
look best promises too much. The second plays both lines to the end of the game in worlds that the search has not seen.
"""

from __future__ import annotations

from dataclasses import dataclass

from boxship.bots.analysis.forecast import Decision, Forecast, RolloutResults, gap, share_gap
from boxship.bots.analysis.outlook import outlook
from boxship.bots.analysis.why import Why, why
from boxship.bots.captain.beliefs import PLAIN, ROWS
from boxship.bots.captain.candidates import Candidate, candidates
from boxship.bots.captain.player import ROUNDS, affordable
from boxship.bots.captain.search import Search, by_traders
from boxship.bots.cash_ledger import Ledger
from boxship.bots.line_from_steps import written
from boxship.bots.trader.player import words_for
from boxship.game import View
from boxship.notation.line_text import read, write
from boxship.notation.lines import Line
from boxship.notation.play_line import played
from boxship.rules.chance import next_word

LINE_ROLLOUTS = 64
"""So often a line is played on in a look, unless somebody says how often."""
SEED = 1
"""Always the same worlds, so that a decision is always judged in the same way."""


@dataclass(frozen=True)
class Comparison:
    """A decision with a line that looks better than the one played."""

    view: View
    decision: Decision
    line: str
    played: Candidate
    better: Candidate
    behind: float
    """How much worse the line played looks, as the captain counts."""

    @property
    def better_line(self) -> str:
        """The line that looks better."""
        return written(self.view, self.better.steps, self.better.after)

    @property
    def why(self) -> Why:
        """Why that line may be better."""
        cargo, bids = outlook(self.decision, next_word(words_for(self.view, SEED, 3)))
        line = read(self.better_line, self.view.rules.colours)
        return why(self.view, line, self.better.after, cargo, bids)

    def results(self, rollouts: int, look: int) -> tuple[RolloutResults, RolloutResults]:
        """How the line played and the better one end; another look sees other worlds."""
        some = self.decision.worlds(rollouts, next_word(words_for(self.view, SEED, look)))
        here, there = self.decision.results([self.played.after, self.better.after], some)
        return here, there


@dataclass(frozen=True, slots=True)
class Regret:
    """What a line gives away against the best one that the captain finds, as an estimate that may also be negative."""

    better: str
    """The line that looked best."""
    loss: Forecast
    """The own expected money at the end, in dollars."""
    win_loss: Forecast
    """The chance to win, from 0 to 1."""


def compare(view: View, line: Line, ledger: Ledger, budget: int) -> Comparison | None:
    """The line that was played beside one that looks better after a short search; None where none does."""
    seat = view.seat
    decision = Decision(view, ledger)
    words = words_for(view, SEED, 0)
    found = candidates(decision.world, seat, list(words), ROWS[PLAIN])
    if len(found) == 1:
        return None
    own = Candidate((), played(decision.world, seat, line, view.rules.colours))
    others = [candidate for candidate in found if candidate.after != own.after]
    search = Search(decision.worlds(budget, next_word(words)), by_traders(seat, ROUNDS), 0.0)
    judged = search.best([own, *others], 2 * budget)
    best = judged[0]
    if best.candidate is own:
        return None
    here = next(each for each in judged if each.candidate is own)
    return Comparison(view, decision, write(line, view.rules.colours), own, best.candidate, here.behind(best)[0])


def regret(view: View, line: Line, ledger: Ledger, rollouts: int = LINE_ROLLOUTS) -> Regret | None:
    """What the seat of this view gives away with a line, judged by what it knows; None where nothing looks better.

    Without a compiler there are few rollouts, and the judgement is rough.
    """
    budget = affordable(rollouts)
    compared = compare(view, line, ledger, budget)
    if compared is None:
        return None
    here, there = compared.results(budget, 1)
    return Regret(compared.better_line, gap(there.money, here.money), share_gap(there.wins, here.wins))
