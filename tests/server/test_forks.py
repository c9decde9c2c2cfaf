"""Forks: a game is played on from any moment, the original stays as it is, and nothing secret is learned by it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from boxship.notation.records import Record
from boxship.rules.layout import COLOURS
from boxship.rules.rulesets import SEAT_NAMES
from boxship.server.clock import now
from boxship.server.database import Database
from boxship.server.forks import dealt_again
from tests.server.inside import visiting
from tests.server.scripts import lay, replayed, script, up_to_auction
from tests.server.test_replays import record_text

if TYPE_CHECKING:
    from pathlib import Path

    import httpx

    from tests.server.scripts import Laid, SaidLine

ALL_MINE = [{"kind": "me"}] * 3
AGAINST_BOTS = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]


def laid_with(data: Path, lines: int | None, people: tuple[str, ...] = SEAT_NAMES) -> Laid:
    """A table with the first lines of a known game, or all of them, bots where there are no people."""
    header, said = script("short", 3, seed=2)
    laid = lay(data, header, people=people)
    happened = replayed(header, said if lines is None else said[:lines])

    async def write() -> None:
        database = Database(data)
        events = [transition.event for transition in happened]
        await database.append(laid.table, events)
        database.close()

    asyncio.run(write())
    return laid


def as_reader(laid: Laid, seat: str) -> dict[str, str]:
    token = laid.links.watch if seat == "spectator" else laid.tokens[seat]
    return {"authorization": f"Bearer {token}"}


async def fork(client: httpx.AsyncClient, laid: Laid, seat: str, number: int, seats: Any = None) -> httpx.Response:
    body = {"number": number, "seats": seats or ALL_MINE}
    return await client.post(f"/api/tables/{laid.table}/fork", json=body, headers=as_reader(laid, seat))


async def looked_at(client: httpx.AsyncClient, table: str, token: str) -> Any:
    answer = await client.get(f"/api/tables/{table}", headers={"authorization": f"Bearer {token}"})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def dealt(data: Path, table: str) -> Record:
    """What the data file holds of a table: the deal, with everybody's card."""
    database = Database(data)
    stored = await database.load(table)
    database.close()
    assert stored is not None
    return Record.parse(stored.header)


# -- forks of finished games -------------------------------------------------------------------------------------------


def test_a_finished_game_is_played_on_from_a_moment_and_stays_as_it_is(tmp_path: Path) -> None:
    data = tmp_path / "t.db"
    laid = laid_with(data, None)

    async def work() -> None:
        async with visiting(data) as client:
            before = await looked_at(client, laid.table, laid.tokens["blue"])
            answer = await fork(client, laid, "spectator", 20)
            assert answer.status_code == 200, answer.text
            seated = answer.json()
            new = await looked_at(client, seated["table"], seated["token"])
            old = await client.get(f"/api/tables/{laid.table}/situations/20", headers=as_reader(laid, "blue"))
            for key in ("boards", "supply", "round", "turn", "phase"):
                hidden = {"cash": 0, "card": 0} if key == "boards" else {}
                shown = [
                    [{**board, **hidden} for board in each[key]] if hidden else each[key]
                    for each in (new["situation"], old.json())
                ]
                assert shown[0] == shown[1]
            assert new["info"]["origin"] == {
                "table": laid.table,
                "number": 20,
                "began": 20,
                "round": old.json()["round"],
            }
            tokens = {seated["seat"]: seated["token"], **{each["seat"]: each["token"] for each in seated["others"]}}
            turn = new["situation"]["to_act"][0]
            played = await client.post(
                f"/api/tables/{seated['table']}/lines",
                json={"id": "command-1", "line": "end"},
                headers={"authorization": f"Bearer {tokens[turn]}"},
            )
            assert played.status_code == 200, played.text
            assert await looked_at(client, laid.table, laid.tokens["blue"]) == before

    asyncio.run(work())


def test_the_fork_tells_how_the_original_ended(tmp_path: Path) -> None:
    data = tmp_path / "t.db"
    laid = laid_with(data, None)

    async def work() -> None:
        async with visiting(data) as client:
            seated = (await fork(client, laid, "blue", 30)).json()
            answer = await client.get(
                f"/api/tables/{seated['table']}/origin", headers={"authorization": f"Bearer {seated['token']}"}
            )
            origin = answer.json()
            end = (await looked_at(client, laid.table, laid.tokens["blue"]))["situation"]
            assert origin["scores"] == end["scores"]
            assert Record.parse(origin["record"]).closing is not None
            body = {"record": origin["record"], "seen": "everybody", "number": origin["number"]}
            there = (await client.post("/api/replays/situations", json=body)).json()
            here = (await looked_at(client, seated["table"], seated["token"]))["situation"]
            assert [board["factory"] for board in there["boards"]] == [board["factory"] for board in here["boards"]]
            dealt_table = await client.get(f"/api/tables/{laid.table}/origin", headers=as_reader(laid, "blue"))
            assert dealt_table.status_code == 404

    asyncio.run(work())


