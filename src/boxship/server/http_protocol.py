"""HTTP protocol with limits that hold before a request is whole: size of its head, time, number of connections.

uvicorn's own parser takes a head of any length, waits for it for ever and counts nobody, and the application sees only
whole requests. So the limits stand here, in a subclass of uvicorn's protocol. It leans on names of that class; a test
attacks a running server, so that a new version which calls them otherwise is noticed.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from boxship.server.messages import Problem, ProblemCode

LARGEST_HEAD: Final = 32 * 1024
"""Bytes of a request line and all headers."""
REQUEST_SECONDS: Final = 10.0
"""For the head of a request, and again for its body."""

_TOO_SLOW: Final = 408
_HEAD_TOO_LARGE: Final = 431
_UNAVAILABLE: Final = 503


@dataclass(slots=True)
class Connections:
    """Count of the connections that a server holds, in all and by address."""

    most: int
    most_of_address: int
    proxies: frozenset[str]
    """Addresses that speak for many: only the whole count holds for them."""
    open: int = 0
    by_address: Counter[str] = field(default_factory=Counter)

    def admit(self, address: str) -> bool:
        """Whether there is room for one more from that address; if so, it is counted."""
        crowded = address not in self.proxies and self.by_address[address] >= self.most_of_address
        if crowded or self.open >= self.most:
            return False
        self.open += 1
        self.by_address[address] += 1
        return True

    def release(self, address: str) -> None:
        """One of that address has gone."""
        self.open -= 1
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]


class GuardedProtocol(HttpToolsProtocol):
    """One connection until it closes or becomes a WebSocket, whose own limits take over then."""

    def __init__(self, connections_of_server: Connections, **parts: Any) -> None:  # noqa: ANN401  # uvicorn's own
        """With the count that all connections of a server share."""
        super().__init__(**parts)
        self._counted = connections_of_server
        self._admitted = False
        self._head = 0
        self._in_head = True
        self._timer: asyncio.TimerHandle | None = None

    # -- beginning and end -------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Somebody connects: counted, or sent away."""
        super().connection_made(transport)
        self._admitted = self._counted.admit(self._address())
        if self._admitted:
            self._wait_for_more()
        else:
            self._refuse(_UNAVAILABLE, "too_many", "too many connections are open already; please try again later")

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._release()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a live connection, counted at its table."""
        self._release()
        super().handle_websocket_upgrade()

    def _release(self) -> None:
        self._stop_waiting()
        if self._admitted:
            self._admitted = False
            self._counted.release(self._address())

    def _address(self) -> str:
        return self.client[0] if self.client else ""

    # -- one request -------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Some bytes came, of a head or a body."""
        if self.transport.is_closing():
            return
        if self._timer is None:
            self._wait_for_more()
        room = LARGEST_HEAD - self._head if self._in_head else len(data)
        self._head += len(data)
        super().data_received(data[:room])
        if len(data) <= room or self.transport.is_closing():
            return
        if self._in_head:
            self._refuse(_HEAD_TOO_LARGE, "too_large", f"the head of a request has at most {LARGEST_HEAD} bytes")
        else:
            super().data_received(data[room:])

    def on_headers_complete(self) -> None:
        """The head is whole; the body has time of its own."""
        self._in_head = False
        self._wait_for_more()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is whole."""
        self._in_head = True
        self._head = 0
        self._stop_waiting()
        super().on_message_complete()

    # -- time --------------------------------------------------------------------------------------------------------

    def _wait_for_more(self) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(REQUEST_SECONDS, self._time_is_up)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _time_is_up(self) -> None:
        self._timer = None
        if self.pipeline:  # nothing is read from whoever asks again before the last answer: they are not slow
            self._wait_for_more()
        elif not self.transport.is_closing():
            self._refuse(_TOO_SLOW, "invalid", "the request did not become whole in time")

    def _refuse(self, status: int, code: ProblemCode, sentence: str) -> None:
        body = msgspec.json.encode(Problem(code=code, sentence=sentence))
        about = f"content-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
        self._stop_waiting()
        self.transport.write(STATUS_LINE[status] + about.encode() + body)
        self.transport.close()
