"""Prospects of a cargo: what it will probably count at the end of the game, as a range for each row and for the whole.

Nobody knows which containers a player will still get. So some ends of the game are imagined: in each of them the reader
has got further containers, drawn from those that are still on their way to the island. What the cargo counts there is
the difference that it makes there. The range leaves out the worst and the very best of these ends; in games among
traders about five cargoes of six end up inside it. It needs nothing but the table, the own card and the engine's
scoring, so it is there at once, for every reader, at every table.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from boxship.rules import scoring
from boxship.rules.layout import COLOURS, State
from boxship.table.shapes import Span

ENDS: Final = 60
"""How many ends are imagined."""
_WORST: Final = ENDS // 3
_BEST: Final = ENDS // 15
"""How many of the worst and best ends are left out: players choose what they bid for, so good ends are likelier."""
_SEED: Final = 8
"""The same table always has the same prospects."""


class Count(NamedTuple):
    """What an island counts, colour by colour, with and without a cargo."""

    cargo: list[int]
    """What the containers of the cargo count."""
    own: list[int]
    """By how much the cargo changes what all other containers count."""


class Prospects(NamedTuple):
    """The ranges of a cargo."""

    cargo: list[Span]
    own: list[Span]
    later: Span
    """What changes about the colours of the own island that count the same now, and about those still to come."""
    whole: Span


def counted(g: State, p: int, island: Sequence[int], cargo: Sequence[int]) -> Count:
    """What a cargo counts to a seat whose island holds these containers, by the scoring of the engine."""
    trial = g.copy()
    card = g.card[p]
    trial.island[p] = list(island)
    every_before, drop_before = scoring.has_every_colour(trial, p), scoring.discarded_colour(trial, p, card)
    trial.island[p] = [island[c] + cargo[c] for c in range(COLOURS)]
    every_after, drop_after = scoring.has_every_colour(trial, p), scoring.discarded_colour(trial, p, card)
    before = [0 if c == drop_before else scoring.colour_worth(card, c, every_before) for c in range(COLOURS)]
    after = [0 if c == drop_after else scoring.colour_worth(card, c, every_after) for c in range(COLOURS)]
    return Count(
        [cargo[c] * after[c] for c in range(COLOURS)],
        [island[c] * (after[c] - before[c]) for c in range(COLOURS)],
    )


def prospects(g: State, p: int, cargo: Sequence[int]) -> Prospects:
    """The ranges of a cargo for a seat whose card is known."""
    now = counted(g, p, g.island[p], cargo)
    ends = [counted(g, p, island, cargo) for island in _ends(g, p, cargo)]
    return Prospects(
        [_span([end.cargo[c] for end in ends]) for c in range(COLOURS)],
        [_span([end.own[c] for end in ends]) for c in range(COLOURS)],
        _span([sum(end.own[c] for c in range(COLOURS) if now.own[c] == 0) for end in ends]),
        _span([sum(end.cargo) + sum(end.own) for end in ends]),
    )


def _ends(g: State, p: int, cargo: Sequence[int]) -> list[list[int]]:
    """The islands, without the cargo, of the ends that are imagined."""
    pool = [c for c in range(COLOURS) for _ in range(_on_the_way(g, c) - cargo[c])]
    chance = Random(_SEED)
    found = []
    for i in range(ENDS):
        more = chance.sample(pool, round(i / ENDS * len(pool) / g.players))
        found.append([g.island[p][c] + more.count(c) for c in range(COLOURS)])
    return found


def _on_the_way(g: State, colour: int) -> int:
    """How many containers of a colour may still come to an island: all but those that are there or out of the game."""
    stored = sum(
        sum(g.factory[q][colour]) + sum(g.harbour[q][colour]) + g.ship[q][colour] + g.dock[q][colour]
        for q in range(g.players)
    )
    return g.supply[colour] + stored + sum(lot[colour] for lot in g.lot)


def _span(values: list[int]) -> Span:
    inner = sorted(values)[_WORST:-_BEST]
    return Span(low=inner[0], high=inner[-1])
