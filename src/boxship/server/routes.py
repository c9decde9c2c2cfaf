"""Routes of the interface: who asks, at which table, and how a request is described.

Every answer is made for the reader whose token comes with the request.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from litestar import Request, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from boxship.rules.layout import NOBODY
from boxship.server import messages as wire
from boxship.server.bot_turns import BotTurns
from boxship.server.errors import no_key, only_seats
from boxship.server.lobby import Lobby
from boxship.server.seats import reader_of, same
from boxship.server.table import Table

Name = FromPath[str]
AnyRequest = Request[Any, Any, Any]

_SENTENCES: Final = {
    400: "What was sent can't be read.",
    401: "There is no token with the request, or it opens nothing here.",
    403: "The token does not give this right, or the request comes from another page.",
    404: "There is no such thing.",
    409: "The game or the table refuses.",
    413: "What was sent is too large.",
    415: "What was sent is not application/json.",
    429: "Too much at once.",
    503: "The data file can't be written or read.",
}
_TOKEN: Final = [{"token": list[str]()}]
"""The request needs a token."""


def problems_of(*statuses: int) -> dict[int, ResponseSpec]:
    """The problems that a request may be answered with, for its description; two of them are always possible."""
    return {
        status: ResponseSpec(wire.Problem, generate_examples=False, description=_SENTENCES[status])
        for status in sorted({*statuses, 429, 503})
    }


CHANGING: Final = (403, 413, 415)
"""Problems of every request that sends something."""
_Answers = Mapping[int, ResponseSpec]
_USUAL: Final[_Answers] = {}
"""Nothing to say about an answer but what the handler's type says."""


def look_route(
    path: str, summary: str, *problems: int, answers: _Answers = _USUAL, media_type: str | None = None
) -> get:
    """A route by which a reader looks at a table."""
    path, responses = f"/tables/{{table:str}}{path}", {**answers, **problems_of(401, 404, *problems)}
    return get(path, summary=summary, security=_TOKEN, responses=responses, media_type=media_type)


def act_route(path: str, summary: str, *problems: int, answers: _Answers = _USUAL) -> post:
    """A route by which somebody does something at a table."""
    path, responses = f"/tables/{{table:str}}{path}", {**answers, **problems_of(400, 401, 404, *problems, *CHANGING)}
    return post(path, status_code=200, summary=summary, security=_TOKEN, responses=responses)


def lobby_of(request: AnyRequest) -> Lobby:
    """The lobby of this server."""
    return cast("Lobby", request.app.state.lobby)


def bot_turns_of(request: AnyRequest) -> BotTurns:
    """The bots' turns at this server."""
    return cast("BotTurns", request.app.state.bot_turns)


def address_of(request: AnyRequest) -> str:
    """Where the request comes from, for limits."""
    return "" if request.client is None else request.client.host


def token_of(request: AnyRequest) -> str:
    """The token that came with the request; a ProblemError without one."""
    for name, value in request.scope["headers"]:
        if name == b"authorization":
            scheme, _, token = value.decode("latin-1").partition(" ")
            if scheme.lower() == "bearer":
                return token.strip()
    raise no_key()


async def reading(request: AnyRequest, name: str) -> tuple[Table, int]:
    """The table and the reader, who may be a spectator."""
    token = token_of(request)
    table = await lobby_of(request).find(name)
    reader = reader_of(token, table.seats, table.links)
    if reader is None:
        raise no_key()
    return table, reader


async def invited(request: AnyRequest, name: str) -> Table:
    """The table that a link to join leads to."""
    token = token_of(request)
    table = await lobby_of(request).find(name)
    if not same(token, table.links.join):
        raise no_key()
    return table


async def sitting(request: AnyRequest, name: str) -> tuple[Table, int]:
    """The table and the seat, which is nobody's but the reader's."""
    table, reader = await reading(request, name)
    if reader == NOBODY:
        raise only_seats()
    return table, reader
