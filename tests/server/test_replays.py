"""Replays: any record is opened and looked at from any seat; a wrong one is refused with its line; some are kept."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from boxship.game import Game
from boxship.notation.records import Record
from boxship.server.clock import now
from boxship.server.database import Database
from boxship.server.record_store import DAY, KEPT, RecordStore
from boxship.server.replay_messages import LONGEST_RECORD
from boxship.server.replays import opened_record
from tests.server.inside import visiting
from tests.server.scripts import script

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    import httpx

    from boxship.server.engine import Place

GOLDEN = sorted(Path(__file__).parents[1].glob("records/*.record"))


@lru_cache
def record_text(names: str = "Ann, Ben, yellow (trader bot)") -> str:
    """A whole game among three, by rules of thumb."""
    header, lines = script("short", 3, seed=2)
    game = Game(Record(header))
    for seat, line in lines:
        game.play(line, seat)
    return game.record().replace("\n\n", f"\nnames: {names}\n\n", 1)


def asking(tmp_path: Path, work: Callable[[httpx.AsyncClient], Awaitable[None]], **settings: Any) -> None:
    async def visit() -> None:
        async with visiting(tmp_path / "t.db", **settings) as client:
            await work(client)

    asyncio.run(visit())


async def opened(client: httpx.AsyncClient, text: str, seen: str = "everybody") -> Any:
    answer = await client.post("/api/replays", json={"record": text, "seen": seen})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def situation(client: httpx.AsyncClient, text: str, seen: str, number: int) -> Any:
    body = {"record": text, "seen": seen, "number": number}
    answer = await client.post("/api/replays/situations", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_every_golden_record_is_opened_and_ends_as_it_says(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record, found = Record.parse(text), opened_record(text)
    assert found.current.over == (record.closing is not None)
    assert Record.parse(found.text).moves == record.moves
    assert list(found.current.lines) == list(Game(record).lines)
    assert found.text == opened_record(found.text).text


def test_a_record_is_opened_with_its_log_its_names_and_everybodys_worth(tmp_path: Path) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        found = await opened(client, "# a comment\n" + record_text())
        assert found["record"] == record_text()
        assert [(seat["name"], seat["kind"], seat["style"]) for seat in found["seats"]] == [
            ("Ann", "person", ""),
            ("Ben", "person", ""),
            ("", "bot", "trader"),
        ]
        assert [entry["number"] for entry in found["log"]] == list(range(1, found["last"] + 1))
        assert found["over"]
        assert {len(worth) for worth in found["worth"].values()} == {found["last"] + 1}
        end = await situation(client, found["record"], "spectator", found["last"])
        assert {seat: worth[-1] for seat, worth in found["worth"].items()} == {
            score["seat"]: score["total"] for score in end["scores"]
        }

    asking(tmp_path, work)


def test_a_name_in_a_record_makes_nobody_read_a_file(tmp_path: Path) -> None:
    file = tmp_path / "policy"
    found = opened_record(record_text(f"Ann, Ben (learner:{file} bot), C (trader:nonsense bot)"))
    assert [(seat.kind, seat.style) for seat in found.seats] == [("person", "")] * 3


def test_names_of_leagues_are_bots_and_equal_names_are_none() -> None:
    found = opened_record(record_text("captain, captain:3, trader:hoarder")).seats
    assert [(seat.kind, seat.style, seat.name) for seat in found] == [
        ("bot", "captain", ""),
        ("bot", "captain:3", ""),
        ("bot", "trader:hoarder", ""),
    ]
    assert [seat.name for seat in opened_record(record_text("Ann, Ann, Bo")).seats] == ["", "", "Bo"]


def test_names_that_do_not_fit_the_seats_are_left_out() -> None:
    assert [seat.name for seat in opened_record(record_text("Ann, Ben")).seats] == ["", "", ""]


def test_each_viewpoint_shows_what_it_may(tmp_path: Path) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        text = record_text()
        landed = next(e["number"] for e in (await opened(client, text))["log"] if e["line"] == "sail island")
        everybody, spectator, red = [
            await situation(client, text, seen, landed + 1) for seen in ("everybody", "spectator", "red")
        ]
        assert None not in [board["cash"] for board in everybody["boards"]]
        assert None not in [board["card"] for board in everybody["boards"]]
        assert {board["cash"] for board in spectator["boards"]} == {None}
        assert {board["card"] for board in spectator["boards"]} == {None}
        assert [board["seat"] for board in red["boards"] if board["card"] is not None] == ["red"]
        assert red["mine"]["seat"] == "red"
        assert spectator["mine"] is everybody["mine"] is None

    asking(tmp_path, work)


def test_bids_are_sealed_in_a_replay_until_all_are_in(tmp_path: Path) -> None:
    """Whoever replays a game with the eyes of a seat does not read the others' envelopes."""

    async def work(client: httpx.AsyncClient) -> None:
        text = record_text()
        for seen in ("spectator", "blue", "red", "yellow"):
            log = (await opened(client, text, seen))["log"]
            sealed = [entry for entry in log if entry["kind"] == "sealed"]
            assert sealed
            assert {entry["line"] for entry in sealed} == {"bid"}
            for entry in sealed[:2]:
                shown = await situation(client, text, seen, entry["number"])
                assert entry["seat"] in shown["auction"]["sealed"]
                assert shown["auction"]["bids"] == {}

    asking(tmp_path, work)


