"""All tables: made, found, brought into memory when somebody needs them, and let go when nobody does."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from boxship.bots.registry import UnknownBotError, player
from boxship.game import Game
from boxship.notation.records import Record
from boxship.rules.rulesets import SEAT_NAMES, Ruleset, RulesetError
from boxship.server import messages as wire
from boxship.server import presenter as shown
from boxship.server.database import Kept
from boxship.server.errors import ProblemError, no_such_table
from boxship.server.history import Histories
from boxship.server.seats import Links, Seat, hash_of, new_table_name, new_token, reader_of, tidy
from boxship.server.snapshot import Standing, steps_of
from boxship.server.table import Table, now

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boxship.server.bot_turns import Bots
    from boxship.server.database import Store
    from boxship.server.snapshot import Event, Step
    from boxship.table.shapes import Entry

_FEW: Final = 10
"""So many entries of a log are made at once; more of them in a thread, so that nobody else waits."""


_USUAL_BOT: Final = "trader"


class Tables:
    """Every table there is, most of them only on the disk."""

    def __init__(self, store: Store, bots: Bots, idle: float) -> None:
        """None is in memory yet; a table leaves it after ``idle`` seconds."""
        self._store = store
        self._bots = bots
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
        kept = Kept(
            name=new_table_name(),
            header="\n".join(game.header.lines()),
            created=now(),
            links=Links(new_token(), new_token()),
            seats=tuple(_seat(seat, tokens.get(number)) for number, seat in enumerate(request.seats)),
        )
        await self._store.create(kept)
        self._come_in(kept, [])
        first, *others = (wire.OwnSeat(seat=SEAT_NAMES[number], token=token) for number, token in tokens.items())
        return wire.Seated(table=kept.name, seat=first.seat, token=first.token, others=others)

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
            kept = await self._store.load(name)
            if kept is None:
                raise no_such_table()
            return self._come_in(kept, await asyncio.to_thread(_replayed, kept))
        finally:
            del self._coming[name]

    def _come_in(self, kept: Kept, steps: list[Step]) -> Table:
        table = Table(kept, self._store)
        table.accept(steps)
        table.on_change = self._bots.attend
        self._here[table.name] = table
        if steps:
            self._histories.keep(table.name, steps)
        self._bots.expect(table.seats[seat].style for seat in table.bots)
        self._bots.attend(table)
        return table

    async def news(self, passes: Sequence[wire.Pass]) -> list[wire.TableNews]:
        """How these tables stand; passes that open nothing are left out."""
        found = [await self._news(each.table, each.token) for each in passes]
        return [news for news in found if news is not None]

    async def _news(self, name: str, token: str) -> wire.TableNews | None:
        if name not in self._here:
            kept = await self._store.outline(name)
            reader = None if kept is None else reader_of(token, kept.seats, kept.links)
            if kept is None or reader is None:
                return None
            if kept.ending is not None:
                rules = str(Record.parse(kept.header).header.rules)
                return shown.old_news(name, reader, rules, kept.seats, kept.ending)
        table = await self.find(name)
        reader = reader_of(token, table.seats, table.links)
        return None if reader is None else shown.news(table, reader)

    # -- looking -----------------------------------------------------------------------------------------------------

    async def whole(self, table: Table, standing: Standing, reader: int, last: int) -> wire.Table:
        """The table as it stands, for a reader who comes to it, with the log after the last event he has seen."""
        return wire.Table(
            info=shown.info(table, reader),
            situation=shown.situation_shown(standing, reader),
            kinds=shown.kinds_shown(standing, reader),
            can_undo=standing.can_undo(reader),
            log=await self._log(table, standing, reader, last),
        )

    async def _log(self, table: Table, standing: Standing, reader: int, last: int) -> list[Entry]:
        seen = last if 0 <= last <= standing.number else 0
        if seen == standing.number:
            return []
        steps = await self._steps(table, table.events[: standing.number])
        if len(steps) - seen <= _FEW:
            return [shown.entry_shown(step, reader) for step in steps[seen:]]
        return await asyncio.to_thread(lambda: [shown.entry_shown(step, reader) for step in steps[seen:]])

    async def past(self, table: Table, number: int) -> Standing:
        """How the table stood after that event; a ProblemError if it has not come so far."""
        if number == table.current.number:
            return table.current
        if number > table.current.number:
            raise ProblemError("not_found", "the table has not come so far yet")
        steps = await self._steps(table, table.events[:])
        return steps[number].before

    async def _steps(self, table: Table, events: list[Event]) -> list[Step]:
        return await self._histories.steps(table.name, table.header, events)

    # -- letting go --------------------------------------------------------------------------------------------------

    async def let_go(self) -> None:
        """For ever: let go of tables that nobody has asked for in a while."""
        while True:
            await asyncio.sleep(self._idle / 4)
            self.let_idle_go()

    def let_idle_go(self) -> None:
        """Let go of every table that nobody looks at, waits for or has asked for in a while."""
        before = time.monotonic() - self._idle
        for table in list(self._here.values()):
            in_use = len(table.audience) or table.busy or self._bots.attending(table)
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


def _replayed(kept: Kept) -> list[Step]:
    return list(steps_of(Standing.dealt(Record.parse(kept.header).header), kept.events))
