"""HTTP routes: what a page, or any other program, asks of a table.

Every answer is made for the reader whose token comes with the request. Handlers stay thin: they find the table and the
reader, and hand on.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Final, cast

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response.base import ASGIResponse

from boxship.bots.opponents import FIRST, LEVELS, OPPONENTS
from boxship.notation.refusals import Refusal
from boxship.rules.rulesets import PLAYER_COUNTS, RULESETS, SEAT_NAMES, Ruleset, RulesetError
from boxship.server import messages as wire
from boxship.server import presenter
from boxship.server.archive import record_of, story_of, told_record
from boxship.server.errors import ProblemError, refused
from boxship.server.hints import Hints
from boxship.server.luck import LuckTasks
from boxship.server.rematch import rematch
from boxship.server.renewal import renewed
from boxship.server.routes import (
    CHANGING,
    AnyRequest,
    Name,
    act_route,
    address_of,
    bot_turns_of,
    invited,
    lobby_of,
    look_route,
    problems_of,
    reading,
    sitting,
    token_of,
)
from boxship.server.seats import next_free
from boxship.server.snapshot import NothingToUndoError
from boxship.server.table import Table
from boxship.server.turning_points import TurningPointTasks
from boxship.table.drafting.completion import PartialLine, next_words
from boxship.table.drafting.compose import compose
from boxship.table.shapes import Composition, Draft, Editions, Entry, Situation
from boxship.table.showing.edition import edition, options
from boxship.table.story_shapes import Story

_MOST_EVENTS: Final = 10_000_000
_PLAY_NOW: Final = wire.TableRequest(
    rules="classic",
    seats=[wire.SeatRequest(kind="me"), *(wire.SeatRequest(kind="bot", style=name) for name in FIRST[:3])],
)

Number = Annotated[int, PathParameter(ge=0, le=_MOST_EVENTS)]
Last = Annotated[int, QueryParameter(ge=-1, le=_MOST_EVENTS, description="The last event that the reader has seen.")]
Before = Annotated[int, QueryParameter(ge=1, le=_MOST_EVENTS, description="The first event that the reader has seen.")]
Words = Annotated[str, QueryParameter(max_length=600, description="A ruleset as in a record.")]


# -- tables ------------------------------------------------------------------------------------------------------------


@get("/offers", summary="What a new table can be made of", responses=problems_of())
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


@get("/editions", summary="The numbers of the rules", responses=problems_of(400))
async def editions(words: Words = "classic") -> Editions:
    """What the sentences of the rules are filled with, for a ruleset with its options and for each that has a name."""
    try:
        played = Ruleset.parse(words)
    except RulesetError as error:
        raise ProblemError("invalid", str(error)) from None
    return Editions(played=edition(played), named=[edition(named) for named in RULESETS.values()])


@post("/play-now", summary="A table at once: four seats, three bots, classic", responses=problems_of(*CHANGING))
async def play_now(request: AnyRequest) -> wire.Seated:
    """The way to the blue seat."""
    return await lobby_of(request).make(_PLAY_NOW)


@post("/tables", summary="A new table", responses=problems_of(400, *CHANGING))
async def make_table(request: AnyRequest, data: JSONBody[wire.TableRequest]) -> wire.Seated:
    """The way to the own seat."""
    return await lobby_of(request).make(data)


@post("/lessons", summary="A table to learn at", responses=problems_of(400, *CHANGING))
async def learn(request: AnyRequest, data: JSONBody[wire.LessonRequest]) -> wire.Seated:
    """The way to the pupil's seat; the table of an earlier lesson is cleared away."""
    return await lobby_of(request).teach(data)


@look_route("/join", "Whether a seat is free", 400)
async def invitation(request: AnyRequest, table: Name) -> wire.Invitation:
    """What the link to join still opens; the token is that of the link. Nothing changes."""
    there = await invited(request, table)
    free = next_free(there.seats) is not None
    return wire.Invitation(free=free, watch=None if free else there.links.watch)


