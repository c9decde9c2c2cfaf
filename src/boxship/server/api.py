"""HTTP routes: what a page, or any other program, asks of a table.

Every answer is made for the reader whose token comes with the request. Handlers stay thin: they find the table and the
reader, and hand on.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final, cast

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.response.base import ASGIResponse

from boxship.bots.opponents import FIRST, LEVELS, OPPONENTS
from boxship.notation.refusals import Refusal
from boxship.rules.layout import NOBODY
from boxship.rules.rulesets import PLAYER_COUNTS, RULESETS, SEAT_NAMES, Ruleset, RulesetError
from boxship.server import messages as wire
from boxship.server import presenter
from boxship.server.archive import record_of, story_of
from boxship.server.bot_turns import BotTurns
from boxship.server.errors import ProblemError, no_key, only_seats, refused
from boxship.server.hints import Hints
from boxship.server.lobby import Lobby
from boxship.server.rematch import rematch
from boxship.server.seats import reader_of, same, tidy
from boxship.server.snapshot import NothingToUndoError
from boxship.server.table import Table
from boxship.server.turning_points import TurningPointTasks
from boxship.table.drafting.completion import PartialLine, next_words
from boxship.table.drafting.compose import compose
from boxship.table.shapes import Composition, Draft, Editions, Situation, Story
from boxship.table.showing.edition import edition, options

_MOST_EVENTS: Final = 10_000_000
_PLAY_NOW: Final = wire.TableRequest(
    rules="classic",
    seats=[wire.SeatRequest(kind="me"), *(wire.SeatRequest(kind="bot", style=name) for name in FIRST[:3])],
)

Name = FromPath[str]
Number = Annotated[int, PathParameter(ge=0, le=_MOST_EVENTS)]
Last = Annotated[int, QueryParameter(ge=-1, le=_MOST_EVENTS, description="The last event that the reader has seen.")]
Words = Annotated[str, QueryParameter(max_length=600, description="A ruleset as in a record.")]
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


def _problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The problems that a request may be answered with, for its description; two of them are always possible."""
    return {
        status: ResponseSpec(wire.Problem, generate_examples=False, description=_SENTENCES[status])
        for status in sorted({*statuses, 429, 503})
    }


_CHANGING: Final = (403, 413, 415)
"""Problems of every request that sends something."""


def lobby_of(request: AnyRequest) -> Lobby:
    """The lobby of this server."""
    return cast("Lobby", request.app.state.lobby)


def bot_turns_of(request: AnyRequest) -> BotTurns:
    """The bots' turns at this server."""
    return cast("BotTurns", request.app.state.bot_turns)


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


async def sitting(request: AnyRequest, name: str) -> tuple[Table, int]:
    """The table and the seat, which is nobody's but the reader's."""
    table, reader = await reading(request, name)
    if reader == NOBODY:
        raise only_seats()
    return table, reader


# -- tables ------------------------------------------------------------------------------------------------------------


@get("/health", status_code=204, summary="Whether the server answers")
async def health() -> None:
    """Liveness probe."""


@get("/offers", summary="What a new table can be made of", responses=_problems())
async def offers(request: AnyRequest) -> wire.Offers:
    """Rulesets with their options, numbers of players, bots. Whoever asks may choose one that searches."""
    bot_turns_of(request).expect([each.name for each in OPPONENTS])
    rulesets = [wire.RulesetChoice(name=name, options=options(name)) for name in RULESETS]
    return wire.Offers(
        rulesets=rulesets,
        players=list(PLAYER_COUNTS),
        bots=[wire.BotChoice(name=each.name, level=each.level, wins=each.wins) for each in OPPONENTS],
        levels=LEVELS,
        usual_bots=list(FIRST),
    )


@get("/editions", summary="The numbers of the rules", responses=_problems(400))
async def editions(words: Words = "classic") -> Editions:
    """What the sentences of the rules are filled with, for a ruleset with its options and for each that has a name."""
    try:
        played = Ruleset.parse(words)
    except RulesetError as error:
        raise ProblemError("invalid", str(error)) from None
    return Editions(played=edition(played), named=[edition(named) for named in RULESETS.values()])


@post("/play-now", summary="A table at once: four seats, three bots, classic", responses=_problems(*_CHANGING))
async def play_now(request: AnyRequest) -> wire.Seated:
    """The way to the blue seat."""
    return await lobby_of(request).make(_PLAY_NOW)


