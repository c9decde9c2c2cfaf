"""``boxship play`` as a whole: a game from the first decision to the last, saved, left and resumed."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING

import pytest

from boxship import Game
from boxship.cli.terminal import table as tables
from tests.cli.shell import finished, run, start

if TYPE_CHECKING:
    from pathlib import Path

SHORT = ("--rules", "short round_limit=4", "--players", "3", "--seed", "3")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saved games go into a folder of the test."""
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def saved(path: Path) -> Game:
    return Game.from_record(path.read_text(encoding="utf-8"))


def test_a_whole_game_by_the_menu(tmp_path: Path) -> None:
    """Always the first choice, and Enter where prices are asked."""
    file = tmp_path / "game.record"
    result = run("play", *SHORT, "--save", file, said="1\n\n\n\n0\n" * 200)
    assert result.exit_code == 0, result.output
    game = saved(file)
    assert game.over
    assert f"The record of the game is in {file}\n" in result.output
    totals = game.scores()
    for seat in game.seats:
        assert f"${totals[seat].total}".replace("$-", "−$") in result.output
    own = [line for line in game.lines if line.startswith("blue: ")]
    assert any("produce" in line for line in own)


def test_a_whole_game_by_typed_lines(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    result = run("play", *SHORT, "--save", file, said="warehouse\n" + "end\nbid 0\n" * 40)
    assert result.exit_code == 0
    assert saved(file).over
    assert "blue: warehouse" in saved(file).lines
    assert "The game is over: that was the last round." in result.output


def test_the_same_seed_and_the_same_answers_give_the_same_game(tmp_path: Path) -> None:
    for name in ("one", "two"):
        run("play", *SHORT, "--save", tmp_path / name, said="end\nbid 1\n" * 40)
    assert (tmp_path / "one").read_text("utf-8") == (tmp_path / "two").read_text("utf-8")


def test_the_record_says_whose_seat_is_whose(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    run("play", *SHORT, "--seat", "red", "--save", file)
    assert "names: trader:producer (bot), you, trader:shipper (bot)\n" in file.read_text(encoding="utf-8")
    assert tables.seat_of_person(saved(file)) == "red"


def test_leaving_and_resuming(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    first = run("play", *SHORT, "--save", file, said="warehouse\n")
    assert first.exit_code == 0
    assert f"To play on:\n  boxship play --resume {file}\n" in first.output
    before = saved(file)
    assert not before.over
    assert before.lines[-1] == "blue: warehouse"
    second = run("play", "--resume", file, said="machine tan\nend\n" * 3 + "quit\n")
    assert second.exit_code == 0
    assert "Blue (you) buys a warehouse; you −$4." in second.output
    after = saved(file)
    assert after.lines[: len(before.lines)] == before.lines
    assert len(after.lines) > len(before.lines)
    assert dict(after.header.extras) == dict(before.header.extras)


def test_resuming_without_a_file_takes_the_game_played_last(home: Path) -> None:
    nothing = run("play", "--resume")
    assert nothing.exit_code == 1
    assert "there is no saved game yet" in nothing.output
    run("play", *SHORT, said="warehouse\n")
    (file,) = home.rglob("*.record")
    result = run("play", "--resume", said="quit\n")
    assert "Blue (you) buys a warehouse; you −$4." in result.output
    assert str(file) in result.output
    assert list(home.rglob("*.record")) == [file]


def test_a_finished_game_is_shown_again(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text(finished().record(), encoding="utf-8")
    result = run("play", "--resume", file, "--seat", "red")
    assert result.exit_code == 0
    assert "The game is over: that was the last round." in result.output
    assert saved(file).lines == finished().lines


def test_a_record_that_does_not_say_whose_seat_needs_one(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text(finished().record(), encoding="utf-8")
    result = run("play", "--resume", file)
    assert result.exit_code == 1
    assert "say it with --seat, one of blue, red, yellow" in result.output


def test_no_file_is_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text("precious", encoding="utf-8")
    result = run("play", *SHORT, "--save", file)
    assert result.exit_code == 1
    assert "already exists" in result.output
    said = run("play", *SHORT, "--save", tmp_path / "other", said=f"save {file}\nsave {tmp_path / 'copy'}\n")
    assert f"{file} already exists;" in said.output
    assert file.read_text(encoding="utf-8") == "precious"
    assert saved(tmp_path / "copy").lines == saved(tmp_path / "other").lines


def test_a_place_that_can_not_be_written_is_found_before_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    result = run("play", *SHORT, "--save", tmp_path / "file" / "game.record")
    assert result.exit_code == 1
    assert "a file stands where a directory is needed" in result.output


def test_a_random_seat_is_a_seat(tmp_path: Path) -> None:
    seats = set()
    for seed in range(8):
        file = tmp_path / str(seed)
        run("play", "--players", "3", "--seed", str(seed), "--seat", "random", "--save", file)
        seats.add(tables.seat_of_person(saved(file)))
    assert seats <= {"blue", "red", "yellow"}
    assert len(seats) > 1


def test_ctrl_c_says_where_the_game_is_and_leaves_a_complete_record(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    process = start("play", *SHORT, "--save", file, home=tmp_path)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("warehouse\n")
    process.stdin.flush()
    shown = ""
    while "1 action> " not in shown:
        shown += process.stdout.read(1)
    process.send_signal(signal.SIGINT)
    rest, problems = process.communicate(timeout=60)
    assert process.returncode == 130
    assert problems == ""
    assert f"boxship play --resume {file}\n" in rest
    assert saved(file).lines[-1] == "blue: warehouse"
    assert [path.name for path in tmp_path.iterdir()] == ["game.record"]
