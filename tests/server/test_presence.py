"""Presence: who is here, since when who is not, and reminders; told when it changes, to everybody, also elsewhere."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from tests.server.harness import Client, serving

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import URL

    from tests.server.harness import Json, Live, Server


def seats_until(live: Live, number: int, *, here: bool) -> Json:
    """The seats, once somebody looks from one of them, or nobody does."""
    while (seats := live.next("seats")["info"]["seats"])[number]["here"] != here:
        pass
    return seats


def nudge(who: Client, seat: str) -> tuple[int, Json]:
    response = who.request("POST", "/nudge", {"seat": seat})
    return response.status_code, response.json()


def owing(people: list[Client]) -> tuple[Client, list[Client]]:
    """Who has to decide, and the others."""
    (seat,) = people[0].situation()["to_act"]
    return next(one for one in people if one.seat == seat), [one for one in people if one.seat != seat]


def test_everybody_hears_who_comes_and_who_goes_and_since_when(server: Server) -> None:
    host, guest, _ = server.table("me", "person", "person")
    with host.live() as live, host.spectator().live() as watching:
        live.next("welcome")
        watching.next("welcome")
        with guest.live() as theirs:
            theirs.next("welcome")
            for each in (live, watching):
                assert seats_until(each, 1, here=True)[1]["away"] is None
            for _ in range(20):
                theirs.send({"type": "ping"})
                theirs.next("pong")
        for each in (live, watching):
            away = seats_until(each, 1, here=False)[1]["away"]
            assert datetime.fromisoformat(away) > datetime.fromisoformat(host.info()["created"])
        heard = [text for text in host.heard if text.startswith('{"type":"seats"')]
        assert len(heard) <= 3, "no message for a sign of life"


def test_since_when_somebody_is_away_is_known_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as server:
        host, guest, _ = server.table("me", "person", "person")
        with host.live() as live:
            live.next("welcome")
            with guest.live() as theirs:
                theirs.next("welcome")
                seats_until(live, 1, here=True)
            away = seats_until(live, 1, here=False)[1]["away"]
        server.stop()
        server.start()
        assert Client(server, host.table, host.token).info()["seats"][1]["away"] == away


def test_presence_and_reminders_across_two_processes(postgres_place: URL) -> None:
    with serving(postgres_place) as one, serving(postgres_place) as two:
        people = one.table("me", "person", "person")
        late, others = owing(people)
        assert late.seat is not None
        there = Client(two, late.table, late.token, late.seat)
        number = ["blue", "red", "yellow"].index(late.seat)
        with others[0].live() as live:
            live.next("welcome")
            with there.live() as theirs:
                theirs.next("welcome")
                seats_until(live, number, here=True)
                assert nudge(others[0], late.seat) == (200, {"heard": True})
                assert theirs.next("nudged") == {"type": "nudged", "by": others[0].seat}
            assert seats_until(live, number, here=False)[number]["away"] is not None


def test_a_reminder_is_heard_by_nobody_else_and_once_a_minute(server: Server) -> None:
    people = server.table("me", "person", "person")
    late, (one, other) = owing(people)
    assert late.seat is not None
    with late.live() as live, other.live() as overhearing:
        live.next("welcome")
        overhearing.next("welcome")
        assert nudge(one, late.seat) == (200, {"heard": True})
        assert live.next("nudged")["by"] == one.seat
        for each in (one, other):
            status, problem = nudge(each, late.seat)
            assert (status, problem["code"]) == (429, "too_many")
        overhearing.send({"type": "ping"})
        assert overhearing.next("pong", "nudged")["type"] == "pong"


def test_only_who_sits_here_reminds_and_only_who_is_waited_for(server: Server) -> None:
    people = server.table("me", "person", "bot")
    host, guest = people
    watcher = host.spectator()
    seats = {one.seat for one in people}
    while (late := host.situation()["to_act"][0]) not in seats:
        pass  # The bot begins.
    before = guest.look()["log"]
    assert nudge(watcher, late)[0] == 403
    assert nudge(Client(server, host.table, "x" * 32), late)[0] == 401
    assert nudge(host, "yellow")[0] == 400
    assert nudge(host, "pink")[0] == 400
    idle = next(one for one in people if one.seat != late)
    busy = next(one for one in people if one is not idle)
    assert nudge(busy, str(idle.seat))[1]["code"] == "nothing_to_decide"
    assert nudge(busy, str(busy.seat))[1]["code"] == "nothing_to_decide"
    assert guest.look()["log"] == before
