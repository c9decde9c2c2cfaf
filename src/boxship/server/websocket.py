"""WebSocket of a page, from its first message to its last.

The page says hello with its token and the last event it has seen, gets a welcome, and then every event. Whatever it
does wrong is answered with ``Closed`` and a problem; the close code is 4000 and the status of that problem in HTTP.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Coroutine
from contextlib import suppress
from typing import Any, Final, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from boxship.rules.layout import NOBODY
from boxship.server import messages as wire
from boxship.server import presenter
from boxship.server.audience import Listener
from boxship.server.errors import ProblemError, no_key
from boxship.server.lobby import Lobby
from boxship.server.middleware import Message
from boxship.server.rate_limit import RateLimit
from boxship.server.seats import reader_of
from boxship.server.settings import ServerSettings
from boxship.server.table import Table
from boxship.server.writer import DatabaseError

_log = logging.getLogger("boxship.server")
_HELLO_SECONDS: Final = 10.0
_GOODBYE_SECONDS: Final = 2.0
_CLOSE_CODES: Final = 4000
_TOO_SLOW: Final = 408
_PINGS_PER_SECOND: Final = 5.0
_PING_BURST: Final = 50.0

_from_page: msgspec.json.Decoder[wire.FromPage] = msgspec.json.Decoder(wire.FromPage)
AnySocket = WebSocket[Any, Any, Any]


class ConnectionClosedError(Exception):
    """The other side has closed the connection, or it broke."""


@websocket("/api/tables/{table:str}/live")
async def live(socket: AnySocket, table: FromPath[str]) -> None:
    """One connection."""
    try:
        await socket.accept()
        await _serve(socket, table)
    except ConnectionClosedError:
        return
    except ProblemError as problem:
        await _close(socket, problem)
    except DatabaseError:
        _log.exception("a table could not be read")
        await _close(socket, ProblemError("failed", "the table can't be read now"))


async def _serve(socket: AnySocket, name: str) -> None:
    """Hello, welcome, and on until one side ends it."""
    lobby = cast("Lobby", socket.app.state.lobby)
    settings = cast("ServerSettings", socket.app.state.settings)
    hello = await _hello(socket)
    table = await lobby.find(name)
    reader = reader_of(hello.token, table.seats, table.links)
    if reader is None:
        raise no_key()
    if table.audience.count(reader) >= (settings.most_spectators if reader == NOBODY else settings.most_tabs):
        raise ProblemError("too_many", "too many are looking at this table already")
    await table.reach(hello.last)
    listener = Listener(reader, settings.backlog)
    # Nothing is awaited between these two lines: whatever comes after this snapshot is in the listener's queue.
    table.audience.add(listener)
    welcome = lobby.whole(table, table.current, reader, hello.last)
    try:
        await _until_one_ends(
            _tell(socket, table, listener, welcome),
            _listen(socket),
            listener.end(),
        )
        _see_that_it_keeps_up(listener)
    finally:
        table.audience.remove(listener)


async def _until_one_ends(*parts: Awaitable[None]) -> None:
    """Run side by side until the first one ends, with what it has to say."""
    tasks = [asyncio.ensure_future(part) for part in parts]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()


async def _hello(socket: AnySocket) -> wire.Hello:
    try:
        hello = await asyncio.wait_for(_receive(socket), _HELLO_SECONDS)
    except TimeoutError:
        raise ProblemError("invalid", "nobody said hello", status=_TOO_SLOW) from None
    if not isinstance(hello, wire.Hello):
        raise ProblemError("invalid", "the first message is hello")
    return hello


async def _tell(
    socket: AnySocket, table: Table, listener: Listener, welcome: Coroutine[Any, Any, wire.TableState]
) -> None:
    """Everything that this reader is to know, in order."""
    await _send(socket, _text(wire.Welcome(table=await welcome)))
    while True:
        update = await listener.next()
        if update is None:
            await _send(socket, _text(wire.Seats(info=presenter.info(table, listener.reader))))
        else:
            await _send(socket, update.text(listener.reader))


async def _listen(socket: AnySocket) -> None:
    """A page says nothing but ping."""
    limit = RateLimit(_PINGS_PER_SECOND, _PING_BURST)
    while True:
        message = await _receive(socket)
        if limit.wait(""):
            raise ProblemError("too_many", "that was too much at once")
        if not isinstance(message, wire.Ping):
            raise ProblemError("invalid", "hello was said already")
        await _send(socket, _text(wire.Pong()))


def _see_that_it_keeps_up(listener: Listener) -> None:
    if listener.dismissed:
        raise no_key()
    if listener.too_slow:
        raise ProblemError("too_many", "the connection is too slow; please come back", status=_TOO_SLOW)


async def _receive(socket: AnySocket) -> wire.FromPage:
    event: Message = await socket.receive()  # type: ignore[assignment]  # Litestar's word for the same
    if event["type"] == "websocket.disconnect":
        raise ConnectionClosedError
    try:
        return _from_page.decode(event.get("text") or event.get("bytes") or b"")
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise ProblemError("invalid", f"this message can't be read: {problem}") from None


async def _send(socket: AnySocket, text: str) -> None:
    try:
        await socket.send_text(text)
    except (OSError, RuntimeError):
        raise ConnectionClosedError from None


def _text(message: wire.ToPage) -> str:
    return msgspec.json.encode(message).decode()


async def _close(socket: AnySocket, problem: ProblemError) -> None:
    """Say why, then close; whoever is not there any more need not hear it."""
    with suppress(ConnectionClosedError, TimeoutError, OSError, RuntimeError):
        async with asyncio.timeout(_GOODBYE_SECONDS):
            await _send(socket, _text(wire.Closed(problem=problem.problem)))
            await socket.close(code=_CLOSE_CODES + problem.status)
