"""Messages for one reader of a table, made from their view and from nothing else.

A reader is a seat, or -1 for a spectator.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from boxship.game import View
from boxship.notation.records import Record
from boxship.rules.layout import NOBODY
from boxship.rules.rulesets import SEAT_NAMES
from boxship.server.around import fact_of
from boxship.server.database import Ending, StoredTable
from boxship.server.messages import Attendance, Clocks, Moved, Origin, SeatInfo, Standing, TableInfo, TableNews
from boxship.server.seats import Seat
from boxship.server.snapshot import Snapshot, Transition
from boxship.table.choosing.menu import kinds
from boxship.table.lessons.progress import only_lit, progress
from boxship.table.lessons.shapes import LessonProgress
from boxship.table.shapes import Entry, Kind, Situation
from boxship.table.showing.situation import rules_shown, situation
from boxship.table.telling.log import around_entry, line_entry, sealed_entry, undo_entry

if TYPE_CHECKING:
    from boxship.server.table import Table

same_rules = lru_cache(maxsize=64)(rules_shown)
"""The rules as they are shown; most tables share them."""


def time_word(milliseconds: int) -> str:
    """A moment in ISO 8601 (UTC)."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def seat_word(reader: int) -> str | None:
    """The reader's seat; None for a spectator."""
    return None if reader == NOBODY else SEAT_NAMES[reader]


# -- the table and its seats -------------------------------------------------------------------------------------------


def seats_shown(seats: Sequence[Seat], present: Iterable[int], table: Table | None = None) -> list[SeatInfo]:
    """Every seat as everybody may see it; at a table in memory also since when who is away."""
    here = set(present)
    away = [None if table is None else table.away_since(number) for number in range(len(seats))]
    return [
        SeatInfo(
            seat=SEAT_NAMES[number],
            name=seat.name,
            kind=seat.kind,
            style=seat.style,
            taken=seat.taken,
            here=seat.kind == "bot" or number in here,
            away=None if (since := away[number]) is None else time_word(since),
        )
        for number, seat in enumerate(seats)
    ]


def info(table: Table, reader: int) -> TableInfo:
    """The table; the way to a free seat only for those who sit here."""
    free = any(not seat.taken for seat in table.seats)
    return TableInfo(
        table=table.name,
        rules=same_rules(table.header.rules, table.header.players),
        seats=seats_shown(table.seats, table.present, table),
        me=seat_word(reader),
        join=table.links.join if free and reader != NOBODY else None,
        watch=table.links.watch,
        created=time_word(table.created),
        rematch=table.rematch,
        hints=table.allows_hints(reader),
        host=table.is_host(reader),
        patience=table.patience,
        origin=_origin(table, reader),
    )


def _origin(table: Table, reader: int) -> Origin | None:
    """Where a table was forked from; which table that was, only for those who forked it."""
    if table.origin is None:
        return None
    return Origin(
        table=table.origin.name if table.origin.kind == "table" and table.is_host(reader) else None,
        number=table.origin.number,
        began=table.origin.began,
        round=table.origin.round,
    )


def news(table: Table, reader: int) -> TableNews:
    """How a table stands, for the list of the own tables."""
    snapshot = table.current
    waiting = reader in snapshot.waiting_for
    return TableNews(
        table=table.name,
        me=seat_word(reader),
        rules=str(table.header.rules),
        seats=seats_shown(table.seats, table.present),
        round=snapshot.state.round_number,
        status="finished" if snapshot.over else "waiting_for_me" if waiting else "running",
        winners=[SEAT_NAMES[p] for p in range(snapshot.state.players) if snapshot.state.winner[p]],
        standing=None if snapshot.over else _standing(snapshot, reader),
        changed=time_word(table.changed),
    )


def _standing(snapshot: Snapshot, reader: int) -> Standing:
    shown = situation_shown(snapshot, reader)
    own = next((board for board in shown.boards if board.seat == seat_word(reader)), None)
    return Standing(
        phase=shown.phase,
        turn=shown.turn,
        to_act=shown.to_act,
        cash=None if own is None else own.cash,
        on_island=None if own is None else sum(own.island.values()),
        supply=shown.supply,
    )


def old_news(reader: int, stored: StoredTable, ending: Ending) -> TableNews:
    """The same for a finished table that need not be replayed for it."""
    return TableNews(
        table=stored.name,
        me=seat_word(reader),
        rules=str(Record.parse(stored.header).header.rules),
        seats=seats_shown(stored.seats, ()),
        round=ending.rounds,
        status="finished",
        winners=list(ending.winners),
        standing=None,
        changed=time_word(ending.at),
    )


