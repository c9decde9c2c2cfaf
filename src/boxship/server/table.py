"""One table in memory: its seats, its events, its current snapshot, and who looks at it.

Decisions about one table wait for one another; tables do not wait for other tables. A decision is worked out on the
current snapshot, written, and only then changes it: nobody is told of anything that is not on the disk.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, get_args

from boxship.notation.line_text import read, write
from boxship.notation.lines import Colours
from boxship.notation.refusals import Refusal
from boxship.rules.layout import NOBODY
from boxship.rules.rulesets import SEAT_NAMES
from boxship.server.attendance import is_by_hand
from boxship.server.branch import Branch
from boxship.server.clock import now
from boxship.server.database import Database, Ending, StoredTable
from boxship.server.errors import ProblemError
from boxship.server.quota import Quota
from boxship.server.seating import Seating
from boxship.server.snapshot import Event, EventKind, NothingToUndoError, Snapshot, Transition, transitions_of
from boxship.server.writer import ConflictError
from boxship.table.lessons.lesson import PUPIL
from boxship.table.lessons.progress import kept_back
from boxship.table.vocabulary import LineKind

_TRIES: Final = 5
"""So often a decision is worked out anew when somebody else wrote to the table meanwhile."""

_UNDO: Final = "undo"
_CONFLICT: Final = 409

Decide = Callable[..., list[Transition]]
"""What a decision makes of a snapshot, at a moment."""


class Table(Seating):
    """A table that is being played or looked at."""

    def __init__(self, stored: StoredTable, database: Database) -> None:
        """The table as it was kept, without its events: ``stand_after`` brings them in."""
        super().__init__(stored, database)
        self.origin = Branch.read(self.header)
        """Where it was forked from; None: it was dealt."""
        self.events: list[Event] = []
        self.current = Snapshot.dealt(self.header)
        self.used = time.monotonic()
        """When somebody last asked for it."""
        self.on_change: Callable[[Table], None] = lambda _: None
        """Called after every change of the game."""
        self.stood: Callable[[int], int] = lambda _: 0
        """For how many milliseconds no server ran since a moment."""
        self._quota = Quota()
        self._commands: dict[int, dict[str, int]] = {}
        """The number of the first event that each command has made, by seat and id."""

    @property
    def changed(self) -> int:
        """When something last happened."""
        return self.events[-1].at if self.events else self.created

    @property
    def busy(self) -> bool:
        """Whether a decision is being written."""
        return self._lock.locked()

    def allows_hints(self, reader: int) -> bool:
        """Whether this reader may ask for hints: with other people at the table nobody may, and no spectator ever.

        A lesson has words of its own.
        """
        return self.current.lesson is None and reader != NOBODY and self.bots | {reader} == set(range(len(self.seats)))

    # -- time --------------------------------------------------------------------------------------------------------

    def moment(self) -> int:
        """This moment as the clocks know it, which stand while no server runs."""
        times = self.current.attendance.times
        return now() - (self.stood(times.at) if times.runs else 0)

    def times_left(self) -> dict[int, int]:
        """Milliseconds that people have left whose clocks run."""
        attendance = self.current.attendance
        if not attendance.times.runs:
            return {}
        left = attendance.times.left_at(self.moment(), attendance.substitutes)
        return {seat: left[seat] for seat in self.current.waiting_for if not self.is_played_by_bot(seat)}

    def seconds_left(self) -> float | None:
        """Seconds until the first clock is out; None: none runs."""
        return min((left / 1000 for left in self.times_left().values()), default=None)

    # -- decisions ---------------------------------------------------------------------------------------------------

    async def say(self, seat: int, command: str, line: str) -> int:
        """Play a line; returns the number of the last event it made. A Refusal says why it can't be played.

        In a lesson, what the present step is not about is answered with a ProblemError.
        """
        self._keep_to_the_lesson(seat, line)
        decide = partial(Snapshot.saying, seat=seat, text=line, command=command)
        return await self.decide(seat, command, line, decide, self._not_the_persons)

    def _keep_to_the_lesson(self, seat: int, line: str) -> None:
        lesson = self.current.lesson
        if lesson is None or seat != PUPIL:
            return
        kind = next((kind for kind in get_args(LineKind) if kind == next(iter(line.split()), "")), None)
        reason = None if kind is None else kept_back(lesson, self.current.view(seat), kind)
        if reason is not None:
            raise ProblemError("refused", reason.sentence, reason=reason)

    async def say_as_bot(self, seat: int, command: str, line: str) -> int:
        """The same for a bot; a ProblemError where it does not play this seat any more."""
        decide = partial(Snapshot.saying, seat=seat, text=line, command=command)
        return await self.decide(seat, command, line, decide, self._not_the_bots)

    async def undo(self, seat: int, command: str) -> int:
        """Take the own last line back; a NothingToUndoError where that can't be."""
        decide = partial(Snapshot.taking_back, seat=seat, command=command)
        return await self.decide(seat, command, _UNDO, decide, self._not_the_persons)

    def is_played_by_bot(self, seat: int) -> bool:
        """Whether a bot decides for this seat now."""
        return seat in self.bots or seat in self.current.attendance.substitutes

    def bot_of(self, seat: int) -> str:
        """The name of the bot that decides for this seat now."""
        substitute = self.current.attendance.substitutes.get(seat)
        return self.seats[seat].style if substitute is None else substitute.bot

    def _not_the_persons(self, seat: int) -> None:
        self._see_that_it_goes_on()
        if seat in self.current.attendance.substitutes:
            raise ProblemError("bot_plays", "a bot plays this seat; take it back first")
        if self.times_left().get(seat) == 0:
            raise ProblemError("time_out", "your time is out")

    def _not_the_bots(self, seat: int) -> None:
        self._see_that_it_goes_on()
        if not self.is_played_by_bot(seat):
            raise ProblemError("refused", "this seat is its player's again")

    def _see_that_it_goes_on(self) -> None:
        if self.current.attendance.ended:
            raise ProblemError("ended", "everybody has agreed to end this game")

    async def decide(
        self, seat: int, command: str, content: str, decide: Decide, refuse: Callable[[int], None] = lambda _: None
    ) -> int:
        """Write what a decision makes of the table as it stands; returns the number of the last event it made.

        ``content`` is what the command says: under its id nothing else may be said. ``refuse`` raises a ProblemError
        where the seat may not do this now. Both are asked again where another process was quicker.
        """
        async with self._lock:
            for _ in range(_TRIES):
                first = self._commands.get(seat, {}).get(command)
                if first is not None:
                    return self._answer_again(first, _written(content, self.header.rules.colours))
                try:
                    refuse(seat)
                    at = now()
                    paused = self._paused(at)
                    decided = decide(paused[-1].after if paused else self.current, at=at)
                    self._quota.check(decided[0].event)
                    transitions = [*paused, *decided]
                    events = [transition.event for transition in transitions]
                    await self._database.append(self.name, events, ending_of(transitions[-1]))
                except ConflictError:
                    await self._read_again()
                except (Refusal, NothingToUndoError, ProblemError):
                    # It may be refused only because another process has written what is not known here yet.
                    if not await self._read_again():
                        raise
                else:
                    self.accept(transitions)
                    return self.current.number
        raise ProblemError("failed", "others were quicker again and again; please try once more")

    def _paused(self, at: int) -> list[Transition]:
        """That the clocks stood since the last event, if they did."""
        times = self.current.attendance.times
        stood = self.stood(times.at) if times.runs else 0
        if not stood:
            return []
        return [self.current.happening("pause", 0, str(stood), f"pause:{self.current.number + 1}", at)]

    def _answer_again(self, first: int, content: str) -> int:
        """The last event of a command that was obeyed before; a ProblemError where its id now says something else."""
        if content != _content(self.events[first - 1]):
            raise ProblemError("invalid", "another command was sent with this id before", status=_CONFLICT)
        others = itertools.takewhile(lambda event: event.command is None, itertools.islice(self.events, first, None))
        return first + sum(1 for _ in others)

    def accept(self, transitions: Sequence[Transition]) -> None:
        """These events are on the disk: the table stands after them, and everybody here is told."""
        if transitions:
            self.stand_after([transition.event for transition in transitions], transitions[-1].after)
            self.audience.tell(transitions)
            self.on_change(self)

    def stand_after(self, events: Sequence[Event], snapshot: Snapshot) -> None:
        """The table stands after these events too."""
        for event in events:
            self.events.append(event)
            self._quota.count(event)
            if is_by_hand(event):
                self.last_deeds[event.seat] = event.at
            if event.command is not None:
                self._commands.setdefault(event.seat, {})[event.command] = event.number
        self.current = snapshot

    async def take_in(self, missed: Sequence[Event], number: int) -> None:
        """Another process has written up to a number; what is already known of it is left out."""
        async with self._lock:
            if self.current.number >= number:
                return
            new = [event for event in missed if event.number > self.current.number]
            if new and new[0].number == self.current.number + 1:
                self.accept(list(transitions_of(self.current, new)))
            else:
                await self._read_again()

    async def reach(self, number: int) -> None:
        """A reader has seen so much already; where another process may have shown it to them, it is read here too."""
        if number > self.current.number and self._database.words:
            async with self._lock:
                await self._read_again()

    async def _read_again(self) -> bool:
        """Take in what another process has written to this table; whether there was anything."""
        missed = await self._database.events_after(self.name, self.current.number)
        self.accept(list(transitions_of(self.current, missed)))
        return bool(missed)


def _content(event: Event) -> str:
    """What the command said that made an event."""
    match event.kind:
        case "line":
            return event.line
        case "sealed":
            return f"bid {event.secret}"
        case "undo":
            return _UNDO
        case kind:
            return content_of(kind, event.line)


def content_of(kind: EventKind, text: str) -> str:
    """What a command says that makes an event around the game."""
    return f"{kind} {text}"


def _written(line: str, colours: Colours) -> str:
    """A line as it is written down; one that can't be read stays as it is."""
    try:
        return write(read(line, colours), colours)
    except Refusal:
        return line


def ending_of(last: Transition) -> Ending | None:
    """What is remembered of a game that has just ended."""
    if not last.after.over:
        return None
    state = last.after.state
    winners = tuple(SEAT_NAMES[p] for p in range(state.players) if state.winner[p])
    return Ending(last.event.at, state.round_number, winners)
