"""Advice for a seat that has to decide: the best few lines, what a cargo is worth to it, what rivals may bid for it.

The captain's search finds the lines. What they lead to is then measured anew, in worlds that the search has not seen:
whoever takes the best of many by the same rollouts that made it look best promises too much.
"""

from __future__ import annotations

from dataclasses import dataclass

from boxship.bots.analysis.forecast import AdvisedLine, Decision, RolloutResults, gap
from boxship.bots.analysis.outlook import outlook
from boxship.bots.analysis.why import why
from boxship.bots.captain.candidates import GRID, Candidate
from boxship.bots.captain.player import FEW, Captain, affordable
from boxship.bots.captain.rival_bids import BidRange
from boxship.bots.cash_ledger import Ledger
from boxship.bots.line_from_steps import written
from boxship.bots.trader.player import words_for
from boxship.game import View
from boxship.notation.legal_lines import line_of
from boxship.rules.amounts import amount_of
from boxship.rules.auction import purse
from boxship.rules.chance import next_word
from boxship.rules.layout import NOBODY
from boxship.rules.steps import HEAP, PRODUCE, REPRICE
from boxship.rules.waste import same_stores

AHEAD = 0.5
"""So much of its margin a line must be ahead of the captain's choice to be put first: about a standard error."""

ADVICE_ROLLOUTS = 600
"""So many games are played to their end for an advice, unless somebody says how many."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What there is to say about a decision."""

    lines: tuple[AdvisedLine, ...]
    """The best first: the captain's choice, unless the rollouts speak against it. None is a waste."""
    cargo: float | None
    """What the cargo that is auctioned, or that could be landed now, will probably bring on the own island."""
    bids: tuple[BidRange, ...]
    """What each rival will probably bid for it."""
    rollouts: int
    """How many games were played to their end for the lines."""


def advise(view: View, *, rollouts: int = ADVICE_ROLLOUTS, seed: int = 0, most: int = 3) -> Advice:
    """Advice for the seat of this view; the same view, rollouts and seed give the same. Without a compiler it is weak.

    A ValueError if the seat has nothing to decide.
    """
    if view.seat == NOBODY:
        raise ValueError("a spectator has nothing to decide")
    judged = Captain(seed, rollouts // 2).lines(view)
    decision = Decision(view, Ledger())
    found = _varied(view, _useful(decision, [line.candidate for line in judged]), most)
    words = words_for(view, seed, 3)
    some = decision.worlds(max(FEW, affordable(rollouts) // len(found)), next_word(words))
    results = decision.results([candidate.after for candidate in found], some)
    order = _order(results)
    cargo, bids = outlook(decision, next_word(words))

    def advised(i: int) -> AdvisedLine:
        steps, after = found[i].steps, found[i].after
        line = line_of(view.state, view.seat, steps, after)
        return results[i].advised(written(view, steps, after), why(view, line, after, cargo, bids))

    return Advice(tuple(_shown([advised(i) for i in order])), cargo, bids, len(found) * len(some))


def _useful(decision: Decision, found: list[Candidate]) -> list[Candidate]:
    """Those that change something; all of them where none does."""

    def changes(candidate: Candidate) -> bool:
        arranges = candidate.steps[0] in {PRODUCE, REPRICE}
        return not (arranges and same_stores(decision.world, candidate.after, decision.seat))

    return [candidate for candidate in found if changes(candidate)] or found


def _shown(advised: list[AdvisedLine]) -> list[AdvisedLine]:
    """The same order, but of neighbours with the same chance in whole per cent the one with more money comes first."""
    found: list[AdvisedLine] = []
    for line in advised:
        at = len(found)
        while at and _per_cent(found[at - 1]) == _per_cent(line) and found[at - 1].money.mean < line.money.mean:
            at -= 1
        found.insert(at, line)
    return found


def _per_cent(line: AdvisedLine) -> int:
    return round(100 * line.win.mean)


def _order(results: list[RolloutResults]) -> list[int]:
    """The best first; the captain's choice, which is given first, unless another is ahead by ``AHEAD`` of its margin.

    Rollouts to the end are a rougher judge than the search was.
    """
    order = sorted(range(len(results)), key=lambda i: -sum(results[i].utility))
    ahead = gap(results[order[0]].utility, results[0].utility)
    if ahead.mean <= AHEAD * ahead.margin:
        order.remove(0)
        order.insert(0, 0)
    return order


def _varied(view: View, found: list[Candidate], most: int) -> list[Candidate]:
    """The best few that differ in what they do; others only as far as there are too few of them."""
    apart = max(2, purse(view.state, view.seat) // GRID)
    chosen: list[Candidate] = []
    for candidate in found:
        if not any(_alike(candidate, other, apart) for other in chosen):
            chosen.append(candidate)
    chosen += [candidate for candidate in found if candidate not in chosen]
    return chosen[:most]


def _alike(one: Candidate, other: Candidate, apart: int) -> bool:
    """The same action, or nearly the same bid."""
    if one.steps[0] >= HEAP and other.steps[0] >= HEAP:
        return abs(amount_of(one.steps) - amount_of(other.steps)) < apart
    return one.steps[0] == other.steps[0]