# -- the game ----------------------------------------------------------------------------------------------------------


def situation_shown(snapshot: Snapshot, reader: int, view: View | None = None) -> Situation:
    """The whole table as the reader may see it, by their view or by an open one."""
    shown = situation(
        snapshot.view(reader) if view is None else view,
        snapshot.number,
        sealed=[SEAT_NAMES[seat] for seat in snapshot.sealed],
        own_bid=snapshot.sealed.get(reader),
    )
    return replace(shown, to_act=[]) if snapshot.attendance.ended else shown


def kinds_shown(snapshot: Snapshot, reader: int) -> list[Kind]:
    """What the reader may do now; in a lesson, only what its present step needs is lit."""
    return _kinds(snapshot, snapshot.view(reader))


def _kinds(snapshot: Snapshot, view: View) -> list[Kind]:
    if snapshot.attendance.ended:
        return []
    found = kinds(view)
    return found if snapshot.lesson is None else only_lit(snapshot.lesson, view, found)


def lesson_shown(snapshot: Snapshot, reader: int) -> LessonProgress | None:
    """How far the reader has come in the lesson; None at an ordinary table."""
    if snapshot.lesson is None:
        return None
    return progress(snapshot.lesson, snapshot.view(reader), asked=reader in snapshot.waiting_for)


def entry_shown(transition: Transition, reader: int) -> Entry:
    """What an event did, as the reader may know it."""
    return entry_between(transition, transition.before.view(reader), transition.after.view(reader))


def entry_between(transition: Transition, before: View, after: View) -> Entry:
    """What an event did, by what is seen before and after it."""
    event, line = transition.event, transition.line
    if event.kind == "sealed":
        return sealed_entry(event.number, event.seat, before)
    if line is None:
        return around_entry(event.number, fact_of(event), before)
    if event.kind == "undo":
        return undo_entry(event.number, event.seat, line, after)
    return line_entry(event.number, event.seat, line, before, after)


def attendance_now(table: Table, snapshot: Snapshot) -> Attendance | None:
    """Who plays the seats of a table now."""
    return attendance_shown(snapshot, table.bots, table.moment(), table.created)


def attendance_shown(snapshot: Snapshot, bots: Container[int], moment: int, created: int = 0) -> Attendance | None:
    """Who plays the seats at a moment, which everybody may know; None in a lesson.

    ``bots`` are the seats that were bots' from the beginning.
    """
    if snapshot.lesson is not None:
        return None
    attendance, times = snapshot.attendance, snapshot.attendance.times
    thinking = {seat: times.since.get(seat) or created for seat in snapshot.waiting_for if seat not in bots}
    clocks = None
    if times.clock is not None:
        left = times.left_at(moment, attendance.substitutes)
        clocks = Clocks(
            bank=times.clock.bank // 1000,
            increment=times.clock.increment // 1000,
            left={SEAT_NAMES[seat]: time for seat, time in enumerate(left) if seat not in bots},
            running=[SEAT_NAMES[seat] for seat in thinking if times.runs and seat not in attendance.substitutes],
        )
    return Attendance(
        bots={SEAT_NAMES[seat]: each.bot for seat, each in attendance.substitutes.items()},
        resigned=[SEAT_NAMES[seat] for seat, each in attendance.substitutes.items() if each.cause == "resign"],
        by_host=[SEAT_NAMES[seat] for seat, each in attendance.substitutes.items() if each.cause == "host"],
        agreed=[SEAT_NAMES[seat] for seat in sorted(attendance.agreed)],
        ended=attendance.ended,
        thinking={SEAT_NAMES[seat]: max(0, moment - since) for seat, since in thinking.items()},
        clocks=clocks,
    )


def moved(transition: Transition, reader: int, bots: Container[int] = ()) -> Moved:
    """One event for a live connection."""
    before, after = transition.before.view(reader), transition.after.view(reader)
    return Moved(
        entry=entry_between(transition, before, after),
        situation=situation_shown(transition.after, reader, after),
        kinds=_kinds(transition.after, after),
        can_undo=transition.after.can_undo(reader),
        attendance=attendance_shown(transition.after, bots, transition.event.at),
        lesson=lesson_shown(transition.after, reader),
    )
