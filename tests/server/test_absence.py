"""Absence: a bot plays for somebody who is away, gives the seat back, and people end a game together."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

import pytest

from boxship.bots.bot_pool import BotPool
from boxship.notation.records import Record
from boxship.server import messages as wire
from boxship.server import substitution
from boxship.server.archive import record_of, told_record
from boxship.server.bot_turns import BotTurns
from boxship.server.database import Database
from boxship.server.errors import ProblemError
from boxship.server.lobby import Lobby
from boxship.server.quota import MOST_AROUND
from boxship.server.seats import Seat, reader_of
from boxship.server.snapshot import Event
from tests.server.harness import Client, answer, serving, serving_hastily
from tests.server.scripts import replayed, script

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from boxship.game import View
    from boxship.server.table import Table
    from tests.server.harness import Json, Server


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which a host need not wait before a bot plays for somebody."""
    with serving_hastily(tmp_path_factory.mktemp("hasty") / "tables.db") as running:
        yield running


def ask(who: Client, what: str, **more: Json) -> tuple[int, str]:
    """The status of an answer, and the code of its problem."""
    response = who.request("POST", f"/{what}", {"id": secrets.token_hex(8)} | more)
    return response.status_code, response.json().get("code", "")


def do(who: Client, what: str, **more: Json) -> int:
    response = who.request("POST", f"/{what}", {"id": secrets.token_hex(8)} | more)
    assert response.status_code == 200, response.text
    return int(response.json()["number"])


def attendance(who: Client) -> Json:
    return who.look()["attendance"]


def facts(who: Client) -> list[tuple[str, str | None, str | None]]:
    """What the log says around the game: key, seat, other."""
    entries = [entry for entry in who.look()["log"] if entry["kind"] == "around"]
    return [(fact["key"], fact.get("seat"), fact.get("other")) for entry in entries for fact in entry["facts"]]


def play_until(people: list[Client], seat: str) -> None:
    """Dull moves, until a seat has to decide."""
    while (situation := people[0].situation())["to_act"] != [seat]:
        for one in people:
            if one.seat in situation["to_act"] and one.seat != seat:
                table = one.look(10_000_000)
                one.play(answer(table["situation"], table["kinds"]))
                break


# -- a bot plays, and gives back ---------------------------------------------------------------------------------------


def test_a_bot_plays_for_somebody_until_they_are_back(hasty: Server) -> None:
    host, guest, third = hasty.table("me", "person", "person")
    people = [host, guest, third]
    play_until(people, "red")
    with host.live() as watching:
        watching.next("welcome")
        do(host, "takeover", seat="red")
        assert watching.next("moved")["attendance"]["bots"] == {"red": "trader"}
        played = watching.next("moved")["entry"]
        assert (played["seat"], played["kind"]) == ("red", "line")
        while "red" in watching.next("moved")["situation"]["to_act"]:
            pass
    assert guest.say("end").json()["code"] == "bot_plays"
    assert guest.undo().json()["code"] == "bot_plays"
    do(guest, "return")
    assert attendance(guest).get("bots", {}) == {}
    assert any(entry["seat"] == "red" and entry["kind"] == "line" for entry in guest.look()["log"])
    play_until(people, "red")
    guest.play("end")
    assert facts(third) == [("bot-host", "red", "blue"), ("back", "red", None)]


def test_everybody_lets_a_bot_play_their_own_seat_at_once(server: Server) -> None:
    host, guest = server.table("me", "person", "bot")
    do(guest, "takeover")
    assert attendance(host)["bots"] == {"red": "trader"}
    assert facts(host) == [("bot-own", "red", None)]
    assert ask(host, "return", seat="red") == (403, "not_allowed")
    do(guest, "return", seat="red")
    assert ask(guest, "return") == (409, "invalid")


def test_the_host_waits_until_somebody_has_been_away_for_a_while(server: Server) -> None:
    host, guest = server.table("me", "person", "bot")
    assert host.info()["patience"] == 300
    assert ask(host, "takeover", seat="red") == (409, "still_here")
    with guest.live() as live:
        live.next("welcome")
        assert host.info()["seats"][1]["away"] is None
        assert ask(host, "takeover", seat="red") == (409, "still_here")


def test_a_bot_plays_at_once_where_nobody_has_come(server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "person"}, {"kind": "bot"}]
    made = server.post("/tables", {"seats": seats}).json()
    host = Client(server, made["table"], made["token"], made["seat"])
    do(host, "takeover", seat="red")
    joined = server.post(f"/tables/{host.table}/join", {"name": "Bo"}, host.info()["join"]).json()
    guest = Client(server, **joined)
    do(guest, "return")
    assert facts(host) == [("bot-host", "red", "blue"), ("back", "red", None)]


