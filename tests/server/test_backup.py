"""Backup and restore: everything is in the file, also while people play, and what is there stays as it is."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from boxship.server.backup import backup, restore
from boxship.server.data_file import DataFileError
from boxship.server.database import Database, StoredTable
from boxship.server.doctor import examine
from tests.cli.shell import run
from tests.server.harness import serving
from tests.server.scripts import lay, script

if TYPE_CHECKING:
    from boxship.server.engine import Place

HERE = Path(__file__).parent


def kept(place: Place, *names: str) -> list[StoredTable | None]:
    async def look() -> list[StoredTable | None]:
        database = Database(place)
        found = [await database.load(name) for name in names]
        database.close()
        return found

    return asyncio.run(look())


def test_what_was_backed_up_comes_back_into_either_engine(place: Place, tmp_path: Path) -> None:
    header, _ = script()
    names = [lay(place, header).table for _ in range(3)]
    target = tmp_path / "backup.db"
    assert backup(place, target) == 3
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.iterdir() if "backup" in file.name] == ["backup.db"]
    assert examine(target).healthy
    elsewhere = tmp_path / "new.db"
    assert restore(elsewhere, target) == (3, 0)
    assert kept(elsewhere, *names) == kept(place, *names)
    assert restore(place, target) == (0, 3)

    async def forget() -> None:
        database = Database(place)
        await database.remove(names[1])
        database.close()

    before = kept(place, *names)
    asyncio.run(forget())
    assert restore(place, target) == (1, 2)
    assert kept(place, *names) == before


def test_a_backup_while_people_play_and_a_table_that_comes_back_to_them(tmp_path: Path) -> None:
    data, target = tmp_path / "tables.db", tmp_path / "backup.db"
    with serving(data) as server:
        (me,) = server.table("me", "bot", "bot")
        result = run("backup", target, "--data", data)
        assert (result.exit_code, result.stdout) == (0, f"{target}: 1 tables of {data}.\n")
        (later,) = server.table("me", "bot", "bot")
    (tmp_path / "tables.db").rename(tmp_path / "lost.db")
    with serving(data) as server:
        me.server = server
        assert me.request("GET", "").status_code == 404
        result = run("restore", target, "--data", data)
        assert result.stdout == f"{data}: 1 tables brought back; 0 were there and are as they were.\n"
        assert me.look()["info"]["me"] == me.seat
        later.server = server
        assert later.request("GET", "").status_code == 404


def test_what_can_not_be(tmp_path: Path) -> None:
    there = tmp_path / "there.db"
    there.touch()
    for work, words in (
        (lambda: backup(tmp_path / "none.db", tmp_path / "x.db"), "there is no such data file"),
        (lambda: backup(there, there), "there is a file of this name already"),
        (lambda: restore(tmp_path / "a.db", tmp_path / "none.db"), "there is no such backup"),
        (lambda: backup(there, tmp_path / "no" / "x.db"), "it can't be written"),
    ):
        with pytest.raises(DataFileError, match=words):
            work()
    there.write_bytes(b"no database" * 500)
    with pytest.raises(DataFileError, match="no data file of Boxship"):
        restore(tmp_path / "a.db", there)
    with pytest.raises(DataFileError):
        backup(there, tmp_path / "y.db")
    assert not (tmp_path / "y.db").exists()


def test_a_backup_of_an_older_version_is_restored_too(tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    connection = sqlite3.connect(old)
    connection.executescript((HERE / "schemas" / "version-2.sql").read_text(encoding="utf-8"))
    (count,) = connection.execute("select count(*) from tables").fetchone()
    connection.close()
    content = old.read_bytes()
    assert count > 0
    assert restore(tmp_path / "new.db", old) == (count, 0)
    assert old.read_bytes() == content
