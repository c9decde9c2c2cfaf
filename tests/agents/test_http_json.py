"""Asking over HTTP: nothing is followed elsewhere, nothing is endless, and what goes wrong is a sentence."""

from __future__ import annotations

import json
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING

import pytest

from boxship.agents import http_json
from boxship.agents.http_json import AddressError, SlowAnswerError, UnreachableError, exchange

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@contextmanager
def answering(handle: Callable[[BaseHTTPRequestHandler], None]) -> Iterator[str]:
    """A server on this machine that answers everything in one way; its address."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            handle(self)

        def do_POST(self) -> None:
            handle(self)

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # the base class calls it so
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}"
        finally:
            server.shutdown()
            thread.join()


def answer(handler: BaseHTTPRequestHandler, status: int, body: bytes, **headers: str) -> None:
    handler.send_response(status)
    for name, value in {"content-length": str(len(body)), **headers}.items():
        handler.send_header(name, value)
    handler.end_headers()
    handler.wfile.write(body)


def test_what_is_asked_and_answered_is_json() -> None:
    def echo(handler: BaseHTTPRequestHandler) -> None:
        length = int(handler.headers.get("content-length", 0))
        said = {"method": handler.command, "body": json.loads(handler.rfile.read(length) or b"null")}
        answer(handler, 200, json.dumps({**said, "key": handler.headers.get("authorization")}).encode())

    with answering(echo) as url:
        assert exchange(url).body == {"method": "GET", "body": None, "key": None}
        told = exchange(url, {"line": "end"}, {"authorization": "Bearer x"})
        assert told.body == {"method": "POST", "body": {"line": "end"}, "key": "Bearer x"}


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_a_token_is_not_carried_elsewhere(status: int) -> None:
    heard: list[str] = []

    def listen(handler: BaseHTTPRequestHandler) -> None:
        heard.append(str(handler.headers))
        answer(handler, 200, b"{}")

    with (
        answering(listen) as elsewhere,
        answering(lambda handler: answer(handler, status, b"", location=elsewhere)) as url,
    ):
        assert exchange(url, None, {"authorization": "Bearer secret"}).status == status
        assert exchange(url, {}, {"authorization": "Bearer secret"}).status == status
    assert heard == []


def test_what_is_no_json_and_what_is_a_problem_are_answers_too() -> None:
    with answering(lambda handler: answer(handler, 500, b"<html>")) as url:
        assert exchange(url)[:2] == (500, None)


def test_an_answer_has_a_length_and_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_json, "LARGEST_ANSWER", 1000)
    with answering(lambda handler: answer(handler, 200, b"x" * 5000)) as url, pytest.raises(UnreachableError):
        exchange(url)
    released = threading.Event()

    def say_nothing(handler: BaseHTTPRequestHandler) -> None:
        released.wait(20)

    with answering(say_nothing) as url:
        with pytest.raises(SlowAnswerError):
            exchange(url, seconds=0.1)
        released.set()


def test_nobody_there_is_a_sentence() -> None:
    with pytest.raises(UnreachableError, match="connection refused"):
        exchange("http://127.0.0.1:9")


@pytest.mark.parametrize(
    "url", ["", "ftp://127.0.0.1", "http://", "http://[::1", "http://host:99999", "http://hö.st", "/etc"]
)
def test_only_addresses_of_http_are_asked(url: str) -> None:
    with pytest.raises(AddressError, match="is no address"):
        exchange(url)


def test_an_address_with_a_password_is_refused_without_repeating_it() -> None:
    with pytest.raises(AddressError, match="a password in it") as refusal:
        exchange("https://me:secret@example.org")
    assert "secret" not in str(refusal.value)