def test_the_host_gives_back_what_they_had_a_bot_play(hasty: Server) -> None:
    host, guest, _ = hasty.table("me", "person", "person")
    with guest.live() as live:
        live.next("welcome")
        assert ask(host, "takeover", seat="red") == (409, "still_here")
    with host.live() as live:
        live.next("welcome")
        while host.info()["seats"][1]["here"]:
            live.next("seats")
    do(host, "takeover", seat="red")
    assert ask(host, "takeover", seat="red") == (409, "bot_plays")
    do(host, "return", seat="red")
    assert facts(guest)[-1] == ("back-host", "red", "blue")


# -- nobody else does --------------------------------------------------------------------------------------------------


def test_nobody_takes_anything_from_anybody(hasty: Server) -> None:
    host, guest, third = hasty.table("me", "person", "person")
    watcher = host.spectator()
    for one in (guest, watcher):
        assert ask(one, "takeover", seat="yellow") == (403, "not_allowed")
        assert ask(one, "takeover", seat="blue") == (403, "not_allowed")
    do(third, "takeover")
    for one in (guest, watcher):
        assert ask(one, "return", seat="yellow") == (403, "not_allowed")
    for what, more in (("resign", {}), ("agreement", {"agree": True}), ("takeover", {}), ("return", {})):
        assert ask(watcher, what, **more) == (403, "not_allowed")
        stranger = Client(hasty, host.table, "x" * 32)
        assert ask(stranger, what, **more) == (401, "not_allowed")
    for seat in ("green", "pink"):
        assert ask(host, "takeover", seat=seat) == (400, "invalid")
    assert attendance(host)["bots"] == {"yellow": "trader"}


def test_a_bot_has_no_place_in_a_lesson_nor_on_a_bots_seat(server: Server) -> None:
    host, _ = server.table("me", "person", "bot")
    assert ask(host, "takeover", seat="yellow") == (400, "invalid")
    made = server.post("/lessons", {"lesson": 1}).json()
    pupil = Client(server, made["table"], made["token"], made["seat"])
    for what, more in (("resign", {}), ("agreement", {"agree": True}), ("takeover", {})):
        assert ask(pupil, what, **more) == (403, "not_allowed")


def test_the_same_command_is_done_once_and_nothing_else_under_its_id(server: Server) -> None:
    host, guest = server.table("me", "person", "bot")
    body = {"id": "command-1"}
    numbers = {guest.request("POST", "/takeover", body).json()["number"] for _ in range(3)}
    assert len(numbers) == 1
    for what, more in (("return", {}), ("resign", {}), ("agreement", {"agree": True}), ("lines", {"line": "end"})):
        response = guest.request("POST", f"/{what}", body | more)
        assert (response.status_code, response.json()["code"]) == (409, "invalid")
    assert facts(host) == [("bot-own", "red", None)]


def test_a_player_can_not_stand_in_for_the_bot_by_its_ids(server: Server) -> None:
    _, guest = server.table("me", "person", "bot")
    response = guest.request("POST", "/lines", {"id": "bot:00001", "line": "end"})
    assert (response.status_code, response.json()["code"]) == (400, "invalid")


@pytest.mark.slow
def test_comings_and_goings_are_counted(server: Server) -> None:
    host, *_ = server.table("me", "person", "person")
    answers = [ask(host, "agreement", agree=number % 2 == 0)[0] for number in range(MOST_AROUND + 1)]
    assert answers == [*[200] * MOST_AROUND, 429]


# -- giving up and ending together -------------------------------------------------------------------------------------


def test_who_gives_up_does_not_come_back(server: Server) -> None:
    host, guest, third = server.table("me", "person", "person")
    do(guest, "resign")
    shown = attendance(third)
    assert (shown["bots"], shown["resigned"]) == ({"red": "trader"}, ["red"])
    assert ask(guest, "return") == (409, "resigned")
    assert ask(guest, "resign") == (409, "resigned")
    assert ask(host, "return", seat="red") == (409, "resigned")
    assert guest.look()["situation"]["mine"]["seat"] == "red"


def test_all_end_the_game_together(server: Server) -> None:
    host, guest, third = server.table("me", "person", "person")
    play_until([host, guest, third], "red")
    do(host, "agreement", agree=True)
    assert ask(host, "agreement", agree=True) == (409, "invalid")
    do(third, "agreement", agree=True)
    assert attendance(guest)["agreed"] == ["blue", "yellow"]
    guest.play("end")
    assert attendance(guest).get("agreed", []) == []
    do(host, "agreement", agree=True)
    do(host, "agreement", agree=False)
    assert ask(host, "agreement", agree=False) == (409, "invalid")
    assert host.request("GET", "/record").json()["code"] == "not_over"
    with host.live() as live:
        live.next("welcome")
        for one in (host, guest, third):
            do(one, "agreement", agree=True)
        while not (last := live.next("moved"))["attendance"].get("ended", False):
            pass
    assert (last["situation"]["to_act"], last["kinds"]) == ([], [])
    for one in (host, guest, third):
        assert one.say("end").json()["code"] == "ended"
        assert ask(one, "takeover") == (409, "ended")
    record = host.request("GET", "/record").text
    assert "# ended by agreement of all" in record.splitlines()
    parsed = Record.parse(record)
    assert len(list(parsed.states())) == len(parsed.moves) + 1
    assert host.request("GET", "/story").json()["code"] == "not_over"
    assert host.request("GET", "/turning-points").json()["code"] == "not_over"
    news = server.post("/mine", {"passes": [{"table": host.table, "token": host.token}]}).json()
    assert (news[0]["status"], news[0]["winners"]) == ("finished", [])
    again = host.request("POST", "/rematch", {}).json()
    assert again["table"] != host.table


