"""Attacks below the level of whole requests: long heads, slow halves, too many connections."""

from __future__ import annotations

import socket
import threading
import time
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
import uvicorn

from boxship.server import http_protocol
from boxship.server.http_protocol import LARGEST_HEAD, Connections, GuardedProtocol

if TYPE_CHECKING:
    from collections.abc import Iterator

SECONDS = 0.3


async def greeting(scope: Any, receive: Any, send: Any) -> None:
    """An application that answers with the length of what it got."""
    assert scope["type"] == "http"
    size, more = 0, True
    while more:
        message = await receive()
        size += len(message["body"])
        more = message.get("more_body", False)
    body = str(size).encode()
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
    await send({"type": "http.response.body", "body": body})


@contextmanager
def listening(counted: Connections) -> Iterator[int]:
    """The protocol on a port of this machine."""
    place = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        greeting,
        http=partial(GuardedProtocol, counted),  # type: ignore[arg-type]  # a protocol with one part given
        lifespan="off",
        log_config=None,
        timeout_keep_alive=60,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [place]}, daemon=True)
    thread.start()
    try:
        yield place.getsockname()[1]
    finally:
        server.should_exit = True
        thread.join()
        place.close()


def room(most: int = 100, of_address: int = 100, *proxies: str) -> Connections:
    return Connections(most, of_address, frozenset(proxies))


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "REQUEST_SECONDS", SECONDS)


def answer_to(port: int, *pieces: bytes) -> bytes:
    """Everything that comes back until the server closes."""
    with socket.create_connection(("127.0.0.1", port), timeout=10) as client:
        try:
            for piece in pieces:
                client.sendall(piece)
        except OSError:  # it has heard enough
            pass
        return all_of(client)


def all_of(client: socket.socket) -> bytes:
    heard = b""
    try:
        while piece := client.recv(65536):
            heard += piece
    except ConnectionResetError:
        pass
    return heard


HELLO = b"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"


def test_an_ordinary_request_passes() -> None:
    with listening(room()) as port:
        body = b"x" * 60_000
        head = b"POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: %d\r\n\r\n" % len(body)
        assert answer_to(port, HELLO).startswith(b"HTTP/1.1 200")
        assert answer_to(port, head + body).endswith(b"60000")
        assert answer_to(port, head, body[:1000], body[1000:]).endswith(b"60000")


@pytest.mark.parametrize(
    "begin",
    [b"GET / HTTP/1.1\r\nHost: a\r\nX: ", b"GET /"],
    ids=["header", "request line"],
)
def test_an_endless_head_is_cut_off(begin: bytes) -> None:
    with listening(room()) as port:
        heard = answer_to(port, begin, *[b"a" * 10_000] * 100)
        assert heard == b"" or heard.startswith(b"HTTP/1.1 431")
        heard = answer_to(port, begin + b"a" * LARGEST_HEAD)
        assert heard.startswith(b"HTTP/1.1 431")
        assert b'"too_large"' in heard


def test_many_short_headers_are_cut_off() -> None:
    with listening(room()) as port:
        assert answer_to(port, b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 6000).startswith(b"HTTP/1.1 431")


def test_each_request_of_a_connection_has_a_head_of_its_own() -> None:
    with listening(room()) as port, socket.create_connection(("127.0.0.1", port), timeout=10) as client:
        for _ in range(5):
            client.sendall(b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"a" * (LARGEST_HEAD // 2) + b"\r\n\r\n")
            assert client.recv(65536).startswith(b"HTTP/1.1 200")


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize(
    "half",
    [b"", b"\r\n\r\n", b"GET / HTTP/1.1\r\nHost: a\r\n", b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nabc"],
    ids=["silence", "empty lines", "half a head", "half a body"],
)
def test_who_does_not_finish_a_request_is_sent_away(half: bytes) -> None:
    with listening(room()) as port:
        began = time.monotonic()
        assert b"HTTP/1.1 408" in answer_to(port, half)
        assert time.monotonic() - began < 20 * SECONDS


@pytest.mark.usefixtures("hurried")
def test_a_byte_now_and_then_buys_no_time() -> None:
    counted = room()
    with listening(counted) as port, socket.create_connection(("127.0.0.1", port), timeout=10) as client:
        client.sendall(HELLO[:5])
        ended = threading.Event()

        def drip() -> None:
            for byte in HELLO[5:-2] * 20:
                if ended.wait(SECONDS / 5):
                    return
                try:
                    client.sendall(bytes([byte]))
                except OSError:
                    return

        dripping = threading.Thread(target=drip)
        dripping.start()
        heard = all_of(client)
        ended.set()
        dripping.join()
        assert heard == b"" or heard.startswith(b"HTTP/1.1 408")


def test_only_so_many_connections() -> None:
    for counted, free in ((room(3, 100), 0), (room(100, 3), 0), (room(100, 3, "127.0.0.1"), 1)):
        with listening(counted) as port, ExitStack() as open_ones:
            for _ in range(3):
                client = open_ones.enter_context(socket.create_connection(("127.0.0.1", port), timeout=10))
                client.sendall(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
                assert client.recv(65536).startswith(b"HTTP/1.1 200")
            heard = answer_to(port, HELLO)
            assert heard.startswith(b"HTTP/1.1 200" if free else b"HTTP/1.1 503")
        assert (counted.open, counted.by_address) == (0, {})


def test_whoever_leaves_makes_room() -> None:
    counted = room(1, 1)
    with listening(counted) as port:
        for _ in range(5):
            while not (heard := answer_to(port, HELLO)).startswith(b"HTTP/1.1 200"):
                assert heard == b"" or heard.startswith(b"HTTP/1.1 503")  # the one before is just leaving
    assert counted.open == 0
