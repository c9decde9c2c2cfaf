"""Doctor: looks at every table that is kept, says what is wrong, and mends what can be mended.

Nothing is ever thrown away to make something else right. What can be put in order where it stands is; where the file
itself is damaged, or a game can't be replayed to its end, everything that is whole goes into a new file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from boxship.notation.records import Record
from boxship.server import preparing, schema
from boxship.server.data_file import DataFileError
from boxship.server.database import Ending, StoredTable, event_rows, rows_of, stored_table, summary_of
from boxship.server.engine import Place, engine_of, shown
from boxship.server.schema import events, records, seats, tables
from boxship.server.snapshot import Snapshot
from boxship.server.table import ending_of

if TYPE_CHECKING:
    from sqlalchemy import Connection

_MOST_WORDS: Final = 20
"""Lines of SQLite's own about a damaged file."""


@dataclass(slots=True)
class Examination:
    """What the doctor found."""

    tables: int = 0
    events: int = 0
    damage: list[str] = field(default_factory=list)
    """What is wrong with the file itself, in SQLite's words."""
    broken: dict[str, str] = field(default_factory=dict)
    """Tables that can't be read or replayed, and why."""
    endings: dict[str, Ending | None] = field(default_factory=dict)
    """Tables whose summary is not that of their game, and what it should be."""
    strays: list[str] = field(default_factory=list)
    """Names of tables of which there are only seats or events."""
    nameless: bool = False
    """Whether it is not written down which version it is of."""

    @property
    def healthy(self) -> bool:
        """Whether nothing is wrong."""
        return not (self.damage or self.broken or self.endings or self.strays or self.nameless)

    def sentences(self) -> Iterator[str]:
        """Everything that is wrong, in words."""
        yield from (f"the file is damaged: {words}" for words in self.damage)
        if self.nameless:
            yield "it does not say which version has written it"
        yield from (f"table {name} can't be replayed: {why}" for name, why in self.broken.items())
        yield from (f"table {name}: its summary is not that of its game" for name in self.endings)
        yield from (f"table {name}: there are seats or events, and no table" for name in self.strays)


def examine(place: Place, progress: Callable[[int, int], None] = lambda *_: None) -> Examination:
    """Look at everything; nothing changes. A DataFileError if it is no data file at all."""
    if isinstance(place, Path) and not place.is_file():
        raise DataFileError(f"{place}: there is no such data file")
    found = Examination()
    engine = engine_of(place)
    try:
        with engine.connect() as connection:
            if connection.dialect.name == "sqlite":
                found.damage = _damage(connection)
            found.nameless = _is_nameless(place, connection)
            names = _names(connection)
            for number, name in enumerate(names):
                progress(number, len(names))
                _look_at(connection, name, found)
            found.strays = _strays(connection, set(names))
    except SQLAlchemyError as problem:
        reason = " ".join(str(getattr(problem, "orig", problem)).split())
        raise DataFileError(f"{shown(place)}: nothing can be read from it: {reason}") from None
    finally:
        engine.dispose()
    return found


def mend(place: Place, found: Examination) -> list[str]:
    """Mend what can be mended, and say what was done."""
    if found.damage or found.broken:
        if not isinstance(place, Path):
            return ["What can't be replayed is left as it is: restore these tables from a backup."]
        return _save(place)
    engine = engine_of(place)
    try:
        with engine.begin() as connection:
            if found.nameless:
                connection.execute(sql.insert(schema.schema), {"version": schema.VERSION})
            for name, ending in found.endings.items():
                connection.execute(sql.update(tables).where(tables.c.table == name).values(_summary(ending)))
            schema.remove(connection, found.strays)
        if isinstance(place, Path):
            with engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        engine.dispose()
    return ["Everything that was found is in order now."]


# -- looking -----------------------------------------------------------------------------------------------------------


def _damage(connection: Connection) -> list[str]:
    try:
        words = connection.exec_driver_sql(f"PRAGMA integrity_check({_MOST_WORDS})").scalars().all()
    except SQLAlchemyError as problem:
        return [str(getattr(problem, "orig", problem))]
    return [] if words == ["ok"] else [" ".join(str(word).split()) for word in words]


def _is_nameless(place: Place, connection: Connection) -> bool:
    version = connection.execute(sql.select(schema.schema.c.version)).scalar_one_or_none()
    if version is not None and version != schema.VERSION:
        hint = "run boxship migrate first" if version < schema.VERSION else "a newer version of Boxship has written it"
        raise DataFileError(f"{shown(place)}: it is of version {version}, and this is {schema.VERSION}: {hint}")
    return version is None


