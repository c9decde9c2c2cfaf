"""Luck in finished games: deals are played again elsewhere, a few games at a time, and whoever asks is told so far."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any

import pytest

from boxship.bots.processes import Processes
from boxship.server.advice_tasks import deal_again
from boxship.server.database import Database
from boxship.server.errors import ProblemError
from boxship.server.luck import LuckTasks
from boxship.server.messages import DealGame, DealtAgain, Estimate, Luck, SeatLuck
from boxship.server.thoughts import DEAL_AGAIN, KINDS
from tests.server.harness import serving
from tests.server.test_turning_points import finished

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from boxship.server.table import Table

GAME = DealGame(totals={"blue": 60, "red": 50, "yellow": 40}, winners=["blue"])


class Scripted(Processes):
    """Plays at once, or fails."""

    def __init__(self, mistake: Exception | None = None) -> None:
        super().__init__()
        self.mistake = mistake
        self.asked: list[str] = []
        self.closed = 0

    def do(self, function: Callable[..., Any], *args: Any, **_: Any) -> Future[Any]:
        assert function is deal_again
        record, played, more, games = args
        self.asked.append(record)
        thought: Future[Any] = Future()
        if self.mistake is not None:
            thought.set_exception(self.mistake)
        else:
            thought.set_result(again([*played, *[GAME] * more], games))
        return thought

    def close(self) -> None:
        self.closed += 1


def again(played: Sequence[DealGame], games: int) -> DealtAgain:
    some = Estimate(mean=1, margin=1)
    seats = {seat: SeatLuck(ahead=some, win=some) for seat in GAME.totals}
    luck = Luck(ready=len(played) >= games, played=len(played), games=games, seats=seats)
    return DealtAgain(games=list(played), luck=luck)


async def when_over(tasks: LuckTasks, table: Table) -> Luck:
    """Ask until all games are played, or something went wrong."""
    while not (found := tasks.of(table)).ready:  # noqa: ASYNC110  # one step of the loop at a time
        await asyncio.sleep(0)
    return found


def test_a_deal_is_played_once_in_parts_and_the_process_goes(tmp_path: Path) -> None:
    async def work() -> None:
        database, process = Database(tmp_path / "t.db"), Scripted()
        tasks, table = LuckTasks(process, games=6), finished(database)
        begun = tasks.of(table)
        assert (begun.ready, begun.played, begun.games) == (False, 0, 6)
        found = await when_over(tasks, table)
        assert (found.ready, found.played) == (True, 6)
        assert len(process.asked) == 3
        assert process.closed == 1
        assert all("\nrules: short" in record and "blue:" not in record for record in process.asked)
        await tasks.close()
        database.close()

    asyncio.run(work())


def test_a_deal_that_could_not_be_played_is_a_problem_and_not_begun_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        database, process = Database(tmp_path / "t.db"), Scripted(ValueError("no"))
        tasks, table = LuckTasks(process, games=4), finished(database)
        with pytest.raises(ProblemError, match="could not be played"):
            await when_over(tasks, table)
        with pytest.raises(ProblemError, match="could not be played"):
            tasks.of(table)
        assert len(process.asked) == 1
        await tasks.close()
        database.close()

    asyncio.run(work())
    assert "a deal could not be played again" in caplog.text


def test_a_question_about_a_deal_can_be_written_and_read() -> None:
    text = DEAL_AGAIN.written("boxship record 1", [GAME], 2, 16)
    assert DEAL_AGAIN.read(text) == ("boxship record 1", [GAME], 2, 16)
    assert KINDS["deal_again"] is DEAL_AGAIN


def test_nothing_is_told_of_a_game_that_runs(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as server:
        seat = server.post("/play-now").json()
        for what in ("story", "luck", "turning-points", "record"):
            answer = server.get(f"/api/tables/{seat['table']}/{what}", seat["token"])
            assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
