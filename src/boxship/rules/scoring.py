"""The final scoring (R10.4 to R10.8)."""

from __future__ import annotations

from typing import Final

from boxship.rules.counts import on_dock, on_island, on_ship
from boxship.rules.layout import COLOURS, State
from boxship.rules.marks import rule

RANKS: Final = (
    (0, 4, 1, 3, 2),
    (1, 0, 2, 4, 3),
    (4, 3, 0, 2, 1),
    (2, 1, 3, 0, 4),
    (3, 2, 4, 1, 0),
)
"""Where each colour stands on each value card: 0 is the $10 place, 1 the $5/$10 place, then $6, $4, $2 (R1.3)."""

WORTH: Final = (10, 5, 6, 4, 2)
"""What a place on a card is worth, the second one without every colour on the island."""

DOUBLE: Final = 1
"""The place of the two-value colour."""

DOUBLE_WORTH: Final = 10
"""What the two-value colour is worth with every colour on the island (R10.4)."""

LOAN_COST: Final = 11
"""What each loan costs at the end (R10.6)."""

HARBOUR_WORTH: Final = 2
"""What a container of the harbour store is worth at the end (R10.6)."""

AFLOAT_WORTH: Final = 3
"""What a container on the ship or on the own dock is worth at the end (R10.6)."""


@rule
def has_every_colour(g: State, p: int) -> bool:
    """At least one container of each colour on the island: the two-value colour counts $10 (R10.4)."""
    for c in range(COLOURS):
        if g.island[p][c] == 0:
            return False
    return True


@rule
def colour_worth(card: int, colour: int, every_colour: bool) -> int:
    """What a container of that colour on the island is worth with that card."""
    rank = RANKS[card][colour]
    if rank == DOUBLE and every_colour:
        return DOUBLE_WORTH
    return WORTH[rank]


@rule
def discarded_colour(g: State, p: int, card: int) -> int:
    """The colour the player has most of; tied: the two-value colour, else the one worth least to them (R10.5)."""
    every = has_every_colour(g, p)
    most = 0
    colour = -1
    for c in range(COLOURS):
        count = int(g.island[p][c])
        if count == 0 or count < most:
            continue
        if count == most:
            if RANKS[card][colour] == DOUBLE:
                continue
            if RANKS[card][c] != DOUBLE and colour_worth(card, c, every) > colour_worth(card, colour, every):
                continue
        most = count
        colour = c
    return colour


@rule
def island_worth(g: State, p: int, card: int) -> int:
    """The island area by that card, after the discard."""
    every = has_every_colour(g, p)
    dropped = discarded_colour(g, p, card)
    worth = 0
    for c in range(COLOURS):
        if c != dropped:
            worth += int(g.island[p][c]) * colour_worth(card, c, every)
    return worth


@rule
def final_money(g: State, p: int) -> int:
    """Cash, island, goods in the harbour store and afloat, less the loans (R10.6)."""
    worth = int(g.cash[p]) + island_worth(g, p, int(g.card[p]))
    worth += HARBOUR_WORTH * int(g.in_harbour[p]) + AFLOAT_WORTH * (on_ship(g, p) + on_dock(g, p))
    return worth - LOAN_COST * int(g.loans[p])


@rule
def tie_strength(g: State, p: int) -> int:
    """What breaks a tie: containers left on the island, or (Jumbo) in the factory store (R10.8)."""
    if g.factory_tie == 1:
        return int(g.in_factory[p])
    dropped = discarded_colour(g, p, int(g.card[p]))
    if dropped < 0:
        return 0
    return on_island(g, p) - int(g.island[p][dropped])


@rule
def score(g: State) -> None:
    """Write every total and mark the winners (R10.7, R10.8)."""
    best = 0
    for p in range(g.players):
        g.total[p] = final_money(g, p)
        if p == 0 or g.total[p] > best:
            best = int(g.total[p])
    strongest = -1
    for p in range(g.players):
        if g.total[p] == best:
            strongest = max(strongest, tie_strength(g, p))
    for p in range(g.players):
        g.winner[p] = 1 if g.total[p] == best and tie_strength(g, p) == strongest else 0
