"""Bytes to the server's HTTP protocol with the whole application behind it, over a line that is made up."""

from __future__ import annotations

import asyncio
import itertools
import re
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final, Self

import uvicorn
from uvicorn.server import ServerState

from boxship.server.http_protocol import Connections, GuardedProtocol
from tests.server.inside import running

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

_STATUS: Final = re.compile(rb"^HTTP/1\.1 (\d{3}) ", re.MULTILINE)
_LOOKS: Final = 30
"""So often the event loop goes round before whoever sent the bytes hangs up."""


class _Line(asyncio.Transport):
    """A connection that keeps what was said on it."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1), "sockname": ("10.0.0.1", 80)})
        self.heard = bytearray()
        self._closed = False

    def write(self, data: Any) -> None:
        self.heard += data

    def close(self) -> None:
        self._closed = True

    abort = close

    def is_closing(self) -> bool:
        return self._closed

    def pause_reading(self) -> None:
        """The next piece comes all the same."""

    resume_reading = pause_reading


class Heads:
    """A server to which bytes are sent, each time over a new connection."""

    def __init__(self, config: uvicorn.Config) -> None:
        self._config = config
        self._state = ServerState()
        self._counted = Connections(1000, 1000, frozenset())
        self._addresses = itertools.count()

    @classmethod
    @asynccontextmanager
    async def at(cls, data: Path) -> AsyncIterator[Self]:
        """With a new data file."""
        async with running(data) as app:
            config = uvicorn.Config(app, ws="none", lifespan="off", log_config=None)
            config.load()
            yield cls(config)

    async def send(self, text: bytes) -> str:
        """Send all in two pieces, wait a little, hang up; what was answered."""
        number = next(self._addresses)
        line = _Line(f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}")
        protocol = GuardedProtocol(
            self._counted,
            config=self._config,
            server_state=self._state,
            app_state={},
            _loop=asyncio.get_running_loop(),
        )
        protocol.connection_made(line)
        for piece in (text[: len(text) // 2], text[len(text) // 2 :]):
            if not line.is_closing():
                protocol.data_received(piece)
                for _ in range(_LOOKS):
                    await asyncio.sleep(0)
        protocol.connection_lost(None)
        while self._state.tasks:
            await asyncio.wait(self._state.tasks)
        assert self._counted.open == 0, "a connection that has gone is still counted"
        codes = [int(code) for code in _STATUS.findall(bytes(line.heard))]
        assert all(code < 500 for code in codes), bytes(line.heard)
        return f"answered {codes[0]}" if codes else "left without an answer"
