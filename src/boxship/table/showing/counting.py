"""Counting what lies on a real table, by the engine's own scoring (R10.4 to R10.8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from boxship.game import View
from boxship.notation.lines import Colours
from boxship.rules import scoring
from boxship.rules.layout import COLOURS, NOBODY, OVER
from boxship.rules.rulesets import SEAT_NAMES, Ruleset
from boxship.rules.setup import empty_table
from boxship.table.counting_shapes import CountedTable, CountNote, SeatThings
from boxship.table.showing.situation import rules_shown, scores


def counted_table(rules: Ruleset, seats: Sequence[SeatThings]) -> CountedTable:
    """What everybody has, and who wins; a ValueError for a colour that the edition does not have."""
    colours = rules.colours
    g = empty_table(rules, len(seats))
    for p, things in enumerate(seats):
        g.card[p] = _number(things.card, colours)
        g.cash[p], g.loans[p] = things.cash, things.loans
        g.in_factory[p], g.in_harbour[p] = things.factory, things.harbour
        # Afloat every colour counts the same.
        g.ship[p][0], g.dock[p][0] = things.ship, things.dock
        for colour, count in things.island.items():
            g.island[p][_number(colour, colours)] = count
    g.phase = OVER
    scoring.score(g)
    return CountedTable(
        rules=rules_shown(rules, len(seats)),
        ties_by_factory=bool(g.factory_tie),
        scores=scores(View(g, NOBODY, rules, ())),
        notes=[*_same_cards(seats), *_too_many(rules, seats)],
    )


def _number(colour: str, colours: Colours) -> int:
    if colour not in colours:
        raise ValueError(f"there is no {colour} in this edition; the colours are {', '.join(colours)}")
    return colours.index(colour)


def _same_cards(seats: Sequence[SeatThings]) -> list[CountNote]:
    """Each value card is there once (R1.3)."""
    found = Counter(things.card for things in seats)
    return [
        CountNote(
            code="same_card",
            colour=card,
            seats=[SEAT_NAMES[p] for p, things in enumerate(seats) if things.card == card],
            most=1,
        )
        for card, count in found.items()
        if count > 1
    ]


def _too_many(rules: Ruleset, seats: Sequence[SeatThings]) -> list[CountNote]:
    """More containers of a colour on the island than the game has."""
    most = rules.for_players(len(seats))[0]
    landed = {colour: sum(things.island.get(colour, 0) for things in seats) for colour in rules.colours[:COLOURS]}
    return [
        CountNote(code="too_many", colour=colour, seats=[], most=most)
        for colour, count in landed.items()
        if count > most
    ]
