"""Starting and stopping the server: a socket, the data file, a line on the terminal, the browser."""

from __future__ import annotations

import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import uvicorn

from boxship.server.app import application
from boxship.server.database import Database
from boxship.server.request import LARGEST

if TYPE_CHECKING:
    from collections.abc import Callable

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
    logging.basicConfig(format="boxship: %(message)s", level=logging.WARNING)
    logging.getLogger("uvicorn").setLevel(logging.ERROR)
    # After it has closed everything, the server sends itself the signal again that ended it.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(_STOPPED))
    address = settings.public_url or address_of(place)
    config = uvicorn.Config(
        application(settings, database),
        lifespan="on",
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
    server = _Server(config, lambda: _greet(settings, place, address, browser=browser))
    with suppress(KeyboardInterrupt):
        server.run(sockets=[place])
    print("Boxship has stopped. All tables are kept.", flush=True)


class _Server(uvicorn.Server):
    """The server, with something to do once it answers."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


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
    print(f"Tables are kept in {settings.data}. Stop with Ctrl-C.", flush=True)
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
