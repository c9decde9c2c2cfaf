"""``boxship simulate --bots``, and a row for each game as CSV, JSON and Parquet."""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from boxship.arena.match import dealt
from boxship.bots.simple import matches
from boxship.dataset.columns import RESULTS
from boxship.rules.rulesets import Ruleset
from tests.cli.shell import run

SHORT = ("--players", "3", "--rules", "short round_limit=3", "--seed", "6")
RULES = Ruleset.parse("short round_limit=3")


def rows(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    return found


def test_a_row_says_how_a_game_of_rules_of_thumb_went(tmp_path: Path) -> None:
    files = ("--csv", tmp_path / "a.txt", "--json", tmp_path / "deep" / "a.json")
    assert run("simulate", "--games", "7", *SHORT, *files).exit_code == 0
    outcomes = matches.play_games(RULES, 3, 6, range(7), record=False)
    found = rows(tmp_path / "deep" / "a.json")
    assert [list(row) for row in found] == [[column.name for column in RESULTS]] * 7
    for row, outcome in zip(found, outcomes, strict=True):
        assert (row["seed"], row["number"], row["first"], row["rounds"]) == (6, outcome.number, outcome.first, 3)
        assert (row["totals"], row["winners"]) == (list(outcome.totals), list(outcome.winners))
        assert (row["steps"], row["decisions"]) == (outcome.decisions, None)
        assert row["names"] == [matches.NAME] * 3
    with (tmp_path / "a.txt").open(encoding="utf-8", newline="") as file:
        told = list(csv.DictReader(file))
    assert [row["totals"] for row in told] == [" ".join(map(str, row["totals"])) for row in found]
    assert {row["decisions"] for row in told} == {""}


def test_parquet_holds_the_same_rows(tmp_path: Path) -> None:
    files = ("--parquet", tmp_path / "a.parquet", "--json", tmp_path / "a.json")
    assert run("simulate", "--games", "5", *SHORT, *files).exit_code == 0
    assert pq.read_table(tmp_path / "a.parquet").to_pylist() == rows(tmp_path / "a.json")


def test_named_bots_play_the_same_deals_and_sit_equally_often(tmp_path: Path) -> None:
    bots = ("--bots", "trader", "--bots", "random")
    result = run("simulate", "--games", "6", *SHORT, *bots, "--json", tmp_path / "a.json")
    assert result.exit_code == 0
    for words in ("lines", "money of trader", "won by a seat of random"):
        assert words in result.stdout
    found = rows(tmp_path / "a.json")
    assert [row["number"] for row in found] == list(range(6))
    assert [row["first"] for row in found] == [dealt(RULES, 3, 6, number).state.first for number in range(6)]
    assert sorted(name for row in found for name in row["names"]) == ["random"] * 9 + ["trader"] * 9
    assert all(row["steps"] is None and row["decisions"] > 0 for row in found)


@pytest.mark.slow
@pytest.mark.parametrize("bots", [(), ("--bots", "trader", "--bots", "thumb")])
def test_any_number_of_processes_writes_the_same_bytes(tmp_path: Path, bots: tuple[str, ...]) -> None:
    told = []
    for jobs in ("1", "2"):
        games = ("--games", "600" if not bots else "12")
        files = ("--csv", tmp_path / f"{jobs}.csv", "--json", tmp_path / f"{jobs}.json")
        result = run("simulate", *games, *SHORT, *bots, *files, "--jobs", jobs)
        assert (result.exit_code, result.stderr) == (0, "")
        told.append((result.stdout, *((tmp_path / f"{jobs}.{form}").read_bytes() for form in ("csv", "json"))))
    assert told[0] == told[1]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bots", "nobody"], "a program is written with its path, like ./mybot"),
        (["--bots", "./missing"], "./missing: there is no such program"),
        (["--csv", "a", "--json", "a"], "two tables can't have the same file"),
        (["--csv", "."], ".: this is a directory"),
        (["--csv", "file/a.csv"], "file: a file stands where a directory is needed"),
    ],
)
def test_a_mistake_is_one_sentence_before_any_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").write_text("precious", encoding="utf-8")
    result = run("simulate", *arguments)
    assert result.exit_code == 1
    assert sentence in result.output
    assert result.output.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_parquet_without_its_library_names_the_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    result = run("simulate", "--parquet", tmp_path / "a.parquet")
    assert result.exit_code == 1
    assert "pip install 'boxship[export]'" in result.output
    assert list(tmp_path.iterdir()) == []
