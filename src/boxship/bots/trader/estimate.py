"""Estimate of what a seat will have in the end, by what it has now: where a rollout stops before the game does.

The factors are halfway between those that predict best how far ahead of the others a trader ends and those that do so
for a captain. ``benchmarks/estimating.py`` makes such fits; these come from games of captains who still went by the
traders' fit. Among captains what a seat has built matters less.
"""

from __future__ import annotations

from boxship.bots.trader.values import stage
from boxship.rules.counts import machine_count, on_dock, on_ship
from boxship.rules.layout import COLOURS, State
from boxship.rules.marks import rule
from boxship.rules.scoring import colour_worth, discarded_colour, final_money, has_every_colour, island_worth

FACTORS = (
    (8, 7, 2, 3, 16, 16, 37, 51, 32, -195),
    (9, 7, 2, 4, 18, 17, 41, 53, 41, -205),
    (11, 8, 3, 8, 28, 18, 55, 43, 21, -166),
    (10, 9, 1, 3, 32, 15, 51, 5, -1, -158),
)
"""For the middle of each quarter of the game, in tenths of a dollar: a dollar in cash, a dollar of the island area, a
dollar of the pile that would be discarded, a colour on the island; a container in the harbour store, in the factory
store, afloat; a machine, a warehouse, a loan."""

QUARTER = 25
MIDDLE = 12
LAST = 3


@rule
def factor(now: int, which: int) -> int:
    """A factor at that stage of the game, between those of the two nearest quarters, times 25."""
    way = min(max(now - MIDDLE, 0), LAST * QUARTER)
    quarter = min(way // QUARTER, LAST - 1)
    part = way - quarter * QUARTER
    return FACTORS[quarter][which] * (QUARTER - part) + FACTORS[quarter + 1][which] * part


@rule
def estimate(v: State, p: int) -> int:
    """What the seat will have in the end, in tenths of a dollar, but for what everybody gains alike."""
    now = stage(v)
    card = int(v.card[p])
    dropped = discarded_colour(v, p, card)
    colours = 0
    for c in range(COLOURS):
        if v.island[p][c] > 0:
            colours += 1
    worth = int(v.cash[p]) * factor(now, 0) + island_worth(v, p, card) * factor(now, 1)
    if dropped >= 0:
        every = has_every_colour(v, p)
        worth += int(v.island[p][dropped]) * colour_worth(card, dropped, every) * factor(now, 2)
    worth += colours * factor(now, 3)
    worth += int(v.in_harbour[p]) * factor(now, 4)
    worth += int(v.in_factory[p]) * factor(now, 5)
    worth += (on_ship(v, p) + on_dock(v, p)) * factor(now, 6)
    worth += machine_count(v, p) * factor(now, 7)
    worth += int(v.warehouses[p]) * factor(now, 8)
    worth += int(v.loans[p]) * factor(now, 9)
    return worth // QUARTER


@rule
def expected(v: State, p: int, closed: int) -> int:
    """The estimate where so many seats never sell: what is not yet money counts the less, the more they are."""
    others = int(v.players) - 1
    shut = min(closed, others)
    return (estimate(v, p) * (others - shut) + 10 * final_money(v, p) * shut) // others
