"""The one door to a seat's knowledge (R1.4).

A view is a game with everything blanked that the seat does not know: the same fields, ``UNKNOWN`` where it may not
look. Bots, pages, spectators and environments get views and nothing else.
"""

from __future__ import annotations

from boxship.rules.compiled import rule
from boxship.rules.layout import BID, OVER, UNKNOWN, State


@rule
def hide(g: State, seat: int) -> None:
    """Blank what this seat (-1: a spectator) does not know: cards, cash, sealed bids. At the end all is shown."""
    if g.phase == OVER:
        return
    for q in range(g.players):
        if q == seat:
            continue
        g.card[q] = UNKNOWN
        g.amount[q] = 0
        if g.open_money == 0:
            g.cash[q] = UNKNOWN
        if g.phase == BID:
            if g.bidding == 1:
                g.bids[q] = UNKNOWN
            else:
                g.extra[q] = UNKNOWN


def view(g: State, seat: int) -> State:
    """What a seat knows of the game (-1: a spectator)."""
    seen = g.copy()
    hide(seen, seat)
    return seen
