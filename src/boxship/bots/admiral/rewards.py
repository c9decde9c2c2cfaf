"""What a learner is after, and what only its critic may see.

An end is worth the money over half the mean of the others, a good deal for being ahead of the best of them, and
something for the victory, less a little for every round that it took. On the way there the potential (the same money,
if the game ended now) is paid as it changes, so that the whole is the end less the beginning, whatever happens in
between. Half the mean, not all of it: a learner who gains as much by others' losses as by its own money starves the
table. And without the rounds whoever leads has no reason to end the game, and the table stands still.
"""

from __future__ import annotations

from typing import Final

from boxship.rules.layout import BID, COLOURS, DECIDE, SEATS, Numbers, State
from boxship.rules.marks import rule
from boxship.rules.scoring import RANKS, WORTH, final_money, island_worth

SECRETS: Final = SEATS + (SEATS - 1) * (COLOURS + 1)
"""Numbers that the critic sees beside the features: what each seat would have now, rivals' cards, the cargo to them."""
ROUND: Final = 0.02
"""What every round costs."""


@rule
def utility(g: State, p: int) -> float:
    """What the end of a game is worth to a seat."""
    own = int(g.total[p])
    rest = 0
    best = -9999
    for q in range(g.players):
        if q != p:
            rest += int(g.total[q])
            best = max(best, int(g.total[q]))
    lead = own - best
    victory = 1.0 if g.winner[p] == 1 else 0.0
    money = (own - 0.5 * rest / (g.players - 1)) / 40.0
    return money + 2.0 * lead / (abs(lead) + 15.0) + victory - ROUND * int(g.round_number)


@rule
def potential(g: State, p: int) -> float:
    """The money of a seat, if the game ended now, over half the mean of the others."""
    rest = 0
    for q in range(g.players):
        if q != p:
            rest += final_money(g, q)
    return (final_money(g, p) - 0.5 * rest / (g.players - 1)) / 25.0


@rule
def secrets(g: State, p: int, row: Numbers, at: int) -> None:
    """Write what only the critic may see."""
    n = int(g.players)
    seller = int(g.turn)
    for k in range(SECRETS):
        row[at + k] = 0.0
    for i in range(n):
        q = (p + i) % n
        card = int(g.card[q])
        row[at + i] = final_money(g, q) / 30.0
        if i == 0:
            continue
        there = at + SEATS + (i - 1) * (COLOURS + 1)
        for c in range(COLOURS):
            row[there + c] = WORTH[RANKS[card][c]] / 5.0
        if g.phase == BID or g.phase == DECIDE:
            before = island_worth(g, q, card)
            for c in range(COLOURS):
                g.island[q][c] += g.ship[seller][c]
            row[there + COLOURS] = (island_worth(g, q, card) - before) / 10.0
            for c in range(COLOURS):
                g.island[q][c] -= g.ship[seller][c]
