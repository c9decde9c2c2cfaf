"""``boxship simulate``: the summary, the records, and what happens when somebody stops it."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from boxship import Game
from boxship.bots.analysis.intervals import Interval, mean, wilson
from boxship.bots.simple import matches
from boxship.cli.work import simulate as simulation
from boxship.rules.layout import BY_SUPPLY
from boxship.rules.rulesets import Ruleset
from tests.cli.shell import run

if TYPE_CHECKING:
    from collections.abc import Iterator

    from boxship.bots.simple.matches import GameOutcome

SMALL = ("--players", "3", "--rules", "short domestic_sale", "--seed", "6")
MANY = ("--games", "1000000", "--players", "3", "--rules", "short")
# As in a terminal: Ctrl-C is switched on, even where whoever started the tests has switched it off.
START = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); from boxship.cli import main; main()"
SOON = 3.0
"""Seconds in which somebody who pressed Ctrl-C wants to see the prompt."""


def rows(output: str) -> dict[str, list[str]]:
    """The rows of the summary: what stands on the left, and the numbers that follow."""
    cells = (line.strip("│ ").split("│") for line in output.splitlines() if line.startswith("│"))
    return {first.strip(): [cell.strip() for cell in rest if cell.strip()] for first, *rest in cells}


def written(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}


# -- the summary -------------------------------------------------------------------------------------------------------


def test_the_summary_says_length_endings_money_and_the_first_seat() -> None:
    result = run("simulate", "--games", "120", "--players", "4", "--rules", "classic round_limit=14", "--seed", "3")
    assert result.exit_code == 0
    assert result.stderr == ""
    assert "120 games, 4 players, classic round_limit=14" in result.stdout
    outcomes = matches.play_games(Ruleset.parse("classic round_limit=14"), 4, 3, range(120), record=False)
    told = rows(result.stdout)

    def numbers(values: list[int]) -> list[str]:
        return [
            f"{statistics.fmean(values):.1f}",
            f"±{half(mean([(value, 1) for value in values])):.1f}",
            f"{statistics.pstdev(values):.1f}",
            str(min(values)),
            str(max(values)),
        ]

    def half(found: Interval) -> float:
        return (found.high - found.low) / 2

    def percent(value: float) -> list[str]:
        found = wilson(value, 120)
        return [f"{100 * value:.1f} %", f"{100 * found.low:.1f}–{100 * found.high:.1f} %"]

    assert told.pop("rounds") == numbers([outcome.rounds for outcome in outcomes])
    assert told.pop("decisions") == numbers([outcome.decisions for outcome in outcomes])
    for p, seat in enumerate(("blue", "red", "yellow", "green")):
        assert told.pop(f"money of {seat}") == numbers([outcome.totals[p] for outcome in outcomes])
    for place in range(4):
        money = [outcome.totals[(outcome.first + place) % 4] for outcome in outcomes]
        assert told.pop(f"money of player {place + 1} in turn order") == numbers(money)
    by_supply = sum(outcome.ended == BY_SUPPLY for outcome in outcomes)
    assert 0 < by_supply < 120
    assert told.pop("ended by the supply") == percent(by_supply / 120)
    assert told.pop("ended by the round limit") == percent(1 - by_supply / 120)
    won = sum((outcome.first in outcome.winners) / len(outcome.winners) for outcome in outcomes) / 120
    assert told.pop("won by the first player") == percent(won)
    assert told.pop("their share if order did not matter") == ["25.0 %"]
    assert not told


def test_one_game_is_enough() -> None:
    result = run("simulate", "--games", "1", *SMALL)
    assert result.exit_code == 0
    assert "1 game, 3 players, short domestic_sale" in result.stdout
    said, width, spread, least, most = rows(result.stdout)["rounds"]
    assert (float(said), width, spread) == (float(least), "±?", "0.0")
    assert least == most


def test_every_number_of_games_is_played_exactly_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "PIECE", 7)
    for games in (1, 6, 7, 8, 14, 20):
        assert run("simulate", "--games", str(games), *SMALL, "--json", tmp_path / "all.json").exit_code == 0
        rows = json.loads((tmp_path / "all.json").read_text(encoding="utf-8"))
        assert [row["number"] for row in rows] == list(range(games))


# -- records -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["classic", "short domestic_sale", "clarified", "jumbo investment_bank"])
def test_every_game_has_a_record_that_holds(tmp_path: Path, rules: str) -> None:
    result = run("simulate", "--games", "8", "--players", "4", "--rules", rules, "--record", tmp_path / "a" / "b")
    assert result.exit_code == 0
    records = written(tmp_path / "a" / "b")
    assert len(records) == 8
    checked = run("check", "--quiet", tmp_path / "a" / "b")
    assert (checked.exit_code, checked.output) == (0, "8 checked, none failed\n")
    outcomes = matches.play_games(Ruleset.parse(rules), 4, 0, range(8), record=False)
    for (name, text), outcome in zip(sorted(records.items()), outcomes, strict=True):
        game = Game.from_record(text)
        assert name.endswith(f"-4p-seed0-{outcome.number:06d}.record")
        assert game.over
        assert [score.total for score in game.scores().values()] == list(outcome.totals)


@pytest.mark.slow
def test_any_number_of_processes_and_both_homes_write_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Small pieces, so that two processes do share the games and finish them out of order.
    monkeypatch.setattr(simulation, "PIECE_WITH_RECORDS", 3)
    shown = {}
    for name, jobs in (("alone", "1"), ("together", "2")):
        result = run("simulate", "--games", "20", *SMALL, "--record", tmp_path / name, "--jobs", jobs)
        assert (result.exit_code, result.stderr) == (0, "")
        shown[name] = result.stdout
    monkeypatch.setattr(simulation, "can_compile", lambda: False)
    monkeypatch.setattr(matches, "can_compile", lambda: False)
    result = run("simulate", "--games", "20", *SMALL, "--record", tmp_path / "plain")
    assert "played uncompiled; that is slower" in result.stderr
    shown["plain"] = result.stdout
    records = written(tmp_path / "alone")
    assert len(records) == 20
    assert written(tmp_path / "together") == records
    assert written(tmp_path / "plain") == records
    assert shown["alone"] == shown["together"] == shown["plain"]


def test_other_rules_tables_and_seeds_do_not_overwrite_each_other(tmp_path: Path) -> None:
    runs = [
        ("short", "3", "1"),
        ("short domestic_sale", "3", "1"),
        ("short containers=4/5/6", "3", "1"),
        ("short containers=4", "3", "1"),
        ("short", "4", "1"),
        ("short", "3", "11"),
    ]
    for number, (rules, players, seed) in enumerate(runs):
        wanted = ("--games", "2", "--rules", rules, "--players", players, "--seed", seed)
        assert run("simulate", *wanted, "--record", tmp_path).exit_code == 0
        assert len(written(tmp_path)) == 2 * (number + 1)
    before = written(tmp_path)
    run("simulate", "--games", "2", "--rules", "short", "--players", "3", "--seed", "1", "--record", tmp_path)
    assert written(tmp_path) == before


# -- mistakes ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--games", "0"),
        ("--games", "many"),
        ("--games", "100000001"),
        ("--players", "2"),
        ("--players", "6"),
        ("--seed", "-1"),
        ("--seed", str(2**63)),
        ("--jobs", "0"),
        ("--record", "with\0zero"),
    ],
)
def test_a_value_that_can_not_be_is_refused_by_its_option(
    monkeypatch: pytest.MonkeyPatch, option: str, value: str
) -> None:
    monkeypatch.delattr(simulation, "play_games")
    result = run("simulate", option, value)
    assert result.exit_code == 2
    assert f"Error: Invalid value for '{option}': " in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--rules", "tall"], "there is no ruleset 'tall'"),
        (["--rules", "classic containers=200"], "containers=200 is not possible"),
        (["--rules", ""], "a ruleset is missing; say one of classic, short, clarified, jumbo"),
        (["--record", "file"], "file: a file stands where a directory is needed"),
        (["--record", "file/deeper"], "file/deeper: a file stands where a directory is needed"),
        (["--record", "x" * 300], "x: file name too long"),
    ],
)
def test_a_mistake_is_one_sentence_before_any_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").write_text("precious", encoding="utf-8")
    monkeypatch.delattr(simulation, "play_games")
    result = run("simulate", *arguments)
    assert result.exit_code == 1
    assert result.output.startswith("boxship: ")
    assert sentence in result.output
    assert result.output.count("\n") == 1
    assert written(tmp_path) == {"file": "precious"}


def test_a_folder_without_permission_is_found_before_any_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(tempfile, "TemporaryFile", forbidden)
    monkeypatch.delattr(simulation, "play_games")
    result = run("simulate", "--record", tmp_path)
    assert result.exit_code == 1
    assert result.output == f"boxship: {tmp_path}: there is no permission for this\n"


@pytest.mark.parametrize("jobs", ["1", pytest.param("2", marks=pytest.mark.slow)])
def test_a_disk_that_fills_up_leaves_whole_records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jobs: str) -> None:
    usual = os.fsync
    calls: list[int] = []

    def full_after_five(handle: int) -> None:
        calls.append(handle)
        if len(calls) > 5:
            raise OSError(28, "No space left on device")
        usual(handle)

    monkeypatch.setattr(os, "fsync", full_after_five)
    result = run("simulate", "--games", "45", *SMALL, "--record", tmp_path, "--jobs", jobs)
    assert result.exit_code == 1
    assert result.output.startswith(f"boxship: {tmp_path}")
    assert result.output.endswith(": there is no space left on the disk\n")
    assert result.output.count("\n") == 1
    assert len(written(tmp_path)) == 5
    assert run("check", "-q", tmp_path).output == "5 checked, none failed\n"


def killed(*_: object, **__: object) -> list[GameOutcome]:
    os.kill(os.getpid(), signal.SIGKILL)
    return []


def test_a_process_that_is_killed_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "play_games", killed)
    result = run("simulate", "--games", "600", *SMALL, "--jobs", "2")
    assert result.exit_code == 1
    assert result.stderr.startswith("boxship: one of the processes that play was ended from outside")
    assert result.output.count("\n") == 1


# -- Ctrl-C ------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def _compiled() -> None:
    """The rules are compiled before anybody measures how soon a process ends."""
    matches.play_games(Ruleset.parse("short"), 3, 0, range(1), record=True)


@contextlib.contextmanager
def started(*arguments: str | Path) -> Iterator[subprocess.Popen[str]]:
    """The command as a terminal starts it: a group of processes, which Ctrl-C reaches all at once."""
    process = subprocess.Popen(
        [sys.executable, "-c", START, *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8"},
        start_new_session=True,
    )
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def wait_for_files(process: subprocess.Popen[str], folder: Path, count: int) -> None:
    """Until so many files are in the folder."""
    late = time.monotonic() + 60
    while not folder.is_dir() or sum(1 for _ in folder.glob("*.record")) < count:
        with contextlib.suppress(subprocess.TimeoutExpired):
            raise AssertionError(f"it ended before with {process.wait(0.01)}: {process.communicate()}")
        assert time.monotonic() < late


def interrupt(process: subprocess.Popen[str]) -> tuple[str, str]:
    """Press Ctrl-C; what was said on both streams. All processes must be gone soon, and the command says so."""
    os.killpg(process.pid, signal.SIGINT)
    said = all_gone(process)
    assert process.returncode == 130, said
    return said


def all_gone(process: subprocess.Popen[str]) -> tuple[str, str]:
    """What was said, once the last of its processes has let go of the streams that all of them inherit."""
    try:
        return process.communicate(timeout=SOON)
    except subprocess.TimeoutExpired:
        raise AssertionError("somebody is still there") from None


def holds(folder: Path, least: int) -> None:
    """Only whole records are there."""
    names = [path.name for path in folder.iterdir()]
    assert len(names) >= least
    assert all(name.endswith(".record") and not name.startswith(".") for name in names)
    for text in written(folder).values():
        assert Game.from_record(text).over


@pytest.mark.usefixtures("_compiled")
@pytest.mark.parametrize("jobs", ["1", pytest.param("2", marks=pytest.mark.slow)])
def test_ctrl_c_leaves_whole_records_only(tmp_path: Path, jobs: str) -> None:
    with started("simulate", *MANY, "--record", tmp_path / "games", "--jobs", jobs) as process:
        wait_for_files(process, tmp_path / "games", 33)
        assert interrupt(process) == ("", "\nboxship: stopped.\n")
    holds(tmp_path / "games", 33)


@pytest.mark.usefixtures("_compiled")
def test_ctrl_c_while_processes_start(tmp_path: Path) -> None:
    """The folder is made first; whoever waits for it meets the processes on their way up."""
    with started("simulate", *MANY, "--record", tmp_path / "games", "--jobs", "2") as process:
        wait_for_files(process, tmp_path / "games", 0)
        assert interrupt(process) == ("", "\nboxship: stopped.\n")
    holds(tmp_path / "games", 0)


@pytest.mark.slow
@pytest.mark.usefixtures("_compiled")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_at_many_moments(tmp_path: Path, jobs: str) -> None:
    for after in (1, 8, 20, 47):
        folder = tmp_path / str(after)
        with started("simulate", *MANY, "--record", folder, "--jobs", jobs) as process:
            wait_for_files(process, folder, after)
            assert interrupt(process) == ("", "\nboxship: stopped.\n")
        holds(folder, after)


def test_ctrl_c_waits_until_a_file_is_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = os.fsync

    def pressed(handle: int) -> None:
        signal.raise_signal(signal.SIGINT)
        usual(handle)

    monkeypatch.setattr(os, "fsync", pressed)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        result = run("simulate", "--games", "45", *SMALL, "--record", tmp_path)
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, before)
    assert result.exit_code == 130
    assert len(written(tmp_path)) == 1
    holds(tmp_path, 1)


@pytest.mark.slow
@pytest.mark.usefixtures("_compiled")
def test_processes_do_not_outlive_the_command(tmp_path: Path) -> None:
    """However it ends: a process that plays notices that nobody waits for its games."""
    with started("simulate", *MANY, "--record", tmp_path / "games", "--jobs", "2") as process:
        wait_for_files(process, tmp_path / "games", 1)
        process.kill()
        assert all_gone(process) == ("", "")


def test_ctrl_c_stops_a_check_of_many_files(tmp_path: Path) -> None:
    run("simulate", "--games", "1", *SMALL, "--record", tmp_path)
    (record,) = tmp_path.iterdir()
    for number in range(1000):
        shutil.copy(record, tmp_path / f"{number:04d}.record")
    before = written(tmp_path)
    with started("check", tmp_path) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("ok    ")
        shown, problems = interrupt(process)
    assert problems == "\nboxship: stopped.\n"
    assert all(line.startswith("ok    ") for line in shown.splitlines())
    assert len(shown.splitlines()) < 1000
    assert written(tmp_path) == before