def _names(connection: Connection) -> list[str]:
    """Every table of which there is anything to be read, also where the list of tables itself can't be."""
    found: dict[str, None] = {}
    for column in (tables.c.table, seats.c.table):
        try:
            for name in connection.execute(sql.select(column).distinct()).scalars():
                found[str(name)] = None
        except SQLAlchemyError:
            continue
    return list(found)


def _strays(connection: Connection, names: set[str]) -> list[str]:
    try:
        there = set(connection.execute(sql.select(tables.c.table)).scalars())
        of_events = set(connection.execute(sql.select(events.c.table).distinct()).scalars())
    except SQLAlchemyError:
        return []
    return sorted((names | of_events) - there)


def _look_at(connection: Connection, name: str, found: Examination) -> None:
    stored, why = _read(connection, name)
    if stored is None:
        if why:
            found.broken[name] = why
        return
    found.tables += 1
    found.events += len(stored.events)
    whole, ending, why = _replayed(stored)
    if why:
        found.broken[name] = f"{why} (event {len(whole.events) + 1} of {len(stored.events)})"
    elif ending != stored.ending:
        found.endings[name] = ending


def _read(connection: Connection, name: str) -> tuple[StoredTable | None, str]:
    try:
        return stored_table(connection, name), ""
    except Exception as problem:  # noqa: BLE001  # whatever may stand in a file that is damaged
        return None, " ".join(str(getattr(problem, "orig", None) or repr(problem)).split())


def _replayed(stored: StoredTable) -> tuple[StoredTable, Ending | None, str]:
    """The table with as many events as can be replayed, how its game ended, and why there are not more."""
    number, ending = 0, None
    try:
        snapshot = Snapshot.dealt(Record.parse(stored.header).header)
        if len(stored.seats) != snapshot.state.players:
            return replace(stored, events=()), None, f"it has {len(stored.seats)} seats"
        for event in stored.events:
            if event.number != number + 1:
                return replace(stored, events=stored.events[:number]), None, f"event {number + 1} is missing"
            transition = snapshot.after(event)
            snapshot, number, ending = transition.after, event.number, ending_of(transition)
    except Exception as problem:  # noqa: BLE001  # whatever may stand in a file that is damaged
        return replace(stored, events=stored.events[:number]), None, repr(problem)
    return stored, ending, ""


# -- mending -----------------------------------------------------------------------------------------------------------


def _summary(ending: Ending | None) -> dict[str, object]:
    return {"finished": None, "rounds": None, "winners": None} if ending is None else summary_of(ending)


def _save(file: Path) -> list[str]:
    """Everything that is whole, in a new file beside the old one, which stays as it is."""
    target = file.with_name(f"{file.name}.mended")
    if target.exists():
        raise DataFileError(f"{target}: there is a file of this name already; move it away first")
    old, new = engine_of(file), engine_of(target)
    said: list[str] = []
    saved = lost = 0
    try:
        preparing.prepare(target, new)
        with old.connect() as source:
            for name in _names(source):
                stored, why = _read(source, name)
                whole, ending, broken = (None, None, why) if stored is None else _replayed(stored)
                if stored is None or whole is None or not whole.seats:
                    if broken:
                        said.append(f"Table {name} is lost: {broken}.")
                        lost += 1
                    continue
                if broken:
                    said.append(f"Table {name} is saved up to event {len(whole.events)} of {len(stored.events)}.")
                with new.begin() as connection:
                    _write(connection, replace(whole, ending=ending))
                saved += 1
            _save_records(source, new)
    finally:
        old.dispose()
        new.dispose()
    said.append(f"{saved} of {saved + lost} tables are in {target}.")
    said.append(
        f"{file} is as it was. To go on with what was saved: stop the server and put the new file in its place."
    )
    return said


def _save_records(source: Connection, new: sql.Engine) -> None:
    """Records that were uploaded, as far as they can be read."""
    try:
        found = [dict(row) for row in source.execute(sql.select(records)).mappings()]
    except SQLAlchemyError:
        return
    if found:
        with new.begin() as connection:
            connection.execute(sql.insert(records), found)


def _write(connection: Connection, stored: StoredTable) -> None:
    row, places = rows_of(stored)
    connection.execute(sql.insert(tables), {**row, **_summary(stored.ending)})
    connection.execute(sql.insert(seats), places)
    if stored.events:
        connection.execute(sql.insert(events), event_rows(stored))
