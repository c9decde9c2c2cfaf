"""Starting and stopping the server: a socket, the data file, a line on the terminal, the browser."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from types import FrameType
from typing import Final, cast

import uvicorn

from boxship.server import logs
from boxship.server.app import application
from boxship.server.clock import now
from boxship.server.database import Database
from boxship.server.engine import shown
from boxship.server.http_protocol import Connections, GuardedProtocol
from boxship.server.request import LARGEST
from boxship.server.service import Drain
from boxship.server.settings import ServerSettings

USUAL_PORT: Final = 8470
"""Where the server is if nobody says otherwise: a browser keeps its tables by address, so it should stay the same."""
_EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # noqa: S104  # named here, never bound unasked
_COLLECT_AFTER: Final = 50_000
_SWITCH_SECONDS: Final = 0.0005
_STOPPED: Final = 128 + signal.SIGTERM


class AddressError(Exception):
    """The server can't stand there; ``str()`` is a sentence that says where and why."""


def serve(settings: ServerSettings, host: str, port: int | None, *, browser: bool) -> None:
    """Serve until somebody stops it. An AddressError or a DataFileError if it can't begin.

    Without a port it is the usual one, or any free one where that is taken.
    """
    place = bound(host, port)
    with place:
        database = Database(settings.data)
        try:
            _run(settings, database, place, browser=browser)
        finally:
            database.close()


def bound(host: str, port: int | None) -> socket.socket:
    """A place on the network that nobody else has."""
    if port is not None:
        return _bound(host, port)
    with suppress(AddressError):
        return _bound(host, USUAL_PORT)
    return _bound(host, 0)


def _bound(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        place = socket.socket(family, kind, protocol)
    except OSError as problem:
        raise AddressError(f"{host} is no address of this machine: {_reason(problem)}") from None
    try:
        place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        place.bind(address)
    except OSError as problem:
        place.close()
        raise AddressError(f"the port {port} of {host} can't be used: {_reason(problem)}") from None
    return place


def _reason(problem: OSError) -> str:
    return (problem.strerror or "the system refused").lower()


def _run(settings: ServerSettings, database: Database, place: socket.socket, *, browser: bool) -> None:
    logs.set_up(settings.log_format)
    # After it has closed everything, the server sends itself the signal again that ended it.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(_STOPPED))
    if hasattr(signal, "SIGHUP"):  # whoever closes the terminal stops the server as cleanly as Ctrl-C does
        signal.signal(signal.SIGHUP, lambda *_: signal.raise_signal(signal.SIGTERM))
    address = settings.public_url or address_of(place)
    drain = Drain()
    config = uvicorn.Config(
        application(settings, database, drain),
        lifespan="on",
        http=cast("type[asyncio.Protocol]", partial(GuardedProtocol, _counted(settings))),
        # Nobody but the proxies that were named is believed about another address than their own.
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,  # its memory, for each connection, is larger than a whole table
        timeout_graceful_shutdown=3,
    )
    # Positions are many small lists and hold no cycles: looking for some after every few hundred is wasted time.
    gc.freeze()
    gc.set_threshold(_COLLECT_AFTER, 20, 50)
    # The writing thread does little and waits often; it should not wait long for its turn.
    sys.setswitchinterval(_SWITCH_SECONDS)
    server = _Server(config, lambda: _greet(settings, place, address, browser=browser), drain, settings.drain_seconds)
    with suppress(KeyboardInterrupt):
        server.run(sockets=[place])
    print("Boxship has stopped. All tables are kept.", flush=True)


def _counted(settings: ServerSettings) -> Connections:
    return Connections(settings.most_connections, settings.most_connections_of_address, frozenset(settings.proxies))


class _Server(uvicorn.Server):
    """The server, with something to do once it answers, and time to let people go elsewhere before it stops."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], drain: Drain, seconds: float) -> None:
        super().__init__(config)
        self._ready = ready
        self._drain = drain
        self._seconds = seconds
        self._loop: asyncio.AbstractEventLoop | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._loop = asyncio.get_running_loop()
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._drain.ended.set()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Told to stop: at once, or after a while in which it says that it is not ready; told twice, at once."""
        if self._loop is None or not self._seconds or self._drain.since is not None or sig == signal.SIGINT:
            super().handle_exit(sig, frame)
        else:
            self._drain.since = now()
            self._loop.call_soon_threadsafe(self._loop.call_later, self._seconds, super().handle_exit, sig, None)


def address_of(place: socket.socket) -> str:
    """The address by which this machine reaches the server."""
    host, port = place.getsockname()[:2]
    name = f"[{host}]" if ":" in host else host
    return f"http://{_EVERYWHERE.get(host, name)}:{port}"


def _greet(settings: ServerSettings, place: socket.socket, address: str, *, browser: bool) -> None:
    print(f"Boxship is open at {address}", flush=True)
    host, port = place.getsockname()[:2]
    if host in _EVERYWHERE and (outside := _outside_address()):
        print(f"Others on your network reach it at http://{outside}:{port}", flush=True)
    print(f"Tables are kept in {shown(settings.data)}. Stop with Ctrl-C.", flush=True)
    if browser and _has_screen():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _outside_address() -> str | None:
    """This machine as others on its network see it; nothing is sent to find out."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address for examples, which nobody has
        return str(probe.getsockname()[0])
    return None


def _has_screen() -> bool:
    """Whether a browser could show something: on a server without a screen one would open inside the terminal."""
    if sys.platform in {"darwin", "win32"}:
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "WSL_DISTRO_NAME"))
