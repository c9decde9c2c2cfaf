"""One game: views, seats, watchers; and who may take part."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from boxship.arena.entrants import Entrant, EntrantError
from boxship.arena.match import BotFailedError, Seating, dealt, play
from boxship.arena.runner import LeagueSettings, Runner, Task
from boxship.arena.watchers import Watcher, WatcherError, find_watcher
from boxship.bots.simple.rule_of_thumb import RuleOfThumb
from boxship.game import Game
from boxship.rules.rulesets import Ruleset
from tests.protocol.seats import HERE

if TYPE_CHECKING:
    from pathlib import Path

    from boxship.game import View

DIARY = "tests.arena.watchers:Diary"


def test_a_deal_is_the_same_whoever_plays_it() -> None:
    rules = Ruleset.parse("classic")
    first, second = dealt(rules, 4, 1, 7), dealt(rules, 4, 1, 7, ["a", "b", "c", "d"])
    assert first.state == second.state
    assert first.state != dealt(rules, 4, 1, 8).state


class _Broken:
    def __init__(self, answer: str | None) -> None:
        self.answer = answer

    def line(self, view: View) -> str:
        if self.answer is None:
            raise ZeroDivisionError("of all things")
        return self.answer


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (None, "clumsy failed over a decision: ZeroDivisionError: of all things"),
        ("sail moon", "clumsy played 'sail moon'"),
    ],
)
def test_a_bot_of_ours_that_fails_is_named(answer: str | None, words: str) -> None:
    game = dealt(Ruleset.parse("short"), 3, 1, 0)
    seating = Seating((0, 1, 2), ("clumsy",) * 3, [_Broken(answer)] * 3, (1, 2, 3))
    with pytest.raises(BotFailedError) as problem:
        play(game, seating)
    assert words in str(problem.value)


def test_a_runner_plays_every_rotation_and_its_records_hold() -> None:
    settings = LeagueSettings(
        tuple(map(Entrant.parse, ("trader", "random"))), 3, Ruleset.parse("short round_limit=5"), 1, watchers=(DIARY,)
    )
    with Runner(settings, record=True) as runner:
        result = runner.play(Task(4, (0, 1, 1)))
    assert [game.line_up for game in result.games] == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    for game in result.games:
        replayed = Game.from_record(game.record)
        assert tuple(score.total for score in replayed.scores().values()) == game.totals
        assert game.watched[DIARY]["lines"] == len(replayed.lines) == game.decisions
        assert game.watched[DIARY]["total"] == sum(game.totals)
        assert game.watched[DIARY]["names"] == [("trader", "random")[entrant] for entrant in game.line_up]
    starts = {Game.from_record(game.record).header.cards for game in result.games}
    assert len(starts) == 1


def test_a_program_with_two_seats_runs_twice() -> None:
    word = f"{sys.executable} -S -E {HERE / 'odd_bot.py'}"
    settings = LeagueSettings(
        (Entrant.parse(word), Entrant.parse("random")), 3, Ruleset.parse("short round_limit=2"), 1, 60.0
    )
    with Runner(settings, record=False) as runner:
        result = runner.play(Task(0, (0, 0, 1)))
        assert len(runner._guests) == 2
    assert not any(any(game.faults) for game in result.games)


@pytest.mark.parametrize(
    ("word", "words"),
    [
        ("commodore", "there is no bot 'commodore'; the bots are"),
        ("commodore", "a program is written with its path, like ./mybot"),
        ("", "the name of a bot is missing"),
        ("./nothing-here", "./nothing-here: there is no such program"),
        ("no-such-interpreter mybot.py", "no-such-interpreter: there is no such program"),
        ("/", "/: this is a directory, not a program"),
        ("./my'bot x", "has a quotation mark without its partner"),
    ],
)
def test_who_can_not_take_part_hears_why(word: str, words: str) -> None:
    with pytest.raises(EntrantError) as problem:
        Entrant.parse(word)
    assert words in str(problem.value)


def test_a_program_is_a_path_with_arguments_or_options(tmp_path: Path) -> None:
    path = tmp_path / "my bot"
    path.write_text("#!/bin/sh\n", encoding="utf-8")
    for word, words, values in (
        (str(path), (str(path),), ()),
        (f"'{path}' --fast", (str(path), "--fast"), ()),
        (f"{path}:level=3,style=wild", (str(path),), (("level", "3"), ("style", "wild"))),
    ):
        command = Entrant.parse(word).command
        assert command is not None
        assert (command.words, command.values) == (words, values)
    assert Entrant.parse("trader").command is None
    assert Entrant.parse("trader").check() is None


@pytest.mark.parametrize(
    ("text", "mode", "words"),
    [
        ("#!/bin/sh\nexit 3\n", 0o755, "it ended before it was ready: it left with exit code 3"),
        ("#!/bin/sh\n", 0o644, "it is not executable; try: chmod +x"),
        ("just words\n", 0o755, "does its first line name an interpreter"),
        ("#!/no/such/interpreter\n", 0o755, "there is no such program (or the interpreter"),
    ],
)
def test_a_program_that_does_not_start_says_why(tmp_path: Path, text: str, mode: int, words: str) -> None:
    path = tmp_path / "mybot"
    path.write_text(text, encoding="utf-8")
    path.chmod(mode)
    with pytest.raises(EntrantError) as problem:
        Entrant.parse(str(path)).check()
    assert words in str(problem.value)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("diary", "say it like my_module:MyWatcher"),
        ("no.such.module:Diary", "can't be imported: No module named"),
        ("tests.arena.watchers:Nobody", "can't be imported: module"),
        ("boxship.game:Game", "is not a subclass of"),
    ],
)
def test_a_watcher_that_can_not_be_found(name: str, words: str) -> None:
    with pytest.raises(WatcherError, match=words):
        find_watcher(name)


def test_a_watcher_may_note_nothing() -> None:
    watcher = Watcher()
    game = dealt(Ruleset.parse("short round_limit=1"), 3, 1, 0)
    result = play(
        game, Seating((0, 1, 2), ("a", "b", "c"), [RuleOfThumb(p) for p in range(3)], (1, 2, 3)), {"w": watcher}
    )
    assert result.watched == {"w": None}
    assert find_watcher(DIARY).__name__ == "Diary"
