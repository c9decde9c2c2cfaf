"""The one door to a seat's knowledge (R1.4).

A view is a game with everything blanked that the seat does not know: the same fields, ``UNKNOWN`` where it may not
look. Bots, pages, spectators and environments get views, or observations made of the same four ``seen_`` answers, and
nothing else. ``counted_cash`` is for whoever listens to every payment instead of looking.
"""

from __future__ import annotations

from boxship.rules.layout import BID, OVER, UNKNOWN, Seat, State
from boxship.rules.marks import rule


@rule
def seen_card(g: State, seat: Seat, q: Seat) -> int:
    """The value card of seat ``q`` as ``seat`` sees it: secret until the end."""
    return int(g.card[q]) if q == seat or g.phase == OVER else UNKNOWN


@rule
def seen_cash(g: State, seat: Seat, q: Seat) -> int:
    """The cash of seat ``q`` as ``seat`` sees it: secret until the end, unless money is open."""
    return int(g.cash[q]) if q == seat or g.open_money == 1 or g.phase == OVER else UNKNOWN


@rule
def counted_cash(g: State, q: Seat) -> int:
    """The cash of seat ``q`` as a careful listener knows it: all start alike, and every payment is public."""
    return int(g.cash[q])


@rule
def seen_bid(g: State, seat: Seat, q: Seat) -> int:
    """The first bid of seat ``q`` as ``seat`` sees it: sealed until all are in."""
    return UNKNOWN if q != seat and g.phase == BID and g.bidding == 1 else int(g.bids[q])


@rule
def seen_extra(g: State, seat: Seat, q: Seat) -> int:
    """The additional bid of seat ``q`` as ``seat`` sees it: sealed until all are in."""
    return UNKNOWN if q != seat and g.phase == BID and g.bidding != 1 else int(g.extra[q])


@rule
def hide(g: State, seat: Seat) -> None:
    """Blank what this seat (-1: a spectator) does not know: cards, cash, sealed bids, amounts being said."""
    for q in range(g.players):
        g.card[q] = seen_card(g, seat, q)
        g.cash[q] = seen_cash(g, seat, q)
        g.bids[q] = seen_bid(g, seat, q)
        g.extra[q] = seen_extra(g, seat, q)
        if q != seat:
            g.amount[q] = 0


def view(g: State, seat: Seat) -> State:
    """What a seat knows of the game (-1: a spectator)."""
    seen = g.copy()
    hide(seen, seat)
    return seen
