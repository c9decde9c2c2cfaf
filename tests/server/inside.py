"""The application without a network, for tests of single requests."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import httpx

from boxship.server.app import application
from boxship.server.database import Database
from boxship.server.settings import ServerSettings

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from boxship.server.middleware import SecurityMiddleware


@asynccontextmanager
async def running(data: Path, **settings: Any) -> AsyncIterator[SecurityMiddleware]:
    """An application that has started; it stops afterwards."""
    database = Database(data)
    app = application(ServerSettings(data, **({"pace": 0} | settings)), database)
    said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    answers: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    life = asyncio.create_task(app({"type": "lifespan", "asgi": {}, "state": {}}, said.get, answers.put))  # type: ignore[arg-type]
    await said.put({"type": "lifespan.startup"})
    assert (await answers.get())["type"] == "lifespan.startup.complete"
    try:
        yield app
    finally:
        await said.put({"type": "lifespan.shutdown"})
        await life
        database.close()


@asynccontextmanager
async def visiting(data: Path, address: str = "192.0.2.7", **settings: Any) -> AsyncIterator[httpx.AsyncClient]:
    """A client of such an application."""
    async with running(data, **settings) as app:
        transport = httpx.ASGITransport(app, client=(address, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://boxship.localhost") as client:
            yield client
