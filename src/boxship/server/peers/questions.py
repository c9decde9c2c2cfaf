"""Questions about many tables at once, for a process that catches up with the others."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

import sqlalchemy as sql

from boxship.rules.rulesets import SEAT_NAMES
from boxship.server.database import event_of, links_of, seats_of
from boxship.server.schema import events, presence, seats, tables

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from boxship.server.seats import Links, Seat
    from boxship.server.snapshot import Event


class SeatNews(NamedTuple):
    """Who sits at a table, the links to it, and the seats that are looked at through other processes."""

    seats: list[Seat]
    links: Links
    elsewhere: set[int]


def last_numbers(connection: Connection, names: Sequence[str]) -> dict[str, int]:
    """The number of the last event of each table that has one."""
    last = sql.select(events.c.table, sql.func.max(events.c.number)).where(events.c.table.in_(names))
    return {row[0]: int(row[1]) for row in connection.execute(last.group_by(events.c.table))}


def events_since(connection: Connection, known: Mapping[str, int]) -> dict[str, list[Event]]:
    """The events of tables after the numbers that are known."""
    newer = [sql.and_(events.c.table == name, events.c.number > number) for name, number in known.items()]
    found: defaultdict[str, list[Event]] = defaultdict(list)
    wanted = sql.select(events).where(sql.or_(*newer)).order_by(events.c.table, events.c.number)
    for row in connection.execute(wanted):
        found[row.table].append(event_of(row))
    return found


def seat_news(connection: Connection, names: Sequence[str], process: str) -> dict[str, SeatNews]:
    """The seats of tables; those that are not there any more are left out."""
    found = connection.execute(sql.select(tables).where(tables.c.table.in_(names))).mappings()
    links = {row["table"]: links_of(row) for row in found}
    places: defaultdict[str, list[sql.RowMapping]] = defaultdict(list)
    for place in connection.execute(sql.select(seats).where(seats.c.table.in_(names))).mappings():
        places[place["table"]].append(place)
    elsewhere: defaultdict[str, set[int]] = defaultdict(set)
    here = sql.select(presence).where(presence.c.table.in_(names), presence.c.process != process)
    for row in connection.execute(here):
        elsewhere[row.table].add(SEAT_NAMES.index(row.seat))
    return {name: SeatNews(list(seats_of(places[name])), links[name], elsewhere[name]) for name in links}
