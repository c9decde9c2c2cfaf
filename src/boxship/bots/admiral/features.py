"""Features: a decision as a row of numbers for a policy, the same for every edition and for three to five players.

The seats are told from the own one on; seats and broker spaces that a game does not have are zeros. Cash is counted
(``boxship.bots.cash_ledger``), the rest is what the seat sees and has heard (``history``). Beyond the open table there
is what a network finds hard to find: what a cargo and one more container of each colour are worth to the own card, who
can pay, who would win now, how far the game is and whether anybody still trades.
"""

from __future__ import annotations

from typing import Final

from boxship.bots import history
from boxship.bots.trader.values import cargo_value, deepest_purse, leads, rival_worth, slackness, stage, standing
from boxship.rules.auction import EXTRA_BIDS, highest_bid
from boxship.rules.counts import factory_room, harbour_room, machine_count, on_ship
from boxship.rules.layout import (
    ARRANGE,
    BANK,
    BID,
    BROKERS,
    COLOURS,
    DECIDE,
    FACTORY,
    NOBODY,
    OVER,
    SEATS,
    SLOTS,
    SPACES,
    Numbers,
    State,
)
from boxship.rules.market import next_in_hand
from boxship.rules.marks import rule
from boxship.rules.scoring import RANKS, WORTH, island_worth
from boxship.rules.steps import STORE

_FACTORY: Final = 36
_HARBOUR: Final = _FACTORY + STORE
_HISTORY: Final = _HARBOUR + STORE
PER_SEAT: Final = _HISTORY + history.PER_SEAT
"""Numbers about each seat."""

_PHASE: Final = 32
_TURN: Final = _PHASE + OVER
_CARGO: Final = _TURN + 3 * SEATS + 10
SHARED: Final = _CARGO + 22
"""Numbers about the table and the own card."""

_BROKER: Final = 2 + COLOURS
BANKING: Final = 5 + BROKERS * _BROKER + SEATS * COLOURS
"""Numbers about the Investment Bank."""

RULES: Final = 2 * SLOTS + 11
"""Numbers about the edition."""

FEATURES: Final = SEATS * PER_SEAT + SHARED + BANKING + RULES
"""How many numbers there are in a row."""
BIDDING: Final = SEATS * PER_SEAT + _PHASE + BID
"""The place of the number that is 1 where a sealed bid is due."""


@rule
def describe(v: State, p: int, h: Numbers, plain: Numbers, row: Numbers) -> None:
    """Write the row of a seat that has to decide; ``plain`` are a trader's weights, by which cargo is valued."""
    for k in range(FEATURES):
        row[k] = 0.0
    n = int(v.players)
    for i in range(n):
        describe_seat(v, p, (p + i) % n, h, row, i * PER_SEAT)
    at = SEATS * PER_SEAT
    describe_table(v, p, h, row, at)
    describe_cargo(v, p, plain, row, at + _CARGO)
    at += SHARED
    if v.investment_bank == 1:
        describe_bank(v, p, row, at)
    describe_rules(v, p, row, at + BANKING)


@rule
def describe_seat(v: State, p: int, q: int, h: Numbers, row: Numbers, at: int) -> None:
    """Money, board, ship, island area, and what the seat has done so far."""
    n = int(v.players)
    row[at] = min(int(v.cash[q]), 150) / 20.0
    row[at + 1] = min(int(v.cash[q]), 12) / 6.0
    row[at + 2] = int(v.loans[q]) / 1.0
    row[at + 3] = int(v.warehouses[q]) / 2.0
    row[at + 4] = machine_count(v, q) / 2.0
    for s in range(SPACES):
        if v.machines[q][s] > 0:
            row[at + 4 + int(v.machines[q][s])] = 1.0
    for c in range(COLOURS):
        row[at + 10 + c] = int(v.ship[q][c]) / 1.0
        row[at + 15 + c] = int(v.island[q][c]) / 2.0
    row[at + 20] = on_ship(v, q) / 2.0
    where = int(v.at[q])
    if where < n:
        row[at + 21 + (where - p + n) % n] = 1.0
    elif where <= BANK:
        row[at + 21 + where] = 1.0
    row[at + 29] = int(v.in_factory[q]) / 3.0
    row[at + 30] = int(v.in_harbour[q]) / 2.0
    row[at + 31] = min(max(standing(v, p, q), -60), 200) / 30.0
    row[at + 32] = factory_room(v, q) / 3.0
    row[at + 33] = harbour_room(v, q) / 2.0
    row[at + 34] = 1.0
    if v.phase == DECIDE or (v.phase == BID and v.bidding == EXTRA_BIDS):
        row[at + 35] = min(int(v.bids[q]), 60) / 10.0
    for c in range(COLOURS):
        for s in range(SLOTS):
            row[at + _FACTORY + c * SLOTS + s] = int(v.factory[q][c][s]) / 1.0
            row[at + _HARBOUR + c * SLOTS + s] = int(v.harbour[q][c][s]) / 1.0
    from_history(h, history.HEAD + q * history.PER_SEAT, row, at + _HISTORY)


