"""Whole games and single moves over HTTP, at a real server."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import pytest

from boxship import Game
from boxship.bots.opponents import FIRST
from boxship.bots.registry import searches
from tests.server.harness import Client, Server, answer

if TYPE_CHECKING:
    from tests.server.harness import Json


def play_to_the_end(me: Client) -> Json:
    """Dull lines for the own seat while bots play theirs; the last situation."""
    with me.live() as live:
        table = live.next("welcome")["table"]
        situation, kinds = table["situation"], table["kinds"]
        numbers = [situation["number"]]
        answered = 0
        while situation["phase"] != "over":
            # What the server has said since the own last line is read first: it may not be asked any more.
            if me.seat in situation["to_act"] and numbers[-1] >= answered:
                answered = me.play(answer(situation, kinds))
            moved = live.next("moved")
            situation, kinds = moved["situation"], moved["kinds"]
            numbers.append(moved["entry"]["number"])
    assert numbers == list(range(numbers[0], numbers[-1] + 1))
    return situation


@pytest.mark.slow
def test_a_whole_game_against_bots(server: Server) -> None:
    (me,) = server.table("me", "bot:deckhand", "bot:trader", "bot:trader:hoarder", rules="short round_limit=30")
    assert me.request("GET", "/record").status_code == 409
    assert me.request("GET", "/story").json()["code"] == "not_over"
    end = play_to_the_end(me)
    table = me.look()
    assert table["situation"] == end
    assert table["kinds"] == []
    assert [entry["number"] for entry in table["log"]] == list(range(1, end["number"] + 1))

    record = me.request("GET", "/record")
    assert record.headers["content-type"] == "text/plain; charset=utf-8"
    assert record.headers["content-disposition"].startswith('attachment; filename="boxship-')
    game = Game.from_record(record.text)
    assert game.over
    assert {seat: score.total for seat, score in game.scores().items()} == {
        score["seat"]: score["total"] for score in end["scores"]
    }
    assert "names: blue, red (deckhand bot), yellow (trader bot), green (trader:hoarder bot)" in record.text

    story = me.request("GET", "/story").json()
    assert set(story["worth"]) == set(game.seats)
    by_number = {entry["number"]: entry for entry in table["log"]}
    for auction in story["auctions"]:
        assert by_number[auction["number"]]["line"].split()[0] in {"accept", "decline", "bid"}

    dealt = me.request("GET", "/situations/0").json()
    assert (dealt["number"], dealt["round"], dealt["scores"]) == (0, 1, [])
    # The game is over: nothing is secret any more, in its past neither.
    assert all(board["card"] and board["cash"] == 20 for board in dealt["boards"])
    assert me.request("GET", f"/situations/{end['number']}").json() == end
    assert me.request("GET", f"/situations/{end['number'] + 1}").status_code == 404

    (news,) = server.post("/mine", {"passes": [{"table": me.table, "token": me.token}]}).json()
    assert (news["status"], news["winners"], news["me"]) == ("finished", end["winners"], "blue")


def test_play_now_is_one_request(server: Server) -> None:
    response = server.post("/play-now")
    assert response.status_code == 201
    me = Client(server, **response.json())
    assert me.seat == "blue"
    info = me.info()
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot", "bot", "bot"]
    assert [seat["style"] for seat in info["seats"]] == ["", *FIRST[:3]]
    assert not any(map(searches, FIRST)), "a first game needs nothing compiled"
    assert info["join"] is None
    assert info["rules"]["words"] == "classic"


def test_offers_are_what_a_table_can_be_made_of(server: Server) -> None:
    offers = server.get("/api/offers").json()
    assert offers["players"] == [3, 4, 5]
    for ruleset in offers["rulesets"]:
        rules = " ".join([ruleset["name"], *ruleset["options"]])
        server.table("me", *(f"bot:{name}" for name in offers["usual_bots"]), rules=rules)
    names = [bot["name"] for bot in offers["bots"]]
    assert set(offers["usual_bots"]) < set(names)
    assert {bot["level"] for bot in offers["bots"]} == set(range(1, offers["levels"] + 1))
    for name in names:
        (me,) = server.table("me", "bot:trader", f"bot:{name}")
        assert [seat["style"] for seat in me.info()["seats"]] == ["", "trader", name]


def test_a_line_is_played_once_however_often_it_is_sent(server: Server) -> None:
    clients = server.table("me", "person", "person")
    to_act = clients[0].situation()["to_act"]
    mover = next(client for client in clients if client.seat in to_act)
    command = secrets.token_hex(8)
    answers = [mover.say("loan", command) for _ in range(3)]
    assert [(answer.status_code, answer.json()) for answer in answers] == [(200, {"number": 1})] * 3
    assert mover.situation()["number"] == 1


def test_a_refusal_is_data(server: Server) -> None:
    clients = server.table("me", "person", "person")
    to_act = clients[0].situation()["to_act"]
    mover = next(client for client in clients if client.seat in to_act)
    refused = mover.say("sail island")
    assert refused.status_code == 409
    assert refused.json() == {
        "code": "refused",
        "sentence": "an empty ship may not sail to the island",
        "reason": {"code": "empty_ship", "values": {}, "sentence": "an empty ship may not sail to the island"},
        "watch": None,
        "line": None,
    }
    assert mover.say("dance").json()["reason"]["code"] == "unknown_word"
    waiting = next(client for client in clients if client.seat not in to_act)
    assert waiting.say("end").json()["reason"]["code"] == "not_your_decision"
    assert mover.situation()["number"] == 0


def test_a_draft_changes_nothing(server: Server) -> None:
    clients = server.table("me", "person", "person")
    to_act = clients[0].situation()["to_act"]
    mover = next(client for client in clients if client.seat in to_act)
    composed = mover.request("POST", "/compose", {"kind": "warehouse"}).json()
    assert (composed["line"], composed["reason"], composed["cash_after"]) == ("warehouse", None, 16)
    assert composed["after"]["number"] == 1
    assert mover.situation()["number"] == 0


def test_undo_goes_back_and_says_so(server: Server) -> None:
    clients = server.table("me", "person", "person")
    to_act = clients[0].situation()["to_act"]
    mover = next(client for client in clients if client.seat in to_act)
    other = next(client for client in clients if client.seat not in to_act)
    before = mover.situation()
    mover.play("warehouse")
    assert mover.look()["can_undo"] is True
    assert other.look()["can_undo"] is False
    assert other.undo().json()["code"] == "nothing_to_undo"
    undone = mover.undo()
    assert (undone.status_code, undone.json()) == (200, {"number": 2})
    assert mover.situation() == before | {"number": 2}
    assert [entry["kind"] for entry in other.look()["log"]] == ["line", "undo"]
    assert mover.undo().status_code == 409
    mover.play("end")
    assert mover.undo().json()["code"] == "nothing_to_undo"


# -- seats and links ---------------------------------------------------------------------------------------------------


def test_a_link_to_join_gives_the_next_free_seat(server: Server) -> None:
    seats = [{"kind": "person"}, {"kind": "me", "name": " Ann\n "}, {"kind": "bot"}, {"kind": "person", "name": "?"}]
    me = Client(server, **server.post("/tables", {"seats": seats}).json())
    assert me.seat == "red"
    info = me.info()
    assert [seat["taken"] for seat in info["seats"]] == [False, True, True, False]
    assert info["seats"][1]["name"] == "Ann"
    found = f"/api/tables/{me.table}/join"
    assert server.get(found, info["join"]).json() == {"free": True, "watch": None}
    first = server.post(f"/tables/{me.table}/join", {"name": "Bo"}, info["join"])
    second = server.post(f"/tables/{me.table}/join", {"name": "Cy"}, info["join"])
    assert [first.json()["seat"], second.json()["seat"]] == ["blue", "green"]
    full = server.post(f"/tables/{me.table}/join", {"name": "Di"}, info["join"])
    assert (full.status_code, full.json()["code"]) == (409, "no_free_seat")
    # Who was invited and came too late may watch.
    assert full.json()["watch"] == info["watch"]
    assert server.get(found, info["join"]).json() == {"free": False, "watch": info["watch"]}
    assert [server.get(found, token).status_code for token in (me.token, info["watch"])] == [401, 401]
    assert me.info()["join"] is None
    guest = Client(server, **first.json())
    assert guest.look()["info"]["me"] == "blue"
    assert [seat["name"] for seat in guest.info()["seats"]] == ["Bo", "Ann", "", "Cy"]


def test_people_who_share_a_screen_have_a_token_each(server: Server) -> None:
    seats = [{"kind": "bot"}, {"kind": "me", "name": "Ann"}, {"kind": "person"}, {"kind": "me", "name": "Bo"}]
    seated = server.post("/tables", {"seats": seats}).json()
    (other,) = seated.pop("others")
    ann, bo = Client(server, **seated), Client(server, seated["table"], **other)
    assert [(client.seat, client.info()["me"]) for client in (ann, bo)] == [("red", "red"), ("green", "green")]
    assert [seat["taken"] for seat in ann.info()["seats"]] == [True, True, False, True]
    # Each of them knows as little of the other as of anybody else.
    hidden = {board["seat"]: (board["cash"], board["card"]) for board in bo.situation()["boards"]}
    assert hidden["red"] == (None, None)
    assert hidden["green"] != (None, None)


def test_a_spectator_looks_and_does_nothing(server: Server) -> None:
    me, *_ = server.table("me", "person", "bot")
    watcher = me.spectator()
    table = watcher.look()
    assert (table["info"]["me"], table["info"]["join"], table["situation"]["mine"]) == (None, None, None)
    for path, body in (
        ("/lines", {"id": "abcdefgh", "line": "end"}),
        ("/undo", {"id": "abcdefgh"}),
        ("/compose", {"kind": "end"}),
        ("/name", {"name": "Eve"}),
    ):
        refused = watcher.request("POST", path, body)
        assert (refused.status_code, refused.json()["code"]) == (403, "not_allowed")


def test_a_wrong_key_opens_nothing(server: Server) -> None:
    me, *_ = server.table("me", "person", "person")
    (stranger,) = server.table("me", "bot", "bot")
    links = me.info()
    for token in (stranger.token, links["watch"][:-1], ":", "x" * 5000):
        assert server.get(f"/api/tables/{me.table}", token).status_code == 401
    assert server.get(f"/api/tables/{me.table}").status_code == 401
    assert server.get(f"/api/tables/{me.table}", authorization=f"Basic {me.token}").status_code == 401
    joined = server.post(f"/tables/{me.table}/join", {}, me.token)
    assert joined.status_code == 401
    assert server.get("/api/tables/nowhere", me.token).status_code == 404


def test_the_own_name_can_be_changed(server: Server) -> None:
    me, other, _ = server.table("me", "person", "person")
    renamed = me.request("POST", "/name", {"name": "\tAda  L.\u202e"})
    assert renamed.json()["seats"][0]["name"] == "Ada L."
    assert other.info()["seats"][0]["name"] == "Ada L."
    assert me.request("POST", "/name", {"name": "x" * 25}).status_code == 400


def test_the_list_of_the_own_tables(server: Server) -> None:
    clients = server.table("me", "person", "person")
    to_act = clients[0].situation()["to_act"]
    passes = [{"table": client.table, "token": client.token} for client in clients]
    passes += [{"table": clients[0].table, "token": "wrong"}, {"table": "nowhere", "token": clients[0].token}]
    news = server.post("/mine", {"passes": passes}).json()
    assert [each["me"] for each in news] == [client.seat for client in clients]
    assert {each["me"]: each["status"] for each in news} == {
        client.seat: "waiting_for_me" if client.seat in to_act else "running" for client in clients
    }
