"""Several processes over one PostgreSQL database: what one does, the others hear, and work is done once."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING, Any

import msgspec
import psycopg
import pytest

from boxship import Game
from boxship.bots.bot_pool import BotPool
from boxship.bots.processes import Processes
from boxship.bots.registry import player
from boxship.rules.rulesets import SEAT_NAMES
from boxship.server import advice_tasks
from boxship.server.audience import Listener, Update
from boxship.server.bot_turns import BotTurns
from boxship.server.database import Database
from boxship.server.lobby import Lobby
from boxship.server.messages import Hint, TurningPoints
from boxship.server.peers.register import Register
from boxship.server.peers.thinker import Thinker
from boxship.server.peers.thinking import Asking, UnansweredError, claim
from boxship.server.peers.together import Together
from boxship.server.rate_limit import RateLimit
from boxship.server.thoughts import HINT, KINDS, TURNING_POINTS, think
from boxship.server.turning_points import TurningPointTasks
from tests.server.scripts import lay, replayed, script

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    import sqlalchemy as sql

    from boxship.game import View
    from boxship.server.table import Table

PATIENCE = 30.0


class Quick(BotPool):
    """Answers at once, and counts."""

    def __init__(self) -> None:
        super().__init__(1)
        self.thoughts = 0

    async def line(self, name: str, view: View) -> str:
        self.thoughts += 1
        return player("trader", self.thoughts).line(view)


@dataclass
class Process:
    """What one server has."""

    database: Database
    lobby: Lobby
    register: Register
    together: Together
    asking: Asking
    pool: Quick
    limit: RateLimit

    def vanish(self) -> None:
        """As if it had been killed: nothing is renewed and nothing is heard any more."""
        for task in self.together._tasks:
            task.cancel()


@asynccontextmanager
async def process(place: sql.URL, idle: float = 600) -> AsyncIterator[Process]:
    database, pool = Database(place), Quick()
    register, asking = Register(database), Asking(database)
    bots = BotTurns(pool, 0, register.hold)
    lobby = Lobby(database, bots, idle, register)
    together, limit = Together(database, register, asking), RateLimit(0.001, 10)
    together.begin(lobby, {"requests": limit}, thinks=False)
    try:
        yield Process(database, lobby, register, together, asking, pool, limit)
    finally:
        await bots.close()
        asking.close()
        await together.end()
        database.close()


async def until(condition: Callable[[], object]) -> None:
    """Wait until something holds; the test fails if it never does."""
    async with asyncio.timeout(PATIENCE):
        while not condition():  # noqa: ASYNC110  # many things are waited for, and few of them say so
            await asyncio.sleep(0.01)


async def play(table: Table, lines: list[tuple[str, str]], first: int = 0) -> None:
    for index, (seat, line) in enumerate(lines, first):
        await table.say(SEAT_NAMES.index(seat), f"command-{index}", line)


def test_a_game_over_two_processes(postgres_place: sql.URL) -> None:
    """Every other line is played at the other process; both know all of them, and who listens hears each once."""
    header, lines = script("short", 3, seed=2)
    name = lay(postgres_place, header).table

    async def work() -> None:
        async with process(postgres_place) as one, process(postgres_place) as two:
            here, there = await one.lobby.find(name), await two.lobby.find(name)
            listener = Listener(0, 10_000)
            there.audience.add(listener)
            for index, said in enumerate(lines):
                await play((here, there)[index % 2], [said], index)
            await until(lambda: here.current.over and there.current.over)
            assert here.current.lines == there.current.lines
            assert here.events == there.events
            assert [event.line for event in here.events] == [each.event.line for each in replayed(header, lines)]
            numbers: list[int] = []
            while len(numbers) < len(here.events):
                update = await listener.next()
                if isinstance(update, Update):
                    numbers.append(update._transition.event.number)
            assert numbers == list(range(1, len(here.events) + 1))

    asyncio.run(work())


def test_a_listener_whose_connection_is_cut_misses_nothing(postgres_place: sql.URL) -> None:
    header, lines = script("short", 3, seed=2)
    name = lay(postgres_place, header).table

    async def work() -> None:
        async with process(postgres_place) as one, process(postgres_place) as two:
            here, there = await one.lobby.find(name), await two.lobby.find(name)
            await play(here, lines[:5])
            await until(lambda: there.current.number == here.current.number)
            async with await psycopg.AsyncConnection.connect(one.database.words, autocommit=True) as admin:
                await admin.execute(
                    "select pg_terminate_backend(pid) from pg_stat_activity "
                    "where datname = current_database() and pid <> pg_backend_pid()"
                )
            await play(here, lines[5:20], 5)
            await until(lambda: there.current.number == here.current.number)

    asyncio.run(work())


def test_presence_seats_and_names_reach_the_other_process(postgres_place: sql.URL) -> None:
    header, _ = script()
    name = lay(postgres_place, header).table

    async def work() -> None:
        async with process(postgres_place) as one:
            async with process(postgres_place) as two:
                here, there = await one.lobby.find(name), await two.lobby.find(name)
                listener, watching = Listener(1, 10), Listener(0, 10)
                here.audience.add(watching)
                there.audience.add(listener)
                await until(lambda: here.present == there.present == {0, 1})
                await there.rename(2, "Åsa")
                await until(lambda: here.seats[2].name == "Åsa")
                assert await watching.next() is None
                there.audience.remove(listener)
                await until(lambda: here.present == {0})
                there.audience.add(listener)
                await until(lambda: here.present == {0, 1})
            # It has left in order: nobody waits until its time is over.
            await until(lambda: here.present == {0})

    asyncio.run(work())


def test_a_process_that_dies_leaves_its_bots_and_its_presence_to_the_others(postgres_place: sql.URL) -> None:
    header, _ = script("classic", 3, seed=1)
    name = lay(postgres_place, header, people=()).table

    async def work() -> None:
        async with process(postgres_place) as one, process(postgres_place) as two:
            await one.register.hold(name)
            there = await two.lobby.find(name)
            there_before = there.current.number
            assert not await two.register.hold(name)
            assert (there.current.number, two.pool.thoughts) == (there_before, 0)
            one.vanish()
            await until(lambda: there.current.number >= 10)
            assert one.pool.thoughts == 0
            assert await two.register.hold(name)

    asyncio.run(work())


def test_a_process_that_slept_too_long_announces_itself_anew(postgres_place: sql.URL) -> None:
    header, _ = script()
    name = lay(postgres_place, header).table

    async def work() -> None:
        async with process(postgres_place) as one, process(postgres_place) as two:
            here, there = await one.lobby.find(name), await two.lobby.find(name)
            here.audience.add(Listener(0, 10))
            assert await one.register.hold("table")
            await until(lambda: there.present == {0})
            async with await psycopg.AsyncConnection.connect(one.database.words, autocommit=True) as admin:
                await admin.execute("delete from processes where process = %s", [one.register.process])
                await admin.execute("select pg_notify('boxship', 'gone')")
            await until(lambda: there.present == set())
            await until(lambda: there.present == {0})
            await until(lambda: "table" not in one.register._held)
            assert await two.register.hold("table")
            assert not await one.register.hold("table")

    asyncio.run(work())


def test_bots_move_once_where_two_processes_play_them(postgres_place: sql.URL) -> None:
    """Leases only save work: without any, the key of the events lets every bot move once."""
    header, _ = script("short", 3, seed=3)
    name = lay(postgres_place, header, people=()).table

    async def work() -> None:
        async with process(postgres_place) as one, process(postgres_place) as two:

            async def both_hold(_: str) -> bool:
                return True

            one.lobby._bot_turns._hold = two.lobby._bot_turns._hold = both_hold
            here, there = await asyncio.gather(one.lobby.find(name), two.lobby.find(name))
            await until(lambda: here.current.over and there.current.over)
            assert here.current.lines == there.current.lines
            assert min(one.pool.thoughts, two.pool.thoughts) > 0
            commands = [(event.seat, event.command) for event in here.events if event.command is not None]
            assert len(set(commands)) == len(commands)

    asyncio.run(work())


def test_what_is_taken_at_one_process_is_missing_at_the_other(postgres_place: sql.URL) -> None:
    async def work() -> None:
        async with process(postgres_place) as one, process(postgres_place) as two:
            probes = (f"probe-{number}" for number in count())
            await until(lambda: one.limit.wait(next(probes)) or two.limit._levels)  # until it listens
            assert [one.limit.wait("192.0.2.1") > 0 for _ in range(11)] == [*[False] * 10, True]
            assert one.limit.wait("fe80::1 odd%0") == 0
            await until(lambda: two.limit._levels.get("192.0.2.1", (10, 0))[0] < 1)
            await until(lambda: "fe80::1 odd%0" in two.limit._levels)
            assert two.limit.wait("192.0.2.1") > 0
            assert two.limit.wait("192.0.2.2") == 0
            # What was taken twice is owed.
            two.limit.take("192.0.2.1", 10)
            assert two.limit.wait("192.0.2.1") > 9000

    asyncio.run(work())


# -- thinking ----------------------------------------------------------------------------------------------------------


class Scripted(Processes):
    """Answers at once, or dies."""

    def __init__(self, deaths: int = 0) -> None:
        super().__init__()
        self.deaths = deaths
        self.asked: list[str] = []

    def do(self, function: Callable[..., Any], *args: Any, **_: Any) -> Future[Any]:
        assert function is think
        kind, text = args
        self.asked.append(text)
        thought: Future[Any] = Future()
        if self.deaths:
            self.deaths -= 1
            thought.set_exception(BrokenProcessPool("killed"))
        elif kind == HINT.name:
            thought.set_result(msgspec.json.encode(Hint(lines=[], cargo=None, bids=[], playouts=7)).decode())
        else:
            thought.set_result(msgspec.json.encode(TurningPoints(ready=True, points=[])).decode())
        return thought


@asynccontextmanager
async def thinking(one: Process, processes: Processes) -> AsyncIterator[None]:
    thinker = Thinker(one.database, one.register, list(KINDS))
    thinker._processes = processes
    task = asyncio.create_task(thinker.run())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def a_view(seed: int = 1) -> View:
    game = Game.new("jumbo investment_bank", 4, seed=seed)
    return game.view(game.to_act[0])


def test_a_view_as_text_is_the_same_view() -> None:
    view = a_view()
    (again,) = HINT.read(HINT.written(view))
    assert (again.state, again.seat, again.rules, again.lines) == (view.state, view.seat, view.rules, view.lines)
    assert list(again.legal) == list(view.legal)


def test_a_question_is_answered_by_another_process_and_once(postgres_place: sql.URL) -> None:
    async def work() -> None:
        async with process(postgres_place) as one, process(postgres_place) as two:
            scripted = Scripted()
            view = a_view()
            first = asyncio.wrap_future(one.asking.do(advice_tasks.hint, view))
            again = asyncio.wrap_future(two.asking.do(advice_tasks.hint, view))
            async with thinking(two, scripted), asyncio.timeout(PATIENCE):
                assert (await first).playouts == (await again).playouts == 7
            assert len(scripted.asked) == 1

    asyncio.run(work())


def test_a_question_whose_thinker_dies_is_taken_over_and_given_up_after_three(postgres_place: sql.URL) -> None:
    async def work() -> None:
        async with process(postgres_place) as one:
            async with process(postgres_place) as two:
                asked = asyncio.wrap_future(one.asking.do(advice_tasks.hint, a_view()))
                await two.register.hold("any")  # it is registered
                mine = None
                while mine is None:
                    mine = await two.database.beside(lambda c: claim(c, two.register.process, [HINT.name]))
                two.vanish()  # with the question
            async with thinking(one, Scripted(deaths=1)), asyncio.timeout(PATIENCE):
                assert (await asked).playouts == 7
            deadly = asyncio.wrap_future(one.asking.do(advice_tasks.hint, a_view(2)))
            async with thinking(one, Scripted(deaths=9)), asyncio.timeout(PATIENCE):
                with pytest.raises(UnansweredError):
                    await deadly

    asyncio.run(work())


def test_turning_points_are_kept_in_the_database(postgres_place: sql.URL) -> None:
    header, lines = script("short", 3, seed=2)
    name = lay(postgres_place, header).table

    async def work() -> None:
        async with process(postgres_place) as one, process(postgres_place) as two:
            table = await one.lobby.find(name)
            await play(table, lines)
            scripted = Scripted()
            points = TurningPointTasks(one.asking, one.database)
            assert not (await points.found(table)).ready
            async with thinking(two, scripted):
                await until(points._games[name].done)
            assert (await points.found(table)).ready
            assert len(scripted.asked) == 1
            record, numbers = TURNING_POINTS.read(scripted.asked[0])
            assert "boxship record" in record
            assert len(numbers) == len(table.current.lines)
            later = TurningPointTasks(two.asking, two.database)
            assert (await later.found(await two.lobby.find(name))).ready
            await points.close()

    asyncio.run(work())
