"""Opponents in the terminal: chosen by name, kept in the record, and never waited for."""

from __future__ import annotations

from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING

import pytest

from boxship import Game
from boxship.bots.bot_pool import BotPool
from boxship.bots.registry import player
from boxship.catalogue import catalogue
from boxship.cli.terminal.opponents import Searching, bots_of, chosen, introduced
from tests.bots.compilers import ENDLESS, put_in_place
from tests.cli.shell import run

if TYPE_CHECKING:
    from pathlib import Path

    from boxship.game import View

SHORT = ("--rules", "short round_limit=3", "--players", "4", "--seed", "3")


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Saved games go into a folder of the test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))


def names(file: Path) -> str:
    text = file.read_text(encoding="utf-8")
    return next(line for line in text.splitlines() if line.startswith("names: "))


def test_opponents_are_chosen_by_name_and_the_list_begins_again(tmp_path: Path) -> None:
    result = run("play", *SHORT, "--bots", "deckhand, trader", "--save", tmp_path / "game")
    assert result.exit_code == 0
    assert names(tmp_path / "game") == "names: you, deckhand (bot), trader (bot), deckhand (bot)"
    assert "You are playing against\n  Red     Deckhand: Means well," in result.output


def test_without_a_choice_they_are_good_company(tmp_path: Path) -> None:
    assert chosen(None, 2) == ["trader:producer", "trader:shipper"]
    assert len(set(chosen(None, 4))) == 4


def test_an_unknown_name_is_refused_with_the_names_there_are(tmp_path: Path) -> None:
    result = run("play", *SHORT, "--bots", "trader,harbourmaster", "--save", tmp_path / "game")
    assert result.exit_code == 1
    assert "there is no bot “harbourmaster”; `boxship bots` lists them" in result.output
    assert "`boxship bots`" in result.output
    assert not (tmp_path / "game").exists()


def test_a_game_goes_on_with_the_bots_of_its_record_or_with_others(tmp_path: Path) -> None:
    file = tmp_path / "game"
    run("play", *SHORT, "--bots", "deckhand,trader:hoarder", "--save", file)
    before = names(file)
    run("play", "--resume", file)
    assert names(file) == before
    run("play", "--resume", file, "--bots", "random")
    assert names(file) == "names: you, random (bot), random (bot), random (bot)"


def test_bots_that_there_are_no_more_become_traders(tmp_path: Path) -> None:
    file = tmp_path / "game"
    run("play", *SHORT, "--save", file)
    text = file.read_text(encoding="utf-8").replace(
        names(file), "names: you, rule of thumb (bot), yellow (bold bot), Ann (deckhand bot)"
    )
    file.write_text(text, encoding="utf-8")
    assert bots_of(Game.from_record(text)) == {"red": "rule of thumb", "yellow": "bold", "green": "deckhand"}
    assert run("play", "--resume", file).exit_code == 0
    assert names(file) == "names: you, trader (bot), trader (bot), deckhand (bot)"


def test_every_level_is_introduced() -> None:
    said = "\n".join(introduced({"red": "captain:2", "green": "captain"}, catalogue("en")))
    assert "  Red    Captain: Looks ahead, and guesses" in said
    assert "  Green  Old salt: A captain who thinks hard" in said


def test_nobody_waits_for_a_captain_s_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiler is never done: a whole game is played by a trader instead, and leaving is possible."""
    put_in_place(ENDLESS, tmp_path, monkeypatch)
    file = tmp_path / "game"
    result = run("play", *SHORT, "--bots", "captain:3", "--save", file, said="end\nbid 0\n" * 40)
    assert result.exit_code == 0
    assert Game.from_record(file.read_text(encoding="utf-8")).over


class Answering(BotPool):
    """Ready at once, and answers as it is told."""

    def __init__(self, answer: str | None) -> None:
        super().__init__()
        self.answer = answer

    def is_warm(self, name: str = "captain") -> bool:
        return bool(name)

    def warm_up(self, name: str = "captain") -> Future[None]:
        """There is nothing to do."""
        del name
        return Future()

    def ask(self, name: str, seed: int, view: View) -> Future[str]:
        thought: Future[str] = Future()
        if self.answer is None:
            thought.set_exception(BrokenProcessPool("it died"))
        else:
            thought.set_result(f"{name} {seed} {self.answer}")
        return thought


def test_a_captain_answers_once_he_is_ready_and_a_trader_when_his_process_has_died() -> None:
    game = Game.new("short", 3, seed=1)
    view = game.view(game.to_act[0])
    assert Searching("captain:2", 7, Answering("end")).line(view) == "captain:2 7 end"
    assert Searching("captain:2", 7, Answering(None)).line(view) == player("trader", 7).line(view)
