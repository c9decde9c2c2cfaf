"""Turning points of finished games: worked out once, elsewhere, while whoever asks too early is told so."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any

import pytest

from boxship.bots.processes import Processes
from boxship.notation.records import Record
from boxship.server import turning_points as turning
from boxship.server.advice_tasks import turning_points
from boxship.server.archive import record_of
from boxship.server.database import Database, StoredTable
from boxship.server.errors import ProblemError
from boxship.server.messages import TurningPoints
from boxship.server.seats import Links, Seat
from boxship.server.table import Table
from boxship.server.turning_points import TurningPointTasks
from tests.server.harness import PATIENCE, serving
from tests.server.scripts import replayed, script

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path


class Scripted(Processes):
    """Notes what it is asked, and answers at once or fails."""

    def __init__(self, mistake: Exception | None = None) -> None:
        super().__init__()
        self.mistake = mistake
        self.asked: list[tuple[str, Sequence[int]]] = []
        self.closed = 0

    def do(self, function: Callable[..., Any], *args: Any, **_: Any) -> Future[Any]:
        assert function is turning_points
        self.asked.append(args)
        thought: Future[Any] = Future()
        if self.mistake is not None:
            thought.set_exception(self.mistake)
        else:
            thought.set_result(TurningPoints(ready=True, points=[]))
        return thought

    def close(self) -> None:
        self.closed += 1


def finished(database: Database, name: str = "table") -> Table:
    """A table on which a whole game was played."""
    header, lines = script("short", 3, seed=2)
    seats = tuple(Seat("person", "", f"player, {number}", None) for number in range(3))
    table = Table(StoredTable(name, "\n".join(header.lines()), 0, Links("join", "watch"), seats), database)
    table.accept(replayed(header, lines))
    assert table.current.over
    return table


async def when_ready(turns: TurningPointTasks, table: Table) -> TurningPoints:
    """Ask, and ask again when the thought has ended."""
    turns.of(table)
    await asyncio.wait(turns._games.values())
    return turns.of(table)


def test_they_are_worked_out_once_and_the_process_goes(tmp_path: Path) -> None:
    async def work() -> None:
        database, process = Database(tmp_path / "t.db"), Scripted()
        turns, table = TurningPointTasks(process, database), finished(database)
        assert turns.of(table) == TurningPoints(ready=False, points=[])
        assert (await when_ready(turns, table)).ready
        assert turns.of(table).ready
        (asked,) = process.asked
        text, numbers = asked
        record = Record.parse(text)
        assert record.closing is not None
        assert len(numbers) == len(record.moves)
        lines = {event.number: event.line for event in table.events if event.kind == "line"}
        assert [lines[number] for number in numbers] == [said.partition(": ")[2] for said in table.current.lines]
        assert process.closed == 1
        await turns.close()
        database.close()

    asyncio.run(work())


def test_a_game_that_cannot_be_judged_is_a_problem_and_not_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        database, process = Database(tmp_path / "t.db"), Scripted(ZeroDivisionError("a mistake in the thought"))
        turns, table = TurningPointTasks(process, database), finished(database)
        with pytest.raises(ProblemError, match="could not be found"):
            await when_ready(turns, table)
        with pytest.raises(ProblemError, match="could not be found"):
            turns.of(table)
        assert len(process.asked) == 1
        await turns.close()
        database.close()

    asyncio.run(work())
    assert "a mistake in the thought" in caplog.text


def test_not_everything_is_kept_and_not_everything_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turning, "_MOST_KEPT", 2)
    monkeypatch.setattr(turning, "_MOST_WAITING", 1)

    async def work() -> None:
        database, process = Database(tmp_path / "t.db"), Scripted()
        turns = TurningPointTasks(process, database)
        tables = [finished(database, name) for name in "abc"]
        turns.of(tables[0])
        with pytest.raises(ProblemError, match="many games"):
            turns.of(tables[1])
        for table in tables:
            await when_ready(turns, table)
        assert list(turns._games) == ["b", "c"]
        await turns.close()
        database.close()

    asyncio.run(work())


@pytest.mark.slow
def test_a_real_game_is_judged_by_its_events() -> None:
    header, lines = script("short", 3, seed=2)
    transitions = replayed(header, lines)
    numbers = [transition.event.number for transition in transitions if transition.event.kind == "line"]
    text = record_of(header, [Seat("person", "", "", None)] * 3, transitions[-1].after.lines)
    process = Processes()
    found = process.do(turning_points, text, numbers).result()
    process.close()
    said = {transition.event.number: transition for transition in transitions}
    assert found.ready
    for point in found.points:
        transition = said[point.number]
        assert (point.played.line, point.round) == (transition.event.line, transition.before.state.round_number)
        assert point.loss.mean > point.loss.margin
        for deed in (point.played, point.better):
            assert deed.facts[0].seat == point.seat


@pytest.mark.slow
def test_a_server_stops_at_once_while_it_thinks(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as server:
        clients = server.table("me", "person", "person", rules="classic round_limit=1")
        me = clients[0]
        assert me.request("GET", "/turning-points").json()["code"] == "not_over"
        while not (now := me.situation())["winners"]:
            next(client for client in clients if client.seat in now["to_act"]).play("end")
        for reader in (*clients, me.spectator()):
            answer = reader.request("GET", "/turning-points")
            assert (answer.status_code, answer.json()) == (202, {"ready": False, "points": []})
        asked_to_stop = time.monotonic()
    assert time.monotonic() - asked_to_stop < PATIENCE / 2