@pytest.mark.parametrize(
    ("wrong", "code", "line", "reason"),
    [
        ("", "no_record", 1, None),
        ("a shopping list\nmilk\n", "no_record", 1, None),
        ("boxship record 1\nmilk\n", "bad_record", 2, None),
        ("boxship record 1\nrules: none\n", "bad_record", None, None),
        (record_text().replace("blue: ", "blue: fly ", 1), "bad_record", 9, "unknown_word"),
        (record_text() + "red: end\n", "bad_record", len(record_text().splitlines()) + 1, None),
        ("boxship record 1\nnames: \0\n", "bad_record", 2, None),
    ],
)
def test_a_wrong_record_is_refused_with_its_line(
    tmp_path: Path, wrong: str, code: str, line: int | None, reason: str | None
) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        for path in ("/api/replays", "/api/records"):
            answer = await client.post(path, json={"record": wrong})
            problem = answer.json()
            assert (answer.status_code, problem["code"], problem.get("line")) == (400, code, line), problem
            if reason is not None:
                assert problem["reason"]["code"] == reason

    asking(tmp_path, work)


def test_an_illegal_move_has_the_reason_of_the_game(tmp_path: Path) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        lines = record_text().splitlines()
        first = next(index for index, line in enumerate(lines) if line.startswith(("blue: ", "red: ", "yellow: ")))
        lines[first] = lines[first].partition(":")[0] + ": sail island"
        problem = (await client.post("/api/replays", json={"record": "\n".join(lines)})).json()
        assert (problem["line"], problem["reason"]["code"]) == (first + 1, "empty_ship")

    asking(tmp_path, work)


def test_too_long_a_record_and_a_seat_that_is_not_there_are_refused(tmp_path: Path) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        assert (await client.post("/api/replays", json={"record": "x" * (LONGEST_RECORD + 1)})).status_code == 400
        assert (await client.post("/api/records", json={"record": "x" * 70_000})).status_code == 413
        text = record_text()
        assert (await client.post("/api/replays", json={"record": text, "seen": "purple"})).status_code == 404
        beyond = {"record": text, "number": 99_999}
        assert (await client.post("/api/replays/situations", json=beyond)).status_code == 404

    asking(tmp_path, work)


# -- records that are kept ---------------------------------------------------------------------------------------------


def test_a_record_is_kept_once_and_found_by_its_name(tmp_path: Path) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        first = await client.post("/api/records", json={"record": record_text()})
        assert first.status_code == 201
        again = await client.post("/api/records", json={"record": "# the same\n" + record_text()})
        assert again.json() == first.json()
        name = first.json()["name"]
        assert (await client.get(f"/api/records/{name}")).json()["record"] == record_text()
        for other in ("nothing", "%00", name[:-1]):
            assert (await client.get(f"/api/records/{other}")).status_code == 404

    asking(tmp_path, work)


def test_nobody_fills_the_disk(tmp_path: Path) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        codes = [
            (await client.post("/api/records", json={"record": record_text(f"A{number}, B, C")})).status_code
            for number in range(12)
        ]
        assert codes[:10] == [201] * 10
        assert 429 in codes

    asking(tmp_path, work)


def test_what_nobody_wants_for_a_year_is_forgotten(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        database = Database(place)
        store = RecordStore(database)
        wanted, forgotten = await store.keep("one"), await store.keep("two")
        later = now() + KEPT // 2
        monkeypatch.setattr("boxship.server.record_store.now", lambda: later)
        assert await store.text(wanted) == "one"
        await store.forget_before(now() + DAY)
        assert await store.text(wanted) == "one"
        assert await store.text(forgotten) is None
        assert await store.keep("one") == wanted
        database.close()

    asyncio.run(work())
