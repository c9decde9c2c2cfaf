"""Games over a bad line to servers that are killed, and what each player was promised."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.harness import answer, bearing

if TYPE_CHECKING:
    from tests.server.scripts import Laid, SaidLine

_PATIENCE = 15.0
"""Seconds after which an answer is not waited for any more, and the same is sent again."""


@dataclass
class Promises:
    """What the players of one run were told."""

    counts: Counter[str] = field(default_factory=Counter)
    progress: asyncio.Event = field(default_factory=asyncio.Event)

    def acknowledge(self) -> None:
        self.counts["acknowledged moves"] += 1
        self.progress.set()


@dataclass
class Game:
    """One table, its player and somebody who watches."""

    port: int
    laid: Laid
    promises: Promises
    script: list[SaidLine]
    """The lines to play; empty: one person plays dull lines against bots."""
    acknowledged: dict[str, tuple[int, str, str]] = field(default_factory=dict)
    """By command: the number that was answered, the seat and the line."""
    seen: list[int] = field(default_factory=list)
    """The numbers of the events that the watcher was told."""
    last: int | None = None

    async def play(self) -> None:
        if self.script:
            for index, (seat, line) in enumerate(self.script):
                await self._say(seat, f"command-{index}", line)
        else:
            await self._play_against_bots()
        self.last = (await self._look())["situation"]["number"]

    async def _play_against_bots(self) -> None:
        seat = next(iter(self.laid.tokens))
        for index in range(10_000):
            table = await self._look()
            if table["situation"]["winners"]:
                return
            if seat in table["situation"]["to_act"] and table["kinds"]:
                # It may be refused: another process knew more than the one that was asked.
                await self._say(seat, f"dull-{index:06}", answer(table["situation"], table["kinds"]))

    async def watch(self) -> None:
        """Until everything that happened has been told."""
        while self.last is None or not self.seen or self.seen[-1] < self.last:
            with suppress(OSError, TimeoutError, WebSocketException):
                await self._watch_once()
            self.promises.counts["live connections"] += 1
            await asyncio.sleep(0.05)

    async def _watch_once(self) -> None:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{self.laid.table}/live"
        async with connect(address, compression=None, open_timeout=_PATIENCE, close_timeout=1) as socket:
            seen = self.seen[-1] if self.seen else 0
            await socket.send(json.dumps({"type": "hello", "token": self.laid.links.watch, "last": seen}))
            while self.last is None or not self.seen or self.seen[-1] < self.last:
                message = json.loads(await asyncio.wait_for(socket.recv(), 2))
                if message["type"] == "welcome":
                    assert not message["table"]["more"], "these games are shorter than a page"
                    self.seen += [entry["number"] for entry in message["table"]["log"]]
                elif message["type"] == "moved":
                    self.seen.append(message["entry"]["number"])

    async def _say(self, seat: str, command: str, line: str) -> None:
        path = f"/api/tables/{self.laid.table}/lines"
        while True:
            status, body = await self._ask("POST", path, self.laid.tokens[seat], {"id": command, "line": line})
            if status == 200:
                self.acknowledged[command] = (body["number"], seat, line)
                self.promises.acknowledge()
                return
            if status == 409 and not self.script:
                self.promises.counts["refused"] += 1
                return
            assert status in {0, 429, 500, 503}, (status, body, line)

    async def _look(self) -> Any:
        while True:
            # Who says what they know is shown no less, whichever server is asked.
            known = max([-1, *(number for number, _, _ in self.acknowledged.values())])
            path = f"/api/tables/{self.laid.table}?last={known}"
            status, body = await self._ask("GET", path, next(iter(self.laid.tokens.values())))
            if status == 200:
                return body

    async def _ask(self, method: str, path: str, token: str, body: Any = None) -> tuple[int, Any]:
        """One request over a connection of its own; 0 where there was no whole answer."""
        self.promises.counts["requests"] += 1
        with suppress(OSError, TimeoutError, ValueError, IndexError, asyncio.IncompleteReadError):
            async with asyncio.timeout(_PATIENCE):
                status, text = await _exchange(self.port, method, path, token, body)
                if status == 429:
                    await asyncio.sleep(0.2)
                return status, json.loads(text)
        self.promises.counts["requests without an answer"] += 1
        await asyncio.sleep(0.05)
        return 0, None


async def _exchange(port: int, method: str, path: str, token: str, body: Any) -> tuple[int, bytes]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        content = b"" if body is None else json.dumps(body).encode()
        headers = {
            "host": "127.0.0.1",
            "connection": "close",
            "content-type": "application/json",
            "content-length": str(len(content)),
            **bearing(token),
        }
        head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        writer.write(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + content)
        answered = await reader.readuntil(b"\r\n\r\n")
        lengths = [line for line in answered.lower().split(b"\r\n") if line.startswith(b"content-length:")]
        return int(answered.split(b" ", 2)[1]), await reader.readexactly(int(lengths[0].partition(b":")[2]))
    finally:
        writer.transport.abort()
