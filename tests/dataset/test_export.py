"""Exported sets: every column, read back and replayed equal, and what happens when something is wrong."""

from __future__ import annotations

import os
import sys
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from pyarrow import parquet

from boxship import Game
from boxship.bots.simple.matches import play_games
from boxship.crowds.observation import observation
from boxship.dataset import files
from boxship.dataset.columns import tables
from boxship.dataset.export import export
from boxship.dataset.files import arrow_type, table_files
from boxship.dataset.reading import read_records
from boxship.notation.records import Record
from boxship.rules.apply import apply
from boxship.rules.rulesets import Ruleset
from tests.cli.shell import run

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES = int(os.environ.get("BOXSHIP_EXPORT_GAMES", "200"))
"""The long form: ``BOXSHIP_EXPORT_GAMES=10000 pytest tests/dataset``."""
EDITIONS = (("short", 3), ("classic domestic_sale round_limit=6", 4), ("jumbo investment_bank round_limit=8", 5))


def records(count: int, rules: str = "short round_limit=4", players: int = 3) -> list[tuple[str, str]]:
    games = play_games(Ruleset.parse(rules), players, 5, range(count), record=True)
    return [(f"game {game.number}", game.record) for game in games]


def rows(folder: Path, name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = parquet.read_table(folder / f"{name}.parquet").to_pylist()
    return found


def written(folder: Path, texts: list[tuple[str, str]], **options: Any) -> dict[str, int]:
    counts = list(export(iter(texts), folder, **options))
    return {name: sum(each[name] for each in counts) for name in counts[0]}


def test_games_read_back_are_the_records_that_went_in_and_replay(tmp_path: Path) -> None:
    texts = records(GAMES, *("classic", 4) if GAMES > 1000 else ("short round_limit=4", 3))
    counts = written(tmp_path, texts)
    assert counts["games"] == GAMES
    read = read_records(tmp_path)
    for (_, text), record in zip(texts, read, strict=True):
        assert str(record) == text
        assert Game(record).record() == text


@pytest.mark.parametrize(("rules", "players"), EDITIONS)
def test_every_edition_comes_back_with_its_steps_and_its_money(tmp_path: Path, rules: str, players: int) -> None:
    texts = records(2, rules, players)
    written(tmp_path, texts, observations=True)
    decisions, events = (groupby(rows(tmp_path, name), lambda row: row["game"]) for name in ("decisions", "events"))
    for (_, text), row, (_, lines), (_, told) in zip(texts, rows(tmp_path, "games"), decisions, events, strict=True):
        record = Record.parse(text)
        g = record.header.start()
        cash = g.cash[:players]
        for each in lines:
            assert each["observation"] == observation(g, each["seat"])
            assert (each["round"], each["turn"]) == (g.round_number, g.turn)
            for step in each["steps"]:
                apply(g, each["seat"], step)
        assert g.total[:players] == row["totals"]
        assert (row["seed"], row["number"], row["names"][0]) == (5, row["game"], "rule of thumb (bot)")
        for event in told:
            cash = [before + change for before, change in zip(cash, event["money"], strict=True)]
        assert cash == g.cash[:players]


def test_a_game_that_has_not_ended_and_one_without_a_line_come_back_too(tmp_path: Path) -> None:
    fresh, begun = Game.new("jumbo investment_bank", 3, seed=4), Game.new("classic", 3, seed=20)
    begun.play("produce -> brown@1 brown@3")
    texts = [(str(i), game.record()) for i, game in enumerate((fresh, begun, fresh))]
    written(tmp_path, texts)
    assert [str(record) for record in read_records(tmp_path)] == [text for _, text in texts]
    assert [row["ended"] for row in rows(tmp_path, "games")] == [None] * 3


def test_the_order_and_every_row_are_the_same_with_more_processes(tmp_path: Path) -> None:
    texts = records(25)
    for jobs in (1, 2):
        written(tmp_path / str(jobs), texts, jobs=jobs)
    for name in tables(observations=False):
        assert rows(tmp_path / "1", name) == rows(tmp_path / "2", name)


def test_rows_are_written_in_groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "ROW_GROUP", 300)
    written(tmp_path, records(40))
    groups = parquet.ParquetFile(tmp_path / "decisions.parquet").metadata
    assert groups.num_row_groups > 2
    assert max(groups.row_group(i).num_rows for i in range(groups.num_row_groups)) < 1500
    assert len(list(read_records(tmp_path))) == 40


