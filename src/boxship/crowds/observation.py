"""What a seat knows, as a row of small numbers, for learning and search.

The seats are told from the own one on, to the left, so that what is learned in one seat holds in all. What a seat does
not know (``boxship.rules.view``) is -1; with ``counted`` it has listened to every payment and knows all cash. Every
number has a fixed place, in this order:

- the factory stores of all seats, the own one first, then their harbour stores (``STORE`` numbers each);
- shared: turn and phase, supply, the worth of each colour to the own card, containers in the hand (``SHARED`` numbers);
- per seat, the own one first: money, buildings, where the ship lies, bids, ship, island (``PER_SEAT`` numbers each);
- with the Investment Bank: brokers, Payment Card, what comes back, the docks (``AT_BANK`` numbers).

Most of a row is stores. Compiled code copies them as runs of bytes (``boxship.crowds.batch``); all the rest is the same
text in both homes. It does without slices, and says ``& SEAT`` of what is never negative: then compiled code need not
ask whether a place counts from the end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boxship.rules.layout import BROKERS, COLOURS, OVER, SEATS, SLOTS, SPACES
from boxship.rules.marks import inlined, rule
from boxship.rules.scoring import RANKS, WORTH
from boxship.rules.steps import STORE
from boxship.rules.view import counted_cash, seen_bid, seen_card, seen_cash

if TYPE_CHECKING:
    from boxship.rules.layout import Numbers, Seat, State

SEAT: Final = 7
"""``q & SEAT`` is ``q`` for every seat, and tells the compiler that it is not negative."""

_PHASES: Final = 20
_SUPPLY: Final = _PHASES + OVER + 1
_WORTH: Final = _SUPPLY + COLOURS
_HAND: Final = _WORTH + COLOURS
SHARED: Final = _HAND + COLOURS
"""Numbers about the table that all share."""

_MACHINES: Final = 6
_SHIP: Final = _MACHINES + SPACES
_ISLAND: Final = _SHIP + COLOURS
PER_SEAT: Final = _ISLAND + COLOURS
"""Numbers about each seat, its stores aside."""

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
    return players * (2 * STORE + PER_SEAT) + SHARED + (AT_BANK if bank else 0)


def observation(g: State, seat: Seat, *, counted: bool = False) -> list[int]:
    """What a seat knows of a game, as a row of numbers; ``counted``: also everybody's cash, from public payments."""
    seats = [(seat + k) % g.players for k in range(g.players)]
    row = [count for store in (g.factory, g.harbour) for q in seats for colour in store[q] for count in colour]
    row += [0] * (features(g.players, bank=bool(g.investment_bank)) - len(row))
    all_but_stores(g, seat, int(counted), row)
    return row


@rule
def fitting(number: int) -> int:
    """A number cut to what has room in the row."""
    return min(number, MOST)


@rule
def seats_away(g: State, seat: Seat, q: Seat) -> int:
    """How many places to the left of the own seat; what is no seat (nobody, the sea, the island, the bank) stays."""
    away = q - seat
    if away < 0:
        away += int(g.players)
    return away if 0 <= q < g.players else q


@inlined
def all_but_stores(g: State, seat: Seat, counted: int, row: Numbers) -> None:
    """Everything in a row that comes after the stores."""
    players = int(g.players) & SEAT
    seat &= SEAT
    at = players * 2 * STORE
    shared_features(g, seat, row, at)
    at += SHARED
    q = seat
    for _ in range(players):
        seat_features(g, seat, q & SEAT, counted, row, at)
        at += PER_SEAT
        q += 1
        if q == players:
            q = 0
    if g.investment_bank == 1:
        bank_features(g, seat, row, at)


@inlined
def shared_features(g: State, seat: Seat, row: Numbers, at: int) -> None:
    """The turn, the supply, and the own card."""
    row[at] = g.players
    row[at + 1] = seats_away(g, seat, int(g.turn))
    row[at + 2] = seats_away(g, seat, int(g.first))
    row[at + 3] = g.round_number
    row[at + 4] = g.round_limit
    row[at + 5] = g.actions
    row[at + 6] = g.produced
    row[at + 7] = g.borrowed
    row[at + 8] = g.collected
    row[at + 9] = g.ending
    row[at + 10] = g.unpaid
    row[at + 11] = g.owed
    row[at + 12] = g.seizing
    row[at + 13] = g.bidding
    row[at + 14] = g.least
    row[at + 15] = g.taken
    row[at + 16] = g.floor
    row[at + 17] = fitting(int(g.amount[seat]))
    row[at + 18] = g.store
    row[at + 19] = seats_away(g, seat, int(g.seller))
    for phase in range(OVER + 1):
        row[at + _PHASES + phase] = 0
    row[at + _PHASES + int(g.phase)] = 1
    ranks = RANKS[seen_card(g, seat, seat)]
    for c in range(COLOURS):
        row[at + _SUPPLY + c] = g.supply[c]
        row[at + _WORTH + c] = WORTH[ranks[c]]
        row[at + _HAND + c] = g.hand[c]


@inlined
def seat_features(g: State, seat: Seat, q: Seat, counted: int, row: Numbers, at: int) -> None:
    """What a seat knows of one player: money, board, ship, island area."""
    cash = fitting(counted_cash(g, q) if counted == 1 else seen_cash(g, seat, q))
    bid = fitting(seen_bid(g, seat, q))
    where = seats_away(g, seat, int(g.at[q]))
    row[at] = cash
    row[at + 1] = bid
    row[at + 2] = where
    row[at + 3] = g.due[q]
    row[at + 4] = g.loans[q]
    row[at + 5] = g.warehouses[q]
    for s in range(SPACES):
        row[at + _MACHINES + s] = g.machines[q][s]
    for c in range(COLOURS):
        row[at + _SHIP + c] = g.ship[q][c]
    for c in range(COLOURS):
        row[at + _ISLAND + c] = g.island[q][c]


@rule
def bank_features(g: State, seat: Seat, row: Numbers, at: int) -> None:
    """The brokers, the Payment Card, the bid being laid, what comes back, and the docks."""
    row[at] = seats_away(g, seat, int(g.holder))
    row[at + 1] = g.space
    row[at + 2] = fitting(int(g.card_money))
    row[at + 3] = g.calling
    for b in range(BROKERS):
        row[at + _BROKERS + b] = fitting(int(g.broker_money[b]))
        for c in range(COLOURS):
            row[at + _LOTS + b * COLOURS + c] = g.lot[b][c]
    for c in range(COLOURS):
        row[at + _CARD + c] = 0
        row[at + _OFFER + c] = 0
        row[at + _BACK + c] = g.back[0][c]
        row[at + _BACK + COLOURS + c] = g.back[1][c]
    for i in range(g.card_count):
        row[at + _CARD + g.card_goods[i] % STORE // SLOTS] += 1
    for i in range(g.offer_count):
        row[at + _OFFER + g.offer_goods[i] % STORE // SLOTS] += 1
    for q in range(SEATS):
        k = seats_away(g, seat, q)
        for c in range(COLOURS):
            row[at + _DOCKS + k * COLOURS + c] = g.dock[q][c]
