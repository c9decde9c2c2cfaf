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
from boxship.bots.bot_pool import BotPool
from tests.bots.compilers import ENDLESS, MISSING, put_in_place, said_in
from tests.server.harness import PATIENCE, Client, Server, answer
from tests.server.test_restart import children_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.slow

CAPTAINS = ("me", "bot:captain:3", "bot:captain:1")


@pytest.fixture
def begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine that compiles for ever, and where its compiler says that it begins."""
    return put_in_place(ENDLESS, tmp_path, monkeypatch)


@pytest.fixture
def compiling(begun: Path, tmp_path: Path) -> Iterator[Server]:
    """A server on such a machine."""
    assert begun.is_fifo()
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


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="watches processes as Linux does")
@pytest.mark.parametrize(
    "how", [signal.SIGINT, *(pytest.param(how, marks=pytest.mark.slow) for how in (signal.SIGTERM, signal.SIGKILL))]
)
def test_no_process_is_left_behind_in_the_middle_of_compiling(compiling: Server, begun: Path, how: int) -> None:
    compiling.get("/api/offers")
    (me,) = compiling.table(*CAPTAINS)
    play_some(me, 6)
    niceness = os.getpriority(os.PRIO_PROCESS, compiling.process.pid)
    assert said_in(begun, PATIENCE) == str(min(19, niceness + 10)), "it lets others go first"
    children = children_of(compiling.process.pid)
    handles = [os.pidfd_open(child) for child in children]
    since = time.monotonic()
    if how == signal.SIGKILL:
        compiling.kill()
    else:
        code, _, complained = compiling.stop(how)
        assert (code, complained) == (0 if how == signal.SIGINT else 128 + how, "")
    for ended in handles:
        assert select.select([ended], [], [], PATIENCE)[0], "a process has outlived its server"
        os.close(ended)
    assert time.monotonic() - since < PATIENCE / 2


def test_a_table_without_captains_warms_nothing_up() -> None:
    with BotPool() as pool:
        pool.expect(["trader", "deckhand", ""])
        assert pool.pids == ()


@pytest.mark.parametrize("compiler", [MISSING, pytest.param(None, marks=pytest.mark.slow)])
def test_the_captain_plays_once_it_is_ready(
    compiler: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if compiler is not None:
        put_in_place(compiler, tmp_path, monkeypatch)
    game = Game.new("classic", 3, seed=1)
    view = game.view(game.to_act[0])

    async def work() -> None:
        with BotPool() as pool:
            pool.expect(["trader", "captain:1"])
            await asyncio.wrap_future(pool.warm_up())
            assert await pool.line("captain:1", view) in game.legal
            assert len(pool.pids) == 1, "nobody had to stand in"

    asyncio.run(work())
