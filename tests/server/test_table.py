"""Tables in memory: commands that are sent twice, two processes at one table, coming in and being let go."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from boxship import Refusal
from boxship.bots.bot_pool import BotPool
from boxship.server import history, quota
from boxship.server import lobby as lobbies
from boxship.server import messages as wire
from boxship.server.bot_turns import BotTurns
from boxship.server.database import Database
from boxship.server.errors import ProblemError
from boxship.server.lobby import Lobby
from boxship.server.snapshot import NothingToUndoError
from tests.server.scripts import lay, script, up_to_auction

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from boxship.server.engine import Place
    from boxship.server.table import Table

SEATS = ("blue", "red", "yellow")


@asynccontextmanager
async def opened(data: Place, idle: float = 600) -> AsyncIterator[Lobby]:
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


def test_a_command_that_comes_twice_is_answered_twice_and_done_once(place: Place) -> None:
    header, lines = script()
    name = lay(place, header).table
    seat = SEATS.index(lines[0][0])

    async def first() -> None:
        async with opened(place) as tables:
            table = await tables.find(name)
            assert await table.say(seat, "command-1", "loan") == 1
            assert await table.say(seat, "command-1", "loan") == 1
            assert await table.undo(seat, "command-2") == 2
            assert await table.undo(seat, "command-2") == 2
            assert await table.say(seat, "command-1", "loan") == 1
            assert len(table.events) == 2

    async def after_a_restart() -> None:
        async with opened(place) as tables:
            table = await tables.find(name)
            assert await table.say(seat, "command-1", "loan") == 1
            assert await table.undo(seat, "command-2") == 2
            assert len(table.events) == 2
            assert await table.say(seat, "command-3", "loan") == 3

    asyncio.run(first())
    asyncio.run(after_a_restart())


def test_the_id_of_a_command_is_not_used_for_another(place: Place) -> None:
    header, lines = script()
    name = lay(place, header).table
    seat = SEATS.index(lines[0][0])

    async def work() -> None:
        for _ in range(2):  # and once more after a restart
            async with opened(place) as tables:
                table = await tables.find(name)
                assert await table.say(seat, "command-1", "loan") == 1
                assert await table.say(seat, "command-1", "  loan ") == 1
                for line in ("end", "no line at all"):
                    with pytest.raises(ProblemError, match="with this id") as problem:
                        await table.say(seat, "command-1", line)
                    assert problem.value.status == 409
                with pytest.raises(ProblemError, match="with this id"):
                    await table.undo(seat, "command-1")
                assert len(table.events) == 1

    asyncio.run(work())


def test_a_seat_takes_back_only_so_many_lines_of_a_game(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quota, "MOST_UNDOS", 3)
    header, lines = script()
    name = lay(place, header).table
    seat = SEATS.index(lines[0][0])

    async def work() -> None:
        async with opened(place) as tables:
            table = await tables.find(name)
            for number in range(3):
                await table.say(seat, f"say-{number}", "loan")
                await table.undo(seat, f"undo-{number}")
            await table.say(seat, "once more", "loan")
        async with opened(place) as tables:
            table = await tables.find(name)
            with pytest.raises(ProblemError, match="3 lines"):
                await table.undo(seat, "one too many")
            await table.say(seat, "on", "end")

    asyncio.run(work())


def test_a_bid_is_changed_only_so_often_before_the_bids_are_opened(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quota, "MOST_BIDS", 3)
    header, lines = script()
    before = up_to_auction(lines)
    name = lay(place, header).table
    seller = SEATS.index(before[-1][0])
    first, second = (seller + 1) % 3, (seller + 2) % 3

    async def work() -> None:
        async with opened(place) as tables:
            table = await tables.find(name)
            await play(table, before)
            for amount in range(3):
                await table.say(first, f"bid-{amount}", f"bid {amount}")
            with pytest.raises(ProblemError, match="3 times"):
                await table.say(first, "one too many", "bid 1")
            await table.say(second, "the other", "bid 1")
            assert not table.current.sealed
            await table.say(seller, "on", "decline")
            assert not table._quota.bids

    asyncio.run(work())


def test_a_table_has_only_so_many_events(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quota, "MOST_EVENTS", 4)
    header, lines = script()
    name = lay(place, header).table

    async def work() -> None:
        async with opened(place) as tables:
            table = await tables.find(name)
            await play(table, lines[:4])
            seat, line = lines[4]
            with pytest.raises(ProblemError, match="4 events"):
                await table.say(SEATS.index(seat), "one too many", line)

    asyncio.run(work())


def test_the_answer_to_the_last_bid_is_the_end_of_the_reveal_also_after_a_restart(place: Place) -> None:
    header, lines = script()
    before = up_to_auction(lines)
    name = lay(place, header).table
    seller = SEATS.index(before[-1][0])
    first, second = (seller + 1) % 3, (seller + 2) % 3

    async def work() -> None:
        async with opened(place) as tables:
            table = await tables.find(name)
            await play(table, before)
            assert await table.say(first, "the-first", "bid 1") == len(before) + 1
            assert await table.say(second, "the-second", "bid 2") == len(before) + 4
        async with opened(place) as tables:
            table = await tables.find(name)
            assert await table.say(first, "the-first", "bid 1") == len(before) + 1
            assert await table.say(second, "the-second", "bid 2") == len(before) + 4

    asyncio.run(work())


def test_what_is_refused_changes_nothing_and_may_be_said_again_later(place: Place) -> None:
    header, lines = script()
    name = lay(place, header).table
    (seat, _), other = lines[0], SEATS[(SEATS.index(lines[0][0]) + 1) % 3]

    async def work() -> None:
        async with opened(place) as tables:
            table = await tables.find(name)
            with pytest.raises(Refusal):
                await table.say(SEATS.index(other), "too-early", "end")
            with pytest.raises(NothingToUndoError):
                await table.undo(SEATS.index(seat), "nothing")
            await table.say(SEATS.index(seat), "my-turn", "end")
            assert await table.say(SEATS.index(other), "too-early", "end") == 2

    asyncio.run(work())


def test_who_loses_the_race_for_a_number_reads_again(place: Place) -> None:
    header, lines = script()
    name = lay(place, header).table
    heard: list[int] = []

    async def work() -> None:
        async with opened(place) as here, opened(place) as there:
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


def test_commands_at_the_same_moment_wait_for_one_another(place: Place) -> None:
    header, lines = script()
    name = lay(place, header).table

    async def work() -> None:
        async with opened(place) as tables:
            found = await asyncio.gather(*(tables.find(name) for _ in range(5)))
            assert len({id(table) for table in found}) == 1
            seat = SEATS.index(lines[0][0])
            saying = [found[0].say(seat, f"command-{i}", "end") for i in range(4)]
            answers = await asyncio.gather(*saying, return_exceptions=True)
            assert answers[0] == 1
            assert all(isinstance(answer, Refusal) for answer in answers[1:])

    asyncio.run(work())


def test_a_table_nobody_looks_at_is_let_go_and_comes_back(place: Place) -> None:
    header, lines = script()
    name = lay(place, header).table

    async def work() -> None:
        async with opened(place, idle=0) as tables:
            table = await tables.find(name)
            await play(table, lines[:9])
            tables.evict()
            assert len(tables) == 0
            again = await tables.find(name)
            assert again is not table
            assert again.current == table.current

    asyncio.run(work())


def test_a_long_log_comes_in_pages_and_little_of_it_is_in_memory(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobbies, "LOG_PAGE", 40)
    monkeypatch.setattr(history, "PAGE", 50)
    monkeypatch.setattr(history, "_MOST_TRANSITIONS", 100)
    header, lines = script()
    name = lay(place, header).table

    async def work() -> None:
        async with opened(place) as tables:
            await play(await tables.find(name), lines)
        async with opened(place) as tables:
            table = await tables.find(name)
            last = table.current.number
            assert 100 < last < 150
            replay = tables._histories._kept[name]
            assert (replay.size, len(replay.starts)) == (last - 50, 3)
            newest = await tables.whole(table, table.current, 0, -1)
            assert ([entry.number for entry in newest.log], newest.more) == ([*range(last - 39, last + 1)], True)
            pages = [await tables.earlier(table, 0, before) for before in (101, 41, 31, 1, 10_000)]
            assert [[entry.number for entry in page] for page in pages] == [
                [*range(61, 101)],
                [*range(1, 41)],
                [*range(1, 31)],
                [],
                [*range(last - 39, last + 1)],
            ]
            assert replay.size <= 100
            seen = await tables.whole(table, table.current, 0, last - 20)
            assert ([entry.number for entry in seen.log], seen.more) == ([*range(last - 19, last + 1)], False)
            for number in (0, 49, 50, 51, 100, last - 1, last):
                assert (await tables.past(table, number)).number == number

    asyncio.run(work())


def test_tables_that_are_not_there(place: Place) -> None:
    async def work() -> None:
        async with opened(place) as tables:
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
        (["me", "bot", "bot:learner:/etc/passwd"], "classic", "bots of a file play in leagues, not at tables"),
        (["me:trader", "bot", "bot"], "classic", "only a bot has a style"),
        (["me", "bot", "bot"], "tall", "there is no ruleset 'tall'"),
        (["me", "bot", "bot"], "classic investment_bank", "needs the ruleset jumbo"),
        (["me", "bot", "bot", "bot", "bot"], "classic warehouses=4", "5 to 25 with 5 players"),
    ],
)
def test_a_table_that_can_not_be_made(place: Place, seats: list[str], rules: str, sentence: str) -> None:
    asked = [
        wire.SeatRequest(kind=kind.partition(":")[0], style=kind.partition(":")[2])  # type: ignore[arg-type]
        for kind in seats
    ]

    async def work() -> None:
        async with opened(place) as tables:
            with pytest.raises(ProblemError, match=sentence):
                await tables.make(wire.TableRequest(rules=rules, seats=asked))

    asyncio.run(work())


def test_the_past_is_as_it_was(place: Place) -> None:
    header, lines = script()
    name = lay(place, header).table

    async def work() -> None:
        async with opened(place) as tables:
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
