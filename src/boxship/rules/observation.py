"""What a seat knows, as a row of small numbers, for learning and search.

The seats are told from the own one on, to the left, so that what is learned in one seat holds in all. What a seat does
not know (``boxship.rules.view``) is -1. Every number has a fixed place, in this order:

- shared: turn and phase, supply, the worth of each colour to the own card, containers in the hand (``SHARED`` numbers);
- per seat, the own one first: money, buildings, where the ship lies, bids, ship, island, factory store, harbour store
  (``PER_SEAT`` numbers each);
- with the Investment Bank: brokers, Payment Card, what comes back, the docks (``AT_BANK`` numbers).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boxship.rules.compiled import rule
from boxship.rules.layout import BROKERS, COLOURS, OVER, SEATS, SLOTS, SPACES
from boxship.rules.scoring import RANKS, WORTH
from boxship.rules.steps import STORE
from boxship.rules.view import seen_bid, seen_card, seen_cash

if TYPE_CHECKING:
    from boxship.rules.layout import Numbers, State

_PHASES: Final = 20
_SUPPLY: Final = _PHASES + OVER + 1
_WORTH: Final = _SUPPLY + COLOURS
_HAND: Final = _WORTH + COLOURS
SHARED: Final = _HAND + COLOURS
"""Numbers about the table that all share."""

_MACHINES: Final = 6
_SHIP: Final = _MACHINES + SPACES
_ISLAND: Final = _SHIP + COLOURS
_FACTORY: Final = _ISLAND + COLOURS
_HARBOUR: Final = _FACTORY + STORE
PER_SEAT: Final = _HARBOUR + STORE
"""Numbers about each seat."""

_BROKERS: Final = 4
_LOTS: Final = _BROKERS + BROKERS
_CARD: Final = _LOTS + BROKERS * COLOURS
_OFFER: Final = _CARD + COLOURS
_BACK: Final = _OFFER + COLOURS
_DOCKS: Final = _BACK + 2 * COLOURS
AT_BANK: Final = _DOCKS + SEATS * COLOURS
"""Numbers about the Investment Bank."""

MOST: Final = 32_767


def features(players: int, *, bank: bool) -> int:
    """How many numbers an observation has in a game of so many players, with or without the Investment Bank."""
    return SHARED + players * PER_SEAT + (AT_BANK if bank else 0)


def observation(g: State, seat: int) -> list[int]:
    """What a seat knows of a game, as a row of numbers."""
    row = [0] * SHARED
    shared_features(g, seat, row)
    for k in range(g.players):
        part = [0] * PER_SEAT
        seat_features(g, seat, (seat + k) % g.players, part)
        row += part
    if g.investment_bank:
        part = [0] * AT_BANK
        bank_features(g, seat, part)
        row += part
    return row


@rule
def fitting(number: int) -> int:
    """A number cut to what has room in the row."""
    return min(number, MOST)


@rule
def seats_away(g: State, seat: int, q: int) -> int:
    """How many places to the left of the own seat; what is no seat (nobody, the sea, the island, the bank) stays."""
    away = q - seat
    if away < 0:
        away += int(g.players)
    return away if 0 <= q < g.players else q


@rule
def shared_features(g: State, seat: int, out: Numbers) -> None:
    """The turn, the supply, and the own card."""
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
    out[18] = g.store
    out[19] = seats_away(g, seat, int(g.seller))
    for phase in range(OVER + 1):
        out[_PHASES + phase] = 0
    out[_PHASES + int(g.phase)] = 1
    ranks = RANKS[seen_card(g, seat, seat)]
    for c in range(COLOURS):
        out[_SUPPLY + c] = g.supply[c]
        out[_WORTH + c] = WORTH[ranks[c]]
        out[_HAND + c] = g.hand[c]


@rule
def seat_features(g: State, seat: int, q: int, out: Numbers) -> None:
    """What a seat knows of one player: money, board, ship, island area."""
    cash = fitting(seen_cash(g, seat, q))
    bid = fitting(seen_bid(g, seat, q))
    where = seats_away(g, seat, int(g.at[q]))
    out[0] = cash
    out[1] = bid
    out[2] = where
    out[3] = g.due[q]
    out[4] = g.loans[q]
    out[5] = g.warehouses[q]
    for s in range(SPACES):
        out[_MACHINES + s] = g.machines[q][s]
    for c in range(COLOURS):
        out[_SHIP + c] = g.ship[q][c]
    for c in range(COLOURS):
        out[_ISLAND + c] = g.island[q][c]
    for place in range(STORE):
        out[_FACTORY + place] = g.factory[q][place // SLOTS][place % SLOTS]
    for place in range(STORE):
        out[_HARBOUR + place] = g.harbour[q][place // SLOTS][place % SLOTS]


@rule
def bank_features(g: State, seat: int, out: Numbers) -> None:
    """The brokers, the Payment Card, the bid being laid, what comes back, and the docks."""
    out[0] = seats_away(g, seat, int(g.holder))
    out[1] = g.space
    out[2] = fitting(int(g.card_money))
    out[3] = g.calling
    for b in range(BROKERS):
        out[_BROKERS + b] = fitting(int(g.broker_money[b]))
        for c in range(COLOURS):
            out[_LOTS + b * COLOURS + c] = g.lot[b][c]
    for c in range(COLOURS):
        out[_CARD + c] = 0
        out[_OFFER + c] = 0
        out[_BACK + c] = g.back[0][c]
        out[_BACK + COLOURS + c] = g.back[1][c]
    for i in range(g.card_count):
        out[_CARD + g.card_goods[i] % STORE // SLOTS] += 1
    for i in range(g.offer_count):
        out[_OFFER + g.offer_goods[i] % STORE // SLOTS] += 1
    for q in range(SEATS):
        k = seats_away(g, seat, q)
        for c in range(COLOURS):
            out[_DOCKS + k * COLOURS + c] = g.dock[q][c]
