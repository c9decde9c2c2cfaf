"""Captains at a server's tables: while their code is being compiled nobody waits, and nothing outlives the server."""

from __future__ import annotations

import asyncio
import os
import select
import signal
import time
from typing import TYPE_CHECKING

import pytest

from boxship import Game
from boxship.server.bot_pool import Thinkers
from tests.bots.compilers import ENDLESS, MISSING, put_in_place
from tests.server.harness import PATIENCE, Client, Server, answer
from tests.server.test_restart import children_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.slow

CAPTAINS = ("me", "bot:captain:3", "bot:captain:1")


@pytest.fixture
def compiling(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server on a machine that compiles for ever."""
    put_in_place(ENDLESS, tmp_path, monkeypatch)
    server = Server(tmp_path / "tables.db")
    yield server
    if server.process.poll() is None:
        assert server.stop()[0] == 0


def play_some(me: Client, events: int) -> None:
    """My own dull turns, and whatever the others do."""
    with me.live() as live:
        table = live.next("welcome")["table"]
        situation, kinds = table["situation"], table["kinds"]
        answered = 0
        while situation["number"] < events:
            if me.seat in situation["to_act"] and situation["number"] >= answered:
                answered = me.play(answer(situation, kinds))
            moved = live.next("moved")
            situation, kinds = moved["situation"], moved["kinds"]


def test_a_game_goes_on_while_the_captain_s_code_is_compiled(compiling: Server) -> None:
    (me,) = compiling.table(*CAPTAINS)
    play_some(me, 12)
    log = me.look()["log"]
    assert {entry["seat"] for entry in log} == {"blue", "red", "yellow"}


def niceness(pid: int) -> int:
    return os.getpriority(os.PRIO_PROCESS, pid)


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="watches processes as Linux does")
@pytest.mark.parametrize(
    "how", [signal.SIGINT, *(pytest.param(how, marks=pytest.mark.slow) for how in (signal.SIGTERM, signal.SIGKILL))]
)
def test_no_process_is_left_behind_in_the_middle_of_compiling(compiling: Server, how: int) -> None:
    compiling.get("/api/offers")
    (me,) = compiling.table(*CAPTAINS)
    play_some(me, 6)
    aside = min(19, niceness(compiling.process.pid) + 10)
    until = time.monotonic() + PATIENCE
    while not any(niceness(child) == aside for child in children_of(compiling.process.pid)):
        assert time.monotonic() < until, "it lets others go first"
        time.sleep(0.05)  # a process that is just starting has not yet stepped back
    children = children_of(compiling.process.pid)
    handles = [os.pidfd_open(child) for child in children]
    begun = time.monotonic()
    if how == signal.SIGKILL:
        compiling.kill()
    else:
        code, _, complained = compiling.stop(how)
        assert (code, complained) == (0 if how == signal.SIGINT else 128 + how, "")
    for ended in handles:
        assert select.select([ended], [], [], PATIENCE)[0], "a process has outlived its server"
        os.close(ended)
    assert time.monotonic() - begun < PATIENCE / 2


def test_a_table_without_captains_warms_nothing_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers = Thinkers(1)
    thinkers.expect(["trader", "deckhand", ""])
    assert thinkers._searcher._process._running is None
    thinkers.close()


@pytest.mark.parametrize("compiler", [MISSING, pytest.param(None, marks=pytest.mark.slow)])
def test_the_captain_himself_plays_once_he_is_ready(
    compiler: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if compiler is not None:
        put_in_place(compiler, tmp_path, monkeypatch)
    game = Game.new("classic", 3, seed=1)
    view = game.view(game.to_act[0])

    async def work() -> None:
        thinkers = Thinkers(1)
        thinkers.expect(["trader", "captain:1"])
        assert thinkers._searcher._warming is not None
        await asyncio.wrap_future(thinkers._searcher._warming)
        assert await thinkers.line("captain:1", view) in game.legal
        assert thinkers._quick._running is None, "nobody had to stand in"
        thinkers.close()

    asyncio.run(work())
