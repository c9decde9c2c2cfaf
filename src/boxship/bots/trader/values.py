"""What containers are worth: to the own card, to rivals whose cards nobody knows, and at an auction.

All amounts are in tenths of a dollar. The functions read the own card, the open table and counted cash; never the card
or the sealed bid of somebody else.
"""

from __future__ import annotations

from boxship.bots.trader import weights
from boxship.rules.auction import proceeds
from boxship.rules.counts import machine_count, on_island, on_ship
from boxship.rules.layout import COLOURS, LOAN, SEA, Numbers, State
from boxship.rules.loans import may_borrow
from boxship.rules.marks import rule
from boxship.rules.scoring import DOUBLE, RANKS, WORTH, final_money, island_worth, money_beside_island

CARD_SUM = 295
"""The worth of one container of each colour on one card, the two-value colour between its two values."""


@rule
def stage(v: State) -> int:
    """How far the game is, in percent: what is gone of the two colours that will be gone first (R10.1)."""
    low = 999
    second = 999
    for c in range(COLOURS):
        left = int(v.supply[c])
        if left < low:
            second = low
            low = left
        elif left < second:
            second = left
    return 100 - (low + second) * 50 // int(v.containers)


@rule
def slackness(v: State) -> int:
    """How many rounds behind a lively game this one is: where trade has stopped, somebody has to get cheaper."""
    return max(0, int(v.round_number) - 4 - stage(v) * (int(v.containers) + 8) // 100)


@rule
def has_acted(v: State, q: int) -> bool:
    """Whether a seat has visibly done anything since the set-up: built, made, bought, loaded, sailed or borrowed."""
    if machine_count(v, q) > 1 or v.warehouses[q] > 1 or v.in_factory[q] > 1 or v.in_harbour[q] > 0:
        return True
    return v.at[q] != SEA or v.loans[q] > 0 or on_ship(v, q) > 0 or on_island(v, q) > 0


@rule
def anybody_acts(v: State, p: int) -> bool:
    """Whether any other seat has done anything yet: customers that nobody has seen are not built for."""
    for q in range(v.players):
        if q != p and has_acted(v, q):
            return True
    return False


@rule
def next_worth(v: State, p: int, colour: int, row: Numbers) -> int:
    """What one more container of that colour on the island is likely to bring, long before the end."""
    largest = 0
    missing = 0
    for c in range(COLOURS):
        largest = max(largest, int(v.island[p][c]))
        if v.island[p][c] == 0:
            missing += 1
    rank = RANKS[int(v.card[p])][colour]
    worth = 10 * int(WORTH[rank])
    if rank == DOUBLE:
        worth += 50 if missing == 0 else row[weights.DOUBLE_SHARE] // missing
    if largest > 0 and v.island[p][colour] == largest:
        worth = worth * row[weights.TOP_PILE] // 100
    if v.island[p][colour] == 0:
        worth += row[weights.MISSING]
    return worth


@rule
def cargo_value(v: State, p: int, seller: int, row: Numbers) -> int:
    """What a ship's cargo is worth on the island of seat ``p``: by likelihood early, by the count at the end."""
    before = 10 * island_worth(v, p, int(v.card[p]))
    likely = 0
    for c in range(COLOURS):
        for _ in range(int(v.ship[seller][c])):
            likely += next_worth(v, p, c, row)
            v.island[p][c] += 1
    exact = 10 * island_worth(v, p, int(v.card[p])) - before
    for c in range(COLOURS):
        v.island[p][c] -= v.ship[seller][c]
    now = stage(v)
    start = int(row[weights.EXACT_FROM])
    if now <= start:
        return likely
    share = (now - start) * 100 // max(1, 100 - start)
    return (exact * share + likely * (100 - share)) // 100


@rule
def rival_worth(v: State, p: int, colour: int) -> int:
    """What a container of that colour is worth to a rival on average: the cards are a Latin square (R1.3)."""
    rank = RANKS[int(v.card[p])][colour]
    own = 75 if rank == DOUBLE else 10 * int(WORTH[rank])
    return (CARD_SUM - own) // 4


@rule
def deepest_purse(v: State, p: int, other: int) -> int:
    """The most that anybody but two seats could bid, loans included, in dollars."""
    most = 0
    for q in range(v.players):
        if q != p and q != other:
            most = max(most, int(v.cash[q]) + (LOAN if may_borrow(v, q) else 0))
    return most


@rule
def spare_cash(v: State, p: int) -> int:
    """What the richest rival can bid without borrowing, or after it if they never did."""
    most = 0
    for q in range(v.players):
        if q != p:
            most = max(most, int(v.cash[q]) + (LOAN // 2 if v.loans[q] == 0 else 0))
    return 10 * most


@rule
def fair_bid(v: State, p: int, seller: int, row: Numbers) -> int:
    """What a rival of seat ``p`` would bid for a ship's cargo on average, if their purse allows it."""
    worth = 0
    for c in range(COLOURS):
        worth += int(v.ship[seller][c]) * rival_worth(v, p, c)
    return worth * int(row[weights.RIVAL_BID]) // 100


@rule
def likely_bid(v: State, p: int, row: Numbers) -> int:
    """The highest bid that the own cargo will probably bring."""
    return min(fair_bid(v, p, p, row), 10 * deepest_purse(v, p, p))


@rule
def cargo_income(v: State, p: int, row: Numbers) -> int:
    """What landing the own cargo will probably bring: twice the bid, or its worth less the bid."""
    if on_ship(v, p) == 0:
        return 0
    bid = likely_bid(v, p, row)
    return max(proceeds(bid), cargo_value(v, p, p, row) - bid)


@rule
def unit_income(v: State, p: int, colour: int, row: Numbers) -> int:
    """What one more container of a colour on the ship will probably bring, before its price."""
    bid = min(rival_worth(v, p, colour) * row[weights.RIVAL_BID] // 100, spare_cash(v, p) // max(3, on_ship(v, p) + 1))
    return max(proceeds(bid), next_worth(v, p, colour, row) - bid) * row[weights.CARGO_SHARE] // 100


@rule
def standing(v: State, p: int, q: int) -> int:
    """What seat ``q`` would score now, in dollars, as seat ``p`` can tell: exact for itself, by average for rivals."""
    if p == q:
        return final_money(v, p)
    largest = 0
    worth = 0
    for c in range(COLOURS):
        count = int(v.island[q][c])
        largest = max(largest, count)
        worth += count * rival_worth(v, p, c)
    return money_beside_island(v, q) + (worth - largest * 50) // 10


@rule
def leads(v: State, p: int) -> int:
    """By how many dollars a seat leads the best of the others, as far as it can tell; negative when behind."""
    best = -9999
    for q in range(v.players):
        if q != p:
            best = max(best, standing(v, p, q))
    return standing(v, p, p) - best
