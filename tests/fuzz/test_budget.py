"""A counted number of broken inputs in every run: each is taken or refused with a reason, and nothing else happens.

``BOXSHIP_FUZZ=20000`` tries so many of each kind, and ``-s`` prints the counts. An input that fails is kept in a
file; once it is mended, that belongs into ``corpus``, which is tried first and from which all others are made.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections import Counter
from typing import TYPE_CHECKING, Final

import pytest

from boxship import Game, RecordError, Scenario, ScenarioError
from tests.fuzz.asking import Asking
from tests.fuzz.bending import corpus, inputs
from tests.fuzz.heads import Heads

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

_USUAL: Final = {"records": 1500, "scenarios": 300, "messages": 700, "headers": 700}


def _budget(kind: str) -> int:
    return int(os.environ.get("BOXSHIP_FUZZ") or _USUAL[kind])


def _say(kind: str, counts: Counter[str]) -> None:
    """Print what came of them; all were tried, and both ends of the range were met."""
    total = sum(counts.values())
    found = ", ".join(f"{count} {what}" for what, count in sorted(counts.items()))
    print(f"\n{kind}: {total} inputs, {found}")  # noqa: T201 - the counts are what this is for
    assert total == len(corpus(kind)) + _budget(kind)
    assert "refused without a word" not in counts
    assert len(counts) > 1, "the inputs are all too good or all too bad to find anything"


def _found(kind: str, text: bytes, problem: Exception) -> AssertionError:
    """What to say of an input that was not met well, and where it is."""
    handle, name = tempfile.mkstemp(prefix=f"boxship-{kind}-")
    os.write(handle, text)
    os.close(handle)
    return AssertionError(f"{problem!r} over the {len(text)} bytes in {name}")


def _record(text: str) -> str:
    try:
        game = Game.from_record(text)
    except RecordError as problem:
        return "refused" if str(problem) else "refused without a word"
    assert Game.from_record(game.record()).state == game.state
    return "taken"


def _scenario(text: str) -> str:
    try:
        scenario = Scenario.parse(text)
        scenario.failures()
    except ScenarioError as problem:
        return "refused" if str(problem) else "refused without a word"
    assert Scenario.parse(str(scenario)) == scenario
    return "taken"


@pytest.mark.parametrize(("kind", "meet"), [("records", _record), ("scenarios", _scenario)])
def test_broken_files(kind: str, meet: Callable[[str], str]) -> None:
    counts: Counter[str] = Counter()
    for text in inputs(kind, _budget(kind)):
        try:
            counts[meet(text.decode(errors="surrogateescape"))] += 1
        except Exception as problem:
            raise _found(kind, text, problem) from problem
    _say(kind, counts)


async def _all(kind: str, meet: Callable[[bytes], Awaitable[str]]) -> Counter[str]:
    counts: Counter[str] = Counter()
    for text in inputs(kind, _budget(kind)):
        try:
            counts[await asyncio.wait_for(meet(text), 20)] += 1
        except Exception as problem:
            raise _found(kind, text, problem) from problem
    return counts


def test_broken_messages(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def ask() -> Counter[str]:
        async with Asking.at(tmp_path / "boxship.db") as asking:
            return await _all("messages", asking.ask)

    _say("messages", asyncio.run(ask()))
    assert [record.getMessage() for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")] == []


def test_broken_headers(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def send() -> Counter[str]:
        async with Heads.at(tmp_path / "boxship.db") as heads:
            return await _all("headers", heads.send)

    _say("headers", asyncio.run(send()))
    assert [record.getMessage() for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")] == []