@rule
def from_history(h: Numbers, of: int, row: Numbers, at: int) -> None:
    """What a seat has done so far, as shares."""
    auctions = max(1, int(h[of + history.AUCTIONS]))
    row[at] = min(int(h[of + history.TURNS]), 20) / 10.0
    row[at + 1] = min(int(h[of + history.IDLE]), 8) / 4.0
    row[at + 2] = 1.0 if h[of + history.IDLE] >= 2 else 0.0
    row[at + 3] = int(h[of + history.PASSED]) / max(1, int(h[of + history.TURNS]))
    row[at + 4] = min(int(h[of + history.BOUGHT]), 96) / 32.0
    row[at + 5] = min(int(h[of + history.LOADED]), 96) / 32.0
    row[at + 6] = min(int(h[of + history.AUCTIONS]), 10) / 5.0
    row[at + 7] = int(h[of + history.ZEROS]) / auctions
    row[at + 8] = min(2.0 * int(h[of + history.BIDS]) / max(1, int(h[of + history.WORTHS])), 4.0)
    row[at + 9] = min(int(h[of + history.LAST_SHARE]), 200) / 50.0
    row[at + 10] = min(int(h[of + history.LANDED]), 10) / 5.0
    row[at + 11] = int(h[of + history.KEPT]) / max(1, int(h[of + history.LANDED]))


@rule
def one_more(v: State, p: int, colour: int) -> int:
    """What one more container of a colour adds to the own island area, exactly, if the game ended now."""
    card = int(v.card[p])
    before = island_worth(v, p, card)
    v.island[p][colour] += 1
    after = island_worth(v, p, card)
    v.island[p][colour] -= 1
    return after - before


@rule
def describe_table(v: State, p: int, h: Numbers, row: Numbers, at: int) -> None:
    """The own card, the supply, how far the game is, and the decision at hand."""
    n = int(v.players)
    card = int(v.card[p])
    low = 99
    second = 99
    for c in range(COLOURS):
        left = int(v.supply[c])
        row[at + c] = WORTH[RANKS[card][c]] / 5.0
        row[at + 5 + c] = one_more(v, p, c) / 5.0
        row[at + 10 + c] = left / 6.0
        row[at + 15 + c] = int(v.hand[c]) / 1.0
        if left < low:
            second = low
            low = left
        elif left < second:
            second = left
    row[at + 20] = stage(v) / 50.0
    row[at + 21] = (low + second) / 10.0
    row[at + 22] = int(v.ending) / 1.0
    row[at + 23] = int(v.round_number) / 15.0
    row[at + 24] = min(slackness(v), 20) / 5.0
    row[at + 25 + min(int(v.actions), 2)] = 1.0
    row[at + 28] = int(v.produced) / 1.0
    row[at + 29] = int(v.borrowed) / 1.0
    row[at + 30] = min(int(h[history.STILL]), 40) / 10.0
    row[at + 31] = leads(v, p) / 20.0
    row[at + _PHASE + int(v.phase)] = 1.0
    row[at + _TURN + (int(v.turn) - p + n) % n] = 1.0
    row[at + _TURN + SEATS + (int(v.first) - p + n) % n] = 1.0
    if 0 <= v.seller < n:
        row[at + _TURN + 2 * SEATS + (int(v.seller) - p + n) % n] = 1.0
    at += _TURN + 3 * SEATS
    if v.phase == ARRANGE:
        row[at + next_in_hand(v)] = 1.0
        row[at + 5] = 1.0 if v.store == FACTORY else -1.0
        row[at + 6] = int(v.floor) / 2.0
    row[at + 7] = int(v.taken) / 1.0
    row[at + 8] = int(v.least) / 1.0
    row[at + 9] = island_worth(v, p, card) / 30.0


