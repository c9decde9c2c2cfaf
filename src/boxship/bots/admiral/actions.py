"""Actions of a policy: the plain steps as they are, and levels of bidding in place of amounts.

A level of the first bids is a share of what the cargo is worth to the own card, so that it means the same for every
cargo and purse; in an extra round and at the brokers it is dollars. Levels that come to the same amount are one action.
"""

from __future__ import annotations

from typing import Final

from boxship.bots.trader.values import cargo_value
from boxship.rules.auction import FIRST_BIDS, purse
from boxship.rules.bank import least_offer
from boxship.rules.counts import on_ship
from boxship.rules.layout import BID, Numbers, State
from boxship.rules.marks import rule
from boxship.rules.steps import AMOUNT, HEAP

LEVELS: Final = 24
"""Levels of bidding: level k is k twentieths of the worth."""
ACTIONS: Final = HEAP + LEVELS
"""How many actions there are: the steps below the amounts of money, then the levels."""
NO_ACTION: Final = -1
"""In place of an action: nobody has to act."""
MOST: Final = 99
"""The highest bid that a level can say."""
_DOLLARS: Final = 12


@rule
def bid_scale(v: State, p: int, row: Numbers) -> int:
    """What the cargo on sale is worth to a seat, in tenths of a dollar; $2 a container at the least."""
    return max(cargo_value(v, p, int(v.turn), row), 20 * on_ship(v, int(v.turn)))


@rule
def level_amount(level: int, scale: int, first: bool) -> int:
    """The dollars of a level."""
    if first:
        return (level * scale + 100) // 200
    return level if level < _DOLLARS else (level - _DOLLARS + 1) * scale // 200 + _DOLLARS - 1


@rule
def menu(v: State, p: int, options: Numbers, count: int, row: Numbers, mask: Numbers, dollars: Numbers) -> int:
    """Mark the legal actions and write what each level says; how many there are."""
    for a in range(ACTIONS):
        mask[a] = 0
    found = 0
    least = -1
    most = 0
    for i in range(count):
        step = int(options[i])
        if step < HEAP:
            mask[step] = 1
            found += 1
        elif step >= AMOUNT:
            if least < 0:
                least = step - AMOUNT
            most = step - AMOUNT
    if least < 0:
        return found
    scale = 0
    if v.phase == BID:
        scale = bid_scale(v, p, row)
        most = min(purse(v, p), MOST)
    else:
        least = min(least_offer(v), MOST)
    last = -1
    for level in range(LEVELS):
        if v.phase == BID:
            amount = min(level_amount(level, scale, v.bidding == FIRST_BIDS), most)
        else:
            amount = min(least + level, most)
        dollars[level] = amount
        if amount > last:
            mask[HEAP + level] = 1
            found += 1
            last = amount
    return found


@rule
def step_of(action: int, dollars: Numbers) -> int:
    """The step that an action takes."""
    if action < HEAP:
        return action
    return AMOUNT + int(dollars[action - HEAP])


@rule
def action_of(step: int, mask: Numbers, dollars: Numbers) -> int:
    """The action that comes nearest to a step."""
    if step < HEAP:
        return step
    best = HEAP
    gap = -1
    for level in range(LEVELS):
        if mask[HEAP + level] == 1:
            away = abs(int(dollars[level]) - (step - AMOUNT))
            if gap < 0 or away < gap:
                gap = away
                best = HEAP + level
    return best
