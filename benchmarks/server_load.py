"""Clients for the server's benchmarks, in a process of their own so that they take nothing from the server.

Run as a program it reads what to do as JSON from its input and prints what it measured as JSON.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from functools import partial
from typing import TYPE_CHECKING, Any, cast

import uvloop
from websockets.asyncio.client import connect

if TYPE_CHECKING:
    from collections.abc import Iterator

END = b"\r\n\r\n"
LENGTH = b"content-length: "


class Caller(asyncio.Protocol):
    """One connection that asks, waits for the answer, and asks again; as bare as can be."""

    def __init__(self, requests: Iterator[bytes], until: float) -> None:
        self.requests = requests
        self.until = until
        self.seconds: list[float] = []
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.buffer = b""
        self.begun = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        self.transport = cast("asyncio.Transport", transport)
        self.ask()

    def ask(self) -> None:
        """The next request, or the end."""
        self.begun = time.perf_counter()
        request = next(self.requests, None) if self.begun < self.until else None
        if request is None:
            self.done.set_result(None)
            self.transport.close()
        else:
            self.transport.write(request)

    def data_received(self, data: bytes) -> None:
        """Once the answer is whole: note how long it took."""
        self.buffer += data
        head = self.buffer.find(END)
        if head < 0:
            return
        at = self.buffer.find(LENGTH, 0, head)
        length = int(self.buffer[at + len(LENGTH) : self.buffer.index(b"\r", at)]) if at >= 0 else 0
        if len(self.buffer) < head + len(END) + length:
            return
        if not self.buffer.startswith(b"HTTP/1.1 2"):
            self.done.set_exception(RuntimeError(self.buffer.decode()))
            self.transport.close()
            return
        self.buffer = b""
        self.seconds.append(time.perf_counter() - self.begun)
        self.ask()


def health(host: str) -> Iterator[bytes]:
    """The endpoint that does nothing, for ever."""
    request = f"GET /api/health HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()
    while True:
        yield request


def empty_list(host: str, token: str) -> Iterator[bytes]:
    """A request like a move, with a body and a token, for which nothing has to be done, for ever."""
    request = _post(host, "/api/mine", token, {"passes": []})
    while True:
        yield request


def moves(host: str, names: list[str], tokens: list[str], script: list[tuple[int, str]]) -> Iterator[bytes]:
    """Whole games, one table after the other."""
    for name in names:
        for index, (seat, line) in enumerate(script):
            yield move(host, name, tokens[seat], f"command-{index}", line)


def move(host: str, name: str, token: str, command: str, line: str) -> bytes:
    """One line as a request."""
    return _post(host, f"/api/tables/{name}/lines", token, {"id": command, "line": line})


def _post(host: str, path: str, token: str, content: dict[str, Any]) -> bytes:
    body = json.dumps(content).encode()
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {token}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


async def hammer(job: dict[str, Any]) -> dict[str, Any]:
    """Many connections at once, in turns: requests for nothing, then moves. The games go on from turn to turn."""
    where, connections, tokens = f"{job['host']}:{job['ports'][0]}", job["connections"], job["tokens"]
    contestants = {
        "get": [health(where) for _ in range(connections)],
        "post": [empty_list(where, tokens[0]) for _ in range(connections)],
        "moves": [moves(where, job["names"][i::connections], tokens, job["script"]) for i in range(connections)],
    }
    wanted = {name: contestants[name] for name in job.get("only", contestants)}
    turns = [{name: await _turn(job, requests) for name, requests in wanted.items()} for _ in range(job["turns"])]
    return {"turns": turns}


async def _turn(job: dict[str, Any], requests: list[Iterator[bytes]]) -> dict[str, float]:
    """Every connection asks for some seconds without a pause: how many answers, and how long the slowest took."""
    loop = asyncio.get_running_loop()
    begun = time.perf_counter()
    until = begun + job["seconds"]
    callers = []
    for number, each in enumerate(requests):
        port = job["ports"][number % len(job["ports"])]
        _, caller = await loop.create_connection(partial(Caller, each, until), job["host"], port)
        callers.append(caller)
    await asyncio.gather(*(caller.done for caller in callers))
    taken = time.perf_counter() - begun
    seconds = sorted(second for caller in callers for second in caller.seconds)
    return {"rate": len(seconds) / taken, "p99": seconds[int(len(seconds) * 0.99)]}


async def watch(job: dict[str, Any]) -> dict[str, Any]:
    """Live connections to every table; then moves at a human rate, and how long each takes to reach another seat."""
    host, port, tokens = job["host"], job["port"], job["tokens"]
    sent: dict[tuple[str, int], float] = {}
    delays: list[float] = []

    async def listen(name: str, token: str, ready: asyncio.Future[int], *, measured: bool) -> None:
        async with connect(f"ws://{host}:{port}/api/tables/{name}/live", compression=None) as socket:
            await socket.send(json.dumps({"type": "hello", "token": token, "last": 10_000}))
            async for text in socket:
                if '"type":"welcome"' in text[:40]:
                    ready.set_result(json.loads(text)["table"]["situation"]["number"])
                elif measured and '"type":"moved"' in text[:40]:
                    arrived = time.perf_counter()
                    number = json.loads(text)["entry"]["number"]
                    if (begun := sent.pop((name, number), None)) is not None:
                        delays.append(arrived - begun)

    numbers: dict[str, int] = {}
    tasks = []
    for name in job["names"]:
        for seat in range(job["seats"]):
            ready = asyncio.get_running_loop().create_future()
            tasks.append(asyncio.create_task(listen(name, tokens[seat], ready, measured=seat == 0)))
            numbers[name] = await ready
    print(json.dumps({"open": len(tasks)}), flush=True)

    reader, writer = await asyncio.open_connection(host, job["port_of_moves"])
    where = f"{host}:{port}"
    begun = time.perf_counter()
    made = 0
    for index, (seat, line) in enumerate(job["script"]):
        for name in job["names"]:
            if time.perf_counter() - begun > job["seconds"]:
                break
            await asyncio.sleep(max(0.0, begun + made / job["rate"] - time.perf_counter()))
            sent[name, numbers[name] + 1] = time.perf_counter()
            writer.write(move(where, name, tokens[seat], f"command-{index}", line))
            head = await reader.readuntil(END)
            body = await reader.readexactly(int(head.partition(LENGTH)[2].partition(b"\r")[0]))
            numbers[name] = json.loads(body)["number"]
            made += 1
    await asyncio.sleep(0.5)
    for task in tasks:
        task.cancel()
    delays.sort()
    return {"moves": made, "arrived": len(delays), "p99": delays[int(len(delays) * 0.99)]}


def main() -> None:
    """Do one job."""
    job = json.loads(sys.stdin.read())
    work = watch if job["kind"] == "watch" else hammer
    print(json.dumps(uvloop.run(work(job))), flush=True)


if __name__ == "__main__":
    main()
