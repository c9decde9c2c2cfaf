"""Registry of all tables: made, found, loaded when somebody needs them, evicted when nobody does."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from boxship.bots.registry import UnknownBotError, player, reads_file
from boxship.game import Game
from boxship.notation.records import Header, Record
from boxship.rules.rulesets import SEAT_NAMES, Ruleset, RulesetError
from boxship.server import messages as wire
from boxship.server import presenter
from boxship.server.bot_turns import BotTurns
from boxship.server.clock import CLOCK, Clock, now
from boxship.server.clock_watch import ClockWatch
from boxship.server.database import Database, StoredTable
from boxship.server.errors import ProblemError, no_such_table, too_much
from boxship.server.history import Histories, Replay
from boxship.server.names import fitting
from boxship.server.peers.register import Register
from boxship.server.peers.telling import REMATCH
from boxship.server.presence import Presence
from boxship.server.rate_limit import RateLimit
from boxship.server.seats import HOST, Links, Seat, hash_of, new_table_name, new_token, reader_of
from boxship.server.service import Service
from boxship.server.settings import USUAL_PATIENCE
from boxship.server.snapshot import LESSON, Event, Snapshot
from boxship.server.table import Table
from boxship.server.writer import DatabaseError, UnreadableError
from boxship.table.lessons.course import COURSE, lesson_named
from boxship.table.lessons.lesson import PUPIL
from boxship.table.shapes import Entry

_log = logging.getLogger("boxship.server")
LOG_PAGE: Final = 500
"""So many entries of a log are sent at once: an ordinary game is shorter."""
_FEW: Final = 10
"""So many entries of a log are made at once; more of them in a thread, so that nobody else waits."""
_USUAL_BOT: Final = "trader"
_LOOKUPS_PER_SECOND: Final = 50.0
_LOOKUP_BURST: Final = 1000.0
"""Tables that one address asks about: so many at once, then so many each second."""
_RENAMES_PER_SECOND: Final = 0.2
_RENAME_BURST: Final = 10.0
"""New names of one seat: so many at once, then so many each second. Everybody at the table hears of each."""


class Lobby:
    """Registry of every table there is, most of them only on the disk."""

    def __init__(self, database: Database, bots: BotTurns, idle: float, register: Register | None = None) -> None:
        """None is in memory yet; a table leaves it after ``idle`` seconds. Other processes hear of it by a register."""
        self._register = register
        self._database = database
        self._bot_turns = bots
        self._idle = idle
        self.patience = USUAL_PATIENCE
        """After so many seconds of absence a host may let a bot play."""
        self._here: dict[str, Table] = {}
        self._coming: dict[str, asyncio.Task[Table]] = {}
        self._presence = Presence(database, register)
        self._clocks = ClockWatch()
        self.service = Service(database)
        """When servers have served: otherwise clocks stand."""
        self._histories = Histories()
        self._lookups = RateLimit(_LOOKUPS_PER_SECOND, _LOOKUP_BURST)
        self._renames = RateLimit(_RENAMES_PER_SECOND, _RENAME_BURST)

    def __len__(self) -> int:
        return len(self._here)

    @property
    def live_connections(self) -> int:
        """Live connections to all tables."""
        return sum(len(table.audience) for table in self._here.values())

    @property
    def names(self) -> set[str]:
        """The tables in memory."""
        return set(self._here)

    @property
    def limits(self) -> Mapping[str, RateLimit]:
        """The rate limits of whoever asks about tables."""
        return {"lookups": self._lookups, "renames": self._renames, "nudges": self._presence.nudges}

    def here(self, name: str) -> Table | None:
        """The table of that name, if it is in memory."""
        return self._here.get(name)

    def attend(self, name: str) -> None:
        """See to the bots of a table, if it is in memory."""
        if (table := self._here.get(name)) is not None:
            self._bot_turns.attend(table)

    def rematch_opened(self, table: Table) -> None:
        """Somebody plays again: everybody who still looks at the old table is told, wherever they look."""
        table.rematch_opened()
        if self._register is not None:
            self._register.say(f"{REMATCH}:{table.name}")

    # -- making and finding ------------------------------------------------------------------------------------------

    async def make(self, request: wire.TableRequest) -> wire.Seated:
        """A new table, dealt at once; a ProblemError says what is wrong with the request."""
        try:
            game = Game.new(Ruleset.parse(request.rules), len(request.seats))
        except RulesetError as problem:
            raise ProblemError("invalid", str(problem)) from None
        clock = request.clock
        extras = () if clock is None else ((CLOCK, str(Clock(clock.bank * 1000, clock.increment * 1000))),)
        return await self.seat(request.seats, replace(game.header, extras=extras))

    async def seat(
        self, asked: Sequence[wire.SeatRequest], header: Header, events: Sequence[Event] = ()
    ) -> wire.Seated:
        """A new table for those who shall sit there, dealt like this, at which so much has happened already."""
        tokens = {number: new_token() for number, seat in enumerate(asked) if seat.kind == "me"}
        if not tokens:
            raise ProblemError("invalid", "no seat is yours: at least one is of the kind me")
        seats = [_seat(number, seat, tokens.get(number)) for number, seat in enumerate(asked)]
        hosts = (HOST, " ".join(SEAT_NAMES[number] for number in tokens))
        table = await self.open(new_table_name(), replace(header, extras=(hosts, *header.extras)), seats, events)
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

    async def open(self, name: str, header: Header, seats: Sequence[Seat], events: Sequence[Event] = ()) -> Table:
        """Keep a new table and bring it into memory; a ConflictError where there is one of that name."""
        stored = StoredTable(
            name=name,
            header="\n".join(header.lines()),
            created=now(),
            links=Links(new_token(), new_token()),
            seats=tuple(seats),
            events=tuple(events),
        )
        await self._database.create(stored)
        return self._come_in(stored, await asyncio.to_thread(_replayed, stored) if events else None)

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

    def _come_in(self, stored: StoredTable, replay: Replay | None) -> Table:
        table = Table(stored, self._database)
        if replay is not None:
            table.stand_after(stored.events, replay.current)
            self._histories.keep(table.name, replay)
        table.on_change = self._changed
        table.on_seats = partial(self._clocks.attend, table)
        if table.current.attendance.times.clock is not None:
            self.service.need()
            table.stood = self.service.stood
        table.patience = self.patience
        table.audience.on_presence = partial(self._presence.changed, table)
        self._here[table.name] = table
        if table.current.lesson is None:
            self._bot_turns.expect(table.seats[seat].style for seat in table.bots)
        self._changed(table)
        return table

    def _changed(self, table: Table) -> None:
        self._bot_turns.attend(table)
        if table.current.attendance.times.clock is not None:
            self._clocks.attend(table)

    def nudge(self, table: Table, by: int, seat: int) -> bool:
        """Remind somebody that it is their turn; whether they look. A ProblemError where it is not, or too often."""
        return self._presence.nudge(table, by, seat)

    def nudged(self, name: str, seat: str, by: str) -> None:
        """Another process says that somebody is reminded."""
        if (table := self._here.get(name)) is not None:
            table.audience.nudge(SEAT_NAMES.index(seat), SEAT_NAMES.index(by))

    async def rename(self, table: Table, seat: int, name: str) -> None:
        """Change the name on a seat; a ProblemError where it does not fit, or was changed too often."""
        given = fitting(name, seat)
        if self._renames.wait(f"{table.name}/{seat}"):
            raise too_much()
        await table.rename(seat, given)

    async def news(self, passes: Sequence[wire.Pass], address: str = "") -> list[wire.TableNews]:
        """How these tables stand; passes that open nothing, or a table that can't be read, are left out."""
        if self._lookups.wait(address, len(passes)):
            raise too_much()
        outlines = await self._database.outlines([each.table for each in passes if each.table not in self._here])
        found: list[wire.TableNews | None] = []
        for each in passes:
            try:
                found.append(await self._news(each.table, each.token, outlines.get(each.table)))
            except (DatabaseError, ValueError, OverflowError) as problem:  # damage in one is no reason to hide the rest
                _log.error("the table %s is left out of a list: %s", each.table, problem)
            except ProblemError:  # it has just been cleared away
                continue
        return [news for news in found if news is not None]

    async def _news(self, name: str, token: str, stored: StoredTable | None) -> wire.TableNews | None:
        if name not in self._here:
            reader = None if stored is None else reader_of(token, stored.seats, stored.links)
            if stored is None or reader is None:
                return None
            if stored.ending is not None:
                return presenter.old_news(reader, stored, stored.ending)
        table = await self.find(name)
        reader = reader_of(token, table.seats, table.links)
        return None if reader is None else presenter.news(table, reader)

    # -- looking -----------------------------------------------------------------------------------------------------

    async def whole(self, table: Table, snapshot: Snapshot, reader: int, last: int) -> wire.TableState:
        """The table as it stands, for a reader who comes to it, with the log after the last event they have seen."""
        log = await self._log(table, snapshot, reader, last)
        return wire.TableState(
            info=presenter.info(table, reader),
            situation=presenter.situation_shown(snapshot, reader),
            kinds=presenter.kinds_shown(snapshot, reader),
            can_undo=snapshot.can_undo(reader),
            attendance=presenter.attendance_now(table, snapshot),
            log=log,
            more=bool(log) and log[0].number > max(last, 0) + 1,
            lesson=presenter.lesson_shown(snapshot, reader),
        )

    async def _log(self, table: Table, snapshot: Snapshot, reader: int, last: int) -> list[Entry]:
        seen = last if 0 <= last <= snapshot.number else 0
        return await self._entries(table, reader, max(seen, snapshot.number - LOG_PAGE), snapshot.number)

    async def earlier(self, table: Table, reader: int, before: int) -> list[Entry]:
        """The page of the log that ends before that event."""
        end = min(before - 1, table.current.number)
        return await self._entries(table, reader, max(end - LOG_PAGE, 0), end)

    async def _entries(self, table: Table, reader: int, begin: int, end: int) -> list[Entry]:
        if begin >= end:
            return []
        missed = await self._histories.transitions(table.name, table.header, table.events[:end], begin, end)
        if len(missed) <= _FEW:
            return [presenter.entry_shown(each, reader) for each in missed]
        return await asyncio.to_thread(lambda: [presenter.entry_shown(each, reader) for each in missed])

    async def past(self, table: Table, number: int) -> Snapshot:
        """How the table stood after that event; a ProblemError if it has not come so far."""
        if number == table.current.number:
            return table.current
        if number > table.current.number:
            raise ProblemError("not_found", "the table has not come so far yet")
        (after,) = await self._histories.transitions(table.name, table.header, table.events, number, number + 1)
        return after.before

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
            if table.used < before and not self.in_use(table.name):
                del self._here[table.name]
                self._clocks.forget(table.name)
                if self._register is not None:
                    self._register.release(table.name)

    def in_use(self, name: str) -> bool:
        """Whether somebody looks at a table, decides there, or a bot does."""
        table = self._here.get(name)
        return table is not None and bool(len(table.audience) or table.busy or self._bot_turns.attending(table))

    async def close(self) -> None:
        """Stop watching clocks, and finish writing down who has gone."""
        await self._clocks.close()
        await self._presence.close()

    def let_go(self, name: str) -> None:
        """A table is forgotten."""
        self._here.pop(name, None)
        self._clocks.forget(name)


def _seat(number: int, request: wire.SeatRequest, token: str | None) -> Seat:
    """A seat as it was asked for; one that is mine has a token."""
    name = fitting(request.name, number)
    if request.kind == "bot":
        style = request.style or _USUAL_BOT
        if reads_file(style):
            raise ProblemError("invalid", "bots of a file play in leagues, not at tables")
        try:
            player(style, 0)
        except UnknownBotError as problem:
            raise ProblemError("invalid", str(problem)) from None
        return Seat("bot", style, name, None)
    if request.style:
        raise ProblemError("invalid", "only a bot has a style")
    return Seat("person", "", name, None if token is None else hash_of(token))


def _replayed(stored: StoredTable) -> Replay:
    try:
        return Replay.of(Record.parse(stored.header).header, stored.events)
    except Exception as problem:  # whatever may stand in a file that is damaged
        raise UnreadableError(f"the table {stored.name} can't be replayed: {problem!r}") from problem