@act_route("/join", "Take the next free seat", 409)
async def join(request: AnyRequest, table: Name, data: JSONBody[wire.JoinRequest]) -> wire.Seated:
    """The way to the own seat; the token is that of the link to join."""
    there = await invited(request, table)
    seat, secret = await there.take_seat(data.name)
    return wire.Seated(table=table, seat=SEAT_NAMES[seat], token=secret)


@post("/mine", status_code=200, summary="How the own tables stand", responses=problems_of(400, *CHANGING))
async def mine(request: AnyRequest, data: JSONBody[wire.MineRequest]) -> list[wire.TableNews]:
    """Passes that open nothing are left out."""
    return await lobby_of(request).news(data.passes, address_of(request))


@look_route("", "A whole table", 400)
async def whole(request: AnyRequest, table: Name, last: Last = -1) -> wire.TableState:
    """The table as the reader may see it, with the log after the last event they have seen."""
    there, reader = await reading(request, table)
    await there.reach(last)
    return await lobby_of(request).whole(there, there.current, reader, last)


@look_route("/log", "A page of the log", 400)
async def log_page(request: AnyRequest, table: Name, before: Before) -> list[Entry]:
    """The entries before an event, as many as a page has, the oldest first."""
    there, reader = await reading(request, table)
    return await lobby_of(request).earlier(there, reader, before)


@act_route("/name", "Change the own name")
async def rename(request: AnyRequest, table: Name, data: JSONBody[wire.RenameRequest]) -> wire.TableInfo:
    """The table with the new name."""
    there, seat = await sitting(request, table)
    await lobby_of(request).rename(there, seat, data.name)
    return presenter.info(there, seat)


@act_route("/links", "Make a link new, or free a seat", 409)
async def renew(request: AnyRequest, table: Name, data: JSONBody[wire.RenewRequest]) -> wire.Renewed:
    """The old link opens nothing any more; whoever came by it has to leave."""
    there, seat = await sitting(request, table)
    token = await renewed(there, seat, data)
    own = None if token is None else wire.OwnSeat(seat=SEAT_NAMES[seat], token=token)
    return wire.Renewed(info=presenter.info(there, seat), own=own)


# -- playing -----------------------------------------------------------------------------------------------------------


@act_route("/lines", "Play a line", 409, answers={200: ResponseSpec(wire.Done, generate_examples=False)})
async def lines(request: AnyRequest, table: Name, data: JSONBody[wire.LineCommand]) -> ASGIResponse:
    """The number of the last event it made. Sending it again changes nothing and gets the same answer."""
    there, seat = await sitting(request, table)
    try:
        number = await there.say(seat, data.id, data.line)
    except Refusal as refusal:
        raise refused(refusal) from None
    # The one answer that is made by hand: nothing else is asked so often.
    return ASGIResponse(body=msgspec.json.encode(wire.Done(number=number)), media_type=MediaType.JSON)


@act_route("/undo", "Take back a line", 409)
async def undo(request: AnyRequest, table: Name, data: JSONBody[wire.UndoCommand]) -> wire.Done:
    """Only the own last line, while nobody else has to decide and nothing was revealed."""
    there, seat = await sitting(request, table)
    try:
        return wire.Done(number=await there.undo(seat, data.id))
    except NothingToUndoError:
        raise ProblemError("nothing_to_undo", "there is no line that you can take back now") from None


@act_route("/compose", "Try a draft of a line")
async def try_draft(request: AnyRequest, table: Name, data: JSONBody[Draft]) -> Composition:
    """The draft completed and explained; nothing changes."""
    there, seat = await sitting(request, table)
    snapshot = there.current
    sealed = [SEAT_NAMES[p] for p in snapshot.sealed]
    return compose(snapshot.view(seat), data, snapshot.number, sealed, snapshot.sealed.get(seat))


