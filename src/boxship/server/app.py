"""The application: the interface for programs under ``/api``, the page everywhere else, and the guard around both."""

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
from boxship.server.bot_turns import Bots
from boxship.server.errors import ProblemError
from boxship.server.hints import Hints
from boxship.server.lobby import Tables
from boxship.server.messages import Problem
from boxship.server.middleware import Guard
from boxship.server.request import WholeRequest
from boxship.server.static_files import Pages
from boxship.server.turning_points import Turns
from boxship.server.websocket import live
from boxship.server.writer import StoreError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from boxship.server.database import Store
    from boxship.server.middleware import Application, Receive, Scope, Send
    from boxship.server.settings import Settings

_log = logging.getLogger("boxship.server")
_LAST_IN_LINE: Final = 19
"""The niceness of a process that runs only while nobody else needs the machine."""
AnyRequest = Request[Any, Any, Any]


def application(settings: Settings, store: Store) -> Guard:
    """Everything that answers, over an open store; whoever opened the store closes it afterwards."""
    interface: Application = _interface(settings, store)  # type: ignore[assignment]  # Litestar's words for the same
    pages = Pages(settings.page)

    async def both(scope: Scope, receive: Receive, send: Send) -> None:
        outside = scope["type"] == "http" and not f"{scope['path']}/".startswith("/api/")
        await (pages if outside else interface)(scope, receive, send)

    return Guard(both, settings)


def _interface(settings: Settings, store: Store) -> Litestar:
    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        bots = Bots(BotPool(settings.thinkers), settings.pace)
        tables = Tables(store, bots, settings.idle)
        hints, turns = Hints(Processes()), Turns(Processes(niceness=_LAST_IN_LINE))
        app.state.bots = bots
        app.state.tables = tables
        app.state.hints = hints
        app.state.turns = turns
        app.state.settings = settings
        letting_go = asyncio.create_task(tables.let_go())
        try:
            yield
        finally:
            letting_go.cancel()
            await bots.close()
            await hints.close()
            await turns.close()

    return Litestar(
        route_handlers=[api.ROUTES, live],
        lifespan=[running],
        exception_handlers={
            ProblemError: _problem,
            HTTPException: _http_problem,
            StoreError: _store_problem,
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


_CODES: Final = {404: "not_found", 413: "too_large", 429: "too_many"}


def _http_problem(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What Litestar refuses before a handler sees it."""
    sentence = error.detail
    if error.status_code == HTTP_400_BAD_REQUEST:
        sentence = f"this is not the JSON that is expected here: {sentence}"
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        sentence = "; ".join(f"{each.get('key', 'request')}: {each['message']}" for each in error.extra)
    problem = Problem(code=_CODES.get(error.status_code, "invalid"), sentence=sentence)
    return _answer(problem, error.status_code, error.headers)


def _store_problem(_: AnyRequest, error: StoreError) -> Response[Problem]:
    _log.error("the data file refuses: %s", error)
    return _answer(Problem(code="failed", sentence="this could not be written down; nothing has changed"), 503)


def _failure(request: AnyRequest, error: Exception) -> Response[Problem]:
    _log.error("an error of the program at %s", request.url.path, exc_info=error)
    return _answer(Problem(code="failed", sentence="an error of the program; nothing has changed"), 500)
