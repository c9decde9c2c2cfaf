"""Migrations: every schema there ever was becomes today's, in both engines, and nothing in it is lost."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import sqlalchemy as sql
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from typer.testing import CliRunner

from boxship.cli import app
from boxship.notation.records import Record
from boxship.server import migrations, preparing, schema
from boxship.server.data_file import DataFileError
from boxship.server.database import Database
from boxship.server.engine import engine_of, psycopg_words
from boxship.server.snapshot import Snapshot, transitions_of

if TYPE_CHECKING:
    from boxship.server.database import StoredTable
    from boxship.server.engine import Place
    from tests.server.postgres import Databases

FIXTURES = Path(__file__).with_name("schemas")
OLD = range(1, schema.VERSION)
"""Every version before this one."""
_RENAMED = {
    1: ["trader", "trader:hoarder", "trader:producer"],
    2: ["trader", "trader:hoarder", "captain"],
    3: ["trader", "trader:hoarder", "captain"],
    4: ["trader", "trader:hoarder", "captain"],
}


def old_file(folder: Path, version: int) -> Path:
    """A data file as that version wrote it: a game with one person and three bots."""
    file = folder / "tables.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((FIXTURES / f"version-{version}.sql").read_text(encoding="utf-8"))
    return file


def old_database(place: sql.URL, version: int, folder: Path) -> None:
    """The same in PostgreSQL, which no version before the third knew: by the first migrations, and row by row."""
    engine, source = engine_of(place), engine_of(old_file(folder, version))
    with engine.begin() as connection, source.connect() as old:
        command.upgrade(migrations.config(connection), f"{version:04d}")
        for table in (schema.schema, schema.tables, schema.seats, schema.events):
            there = {column["name"] for column in sql.inspect(old).get_columns(table.name)}
            known = [column for column in table.columns if column.name in there]
            rows = [dict(row) for row in old.execute(sql.select(*known)).mappings()]
            connection.execute(sql.insert(table), rows)
        connection.exec_driver_sql("drop table alembic_version")
    engine.dispose()
    source.dispose()


def differences(place: Place) -> list[object]:
    """What is otherwise than the schema says."""
    engine = engine_of(place)
    with engine.connect() as connection:
        found = compare_metadata(
            MigrationContext.configure(connection, opts={"include_name": lambda name, *_: name != "alembic_version"}),
            schema.metadata,
        )
    engine.dispose()
    return list(found)


def loaded(place: Place) -> StoredTable:
    async def load() -> StoredTable | None:
        database = Database(place)
        stored = await database.load("old-table-1")
        database.close()
        return stored

    stored = asyncio.run(load())
    assert stored is not None
    return stored


def check_the_game(place: Place, version: int) -> None:
    stored = loaded(place)
    assert [seat.style for seat in stored.seats] == ["", *_RENAMED[version]]
    assert (stored.seats[0].name, stored.links.join, stored.links.watch) == ("Ann", "join-1", "watch-1")
    assert len(stored.events) == 43
    last = list(transitions_of(Snapshot.dealt(Record.parse(stored.header).header), stored.events))[-1].after
    assert len(last.lines) == 40


def test_there_is_a_fixture_of_every_version() -> None:
    assert {file.name for file in FIXTURES.iterdir()} == {f"version-{version}.sql" for version in OLD}


@pytest.mark.parametrize("version", OLD)
def test_a_file_of_any_version_is_brought_up_to_date_when_it_is_opened(tmp_path: Path, version: int) -> None:
    file = old_file(tmp_path, version)
    before = rows(file)
    check_the_game(file, version)
    assert rows(file)["schema"] == [(schema.VERSION,)]
    assert differences(file) == []
    assert "WITHOUT ROWID" in made_with(file, "events")
    copy = file.with_name(f"tables.db.version-{version}")
    assert rows(copy) == before
    assert copy.stat().st_mode & 0o777 == 0o600
    check_the_game(file, version)
    assert len(list(tmp_path.glob("*.version-*"))) == 1


def made_with(file: Path, table: str) -> str:
    with closing(sqlite3.connect(file)) as connection:
        (found,) = connection.execute("select sql from sqlite_master where name = ?", (table,)).fetchone()
    return str(found)


def rows(file: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(file)) as connection:
        return {name: connection.execute(f"select * from {name}").fetchall() for name in ("schema", "seats", "events")}


@pytest.mark.parametrize("version", OLD)
def test_a_database_of_any_version_waits_for_the_command(databases: Databases, tmp_path: Path, version: int) -> None:
    place = databases.empty()
    old_database(place, version, tmp_path)
    with pytest.raises(DataFileError, match="boxship migrate --database"):
        Database(place)
    assert boxship("migrate", "--database", psycopg_words(place)).startswith("postgresql://")
    check_the_game(place, version)
    assert differences(place) == []
    assert "is up to date" in boxship("migrate", "--database", psycopg_words(place))
    databases.drop(place)


def test_an_empty_database_is_made(databases: Databases) -> None:
    place = databases.empty()
    assert "was empty and is ready now" in boxship("migrate", "--database", psycopg_words(place))
    assert differences(place) == []
    databases.drop(place)


def test_servers_that_start_together_make_one_database(databases: Databases) -> None:
    place = databases.empty()

    async def start() -> None:
        opened = await asyncio.gather(*(asyncio.to_thread(Database, place) for _ in range(4)))
        for database in opened:
            database.close()

    asyncio.run(start())
    assert differences(place) == []
    databases.drop(place)


def test_all_steps_from_nothing_are_the_schema(databases: Databases, tmp_path: Path) -> None:
    for place in (tmp_path / "tables.db", databases.empty()):
        engine = engine_of(place)
        with engine.begin() as connection:
            migrations.upgrade(connection)
        engine.dispose()
        assert differences(place) == []


def test_a_migration_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = old_file(tmp_path, 1)
    before = rows(file)

    upgrade = migrations.upgrade

    def fail(connection: sql.Connection) -> None:
        upgrade(connection)
        connection.exec_driver_sql("insert into nowhere values (1)")

    monkeypatch.setattr(migrations, "upgrade", fail)
    with pytest.raises(DataFileError, match="nowhere"):
        preparing.migrate(file)
    assert rows(file) == before
    with closing(sqlite3.connect(file)) as connection:
        names = {name for (name,) in connection.execute("select name from sqlite_master where type = 'table'")}
    assert names == {"schema", "tables", "seats", "events"}


def test_the_command_over_a_file(tmp_path: Path) -> None:
    file = old_file(tmp_path, 2)
    said = boxship("migrate", "--data", str(file))
    assert said.splitlines() == [
        f"{file} is now of version {schema.VERSION}; it was of version 2.",
        f"As it was before: {file}.version-2",
    ]
    assert boxship("migrate", "--data", str(file)) == f"{file} is up to date (version {schema.VERSION}).\n"


def boxship(*words: str) -> str:
    run = CliRunner().invoke(app, words)
    assert run.exit_code == 0, run.output
    return run.output
