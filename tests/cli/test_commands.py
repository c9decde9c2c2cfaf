"""The command itself: help, version, and a sentence instead of a traceback."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import version
from typing import TYPE_CHECKING

import pytest

from tests.cli.shell import finished, run, start

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("arguments", [["--help"], ["-h"]])
def test_help_names_every_command(arguments: list[str]) -> None:
    result = run(*arguments)
    assert result.exit_code == 0
    for command in ("serve", "play", "check", "replay", "analyse", "simulate"):
        assert f"\n  {command} " in result.output


def test_version() -> None:
    result = run("--version")
    assert (result.exit_code, result.output) == (0, f"boxship {version('boxship')}\n")


@pytest.mark.parametrize(
    "arguments", [["bogus"], ["check"], ["replay"], ["analyse"], ["play", "--players", "many"], ["--bogus"]]
)
def test_a_wrong_command_line_is_two_and_says_what_is_wrong(arguments: list[str]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert "Error: " in result.output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["replay", "nowhere.record"], "nowhere.record: there is no such file"),
        (["replay", "."], ".: this is a directory"),
        (["analyse", "nowhere.record"], "nowhere.record: there is no such file"),
        (["replay", "with\0zero"], "this is not a possible file name"),
        (["play", "--rules", "tall"], "there is no ruleset 'tall'"),
        (["play", "--rules", "classic containers=200"], "containers=200 is not possible"),
        (["play", "--players", "6"], "the game has 3 to 5 players"),
        (["play", "--seat", "pink"], "“pink” is not a seat of this game"),
        (["play", "--players", "3", "--seat", "green"], "the seats are blue, red, yellow"),
        (["play", "--resume", "nowhere.record"], "nowhere.record: there is no such file"),
        (["play", "--resume", "-"], "standard input"),
    ],
)
def test_a_mistake_is_one_sentence_and_exit_code_one(arguments: list[str], sentence: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 1
    assert sentence in result.output
    assert result.output.startswith("boxship: ")
    assert result.output.count("\n") == 1


def test_starting_does_not_import_what_is_slow() -> None:
    slow = {"numba", "rich", "boxship.bots", "boxship.server", "litestar", "sqlalchemy", "readline"}
    script = f"import sys, boxship.cli; print(sorted({slow} & set(sys.modules)))"
    shown = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert shown.stdout == "[]\n"


def test_python_m_boxship_is_the_same_command() -> None:
    shown = subprocess.run([sys.executable, "-m", "boxship", "--version"], capture_output=True, text=True, check=True)
    assert shown.stdout == f"boxship {version('boxship')}\n"


def test_a_reader_who_goes_away_is_no_error(tmp_path: Path) -> None:
    record = tmp_path / "game.record"
    # More than a pipe holds, so that writing meets the closed end.
    game = finished().record().replace("round_limit=2", "round_limit=300").partition("result:")[0]
    seats = [line.partition(":")[0] for line in game.splitlines()[-3:]]
    record.write_text(game + "".join(f"{seat}: end\n" for _ in range(200) for seat in seats), encoding="utf-8")
    process = start("replay", record, "--positions", home=tmp_path)
    assert process.stdout is not None
    assert process.stderr is not None
    assert process.stdout.read(10) == '{"blue.cas'
    process.stdout.close()
    assert process.wait(60) == 141
    assert process.stderr.read() == ""
    process.stderr.close()
    process.communicate()


def test_closed_streams_are_no_error(tmp_path: Path) -> None:
    script = f"exec <&- >&-; exec {sys.executable} -m boxship replay -"
    shown = subprocess.run(["/bin/sh", "-c", script], stderr=subprocess.PIPE, text=True, check=False, cwd=tmp_path)
    assert shown.returncode == 1
    assert shown.stderr == "boxship: standard input: line 1: a record begins with the line 'boxship record 1'\n"
