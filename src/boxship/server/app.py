"""ASGI application: the interface for programs under ``/api``, the page everywhere else, middleware around both."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.status_codes import HTTP_400_BAD_REQUEST, HTTP_401_UNAUTHORIZED

from boxship.bots.bot_pool import BotPool
from boxship.bots.processes import Processes
from boxship.server import api
from boxship.server.bot_turns import BotTurns
from boxship.server.errors import ProblemError
from boxship.server.hints import Hints
from boxship.server.lobby import Lobby
from boxship.server.messages import Problem
from boxship.server.middleware import SecurityMiddleware
from boxship.server.request import WholeRequest
from boxship.server.static_files import StaticFiles
from boxship.server.turning_points import TurningPointTasks
from boxship.server.websocket import live
from boxship.server.writer import DatabaseError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Mapping

    from boxship.server.database import Database
    from boxship.server.messages import ProblemCode
    from boxship.server.middleware import Application, Receive, Scope, Send
    from boxship.server.settings import ServerSettings

_log = logging.getLogger("boxship.server")
_LAST_IN_LINE: Final = 19
"""The niceness of a process that runs only while nobody else needs the machine."""
AnyRequest = Request[Any, Any, Any]


def application(settings: ServerSettings, database: Database) -> SecurityMiddleware:
    """Everything that answers, over an open database; whoever opened it closes it afterwards."""
    interface: Application = _interface(settings, database)  # type: ignore[assignment]  # Litestar's words for the same
    static_files = StaticFiles(settings.page)

    async def both(scope: Scope, receive: Receive, send: Send) -> None:
        outside = scope["type"] == "http" and not f"{scope['path']}/".startswith("/api/")
        await (static_files if outside else interface)(scope, receive, send)

    return SecurityMiddleware(both, settings)


def _interface(settings: ServerSettings, database: Database) -> Litestar:
    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        bot_turns = BotTurns(BotPool(settings.thinkers), settings.pace)
        lobby = Lobby(database, bot_turns, settings.idle)
        hints, turning_points = Hints(Processes()), TurningPointTasks(Processes(niceness=_LAST_IN_LINE))
        app.state.bot_turns = bot_turns
        app.state.lobby = lobby
        app.state.hints = hints
        app.state.turning_points = turning_points
        app.state.settings = settings
        evicting = asyncio.create_task(lobby.evict_idle())
        try:
            yield
        finally:
            evicting.cancel()
            await bot_turns.close()
            await hints.close()
            await turning_points.close()

    return Litestar(
        route_handlers=[api.ROUTES, live],
        lifespan=[running],
        exception_handlers={
            ProblemError: _problem,
            HTTPException: _http_problem,
            DatabaseError: _database_problem,
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


def _database_problem(_: AnyRequest, error: DatabaseError) -> Response[Problem]:
    _log.error("the data file refuses: %s", error)
    return _answer(Problem(code="failed", sentence="this could not be written down; nothing has changed"), 503)


def _failure(request: AnyRequest, error: Exception) -> Response[Problem]:
    _log.error("an error of the program at %s", request.url.path, exc_info=error)
    return _answer(Problem(code="failed", sentence="an error of the program; nothing has changed"), 500)
