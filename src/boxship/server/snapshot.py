"""Snapshot of a table: a fold over its events (event sourcing), and the events that a decision makes.

Nothing here waits, writes or sends. A ``Snapshot`` never changes; an event makes the next one. Sealed bids live beside
the game until everybody who must bid has sealed, so that they can be changed; then they enter it all together.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Literal, NamedTuple

from msgspec import Struct

from boxship.game import View
from boxship.notation.lines import Bid, read, write
from boxship.notation.play_line import played
from boxship.rules import layout
from boxship.rules.layout import NOBODY, State
from boxship.rules.rulesets import SEAT_NAMES, Ruleset
from boxship.rules.turn import is_due, next_due
from boxship.rules.view import view

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from boxship.notation.lines import Line
    from boxship.notation.records import Header

EventKind = Literal["line", "sealed", "undo"]


class Event(Struct, frozen=True, gc=False):
    """One thing that happened at a table. Their numbers are 1, 2, 3 … without gaps."""

    number: int
    kind: EventKind
    seat: int
    line: str
    """As it is written down; empty for a sealed bid and an undo."""
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


class NothingToUndoError(Exception):
    """The last line can't be taken back by this seat, or not any more."""


@dataclass(frozen=True, slots=True, eq=False)
class LineHistory:
    """A line that counts, and those before it. Each snapshot shares all but its last one with the snapshot before."""

    line: str
    earlier: LineHistory | None


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table after some of its events."""

    rules: Ruleset
    state: State
    """The game, in which no bid of an open round is; not to be changed."""
    number: int = 0
    said: LineHistory | None = field(default=None, compare=False)
    """The last line that counts."""
    sealed: Mapping[int, int] = field(default_factory=dict)
    """Bids that are kept for the game, by seat."""
    retractable: tuple[State, ...] = ()
    """The game before each of the last lines that the seat to act may still take back, the oldest first."""

    @classmethod
    def dealt(cls, header: Header) -> Snapshot:
        """The table before its first event."""
        return cls(header.rules, header.start())

    @property
    def lines(self) -> tuple[str, ...]:
        """Every line that counts, as ``red: sail sea``: those taken back are gone."""
        lines: list[str] = []
        said = self.said
        while said is not None:
            lines.append(said.line)
            said = said.earlier
        return tuple(reversed(lines))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == layout.OVER

    @property
    def waiting_for(self) -> list[int]:
        """Every seat whose decision is missing; who has sealed a bid is not among them."""
        return [p for p in range(self.state.players) if is_due(self.state, p) and p not in self.sealed]

    def asks(self, seat: int) -> bool:
        """Whether this seat has to decide; also while it may still change a bid that it has sealed."""
        return is_due(self.state, seat)

    def view(self, seat: int) -> View:
        """What a seat (-1: a spectator) knows."""
        return View(view(self.state, seat), seat, self.rules, self.lines)

    def open_view(self, seat: int) -> View:
        """The same with everything open: for the time after the game, when nothing is secret any more."""
        return View(self.state, seat, self.rules, self.lines)

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take back the last line: its own, answered by nobody, with nothing revealed."""
        return bool(self.retractable) and seat != NOBODY and is_due(self.state, seat)

    # -- from an event to the next snapshot --------------------------------------------------------------------------

    def after(self, event: Event) -> Snapshot:
        """The table after one more event, read from where events are kept."""
        match event.kind:
            case "line":
                value = read(event.line, self.rules.colours)
                return self._played(event, value, played(self.state, event.seat, value, self.rules.colours))
            case "sealed":
                return self._sealed(event)
            case "undo":
                return self._taken_back(event)

    def _played(self, event: Event, value: Line, state: State) -> Snapshot:
        sealed = self.sealed
        retractable: tuple[State, ...] = ()
        if isinstance(value, Bid):
            sealed = {seat: amount for seat, amount in sealed.items() if seat != event.seat}
        elif state.phase != layout.BID and next_due(state) == event.seat:
            retractable = (*self.retractable, self.state)
        said = LineHistory(f"{SEAT_NAMES[event.seat]}: {event.line}", self.said)
        return Snapshot(self.rules, state, event.number, said, sealed, retractable)

    def _sealed(self, event: Event) -> Snapshot:
        assert event.secret is not None
        return replace(self, number=event.number, sealed={**self.sealed, event.seat: event.secret})

    def _taken_back(self, event: Event) -> Snapshot:
        assert self.said is not None
        *earlier, state = self.retractable
        return replace(self, number=event.number, state=state, said=self.said.earlier, retractable=tuple(earlier))

    # -- from a decision to its events -------------------------------------------------------------------------------

    def saying(self, seat: int, text: str, command: str, at: int) -> list[Transition]:
        """What playing a line does; a Refusal says why it can't be played."""
        value = read(text, self.rules.colours)
        state = played(self.state, seat, value, self.rules.colours)
        if isinstance(value, Bid):
            return self._sealing(seat, value.amount, command, at)
        event = Event(self.number + 1, "line", seat, write(value, self.rules.colours), None, at, command)
        return [Transition(self, event, self._played(event, value, state))]

    def _sealing(self, seat: int, amount: int, command: str, at: int) -> list[Transition]:
        """A bid is sealed; if it was the last one missing, all of them are opened, from the seller's left."""
        event = Event(self.number + 1, "sealed", seat, "", amount, at, command)
        transitions = [Transition(self, event, self._sealed(event))]
        if not transitions[-1].after.waiting_for:
            bids = transitions[-1].after.sealed
            for bidder in sorted(bids, key=lambda p: (p - self.state.turn - 1) % self.state.players):
                before = transitions[-1].after
                event = Event(before.number + 1, "line", bidder, f"bid {bids[bidder]}", None, at, None)
                transitions.append(Transition(before, event, before.after(event)))
        return transitions

    def taking_back(self, seat: int, command: str, at: int) -> list[Transition]:
        """What an undo does; a NothingToUndoError where there is nothing that this seat may take back."""
        if not self.can_undo(seat):
            raise NothingToUndoError
        event = Event(self.number + 1, "undo", seat, "", None, at, command)
        return [Transition(self, event, self._taken_back(event))]


def transitions_of(start: Snapshot, events: Iterable[Event]) -> Iterator[Transition]:
    """Every event between its snapshots."""
    before = start
    for event in events:
        after = before.after(event)
        yield Transition(before, event, after)
        before = after
