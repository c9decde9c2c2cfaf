"""A real server in a process of its own, and clients that play at its tables and keep every word they hear."""

from __future__ import annotations

import json
import os
import secrets
import signal
import subprocess
import sys
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

import httpx
import pytest
from websockets.sync.client import connect

from boxship.server.engine import psycopg_words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from boxship.server.engine import Place

Json = Any
PATIENCE = 20.0
"""Seconds after which a message that does not come fails the test."""

# Ctrl-C is switched on by hand: a process started from a script in the background inherits it switched off.
_START = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); from boxship.cli import main; main()"


class Server:
    """``boxship serve`` over a data file or a PostgreSQL database; it can be killed and started again."""

    def __init__(self, data: Place, *options: str) -> None:
        """Starts at once."""
        self.data = data
        self._options = options or ("--pace", "0")
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-X", "faulthandler", "-c", _START, "serve", "--port", "0", "--no-browser"),
                *(*kept_in(self.data), *self._options),
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        assert first.startswith("Boxship is open at "), (first, self.process.stderr and self.process.stderr.read())
        self.url = first.split()[-1]
        self.greeting = self.process.stdout.readline()
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE)

    def kill(self) -> None:
        """No goodbye: kill -9."""
        self.http.close()
        self.process.kill()
        self.process.communicate()

    def stop(self, how: int = signal.SIGINT) -> tuple[int, str, str]:
        """Ask it to stop; its exit code and what it has said since its first line."""
        self.http.close()
        if self.process.poll() is None:
            self.process.send_signal(how)
        try:
            said, complained = self.process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.send_signal(signal.SIGABRT)  # it says where each of its threads is
            said, complained = self.process.communicate()
            words = f"the server did not stop within {PATIENCE:g} seconds, and wrote:\n{said}{complained}"
            raise AssertionError(words) from None
        return self.process.returncode, said, complained

    # -- clients -----------------------------------------------------------------------------------------------------

    def post(self, path: str, body: Json = None, token: str | None = None) -> httpx.Response:
        return self.http.post(f"/api{path}", json=body, headers=bearing(token))

    def get(self, path: str, token: str | None = None, **headers: str) -> httpx.Response:
        return self.http.get(path, headers=bearing(token) | headers)

    def table(self, *kinds: str, rules: str = "classic") -> list[Client]:
        """A new table with seats of these kinds; a client for each person, all of them seated, ``me`` first."""
        seats = [{"kind": kind.partition(":")[0], "style": kind.partition(":")[2]} for kind in kinds]
        response = self.post("/tables", {"rules": rules, "seats": seats})
        assert response.status_code == 201, response.text
        seated = response.json()
        others = seated.pop("others", [])
        first = Client(self, **seated)
        clients = [first, *(Client(self, first.table, **other) for other in others)]
        for _ in range(sum(kind == "person" for kind in kinds)):
            joined = self.post(f"/tables/{first.table}/join", {"name": ""}, first.info()["join"])
            assert joined.status_code == 200, joined.text
            clients.append(Client(self, **joined.json()))
        return clients


def kept_in(place: Place) -> tuple[str, str]:
    """The option that says where tables are kept."""
    if isinstance(place, Path):
        return "--data", str(place)
    return "--database", psycopg_words(place)


def bearing(token: str | None) -> dict[str, str]:
    """The header that carries a token."""
    return {} if token is None else {"authorization": f"Bearer {token}"}


@contextmanager
def serving(data: Place, *options: str) -> Iterator[Server]:
    """A server that is gone afterwards and has not complained."""
    server = Server(data, *options)
    try:
        yield server
    finally:
        code, _, complained = server.stop()
    assert (code, complained) == (0, ""), f"the server ended with {code}, and wrote:\n{complained}"


@contextmanager
def serving_hastily(data: Place) -> Iterator[Server]:
    """The same; a host need not wait before a bot plays for somebody who is away."""
    with ExitStack() as stack:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("BOXSHIP_PATIENCE", "0")
            running = stack.enter_context(serving(data))
        yield running


@dataclass
class Client:
    """Somebody at a table, or a spectator (no seat)."""

    server: Server
    table: str
    token: str
    seat: str | None = None
    heard: list[str] = field(default_factory=list)
    """Every word that came from the server, as it came."""

    def request(self, method: str, path: str, body: Json = None) -> httpx.Response:
        url = f"/api/tables/{self.table}{path}"
        response = self.server.http.request(method, url, json=body, headers=bearing(self.token))
        self.heard.append(response.text)
        return response

    def look(self, last: int = -1) -> Json:
        """The whole table."""
        response = self.request("GET", f"?last={last}")
        assert response.status_code == 200, response.text
        return response.json()

    def info(self) -> Json:
        return self.look()["info"]

    def situation(self) -> Json:
        return self.look(10_000_000)["situation"]

    def say(self, line: str, command: str | None = None) -> httpx.Response:
        return self.request("POST", "/lines", {"id": command or secrets.token_hex(8), "line": line})

    def play(self, line: str) -> int:
        """A line that must be accepted; the number of its last event."""
        response = self.say(line)
        assert response.status_code == 200, (self.seat, line, response.text)
        return int(response.json()["number"])

    def undo(self) -> httpx.Response:
        return self.request("POST", "/undo", {"id": secrets.token_hex(8)})

    def spectator(self) -> Client:
        """Somebody who got the link to watch."""
        return Client(self.server, self.table, self.info()["watch"])

    def live(self, last: int = -1) -> Live:
        """A live connection that has said hello."""
        return Live(self, last)


class Live:
    """A live connection."""

    def __init__(self, client: Client, last: int) -> None:
        self._client = client
        self._stack = ExitStack()
        address = f"{client.server.url.replace('http', 'ws', 1)}/api/tables/{client.table}/live"
        self._socket = self._stack.enter_context(connect(address, compression=None))
        self.send({"type": "hello", "token": client.token, "last": last})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._stack.close()

    def send(self, message: Json) -> None:
        self._socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def next(self, *kinds: str) -> Json:
        """The next message of one of these kinds, or of any."""
        while True:
            text = str(self._socket.recv(PATIENCE))
            self._client.heard.append(text)
            message = json.loads(text)
            if not kinds or message["type"] in kinds:
                return message

    def until(self, number: int) -> list[Json]:
        """Every event up to that number."""
        moves: list[Json] = []
        while not moves or moves[-1]["entry"]["number"] < number:
            moves.append(self.next("moved"))
        return moves


def answer(situation: Json, kinds: Sequence[Json]) -> str:
    """A dull but legal line for whoever has to decide: nothing bought, nothing bid, everything accepted."""
    phase = situation["phase"]
    match phase:
        case "act":
            return "end"
        case "bid":
            return "bid 0"
        case "decide":
            best = situation["auction"]["outcomes"][0]
            return str(best["line"])
        case "interest":
            return "default"
        case "sale":
            return "keep"
        case _:
            kind = kinds[0]
            lit = [target["target"] for target in kind["targets"] if target["reason"] is None]
            return f"{kind['kind']} {lit[0]}" if lit else str(kind["kind"])
