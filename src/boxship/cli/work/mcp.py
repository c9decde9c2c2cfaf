"""The work of ``boxship mcp``: which server, which seat, and the two ways to speak."""

from __future__ import annotations

import asyncio
import socket
import sys
from contextlib import ExitStack
from dataclasses import dataclass

from boxship.agents.http_json import AddressError
from boxship.agents.private_server import PrivateServerError, private_server
from boxship.agents.tables import Link, TableError, TableServer
from boxship.cli.failures import refuse, say

USUAL_SERVER = "http://127.0.0.1:8470"
"""Where ``boxship serve`` is if nobody says otherwise."""
MISSING = "agents need the package mcp; install it with: pip install 'boxship[mcp]'"


@dataclass(frozen=True)
class AgentOptions:
    """What ``boxship mcp`` was asked for."""

    link: str | None
    server: str | None
    port: int | None
    """Of HTTP; None: standard input and output."""
    private: bool


def run(options: AgentOptions) -> None:
    """Serve an agent until it leaves; a sentence for whatever is not possible."""
    try:
        import mcp  # noqa: F401
    except ImportError:
        refuse(MISSING)
    try:
        with ExitStack() as stack:
            _serve(options, stack.enter_context(private_server()) if _alone(options) else _address(options))
    except (AddressError, TableError, PrivateServerError) as problem:
        refuse(str(problem))


def _alone(options: AgentOptions) -> bool:
    if options.private and (options.link or options.server):
        refuse("--private starts a new server, so it has neither a link nor another server's address")
    return options.private


def _address(options: AgentOptions) -> str:
    return options.server or (Link.parse(options.link).server if options.link else USUAL_SERVER)


def _serve(options: AgentOptions, address: str) -> None:
    from boxship.agents.seat_tools import Sittings, agent_server

    server = TableServer(address)
    link = None if options.link is None else asyncio.run(_seated(server, options.link))
    offered = agent_server(Sittings(server, link, remembering=options.port is None))
    if options.port is None:
        if sys.stdin.isatty():
            say("boxship: this waits for an agent at standard input; docs/agents.md says how. Stop with Ctrl-C.")
        offered.run()
        return
    import uvicorn

    with _bound(options.port) as place:
        print(f"Agents reach Boxship at http://127.0.0.1:{place.getsockname()[1]}/mcp", flush=True)
        app = offered.streamable_http_app()
        uvicorn.Server(uvicorn.Config(app, log_config=None, timeout_graceful_shutdown=1)).run(sockets=[place])


async def _seated(server: TableServer, link: str) -> str:
    """The link of the seat, found and tried before anybody is told that all is well."""
    seat = await server.sit(link)
    await seat.knowledge()
    return seat.link


def _bound(port: int) -> socket.socket:
    """A place that only this machine reaches."""
    place = socket.socket()
    try:
        place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        place.bind(("127.0.0.1", port))
    except OSError as problem:
        place.close()
        refuse(f"the port {port} can't be used: {(problem.strerror or 'the system refused').lower()}; try --port 0")
    return place
