"""ASGI application: the interface for programs under ``/api``, the page everywhere else, middleware around both."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.status_codes import HTTP_400_BAD_REQUEST, HTTP_401_UNAUTHORIZED

from boxship.bots.bot_pool import BotPool
from boxship.bots.processes import Processes
from boxship.server import api
from boxship.server.attendance_api import ATTENDANCE_ROUTES
from boxship.server.bot_turns import BotTurns
from boxship.server.database import Database
from boxship.server.errors import ProblemError
from boxship.server.hints import Hints
from boxship.server.lobby import Lobby
from boxship.server.luck import LuckTasks
from boxship.server.messages import Problem, ProblemCode
from boxship.server.metrics import Metrics
from boxship.server.middleware import Application, Receive, Scope, SecurityMiddleware, Send
from boxship.server.operating import OPERATING_ROUTES
from boxship.server.paper_api import PAPER_ROUTES, Kits
from boxship.server.peers.register import Register
from boxship.server.peers.thinking import Asking
from boxship.server.program_api import PROGRAM_ROUTES
from boxship.server.rate_limit import RateLimit
from boxship.server.record_store import RecordStore
from boxship.server.replay_api import REPLAY_ROUTES, upload_limit
from boxship.server.replays import Replays
from boxship.server.request import WholeRequest
from boxship.server.retention import forget_abandoned
from boxship.server.service import Drain, Service
from boxship.server.settings import ServerSettings
from boxship.server.static_files import StaticFiles
from boxship.server.turning_points import TurningPointTasks
from boxship.server.websocket import live
from boxship.server.writer import DatabaseError, UnreachableError, UnreadableError

_log = logging.getLogger("boxship.server")
_LAST_IN_LINE: Final = 19
"""The niceness of a process that runs only while nobody else needs the machine."""
AnyRequest = Request[Any, Any, Any]


def application(settings: ServerSettings, database: Database, drain: Drain | None = None) -> SecurityMiddleware:
    """Everything that answers, over an open database; whoever opened it closes it afterwards."""
    metrics, limits = Metrics(), dict[str, RateLimit]()
    parts = {"settings": settings, "database": database, "metrics": metrics, "drain": drain or Drain()}
    interface: Application = _interface(settings, database, parts, limits)  # type: ignore[assignment]  # Litestar's words for the same
    static_files = StaticFiles(settings.page)

    async def both(scope: Scope, receive: Receive, send: Send) -> None:
        outside = scope["type"] == "http" and not f"{scope['path']}/".startswith("/api/")
        await (static_files if outside else interface)(scope, receive, send)

    middleware = SecurityMiddleware(both, settings, metrics)
    limits.update(middleware.limits)
    return middleware


def _interface(
    settings: ServerSettings, database: Database, parts: dict[str, Any], limits: Mapping[str, RateLimit]
) -> Litestar:
    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        register = Register(database) if database.words else None
        bot_turns = BotTurns(BotPool(settings.thinkers), settings.pace, register.hold if register else None)
        lobby = Lobby(database, bot_turns, settings.idle, register)
        lobby.patience = settings.patience
        lobby.service = Service(database, parts["drain"])
        await lobby.service.begin()
        asked, asked_later = Asking(database), Asking(database)
        hints = Hints(asked if register else Processes())
        turning_points = TurningPointTasks(asked_later if register else Processes(niceness=_LAST_IN_LINE), database)
        replays, uploads = Replays(), upload_limit()
        luck = LuckTasks(asked_later if register else Processes(niceness=_LAST_IN_LINE))
        together = None
        if register is not None:
            from boxship.server.peers.together import Together  # it needs the driver, which is an extra

            shared = {
                **limits,
                **lobby.limits,
                "hints": hints.limit,
                "replays": replays.limit,
                "uploads": uploads,
                "judged_records": turning_points.limit,
            }
            together = Together(database, register, asked, asked_later)
            together.begin(lobby, shared, thinks=settings.thinks)
        app.state.bot_turns = bot_turns
        app.state.lobby = lobby
        app.state.hints = hints
        app.state.turning_points = turning_points
        app.state.replays = replays
        app.state.records = RecordStore(database)
        app.state.uploads = uploads
        app.state.luck = luck
        app.state.kits = Kits()
        app.state.update(parts)
        serving = asyncio.create_task(lobby.service.run())
        evicting = asyncio.create_task(lobby.evict_idle())
        dismissing = asyncio.create_task(_dismissed(parts["drain"], hints))
        forgetting = asyncio.create_task(forget_abandoned(database, lobby, settings.forget_after_days))
        try:
            yield
        finally:
            serving.cancel()
            evicting.cancel()
            dismissing.cancel()
            forgetting.cancel()
            await lobby.close()
            await lobby.service.end()
            await bot_turns.close()
            await hints.close()
            await turning_points.close()
            await luck.close()
            if together is not None:
                await together.end()

    return Litestar(
        route_handlers=[
            api.ROUTES,
            PAPER_ROUTES,
            ATTENDANCE_ROUTES,
            REPLAY_ROUTES,
            PROGRAM_ROUTES,
            OPERATING_ROUTES,
            live,
        ],
        lifespan=[running],
        exception_handlers={
            ProblemError: _problem,
            HTTPException: _http_problem,
            DatabaseError: _database_problem,
            RecursionError: _too_deep,
            Exception: _failure,
        },
        request_class=WholeRequest,
        request_max_body_size=None,  # the request sees to it
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Boxship",
            version="1",
            description="Tables of the board game Container. Errors are always a Problem.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            components=Components(security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}),
        ),
    )


async def _dismissed(drain: Drain, hints: Hints) -> None:
    """A server that stops does not wait for thoughts."""
    await drain.ended.wait()
    await hints.close()


# -- problems ----------------------------------------------------------------------------------------------------------


def _answer(problem: Problem, status: int, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(problem, status_code=status, headers=headers)


def _problem(_: AnyRequest, error: ProblemError) -> Response[Problem]:
    headers = {"www-authenticate": "Bearer"} if error.status == HTTP_401_UNAUTHORIZED else None
    return _answer(error.problem, error.status, headers)


_CODES: Final[Mapping[int, ProblemCode]] = {404: "not_found", 413: "too_large", 429: "too_many"}


def _http_problem(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What Litestar refuses before a handler sees it."""
    sentence = error.detail
    if error.status_code == HTTP_400_BAD_REQUEST:
        sentence = f"this is not the JSON that is expected here: {sentence}"
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        sentence = "; ".join(f"{each.get('key', 'request')}: {each['message']}" for each in error.extra)
    problem = Problem(code=_CODES.get(error.status_code, "invalid"), sentence=sentence)
    return _answer(problem, error.status_code, error.headers)


def _too_deep(_: AnyRequest, __: RecursionError) -> Response[Problem]:
    return _answer(Problem(code="invalid", sentence="this JSON is too deep: nothing here is so nested"), 400)


def _database_problem(_: AnyRequest, error: DatabaseError) -> Response[Problem]:
    _log.error("the data file refuses: %s", error)
    done = "read" if isinstance(error, UnreadableError) else "written down"
    sentence = f"this could not be {done}; nothing has changed"
    if isinstance(error, UnreachableError):
        sentence = "the database did not answer in time; please send the same once more"
    return _answer(Problem(code="failed", sentence=sentence), 503)


def _failure(request: AnyRequest, error: Exception) -> Response[Problem]:
    _log.error("an error of the program at %s", request.url.path, exc_info=error)
    return _answer(Problem(code="failed", sentence="an error of the program; nothing has changed"), 500)
