"""Playing again: the same rules, players and bots, a new deal, and everybody on their own seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.moments import in_turn
from tests.server.harness import Client

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.server.harness import Json, Server

QUICK = "classic domestic_sale round_limit=1"


def played(server: Server, *kinds: str) -> list[Client]:
    """A finished game."""
    clients = server.table(*kinds, rules=QUICK)
    while clients[0].situation()["phase"] != "over":
        turn = clients[0].situation()["turn"]
        for client in clients:
            if client.seat == turn:
                client.play("end")
    return clients


def again(client: Client, *others: Client) -> list[Client]:
    """The seats at the rematch of those who share a screen."""
    response = client.request("POST", "/rematch", {"others": [other.token for other in others]})
    assert response.status_code == 200, response.text
    seated = response.json()
    more = seated.pop("others", [])
    return [Client(client.server, **seated), *(Client(client.server, seated["table"], **one) for one in more)]


def places(seats: Sequence[Json]) -> list[tuple[str, ...]]:
    return [(seat["seat"], seat["kind"], seat["style"], seat["name"]) for seat in seats]


def test_alone_it_is_the_same_game_dealt_anew_and_another_one_each_time(server: Server) -> None:
    (me,) = played(server, "me", "bot:trader:hoarder", "bot:deckhand")
    me.request("POST", "/name", {"name": "Ann"})
    before = me.info()
    (first,), (second,) = again(me), again(me)
    info = first.info()
    assert info["rules"] == before["rules"]
    assert places(info["seats"]) == places(before["seats"])
    assert (info["me"], first.look()["situation"]["phase"] != "over") == ("blue", True)
    assert len({me.table, first.table, second.table}) == 3
    assert first.token != me.token


def test_people_come_together_each_on_their_own_seat(server: Server) -> None:
    clients = played(server, "me", "person", "person")
    for client, name in zip(clients, ("Ann", "Bo", "Cy"), strict=True):
        client.request("POST", "/name", {"name": name})
    with clients[2].live() as looking:
        looking.next("welcome")
        (one,) = again(clients[1])
        assert looking.next("seats")["info"]["rematch"]
    waiting = one.info()["seats"]
    assert [seat["taken"] for seat in waiting] == [False, True, False]
    assert [seat["name"] for seat in waiting] == ["Ann", "Bo", "Cy"]
    (two,) = again(clients[2])
    assert (two.table, two.seat) == (one.table, "yellow")
    # Asking again leads to the same seat.
    assert again(clients[2])[0].token == two.token
    assert [seat["taken"] for seat in two.info()["seats"]] == [False, True, True]


def test_who_shares_a_screen_comes_with_all_tokens(server: Server) -> None:
    clients = played(server, "me", "me", "bot:deckhand")
    seats = again(clients[0], clients[1])
    assert [client.seat for client in seats] == ["blue", "red"]
    assert all(client.info()["me"] == client.seat for client in seats)


def test_a_rematch_that_is_over_has_a_rematch_of_its_own(server: Server) -> None:
    clients = played(server, "me", "person", "person")
    seats = [again(client)[0] for client in clients]
    for client in in_turn(seats):
        client.play("end")
    (third,) = again(clients[0])
    assert third.table not in {clients[0].table, seats[0].table}
    assert again(seats[0])[0].token == third.token


def test_a_seat_that_somebody_else_took_by_the_link_is_gone(server: Server) -> None:
    clients = played(server, "me", "person", "person")
    (one,) = again(clients[0])
    server.post(f"/tables/{one.table}/join", {"name": "Di"}, one.info()["join"])
    response = clients[1].request("POST", "/rematch", {"others": []})
    assert (response.status_code, response.json()["code"]) == (409, "no_free_seat")
    assert response.json()["watch"] == one.info()["watch"]


def test_not_before_the_end_and_not_for_spectators(server: Server) -> None:
    (running,) = server.table("me", "bot:deckhand", "bot:deckhand")
    assert running.request("POST", "/rematch", {"others": []}).json()["code"] == "not_over"
    me, *_ = played(server, "me", "person", "person")
    assert me.spectator().request("POST", "/rematch", {"others": []}).status_code == 403
    assert me.request("POST", "/rematch", {"others": ["nothing"]}).status_code == 401


def test_the_news_of_a_running_table_say_how_it_stands(server: Server) -> None:
    clients = server.table("me", "person", "person")
    passes = [{"table": client.table, "token": client.token} for client in (*clients, clients[0].spectator())]
    *mine, watched = server.post("/mine", {"passes": passes}).json()
    situation = clients[0].situation()
    for news in mine:
        assert news["standing"] == {
            "phase": "act",
            "turn": situation["turn"],
            "to_act": situation["to_act"],
            "cash": 20,
            "on_island": 0,
            "supply": situation["supply"],
        }
    assert (watched["standing"]["cash"], watched["standing"]["on_island"]) == (None, None)
    finished, *_ = played(server, "me", "person", "person")
    (news,) = server.post("/mine", {"passes": [{"table": finished.table, "token": finished.token}]}).json()
    assert news["standing"] is None
