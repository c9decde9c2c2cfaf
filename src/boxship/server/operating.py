"""Routes for whoever runs the server: whether it lives, whether it is ready, and its metrics."""

from __future__ import annotations

import ipaddress
from typing import Final, cast

from litestar import MediaType, Response, Router, get, route

from boxship.server.bot_turns import BotTurns
from boxship.server.database import Database
from boxship.server.errors import ProblemError
from boxship.server.hints import Hints
from boxship.server.metrics import Metrics
from boxship.server.routes import AnyRequest, address_of, lobby_of, problems_of
from boxship.server.service import Drain
from boxship.server.writer import DatabaseError

_FORWARDED: Final = ("x-forwarded-for", "forwarded")


@route("/health", http_method=["GET", "HEAD"], status_code=204, summary="Whether the server answers")
async def health() -> None:
    """Liveness probe."""


@route("/ready", http_method=["GET", "HEAD"], status_code=204, summary="Whether it can be played here")
async def ready(request: AnyRequest) -> None:
    """Readiness probe: something is written and read; a server that is about to stop says no."""
    if cast("Drain", request.app.state.drain).since is not None:
        raise ProblemError("failed", "this server is about to stop")
    try:
        await cast("Database", request.app.state.database).touch()
    except DatabaseError as problem:
        raise ProblemError("failed", f"the tables can't be written now: {problem}") from None


@get("/metrics", summary="Counts for Prometheus", responses=problems_of(403), media_type=MediaType.TEXT)
async def metrics(request: AnyRequest) -> Response[str]:
    """Only for this machine: whoever asks through a proxy is somebody else."""
    if not _is_from_here(request):
        raise ProblemError("not_allowed", "metrics are only told to this machine")
    lobby, state = lobby_of(request), request.app.state
    counts = cast("Metrics", state.metrics)
    counts.bot_moves = cast("BotTurns", state.bot_turns).played
    text = counts.written(
        {
            "tables_in_memory": (len(lobby), "Tables in memory."),
            "live_connections": (lobby.live_connections, "Live connections to all tables."),
            "bots_deciding": (len(cast("BotTurns", state.bot_turns)), "Tables at which a bot is about to decide."),
            "hints_waiting": (cast("Hints", state.hints).waiting, "Hints that are thought about or wait for it."),
        }
    )
    return Response(text, media_type="text/plain; version=0.0.4")


def _is_from_here(request: AnyRequest) -> bool:
    if any(name in request.headers for name in _FORWARDED):
        return False
    try:
        return ipaddress.ip_address(address_of(request)).is_loopback
    except ValueError:
        return False


OPERATING_ROUTES: Final = Router("/api", route_handlers=[health, ready, metrics])
