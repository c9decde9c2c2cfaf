"""A view as a row of small numbers, for learning and search.

The seats are told from the own one on, to the left, so that what is learned in one seat holds in all. What a
seat does not know (``boxship.rules.view``) is -1. Every number has a fixed place, in this order:

- shared: turn and phase, supply, the worth of each colour to the own card, containers in the hand and coming back, the
  brokers, the Payment Card (``SHARED`` numbers);
- per seat, the own one first: money, buildings, where the ship lies, bids, result, ship, island, dock, factory store,
  harbour store (``PER_SEAT`` numbers each).
"""

from __future__ import annotations

from typing import Final

from boxship.rules.compiled import rule
from boxship.rules.layout import BID, BROKERS, COLOURS, NOBODY, OVER, SLOTS, SPACES, State
from boxship.rules.scoring import RANKS, WORTH
from boxship.rules.steps import STORE
from boxship.rules.view import seen_bid, seen_card, seen_cash, seen_extra

_TURN: Final = 21
_PHASES: Final = _TURN
_COLOURS: Final = _PHASES + OVER + 1
_BROKERS: Final = _COLOURS + 5 * COLOURS
_CARD: Final = _BROKERS + BROKERS * (1 + COLOURS)
SHARED: Final = _CARD + 2 * COLOURS
"""Numbers about the table that all share."""

_MACHINES: Final = 9
_SHIP: Final = _MACHINES + SPACES
_ISLAND: Final = _SHIP + COLOURS
_DOCK: Final = _ISLAND + COLOURS
_FACTORY: Final = _DOCK + COLOURS
_HARBOUR: Final = _FACTORY + STORE
PER_SEAT: Final = _HARBOUR + STORE
"""Numbers about each seat."""

MOST: Final = 32_767


def features(players: int) -> int:
    """How many numbers an observation has in a game of so many players."""
    return SHARED + players * PER_SEAT


def observation(g: State, seat: int) -> list[int]:
    """What a seat knows of a game, as a row of numbers."""
    shared = [0] * SHARED
    shared_features(g, seat, shared)
    row = shared
    for k in range(g.players):
        part = [0] * PER_SEAT
        seat_features(g, seat, (seat + k) % g.players, part)
        row += part
    return row


@rule
def fitting(number: int) -> int:
    """A number cut to what has room in the row."""
    return max(min(number, MOST), -MOST)


@rule
def seats_away(g: State, seat: int, q: int) -> int:
    """How many places to the left of the own seat; -1 for nobody."""
    if q == NOBODY:
        return NOBODY
    return q - seat if q >= seat else q - seat + int(g.players)


@rule
def shared_features(g: State, seat: int, out: list[int]) -> None:
    """The turn, the table that all share, and the own card."""
    out[0] = g.players
    out[1] = seats_away(g, seat, int(g.turn))
    out[2] = seats_away(g, seat, int(g.first))
    out[3] = g.round_number
    out[4] = g.round_limit
    out[5] = g.actions
    out[6] = g.produced
    out[7] = g.borrowed
    out[8] = g.collected
    out[9] = g.ending
    out[10] = g.unpaid
    out[11] = g.owed
    out[12] = g.seizing
    out[13] = g.bidding
    out[14] = g.least
    out[15] = g.taken
    out[16] = g.floor
    out[17] = fitting(int(g.amount[seat]))
    out[18] = seats_away(g, seat, int(g.holder))
    out[19] = g.space
    out[20] = fitting(int(g.card_money) + int(g.card_count))
    for phase in range(OVER + 1):
        out[_PHASES + phase] = 1 if g.phase == phase else 0
    for c in range(COLOURS):
        out[_COLOURS + c] = g.supply[c]
        out[_COLOURS + COLOURS + c] = WORTH[RANKS[seen_card(g, seat, seat)][c]]
        out[_COLOURS + 2 * COLOURS + c] = g.hand[c]
        out[_COLOURS + 3 * COLOURS + c] = g.back[0][c]
        out[_COLOURS + 4 * COLOURS + c] = g.back[1][c]
    for b in range(BROKERS):
        out[_BROKERS + b] = fitting(int(g.broker_money[b]))
        for c in range(COLOURS):
            out[_BROKERS + BROKERS + b * COLOURS + c] = g.lot[b][c]
    for c in range(2 * COLOURS):
        out[_CARD + c] = 0
    for i in range(g.card_count):
        out[_CARD + g.card_goods[i] % STORE // SLOTS] += 1
    for i in range(g.offer_count):
        out[_CARD + COLOURS + g.offer_goods[i] % STORE // SLOTS] += 1


@rule
def seat_features(g: State, seat: int, q: int, out: list[int]) -> None:
    """What a seat knows of one player: money, board, ship, island area and dock."""
    out[0] = fitting(seen_cash(g, seat, q))
    out[1] = g.loans[q]
    out[2] = g.warehouses[q]
    out[3] = seats_away(g, seat, int(g.at[q])) if g.at[q] < g.players else int(g.at[q])
    out[4] = fitting(seen_bid(g, seat, q))
    out[5] = fitting(seen_extra(g, seat, q))
    out[6] = 1 if g.phase == BID and g.due[q] == 1 else 0
    out[7] = fitting(int(g.total[q]))
    out[8] = g.winner[q]
    for s in range(SPACES):
        out[_MACHINES + s] = g.machines[q][s]
    for c in range(COLOURS):
        out[_SHIP + c] = g.ship[q][c]
        out[_ISLAND + c] = g.island[q][c]
        out[_DOCK + c] = g.dock[q][c]
    for c in range(COLOURS):
        for s in range(SLOTS):
            out[_FACTORY + c * SLOTS + s] = g.factory[q][c][s]
    for c in range(COLOURS):
        for s in range(SLOTS):
            out[_HARBOUR + c * SLOTS + s] = g.harbour[q][c][s]
