"""Live connections: every event once, in order, without gaps, whatever happens to the connection."""

from __future__ import annotations

import asyncio
import json
import threading
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from boxship.server.audience import Audience, Listener
from tests.server.harness import Client, Server, serving
from tests.server.scripts import Laid, SaidLine, lay, replayed, script

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.harness import Json, Live


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, list[Laid], list[SaidLine]]]:
    """A server with tables of a game that is known."""
    data = tmp_path_factory.mktemp("live") / "tables.db"
    header, lines = script("classic", 3, seed=1)
    laid = [lay(data, header) for _ in range(6)]
    with serving(data) as server:
        yield server, laid, lines


def clients(server: Server, laid: Laid) -> dict[str, Client]:
    return {seat: Client(server, laid.table, token, seat) for seat, token in laid.tokens.items()}


def numbers(entries: list[Json]) -> list[int]:
    return [entry["number"] for entry in entries]


def test_a_connection_that_is_cut_again_and_again_misses_nothing(
    prepared: tuple[Server, list[Laid], list[SaidLine]],
) -> None:
    server, (laid, *_), lines = prepared
    seated = clients(server, laid)
    some = lines[:120]
    end = len(replayed(script()[0], some))
    played = threading.Thread(target=lambda: [seated[seat].play(line) for seat, line in some])
    played.start()
    reader = Client(server, laid.table, laid.tokens["blue"], "blue")
    seen: list[int] = []
    cuts = 0
    while len(seen) < end:
        with reader.live(seen[-1] if seen else -1) as live:
            seen += numbers(live.next("welcome")["table"]["log"])
            for _ in range(min(7, end - len(seen))):
                seen.append(live.next("moved")["entry"]["number"])
        cuts += 1
    played.join()
    assert seen == list(range(1, end + 1))
    assert cuts > 3


def test_two_tabs_of_a_seat_stay_in_step(prepared: tuple[Server, list[Laid], list[SaidLine]]) -> None:
    server, (_, laid, *_), lines = prepared
    seated = clients(server, laid)
    twin = Client(server, laid.table, laid.tokens["red"], "red")
    with seated["red"].live() as one, twin.live() as two:
        assert one.next("welcome")["table"]["situation"] == two.next("welcome")["table"]["situation"]
        last = [seated[seat].play(line) for seat, line in lines[:25]][-1]
        assert one.until(last) == two.until(last)


def test_everybody_is_shown_his_own(prepared: tuple[Server, list[Laid], list[SaidLine]]) -> None:
    server, (_, _, laid, *_), lines = prepared
    seated = clients(server, laid)
    watcher = Client(server, laid.table, laid.links.watch)
    readers = [*seated.values(), watcher]
    open_connections = [reader.live() for reader in readers]
    for live in open_connections:
        live.next("welcome")
    last = [seated[seat].play(line) for seat, line in lines[:10]][-1]
    for reader, live in zip(readers, open_connections, strict=True):
        moves = live.until(last)
        assert numbers([move["entry"] for move in moves]) == list(range(1, last + 1))
        assert moves[-1]["situation"] == reader.situation()
        assert moves[-1]["kinds"] == reader.look()["kinds"]
        live.close()


def test_who_is_here(prepared: tuple[Server, list[Laid], list[SaidLine]]) -> None:
    server, (_, _, _, laid, *_), _ = prepared
    seated = clients(server, laid)

    def here(info: Json) -> list[str]:
        return [seat["seat"] for seat in info["seats"] if seat["here"]]

    with seated["blue"].live() as blue:
        assert here(blue.next("welcome")["table"]["info"]) == ["blue"]
        first, second = seated["red"].live(), seated["red"].live()
        assert here(first.next("welcome")["table"]["info"]) == ["blue", "red"]
        second.next("welcome")
        assert here(blue.next()["info"]) == ["blue", "red"]
        first.close()
        seated["red"].request("POST", "/name", {"name": "Rosa"})
        news = blue.next()
        assert news["type"] == "seats"
        assert (here(news["info"]), news["info"]["seats"][1]["name"]) == (["blue", "red"], "Rosa")
        second.close()
        assert here(blue.next()["info"]) == ["blue"]
        # A spectator is nobody's seat.
        with Client(server, laid.table, laid.links.watch).live() as watching:
            assert watching.next("welcome")["table"]["info"]["me"] is None
            seated["red"].request("POST", "/name", {"name": "Rose"})
            assert here(blue.next()["info"]) == ["blue"]


