"""What programs ask of a table: the view of their seat in the words of the notation, and why a line can't be played."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from boxship import Game
from boxship.notation.records import Record
from boxship.protocol.legal_as_data import described
from tests.server.harness import Client, Server, serving
from tests.server.scripts import lay, script, up_to_auction

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@contextmanager
def bidding(data: Path) -> Iterator[tuple[dict[str, Client], Game]]:
    """A table at which bids are due, with everybody at it, and the same game outside."""
    header, lines = script("classic", 3, seed=1)
    laid, game = lay(data, header), Game(Record(header))
    with serving(data) as server:
        clients = {seat: Client(server, laid.table, token, seat) for seat, token in laid.tokens.items()}
        for seat, line in up_to_auction(lines):
            clients[seat].play(line)
            game.play(line, seat)
        yield clients, game


def test_a_seat_is_told_what_its_view_says_and_sealed_bids_only_to_their_bidder(tmp_path: Path) -> None:
    with bidding(tmp_path / "tables.db") as (clients, game):
        for seat, client in clients.items():
            told, view = client.request("GET", "/view").json(), game.view(seat)
            asked = seat in game.to_act
            assert told["position"] == {**view.position, "to_act": list(game.to_act)}
            assert told["lines"] == list(view.lines)
            assert (told["seat"], told["rules"], told["seats"]) == (seat, "classic", list(game.seats))
            assert told["deciding"] == ("bid" if asked else None)
            assert told["legal"] == (described(view) if asked else {"lines": [], "kinds": []})
        bidder, other = game.to_act
        clients[bidder].play("bid 1")
        for seat in set(clients) - {bidder}:
            told = clients[seat].request("GET", "/view").json()
            assert (told["sealed"], told["own_bid"], told["to_act"]) == ([bidder], None, [other])
        own = clients[bidder].request("GET", "/view").json()
        assert (own["own_bid"], own["to_act"], own["deciding"]) == (1, [other], "bid")


@pytest.mark.parametrize(
    ("line", "code"),
    [("sail island", "empty_ship"), ("dance", "unknown_word"), ("buy", "shape"), ("accept red", "not_deciding")],
)
def test_a_line_that_can_not_be_played_is_explained_and_nothing_changes(server: Server, line: str, code: str) -> None:
    me, *_ = server.table("me", "me", "me")
    before = me.look()
    first = before["situation"]["turn"]
    seat = next(client for client in [me, *_] if client.seat == first)
    assert seat.request("POST", "/check", {"line": line}).json()["reason"]["code"] == code
    assert seat.request("POST", "/check", {"line": "warehouse"}).json() == {"reason": None}
    assert me.look()["situation"] == before["situation"]


def test_only_a_seat_has_a_view(server: Server) -> None:
    (me,) = server.table("me", "bot", "bot")
    spectator = Client(server, me.table, me.info()["watch"])
    assert spectator.request("GET", "/view").json()["code"] == "not_allowed"
    assert spectator.request("POST", "/check", {"line": "end"}).json()["code"] == "not_allowed"
    assert Client(server, me.table, "nonsense").request("GET", "/view").status_code == 401