@post("/tables", summary="A new table", responses=_problems(400, *_CHANGING))
async def make_table(request: AnyRequest, data: JSONBody[wire.TableRequest]) -> wire.Seated:
    """The way to the own seat."""
    return await lobby_of(request).make(data)


@post("/lessons", summary="A table to learn at", responses=_problems(400, *_CHANGING))
async def learn(request: AnyRequest, data: JSONBody[wire.LessonRequest]) -> wire.Seated:
    """The way to the pupil's seat; the table of an earlier lesson is cleared away."""
    return await lobby_of(request).teach(data)


@post(
    "/tables/{table:str}/join",
    status_code=200,
    summary="Take the next free seat",
    security=_TOKEN,
    responses=_problems(400, 401, 404, 409, *_CHANGING),
)
async def join(request: AnyRequest, table: Name, data: JSONBody[wire.JoinRequest]) -> wire.Seated:
    """The way to the own seat; the token is that of the link to join."""
    token = token_of(request)
    there = await lobby_of(request).find(table)
    if not same(token, there.links.join):
        raise no_key()
    seat, secret = await there.take_seat(tidy(data.name))
    return wire.Seated(table=table, seat=SEAT_NAMES[seat], token=secret)


@post("/mine", status_code=200, summary="How the own tables stand", responses=_problems(400, *_CHANGING))
async def mine(request: AnyRequest, data: JSONBody[wire.MineRequest]) -> list[wire.TableNews]:
    """Passes that open nothing are left out."""
    return await lobby_of(request).news(data.passes)


@get("/tables/{table:str}", summary="A whole table", security=_TOKEN, responses=_problems(400, 401, 404))
async def whole(request: AnyRequest, table: Name, last: Last = -1) -> wire.TableState:
    """The table as the reader may see it, with the log after the last event they have seen."""
    there, reader = await reading(request, table)
    return await lobby_of(request).whole(there, there.current, reader, last)


@post(
    "/tables/{table:str}/name",
    status_code=200,
    summary="Change the own name",
    security=_TOKEN,
    responses=_problems(400, 401, 404, *_CHANGING),
)
async def rename(request: AnyRequest, table: Name, data: JSONBody[wire.RenameRequest]) -> wire.TableInfo:
    """The table with the new name."""
    there, seat = await sitting(request, table)
    await there.rename(seat, tidy(data.name))
    return presenter.info(there, seat)


# -- playing -----------------------------------------------------------------------------------------------------------


@post(
    "/tables/{table:str}/lines",
    status_code=200,
    summary="Play a line",
    security=_TOKEN,
    responses={200: ResponseSpec(wire.Done, generate_examples=False), **_problems(400, 401, 404, 409, *_CHANGING)},
)
async def lines(request: AnyRequest, table: Name, data: JSONBody[wire.LineCommand]) -> ASGIResponse:
    """The number of the last event it made. Sending it again changes nothing and gets the same answer."""
    there, seat = await sitting(request, table)
    try:
        number = await there.say(seat, data.id, data.line)
    except Refusal as refusal:
        raise refused(refusal) from None
    # The one answer that is made by hand: nothing else is asked so often.
    return ASGIResponse(body=msgspec.json.encode(wire.Done(number=number)), media_type=MediaType.JSON)


@post(
    "/tables/{table:str}/undo",
    status_code=200,
    summary="Take back a line",
    security=_TOKEN,
    responses=_problems(400, 401, 404, 409, *_CHANGING),
)
async def undo(request: AnyRequest, table: Name, data: JSONBody[wire.UndoCommand]) -> wire.Done:
    """Only the own last line, while nobody else has to decide and nothing was revealed."""
    there, seat = await sitting(request, table)
    try:
        return wire.Done(number=await there.undo(seat, data.id))
    except NothingToUndoError:
        raise ProblemError("nothing_to_undo", "there is no line that you can take back now") from None


@post(
    "/tables/{table:str}/compose",
    status_code=200,
    summary="Try a draft of a line",
    security=_TOKEN,
    responses=_problems(400, 401, 404, *_CHANGING),
)
async def try_draft(request: AnyRequest, table: Name, data: JSONBody[Draft]) -> Composition:
    """The draft completed and explained; nothing changes."""
    there, seat = await sitting(request, table)
    snapshot = there.current
    sealed = [SEAT_NAMES[p] for p in snapshot.sealed]
    return compose(snapshot.view(seat), data, snapshot.number, sealed, snapshot.sealed.get(seat))