def test_a_ping_is_answered(prepared: tuple[Server, list[Laid], list[SaidLine]]) -> None:
    server, (laid, *_), _ = prepared
    with clients(server, laid)["blue"].live(10_000_000) as live:
        live.send({"type": "ping"})
        assert live.next("pong") == {"type": "pong"}


def closed(live: Live) -> tuple[str, int]:
    """The problem with which a connection ends, and its close code."""
    problem = live.next("closed")["problem"]["code"]
    with pytest.raises(ConnectionClosed) as ended:
        live.next()
    assert ended.value.rcvd is not None
    return problem, ended.value.rcvd.code


@pytest.mark.parametrize(
    ("message", "code", "number"),
    [
        ("nonsense", "invalid", 4400),
        (b"\xff\xfe", "invalid", 4400),
        ({"type": "hello", "token": "x", "last": 0}, "invalid", 4400),
        ({"type": "dance"}, "invalid", 4400),
        ([], "invalid", 4400),
    ],
)
def test_what_can_not_be_understood_ends_the_connection(server: Server, message: Json, code: str, number: int) -> None:
    (me,) = server.table("me", "bot", "bot")
    with me.live() as live:
        live.next("welcome")
        live.send(message)
        assert closed(live) == (code, number)


def test_too_much_at_once_ends_the_connection(server: Server) -> None:
    (me,) = server.table("me", "bot", "bot")
    with me.live() as live:
        live.next("welcome")
        with suppress(ConnectionClosed):  # it may end before the last one is sent
            for _ in range(100):
                live.send({"type": "ping"})
        assert closed(live) == ("too_many", 4429)


def test_a_message_that_is_too_large_ends_the_connection(server: Server) -> None:
    (me,) = server.table("me", "bot", "bot")
    with me.live() as live:
        live.next("welcome")
        live.send(json.dumps({"type": "ping", "more": "x" * 70_000}))
        with pytest.raises(ConnectionClosed) as ended:
            live.until(10_000)
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 1009


def test_a_wrong_key_and_a_wrong_table_are_told_apart(server: Server) -> None:
    (me,) = server.table("me", "bot", "bot")
    with Client(server, me.table, "wrong").live() as live:
        assert closed(live) == ("not_allowed", 4401)
    with Client(server, "nowhere", me.token).live() as live:
        assert closed(live) == ("not_found", 4404)


def test_a_page_of_another_server_is_not_let_in(server: Server) -> None:
    (me,) = server.table("me", "bot", "bot")
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{me.table}/live"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("http://evil.example")):
        pass
    with connect(address, origin=Origin(server.url)):
        pass


def test_who_does_not_read_is_dropped_and_may_come_back() -> None:
    """In this process, so that the queue can be small and nobody reads from it."""
    header, lines = script()
    transitions = replayed(header, lines[:20])
    audience = Audience()
    slow, quick = Listener(0, room=5), Listener(1, room=100)
    audience.add(slow)
    audience.add(quick)
    audience.tell(transitions[:4])
    assert [slow.too_slow, quick.too_slow] == [False, False]
    audience.tell(transitions[4:])
    assert [slow.too_slow, quick.too_slow] == [True, False]
    audience.remove(slow)
    assert audience.present == {1}


def test_a_connection_has_to_end_when_it_is_too_slow_or_was_dismissed() -> None:
    header, lines = script()

    async def ends() -> list[bool]:
        slow, dismissed = Listener(0, room=5), Listener(1, room=5)
        audience = Audience()
        audience.add(slow)
        waited = slow.end()
        audience.tell(replayed(header, lines[:4]))
        before = waited.done()
        audience.tell(replayed(header, lines[:4]))
        dismissed.dismiss()
        return [before, waited.done(), dismissed.end().done()]

    assert asyncio.run(ends()) == [False, True, True]


def test_spectators_never_crowd_out_the_players(server: Server) -> None:
    me, *_ = server.table("me", "bot", "bot")
    watcher = me.spectator()
    with ExitStack() as crowd:
        for _ in range(64):
            assert crowd.enter_context(watcher.live()).next()["type"] == "welcome"
        late = crowd.enter_context(watcher.live())
        assert late.next()["problem"]["code"] == "too_many"
        for _ in range(8):
            assert crowd.enter_context(me.live()).next()["type"] == "welcome"
        assert crowd.enter_context(me.live()).next()["problem"]["code"] == "too_many"
