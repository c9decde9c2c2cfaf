"""``boxship check``: scenarios and records, one line each."""

from __future__ import annotations

from pathlib import Path

import pytest

from boxship.cli.work import check as verdict
from tests.cli.shell import finished, run

HOLDS = """
title: a warehouse costs four
script:
  - blue: warehouse
  - expect: {blue.cash: 16, blue.warehouses: 2}
"""
FAILS = """
title: a warehouse is free
script:
  - blue: warehouse
  - expect: {blue.cash: 20, blue.warehouses: 2}
  - refused: {blue: end}
"""


def written(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_a_scenario_that_holds(tmp_path: Path) -> None:
    path = written(tmp_path, "a.yaml", HOLDS)
    result = run("check", path)
    assert (result.exit_code, result.output) == (0, f"ok    {path}  a warehouse costs four\n")


def test_a_scenario_that_fails_shows_what_was_expected_and_what_was_there(tmp_path: Path) -> None:
    path = written(tmp_path, "a.yml", FAILS)
    result = run("check", path)
    assert result.exit_code == 1
    assert result.output.splitlines() == [
        f"FAIL  {path}: a warehouse is free",
        "      step 2: blue.cash: expected 20, there was 16",
        "      step 3: blue: end: expected a refusal, it was played",
    ]


def test_a_record(tmp_path: Path) -> None:
    game = finished()
    path = written(tmp_path, "game.record", game.record())
    result = run("check", path)
    assert result.exit_code == 0
    about = f"classic round_limit=2, 3 players, 7 decisions, won by {' and '.join(game.winners)}"
    assert result.output == f"ok    {path}  {about}\n"


def test_a_record_with_another_result_fails(tmp_path: Path) -> None:
    path = written(tmp_path, "game.record", finished().record().replace("blue 20", "blue 21"))
    result = run("check", path)
    assert result.exit_code == 1
    assert "expected 'result: blue 21" in result.output
    assert "there was 'result: blue 20" in result.output


def test_an_illegal_decision_is_found_by_its_line(tmp_path: Path) -> None:
    record = finished().record()
    number = record.splitlines().index(next(line for line in record.splitlines() if line.endswith(": warehouse"))) + 1
    path = written(tmp_path, "game.record", record.replace("warehouse", "sail island"))
    result = run("check", path)
    assert result.exit_code == 1
    assert f"      line {number}: " in result.output
    assert "an empty ship may not sail to the island" in result.output


@pytest.mark.parametrize("name", ["game", "game.anything", "game.yaml", "game.txt"])
def test_a_record_is_known_by_its_first_line(tmp_path: Path, name: str) -> None:
    path = written(tmp_path, name, "# a comment\n\n" + finished().record())
    assert run("check", path).output.startswith("ok ")


def test_a_scenario_without_the_usual_name_is_known_by_its_keys(tmp_path: Path) -> None:
    assert run("check", written(tmp_path, "scenario", HOLDS)).output.startswith("ok ")


def test_several_are_counted_and_all_are_checked(tmp_path: Path) -> None:
    good, bad = written(tmp_path, "good.yaml", HOLDS), written(tmp_path, "bad.yaml", FAILS)
    result = run("check", bad, good, tmp_path / "nowhere.yaml")
    assert result.exit_code == 1
    lines = result.output.splitlines()
    assert [line[:4] for line in lines if not line.startswith(" ")] == ["FAIL", "ok  ", "FAIL", "3 ch"]
    assert lines[-1] == "3 checked, 2 failed"
    assert "      there is no such file" in lines


def test_quiet_shows_only_what_fails(tmp_path: Path) -> None:
    good, bad = written(tmp_path, "good.yaml", HOLDS), written(tmp_path, "bad.yaml", FAILS)
    result = run("check", "--quiet", good, bad)
    assert "good.yaml" not in result.output
    assert "bad.yaml" in result.output
    assert run("check", "-q", good).output == "1 checked, none failed\n"


def test_a_directory_is_searched_for_what_is_ours(tmp_path: Path) -> None:
    written(tmp_path, "deep/down/a.yaml", HOLDS)
    written(tmp_path, "b.record", finished().record())
    written(tmp_path, "c.txt", finished().record())
    written(tmp_path, "notes.txt", "Dear diary")
    written(tmp_path, "workflow.yaml", "on: push\njobs: {}\n")
    written(tmp_path, ".hidden/d.yaml", FAILS)
    result = run("check", tmp_path)
    assert result.exit_code == 0
    assert result.output.splitlines()[-1] == "3 checked, none failed"


def test_a_directory_without_anything_of_ours_fails(tmp_path: Path) -> None:
    result = run("check", tmp_path)
    assert result.exit_code == 1
    assert "neither a scenario nor a record" in result.output


@pytest.mark.parametrize(("text", "code"), [(HOLDS, 0), (FAILS, 1), (finished().record(), 0), ("", 1)])
def test_standard_input(text: str, code: int) -> None:
    result = run("check", "-", said=text)
    assert result.exit_code == code
    assert "standard input" in result.output


MERGED = "".join(f"k{i}: &m{i} {{{f'<<: [*m{i - 1}, *m{i - 1}], ' if i else ''}x{i}: 1}}\n" for i in range(25))
"""Eight hundred bytes that unfold into thirty million parts."""


@pytest.mark.parametrize(
    ("name", "raw", "reason"),
    [
        ("a.yaml", b"\xff\xfe\x00binary", "this is not a text file"),
        ("a.record", b"boxship record 1\nrules: caf\xe9\n", "this is not UTF-8 text (byte 28)"),
        ("a.yaml", b"title: [", "this is not readable as YAML"),
        ("a.yaml", b"- a\n- b\n", "a scenario is a map"),
        ("a.yaml", b"script: [{blue: 7}]", "a line of text is needed for blue"),
        ("a.yaml", b"seats: 9\nscript: []", "seats: 3, 4 or 5"),
        ("a.record", b"boxship record 2\n", "a record begins with the line 'boxship record 1'"),
        ("a.record", b"", "a record begins with the line 'boxship record 1'"),
        ("a.bin", b"hello\n", "there was neither"),
        ("a.yaml", b"[" * 5000, "this is not readable as YAML"),
        ("a.yaml", b"script: []\n" + b"# and so on\n" * 20_000, "a scenario has at most 200000 letters"),
        ("a.yaml", MERGED.encode(), "merge keys (<<) can't be used here"),
        ("a.record", b"boxship record 1\n" + b"# and so on\n" * 3_000_000, "at most 32 MB are read"),
    ],
)
def test_what_is_no_scenario_and_no_record_is_told_why(tmp_path: Path, name: str, raw: bytes, reason: str) -> None:
    path = tmp_path / name
    path.write_bytes(raw)
    result = run("check", path)
    assert result.exit_code == 1
    assert result.output.startswith(f"FAIL  {path}")
    assert reason in result.output


def test_a_byte_order_mark_and_windows_line_ends_are_read(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_bytes(b"\xef\xbb\xbf" + finished().record().replace("\n", "\r\n").encode())
    assert run("check", path).exit_code == 0


def test_a_title_can_not_move_the_cursor(tmp_path: Path) -> None:
    path = written(tmp_path, "a.yaml", 'title: "red\\e[31m\\nand more"\nscript: []\n')
    result = run("check", path)
    assert "\x1b" not in result.output
    assert result.output.count("\n") == 1


def test_the_scenarios_of_the_project_are_found() -> None:
    folder = Path(__file__).parents[1] / "scenarios"
    assert set(verdict.found([str(folder)])) == {str(path) for path in folder.glob("*.yaml")}