def test_whose_seat_a_bot_plays_need_not_agree(server: Server) -> None:
    host, guest, third = server.table("me", "person", "person")
    do(third, "resign")
    do(guest, "takeover")
    assert ask(guest, "agreement", agree=True) == (409, "bot_plays")
    do(host, "agreement", agree=True)
    assert attendance(host)["ended"]
    assert host.say("end").json()["code"] == "ended"


def test_an_ended_game_stays_ended_and_is_in_order(tmp_path: Path) -> None:
    from typer.testing import CliRunner

    from boxship.cli import app

    data = tmp_path / "tables.db"
    with serving(data) as server:
        host, _ = server.table("me", "person", "bot")
        do(host, "takeover")
        do(host, "return")
        do(host, "resign")
        alone, *_ = server.table("me", "bot", "bot")
        do(alone, "agreement", agree=True)
        before = host.look()
        server.kill()
        server.start()
        host.server = alone.server = server
        assert facts(host) == [("bot-own", "blue", None), ("back", "blue", None), ("bot-resign", "blue", None)]
        assert host.look()["situation"]["boards"][0]["seat"] == before["situation"]["boards"][0]["seat"]
        assert alone.say("end").json()["code"] == "ended"
    assert CliRunner().invoke(app, ["doctor", "--data", str(data)]).exit_code == 0


def test_a_record_says_what_happened_around_the_game_and_replays_without_it() -> None:
    header, said = script()
    plain = record_of(
        header, [Seat("person", "", "", None)] * header.players, [f"{seat}: {line}" for seat, line in said]
    )
    lines = [transition.event for transition in replayed(header, said)]
    away = Event(1, "takeover", 1, "red trader own", None, 0, "command-x")
    back = Event(2, "return", 1, "red", None, 0, "command-y")
    links = Event(3, "links", 0, "watch", None, 0, "command-z")
    told = told_record(plain, [away, *lines[:1], links, back, *lines[1:]])
    head, _, moves = told.partition("\n\n")
    first, second, third = moves.splitlines()[:3]
    assert (first, third) == ("# red is away, the bot trader plays on", "# red plays again")
    assert second == ": ".join(said[0])
    assert told.count("#") == 2
    assert Record.parse(told) == Record.parse(plain)
    assert len(list(Record.parse(told).states())) == len(said) + 1
    assert head == plain.partition("\n\n")[0]


# -- races -------------------------------------------------------------------------------------------------------------


class Slow(BotPool):
    """Thinks when it is told to."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked, self.answer = asyncio.Event(), asyncio.Event()

    async def line(self, name: str, view: View) -> str:
        assert name == "trader"
        self.asked.set()
        await self.answer.wait()
        return next(iter(view.legal))


def test_the_bot_does_not_move_for_somebody_who_came_back_while_it_thought(tmp_path: Path) -> None:
    async def work() -> None:
        database, pool = Database(tmp_path / "t.db"), Slow()
        bots = BotTurns(pool, 0)
        lobby = Lobby(database, bots, 600)
        made = await lobby.make(wire.TableRequest(seats=[wire.SeatRequest(kind="me")] * 3))
        table: Table = await lobby.find(made.table)
        seat = table.current.waiting_for[0]
        assert reader_of(made.token, table.seats, table.links) == 0
        await substitution.take_over(table, seat, "command-1", seat, 0)
        await pool.asked.wait()
        await substitution.give_back(table, seat, "command-2", seat)
        pool.answer.set()
        while bots.attending(table):  # noqa: ASYNC110  # nothing says when it has given up
            await asyncio.sleep(0)
        assert [event.kind for event in table.events] == ["takeover", "return"]
        await table.say(seat, "command-3", "end")
        # And the other way round: the bot was quicker, so the person is refused nothing but this seat.
        seat = table.current.waiting_for[0]
        await substitution.take_over(table, seat, "command-4", seat, 0)
        with pytest.raises(ProblemError, match="a bot plays this seat"):
            await table.say(seat, "command-5", "end")
        await bots.close()
        database.close()

    asyncio.run(work())