@rule
def describe_cargo(v: State, p: int, plain: Numbers, row: Numbers, at: int) -> None:
    """The cargo on sale or on the own ship, who could pay for it, and what there is to buy."""
    auction = v.phase == BID or v.phase == DECIDE
    seller = int(v.turn) if auction else p
    purse = min(deepest_purse(v, p, seller), 100)
    row[at] = min(deepest_purse(v, p, p), 150) / 15.0
    if on_ship(v, seller) > 0:
        likely = cargo_value(v, p, seller, plain)
        card = int(v.card[p])
        before = island_worth(v, p, card)
        rivals = 0
        for c in range(COLOURS):
            v.island[p][c] += v.ship[seller][c]
            rivals += int(v.ship[seller][c]) * rival_worth(v, p, c)
        row[at + 1] = (island_worth(v, p, card) - before) / 10.0
        for c in range(COLOURS):
            v.island[p][c] -= v.ship[seller][c]
        row[at + 2] = likely / 100.0
        row[at + 3] = rivals / 100.0
        row[at + 4] = on_ship(v, seller) / 2.0
        row[at + 5] = purse / 15.0
        if auction:
            row[at + 6] = 1.0
            row[at + 7] = likely / 100.0
            row[at + 8] = min(10.0 * int(v.cash[p]) / max(20, likely), 3.0)
            row[at + 9] = min(10.0 * purse / max(20, likely), 3.0)
            row[at + 10] = min(max(standing(v, p, seller) - standing(v, p, p), -60), 60) / 20.0
            row[at + 11] = 1.0 if v.bidding == EXTRA_BIDS else 0.0
            if v.phase == DECIDE or v.bidding == EXTRA_BIDS:
                high = min(highest_bid(v), 100)
                row[at + 12] = high / 10.0
                row[at + 13] = min(10.0 * high / max(20, likely), 3.0)
                row[at + 14] = (likely / 10.0 - 3 * high) / 10.0
                row[at + 15] = 1.0 if v.cash[p] >= high else 0.0
    cheapest_factory = SLOTS
    cheapest_harbour = SLOTS
    in_factories = 0
    in_harbours = 0
    for q in range(v.players):
        if q == p:
            continue
        in_factories += int(v.in_factory[q])
        in_harbours += int(v.in_harbour[q])
        for c in range(COLOURS):
            for s in range(SLOTS):
                if v.factory[q][c][s] > 0:
                    cheapest_factory = min(cheapest_factory, s)
                if v.harbour[q][c][s] > 0:
                    cheapest_harbour = min(cheapest_harbour, s)
    row[at + 16] = cheapest_factory / 3.0
    row[at + 17] = cheapest_harbour / 3.0
    row[at + 18] = in_factories / 6.0
    row[at + 19] = in_harbours / 6.0


@rule
def describe_bank(v: State, p: int, row: Numbers, at: int) -> None:
    """The brokers, the Payment Card and the docks."""
    n = int(v.players)
    if v.holder != NOBODY:
        row[at] = 1.0
        row[at + 1] = 1.0 if v.holder == p else 0.0
        row[at + 2] = int(v.card_count) / 2.0
        row[at + 3] = min(int(v.card_money), 50) / 5.0
    row[at + 4] = int(v.offer_count) / 2.0
    at += 5
    for b in range(BROKERS):
        row[at] = min(int(v.broker_money[b]), 50) / 5.0
        row[at + 1] = 1.0 if v.holder != NOBODY and v.space // 2 == b else 0.0
        for c in range(COLOURS):
            row[at + 2 + c] = int(v.lot[b][c]) / 1.0
        at += _BROKER
    for i in range(n):
        for c in range(COLOURS):
            row[at + i * COLOURS + c] = int(v.dock[(p + i) % n][c]) / 1.0


@rule
def describe_rules(v: State, p: int, row: Numbers, at: int) -> None:
    """In what editions differ."""
    for s in range(v.factory_slots):
        row[at + s] = int(v.factory_price[s]) / 5.0
    for s in range(v.harbour_slots):
        row[at + SLOTS + s] = int(v.harbour_price[s]) / 5.0
    at += 2 * SLOTS
    row[at + int(v.players) - 3] = 1.0
    row[at + 3] = int(v.containers) / 10.0
    row[at + 4] = int(v.investment_bank) / 1.0
    row[at + 5] = int(v.domestic_sale) / 1.0
    row[at + 6] = int(v.cargo_default) / 1.0
    row[at + 7] = int(v.all_zero) / 2.0
    row[at + 8] = min(int(v.round_limit) - int(v.round_number), 100) / 50.0
    machines = machine_count(v, p)
    row[at + 9] = int(v.machine_cost[machines]) / 5.0 if machines < v.machine_spaces else 4.0
    built = int(v.warehouses[p])
    row[at + 10] = int(v.warehouse_cost[built]) / 5.0 if built < v.warehouse_spaces else 4.0
