"""Tables in memory: commands that are sent twice, two processes at one table, coming in and being let go."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from boxship import Refusal
from boxship.bots.bot_pool import BotPool
from boxship.server import messages as wire
from boxship.server.bot_turns import BotTurns
from boxship.server.database import Database
from boxship.server.errors import ProblemError
from boxship.server.lobby import Lobby
from boxship.server.snapshot import NothingToUndoError
from tests.server.scripts import lay, script, up_to_auction

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from boxship.server.table import Table

SEATS = ("blue", "red", "yellow")


@asynccontextmanager
async def opened(data: Path, idle: float = 600) -> AsyncIterator[Lobby]:
    """The tables of a data file, as one server has them."""
    database = Database(data)
    bots = BotTurns(BotPool(1), 0)
    try:
        yield Lobby(database, bots, idle)
    finally:
        await bots.close()
        database.close()


async def play(table: Table, lines: list[tuple[str, str]]) -> None:
    for index, (seat, line) in enumerate(lines):
        await table.say(SEATS.index(seat), f"script-{index}", line)


def test_a_command_that_comes_twice_is_answered_twice_and_done_once(tmp_path: Path) -> None:
    header, lines = script()
    name = lay(tmp_path / "t.db", header).table
    seat = SEATS.index(lines[0][0])

    async def first() -> None:
        async with opened(tmp_path / "t.db") as tables:
            table = await tables.find(name)
            assert await table.say(seat, "command-1", "loan") == 1
            assert await table.say(seat, "command-1", "loan") == 1
            assert await table.undo(seat, "command-2") == 2
            assert await table.undo(seat, "command-2") == 2
            assert await table.say(seat, "command-1", "loan") == 1
            assert len(table.events) == 2

    async def after_a_restart() -> None:
        async with opened(tmp_path / "t.db") as tables:
            table = await tables.find(name)
            assert await table.say(seat, "command-1", "loan") == 1
            assert await table.undo(seat, "command-2") == 2
            assert len(table.events) == 2
            assert await table.say(seat, "command-3", "loan") == 3

    asyncio.run(first())
    asyncio.run(after_a_restart())


def test_the_answer_to_the_last_bid_is_the_end_of_the_reveal_also_after_a_restart(tmp_path: Path) -> None:
    header, lines = script()
    before = up_to_auction(lines)
    name = lay(tmp_path / "t.db", header).table
    seller = SEATS.index(before[-1][0])
    first, second = (seller + 1) % 3, (seller + 2) % 3

    async def work() -> None:
        async with opened(tmp_path / "t.db") as tables:
            table = await tables.find(name)
            await play(table, before)
            assert await table.say(first, "the-first", "bid 1") == len(before) + 1
            assert await table.say(second, "the-second", "bid 2") == len(before) + 4
        async with opened(tmp_path / "t.db") as tables:
            table = await tables.find(name)
            assert await table.say(first, "the-first", "bid 1") == len(before) + 1
            assert await table.say(second, "the-second", "bid 2") == len(before) + 4

    asyncio.run(work())


def test_what_is_refused_changes_nothing_and_may_be_said_again_later(tmp_path: Path) -> None:
    header, lines = script()
    name = lay(tmp_path / "t.db", header).table
    (seat, _), other = lines[0], SEATS[(SEATS.index(lines[0][0]) + 1) % 3]

    async def work() -> None:
        async with opened(tmp_path / "t.db") as tables:
            table = await tables.find(name)
            with pytest.raises(Refusal):
                await table.say(SEATS.index(other), "too-early", "end")
            with pytest.raises(NothingToUndoError):
                await table.undo(SEATS.index(seat), "nothing")
            await table.say(SEATS.index(seat), "my-turn", "end")
            assert await table.say(SEATS.index(other), "too-early", "end") == 2

    asyncio.run(work())


def test_who_loses_the_race_for_a_number_reads_again(tmp_path: Path) -> None:
    header, lines = script()
    name = lay(tmp_path / "t.db", header).table
    heard: list[int] = []

    async def work() -> None:
        async with opened(tmp_path / "t.db") as here, opened(tmp_path / "t.db") as there:
            mine, theirs = await here.find(name), await there.find(name)
            mine.on_change = lambda table: heard.append(table.current.number)
            await play(theirs, lines[:5])
            seat, line = lines[5]
            assert await mine.say(SEATS.index(seat), "mine", line) == 6
            assert mine.current.lines == (*theirs.current.lines, f"{seat}: {line}")
            # A command that the other has carried out already is not carried out again.
            assert await mine.say(SEATS.index(lines[0][0]), "script-0", lines[0][1]) == 1
            with pytest.raises(Refusal):
                await theirs.say(SEATS.index(seat), "another", "accept")

    asyncio.run(work())
    assert heard == [5, 6]


def test_commands_at_the_same_moment_wait_for_one_another(tmp_path: Path) -> None:
    header, lines = script()
    name = lay(tmp_path / "t.db", header).table

    async def work() -> None:
        async with opened(tmp_path / "t.db") as tables:
            found = await asyncio.gather(*(tables.find(name) for _ in range(5)))
            assert len({id(table) for table in found}) == 1
            seat = SEATS.index(lines[0][0])
            saying = [found[0].say(seat, f"command-{i}", "end") for i in range(4)]
            answers = await asyncio.gather(*saying, return_exceptions=True)
            assert answers[0] == 1
            assert all(isinstance(answer, Refusal) for answer in answers[1:])

    asyncio.run(work())


def test_a_table_nobody_looks_at_is_let_go_and_comes_back(tmp_path: Path) -> None:
    header, lines = script()
    name = lay(tmp_path / "t.db", header).table

    async def work() -> None:
        async with opened(tmp_path / "t.db", idle=0) as tables:
            table = await tables.find(name)
            await play(table, lines[:9])
            tables.evict()
            assert len(tables) == 0
            again = await tables.find(name)
            assert again is not table
            assert again.current == table.current

    asyncio.run(work())


def test_tables_that_are_not_there(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path / "t.db") as tables:
            for _ in range(2):
                with pytest.raises(ProblemError, match="there is no such table"):
                    await tables.find("nowhere")

    asyncio.run(work())


@pytest.mark.parametrize(
    ("seats", "rules", "sentence"),
    [
        (["person", "bot", "bot"], "classic", "no seat is yours"),
        (["me", "bot", "bot:wild"], "classic", "there is no bot 'wild'; the bots are random, thumb, deckhand, trader"),
        (["me", "bot", "bot:captain:9"], "classic", "there is no captain '9'; the levels are captain:1 to captain:3"),
        (["me:trader", "bot", "bot"], "classic", "only a bot has a style"),
        (["me", "bot", "bot"], "tall", "there is no ruleset 'tall'"),
        (["me", "bot", "bot"], "classic investment_bank", "needs the ruleset jumbo"),
        (["me", "bot", "bot", "bot", "bot"], "classic warehouses=4", "5 to 25 with 5 players"),
    ],
)
def test_a_table_that_can_not_be_made(tmp_path: Path, seats: list[str], rules: str, sentence: str) -> None:
    asked = [
        wire.SeatRequest(kind=kind.partition(":")[0], style=kind.partition(":")[2])  # type: ignore[arg-type]
        for kind in seats
    ]

    async def work() -> None:
        async with opened(tmp_path / "t.db") as tables:
            with pytest.raises(ProblemError, match=sentence):
                await tables.make(wire.TableRequest(rules=rules, seats=asked))

    asyncio.run(work())


def test_the_past_is_as_it_was(tmp_path: Path) -> None:
    header, lines = script()
    name = lay(tmp_path / "t.db", header).table

    async def work() -> None:
        async with opened(tmp_path / "t.db") as tables:
            table = await tables.find(name)
            then = []
            for seat, line in lines[:30]:
                then.append(table.current)
                await table.say(SEATS.index(seat), f"at-{len(then)}", line)
            for snapshot in then[::7]:
                assert await tables.past(table, snapshot.number) == snapshot
            assert await tables.past(table, table.current.number) is table.current
            with pytest.raises(ProblemError, match="not come so far"):
                await tables.past(table, table.current.number + 1)

    asyncio.run(work())
