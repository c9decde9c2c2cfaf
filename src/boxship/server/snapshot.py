"""Snapshot of a table: a fold over its events (event sourcing), and the events that a decision makes.

Nothing here waits, writes or sends. A ``Snapshot`` never changes; an event makes the next one. Sealed bids live beside
the game until everybody who must bid has sealed, so that they can be changed; then they enter it all together.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, get_args

from msgspec import Struct

from boxship.game import View
from boxship.moment import Moment
from boxship.notation.line_text import read, write
from boxship.notation.lines import Bid, Line
from boxship.notation.records import Header
from boxship.rules.layout import State
from boxship.rules.turn import is_due
from boxship.server.attendance import Attendance
from boxship.server.clock import CLOCK, Clock
from boxship.table.lessons.course import lesson_named
from boxship.table.lessons.lesson import Lesson

EventKind = Literal[
    "line",
    "sealed",
    "undo",
    # Around the game, which they do not change. What ``line`` says of each stands here.
    "takeover",  # a bot begins to play a seat: the seat, the bot, the cause
    "return",  # a seat is its player's again: the seat
    "agree",  # a player would end the game
    "withdraw",  # they would not any more
    "ended",  # all have ended it
    "begin",  # everybody has come: the clocks run
    "pause",  # no server ran for a time: its milliseconds
    "links",  # the host has made a link new: ``join``, ``watch`` or the seat that was freed
]

_KINDS: Final = frozenset(get_args(EventKind))

LESSON: Final = "lesson"
"""The key of a header that names the lesson of its table."""


class Event(Struct, frozen=True, gc=False):
    """One thing that happened at a table. Their numbers are 1, 2, 3 … without gaps."""

    number: int
    kind: EventKind
    seat: int
    line: str
    """A line as it is written down; empty for a sealed bid and an undo. Of other kinds: see there."""
    secret: int | None
    """The amount of a sealed bid."""
    at: int
    """Milliseconds since 1970 (UTC)."""
    command: str | None
    """The id of the command that made it; None for what followed from the event before."""


class Transition(NamedTuple):
    """An event between the snapshots before and after it."""

    before: Snapshot
    event: Event
    after: Snapshot
    line: Line | None
    """The line that was played or taken back; None for a sealed bid and what happens around the game."""


class NothingToUndoError(Exception):
    """The last line can't be taken back by this seat, or not any more."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table after some of its events."""

    moment: Moment
    """The game, in which no bid of an open round is."""
    number: int = 0
    """The number of the last event."""
    sealed: Mapping[int, int] = field(default_factory=dict)
    """Bids that are kept for the game, by seat."""
    earlier: tuple[Moment, ...] = ()
    """The game before each of the last lines that the seat to act may still take back, the oldest first."""
    lesson: Lesson | None = None
    """What is learned at this table; None: it is an ordinary one."""
    attendance: Attendance = field(default_factory=Attendance)
    """Who plays the seats, and how much time they have."""

    @classmethod
    def dealt(cls, header: Header) -> Snapshot:
        """The table before its first event: the deal, or the position of the lesson that the header names."""
        extras = dict(header.extras)
        if LESSON in extras:
            lesson = lesson_named(extras[LESSON])
            return cls(Moment(header.rules, lesson.start()), lesson=lesson)
        moment = Moment.dealt(header)
        clock = Clock.read(extras[CLOCK]) if CLOCK in extras else None
        return cls(moment, attendance=Attendance.begun(clock, header.players, moment.to_act))

    @property
    def state(self) -> State:
        """The position as the engine keeps it; not to be changed."""
        return self.moment.state

    @property
    def lines(self) -> tuple[str, ...]:
        """Every line that counts, as ``red: sail sea``: those taken back are gone."""
        return self.moment.history.lines

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or because everybody has agreed to end it."""
        return self.moment.over or self.attendance.ended

    @property
    def waiting_for(self) -> list[int]:
        """Every seat whose decision is missing; who has sealed a bid is not among them."""
        return self._waiting_for(self.moment, self.sealed)

    def _waiting_for(self, moment: Moment, sealed: Mapping[int, int]) -> list[int]:
        return [] if self.attendance.ended else [p for p in moment.to_act if p not in sealed]

    def asks(self, seat: int) -> bool:
        """Whether this seat has to decide; also while it may still change a bid that it has sealed."""
        return not self.attendance.ended and is_due(self.state, seat)

    def view(self, seat: int) -> View:
        """What a seat (-1: a spectator) knows."""
        return View.of(self.moment, seat)

    def open_view(self, seat: int) -> View:
        """The same with everything open: for the time after the game, when nothing is secret any more."""
        return View(self.state, seat, self.moment.rules, self.lines)

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take back the last line."""
        return not self.attendance.ended and self.moment.can_undo(seat)

    # -- from an event to the next snapshot --------------------------------------------------------------------------

    def after(self, event: Event) -> Transition:
        """One more event, read from where events are kept, and the table after it."""
        match event.kind:
            case "line":
                line = read(event.line, self.moment.rules.colours)
                return self._played(event, line, self.moment.played(event.seat, line))
            case "sealed":
                return self._sealed(event)
            case "undo":
                return self._taken_back(event)
            case kind if kind in _KINDS:
                return Transition(self, event, self._then(event, self.moment, self.sealed, self.earlier), None)
            case kind:
                raise ValueError(f"there are no events of the kind {kind!r}")

    def _then(self, event: Event, moment: Moment, sealed: Mapping[int, int], earlier: tuple[Moment, ...]) -> Snapshot:
        """The table after an event, with this game, these bids and these earlier moments."""
        attendance = self.attendance.after(event, self._waiting_for(moment, sealed))
        return Snapshot(moment, event.number, sealed, earlier, self.lesson, attendance)

    def _played(self, event: Event, line: Line, moment: Moment) -> Transition:
        sealed = self.sealed
        if isinstance(line, Bid):
            sealed = {seat: amount for seat, amount in sealed.items() if seat != event.seat}
        earlier = (*self.earlier, self.moment) if moment.retractable else ()
        return Transition(self, event, self._then(event, moment, sealed, earlier), line)

    def _sealed(self, event: Event) -> Transition:
        assert event.secret is not None
        sealed = {**self.sealed, event.seat: event.secret}
        return Transition(self, event, self._then(event, self.moment, sealed, self.earlier), None)

    def _taken_back(self, event: Event) -> Transition:
        *earlier, moment = self.earlier
        after = self._then(event, moment, self.sealed, tuple(earlier))
        return Transition(self, event, after, self.moment.history.moves[-1][1])

    # -- from a decision to its events -------------------------------------------------------------------------------

    def saying(self, seat: int, text: str, command: str, at: int) -> list[Transition]:
        """What playing a line does; a Refusal says why it can't be played."""
        line = read(text, self.moment.rules.colours)
        moment = self.moment.played(seat, line)
        if isinstance(line, Bid):
            return self._sealing(seat, line.amount, command, at)
        written = write(line, self.moment.rules.colours)
        event = Event(self.number + 1, "line", seat, written, None, at, command)
        return [self._played(event, line, moment)]

    def _sealing(self, seat: int, amount: int, command: str, at: int) -> list[Transition]:
        """A bid is sealed; if it was the last one missing, all of them are opened, from the seller's left."""
        transitions = [self._sealed(Event(self.number + 1, "sealed", seat, "", amount, at, command))]
        if not transitions[-1].after.waiting_for:
            bids = transitions[-1].after.sealed
            for bidder in sorted(bids, key=lambda p: (p - self.state.turn - 1) % self.state.players):
                before = transitions[-1].after
                event = Event(before.number + 1, "line", bidder, f"bid {bids[bidder]}", None, at, None)
                transitions.append(before.after(event))
        return transitions

    def taking_back(self, seat: int, command: str, at: int) -> list[Transition]:
        """What an undo does; a NothingToUndoError where there is nothing that this seat may take back."""
        if not self.can_undo(seat):
            raise NothingToUndoError
        return [self._taken_back(Event(self.number + 1, "undo", seat, "", None, at, command))]

    def happening(self, kind: EventKind, seat: int, text: str, command: str | None, at: int) -> Transition:
        """Something around the game that a seat has brought about."""
        return self.after(Event(self.number + 1, kind, seat, text, None, at, command))


def transitions_of(start: Snapshot, events: Iterable[Event]) -> Iterator[Transition]:
    """Every event between its snapshots; a ValueError where one is missing."""
    before = start
    for event in events:
        if event.number != before.number + 1:
            raise ValueError(f"event {before.number + 1} is missing")
        transition = before.after(event)
        yield transition
        before = transition.after
