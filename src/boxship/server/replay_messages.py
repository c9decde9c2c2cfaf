"""Wire types of replays and forks: records that are opened, looked at from any seat, and played on from any moment."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from boxship.server.messages import SeatInfo, SeatRequest
from boxship.table.shapes import Entry, Rules, Score

LONGEST_RECORD: Final = 40_000
"""Characters of a record that is sent here: a long game among five has half as many."""

RecordText = Annotated[str, Meta(max_length=LONGEST_RECORD)]
MomentNumber = Annotated[int, Meta(ge=0, le=10_000_000)]

Viewpoint = Literal["everybody", "spectator", "blue", "red", "yellow", "green", "purple"]
"""With whose eyes a replay is seen: everything open, what everybody saw, or what one seat knew."""


class ReplayRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Open a record. Nothing is kept: a record is sent with everything that is asked about it."""

    record: RecordText
    seen: Viewpoint = "everybody"


class MomentRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Ask how a replay stood."""

    record: RecordText
    seen: Viewpoint = "everybody"
    number: MomentNumber
    """After that event, 0 being the deal."""


class RecordRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record, as it is."""

    record: RecordText


class Replay(Struct, frozen=True, kw_only=True):
    """A record that was opened: the whole game, for one viewpoint."""

    record: str
    """As the engine writes it: what is to be sent and shared from now on."""
    rules: Rules
    seats: list[SeatInfo]
    last: int
    """The number of the last event."""
    over: bool
    """Whether the game came to its end."""
    log: list[Entry]
    worth: dict[str, list[int]]
    """Seat -> what it would have scored at the start and after each event, had the game ended there."""


class KeptRecord(Struct, frozen=True, kw_only=True):
    """A record that is kept here, for a short link."""

    name: str


class ForkRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Play on from a moment of a table, at a new one."""

    number: MomentNumber
    seats: Annotated[list[SeatRequest], Meta(min_length=3, max_length=5)]


class ReplayForkRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Play on from a moment of a record, at a new table."""

    record: RecordText
    number: MomentNumber
    seats: Annotated[list[SeatRequest], Meta(min_length=3, max_length=5)]


class OriginGame(Struct, frozen=True, kw_only=True):
    """The game that a table was forked from; nothing of it while it is being played."""

    record: str | None
    """The whole game; None while it runs, and once it is forgotten."""
    number: int
    """The moment in the replay of that record from which the fork plays on."""
    scores: list[Score]
    """How it ended, in the order of places; empty where it has not."""
