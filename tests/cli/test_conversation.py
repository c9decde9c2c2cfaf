"""The prompt: commands, refusals, taking back, and nothing hidden on the screen."""

from __future__ import annotations

import dataclasses
from random import Random
from typing import TYPE_CHECKING

import pytest

from boxship import Game, RuleOfThumb
from boxship.cli.files import FileError
from boxship.cli.terminal import table as tables
from boxship.cli.terminal.conversation import Conversation
from boxship.cli.terminal.screen import Screen
from boxship.cli.terminal.table import Table, UndoError
from boxship.notation.records import Record
from tests.cli.seats import Answers, in_turn, table, talk
from tests.cli.shell import at_auction

if TYPE_CHECKING:
    from pathlib import Path


def new_game(rules: str = "classic") -> tuple[Game, str]:
    game = Game.new(rules, players=3, seed=2)
    return game, game.to_act[0]


def test_a_refusal_says_why_and_changes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, seat = new_game()
    at = talk(game, seat, tmp_path / "game", ["sail island", "fly", "99", "bid 3", "sail red: black@9"])
    shown = capsys.readouterr().out
    assert "Your ship is empty. Load something before you sail to the island. (Possible now: " in shown
    assert "No move starts with “fly”" in shown
    assert "The numbers go from 1 to " in shown
    assert at.game.lines == ()


def test_why_and_legal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, seat = new_game()
    talk(game, seat, tmp_path / "game", ["why sail island", "why end", "why", "legal", "legal sail", "legal bid"])
    shown = capsys.readouterr().out
    assert "\nYour ship is empty. Load something before you sail to the island.\n" in shown
    assert "\nThat is allowed.\n" in shown
    assert "\n  produce -> …\n" in shown
    others = [other for other in game.seats if other != seat]
    assert all(f"\n  sail {other}\n" in shown for other in others)
    assert "Nothing you can do now begins like that" in shown


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        ("help", "take your last decision back"),
        ("rules", "The end: two colours (12 containers each)"),
        ("table", "worth to you"),
        ("log", "Nothing has happened yet."),
        ("menu", "buy a warehouse"),
        ("", "buy a warehouse"),
        ("save", "after every decision"),
        ("undo", "There is nothing to take back yet."),
    ],
)
def test_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str, expected: str) -> None:
    game, seat = new_game()
    talk(game, seat, tmp_path / "game", [])
    before = capsys.readouterr().out.count(expected)
    talk(game, seat, tmp_path / "game", [command])
    assert capsys.readouterr().out.count(expected) == before + 1


def test_every_page_fits_a_narrow_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    game, seat = new_game("jumbo investment_bank domestic_sale open_money")
    talk(game, seat, tmp_path / "a", ["help", "rules", "menu", "legal", "table", "warehouse", "end", "log"])
    shown = capsys.readouterr().out
    assert max(map(len, shown.splitlines())) <= 80
    assert "orange" not in shown, "the examples are in the colours of this game"


