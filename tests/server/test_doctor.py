"""The doctor: finds what is wrong, says it, and mends what can be mended without throwing anything away."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING

import pytest

from boxship.server.data_file import DataFileError
from boxship.server.database import Database, StoredTable
from boxship.server.doctor import examine, mend
from tests.cli.shell import run
from tests.server.scripts import lay, script
from tests.server.test_table import opened, play

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Three tables, the second one played to its end."""
    data = tmp_path / "tables.db"
    header, lines = script()
    names = [lay(data, header, name).table for name in ("one", "two", "three")]

    async def work() -> None:
        async with opened(data) as tables:
            await play(await tables.find(names[1]), lines)
            await play(await tables.find(names[2]), lines[:30])

    asyncio.run(work())
    return data


def change(file: Path, *statements: str) -> None:
    connection = sqlite3.connect(file)
    with connection:
        for statement in statements:
            connection.execute(statement)
    connection.close()


def loaded(file: Path, name: str) -> StoredTable:
    async def look() -> StoredTable:
        database = Database(file)
        stored = await database.load(name)
        database.close()
        assert stored is not None
        return stored

    return asyncio.run(look())


def test_a_healthy_file(file: Path) -> None:
    result = run("doctor", "--data", file)
    assert result.exit_code == 0
    assert ": 3 tables with " in result.stdout
    assert result.stdout.endswith("Everything is in order.\n")


def test_small_things_are_mended_where_they_are(file: Path) -> None:
    before = [loaded(file, name) for name in ("one", "two", "three")]
    change(
        file,
        "update tables set finished = null where \"table\" = 'two'",
        "update tables set finished = 5, rounds = 1, winners = 'red' where \"table\" = 'one'",
        "insert into events values ('gone', 1, 'line', 'blue', 'end', null, 5, null)",
        "delete from schema",
    )
    result = run("doctor", "--data", file)
    assert result.exit_code == 1
    for words in (
        "it does not say which version has written it",
        "table one: its summary is not that of its game",
        "table two: its summary is not that of its game",
        "table gone: there are seats or events, and no table",
        "Nothing was changed.",
    ):
        assert words in result.stdout
    assert run("doctor", "--data", file, "--mend").exit_code == 0
    assert run("doctor", "--data", file).exit_code == 0
    assert [loaded(file, name) for name in ("one", "two", "three")] == before


def test_a_game_that_breaks_off_is_saved_up_to_there(file: Path, tmp_path: Path) -> None:
    whole = loaded(file, "three")
    change(file, "update events set line = 'fly' where \"table\" = 'three' and number = 20")
    content = file.read_bytes()
    found = examine(file)
    assert list(found.broken) == ["three"]
    assert "(event 20 of " in found.broken["three"]
    said = mend(file, found)
    assert "Table three is saved up to event 19 of 32." in said
    assert f"3 of 3 tables are in {file}.mended." in said
    assert file.read_bytes() == content
    saved = tmp_path / "tables.db.mended"
    assert examine(saved).healthy
    assert loaded(saved, "three").events == whole.events[:19]
    assert loaded(saved, "two") == loaded(file, "two")
    with pytest.raises(DataFileError, match="there is a file of this name already"):
        mend(file, found)


def test_what_is_left_of_a_damaged_file_is_saved(file: Path, tmp_path: Path) -> None:
    content = bytearray(file.read_bytes())
    page = content.index(b"command-") // 4096 if b"command-" in content else len(content) // 4096 // 2
    content[page * 4096 : page * 4096 + 1500] = b"\xff" * 1500
    file.write_bytes(content)
    with pytest.raises(DataFileError, match="boxship doctor"):
        Database(file)
    found = examine(file)
    assert found.damage
    mend(file, found)
    assert examine(tmp_path / "tables.db.mended").healthy
    assert file.read_bytes() == content


def test_what_is_no_data_file(tmp_path: Path) -> None:
    assert "there is no such data file" in run("doctor", "--data", tmp_path / "none.db").stderr
    other = tmp_path / "other.db"
    other.write_bytes(b"words" * 2000)
    result = run("doctor", "--data", other)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "nothing can be read from it" in result.stderr
