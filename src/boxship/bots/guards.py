"""Guards: lines that nobody should say, whatever a judgement or a search thinks of them.

A line that changes nothing, an end of the game for somebody else, money spent on customers whom nobody has seen.
"""

from __future__ import annotations

from collections.abc import Sequence

from boxship.bots.history import signature
from boxship.bots.trader.values import anybody_acts, leads
from boxship.rules.counts import on_ship
from boxship.rules.layout import ACT, State
from boxship.rules.steps import ACCEPT, BUY, END, LOAN_STEP, MACHINE, PRODUCE, SAIL, WAREHOUSE


def changes_nothing(before: State, seat: int, steps: Sequence[int], after: State) -> bool:
    """Whether an action leaves everything as it was: the same prices again, a call at a harbour without loading."""
    if before.phase != ACT or steps[0] == END:
        return False
    if SAIL <= steps[0] < ACCEPT:
        return on_ship(before, seat) == on_ship(after, seat)
    return signature(before, seat) == signature(after, seat)


def ends_for_others(before: State, seat: int, after: State) -> bool:
    """Whether an action triggers the end of a game in which the seat is behind, as far as it can tell."""
    return before.phase == ACT and not before.ending and bool(after.ending) and leads(before, seat) < 0


def pays_for_nobody(before: State, seat: int, steps: Sequence[int], after: State) -> bool:
    """Whether a line builds, buys, borrows or pays for new prices where nobody else has done anything yet."""
    costs = steps[0] in {WAREHOUSE, LOAN_STEP} or MACHINE <= steps[0] < SAIL
    if steps[0] == PRODUCE:
        costs = after.in_factory[seat] == before.in_factory[seat]
    return before.phase == ACT and costs and not anybody_acts(before, seat)


def senseless(before: State, seat: int, steps: Sequence[int], after: State) -> bool:
    """Whether a line changes nothing, or ends the game for somebody else: nobody should even think about it."""
    return changes_nothing(before, seat, steps, after) or ends_for_others(before, seat, after)


assert MACHINE < BUY < SAIL, "machines and purchases are one block"
