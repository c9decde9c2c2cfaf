"""History: what every seat has done so far, as a row of counts that whoever listens can keep.

``listen`` is called with the table after every decision (or every step of one) and notes what a turn or an auction has
come to. Everything in it is public. It is written for both homes, so that a policy meets the same numbers at a table
as in its training.
"""

from __future__ import annotations

from typing import Final

from boxship.rules.counts import on_island, on_ship
from boxship.rules.layout import BID, COLOURS, DECIDE, ISLAND, SEATS, Numbers, State
from boxship.rules.marks import rule

# The table's own numbers.
TURN: Final = 0  # which turn is being played, as round * SEATS_APART + seat; 0 before the first
SIGNATURE: Final = 1  # the board of who plays it, when it began
IN_HARBOUR: Final = 2
AFLOAT: Final = 3
ISLAND_AREA: Final = 4
AUCTION: Final = 5  # 1 when the bids of this auction have been noted
STILL: Final = 6  # turns in a row, by anybody, in which nothing happened
HEAD: Final = 7

# The numbers of each seat, from HEAD + seat * PER_SEAT on.
TURNS: Final = 0
IDLE: Final = 1  # its last turns in a row in which nothing happened
PASSED: Final = 2  # all such turns
BOUGHT: Final = 3  # containers bought lately, in sixteenths, three quarters of it each turn
LOADED: Final = 4  # likewise those loaded
AUCTIONS: Final = 5  # in which it could bid
ZEROS: Final = 6  # bids of nothing
BIDS: Final = 7  # all its bids, in dollars
WORTHS: Final = 8  # what those cargoes are worth to an average card, in dollars
LAST_SHARE: Final = 9  # its last bid, in percent of that worth
LANDED: Final = 10
KEPT: Final = 11  # of those landed
PER_SEAT: Final = 12

HISTORY: Final = HEAD + SEATS * PER_SEAT
"""How many numbers a history has."""

SEATS_APART: Final = 8
LATELY: Final = 16
AVERAGE_WORTH: Final = 59
"""What a container is worth to an average card, in tenths of a dollar."""
_PRIME: Final = 1_000_003


@rule
def signature(g: State, p: int) -> int:
    """A number that changes when anything on a seat's board, ship or loans does (cash aside)."""
    x = int(g.loans[p]) + 4 * int(g.warehouses[p]) + 64 * int(g.at[p])
    for s in range(g.machine_spaces):
        x = x * 7 + int(g.machines[p][s])
    for c in range(COLOURS):
        x = (x * 31 + int(g.ship[p][c]) * 5 + int(g.island[p][c]) * 11) % _PRIME
        for s in range(g.factory_slots):
            x = (x * 13 + int(g.factory[p][c][s])) % _PRIME
        for s in range(g.harbour_slots):
            x = (x * 17 + int(g.harbour[p][c][s])) % _PRIME
    if g.holder == p:
        x += 1 + int(g.card_count) + int(g.card_money)
    return x


@rule
def listen(h: Numbers, g: State) -> None:
    """Note what has happened, as the table shows it now."""
    if g.phase == DECIDE:
        if h[AUCTION] == 0:
            note_bids(h, g)
            h[AUCTION] = 1
    elif g.phase != BID:
        h[AUCTION] = 0
    turn = int(g.round_number) * SEATS_APART + int(g.turn)
    if h[TURN] != turn:
        if h[TURN] != 0:
            note_turn(h, g, int(h[TURN]) % SEATS_APART)
        p = int(g.turn)
        h[TURN] = turn
        h[SIGNATURE] = signature(g, p)
        h[IN_HARBOUR] = g.in_harbour[p]
        h[AFLOAT] = on_ship(g, p)
        h[ISLAND_AREA] = on_island(g, p)


@rule
def note_turn(h: Numbers, g: State, p: int) -> None:
    """A seat's turn is over: what it has come to."""
    at = HEAD + p * PER_SEAT
    h[at + TURNS] += 1
    afloat = on_ship(g, p)
    bought = max(0, int(g.in_harbour[p]) - int(h[IN_HARBOUR]))
    loaded = max(0, afloat - int(h[AFLOAT]))
    h[at + BOUGHT] = int(h[at + BOUGHT]) * 3 // 4 + LATELY * bought
    h[at + LOADED] = int(h[at + LOADED]) * 3 // 4 + LATELY * loaded
    if signature(g, p) == h[SIGNATURE]:
        h[at + IDLE] += 1
        h[at + PASSED] += 1
        h[STILL] += 1
    else:
        h[at + IDLE] = 0
        h[STILL] = 0
    if g.at[p] == ISLAND and afloat < h[AFLOAT]:
        h[at + LANDED] += 1
        if on_island(g, p) > h[ISLAND_AREA]:
            h[at + KEPT] += 1


@rule
def note_bids(h: Numbers, g: State) -> None:
    """The bids for a cargo lie open: how they compare with its worth to an average card."""
    seller = int(g.turn)
    worth = max(1, on_ship(g, seller) * AVERAGE_WORTH // 10)
    for q in range(g.players):
        if q == seller:
            continue
        at = HEAD + q * PER_SEAT
        bid = min(int(g.bids[q]), 999)
        h[at + AUCTIONS] += 1
        if bid == 0:
            h[at + ZEROS] += 1
        h[at + BIDS] += bid
        h[at + WORTHS] += worth
        h[at + LAST_SHARE] = 100 * bid // worth
