"""Messages for one reader of a table, made from their view and from nothing else.

A reader is a seat, or -1 for a spectator.
"""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache
from typing import TYPE_CHECKING

from boxship.rules.layout import NOBODY
from boxship.rules.rulesets import SEAT_NAMES
from boxship.server.messages import Moved, SeatInfo, Standing, TableInfo, TableNews
from boxship.table.choosing.menu import kinds
from boxship.table.lessons.progress import only_lit, progress
from boxship.table.showing.situation import rules_shown, situation
from boxship.table.telling.log import line_entry, sealed_entry, undo_entry

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from boxship.game import View
    from boxship.server.database import Ending
    from boxship.server.seats import Seat
    from boxship.server.snapshot import Snapshot, Transition
    from boxship.server.table import Table
    from boxship.table.lessons.shapes import LessonProgress
    from boxship.table.shapes import Entry, Kind, Situation

same_rules = lru_cache(maxsize=64)(rules_shown)
"""The rules as they are shown; most tables share them."""


def time_word(milliseconds: int) -> str:
    """A moment in ISO 8601 (UTC)."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def seat_word(reader: int) -> str | None:
    """The reader's seat; None for a spectator."""
    return None if reader == NOBODY else SEAT_NAMES[reader]


# -- the table and its seats -------------------------------------------------------------------------------------------


def seats_shown(seats: Sequence[Seat], present: Iterable[int]) -> list[SeatInfo]:
    """Every seat as everybody may see it."""
    here = set(present)
    return [
        SeatInfo(
            seat=SEAT_NAMES[number],
            name=seat.name,
            kind=seat.kind,
            style=seat.style,
            taken=seat.taken,
            here=seat.kind == "bot" or number in here,
        )
        for number, seat in enumerate(seats)
    ]


def info(table: Table, reader: int) -> TableInfo:
    """The table; the way to a free seat only for those who sit here."""
    free = any(not seat.taken for seat in table.seats)
    return TableInfo(
        table=table.name,
        rules=same_rules(table.header.rules, table.header.players),
        seats=seats_shown(table.seats, table.audience.present),
        me=seat_word(reader),
        join=table.links.join if free and reader != NOBODY else None,
        watch=table.links.watch,
        created=time_word(table.created),
        rematch=table.rematch,
        hints=table.allows_hints(reader),
    )


def news(table: Table, reader: int) -> TableNews:
    """How a table stands, for the list of the own tables."""
    snapshot = table.current
    waiting = reader in snapshot.waiting_for
    return TableNews(
        table=table.name,
        me=seat_word(reader),
        rules=str(table.header.rules),
        seats=seats_shown(table.seats, table.audience.present),
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


def old_news(name: str, reader: int, rules: str, seats: Sequence[Seat], ending: Ending) -> TableNews:
    """The same for a finished table that need not be replayed for it."""
    return TableNews(
        table=name,
        me=seat_word(reader),
        rules=rules,
        seats=seats_shown(seats, ()),
        round=ending.rounds,
        status="finished",
        winners=list(ending.winners),
        standing=None,
        changed=time_word(ending.at),
    )


# -- the game ----------------------------------------------------------------------------------------------------------


def situation_shown(snapshot: Snapshot, reader: int, view: View | None = None) -> Situation:
    """The whole table as the reader may see it, by their view or by an open one."""
    return situation(
        snapshot.view(reader) if view is None else view,
        snapshot.number,
        sealed=[SEAT_NAMES[seat] for seat in snapshot.sealed],
        own_bid=snapshot.sealed.get(reader),
    )


def kinds_shown(snapshot: Snapshot, reader: int) -> list[Kind]:
    """What the reader may do now; in a lesson, only what its present step needs is lit."""
    return _kinds(snapshot, snapshot.view(reader))


def _kinds(snapshot: Snapshot, view: View) -> list[Kind]:
    found = kinds(view)
    return found if snapshot.lesson is None else only_lit(snapshot.lesson, view, found)


def lesson_shown(snapshot: Snapshot, reader: int) -> LessonProgress | None:
    """How far the reader has come in the lesson; None at an ordinary table."""
    if snapshot.lesson is None:
        return None
    return progress(snapshot.lesson, snapshot.view(reader), asked=reader in snapshot.waiting_for)


def entry_shown(transition: Transition, reader: int) -> Entry:
    """What an event did, as the reader may know it."""
    return _entry(transition, transition.before.view(reader), transition.after.view(reader))


def _entry(transition: Transition, before: View, after: View) -> Entry:
    event, line = transition.event, transition.line
    if line is None:
        return sealed_entry(event.number, event.seat, before)
    if event.kind == "undo":
        return undo_entry(event.number, event.seat, line, after)
    return line_entry(event.number, event.seat, line, before, after)


def moved(transition: Transition, reader: int) -> Moved:
    """One event for a live connection."""
    before, after = transition.before.view(reader), transition.after.view(reader)
    return Moved(
        entry=_entry(transition, before, after),
        situation=situation_shown(transition.after, reader, after),
        kinds=_kinds(transition.after, after),
        can_undo=transition.after.can_undo(reader),
        lesson=lesson_shown(transition.after, reader),
    )
