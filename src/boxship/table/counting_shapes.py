"""What lies on a real table, and the rulebook's count of it, as data."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from boxship.table.shapes import Rules, Score

Count = Annotated[int, Meta(ge=0, le=99)]


class SeatThings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What lies before one player at the end of a game."""

    card: Annotated[str, Meta(max_length=20)]
    """The colour worth $10."""
    cash: Annotated[int, Meta(ge=0, le=9999)] = 0
    loans: Count = 0
    island: dict[Annotated[str, Meta(max_length=20)], Count] = {}
    """How many containers of each colour."""
    factory: Count = 0
    harbour: Count = 0
    ship: Count = 0
    dock: Count = 0
    """On the own dock at the Investment Bank."""


class CountRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Count what lies on a real table."""

    rules: Annotated[str, Meta(max_length=600)]
    seats: Annotated[list[SeatThings], Meta(min_length=3, max_length=5)]


class CountNote(Struct, frozen=True, kw_only=True):
    """Something that can't lie on a real table; the count is made all the same."""

    code: Literal["same_card", "too_many"]
    colour: str
    seats: list[str]
    """Whose card it is."""
    most: int
    """So many containers of the colour there are."""


class CountedTable(Struct, frozen=True, kw_only=True):
    """The rulebook's count."""

    rules: Rules
    ties_by_factory: bool
    """Whether containers in factory stores break a tie; where not, nobody need count them."""
    scores: list[Score]
    notes: list[CountNote]
