"""Rewards: what a seat has gained by a step, by a choice of utilities.

A utility says what an end is worth to a seat. Sparse rewards are the utility at the end and 0 before it. Dense ones are
its changes, with what each seat would have if the game ended now, and add up to the same, less what it was at the
first decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from boxship.rules.layout import OVER, State
from boxship.rules.marks import rule
from boxship.rules.scoring import final_money

if TYPE_CHECKING:
    from boxship.rules.layout import Numbers

Utility = Literal["money", "margin", "win", "rank"]
"""Final money; money ahead of the best other seat; the share of the victory; the place, from 1 (first) to 0 (last)."""

UTILITIES: Final[tuple[Utility, ...]] = get_args(Utility)
MONEY, MARGIN, WIN, RANK = range(len(UTILITIES))
DENSE_UTILITIES: Final = (MONEY, MARGIN)
"""Those that mean something before the end."""


@rule
def money_of(g: State, p: int) -> int:
    """What a seat has at the end, or would have if the game ended now."""
    return int(g.total[p]) if g.phase == OVER else final_money(g, p)


@rule
def margin_of(g: State, p: int) -> int:
    """How far a seat is ahead of the best of the others."""
    best = 0
    first = True
    for q in range(g.players):
        if q != p:
            money = money_of(g, q)
            if first or money > best:
                best = money
            first = False
    return money_of(g, p) - best


@rule
def win_share(g: State, p: int) -> float:
    """1 for the only winner, a part of it for one of several."""
    winners = 0
    for q in range(g.players):
        winners += g.winner[q]
    return g.winner[p] / winners


@rule
def rank_share(g: State, p: int) -> float:
    """1 for the first place, 0 for the last; equal seats share their places, and a tie-break counts (R10.8)."""
    behind = 0.0
    for q in range(g.players):
        if q == p:
            continue
        ahead = int(g.total[p]) - int(g.total[q])
        if ahead == 0:
            ahead = int(g.winner[p]) - int(g.winner[q])
        if ahead > 0:
            behind += 1.0
        elif ahead == 0:
            behind += 0.5
    return behind / (g.players - 1)


@rule
def utility_of(g: State, p: int, kind: int) -> float:
    """The utility of a seat: of the end, or (money, margin) of an end now."""
    if kind == MONEY:
        return float(money_of(g, p))
    if kind == MARGIN:
        return float(margin_of(g, p))
    if kind == WIN:
        return float(win_share(g, p))
    return float(rank_share(g, p))


@rule
def utilities(g: State, kind: int, zero_sum: int, out: Numbers) -> None:
    """The utility of every seat; with ``zero_sum`` less their mean."""
    total = 0.0
    for p in range(g.players):
        value: Any = utility_of(g, p, kind)
        out[p] = value
        total += value
    if zero_sum == 1:
        for p in range(g.players):
            out[p] -= total / g.players
