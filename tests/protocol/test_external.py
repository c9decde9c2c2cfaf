"""Programs at a seat: whatever they do, the match goes on, and every fault is counted."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from boxship.protocol import external
from boxship.protocol.external import ExternalPlayer, NotABotError
from boxship.protocol.program import Program
from tests.protocol.seats import odd_bot, play_with

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.slow

SOON = 0.3
"""Seconds for a bot that is not going to answer."""
LONG = 60.0
"""Seconds for one that is, however busy the machine."""


def faults_of(mode: str, seconds: float = LONG) -> dict[str, int]:
    with ExternalPlayer(odd_bot(mode), seconds) as bot:
        result = play_with(bot)
    assert result.ended
    assert result.times[0].count > 4
    return dict(result.faults[0])


@pytest.mark.parametrize("mode", ["good", "without-id", "stale", "errors"])
def test_a_bot_that_behaves_has_no_faults(mode: str) -> None:
    assert faults_of(mode) == {}


def test_a_crash_is_retried_with_a_new_process_and_then_the_default_plays() -> None:
    counts = faults_of("crash")
    assert counts["crash"] == external.MOST_STARTS
    assert counts["default"] > 2
    assert set(counts) == {"crash", "default"}


def test_one_crash_costs_nothing_but_a_fault(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with ExternalPlayer(odd_bot("crash-third", log), LONG) as bot:
        result = play_with(bot)
    # Each new process crashes at its third question, too.
    assert set(result.faults[0]) <= {"crash", "default"}
    heard = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    starts = [i for i, message in enumerate(heard) if message["type"] == "hello"]
    assert len(starts) == result.faults[0]["crash"] + 1 or result.faults[0].get("default")
    # A new process is told the whole game so far before it is asked.
    second = heard[starts[1] :]
    assert [message["type"] for message in second[:3]] == ["hello", "options", "new_game"]
    asked = next(i for i, message in enumerate(second) if message["type"] == "ask")
    before = next(i for i, message in enumerate(heard[starts[0] :]) if message["type"] == "ask")
    assert [message["number"] for message in second[3:asked]] == list(range(1, asked - 2))
    assert asked > before


def test_whoever_hangs_is_replaced_by_the_default() -> None:
    with ExternalPlayer(odd_bot("hang"), SOON) as bot:
        result = play_with(bot, "short round_limit=2")
    assert result.faults[0]["timeout"] >= 2
    assert result.faults[0]["default"] == result.times[0].count
    assert set(result.faults[0]) == {"timeout", "default"}


def test_whoever_does_not_read_can_not_block_the_match() -> None:
    with ExternalPlayer(odd_bot("deaf"), SOON) as bot:
        result = play_with(bot, "short round_limit=2")
    assert result.faults[0]["default"] == result.times[0].count


@pytest.mark.parametrize("mode", ["flood", "endless", "nested"])
def test_a_flood_of_output_ends_the_process_and_not_the_match(mode: str) -> None:
    counts = faults_of(mode)
    assert counts["default"] > 2
    assert counts.get("garbage", 0) + counts.get("flood", 0) > 2
    assert mode != "endless" or counts["flood"] == external.MOST_STARTS


@pytest.mark.parametrize(
    ("mode", "kind"), [("garbage", "garbage"), ("illegal", "illegal"), ("number", "garbage"), ("wrong-type", "garbage")]
)
def test_two_bad_answers_bring_the_default(mode: str, kind: str) -> None:
    counts = faults_of(mode)
    assert counts == {kind: 2 * counts["default"], "default": counts["default"]}


@pytest.mark.parametrize(("mode", "kind"), [("garbage-first", "garbage"), ("illegal-first", "illegal")])
def test_one_bad_answer_is_asked_again_and_the_second_counts(mode: str, kind: str) -> None:
    assert list(faults_of(mode)) == [kind]


def test_the_bot_is_told_what_was_wrong(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with ExternalPlayer(odd_bot("illegal-first", log), LONG) as bot:
        play_with(bot)
    heard = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    errors = [message for message in heard if message["type"] == "error"]
    assert "'sail moon' is not legal" in errors[0]["text"]
    assert errors[0]["id"] == 1


def test_two_answers_are_a_fault_and_not_a_second_move() -> None:
    counts = faults_of("twice")
    assert set(counts) <= {"unasked", "illegal", "default"}


def test_a_bot_stays_for_many_games_and_begins_each_with_a_clean_slate() -> None:
    with ExternalPlayer(odd_bot("good"), LONG) as bot:
        bot.start()
        first = bot._program
        for number in range(3):
            assert play_with(bot, number=number).faults[0] == {}
        assert bot._program is first


@pytest.mark.parametrize(
    ("mode", "words"),
    [
        ("exit", "it ended before it was ready: it left with exit code 3; its last words: 'nothing to play with'"),
        ("chatty", "it said 'Welcome to my bot!', which is not a JSON object on one line"),
        ("future", "its hello says protocol '2'; this is protocol 1"),
        ("nameless", "its hello has no name"),
    ],
)
def test_a_program_that_is_no_bot_says_why(mode: str, words: str) -> None:
    with ExternalPlayer(odd_bot(mode)) as bot, pytest.raises(NotABotError) as problem:
        bot.start()
    assert words in str(problem.value)


def test_a_program_that_says_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external, "START_SECONDS", SOON)
    with (
        ExternalPlayer(external.ProgramCommand(("sleep", "600"))) as bot,
        pytest.raises(NotABotError, match="said nothing"),
    ):
        bot.start()


def test_a_bot_that_can_not_be_started_again_is_played_by_default(tmp_path: Path) -> None:
    command = external.ProgramCommand((str(tmp_path / "nothing"),))
    with ExternalPlayer(command) as bot:
        counts = play_with(bot).faults[0]
    assert counts["start"] == external.MOST_STARTS
    assert set(counts) == {"start", "default"}


def test_options_are_set_by_name(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with ExternalPlayer(odd_bot("optional", log, values=(("level", "5"),))) as bot:
        bot.start()
        assert str(bot.identity) == "odd bot 0.1 by the tests"
        assert bot.identity.options[0].default == "3"
    heard = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert heard[1]["values"] == {"level": "5"}
    with (
        ExternalPlayer(odd_bot("optional", values=(("depth", "5"),))) as bot,
        pytest.raises(NotABotError, match="no option 'depth'; its options are level"),
    ):
        bot.start()


def test_a_program_leaves_when_its_input_is_closed_or_is_ended() -> None:
    good = Program(odd_bot("good").words)
    assert good.leaves_by_itself()
    good.kill()
    stays = Program(odd_bot("stays").words)
    assert not stays.leaves_by_itself()
    stays.close()
    assert stays._process.returncode is not None
