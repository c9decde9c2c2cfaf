"""What ``docs/protocol.md`` says is what the program does: its transcript, its tables of messages, kinds and faults."""

from __future__ import annotations

import json
import re
import sys
from typing import TYPE_CHECKING

from boxship.arena.match import dealt
from boxship.protocol import messages
from boxship.protocol.external import (
    FAULTS,
    MOST_STARTS,
    START_SECONDS,
    THINKING_SECONDS,
    ExternalPlayer,
    ProgramCommand,
)
from boxship.protocol.legal_as_data import DECIDING
from boxship.protocol.program import LONGEST_LINE, MOST_OUTPUT
from boxship.rules.rulesets import Ruleset
from tests.docs.pages import blocks, code, page, rows, section
from tests.protocol.seats import HERE, play_with

if TYPE_CHECKING:
    from pathlib import Path

PAGE = page("docs/protocol.md")


def pattern(line: str) -> re.Pattern[str]:
    """A line of the transcript, in which … stands for anything."""
    return re.compile(".*".join(map(re.escape, line.split("…"))))


def test_the_transcript_is_what_really_happens(tmp_path: Path) -> None:
    (transcript,) = blocks(PAGE, "text")
    lines = transcript.text.splitlines()
    heard = [line.removeprefix("> ") for line in lines if line.startswith("> ")]
    said = [line.removeprefix("< ") for line in lines if line.startswith("< ")]
    assert len(heard) + len(said) == len(lines)
    log, script = tmp_path / "log", tmp_path / "script"
    script.write_text("\n".join(said) + "\n", encoding="utf-8")
    command = ProgramCommand((sys.executable, "-S", "-E", str(HERE / "scripted_bot.py"), str(log), str(script)))
    with ExternalPlayer(command) as bot:
        bot.seconds = 60.0
        bot.start()
        result = play_with(bot, "short round_limit=1")
    assert result.faults[0] == {"illegal": 1}
    really = log.read_text(encoding="utf-8").replace('"seconds":60.0', '"seconds":5.0').splitlines()
    assert len(really) == len(heard)
    for line, shown in zip(really, heard, strict=True):
        assert pattern(shown).fullmatch(line), f"{shown}\nis really\n{line}"


def test_the_tables_of_messages_have_every_key_in_order() -> None:
    game = dealt(Ruleset.parse("short round_limit=1"), 3, 1, 0)
    view = game.view(game.to_act[0])
    while not game.over:
        game.play("end")
    made = [
        messages.hello(),
        messages.options({}, 5.0),
        messages.new_game(view, 1),
        messages.event(1, "red: end"),
        messages.ask(1, view, 5.0),
        messages.error(1, ""),
        messages.end(game.view("blue")),
    ]
    told = {code(row[0])[0]: row[1] for row in rows(section(PAGE, "## Messages")) if len(row) == 3}
    assert list(told) == [message["type"] for message in made]
    for message in made:
        named = [word for word in code(told[message["type"]]) if word in message]
        assert list(dict.fromkeys(named)) == list(message)[1:], message["type"]
        assert json.loads(messages.encode(message))["type"] == message["type"]


def test_what_can_be_decided_and_what_can_go_wrong_is_all_there() -> None:
    deciding = PAGE.partition("**Deciding** is one of")[2].partition("\n")[0]
    assert set(code(deciding)) == set(DECIDING.values())
    assert {code(row[0])[0] for row in rows(section(PAGE, "## Faults and limits"))} == set(FAULTS)
    limits = section(PAGE, "## Faults and limits")
    assert f"{LONGEST_LINE // 1024} KiB" in limits
    assert f"{MOST_OUTPUT // 1024 // 1024} MiB" in limits
    assert f"has {START_SECONDS:g} seconds for `hello` and again for `ready`" in limits
    assert f"{THINKING_SECONDS:g} seconds for a line" in limits
    assert f"at most {MOST_STARTS} times" in limits


def test_every_kind_is_explained() -> None:
    kinds = {code(row[0])[0] for row in rows(section(PAGE, "## What is legal"))}
    assert kinds == {"produce", "reprice", "buy", "sail", "load", "bid", "call", "raise", "return"}