def test_every_column_is_documented_with_its_type() -> None:
    page = (Path(__file__).parents[2] / "docs" / "data.md").read_text(encoding="utf-8")
    for columns in tables(observations=True).values():
        for name, kind, meaning in columns:
            arrow_type(kind)
            shown = "containers" if kind.startswith("list<struct<colour") else kind
            assert f"| `{name}` | {shown} | {meaning} |" in page


def test_a_column_says_in_the_file_what_it_means(tmp_path: Path) -> None:
    written(tmp_path, records(1))
    field = parquet.read_schema(tmp_path / "games.parquet").field("winners")
    assert field.metadata[b"description"].startswith(b"the winner")


# -- the command -------------------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "games").mkdir()
    for name, text in records(3):
        (tmp_path / "games" / f"{name}.record").write_text(text, encoding="utf-8")
    return tmp_path


def test_the_command_exports_a_folder_and_says_what_it_wrote(folder: Path) -> None:
    result = run("export", folder / "games", "--parquet", folder / "out")
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.splitlines()[0].endswith("games.parquet: 3 rows, 0.0 MB")
    assert sorted(path.name for path in (folder / "out").iterdir()) == [
        "decisions.parquet",
        "events.parquet",
        "games.parquet",
    ]
    assert rows(folder / "out", "games")[0]["source"].endswith("game 0.record")


def test_a_bad_record_is_named_with_its_line_and_leaves_the_old_set_as_it_was(folder: Path) -> None:
    run("export", folder / "games", "--parquet", folder / "out")
    old = {path.name: path.read_bytes() for path in (folder / "out").iterdir()}
    bad = folder / "games" / "game 1.record"
    lines = bad.read_text(encoding="utf-8").splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith(("blue: ", "red: ", "yellow: ")))
    lines[at] = lines[at].split(":")[0] + ": sail island"
    bad.write_text("\n".join(lines), encoding="utf-8")
    result = run("export", folder / "games", "--parquet", folder / "out")
    assert result.exit_code == 1
    assert f"game 1.record: line {at + 1}: " in result.stderr
    assert "nothing was written" in result.stderr
    assert {path.name: path.read_bytes() for path in (folder / "out").iterdir()} == old


def test_what_is_not_there_is_said(folder: Path) -> None:
    assert "there is no such file" in run("export", folder / "none", "--parquet", folder / "out").stderr
    (folder / "empty").mkdir()
    assert run("export", folder / "empty", "--parquet", folder / "out").exit_code == 1


def test_without_the_library_the_command_names_the_extra(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    result = run("export", folder / "games", "--parquet", folder / "out")
    assert result.exit_code == 1
    assert "pip install 'boxship[export]'" in result.stderr


def test_stopping_in_the_middle_leaves_nothing(tmp_path: Path) -> None:
    def stopped() -> Iterator[tuple[str, str]]:
        yield from records(15)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        list(export(stopped(), tmp_path))
    assert list(tmp_path.iterdir()) == []


def test_csv_has_lists_with_blanks_and_nothing_for_what_is_missing(tmp_path: Path) -> None:
    columns = [column for column in tables(observations=False)["games"] if column.name in {"game", "totals", "ended"}]
    with table_files({"games": tmp_path / "games.csv"}, {"games": columns}) as made:
        made["games"].add({"game": [0, 1], "totals": [(3, -4), None], "ended": ["supply", None]})
    assert (tmp_path / "games.csv").read_text(encoding="utf-8") == "game,ended,totals\n0,supply,3 -4\n1,,\n"
