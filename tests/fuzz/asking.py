"""Messages to a running application: the bodies of requests, and what a page says over its live connection."""

from __future__ import annotations

import asyncio
import itertools
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final, Self

import httpx
import msgspec

from boxship.server.messages import Problem
from tests.server.inside import running

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from boxship.server.middleware import SecurityMiddleware

_LIVE: Final = "LIVE"
_HOST: Final = "boxship.localhost"


class Asking:
    """A table, and somebody who sends anything there."""

    def __init__(self, app: SecurityMiddleware, table: str, token: str) -> None:
        self._app = app
        self._table = table
        self._token = token
        self._addresses = itertools.count()

    @classmethod
    @asynccontextmanager
    async def at(cls, data: Path) -> AsyncIterator[Self]:
        """With a new table in a new data file."""
        async with running(data) as app:
            async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=f"http://{_HOST}") as client:
                seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
                seated = (await client.post("/api/tables", json={"rules": "classic", "seats": seats})).json()
            yield cls(app, seated["table"], seated["token"])

    async def ask(self, text: bytes) -> str:
        """Send what stands below the first line to where that says; what came of it."""
        text = text.replace(b"TABLE", self._table.encode()).replace(b"TOKEN", self._token.encode())
        first, _, body = text.partition(b"\n")
        place = first.decode("ascii", "ignore")
        if place == _LIVE:
            return await self._live(body.split(b"\n"))
        return await self._post(place, body)

    async def _post(self, place: str, body: bytes) -> str:
        transport = httpx.ASGITransport(self._app, client=(self._address(), 1))
        async with httpx.AsyncClient(transport=transport, base_url=f"http://{_HOST}") as client:
            try:
                request = client.build_request("POST", place)
            except (httpx.InvalidURL, ValueError):
                return "unsent"
            request = client.build_request(
                "POST",
                httpx.URL(scheme="http", host=_HOST, raw_path=request.url.raw_path),
                content=body,
                headers={"authorization": f"Bearer {self._token}", "content-type": "application/json"},
            )
            answer = await client.send(request)
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            if place.startswith("/api/"):
                msgspec.json.decode(answer.content, type=Problem)
            return f"answered {answer.status_code}"
        return "taken"

    async def _live(self, lines: list[bytes]) -> str:
        """A live connection on which these lines are said, one after the other; then it is closed."""
        heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        heard.put_nowait({"type": "websocket.connect"})
        for number, line in enumerate(lines):
            said = {"text": line.decode(errors="replace")} if number % 2 == 0 else {"bytes": line}
            heard.put_nowait({"type": "websocket.receive", **said})
        heard.put_nowait({"type": "websocket.disconnect", "code": 1001})
        told: list[dict[str, Any]] = []

        async def send(message: dict[str, Any]) -> None:
            told.append(message)

        path = f"/api/tables/{self._table}/live"
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "subprotocols": [],
            "state": {},
            "headers": [(b"host", _HOST.encode())],
            "client": (self._address(), 1),
            "server": (_HOST, 80),
        }
        await self._app(scope, heard.get, send)  # type: ignore[arg-type]  # plain dictionaries are what it gets
        closed = [message["code"] for message in told if message["type"] == "websocket.close"]
        assert all(4400 <= code < 4500 for code in closed), closed
        return f"closed with {closed[0]}" if closed else "heard"

    def _address(self) -> str:
        """Somebody else each time, so that nobody asks too often."""
        number = next(self._addresses)
        return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
