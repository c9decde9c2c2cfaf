"""Request bodies: read in one go, up to a largest size.

Litestar's own way goes through a stream of pieces and a table of all headers, for bodies of any kind and size. A move
is some sixty bytes long, and is read more quickly like this.
"""

from __future__ import annotations

from typing import Any, Final

from litestar import Request

from boxship.server.errors import ProblemError

LARGEST: Final = 64 * 1024
"""Bytes of a request, and of a message of a live connection."""


class WholeRequest(Request[Any, Any, Any]):
    """A request whose body is small."""

    _whole: bytes | None = None

    async def body(self) -> bytes:
        """All of the body; a ProblemError if it is too large."""
        if self._whole is None:
            self._whole = await self._read()
        return self._whole

    async def json(self) -> Any:  # noqa: ANN401  # whatever the body says
        """The body as JSON; a ProblemError where its bytes are no text at all, which Litestar does not expect."""
        try:
            return await super().json()
        except UnicodeDecodeError:
            raise ProblemError("invalid", "this is not the JSON that is expected here: it is not UTF-8") from None

    async def _read(self) -> bytes:
        pieces: list[bytes] = []
        size = 0
        more = True
        while more:
            message = await self.receive()
            if message["type"] != "http.request":
                raise ProblemError("invalid", "the connection was closed before the request was whole")
            pieces.append(message["body"])
            size += len(message["body"])
            if size > LARGEST:
                raise ProblemError("too_large", f"a request has at most {LARGEST} bytes")
            more = message.get("more_body", False)
        return b"".join(pieces)
