"""Static files of the built page: an index for every address of the page, and the files that it loads.

Files are found by their names in a list that is made once, so no address leads out of the folder. Files under
``assets/`` have a hash in their names and never change; browsers keep them. Where a file was compressed beforehand, a
browser that can read it gets it so.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from boxship.server.middleware import Receive, Scope, Send

INDEX: Final = "index.html"
_ADDRESS: Final = re.compile(
    r"/(?:new|tables|paper|results|help|replay|r/[A-Za-z0-9_-]+(?:/[0-9]{1,6})?|rules(?:/[a-z0-9-]+)?|learn(?:/[1-9])?"
    r"|j/[A-Za-z0-9_-]+|[tw]/[A-Za-z0-9_-]+(?:/(?:[0-9]{1,6}|story))?)?/?"
)
"""The addresses of the page itself; which of them is meant, the page finds out."""

_KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
_PACKINGS: Final = (("br", ".br"), ("gzip", ".gz"))
"""How a file may be compressed, the best first."""

_NOT_BUILT: Final = """\
Boxship is running, but its page was not built.

In a clone of the project:

    python -m pip install .

builds it; so does npm in the folder web:  npm ci && npm run build
"""


class StaticFile(NamedTuple):
    """One file of the page."""

    path: Path
    packed: dict[str, Path]
    """Encoding -> the same, compressed."""
    headers: list[tuple[bytes, bytes]]


class StaticFiles:
    """ASGI application that serves the folder of the built page."""

    def __init__(self, folder: Path) -> None:
        """Look what is there."""
        self._files = dict(_files(folder))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002  # nothing is read
        """Answer a request for the page or one of its files."""
        path, method = scope["path"], scope["method"]
        if method not in {"GET", "HEAD"}:
            status, headers, body = _text(405, "There is only something to look at here.\n")
        elif _ADDRESS.fullmatch(path):
            status, headers, body = self._file(INDEX, scope) or _text(503, _NOT_BUILT)
        else:
            status, headers, body = self._file(path[1:], scope) or self._nowhere(scope)
        headers = [*headers, (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": b"" if method == "HEAD" else body, "more_body": False})

    def _nowhere(self, scope: Scope) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
        """Nothing is there: who reads pages gets the page that says so in their language."""
        reads_pages = any(header == b"accept" and b"text/html" in value for header, value in scope["headers"])
        found = self._file(INDEX, scope) if reads_pages else None
        return _text(404, "There is no such page.\n") if found is None else (404, *found[1:])

    def _file(self, name: str, scope: Scope) -> tuple[int, list[tuple[bytes, bytes]], bytes] | None:
        file = self._files.get(name)
        if file is None:
            return None
        accepted = b",".join(value for header, value in scope["headers"] if header == b"accept-encoding").decode(
            "latin-1"
        )
        words = {word.partition(";")[0].strip() for word in accepted.lower().split(",")}
        for encoding, path in file.packed.items():
            if encoding in words:
                return 200, [*file.headers, (b"content-encoding", encoding.encode())], path.read_bytes()
        return 200, file.headers, file.path.read_bytes()


def _files(folder: Path) -> Iterator[tuple[str, StaticFile]]:
    for path in sorted(folder.rglob("*")):
        kind = _KINDS.get(path.suffix)
        if kind is None or not path.is_file():
            continue
        name = path.relative_to(folder).as_posix()
        packed = {encoding: path.with_name(path.name + suffix) for encoding, suffix in _PACKINGS}
        keeping = b"public, max-age=31536000, immutable" if name.startswith("assets/") else b"no-cache"
        headers = [(b"content-type", kind.encode()), (b"cache-control", keeping), (b"vary", b"accept-encoding")]
        there = {encoding: other for encoding, other in packed.items() if other.is_file()}
        yield name, StaticFile(path, there, headers)


def _text(status: int, text: str) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    return status, [(b"content-type", b"text/plain; charset=utf-8"), (b"cache-control", b"no-store")], text.encode()
