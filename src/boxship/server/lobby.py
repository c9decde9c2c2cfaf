"""Registry of all tables: made, found, loaded when somebody needs them, evicted when nobody does."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from boxship.bots.registry import UnknownBotError, player
from boxship.game import Game
from boxship.notation.records import Header, Record
from boxship.rules.rulesets import SEAT_NAMES, Ruleset, RulesetError
from boxship.server import messages as wire
from boxship.server import presenter
from boxship.server.database import StoredTable
from boxship.server.errors import ProblemError, no_such_table
from boxship.server.history import Histories
from boxship.server.seats import Links, Seat, hash_of, new_table_name, new_token, reader_of, tidy
from boxship.server.snapshot import LESSON, Snapshot, transitions_of
from boxship.server.table import Table, now
from boxship.table.lessons.course import COURSE, lesson_named
from boxship.table.lessons.lesson import PUPIL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boxship.server.bot_turns import BotTurns
    from boxship.server.database import Database
    from boxship.server.snapshot import Event, Transition
    from boxship.table.shapes import Entry

_FEW: Final = 10
"""So many entries of a log are made at once; more of them in a thread, so that nobody else waits."""


_USUAL_BOT: Final = "trader"


class Lobby:
    """Registry of every table there is, most of them only on the disk."""

    def __init__(self, database: Database, bots: BotTurns, idle: float) -> None:
        """None is in memory yet; a table leaves it after ``idle`` seconds."""
        self._database = database
        self._bot_turns = bots
        self._idle = idle
        self._here: dict[str, Table] = {}
        self._coming: dict[str, asyncio.Task[Table]] = {}
        self._histories = Histories()

    def __len__(self) -> int:
        return len(self._here)

    # -- making and finding ------------------------------------------------------------------------------------------

    async def make(self, request: wire.TableRequest) -> wire.Seated:
        """A new table, dealt at once; a ProblemError says what is wrong with the request."""
        tokens = {number: new_token() for number, seat in enumerate(request.seats) if seat.kind == "me"}
        if not tokens:
            raise ProblemError("invalid", "no seat is yours: at least one is of the kind me")
        try:
            game = Game.new(Ruleset.parse(request.rules), len(request.seats))
        except RulesetError as problem:
            raise ProblemError("invalid", str(problem)) from None
        seats = [_seat(seat, tokens.get(number)) for number, seat in enumerate(request.seats)]
        table = await self.open(new_table_name(), game.header, seats)
        first, *others = (wire.OwnSeat(seat=SEAT_NAMES[number], token=token) for number, token in tokens.items())
        return wire.Seated(table=table.name, seat=first.seat, token=first.token, others=others)

    async def teach(self, request: wire.LessonRequest) -> wire.Seated:
        """A table for a lesson, in the place of the one before."""
        if request.instead is not None:
            await self._clear_away(request.instead)
        lesson = lesson_named(COURSE[request.lesson - 1])
        token = new_token()
        rivals = [Seat("bot", "", "", None)] * (lesson.scenario.seats - 1)
        header = Header.of(lesson.scenario.rules, lesson.start(), ((LESSON, lesson.name),))
        table = await self.open(new_table_name(), header, [Seat("person", "", "", hash_of(token)), *rivals])
        return wire.Seated(table=table.name, seat=SEAT_NAMES[PUPIL], token=token)

    async def _clear_away(self, old: wire.Pass) -> None:
        """Remove the table of a lesson, if the pass is its pupil's; any other table is kept."""
        stored = await self._database.outline(old.table)
        if stored is None or reader_of(old.token, stored.seats, stored.links) != PUPIL:
            return
        if LESSON in dict(Record.parse(stored.header).header.extras):
            self._here.pop(old.table, None)
            await self._database.remove(old.table)

    async def open(self, name: str, header: Header, seats: Sequence[Seat]) -> Table:
        """Keep a new table and bring it into memory; a ConflictError where there is one of that name."""
        stored = StoredTable(
            name=name,
            header="\n".join(header.lines()),
            created=now(),
            links=Links(new_token(), new_token()),
            seats=tuple(seats),
        )
        await self._database.create(stored)
        return self._come_in(stored, [])

    async def find(self, name: str) -> Table:
        """The table of that name, brought into memory if need be; a ProblemError if there is none."""
        table = self._here.get(name)
        if table is None:
            coming = self._coming.get(name)
            if coming is None:
                coming = self._coming[name] = asyncio.create_task(self._load(name))
            # Whoever asked first may go away; the others still wait for the table.
            table = await asyncio.shield(coming)
        table.used = time.monotonic()
        return table

    async def _load(self, name: str) -> Table:
        try:
            stored = await self._database.load(name)
            if stored is None:
                raise no_such_table()
            return self._come_in(stored, await asyncio.to_thread(_replayed, stored))
        finally:
            del self._coming[name]

    def _come_in(self, stored: StoredTable, transitions: list[Transition]) -> Table:
        table = Table(stored, self._database)
        table.accept(transitions)
        table.on_change = self._bot_turns.attend
        self._here[table.name] = table
        if transitions:
            self._histories.keep(table.name, transitions)
        if table.current.lesson is None:
            self._bot_turns.expect(table.seats[seat].style for seat in table.bots)
        self._bot_turns.attend(table)
        return table

    async def news(self, passes: Sequence[wire.Pass]) -> list[wire.TableNews]:
        """How these tables stand; passes that open nothing are left out."""
        found = [await self._news(each.table, each.token) for each in passes]
        return [news for news in found if news is not None]

    async def _news(self, name: str, token: str) -> wire.TableNews | None:
        if name not in self._here:
            stored = await self._database.outline(name)
            reader = None if stored is None else reader_of(token, stored.seats, stored.links)
            if stored is None or reader is None:
                return None
            if stored.ending is not None:
                rules = str(Record.parse(stored.header).header.rules)
                return presenter.old_news(name, reader, rules, stored.seats, stored.ending)
        table = await self.find(name)
        reader = reader_of(token, table.seats, table.links)
        return None if reader is None else presenter.news(table, reader)

    # -- looking -----------------------------------------------------------------------------------------------------

    async def whole(self, table: Table, snapshot: Snapshot, reader: int, last: int) -> wire.TableState:
        """The table as it stands, for a reader who comes to it, with the log after the last event they have seen."""
        return wire.TableState(
            info=presenter.info(table, reader),
            situation=presenter.situation_shown(snapshot, reader),
            kinds=presenter.kinds_shown(snapshot, reader),
            can_undo=snapshot.can_undo(reader),
            log=await self._log(table, snapshot, reader, last),
            lesson=presenter.lesson_shown(snapshot, reader),
        )

    async def _log(self, table: Table, snapshot: Snapshot, reader: int, last: int) -> list[Entry]:
        seen = last if 0 <= last <= snapshot.number else 0
        if seen == snapshot.number:
            return []
        transitions = await self._transitions(table, table.events[: snapshot.number])
        missed = transitions[seen:]
        if len(missed) <= _FEW:
            return [presenter.entry_shown(each, reader) for each in missed]
        return await asyncio.to_thread(lambda: [presenter.entry_shown(each, reader) for each in missed])

    async def past(self, table: Table, number: int) -> Snapshot:
        """How the table stood after that event; a ProblemError if it has not come so far."""
        if number == table.current.number:
            return table.current
        if number > table.current.number:
            raise ProblemError("not_found", "the table has not come so far yet")
        transitions = await self._transitions(table, table.events[:])
        return transitions[number].before

    async def _transitions(self, table: Table, events: list[Event]) -> list[Transition]:
        return await self._histories.transitions(table.name, table.header, events)

    # -- eviction ----------------------------------------------------------------------------------------------------

    async def evict_idle(self) -> None:
        """Background task, until cancelled: evict tables that nobody has asked for in a while."""
        while True:
            await asyncio.sleep(self._idle / 4)
            self.evict()

    def evict(self) -> None:
        """Evict every table that nobody looks at, waits for or has asked for in a while."""
        before = time.monotonic() - self._idle
        for table in list(self._here.values()):
            in_use = len(table.audience) or table.busy or self._bot_turns.attending(table)
            if not in_use and table.used < before:
                del self._here[table.name]


def _seat(request: wire.SeatRequest, token: str | None) -> Seat:
    """A seat as it was asked for; one that is mine has a token."""
    name = tidy(request.name)
    if request.kind == "bot":
        style = request.style or _USUAL_BOT
        try:
            player(style, 0)
        except UnknownBotError as problem:
            raise ProblemError("invalid", str(problem)) from None
        return Seat("bot", style, name, None)
    if request.style:
        raise ProblemError("invalid", "only a bot has a style")
    return Seat("person", "", name, None if token is None else hash_of(token))


def _replayed(stored: StoredTable) -> list[Transition]:
    return list(transitions_of(Snapshot.dealt(Record.parse(stored.header).header), stored.events))
