"""ASGI middleware: rate limits, Origin check, security headers.

It is plain ASGI around the whole application, so that it also covers what the application never sees.
"""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable, MutableMapping
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec

from boxship.server.messages import Problem
from boxship.server.rate_limit import RateLimit

if TYPE_CHECKING:
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
_FORBIDDEN: Final = 4403
_TOO_MANY: Final = 4429


class SecurityMiddleware:
    """Middleware around the whole application: rate limits, Origin check, security headers."""

    def __init__(self, app: Application, settings: ServerSettings) -> None:
        """The limits count from now on."""
        self._app = app
        self._origin = _place(settings.public_url) if settings.public_url else None
        self._requests = RateLimit(settings.requests_per_second, settings.request_burst)
        self._tables = RateLimit(settings.tables_per_minute / 60, settings.table_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or answer it here."""
        if scope["type"] == "http":
            await self._http(scope, receive, _with_headers(send))
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        method = scope["method"]
        seconds = self._requests.wait(_address(scope))
        if not seconds and method == "POST" and scope["path"].rstrip("/") in _MAKING_TABLES:
            seconds = self._tables.wait(_address(scope))
        if seconds:
            problem = Problem(code="too_many", sentence="that was too much at once; please wait a moment")
            await _answer(send, 429, problem, [(b"retry-after", str(math.ceil(seconds)).encode())])
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
        if not self._same_origin(scope):
            await send({"type": "websocket.close", "code": _FORBIDDEN, "reason": "another origin"})
        elif self._requests.wait(_address(scope)):
            await send({"type": "websocket.close", "code": _TOO_MANY, "reason": "too many"})
        else:
            await self._app(scope, receive, send)

    def _same_origin(self, scope: Scope) -> bool:
        """Whether a browser sent this from our own page; programs that are no browsers don't say where they are."""
        origin = _header(scope, b"origin")
        if not origin:
            return True
        place = _place(origin)
        return place is not None and place in {_header(scope, b"host").lower(), self._origin}


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


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *HEADERS]
        await send(message)

    return sending


async def _answer(send: Send, status: int, problem: Problem, headers: list[tuple[bytes, bytes]] | None = None) -> None:
    body = msgspec.json.encode(problem)
    about = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *(headers or [])]
    await send({"type": "http.response.start", "status": status, "headers": about})
    await send({"type": "http.response.body", "body": body, "more_body": False})