def test_every_moment_of_a_record_can_be_played_on_but_its_end(tmp_path: Path) -> None:
    async def work() -> None:
        async with visiting(tmp_path / "t.db", table_burst=1000) as client:
            text = record_text()
            last = (await client.post("/api/replays", json={"record": text})).json()["last"]
            seated: dict[str, str] = {}
            for number in (0, *range(1, last, 7), last - 1):
                body = {"record": text, "number": number, "seats": ALL_MINE}
                answer = await client.post("/api/replays/fork", json=body)
                assert answer.status_code == 201, (number, answer.text)
                seated = answer.json()
                state = await looked_at(client, seated["table"], seated["token"])
                assert number <= state["situation"]["number"] <= number + 3  # bids that were being opened are all open
                assert state["info"]["origin"]["table"] is None
            over = await client.post("/api/replays/fork", json={"record": text, "number": last, "seats": ALL_MINE})
            assert (over.status_code, over.json()["code"]) == (409, "is_over")
            origin = await client.get(
                f"/api/tables/{seated['table']}/origin", headers={"authorization": f"Bearer {seated['token']}"}
            )
            assert origin.json()["record"] == text

    asyncio.run(work())


def test_a_fork_seats_as_many_as_the_game_and_one_who_asks(tmp_path: Path) -> None:
    data = tmp_path / "t.db"
    laid = laid_with(data, None)

    async def work() -> None:
        async with visiting(data) as client:
            for seats in ([*ALL_MINE, {"kind": "bot"}], [{"kind": "bot"}] * 3):
                assert (await fork(client, laid, "blue", 3, seats)).status_code == 400
            assert (await fork(client, laid, "blue", 99_999)).status_code == 404
            friends = [{"kind": "me"}, {"kind": "person"}, {"kind": "bot"}]
            seated = (await fork(client, laid, "blue", 3, friends)).json()
            info = (await looked_at(client, seated["table"], seated["token"]))["info"]
            joined = await client.post(
                f"/api/tables/{seated['table']}/join",
                json={"name": "Bo"},
                headers={"authorization": f"Bearer {info['join']}"},
            )
            friend = await looked_at(client, seated["table"], joined.json()["token"])
            assert friend["info"]["origin"]["table"] is None

    asyncio.run(work())


# -- no fork reveals a running game ------------------------------------------------------------------------------------


@pytest.mark.parametrize("people", [SEAT_NAMES, ("blue", "red")])
def test_a_running_game_among_people_is_not_forked_by_anybody(tmp_path: Path, people: tuple[str, ...]) -> None:
    data = tmp_path / "t.db"
    _, said = script("short", 3, seed=2)
    laid = laid_with(data, len(up_to_auction(said)), people)

    async def work() -> None:
        async with visiting(data) as client:
            for seat in ("spectator", "blue", "red"):
                for number in (0, 1, 5):
                    answer = await fork(client, laid, seat, number)
                    assert (answer.status_code, answer.json()["code"]) == (409, "running")
                    assert laid.tokens["blue"] not in answer.text
            stranger = {"authorization": "Bearer nothing"}
            answer = await client.post(
                f"/api/tables/{laid.table}/fork", json={"number": 0, "seats": ALL_MINE}, headers=stranger
            )
            assert answer.status_code == 401

    asyncio.run(work())


def test_a_spectator_does_not_fork_somebodys_game_against_bots(tmp_path: Path) -> None:
    data = tmp_path / "t.db"
    laid = laid_with(data, 4, ("blue",))

    async def work() -> None:
        async with visiting(data, pace=60) as client:
            assert (await fork(client, laid, "spectator", 2)).status_code == 409
            assert (await fork(client, laid, "blue", 2, AGAINST_BOTS)).status_code == 200

    asyncio.run(work())


def test_the_rivals_cards_are_dealt_again_while_a_solo_game_runs(tmp_path: Path) -> None:
    """Twenty forks of the same moment: the own card stays, the rivals' are any that may be theirs."""
    data = tmp_path / "t.db"
    laid = laid_with(data, 4, ("blue",))
    header, _ = script("short", 3, seed=2)

    async def work() -> None:
        seen: set[tuple[int, ...]] = set()
        async with visiting(data, pace=60) as client:
            tables = [(await fork(client, laid, "blue", 3, AGAINST_BOTS)).json()["table"] for _ in range(20)]
        for table in tables:
            cards = (await dealt(data, table)).header.cards
            assert cards[0] == header.cards[0]
            assert len(set(cards)) == 3
            seen.add(cards)
        assert len(seen) > 3
        assert {card for cards in seen for card in cards[1:]} == set(range(COLOURS)) - {header.cards[0]}

    asyncio.run(work())


