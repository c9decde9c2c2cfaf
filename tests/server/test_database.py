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

from boxship.server.data_file import DataFileError
from boxship.server.data_file import refusal as refused_with
from boxship.server.database import Database, Ending, StoredTable
from boxship.server.engine import engine_of, place_of, shown
from boxship.server.seats import Links, Seat
from boxship.server.snapshot import Event
from boxship.server.writer import ConflictError, DatabaseError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from boxship.server.engine import Place

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
def database(place: Place) -> Iterator[Database]:
    opened = Database(place)
    yield opened
    opened.close()


def rows(place: Place, question: str) -> list[tuple[object, ...]]:
    engine = engine_of(place)
    try:
        with engine.connect() as connection:
            return [tuple(row) for row in connection.exec_driver_sql(question)]
    finally:
        engine.dispose()


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
    assert asyncio.run(database.load("no\0where")) is None


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


def test_what_comes_together_is_written_together(database: Database) -> None:
    commits: list[str] = []
    sql.event.listen(database._engine, "commit", lambda _: commits.append(threading.current_thread().name))

    async def work() -> None:
        await database.create(STORED)
        commits.clear()
        await asyncio.gather(*(database.append(STORED.name, [event(number)]) for number in range(1, 101)))

    asyncio.run(work())
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


def test_closing_writes_what_still_waits(place: Place) -> None:
    database = Database(place)

    async def work() -> None:
        await database.create(STORED)
        waiting = asyncio.ensure_future(database.append(STORED.name, [event(1)]))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        database.close()
        await waiting

    asyncio.run(work())
    assert rows(place, "select number, line from events where \"table\" = 'table-1'") == [(1, "end")]


def test_the_file_is_for_nobody_else(tmp_path: Path) -> None:
    Database(tmp_path / "folder" / "tables.db").close()
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


def test_damage_in_the_middle_is_noticed_at_the_start(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"

    async def fill() -> None:
        database = Database(file)
        for number in range(40):
            await database.create(replace(STORED, name=f"table-{number}", header="x" * 2000))
        database.close()

    asyncio.run(fill())
    content = bytearray(file.read_bytes())
    middle = len(content) // 2 // 4096 * 4096
    content[middle : middle + 2000] = b"\xff" * 2000
    file.write_bytes(content)
    assert f"{file}: it is damaged, so nothing is written to it; boxship doctor" in refusal(file)
    assert file.read_bytes() == content


def test_a_file_that_does_not_say_its_version(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    Database(file).close()
    connection = sqlite3.connect(file)
    with connection:
        connection.execute("delete from schema")
    connection.close()
    assert "it does not say which version has written it" in refusal(file)


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (sqlite3.SQLITE_FULL, "the disk is full"),
        (sqlite3.SQLITE_READONLY_DIRECTORY, "can't be written"),
        (sqlite3.SQLITE_CORRUPT, "or it is damaged (no luck)"),
    ],
)
def test_the_system_refuses_for_another_reason_than_damage(tmp_path: Path, code: int, reason: str) -> None:
    problem = sqlite3.OperationalError("no luck")
    problem.sqlite_errorcode = code
    assert reason in str(refused_with(tmp_path / "tables.db", problem))


def test_a_file_that_is_moved_away_gets_no_more_words(tmp_path: Path) -> None:
    file, elsewhere = tmp_path / "tables.db", tmp_path / "moved.db"
    database = Database(file)

    async def work() -> tuple[Event, ...]:
        await database.create(STORED)
        file.rename(elsewhere)
        with pytest.raises(DatabaseError, match="has been moved away or deleted"):
            await database.append(STORED.name, [event(1)])
        with pytest.raises(DatabaseError, match="has been moved away or deleted"):
            await database.rename(STORED.name, 0, "Bo")
        file.write_bytes(b"another file")
        with pytest.raises(DatabaseError, match="has been moved away or deleted"):
            await database.append(STORED.name, [event(1)])
        elsewhere.rename(file)
        await database.append(STORED.name, [event(1)])
        return await database.events_after(STORED.name, 0)

    assert [one.number for one in asyncio.run(work())] == [1]
    database.close()


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


# -- addresses of databases --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("address", ["", "tables.db", "mysql://host/name", "postgresql://host", "postgresql://h:x/n"])
def test_an_address_of_no_postgresql_database(address: str) -> None:
    with pytest.raises(DataFileError, match="takes the address of a PostgreSQL database"):
        place_of(address)


def test_a_password_is_not_shown() -> None:
    place = place_of("postgresql://ann:secret@db.example/boxship")
    assert shown(place) == "postgresql://ann:***@db.example/boxship"


def test_a_database_that_is_not_there(postgres_place: sql.URL) -> None:
    with pytest.raises(DataFileError, match=r"nowhere_at_all: the database can't be used: .*does not exist"):
        Database(postgres_place.set(database="nowhere_at_all"))


def test_a_postgresql_database_of_another_program_or_a_newer_version(postgres_place: sql.URL) -> None:
    engine = engine_of(postgres_place)
    with engine.begin() as connection:
        connection.exec_driver_sql("update schema set version = 99")
    with pytest.raises(DataFileError, match="a newer version of Boxship has written this database"):
        Database(postgres_place)
    with engine.begin() as connection:
        connection.exec_driver_sql("alter table schema rename to songs")
    with pytest.raises(DataFileError, match="this is a database of another program"):
        Database(postgres_place)
    engine.dispose()


# -- two processes write to one database -------------------------------------------------------------------------------


def test_groups_of_two_writers_in_opposite_order_do_not_wait_in_a_circle(postgres_place: sql.URL) -> None:
    """Both write to the same tables again and again, all of them at once."""
    names = [f"table-{number}" for number in range(20)]

    async def write(database: Database, order: list[str]) -> None:
        reached = dict.fromkeys(names, 0)

        async def append(name: str) -> None:
            try:
                await database.append(name, [event(reached[name] + 1)])
            except ConflictError:
                stored = await database.events_after(name, 0)
                reached[name] = len(stored)
            else:
                reached[name] += 1

        for _ in range(15):
            await asyncio.gather(*map(append, order))

    async def work() -> dict[str, tuple[Event, ...]]:
        for name in names:
            await first.create(replace(STORED, name=name, links=Links(name, name)))
        await asyncio.gather(write(first, names), write(second, names[::-1]))
        return {name: await first.events_after(name, 0) for name in names}

    first, second = Database(postgres_place), Database(postgres_place)
    stored = asyncio.run(work())
    first.close()
    second.close()
    for kept in stored.values():
        assert [one.number for one in kept] == list(range(1, len(kept) + 1))
    question = "select deadlocks from pg_stat_database where datname = current_database()"
    assert rows(postgres_place, question) == [(0,)]


def test_what_is_too_long_is_refused_and_not_cut(postgres_place: sql.URL) -> None:
    database = Database(postgres_place)

    async def work() -> tuple[Event, ...]:
        await database.create(STORED)
        with pytest.raises(DatabaseError, match="too long"):
            await database.append(STORED.name, [event(1, "c" * 65)])
        return await database.events_after(STORED.name, 0)

    assert asyncio.run(work()) == ()
    database.close()
