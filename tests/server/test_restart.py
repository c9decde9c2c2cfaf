"""kill -9 at any moment: nothing that was acknowledged is lost."""

from __future__ import annotations

import os
import select
import threading
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest

from tests.server.harness import PATIENCE, Client, Server
from tests.server.scripts import lay, replayed, script, up_to_auction

if TYPE_CHECKING:
    from collections.abc import Iterator

    from boxship.server.engine import Place
    from tests.server.scripts import Laid

pytestmark = pytest.mark.slow


@pytest.fixture
def killable(place: Place) -> Iterator[Server]:
    """Started by the test, which prepares the data first."""
    server = Server.__new__(Server)
    server.data, server._options = place, ("--pace", "0")
    yield server
    assert server.stop()[0] == 0


def clients(server: Server, laid: Laid) -> dict[str, Client]:
    return {seat: Client(server, laid.table, token, seat) for seat, token in laid.tokens.items()}


def test_sealed_bids_survive_in_the_middle_of_an_auction(killable: Server) -> None:
    header, lines = script("classic", 4, seed=3)
    before = up_to_auction(lines)
    seller = before[-1][0]
    laid = lay(killable.data, header)
    killable.start()
    seated = clients(killable, laid)
    for seat, line in before:
        seated[seat].play(line)
    first, second, third = (seat for seat in seated if seat != seller)
    seated[first].play("bid 4")
    seated[second].play("bid 1")
    changed = seated[first].say("bid 6", "the-same-command")
    killable.kill()

    killable.start()
    situation = seated[first].situation()
    assert situation["mine"]["sealed_bid"] == 6
    assert sorted(situation["auction"]["sealed"]) == sorted([first, second])
    assert situation["to_act"] == [third]
    assert seated[first].say("bid 6", "the-same-command").json() == changed.json()
    assert seated[third].situation()["mine"]["sealed_bid"] is None
    seated[third].play("bid 2")
    assert seated[seller].situation()["auction"]["bids"] == {first: 6, second: 1, third: 2}


def test_every_move_that_was_acknowledged_is_there(killable: Server) -> None:
    """Games at several tables; the server dies in the middle of their moves."""
    header, lines = script()
    tables = [lay(killable.data, header) for _ in range(4)]
    killable.start()
    acknowledged = [0] * len(tables)
    enough = threading.Event()

    def play(which: int) -> None:
        with httpx.Client(base_url=killable.url, timeout=PATIENCE) as http, suppress(httpx.TransportError):
            for index, (seat, line) in enumerate(lines):
                answer = http.post(
                    f"/api/tables/{tables[which].table}/lines",
                    json={"id": f"command-{index}", "line": line},
                    headers={"authorization": f"Bearer {tables[which].tokens[seat]}"},
                )
                assert answer.status_code == 200
                acknowledged[which] = answer.json()["number"]
                if index == 40:
                    enough.set()

    threads = [threading.Thread(target=play, args=(which,)) for which in range(len(tables))]
    for thread in threads:
        thread.start()
    assert enough.wait(PATIENCE)
    killable.kill()
    for thread in threads:
        thread.join()

    killable.start()
    expected = replayed(header, lines)
    for laid, number in zip(tables, acknowledged, strict=True):
        table = Client(killable, laid.table, laid.links.watch).look()
        assert table["situation"]["number"] >= number
        for entry, transition in zip(table["log"], expected, strict=False):
            assert (entry["number"], entry["kind"]) == (transition.event.number, transition.event.kind)


def test_bots_go_on_after_a_restart(killable: Server) -> None:
    killable._options = ("--pace", "0.5")
    killable.start()
    me = Client(killable, **killable.post("/play-now").json())
    with me.live() as live:
        situation = live.next("welcome")["table"]["situation"]
        while "blue" not in situation["to_act"]:
            situation = live.next("moved")["situation"]
        me.play("end")
    # A bot is thinking now.
    killable.kill()
    killable._options = ("--pace", "0")
    killable.start()
    with me.live() as live:
        situation = live.next("welcome")["table"]["situation"]
        while "blue" not in situation["to_act"]:
            situation = live.next("moved")["situation"]


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="watches processes as Linux does")
def test_thinking_processes_end_with_the_server(killable: Server) -> None:
    killable.start()
    me = Client(killable, **killable.post("/play-now").json())
    with me.live() as live:
        situation = live.next("welcome")["table"]["situation"]
        while "blue" not in situation["to_act"]:
            situation = live.next("moved")["situation"]
        me.play("end")
        live.next("moved")
        live.next("moved")
    children = children_of(killable.process.pid)
    assert children
    handles = [os.pidfd_open(child) for child in children]
    killable.kill()
    for ended in handles:
        assert select.select([ended], [], [], PATIENCE)[0], "a thinking process has outlived its server"
        os.close(ended)
    killable.start()


def children_of(parent: int) -> list[int]:
    found = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="ascii")
    return [int(child) for child in found.split()]
