"""The data file: nothing half written, nothing written twice, and a sentence for a file that can't be used."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import threading
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
import sqlalchemy as sql
from sqlalchemy.exc import OperationalError

from boxship.server.database import Database, DataFileError, Ending, StoredTable
from boxship.server.seats import Links, Seat
from boxship.server.snapshot import Event
from boxship.server.writer import ConflictError, DatabaseError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

STORED = StoredTable(
    name="table-1",
    header="boxship record 1",
    created=1,
    links=Links("join", "watch"),
    seats=(Seat("person", "", "Ann", b"1" * 32), Seat("person", "", "", None), Seat("bot", "trader", "", None)),
)


def event(number: int, command: str | None = None, seat: int = 0) -> Event:
    return Event(number, "line", seat, "end", None, 1000 + number, command)


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    opened = Database(tmp_path / "folder" / "tables.db")
    yield opened
    opened.close()


def rows(file: Path, question: str) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(file)
    try:
        return connection.execute(question).fetchall()
    finally:
        connection.close()


def test_what_is_kept_comes_back(database: Database) -> None:
    sealed = Event(3, "sealed", 2, "", 7, 1003, "abcdefgh")

    async def work() -> StoredTable | None:
        await database.create(STORED)
        await database.append(STORED.name, [event(1, "one"), event(2)])
        await database.append(STORED.name, [sealed], Ending(1003, 9, ("blue", "red")))
        await database.rename(STORED.name, 0, "Åsa")
        return await database.load(STORED.name)

    stored = asyncio.run(work())
    assert stored is not None
    assert stored.events == (event(1, "one"), event(2), sealed)
    assert stored.ending == Ending(1003, 9, ("blue", "red"))
    assert [seat.name for seat in stored.seats] == ["Åsa", "", ""]
    assert (stored.links, stored.header, stored.created) == (STORED.links, STORED.header, 1)


def test_there_may_be_no_such_table(database: Database) -> None:
    assert asyncio.run(database.load("nowhere")) is None
    assert asyncio.run(database.outline("nowhere")) is None


def test_of_two_who_write_the_same_number_one_is_refused(database: Database) -> None:
    async def work() -> list[object]:
        await database.create(STORED)
        writing = [database.append(STORED.name, [event(1, f"command-{who}")]) for who in range(5)]
        return await asyncio.gather(*writing, return_exceptions=True)

    answers = asyncio.run(work())
    assert [answer is None for answer in answers] == [True, False, False, False, False]
    assert all(isinstance(answer, ConflictError) for answer in answers[1:])


def test_a_command_is_kept_once(database: Database) -> None:
    async def work() -> None:
        await database.create(STORED)
        await database.append(STORED.name, [event(1, "command")])
        await database.append(STORED.name, [event(2, "command", seat=1)])
        await database.append(STORED.name, [event(3), event(4)])
        with pytest.raises(ConflictError):
            await database.append(STORED.name, [event(5, "command")])

    asyncio.run(work())


def test_one_who_is_refused_does_not_spoil_it_for_the_others_of_his_group(database: Database) -> None:
    async def work() -> tuple[list[object], tuple[Event, ...]]:
        await database.create(STORED)
        writing = [database.append(STORED.name, [event(1)]), database.append(STORED.name, [event(2), event(1)])]
        writing += [database.append(STORED.name, [event(3)]), database.append("nowhere", [event(1)])]
        answers: list[object] = list(await asyncio.gather(*writing, return_exceptions=True))
        return answers, await database.events_after(STORED.name, 0)

    answers, stored = asyncio.run(work())
    assert [type(answer) for answer in answers] == [type(None), ConflictError, type(None), ConflictError]
    assert [one.number for one in stored] == [1, 3]


def test_what_comes_together_is_written_together(tmp_path: Path) -> None:
    commits: list[str] = []
    database = Database(tmp_path / "tables.db")
    sql.event.listen(database._engine, "commit", lambda _: commits.append(threading.current_thread().name))

    async def work() -> None:
        await database.create(STORED)
        commits.clear()
        await asyncio.gather(*(database.append(STORED.name, [event(number)]) for number in range(1, 101)))

    asyncio.run(work())
    database.close()
    assert set(commits) == {"boxship-writer"}
    assert len(commits) < 10


def test_a_seat_is_taken_once(database: Database) -> None:
    async def work() -> list[object]:
        await database.create(STORED)
        coming = [database.take_seat(STORED.name, 1, Seat("person", "", name, name.encode())) for name in ("Bo", "Cy")]
        return await asyncio.gather(*coming, return_exceptions=True)

    answers = asyncio.run(work())
    assert answers[0] is None
    assert isinstance(answers[1], ConflictError)
    stored = asyncio.run(database.outline(STORED.name))
    assert stored is not None
    assert stored.seats[1] == Seat("person", "", "Bo", b"Bo")


def test_a_disk_that_refuses_is_said(database: Database) -> None:
    def refuse(*_: object) -> None:
        if full:
            raise OperationalError("INSERT", None, sqlite3.OperationalError("database or disk is full"))

    full = True
    sql.event.listen(database._engine, "before_cursor_execute", refuse)

    async def work() -> None:
        nonlocal full
        with pytest.raises(DatabaseError, match="disk is full"):
            await database.create(STORED)
        full = False
        await database.create(STORED)
        full = True
        with pytest.raises(DatabaseError, match="disk is full"):
            await database.append(STORED.name, [event(1)])
        full = False
        await database.append(STORED.name, [event(1)])

    asyncio.run(work())


def test_closing_writes_what_still_waits(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    database = Database(file)

    async def work() -> None:
        await database.create(STORED)
        waiting = asyncio.ensure_future(database.append(STORED.name, [event(1)]))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        database.close()
        await waiting

    asyncio.run(work())
    assert rows(file, "select number, line from events where \"table\" = 'table-1'") == [(1, "end")]


def test_the_file_is_for_nobody_else(database: Database, tmp_path: Path) -> None:
    assert stat.S_IMODE((tmp_path / "folder" / "tables.db").stat().st_mode) == 0o600


# -- files that can't be used ------------------------------------------------------------------------------------------


def refusal(file: Path) -> str:
    with pytest.raises(DataFileError) as refused:
        Database(file)
    return str(refused.value)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_text("these are not the tables you are looking for" * 100, encoding="utf-8")
    assert refusal(file) == f"{file}: this is no data file of Boxship, or it is damaged (file is not a database)"


def test_a_damaged_file(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    Database(file).close()
    content = bytearray(file.read_bytes())
    content[100:4096] = b"\xff" * 3996
    file.write_bytes(content)
    assert "or it is damaged" in refusal(file)


def test_a_database_of_another_program(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    connection = sqlite3.connect(file)
    connection.execute("create table songs (title text)")
    connection.close()
    assert refusal(file) == f"{file}: this is a database of another program"
    assert rows(file, "select name from sqlite_master") == [("songs",)]


def test_a_file_of_a_newer_version(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    Database(file).close()
    connection = sqlite3.connect(file)
    connection.execute("update schema set version = 99")
    connection.commit()
    connection.close()
    assert "a newer version of Boxship has written this file" in refusal(file)


def test_a_place_where_nothing_can_be_kept(tmp_path: Path) -> None:
    assert "the tables can't be kept there: is a directory" in refusal(tmp_path)
    (tmp_path / "file").touch()
    assert "the tables can't be kept there" in refusal(tmp_path / "file" / "tables.db")
    assert "not a possible file name" in refusal(tmp_path / "a\0b")


def test_bots_of_the_first_version_get_their_new_names(tmp_path: Path) -> None:
    """A table that was made with the three styles there once were plays on with bots there are."""
    file = tmp_path / "tables.db"
    old = [
        Seat("person", "", "bold", b"1" * 32),
        *(Seat("bot", style, "", None) for style in ("steady", "bold", "thrifty")),
    ]

    async def make() -> None:
        database = Database(file)
        await database.create(replace(STORED, seats=tuple(old)))
        database.close()

    asyncio.run(make())
    connection = sqlite3.connect(file)
    with connection:
        connection.execute("update schema set version = 1")
    connection.close()

    async def look() -> StoredTable | None:
        database = Database(file)
        stored = await database.load(STORED.name)
        database.close()
        return stored

    for _ in range(2):
        stored = asyncio.run(look())
        assert stored is not None
        assert [seat.style for seat in stored.seats] == ["", "trader", "trader:hoarder", "trader:producer"]
        assert stored.seats[0].name == "bold"
    assert rows(file, "select version from schema") == [(2,)]
