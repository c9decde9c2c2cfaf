"""What whoever runs a server can see and set: readiness, metrics, logs, retention, drain."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import signal
from typing import TYPE_CHECKING

from boxship.server import logs
from boxship.server.clock import now
from boxship.server.database import Database
from boxship.server.metrics import Metrics
from boxship.server.retention import forget_before
from tests.server.harness import Server
from tests.server.inside import visiting
from tests.server.scripts import lay, script
from tests.server.test_table import opened, play

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from boxship.server.engine import Place

LINE = re.compile(r"(# (HELP|TYPE) boxship_\w+ .+|boxship_\w+(\{[a-z]+=\"[^\"]*\"(,[a-z]+=\"[^\"]*\")*\})? [-+.e0-9]+)")


# -- readiness and metrics ---------------------------------------------------------------------------------------------


def test_a_server_is_ready_while_it_can_write(tmp_path: Path) -> None:
    data = tmp_path / "t.db"

    async def work() -> None:
        async with visiting(data) as client:
            assert (await client.get("/api/ready")).status_code == 204
            assert (await client.head("/api/ready")).status_code == 204
            data.rename(tmp_path / "away.db")
            answer = await client.get("/api/ready")
            assert (answer.status_code, answer.json()["code"]) == (503, "failed")
            assert (await client.get("/api/health")).status_code == 204
            (tmp_path / "away.db").rename(data)
            assert (await client.get("/api/ready")).status_code == 204

    asyncio.run(work())


def test_metrics_are_for_this_machine_only(tmp_path: Path) -> None:
    async def work() -> None:
        async with visiting(tmp_path / "t.db", "127.0.0.1") as client:
            assert (await client.get("/api/metrics")).status_code == 200
            forwarded = await client.get("/api/metrics", headers={"x-forwarded-for": "192.0.2.1"})
            assert forwarded.status_code == 403
        async with visiting(tmp_path / "t.db", "192.0.2.7") as client:
            assert (await client.get("/api/metrics")).status_code == 403

    asyncio.run(work())


def test_metrics_count_what_happens(tmp_path: Path) -> None:
    async def work() -> str:
        async with visiting(tmp_path / "t.db", "127.0.0.1") as client:
            seats = [{"kind": "me"}] * 3
            made = (await client.post("/api/tables", json={"seats": seats})).json()
            tokens = [made["token"], *(other["token"] for other in made["others"])]
            for token in tokens:
                await client.post(
                    f"/api/tables/{made['table']}/lines",
                    json={"id": "12345678", "line": "loan"},
                    headers={"authorization": f"Bearer {token}"},
                )
            return (await client.get("/api/metrics")).text

    text = asyncio.run(work())
    assert all(LINE.fullmatch(line) for line in text.splitlines())
    assert 'boxship_moves_total{by="person"} 1\n' in text
    assert 'boxship_requests_total{method="POST",status="409"} 2\n' in text
    assert 'boxship_request_seconds_count{kind="move"} 3\n' in text
    assert "boxship_tables_in_memory 1\n" in text
    assert "boxship_live_connections 0\n" in text
    assert "boxship_errors_total 0\n" in text


def test_times_are_counted_up_to_their_bound() -> None:
    metrics = Metrics()
    for seconds in (0.0001, 0.004, 0.004, 70.0):
        metrics.answered("GET", "/api/offers", 200, seconds)
    metrics.answered("GET", "/api/offers", 503, 0.0)
    text = metrics.written({})
    assert 'boxship_request_seconds_bucket{kind="other",le="0.001"} 2\n' in text
    assert 'boxship_request_seconds_bucket{kind="other",le="0.005"} 4\n' in text
    assert 'boxship_request_seconds_bucket{kind="other",le="10.0"} 4\n' in text
    assert 'boxship_request_seconds_bucket{kind="other",le="+Inf"} 5\n' in text
    assert "boxship_errors_total 1\n" in text


# -- logs --------------------------------------------------------------------------------------------------------------

TOKEN = "Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4"


def record(message: str, *words: object) -> logging.LogRecord:
    return logging.LogRecord("boxship.server", logging.ERROR, "", 1, message, words, None)


def test_a_line_of_the_log_has_a_time_and_no_secrets() -> None:
    said = logs.TextFormatter().format(record("token %s of %s", TOKEN, "postgresql://ann:geheim@db/boxship"))
    assert re.fullmatch(
        r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z boxship ERROR: token … of postgresql://…@db/boxship", said
    )
    words = json.loads(logs.JsonFormatter().format(record("token %s", TOKEN)))
    assert (words["message"], words["level"], words["from"]) == ("token …", "error", "boxship.server")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", words["time"])


def test_the_same_is_not_said_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1000.0]
    monkeypatch.setattr("boxship.server.logs.time.monotonic", lambda: clock[0])
    often = logs.OnlySoOften()
    assert sum(often.filter(record("the data file refuses: %s", number)) for number in range(181)) == 5
    assert often.filter(record("something else"))
    clock[0] += 61
    again = record("the data file refuses: %s", 7)
    assert often.filter(again)
    assert again.getMessage() == "the data file refuses: 7 (and 176 times more before)"


# -- retention ---------------------------------------------------------------------------------------------------------


def test_only_unfinished_tables_that_nobody_touches_are_forgotten(place: Place) -> None:
    header, lines = script()
    names = [lay(place, header, name).table for name in ("new", "played", "finished", "watched")]

    async def work() -> list[str]:
        async with opened(place) as tables:
            begun = now()
            await play(await tables.find("finished"), lines)
            watched = await tables.find("watched")
            database = tables._database
            assert await forget_before(database, tables, begun - 60_000) == 0
            touched = now()
            await play(await tables.find("played"), lines[:5])
            async with watched._lock:  # somebody is deciding there
                assert await forget_before(database, tables, touched) == 1
            assert await forget_before(database, tables, now() + 60_000) == 2
            return [name for name in names if await database.outline(name) is not None]

    assert asyncio.run(work()) == ["finished"]


def test_a_server_that_was_told_to_stop_serves_on_for_a_while(tmp_path: Path) -> None:
    server = Server(tmp_path / "t.db", "--pace", "0", "--drain", "0.8")
    assert server.get("/api/ready").status_code == 204
    server.process.send_signal(signal.SIGTERM)
    while (answer := server.get("/api/ready")).status_code == 204:
        pass
    assert answer.json()["sentence"] == "this server is about to stop"
    assert server.table("me", "bot", "bot")
    assert server.process.wait(20) == 128 + signal.SIGTERM
    code, _, complained = server.stop()
    assert (code, complained) == (128 + signal.SIGTERM, "")


def test_a_touch_changes_nothing(place: Place) -> None:
    async def work() -> None:
        database = Database(place)
        for _ in range(3):
            await database.touch()
        database.close()

    asyncio.run(work())
