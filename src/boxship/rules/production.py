"""Producing (R4.4) and the trigger of the end (R10.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boxship.rules import steps
from boxship.rules.counts import factory_room, has_machine, right_of
from boxship.rules.layout import COLOURS, PRODUCING, State
from boxship.rules.marks import rule

if TYPE_CHECKING:
    from boxship.rules.layout import Numbers


@rule
def can_make(g: State, p: int, colour: int) -> bool:
    """Whether a machine of that colour has something to make."""
    return g.supply[colour] > 0 and has_machine(g, p, colour)


@rule
def makeable_from(g: State, p: int, colour: int) -> int:
    """How many colours, from this one on, could be made."""
    count = 0
    for c in range(colour, COLOURS):
        if can_make(g, p, c):
            count += 1
    return count


@rule
def produce(g: State, p: int) -> bool:
    """Pay the union boss and make what is possible. False when the player has to choose which."""
    g.cash[p] -= 1
    g.cash[right_of(g, p)] += 1
    g.produced = 1
    room = factory_room(g, p)
    possible = makeable_from(g, p, 0)
    if possible > room > 0:
        g.least = room
        g.taken = 0
        g.floor = 0
        g.phase = PRODUCING
        return False
    if possible <= room:
        for c in range(COLOURS):
            if can_make(g, p, c):
                make(g, c)
    check_end(g)
    return True


@rule
def make(g: State, colour: int) -> None:
    """One container from the supply into the hand."""
    g.supply[colour] -= 1
    g.hand[colour] += 1


@rule
def make_chosen(g: State, colour: int) -> bool:
    """Make one chosen colour. True when the factory store is full then."""
    make(g, colour)
    g.taken += 1
    g.floor = colour + 1
    if g.taken < g.least:
        return False
    check_end(g)
    return True


@rule
def check_end(g: State) -> None:
    """Two colours gone from the supply after a produce action: the end is triggered (R10.1)."""
    gone = 0
    for c in range(COLOURS):
        if g.supply[c] == 0:
            gone += 1
    if gone >= 2:
        g.ending = 1


@rule
def legal_makes(g: State, p: int, out: Numbers) -> int:
    """Colours to make when space is short; enough must be left to fill the store (R4.4)."""
    n = 0
    missing = int(g.least) - int(g.taken)
    for c in range(g.floor, COLOURS):
        if can_make(g, p, c) and makeable_from(g, p, c) >= missing:
            out[n] = steps.MAKE + c
            n += 1
    return n
