"""JSON over HTTP, with limits: no redirects, no endless answers, and a sentence for whatever goes wrong.

A redirect would carry a token or a key to a place that nobody named, so it is an answer like any other. A server on
this machine is asked directly, whatever proxy the environment names.
"""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from http.client import HTTPException
from typing import Any, Final, NamedTuple, Protocol
from urllib.parse import urlsplit

LARGEST_ANSWER: Final = 4_000_000
"""Bytes of an answer that are read."""
_CHUNK: Final = 65_536
_LOCAL: Final = ("127.0.0.1", "::1", "localhost")


class AddressError(ValueError):
    """Not the address of a server; ``str()`` says why."""


class UnreachableError(Exception):
    """No answer came; ``str()`` says why."""


class SlowAnswerError(UnreachableError):
    """No answer came in time."""


class _Readable(Protocol):
    """The body of an answer on its way."""

    def read1(self, amount: int, /) -> bytes:
        """What is there, at most so much; nothing at the end."""


class Answer(NamedTuple):
    """What came back."""

    status: int
    body: Any
    """The JSON of it; None where it is none."""
    headers: Mapping[str, str]


def _opener(*proxies: urllib.request.ProxyHandler) -> urllib.request.OpenerDirector:
    """What asks by HTTP and follows nobody elsewhere."""
    opener = urllib.request.OpenerDirector()
    handlers = (urllib.request.HTTPHandler, urllib.request.HTTPSHandler, urllib.request.HTTPErrorProcessor)
    for handler in (*proxies, *(each() for each in handlers), urllib.request.HTTPDefaultErrorHandler()):
        opener.add_handler(handler)
    return opener


_DIRECTLY: Final = _opener()
_BY_PROXY: Final = _opener(urllib.request.ProxyHandler())


def is_local(url: str) -> bool:
    """Whether an address is on this machine."""
    return urlsplit(url).hostname in _LOCAL


def checked_url(url: str) -> str:
    """The same address, if it is one of HTTP that names no password; an AddressError if not."""
    try:
        parts = urlsplit(url)
        port_is_one = parts.port is None or parts.port > 0
    except ValueError:
        raise AddressError(f"{url[:80]!r} is no address; write it like http://127.0.0.1:8470") from None
    if parts.scheme not in {"http", "https"} or not parts.hostname or not port_is_one or not url.isascii():
        raise AddressError(f"{url[:80]!r} is no address; write it like http://127.0.0.1:8470")
    if parts.username is not None or parts.password is not None:
        raise AddressError("an address with a name or a password in it is not used; give keys by the environment")
    return url


def exchange(url: str, body: Any = None, headers: Mapping[str, str] | None = None, seconds: float = 20.0) -> Answer:  # noqa: ANN401
    """Ask, with a body by POST and without one by GET; an UnreachableError if nothing came back in so many seconds."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(checked_url(url), data, dict(headers or {}))  # noqa: S310  # it is HTTP: checked
    request.add_header("accept", "application/json")
    request.add_header("user-agent", "boxship")
    if data is not None:
        request.add_header("content-type", "application/json")
    opener = _DIRECTLY if is_local(url) else _BY_PROXY
    deadline = time.monotonic() + seconds
    try:
        with opener.open(request, timeout=seconds) as answer:
            return _read(answer.status, answer, dict(answer.headers), deadline)
    except urllib.error.HTTPError as answer:
        with answer:
            return _read(answer.code, answer, dict(answer.headers), deadline)
    except urllib.error.URLError as problem:
        raise _failure(problem.reason) from None
    except (OSError, HTTPException) as problem:
        raise _failure(problem) from None


def _read(status: int, answer: _Readable, headers: Mapping[str, str], deadline: float) -> Answer:
    """The whole answer, if it is not too long and does not take too long."""
    raw = b""
    while some := answer.read1(_CHUNK):
        raw += some
        if len(raw) > LARGEST_ANSWER:
            raise UnreachableError(f"the answer has more than {LARGEST_ANSWER // 1_000_000} MB")
        if time.monotonic() > deadline:
            raise SlowAnswerError("the answer took too long")
    try:
        body = json.loads(raw) if raw else None
    except (ValueError, RecursionError):
        body = None
    return Answer(status, body, {name.lower(): value for name, value in headers.items()})


def _failure(problem: object) -> UnreachableError:
    if isinstance(problem, TimeoutError):
        return SlowAnswerError("no answer in time")
    if isinstance(problem, OSError) and problem.strerror:
        return UnreachableError(problem.strerror.lower())
    return UnreachableError("the connection broke" if isinstance(problem, HTTPException | OSError) else str(problem))