@act_route("/hint", "Ask for a hint", 409)
async def ask_hint(request: AnyRequest, table: Name) -> wire.Hint:
    """What could be played now and what would come of it; only where everybody else is a bot. Nothing changes."""
    there, seat = await sitting(request, table)
    return await cast("Hints", request.app.state.hints).hint(there, seat, address_of(request))


@act_route("/words", "Complete a line that is being typed")
async def complete(request: AnyRequest, table: Name, data: JSONBody[wire.Typing]) -> wire.NextWords:
    """The words with which a legal line may go on; none for who has nothing to decide. Amounts are not listed."""
    there, seat = await sitting(request, table)
    view = there.current.view(seat)
    return wire.NextWords(words=await asyncio.to_thread(next_words, PartialLine.of(view), data.text))


@act_route("/rematch", "Play again: the same rules, players and bots, a new deal", 409)
async def play_again(request: AnyRequest, table: Name, data: JSONBody[wire.RematchRequest]) -> wire.Seated:
    """The way to the own seat at a new table; with other people it is the same for all of them, whoever asks first."""
    token = token_of(request)
    there, _ = await finished(request, table)
    return await rematch(lobby_of(request), there, [token, *data.others])


# -- looking back ------------------------------------------------------------------------------------------------------


@look_route("/situations/{number:int}", "How the table stood", 400)
async def past(request: AnyRequest, table: Name, number: Number) -> Situation:
    """After that event, 0 being the deal; once the game is over, with everything open."""
    there, reader = await reading(request, table)
    snapshot = await lobby_of(request).past(there, number)
    view = snapshot.open_view(reader) if there.current.over else None
    return presenter.situation_shown(snapshot, reader, view)


@look_route("/story", "A finished game in figures", 409)
async def tell_story(request: AnyRequest, table: Name) -> Story:
    """Worth by rounds, every auction, where the money went."""
    there, _ = await scored(request, table)
    return await asyncio.to_thread(story_of, there.header, there.events, there.current.lines)


@look_route(
    "/turning-points",
    "Where a finished game was decided",
    409,
    answers={202: ResponseSpec(wire.TurningPoints, generate_examples=False, description="Not ready yet; ask again.")},
)
async def turning_points(request: AnyRequest, table: Name) -> Response[wire.TurningPoints]:
    """The decisions that gave most away; while they are being worked out, a 202 that says so."""
    there, _ = await scored(request, table)
    found = await cast("TurningPointTasks", request.app.state.turning_points).found(there)
    return Response(found, status_code=200 if found.ready else 202)


@look_route(
    "/luck",
    "What the deal of a finished game gave to each seat",
    409,
    answers={202: ResponseSpec(wire.Luck, generate_examples=False, description="Not all games are played; ask again.")},
)
async def luck(request: AnyRequest, table: Name) -> Response[wire.Luck]:
    """By captains who play the same deal again; while they do, a 202 with what their games say so far."""
    there, _ = await finished(request, table)
    found = cast("LuckTasks", request.app.state.luck).of(there)
    return Response(found, status_code=200 if found.ready else 202)


@look_route("/record", "A finished game as a record", 409, media_type="text/plain")
async def record(request: AnyRequest, table: Name) -> Response[str]:
    """The text of the record, to be kept as a file; what happened around the game stands there as comments."""
    there, _ = await finished(request, table)
    text = await asyncio.to_thread(record_of, there.header, there.seats, there.current.lines)
    text = told_record(text, there.events)
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


async def scored(request: AnyRequest, name: str) -> tuple[Table, int]:
    """The same, of a game that was played to its end."""
    table, reader = await finished(request, name)
    if not table.current.moment.over:
        raise ProblemError("not_over", "this game was ended before anybody had won it")
    return table, reader


ROUTES: Final = Router(
    "/api",
    route_handlers=[
        offers,
        editions,
        play_now,
        make_table,
        learn,
        invitation,
        join,
        mine,
        whole,
        log_page,
        rename,
        renew,
        lines,
        undo,
        try_draft,
        ask_hint,
        complete,
        play_again,
        past,
        tell_story,
        turning_points,
        luck,
        record,
    ],
)