@post(
    "/tables/{table:str}/hint",
    status_code=200,
    summary="Ask for a hint",
    security=_TOKEN,
    responses=_problems(400, 401, 404, 409, *_CHANGING),
)
async def ask_hint(request: AnyRequest, table: Name) -> wire.Hint:
    """What could be played now and what would come of it; only where everybody else is a bot. Nothing changes."""
    there, seat = await sitting(request, table)
    return await cast("Hints", request.app.state.hints).hint(there, seat)


@post(
    "/tables/{table:str}/words",
    status_code=200,
    summary="Complete a line that is being typed",
    security=_TOKEN,
    responses=_problems(400, 401, 404, *_CHANGING),
)
async def complete(request: AnyRequest, table: Name, data: JSONBody[wire.Typing]) -> wire.NextWords:
    """The words with which a legal line may go on; none for who has nothing to decide. Amounts are not listed."""
    there, seat = await sitting(request, table)
    view = there.current.view(seat)
    return wire.NextWords(words=await asyncio.to_thread(next_words, PartialLine.of(view), data.text))


@post(
    "/tables/{table:str}/rematch",
    status_code=200,
    summary="Play again: the same rules, players and bots, a new deal",
    security=_TOKEN,
    responses=_problems(400, 401, 404, 409, *_CHANGING),
)
async def play_again(request: AnyRequest, table: Name, data: JSONBody[wire.RematchRequest]) -> wire.Seated:
    """The way to the own seat at a new table; with other people it is the same for all of them, whoever asks first."""
    token = token_of(request)
    there, _ = await finished(request, table)
    return await rematch(lobby_of(request), there, [token, *data.others])


# -- looking back ------------------------------------------------------------------------------------------------------


@get(
    "/tables/{table:str}/situations/{number:int}",
    summary="How the table stood",
    security=_TOKEN,
    responses=_problems(400, 401, 404),
)
async def past(request: AnyRequest, table: Name, number: Number) -> Situation:
    """After that event, 0 being the deal; once the game is over, with everything open."""
    there, reader = await reading(request, table)
    snapshot = await lobby_of(request).past(there, number)
    view = snapshot.open_view(reader) if there.current.over else None
    return presenter.situation_shown(snapshot, reader, view)


@get(
    "/tables/{table:str}/story",
    summary="A finished game in figures",
    security=_TOKEN,
    responses=_problems(401, 404, 409),
)
async def tell_story(request: AnyRequest, table: Name) -> Story:
    """Worth by rounds, every auction, where the money went."""
    there, _ = await finished(request, table)
    return await asyncio.to_thread(story_of, there.header, there.events, there.current.lines)


@get(
    "/tables/{table:str}/turning-points",
    summary="Where a finished game was decided",
    security=_TOKEN,
    responses={
        202: ResponseSpec(wire.TurningPoints, generate_examples=False, description="Not ready yet; ask again."),
        **_problems(401, 404, 409),
    },
)
async def turning_points(request: AnyRequest, table: Name) -> Response[wire.TurningPoints]:
    """The decisions that gave most away; while they are being worked out, a 202 that says so."""
    there, _ = await finished(request, table)
    found = cast("TurningPointTasks", request.app.state.turning_points).of(there)
    return Response(found, status_code=200 if found.ready else 202)


@get(
    "/tables/{table:str}/record",
    summary="A finished game as a record",
    media_type="text/plain",
    security=_TOKEN,
    responses=_problems(401, 404, 409),
)
async def record(request: AnyRequest, table: Name) -> Response[str]:
    """The text of the record, to be kept as a file."""
    there, _ = await finished(request, table)
    text = await asyncio.to_thread(record_of, there.header, there.seats, there.current.lines)
    kept = f'attachment; filename="boxship-{there.name}.record"'
    return Response(text, media_type="text/plain", headers={"content-disposition": kept})


async def finished(request: AnyRequest, name: str) -> tuple[Table, int]:
    """A table whose game is over, and the reader."""
    table, reader = await reading(request, name)
    if not table.current.over:
        raise ProblemError("not_over", "the game is not over yet")
    if table.current.lesson is not None:
        raise ProblemError(
            "not_found", "a lesson begins in the middle of a game, so there is nothing to tell of the whole"
        )
    return table, reader


ROUTES: Final = Router(
    "/api",
    route_handlers=[
        health,
        offers,
        editions,
        play_now,
        make_table,
        learn,
        join,
        mine,
        whole,
        rename,
        lines,
        undo,
        try_draft,
        ask_hint,
        complete,
        play_again,
        past,
        tell_story,
        turning_points,
        record,
    ],
)
