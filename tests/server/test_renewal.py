"""Links that are made new: the old ones open nothing, and only the host takes something from somebody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.server.harness import Client

if TYPE_CHECKING:
    from tests.server.harness import Json, Server


def renew(who: Client, link: str, **more: str) -> Json:
    response = who.request("POST", "/links", {"link": link, **more})
    assert response.status_code == 200, response.text
    return response.json()


def refusal(who: Client, link: str, **more: str) -> tuple[int, str]:
    response = who.request("POST", "/links", {"link": link, **more})
    return response.status_code, response.json()["code"]


def test_a_new_link_to_watch_sends_those_away_who_came_by_the_old_one(server: Server) -> None:
    host, guest = server.table("me", "person", "bot")
    watcher = host.spectator()
    with watcher.live() as live, guest.live() as staying:
        live.next("welcome")
        staying.next("welcome")
        info = renew(host, "watch")["info"]
        assert live.next("closed")["problem"]["code"] == "not_allowed"
        assert staying.next("seats")["info"]["watch"] == info["watch"] != watcher.token
    assert watcher.request("GET", "").status_code == 401
    assert Client(server, host.table, info["watch"]).look()["info"]["me"] is None


def test_a_new_link_to_join_leaves_nothing_to_the_old_one(server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "person"}, {"kind": "bot"}]
    made = server.post("/tables", {"seats": seats}).json()
    host = Client(server, made["table"], made["token"], made["seat"])
    old = host.info()["join"]
    new = renew(host, "join")["info"]["join"]
    assert server.post(f"/tables/{host.table}/join", {}, old).status_code == 401
    assert server.post(f"/tables/{host.table}/join", {}, new).status_code == 200


def test_the_host_frees_a_seat_and_somebody_else_takes_it(server: Server) -> None:
    host, guest = server.table("me", "person", "bot")
    with guest.live() as live:
        live.next("welcome")
        info = renew(host, "seat", seat="red")["info"]
        assert live.next("closed")["problem"]["code"] == "not_allowed"
    assert guest.request("GET", "").status_code == 401
    assert [seat["taken"] for seat in info["seats"]] == [True, False, True]
    joined = server.post(f"/tables/{host.table}/join", {"name": "Bo"}, info["join"]).json()
    assert joined["seat"] == "red"
    assert Client(server, **joined).look()["info"]["me"] == "red"


def test_what_the_host_renews_stands_in_the_log_for_everybody(server: Server) -> None:
    host, guest, _ = server.table("me", "person", "person")
    renew(host, "watch")
    renew(host, "join")
    renew(guest, "seat")
    renew(host, "seat", seat="yellow")
    told = [fact for entry in host.spectator().look()["log"] for fact in entry["facts"]]
    assert [(fact["key"], fact["seat"], fact.get("other")) for fact in told] == [
        ("link-watch", "blue", None),
        ("link-join", "blue", None),
        ("seat-freed", "blue", "yellow"),
    ]


def test_everybody_makes_their_own_link_new(server: Server) -> None:
    _, guest = server.table("me", "person", "bot")
    own = renew(guest, "seat")["own"]
    assert own["seat"] == "red"
    assert guest.request("GET", "").status_code == 401
    assert Client(server, guest.table, own["token"]).look()["info"]["me"] == "red"


def test_nobody_else_takes_anything_from_anybody(server: Server) -> None:
    host, guest = server.table("me", "person", "bot")
    assert (host.info()["host"], guest.info()["host"]) == (True, False)
    for link, more in (("watch", {}), ("join", {}), ("seat", {"seat": "blue"})):
        assert refusal(guest, link, **more) == (403, "not_allowed")
        assert refusal(host.spectator(), link, **more) == (403, "not_allowed")
    for seat in ("yellow", "green", "pink"):
        assert refusal(host, "seat", seat=seat) == (400, "invalid")
    assert host.look()["info"]["me"] == "blue"


def test_links_are_not_made_new_again_and_again(server: Server) -> None:
    (host,) = server.table("me", "bot", "bot")
    statuses = [host.request("POST", "/links", {"link": "watch"}).status_code for _ in range(13)]
    assert statuses[:10] == [200] * 10
    assert 429 in statuses
