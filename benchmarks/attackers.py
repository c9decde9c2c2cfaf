"""Attackers for ``benchmarks.attacks``: each does one thing to a server for some seconds, as hard as it can.

Run as a program: the name of an attack, the port, seconds, and a pass for a table as JSON. It is a process of its own,
and comes from the address 127.0.0.1.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from typing import Any

from websockets.asyncio.client import connect

HOST = "127.0.0.1"
PIECE = b"a" * 40_000
"""A hundred of them each second are 4 MB/s."""
HALF_REQUESTS = 1100


@dataclass(frozen=True)
class Target:
    """A server, a seat at one of its tables, and until when it is attacked."""

    port: int
    until: float
    seat: dict[str, Any]

    @property
    def on(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.until


Attack = Callable[[Target], Awaitable[None]]


async def _sent(target: Target, begin: bytes, piece: bytes, pause: float = 0.01) -> None:
    """Connect, begin and go on without end; once more whenever the server has had enough."""
    while target.on:
        with suppress(OSError):
            _, writer = await asyncio.open_connection(HOST, target.port)
            writer.write(begin)
            while target.on:
                writer.write(piece)
                await writer.drain()
                await asyncio.sleep(pause)
        await asyncio.sleep(pause)


async def _asked(target: Target, path: str, bodies: Callable[[int], Any], connections: int = 8) -> None:
    """Ask as fast as answers come, over several connections."""

    async def one(number: int) -> None:
        for turn in count(number, connections):
            if not target.on:
                return
            body = bodies(turn)
            text = body if isinstance(body, bytes) else json.dumps(body).encode()
            head = (
                f"POST {path} HTTP/1.1\r\nHost: {HOST}\r\nAuthorization: Bearer {target.seat['token']}\r\n"
                f"Content-Type: application/json\r\nContent-Length: {len(text)}\r\nConnection: close\r\n\r\n"
            )
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(HOST, target.port)
                writer.write(head.encode() + text)
                await reader.read()
                writer.close()

    await asyncio.gather(*(one(number) for number in range(connections)))


async def endless_header(target: Target) -> None:
    """One connection, one header, 4 MB/s."""
    await _sent(target, b"GET /api/health HTTP/1.1\r\nHost: a\r\nX: ", PIECE)


async def endless_request_line(target: Target) -> None:
    """One connection, one request line, 4 MB/s."""
    await _sent(target, b"GET /", PIECE)


async def many_headers(target: Target) -> None:
    """One connection, short headers without end."""
    await _sent(target, b"GET /api/health HTTP/1.1\r\n", b"a: b\r\n" * 6000)


async def half_requests(target: Target) -> None:
    """As many half requests as a process may usually have files open."""

    async def half() -> None:
        await _sent(target, b"GET /api/health HTTP/1.1\r\nHost: a\r\n", b"", 1.0)

    await asyncio.gather(*(half() for _ in range(HALF_REQUESTS)))


async def large_bodies(target: Target) -> None:
    """Bodies of 50 MB."""
    head = b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 50000000\r\n\r\n"
    await _sent(target, head, PIECE)


async def deep_json(target: Target) -> None:
    """JSON that is nested 60,000 deep."""
    await _asked(target, "/api/tables", lambda _: b"[" * 60_000, 2)


async def many_tables(target: Target) -> None:
    """New tables."""
    await _asked(target, "/api/play-now", lambda _: b"", 4)


async def lists_of_tables(target: Target) -> None:
    """A hundred lookups with each request."""
    await _asked(
        target,
        "/api/mine",
        lambda turn: {"passes": [{"table": f"{turn}-{number}", "token": "x"} for number in range(100)]},
    )


async def renames(target: Target) -> None:
    """Everybody at the table hears of each."""
    await _asked(target, f"/api/tables/{target.seat['table']}/name", lambda turn: {"name": f"Ann {turn}"})


async def loans_taken_back(target: Target) -> None:
    """Events without end: a loan, taken back, a loan."""
    path = f"/api/tables/{target.seat['table']}"
    await asyncio.gather(
        _asked(target, f"{path}/lines", lambda turn: {"id": f"line-{turn:08}", "line": "loan"}, 2),
        _asked(target, f"{path}/undo", lambda turn: {"id": f"undo-{turn:08}"}, 2),
    )


async def spectators(target: Target) -> None:
    """As many live connections as there is room for, opened again and again."""

    async def one() -> None:
        while target.on:
            with suppress(Exception):
                async with connect(f"ws://{HOST}:{target.port}/api/tables/{target.seat['table']}/live") as socket:
                    await socket.send(json.dumps({"type": "hello", "token": target.seat["watch"]}))
                    await socket.recv()
                    await asyncio.sleep(0.5)

    await asyncio.gather(*(one() for _ in range(80)))


ATTACKS: dict[str, Attack] = {
    each.__name__: each
    for each in (
        endless_header,
        endless_request_line,
        many_headers,
        half_requests,
        large_bodies,
        deep_json,
        many_tables,
        lists_of_tables,
        renames,
        loans_taken_back,
        spectators,
    )
}


def main() -> None:
    """One attack."""
    name, port, seconds, seat = sys.argv[1:]
    asyncio.run(_run(ATTACKS[name], int(port), float(seconds), json.loads(seat)))


async def _run(attack: Attack, port: int, seconds: float, seat: dict[str, Any]) -> None:
    target = Target(port, time.monotonic() + seconds, seat)
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds + 1):
            await attack(target)


if __name__ == "__main__":
    main()
