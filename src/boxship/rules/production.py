"""Producing (R4.4) and the trigger of the end (R10.1)."""

from __future__ import annotations

from typing import Final

from boxship.rules import steps
from boxship.rules.counts import factory_room, has_machine, right_of
from boxship.rules.layout import COLOURS, FACTORY, PRODUCING, Numbers, State
from boxship.rules.market import arrange
from boxship.rules.marks import rule
from boxship.rules.verdicts import ALLOWED, CASH, PRODUCED

WAGE: Final = 1
"""What producing costs: the Union Boss, the neighbour to the right, gets it (R4.4)."""

END_COLOURS: Final = 2
"""How many colours must be gone from the supply to trigger the end (R10.1)."""


@rule
def why_not_produce(g: State, p: int) -> int:
    """Once a turn, for a wage."""
    if g.produced == 1:
        return PRODUCED
    return ALLOWED if g.cash[p] >= WAGE else CASH


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
def how_many_made(g: State, p: int, possible: int) -> int:
    """How many of the colours that could be made find room in the factory store (R4.4)."""
    return max(0, min(possible, factory_room(g, p)))


@rule
def produce(g: State, p: int) -> None:
    """Pay the union boss and make what is possible; where that is not all, the player chooses."""
    g.cash[p] -= WAGE
    g.cash[right_of(g, p)] += WAGE
    g.produced = 1
    possible = makeable_from(g, p, 0)
    made = how_many_made(g, p, possible)
    if possible > made > 0:
        g.least = made
        g.taken = 0
        g.floor = 0
        g.phase = PRODUCING
        return
    if made > 0:
        for c in range(COLOURS):
            if can_make(g, p, c):
                make(g, c)
    check_end(g)
    arrange(g, p, FACTORY)


@rule
def make(g: State, colour: int) -> None:
    """One container from the supply into the hand."""
    g.supply[colour] -= 1
    g.hand[colour] += 1


@rule
def make_chosen(g: State, p: int, colour: int) -> None:
    """Make one chosen colour; the store is priced when it is full."""
    make(g, colour)
    g.taken += 1
    g.floor = colour + 1
    if g.taken == g.least:
        check_end(g)
        arrange(g, p, FACTORY)


@rule
def check_end(g: State) -> None:
    """Two colours gone from the supply after a produce action: the end is triggered (R10.1)."""
    gone = 0
    for c in range(COLOURS):
        if g.supply[c] == 0:
            gone += 1
    if gone >= END_COLOURS:
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