def test_what_is_dealt_again_does_not_depend_on_what_is_hidden() -> None:
    """The fork of a seat is the same chance for every deal that looks the same to it."""
    header, _ = script("short", 3, seed=2)
    own = header.cards[1]
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(2400):
        cards = dealt_again(header, 1).cards
        assert cards[1] == own
        counts[cards] = counts.get(cards, 0) + 1
    assert len(counts) == 12  # the ordered pairs of four colours
    assert max(counts.values()) < 2 * min(counts.values())


def test_envelopes_of_a_running_solo_game_are_not_opened_by_a_fork(tmp_path: Path) -> None:
    """Bots have sealed, the person has not: in a fork the bots bid anew, and their old bids are nowhere in it."""
    data = tmp_path / "t.db"
    header, said = script("short", 3, seed=2)
    landed, seller = _first_auction_of_a_rival(said)
    me = next(seat for seat in ("blue", "red", "yellow") if seat != seller)
    rival = next(seat for seat in ("blue", "red", "yellow") if seat not in {seller, me})
    laid = laid_with(data, landed, (me,))
    (before,) = replayed(header, said[:landed])[-1:]
    (sealed,) = before.after.saying(SEAT_NAMES.index(rival), "bid 1", "command-x", now())

    async def work() -> None:
        database = Database(data)
        await database.append(laid.table, [sealed.event])
        database.close()
        async with visiting(data, pace=60) as client:
            seats = [{"kind": "me"} if seat == me else {"kind": "bot"} for seat in SEAT_NAMES[:3]]
            answer = await fork(client, laid, me, sealed.event.number, seats)
            assert answer.status_code == 200, answer.text
            table = answer.json()["table"]
            state = await looked_at(client, table, answer.json()["token"])
            assert state["situation"]["auction"]["sealed"] == []
        database = Database(data)
        stored = await database.load(table)
        database.close()
        assert stored is not None
        assert [event for event in stored.events if event.secret is not None] == []

    asyncio.run(work())


def _first_auction_of_a_rival(said: list[SaidLine]) -> tuple[int, str]:
    landing = len(up_to_auction(said))
    return landing, said[landing - 1][0]


def test_the_original_is_not_told_of_while_it_runs(tmp_path: Path) -> None:
    """A friend at a fork learns nothing of the game it came from, while somebody plays that."""
    data = tmp_path / "t.db"
    laid = laid_with(data, 4, ("blue",))

    async def work() -> None:
        async with visiting(data, pace=60) as client:
            seats = [{"kind": "me"}, {"kind": "person"}, {"kind": "bot"}]
            seated = (await fork(client, laid, "blue", 3, seats)).json()
            info = (await looked_at(client, seated["table"], seated["token"]))["info"]
            assert info["origin"]["table"] == laid.table
            watching = await looked_at(client, seated["table"], info["watch"])
            assert watching["info"]["origin"]["table"] is None
            origin = await client.get(
                f"/api/tables/{seated['table']}/origin", headers={"authorization": f"Bearer {info['watch']}"}
            )
            assert origin.json() == {"record": None, "number": 3, "scores": []}

    asyncio.run(work())


def test_forks_count_as_new_tables(tmp_path: Path) -> None:
    async def work() -> None:
        async with visiting(tmp_path / "t.db", table_burst=2, tables_per_minute=1) as client:
            body = {"record": record_text(), "number": 5, "seats": ALL_MINE}
            codes = [(await client.post("/api/replays/fork", json=body)).status_code for _ in range(3)]
            assert codes == [201, 201, 429]

    asyncio.run(work())


def test_a_rematch_of_a_fork_is_no_fork(tmp_path: Path) -> None:
    data = tmp_path / "t.db"
    text = record_text()

    async def work() -> None:
        async with visiting(data) as client:
            last = (await client.post("/api/replays", json={"record": text})).json()["last"]
            body = {"record": text, "number": last - 1, "seats": ALL_MINE}
            seated = (await client.post("/api/replays/fork", json=body)).json()
            tokens = {seated["seat"]: seated["token"], **{each["seat"]: each["token"] for each in seated["others"]}}
            for number in range(200):
                state = await looked_at(client, seated["table"], seated["token"])
                if state["situation"]["phase"] == "over":
                    break
                turn = state["situation"]["to_act"][0]
                line = {"bid": "bid 0", "decide": "decline", "interest": "default"}.get(
                    state["situation"]["phase"], "end"
                )
                answer = await client.post(
                    f"/api/tables/{seated['table']}/lines",
                    json={"id": f"command-{number}", "line": line},
                    headers={"authorization": f"Bearer {tokens[turn]}"},
                )
                assert answer.status_code == 200, (line, answer.text)
            others = [each["token"] for each in seated["others"]]
            again = await client.post(
                f"/api/tables/{seated['table']}/rematch",
                json={"others": others},
                headers={"authorization": f"Bearer {seated['token']}"},
            )
            new = await looked_at(client, again.json()["table"], again.json()["token"])
            assert new["info"]["origin"] is None

    asyncio.run(work())
