"""Bots at a server's tables: they think elsewhere, one at a time for each table, and nothing stops them for good."""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from boxship import Game, RuleOfThumb
from boxship.bots.bot_pool import BotPool
from boxship.bots.registry import player
from boxship.server import bot_turns as driving
from boxship.server import messages as wire
from boxship.server.bot_turns import BotTurns
from boxship.server.database import Database
from boxship.server.lobby import Lobby

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from boxship.game import View
    from boxship.server.table import Table

ASKED = wire.TableRequest(
    rules="short",
    seats=[wire.SeatRequest(kind=kind) for kind in ("bot", "me", "bot")],
)


class Scripted(BotPool):
    """Thinks here and now, and notes how many think at once; some answers are given instead of the bot's own."""

    def __init__(self, *instead: str | Exception) -> None:
        super().__init__(1)
        self.instead = list(instead)
        self.thinking = self.most = self.thoughts = 0

    async def line(self, name: str, view: View) -> str:
        self.thinking += 1
        self.most = max(self.most, self.thinking)
        self.thoughts += 1
        await asyncio.sleep(0)
        self.thinking -= 1
        if self.instead:
            answer = self.instead.pop(0)
            if isinstance(answer, Exception):
                raise answer
            return answer
        return player(name, self.thoughts).line(view)


@asynccontextmanager
async def playing(data: Path, pool: BotPool) -> AsyncIterator[tuple[Lobby, Table]]:
    """A table with bots that has just been made."""
    database = Database(data)
    bots = BotTurns(pool, 0)
    tables = Lobby(database, bots, 0)
    try:
        yield tables, await tables.find((await tables.make(ASKED)).table)
    finally:
        await bots.close()
        database.close()


async def until_my_turn(table: Table) -> None:
    """Wait until the game waits for me alone."""
    changed = asyncio.Event()
    attend = table.on_change

    def change(there: Table) -> None:
        changed.set()
        attend(there)

    table.on_change = change
    async with asyncio.timeout(20):
        while table.current.waiting_for != [1]:
            changed.clear()
            await changed.wait()
    table.on_change = attend


async def to_the_end(table: Table) -> None:
    """Me, by the plainest of all bots."""
    async with asyncio.timeout(60):
        while not table.current.over:
            if 1 in table.current.waiting_for:
                number = table.current.number
                await table.say(1, f"command-{number}", RuleOfThumb(number).line(table.current.view(1)))
            await asyncio.sleep(0)


def test_a_game_with_one_thought_at_a_time(tmp_path: Path) -> None:
    async def work() -> None:
        pool = Scripted()
        async with playing(tmp_path / "t.db", pool) as (_, table):
            await to_the_end(table)
        assert pool.most == 1
        assert pool.thoughts > 20
        assert {event.seat for event in table.events} == {0, 1, 2}

    asyncio.run(work())


@pytest.mark.slow
def test_a_bot_that_says_nonsense_says_something_legal_instead(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        instead: list[str | Exception] = [*["dance"] * 20, *[ZeroDivisionError("a mistake in the bot")] * 20]
        async with playing(tmp_path / "t.db", Scripted(*instead)) as (_, table):
            await to_the_end(table)

    asyncio.run(work())
    assert "a bot said 'dance', which is refused" in caplog.text
    assert "a mistake in the bot" in caplog.text


def test_a_bot_goes_on_after_something_went_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(driving, "_REST", 0.0)

    async def work() -> None:
        pool = Scripted(BrokenProcessPool("no process left"), BrokenProcessPool("no process left"))
        async with playing(tmp_path / "t.db", pool) as (_, table):
            while 1 in table.current.waiting_for:
                await table.say(1, f"command-{table.current.number}", "end")
            await until_my_turn(table)

    asyncio.run(work())
    assert "will try again" in caplog.text


def test_a_table_is_not_let_go_while_a_bot_thinks(tmp_path: Path) -> None:
    async def work() -> None:
        async with playing(tmp_path / "t.db", Scripted()) as (tables, table):
            await until_my_turn(table)
            await table.say(1, "my-command", "end")
            tables.evict()
            assert len(tables) == 1
            await until_my_turn(table)
            await asyncio.sleep(0)
            tables.evict()
            assert len(tables) == 0

    asyncio.run(work())


def test_processes_start_again_when_one_dies() -> None:
    """In real processes."""

    async def work() -> None:
        pool = BotPool(1)
        game = Game.new("classic", 3, seed=1)
        view = game.view(game.to_act[0])
        first = await pool.line("trader", view)
        assert first in game.legal
        (pid,) = pool.pids
        os.kill(pid, signal.SIGKILL)
        assert await pool.line("deckhand", view) in game.legal
        pool.close()

    asyncio.run(work())
