"""Limits, origins, sizes, kinds of content, and the headers of every answer."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from boxship.server.rate_limit import RateLimit
from tests.server.harness import serving
from tests.server.inside import visiting

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.harness import Server

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


@pytest.mark.parametrize("path", ["/", "/t/abc", "/nothing", "/api/offers", "/api/nothing", "/api/tables/x"])
def test_every_answer_has_the_same_careful_headers(server: Server, path: str) -> None:
    headers = server.get(path).headers
    assert headers["content-security-policy"] == POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"
    assert "server" not in headers


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "not_found"),
        ("GET", "/api", 404, "not_found"),
        ("DELETE", "/api/tables", 405, "invalid"),
        ("GET", "/api/play-now", 405, "invalid"),
        ("POST", "/api/tables/nowhere/lines", 400, "invalid"),
        ("POST", "/api/tables/nowhere/join", 400, "invalid"),
        ("GET", "/api/tables/nowhere", 401, "not_allowed"),
        ("GET", "/api/tables/nowhere/situations/one", 404, "not_found"),
        ("GET", "/api/tables/nowhere?last=one", 400, "invalid"),
    ],
)
def test_every_error_is_a_problem(server: Server, method: str, path: str, status: int, code: str) -> None:
    answer = server.http.request(method, path)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["sentence"]


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        (b"{", "JSON"),
        (b"\xff", "JSON"),
        (b"[]", "object"),
        (b"{}", "missing required field"),
        (b'{"seats": []}', "length >= 3"),
        (b'{"seats": [{"kind": "king"}, {"kind": "me"}, {"kind": "me"}]}', "Invalid enum value"),
        (b'{"seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], "colour": 1}', "unknown field"),
        (b'{"seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], "rules": "tall"}', "no ruleset 'tall'"),
    ],
)
def test_what_can_not_be_read_is_said_clearly(server: Server, body: bytes, sentence: str) -> None:
    answer = server.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "invalid")
    assert sentence.lower() in answer.json()["sentence"].lower()


def test_a_probe_may_ask_for_the_head_only(server: Server) -> None:
    assert server.http.head("/api/health").status_code == 204


def test_only_json_is_read(server: Server) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        answer = server.http.post("/api/tables", content=b"{}", headers={"content-type": kind})
        assert (answer.status_code, answer.json()["code"]) == (415, "invalid")
    answer = server.http.post("/api/mine", content=b'{"passes": []}')
    assert answer.status_code == 415
    kind = "Application/JSON; charset=utf-8"
    assert server.http.post("/api/mine", content=b'{"passes": []}', headers={"content-type": kind}).json() == []


def test_a_request_has_at_most_64_kilobytes(server: Server) -> None:
    small = b'{"passes": []' + b" " * 65_000 + b"}"
    large = b'{"passes": []' + b" " * 70_000 + b"}"
    headers = {"content-type": "application/json"}
    assert server.http.post("/api/mine", content=small, headers=headers).status_code == 200
    answer = server.http.post("/api/mine", content=large, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    # In pieces, without saying beforehand how much it will be.
    answer = server.http.post("/api/mine", content=iter([large[:40_000], large[40_000:]]), headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


def test_a_page_of_another_server_changes_nothing_here(server: Server) -> None:
    for origin in ("http://evil.example", "null", "http://[", f"{server.url}.evil.example"):
        answer = server.http.post("/api/play-now", headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed")
    assert server.http.post("/api/play-now", headers={"origin": server.url}).status_code == 201
    # To look is allowed to say; a browser does not show the answer to such a page.
    assert server.http.get("/api/offers", headers={"origin": "http://evil.example"}).status_code == 200


def test_a_proxy_in_front_may_have_another_name(tmp_path: Path) -> None:
    async def work() -> None:
        async with visiting(tmp_path / "t.db", public_url="https://games.example") as client:
            for origin, status in (("https://games.example", 201), ("https://evil.example", 403)):
                answer = await client.post("/api/play-now", headers={"origin": origin})
                assert answer.status_code == status

    asyncio.run(work())


def test_a_name_that_somebody_turned_to_this_machine_opens_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with visiting(tmp_path / "t.db", names=("club.example",), public_url="https://games.example") as client:
            for host in ("evil.example:8470", "evil.example", "games.example.evil.example", "127.0.0.1.evil.example"):
                headers = {"host": host, "origin": f"http://{host}"}
                answer = await client.post("/api/play-now", headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (421, "not_allowed")
                assert (await client.get("/", headers=headers)).status_code == 421
            for host in (
                "localhost:8470",
                "127.0.0.1:1",
                "[::1]:8470",
                "10.0.0.7",
                "CLUB.example.",
                "games.example:80",
            ):
                assert (await client.get("/api/offers", headers={"host": host})).status_code == 200

    asyncio.run(work())


def test_answers_with_secrets_are_never_kept_on_the_way(server: Server) -> None:
    me, *_ = server.table("me", "bot", "bot")
    for path in ("/api/offers", f"/api/tables/{me.table}", "/api/nothing"):
        assert server.get(path, me.token).headers["cache-control"] == "no-store"


def test_json_without_end_is_refused_like_any_other(server: Server) -> None:
    for text in ("[" * 60_000, '{"a":' * 10_000):
        answer = server.http.post("/api/tables", content=text, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (400, "invalid")
    me, *_ = server.table("me", "bot", "bot")
    with me.live() as live:
        assert live.next()["type"] == "welcome"
        live.send("[" * 60_000)
        assert live.next("closed")["problem"]["code"] == "invalid"


def test_only_a_proxy_that_was_named_is_believed_about_addresses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BOXSHIP_TABLE_BURST", "4")
    monkeypatch.setenv("BOXSHIP_TABLES_PER_MINUTE", "0.1")

    def refused(*options: str) -> int:
        with serving(tmp_path / "t.db", "--pace", "0", *options) as server:
            forged = ({"x-forwarded-for": f"192.0.2.{number}"} for number in range(8))
            return sum(server.http.post("/api/play-now", headers=each).status_code == 429 for each in forged)

    assert refused() > 0
    assert refused("--proxy", "127.0.0.1") == 0


def test_only_so_many_requests_at_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with visiting(tmp_path / "t.db", requests_per_second=0.1, request_burst=20) as client:
            answers = [await client.get("/api/offers") for _ in range(25)]
            assert [answer.status_code for answer in answers] == [200] * 20 + [429] * 5
            assert answers[-1].json()["code"] == "too_many"
            assert 5 <= int(answers[-1].headers["retry-after"]) <= 10

    asyncio.run(work())


def test_only_so_many_new_tables_at_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with visiting(tmp_path / "t.db", tables_per_minute=1, table_burst=2) as client:
            statuses = [(await client.post("/api/play-now")).status_code for _ in range(3)]
            assert statuses == [201, 201, 429]
            assert (await client.post("/api/tables/", json={})).status_code == 429
            assert (await client.get("/api/offers")).status_code == 200

    asyncio.run(work())


def test_a_bucket_fills_again_and_each_address_has_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr("boxship.server.rate_limit.time.monotonic", lambda: clock[0])
    limit = RateLimit(2, 3)
    assert [limit.wait("a") for _ in range(4)] == [0, 0, 0, 0.5]
    assert limit.wait("b") == 0
    clock[0] += 0.5
    assert [limit.wait("a") for _ in range(2)] == [0, 0.5]
    clock[0] += 1000
    assert [limit.wait("a") for _ in range(4)] == [0, 0, 0, 0.5]


def test_addresses_are_forgotten_before_there_are_too_many() -> None:
    limit = RateLimit(1, 2)
    for number in range(25_000):
        assert limit.wait(str(number)) == 0
    assert len(limit._levels) <= 10_000
