"""A table that can't be read: the others are there as ever, and what is said about it is true."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING

import pytest

from tests.server.inside import visiting

if TYPE_CHECKING:
    from pathlib import Path

DAMAGE = [
    "update events set line = 'fly to the moon' where \"table\" = ?",
    "update events set kind = 'dream' where \"table\" = ?",
    "update events set seat = 'pink' where \"table\" = ?",
    'update events set number = number + 5 where "table" = ?',
    "update tables set header = 'boxship record 1' where \"table\" = ?",
    "update tables set header = x'ff00ff' where \"table\" = ?",
    "update tables set winners = 3, finished = 'late' where \"table\" = ?",
    'delete from seats where "table" = ?',
]


@pytest.mark.parametrize("damage", DAMAGE)
def test_one_bad_table_never_hides_the_others(tmp_path: Path, damage: str) -> None:
    data = tmp_path / "t.db"
    seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]

    async def make() -> list[dict[str, str]]:
        async with visiting(data) as client:
            made = [(await client.post("/api/tables", json={"seats": seats})).json() for _ in range(3)]
            for each in made:
                tokens = {each["seat"]: each["token"]} | {one["seat"]: one["token"] for one in each["others"]}
                path = f"/api/tables/{each['table']}"
                watching = {"authorization": f"Bearer {each['token']}"}
                turn = (await client.get(path, headers=watching)).json()["situation"]["turn"]
                played = await client.post(
                    f"{path}/lines",
                    json={"id": "12345678", "line": "loan"},
                    headers={"authorization": f"Bearer {tokens[turn]}"},
                )
                assert played.status_code == 200
            return [{"table": each["table"], "token": each["token"]} for each in made]

    async def look(passes: list[dict[str, str]]) -> None:
        async with visiting(data) as client:
            answer = await client.post("/api/mine", json={"passes": passes})
            assert answer.status_code == 200
            assert [news["table"] for news in answer.json()] == [passes[0]["table"], passes[2]["table"]]
            bad = passes[1]
            headers = {"authorization": f"Bearer {bad['token']}"}
            answer = await client.get(f"/api/tables/{bad['table']}", headers=headers)
            if "delete" not in damage:  # without seats the token opens nothing
                assert (answer.status_code, answer.json()["code"]) == (503, "failed")
                assert answer.json()["sentence"] == "this could not be read; nothing has changed"

    passes = asyncio.run(make())
    connection = sqlite3.connect(data)
    with connection:
        connection.execute(damage, (passes[1]["table"],))
    connection.close()
    asyncio.run(look(passes))


def test_asking_about_many_tables_costs_as_much_as_asking_often(tmp_path: Path) -> None:
    async def work() -> list[int]:
        async with visiting(tmp_path / "t.db") as client:
            passes = [{"table": f"nowhere-{number}", "token": "x"} for number in range(100)]
            return [(await client.post("/api/mine", json={"passes": passes})).status_code for _ in range(11)]

    statuses = asyncio.run(work())
    assert statuses[:9] == [200] * 9
    assert 429 in statuses