def test_undo_takes_back_what_nobody_has_answered(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, seat = new_game()
    at = talk(game, seat, tmp_path / "game", ["loan", "warehouse", "undo", "undo"])
    assert at.game.lines == ()
    assert Game.from_record((tmp_path / "game").read_text("utf-8")).lines == ()
    assert "Taken back: warehouse" in capsys.readouterr().out
    assert at.chronicle.news == []


def test_undo_ends_where_others_have_decided(tmp_path: Path) -> None:
    game, seat = new_game()
    at = talk(game, seat, tmp_path / "game", ["warehouse", "end"])
    lines = at.game.lines
    with pytest.raises(UndoError, match="Others have decided since"):
        at.undo()
    assert at.game.lines == lines


def test_a_bid_is_not_taken_back(tmp_path: Path) -> None:
    game = at_auction()
    at = table(game, game.to_act[0], tmp_path / "game")
    at.play("bid 1")
    with pytest.raises(UndoError, match="A bid is final"):
        at.undo()


def test_after_the_end_nothing_is_taken_back(tmp_path: Path) -> None:
    game, seat = new_game("classic round_limit=1")
    last = game.seats[game.seats.index(seat) - 1]
    at = talk(game, last, tmp_path / "game", ["end"])
    assert at.game.over
    with pytest.raises(UndoError, match="The game is over"):
        at.undo()


def test_the_bots_bid_before_the_person_and_the_bids_are_revealed_together(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = at_auction()
    person, other = game.to_act
    seller = game.position()["turn"]
    at = talk(game, person, tmp_path / "game", ["bid 4"])
    shown = capsys.readouterr().out
    assert f"{other.capitalize()} has sealed a bid" in shown
    mine, theirs = "you $4", f"{other.capitalize()} $0"
    assert f"Bids: {mine} and {theirs}" in shown or f"Bids: {theirs} and {mine}" in shown
    assert f"{seller.capitalize()} accepts $4 from {person.capitalize()} (you)" in shown
    assert at.game.lines[-1].endswith("end")


def test_nothing_hidden_is_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Other cards are dealt, other bids made: the screen of the person stays the same, letter by letter."""
    game = at_auction()
    person, other = game.to_act
    mine = game.seats.index(person)
    shown = []
    for turned, bid in ((0, 0), (1, 0), (1, 5)):
        cards = [card for seat, card in enumerate(game.header.cards) if seat != mine]
        cards = cards[turned:] + cards[:turned]
        cards.insert(mine, game.header.cards[mine])
        changed = Game(Record(dataclasses.replace(game.header, cards=tuple(cards)), tuple(game.moves)))
        changed.play(f"bid {bid}", other)
        talk(changed, person, tmp_path / "game", ["log", "record", "table", "legal", "bid 999", "why bid 50", "menu"])
        shown.append(capsys.readouterr().out)
    assert shown[0] == shown[1] == shown[2]
    assert f"{other}: bid\n" in shown[0]


def test_a_disk_that_fills_up_does_not_end_the_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, seat = new_game()
    at = table(game, seat, tmp_path / "game")

    def full(*_: object) -> None:
        raise FileError("terminal-file-disk-full", file="game")

    monkeypatch.setattr(tables, "write_whole", full)
    with pytest.raises(EOFError):
        Conversation(at, in_turn(["warehouse"])).run()
    assert "This could not be saved: game: there is no space left on the disk." in capsys.readouterr().out
    assert at.game.lines == (f"{seat}: warehouse",)


def test_completion_offers_lines_and_commands(tmp_path: Path) -> None:
    game, seat = new_game()
    conversation = Conversation(table(game, seat, tmp_path / "game"), Screen())
    assert conversation.completed("re") == ["reprice", "record"]
    assert "sail" in conversation.completed("")
    assert "help" not in conversation.completed("")
    assert conversation.completed("why machine ") == conversation.completed("machine ")
    assert len(conversation.completed("machine ")) == 4


KINDS = ("classic domestic_sale", "jumbo investment_bank", "clarified containers=5")


@pytest.mark.parametrize("rules", KINDS)
def test_any_answers_to_the_menu_make_a_whole_game(rules: str, tmp_path: Path) -> None:
    """A person who presses anything: every question can be answered, and no answer breaks anything."""
    r = Random(rules)
    game = Game.new(f"{rules} round_limit=8", players=4, seed=7)
    bots = {seat: RuleOfThumb(place) for place, seat in enumerate(game.seats) if seat != "red"}
    at = Table(game, "red", bots, tmp_path / "game")

    def answer(prompt: str) -> str:
        if prompt.endswith("> "):
            if r.random() < 0.1:
                return r.choice(("", "log 3", "undo", "record", "legal", "why end", "nonsense", "buy", "0", "²"))
            return str(r.randrange(1, len(conversation.menu.entries) + 1))
        if r.random() < 0.1:
            return r.choice(("b", "x", "-1", "²", "1 x"))
        return r.choice(("", "1", "2", "3", "1 2", "2 1", "0", "4 3"))

    conversation = Conversation(at, Answers(answer))
    conversation.run()
    assert Game.from_record((tmp_path / "game").read_text("utf-8")).over
