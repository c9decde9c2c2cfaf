"""ASGI middleware: rate limits, Host and Origin checks, security headers.

It is plain ASGI around the whole application, so that it also covers what the application never sees.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from boxship.server.host_names import HostNames
from boxship.server.messages import Problem
from boxship.server.metrics import Metrics
from boxship.server.rate_limit import RateLimit
from boxship.server.settings import ServerSettings

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]
"""The words of ASGI."""

CONTENT_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""The page loads what lies beside it and nothing else, and nobody frames it."""

HEADERS: Final = tuple(
    (name.encode(), value.encode())
    for name, value in (
        ("content-security-policy", CONTENT_POLICY),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("x-frame-options", "DENY"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
    )
)

_READING: Final = ("GET", "HEAD")
_MAKING_TABLES: Final = ("/api/tables", "/api/play-now")
_FORK: Final = "/fork"
_OTHER_NAME: Final = "the server does not go by this name; whoever runs it gives it one with --public-url or --name"
_FORBIDDEN: Final = 4403
_TOO_MANY: Final = 4429
_MUCH: Final = 429
_PATIENCE: Final = 0.25
"""Seconds after which somebody is told that it was too much: who asks again at once costs next to nothing."""
_PRICE_OF_LIVE: Final = 5
"""Requests that a new live connection counts for: its welcome is a whole table."""


class SecurityMiddleware:
    """Middleware around the whole application: rate limits, Host and Origin checks, security headers."""

    def __init__(self, app: Application, settings: ServerSettings, metrics: Metrics) -> None:
        """The limits count from now on."""
        self._app = app
        self._metrics = metrics
        self._origin = _place(settings.public_url) if settings.public_url else None
        self._names = HostNames(settings)
        self._live: Counter[str] = Counter()
        self._most_live = settings.most_live_of_address
        self._requests = RateLimit(settings.requests_per_second, settings.request_burst)
        self._tables = RateLimit(settings.tables_per_minute / 60, settings.table_burst)

    @property
    def limits(self) -> Mapping[str, RateLimit]:
        """The rate limits by address."""
        return {"requests": self._requests, "tables": self._tables}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or answer it here."""
        if scope["type"] == "http":
            await self._http(scope, receive, self._answering(scope, send))
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        method = scope["method"]
        seconds = self._requests.wait(_address(scope))
        if not seconds and method == "POST" and _makes_table(scope["path"].rstrip("/")):
            seconds = self._tables.wait(_address(scope))
        if seconds:
            problem = Problem(code="too_many", sentence="that was too much at once; please wait a moment")
            await _answer(send, 429, problem, [(b"retry-after", str(math.ceil(seconds)).encode())])
        elif not self._names.includes(_header(scope, b"host")):
            await _answer(send, 421, Problem(code="not_allowed", sentence=_OTHER_NAME))
        elif method in _READING:
            await self._app(scope, receive, send)
        elif not self._same_origin(scope):
            problem = Problem(code="not_allowed", sentence="this comes from a page of another server")
            await _answer(send, 403, problem)
        elif not _is_json(scope):
            await _answer(send, 415, Problem(code="invalid", sentence="a request here is application/json"))
        else:
            await self._app(scope, receive, send)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = _address(scope)
        if not self._same_origin(scope) or not self._names.includes(_header(scope, b"host")):
            await send({"type": "websocket.close", "code": _FORBIDDEN, "reason": "another origin"})
        elif self._requests.wait(address, _PRICE_OF_LIVE) or self._live[address] >= self._most_live:
            await asyncio.sleep(_PATIENCE)
            await send({"type": "websocket.close", "code": _TOO_MANY, "reason": "too many"})
        else:
            self._live[address] += 1
            try:
                await self._app(scope, receive, send)
            finally:
                self._live[address] -= 1
                self._live += Counter()  # those at zero are forgotten

    def _answering(self, scope: Scope, send: Send) -> Send:
        """Sends an answer with the headers that every answer has, and counts it."""
        method, path = scope["method"], scope["path"]
        more = (*HEADERS, _PRIVATE) if path.startswith("/api/") else HEADERS
        began = time.perf_counter()

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *more]
                if message["status"] == _MUCH:
                    await asyncio.sleep(_PATIENCE)
                self._metrics.answered(method, path, message["status"], time.perf_counter() - began)
            await send(message)

        return sending

    def _same_origin(self, scope: Scope) -> bool:
        """Whether a browser sent this from our own page; programs that are no browsers don't say where they are."""
        origin = _header(scope, b"origin")
        if not origin:
            return True
        place = _place(origin)
        return place is not None and place in {_header(scope, b"host").lower(), self._origin}


def _makes_table(path: str) -> bool:
    return path in _MAKING_TABLES or path.endswith(_FORK)


def _address(scope: Scope) -> str:
    client = scope["client"]
    return client[0] if client else ""


def _header(scope: Scope, wanted: bytes) -> str:
    for name, value in scope["headers"]:
        if name == wanted:
            return str(value, "latin-1")
    return ""


def _is_json(scope: Scope) -> bool:
    """Whether what is sent says that it is JSON; who sends nothing need not say so."""
    kind = _header(scope, b"content-type").partition(";")[0].strip().lower()
    return kind == "application/json" or (not kind and _header(scope, b"content-length") in {"", "0"})


def _place(url: str) -> str | None:
    """Host and port of an address, as a ``Host`` header says them."""
    try:
        return urlsplit(url).netloc.lower() or None
    except ValueError:
        return None


_PRIVATE: Final = (b"cache-control", b"no-store")
"""Answers to programs have cards and links in them, which nobody on the way may keep."""


async def _answer(send: Send, status: int, problem: Problem, headers: list[tuple[bytes, bytes]] | None = None) -> None:
    body = msgspec.json.encode(problem)
    about = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *(headers or [])]
    await send({"type": "http.response.start", "status": status, "headers": about})
    await send({"type": "http.response.body", "body": body, "more_body": False})
