"""One table in memory: its seats, its events, its current snapshot, and who looks at it.

Decisions about one table wait for one another; tables do not wait for other tables. A decision is worked out on the
current snapshot, written, and only then changes it: nobody is told of anything that is not on the disk.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Final, get_args

from boxship.notation.records import Record
from boxship.notation.refusals import Refusal
from boxship.rules.layout import NOBODY
from boxship.rules.rulesets import SEAT_NAMES
from boxship.server.audience import Audience
from boxship.server.database import Ending
from boxship.server.errors import ProblemError
from boxship.server.seats import hash_of, new_token, next_free
from boxship.server.snapshot import NothingToUndoError, Snapshot, transitions_of
from boxship.server.writer import ConflictError
from boxship.table.lessons.lesson import PUPIL
from boxship.table.lessons.progress import kept_back
from boxship.table.vocabulary import LineKind

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from boxship.server.database import Database, StoredTable
    from boxship.server.snapshot import Event, Transition

_TRIES: Final = 5
"""So often a decision is worked out anew when somebody else wrote to the table meanwhile."""


def now() -> int:
    """This moment in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Table:
    """A table that is being played or looked at."""

    def __init__(self, stored: StoredTable, database: Database) -> None:
        """The table as it was kept, without its events: ``accept`` brings them in."""
        self.name = stored.name
        self.header = Record.parse(stored.header).header
        self.created = stored.created
        self.links = stored.links
        self.seats = list(stored.seats)
        self.bots = frozenset(number for number, seat in enumerate(stored.seats) if seat.kind == "bot")
        self.events: list[Event] = []
        self.current = Snapshot.dealt(self.header)
        self.audience = Audience()
        self.rematch = False
        """Whether somebody has opened a rematch since the table came into memory."""
        self.used = time.monotonic()
        """When somebody last asked for it."""
        self.on_change: Callable[[Table], None] = lambda _: None
        """Called after every change of the game."""
        self._database = database
        self._lock = asyncio.Lock()
        self._commands: dict[tuple[int, str], int] = {}
        self._last_command: tuple[int, str] | None = None

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

    # -- decisions ---------------------------------------------------------------------------------------------------

    async def say(self, seat: int, command: str, line: str) -> int:
        """Play a line; returns the number of the last event it made. A Refusal says why it can't be played.

        In a lesson, what the present step is not about is answered with a ProblemError.
        """
        self._keep_to_the_lesson(seat, line)
        return await self._decide(seat, command, lambda table, at: table.saying(seat, line, command, at))

    def _keep_to_the_lesson(self, seat: int, line: str) -> None:
        lesson = self.current.lesson
        if lesson is None or seat != PUPIL:
            return
        kind = next((kind for kind in get_args(LineKind) if kind == next(iter(line.split()), "")), None)
        reason = None if kind is None else kept_back(lesson, self.current.view(seat), kind)
        if reason is not None:
            raise ProblemError("refused", reason.sentence, reason=reason)

    async def undo(self, seat: int, command: str) -> int:
        """Take the own last line back; a NothingToUndoError where that can't be."""
        return await self._decide(seat, command, lambda table, at: table.taking_back(seat, command, at))

    async def _decide(self, seat: int, command: str, decide: Callable[[Snapshot, int], list[Transition]]) -> int:
        async with self._lock:
            for _ in range(_TRIES):
                answered = self._commands.get((seat, command))
                if answered is not None:
                    return answered
                try:
                    transitions = decide(self.current, now())
                    events = [transition.event for transition in transitions]
                    await self._database.append(self.name, events, _ending(transitions[-1]))
                except ConflictError:
                    await self._read_again()
                except (Refusal, NothingToUndoError):
                    # It may be refused only because another process has written what is not known here yet.
                    if not await self._read_again():
                        raise
                else:
                    self.accept(transitions)
                    return self.current.number
        raise ProblemError("failed", "others were quicker again and again; please try once more")

    def accept(self, transitions: Sequence[Transition]) -> None:
        """These events are on the disk: the table stands after them, and everybody here is told."""
        for transition in transitions:
            event = transition.event
            self.events.append(event)
            if event.command is not None:
                self._last_command = (event.seat, event.command)
            if self._last_command is not None:
                self._commands[self._last_command] = event.number
        if transitions:
            self.current = transitions[-1].after
            self.audience.tell(transitions)
            self.on_change(self)

    async def _read_again(self) -> bool:
        """Take in what another process has written to this table; whether there was anything."""
        missed = await self._database.events_after(self.name, self.current.number)
        self.accept(list(transitions_of(self.current, missed)))
        return bool(missed)

    # -- seats -------------------------------------------------------------------------------------------------------

    async def take_seat(self, name: str) -> tuple[int, str]:
        """Somebody comes to the next free seat: its number and its secret."""
        async with self._lock:
            for _ in self.seats:
                number = next_free(self.seats)
                if number is None:
                    break
                token = new_token()
                seat = replace(self.seats[number], token=hash_of(token), name=name)
                try:
                    await self._database.take_seat(self.name, number, seat)
                except ConflictError:
                    await self._read_seats_again()
                else:
                    self.seats[number] = seat
                    self.audience.seats_changed()
                    return number, token
        raise ProblemError("no_free_seat", "every seat of this table is taken", watch=self.links.watch)

    async def return_to(self, number: int, token: str) -> None:
        """Somebody comes back to their own seat of a rematch; a ProblemError where somebody else has taken it."""
        async with self._lock:
            seat = replace(self.seats[number], token=hash_of(token))
            if seat == self.seats[number]:
                return
            try:
                await self._database.take_seat(self.name, number, seat)
            except ConflictError:
                sentence = "somebody else has taken your seat"
                raise ProblemError("no_free_seat", sentence, watch=self.links.watch) from None
            self.seats[number] = seat
            self.audience.seats_changed()

    def rematch_opened(self) -> None:
        """Somebody plays again: everybody who still looks at this table is told."""
        if not self.rematch:
            self.rematch = True
            self.audience.seats_changed()

    async def rename(self, number: int, name: str) -> None:
        """Somebody changes their name."""
        async with self._lock:
            await self._database.rename(self.name, number, name)
            self.seats[number] = replace(self.seats[number], name=name)
            self.audience.seats_changed()

    async def _read_seats_again(self) -> None:
        stored = await self._database.outline(self.name)
        assert stored is not None
        self.seats = list(stored.seats)


def _ending(last: Transition) -> Ending | None:
    """What is remembered of a game that has just ended."""
    if not last.after.over:
        return None
    state = last.after.state
    winners = tuple(SEAT_NAMES[p] for p in range(state.players) if state.winner[p])
    return Ending(last.event.at, state.round_number, winners)
