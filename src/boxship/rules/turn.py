"""The course of a turn (R2), from interest to the next player, and the end of the game (R10.1, R10.3)."""

from __future__ import annotations

from typing import Final

from boxship.rules.bank import collect
from boxship.rules.counts import right_of, seat_left
from boxship.rules.interest import find_seizure, pay_interest
from boxship.rules.layout import (
    ACT,
    BID,
    BY_ROUND_LIMIT,
    BY_SUPPLY,
    INTEREST,
    NOBODY,
    OVER,
    RETURN,
    SALE,
    SEIZE,
    State,
)
from boxship.rules.loans import may_borrow
from boxship.rules.marks import rule
from boxship.rules.scoring import score

ACTIONS: Final = 2
"""The actions of a turn (R2.2)."""


@rule
def is_due(g: State, p: int) -> bool:
    """Whether this seat has to decide now."""
    if g.phase == ACT:  # first, because it is asked most
        return p == g.turn
    if g.phase == BID:
        return g.due[p] == 1
    if g.phase == OVER:
        return False
    if g.phase == SEIZE:
        return p == right_of(g, int(g.turn))
    if g.phase == RETURN:
        return p == g.beaten
    return p == g.turn


@rule
def next_due(g: State) -> int:
    """The seat that is asked next: bidders from the seller's left on; nobody (-1) when the game is over."""
    if g.phase == ACT:  # first, because it is asked most
        return int(g.turn)
    if g.phase == BID:
        for i in range(g.players):
            p = seat_left(g, int(g.turn), i)
            if g.due[p] == 1:
                return p
    if g.phase == OVER:
        return NOBODY
    if g.phase == SEIZE:
        return right_of(g, int(g.turn))
    if g.phase == RETURN:
        return int(g.beaten)
    return int(g.turn)


@rule
def begin_turn(g: State) -> None:
    """Pay interest; go on as far as nobody has to decide."""
    p = int(g.turn)
    g.actions = ACTIONS
    g.produced = 0
    g.borrowed = 0
    g.collected = 0
    pay_interest(g, p)
    if g.unpaid > 0 and may_borrow(g, p):
        g.phase = INTEREST
    else:
        settle(g)


@rule
def settle(g: State) -> None:
    """Seize for unpaid interest until all is settled, then open the turn."""
    if not find_seizure(g):
        after_interest(g)


@rule
def after_interest(g: State) -> None:
    """Collect a won lot (R9.6), ask about the domestic sale (R4.7), then the actions."""
    p = int(g.turn)
    if g.holder == p:
        collect(g)
        g.collected = 1
    asked = g.domestic_sale == 1 and g.round_number > 1 and int(g.in_factory[p]) + int(g.in_harbour[p]) > 0
    g.phase = SALE if asked else ACT


@rule
def go_on(g: State) -> None:
    """After an action: the next one, or the end of the turn (R2.4)."""
    if g.actions == 0:
        end_turn(g)
    else:
        g.phase = ACT


@rule
def end_turn(g: State) -> None:
    """Score the game if its end is due, else the next player begins."""
    if g.ending == 1:
        finish(g, BY_SUPPLY)
        return
    following = seat_left(g, int(g.turn), 0)
    if following == g.first:
        if g.round_number >= g.round_limit:
            finish(g, BY_ROUND_LIMIT)
            return
        g.round_number += 1
    g.turn = following
    begin_turn(g)


@rule
def finish(g: State, how: int) -> None:
    """Hand over an open broker lot (R9.8) and score."""
    g.ended = how
    g.phase = OVER
    g.actions = 0
    if g.holder != NOBODY:
        collect(g)
    score(g)


@rule
def finish_action(g: State) -> None:
    """The action is complete."""
    g.actions -= 1
    go_on(g)
