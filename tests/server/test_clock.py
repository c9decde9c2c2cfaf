"""Clocks: they run for whoever owes a decision, follow from the events alone, and stand while no server runs."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

import pytest
import sqlalchemy as sql

from boxship.rules.rulesets import SEAT_NAMES
from boxship.server.clock import CLOCK, LEAST_GRACE, Clock, ClockTimes, now
from boxship.server.database import Database
from boxship.server.engine import engine_of
from boxship.server.schema import service
from boxship.server.service import SHORTEST_GAP, gaps
from boxship.server.snapshot import Event, Snapshot, transitions_of
from tests.server.harness import Client, serving
from tests.server.scripts import lay, script, up_to_auction

if TYPE_CHECKING:
    from boxship.notation.records import Header
    from boxship.server.engine import Place
    from boxship.server.snapshot import EventKind
    from tests.server.harness import Json, Server
    from tests.server.scripts import Laid

MINUTE = 60_000


def with_clock(header: Header, clock: str = "600+30") -> Header:
    from dataclasses import replace

    return replace(header, extras=((CLOCK, clock),))


def snapshot_after(header: Header, *happened: tuple[int, EventKind, int, str]) -> Snapshot:
    """A table after what happened: when, in seconds, which kind of event, of which seat, and what it says."""
    events = [
        Event(number, kind, seat, text, None, at * 1000, f"command-{number}")
        for number, (at, kind, seat, text) in enumerate(happened, 1)
    ]
    return list(transitions_of(Snapshot.dealt(header), events))[-1].after


def seconds_left(snapshot: Snapshot, at: int) -> list[int]:
    attendance = snapshot.attendance
    return [left // 1000 for left in attendance.times.left_at(at * 1000, attendance.substitutes)]


# -- what follows from the events --------------------------------------------------------------------------------------


def test_a_clock_is_written_and_read() -> None:
    assert str(Clock.read("600+30")) == "600+30"
    assert Clock(600_000, 30_000) == Clock.read("600+30")
    for text in ("", "600", "600+", "-1+3", "1e3+1", "600+30 "):
        with pytest.raises(ValueError, match="not a clock"):
            Clock.read(text)


def test_it_runs_for_who_owes_a_decision_and_pays_when_it_is_made() -> None:
    header = with_clock(script()[0])
    first = header.first
    second = (first + 1) % header.players
    begun = snapshot_after(header, (100, "begin", 0, ""))
    assert seconds_left(begun, 160)[first] == 540
    assert seconds_left(begun, 160)[second] == 600
    moved = snapshot_after(header, (100, "begin", 0, ""), (160, "line", first, "loan"))
    assert seconds_left(moved, 160)[first] == 540, "the turn is not over: nothing is added"
    over = snapshot_after(header, (100, "begin", 0, ""), (160, "line", first, "loan"), (170, "line", first, "end"))
    assert seconds_left(over, 190)[first] == 530 + 30
    assert seconds_left(over, 190)[second] == 580


def test_nothing_runs_before_everybody_has_come_and_while_a_bot_plays() -> None:
    header = with_clock(script()[0])
    first = header.first
    seat = SEAT_NAMES[first]
    early = snapshot_after(header, (100, "links", 0, "join"))
    assert seconds_left(early, 9999) == [600] * header.players
    away = snapshot_after(header, (0, "begin", 0, ""), (10, "takeover", first, f"{seat} trader own"))
    assert seconds_left(away, 9999)[first] == 590
    back = snapshot_after(
        header, (0, "begin", 0, ""), (10, "takeover", first, f"{seat} trader own"), (500, "return", first, seat)
    )
    assert seconds_left(back, 520)[first] == 570


def test_r8_1_the_clocks_of_all_bidders_run_at_once_until_each_has_sealed() -> None:
    header, said = script()
    header = with_clock(header)
    lines = up_to_auction(said)
    happened: list[tuple[int, EventKind, int, str]] = [(0, "begin", 0, "")]
    happened += [(0, "line", SEAT_NAMES.index(seat), line) for seat, line in lines]
    before = snapshot_after(header, *happened)
    bidders = before.waiting_for
    assert len(bidders) == header.players - 1
    (sealed,) = before.saying(bidders[0], "bid 0", "command-x", 10_000)
    left, later = seconds_left(before, 10), seconds_left(sealed.after, 25)
    assert [left[seat] - later[seat] for seat in bidders] == [-30, *[15] * (len(bidders) - 1)]
    (changed,) = sealed.after.saying(bidders[0], "bid 0", "command-y", 30_000)
    assert changed.after.attendance.times.left[bidders[0]] == sealed.after.attendance.times.left[bidders[0]]


def test_times_that_go_back_take_nothing_and_what_no_server_saw_is_nobodys() -> None:
    header = with_clock(script()[0])
    first = header.first
    jumped = snapshot_after(header, (100, "begin", 0, ""), (50, "line", first, "loan"), (110, "line", first, "end"))
    assert seconds_left(jumped, 110)[first] == 590 + 30
    paused = snapshot_after(header, (100, "begin", 0, ""), (5000, "pause", 0, str(4890_000)))
    assert seconds_left(paused, 5000)[first] == 590


def test_who_comes_back_has_some_time_once_in_a_turn() -> None:
    header = with_clock(script()[0], "10+0")
    first, seat = header.first, SEAT_NAMES[header.first]
    out: list[tuple[int, EventKind, int, str]] = [
        (0, "begin", 0, ""),
        (20, "takeover", first, f"{seat} trader clock"),
        (30, "return", first, seat),
    ]
    assert seconds_left(snapshot_after(header, *out), 30)[first] == LEAST_GRACE // 1000
    again = snapshot_after(header, *out, (90, "takeover", first, f"{seat} trader clock"))
    assert again.attendance.times.is_out(first)
    later = snapshot_after(header, *out, (90, "takeover", first, f"{seat} trader clock"), (91, "line", first, "end"))
    assert not later.attendance.times.is_out(first)


def test_gaps_between_services() -> None:
    assert gaps([(0, 100 * MINUTE)], 10 * MINUTE, 50 * MINUTE) == 0
    assert gaps([], 0, MINUTE) == MINUTE
    assert gaps([(0, 10 * MINUTE), (20 * MINUTE, 30 * MINUTE)], 5 * MINUTE, 40 * MINUTE) == 20 * MINUTE
    assert gaps([(20 * MINUTE, 30 * MINUTE), (0, 25 * MINUTE)], 0, 30 * MINUTE) == 0
    assert gaps([(0, MINUTE), (MINUTE + SHORTEST_GAP - 1, 3 * MINUTE)], 0, 3 * MINUTE) == 0
    assert gaps([(0, MINUTE), (MINUTE + SHORTEST_GAP, 3 * MINUTE)], 0, 3 * MINUTE) == SHORTEST_GAP


def test_without_a_clock_there_is_only_who_thinks_since_when() -> None:
    header = script()[0]
    after = snapshot_after(header, (10, "line", header.first, "loan"), (70, "line", header.first, "end"))
    assert after.attendance.times == ClockTimes(at=70_000, since={(header.first + 1) % header.players: 70_000})


# -- at a table --------------------------------------------------------------------------------------------------------


def clocked(server: Server, *kinds: str, bank: int, increment: int = 0) -> list[Client]:
    """A table with a clock; the last seats wait for somebody."""
    request = {"seats": [{"kind": kind} for kind in kinds], "clock": {"bank": bank, "increment": increment}}
    made = server.post("/tables", request)
    assert made.status_code == 201, made.text
    seated = made.json()
    others = seated.pop("others", [])
    first = Client(server, **seated)
    return [first, *(Client(server, first.table, **other) for other in others)]


def around(client: Client) -> list[str]:
    return [fact["key"] for entry in client.look()["log"] if entry["kind"] == "around" for fact in entry["facts"]]


def test_clocks_begin_when_the_last_one_has_come(server: Server) -> None:
    host, _ = clocked(server, "me", "me", "person", bank=600, increment=30)
    clocks = host.look()["attendance"]["clocks"]
    assert clocks == {
        "bank": 600,
        "increment": 30,
        "left": {"blue": 600_000, "red": 600_000, "yellow": 600_000},
        "running": [],
    }
    with host.live() as live:
        live.next("welcome")
        server.post(f"/tables/{host.table}/join", {"name": ""}, host.info()["join"])
        begun = live.next("moved")
    assert [fact["key"] for fact in begun["entry"]["facts"]] == ["clocks-run"]
    assert begun["attendance"]["clocks"]["running"] == begun["situation"]["to_act"]


def test_a_bot_plays_on_when_the_time_is_out_and_its_player_comes_back(server: Server) -> None:
    people = clocked(server, "me", "me", "me", bank=1)
    with people[0].live() as live:
        live.next("welcome")
        while not (message := live.next("moved"))["attendance"].get("bots"):
            pass
        (seat,) = message["attendance"]["bots"]
        assert message["entry"]["facts"][0]["key"] == "bot-clock"
        assert live.next("moved")["entry"]["seat"] == seat
    late = next(one for one in people if one.seat == seat)
    assert late.say("end").json()["code"] == "bot_plays"
    response = late.request("POST", "/return", {"id": secrets.token_hex(8)})
    assert response.status_code == 200
    assert late.look()["attendance"]["clocks"]["left"][seat] > 20_000


def test_nobody_else_stops_or_starts_a_clock(server: Server) -> None:
    for clock in ({"bank": 0}, {"bank": 10**9}, {"bank": 60, "increment": -1}, {"bank": 60, "stop": True}, "600+30"):
        request = {"seats": [{"kind": "me"}] * 3, "clock": clock}
        assert server.post("/tables", request).status_code == 400
    host, *_ = clocked(server, "me", "me", "me", bank=600)
    host.look()
    for what in ("pause", "begin", "clock"):
        assert host.request("POST", f"/{what}", {"id": "command-1"}).status_code in {404, 405}


# -- over restarts and processes ---------------------------------------------------------------------------------------


def lay_clock(place: Place, clock: str, minutes_ago: int, *served: tuple[int, int]) -> tuple[Laid, str]:
    """A table whose clocks began so many minutes ago; servers have served from and to some minutes ago."""
    header = with_clock(script()[0], clock)
    laid, moment = lay(place, header), now()
    begun = Event(1, "begin", 0, "", None, moment - minutes_ago * MINUTE, "begin:")

    async def write() -> None:
        database = Database(place)
        await database.append(laid.table, [begun])
        database.close()

    asyncio.run(write())
    engine = engine_of(place)
    with engine.begin() as connection:
        for number, (began, until) in enumerate(served):
            row = {"process": f"old-{number}", "began": moment - began * MINUTE, "until": moment - until * MINUTE}
            connection.execute(sql.insert(service), row)
    engine.dispose()
    return laid, SEAT_NAMES[header.first]


def look_at(server: Server, laid: Laid, seat: str) -> Json:
    return Client(server, laid.table, laid.tokens[seat], seat).look()


def test_clocks_stand_while_no_server_runs(place: Place) -> None:
    """It served for ten minutes of the last two hours, in two parts."""
    laid, seat = lay_clock(place, "1800+0", 120, (120, 116), (100, 94))
    with serving(place) as server:
        left = look_at(server, laid, seat)["attendance"]["clocks"]["left"][seat]
        assert left == pytest.approx(20 * MINUTE, abs=20_000)
        me = Client(server, laid.table, laid.tokens[seat], seat)
        me.play("loan")
        assert around(me) == ["clocks-run", "clocks-stood"]
        after = me.look()["attendance"]["clocks"]["left"][seat]
        assert after == pytest.approx(left, abs=20_000)
        server.kill()
        server.start()
        me.server = server
        assert me.look()["attendance"]["clocks"]["left"][seat] == pytest.approx(after, abs=20_000)


def test_a_clock_that_ran_out_while_nobody_looked_is_out_when_somebody_does(place: Place) -> None:
    laid, seat = lay_clock(place, "600+0", 30, (30, 0))
    with serving(place) as server:
        me = Client(server, laid.table, laid.tokens[seat], seat)
        with me.live() as live:
            table = live.next("welcome")["table"]
            while seat not in table["attendance"].get("bots", {}):
                table = live.next("moved")
        assert "bot-clock" in around(me)


@pytest.mark.slow
def test_a_clock_runs_out_at_one_process_and_everybody_hears_it_at_the_other(postgres_place: sql.URL) -> None:
    with serving(postgres_place) as one, serving(postgres_place) as two:
        people = clocked(one, "me", "me", "me", bank=2)
        there = [Client(two, each.table, each.token, each.seat) for each in people]
        with people[0].live() as here, there[1].live() as elsewhere:
            welcome = elsewhere.next("welcome")
            attendance = welcome["table"]["attendance"]
            while not attendance.get("bots"):
                attendance = elsewhere.next("moved")["attendance"]
            while not here.next("moved")["attendance"].get("bots"):
                pass
        (seat,) = attendance["bots"]
        late = next(each for each in there if each.seat == seat)
        assert late.request("POST", "/return", {"id": "command-1"}).status_code == 200
        assert around(late)[:3] == ["clocks-run", "bot-clock", "back"]
