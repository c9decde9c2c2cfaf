"""Routes of replays, kept records and forks.

A record comes with every request about it, and no token: whoever has a record has the whole game.
"""

from __future__ import annotations

from typing import Final, cast

from litestar import Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from boxship.server import messages as wire
from boxship.server import replay_messages as replays
from boxship.server.errors import ProblemError, too_much
from boxship.server.forks import fork_of_record, fork_of_table, origin_of
from boxship.server.rate_limit import RateLimit
from boxship.server.record_store import RecordStore
from boxship.server.replays import Replays
from boxship.server.routes import (
    CHANGING,
    AnyRequest,
    Name,
    act_route,
    address_of,
    lobby_of,
    look_route,
    problems_of,
    reading,
)
from boxship.server.turning_points import TurningPointTasks
from boxship.table.shapes import Situation

_UPLOADS_PER_SECOND: Final = 1 / 60
_UPLOAD_BURST: Final = 10.0
"""Records that one address has kept: so many at once, then so many each second."""


def upload_limit() -> RateLimit:
    """The limit of uploads by address."""
    return RateLimit(_UPLOADS_PER_SECOND, _UPLOAD_BURST)


def _replays_of(request: AnyRequest) -> Replays:
    return cast("Replays", request.app.state.replays)


def _store_of(request: AnyRequest) -> RecordStore:
    return cast("RecordStore", request.app.state.records)


# -- replays -----------------------------------------------------------------------------------------------------------


@post("/replays", status_code=200, summary="Open a record", responses=problems_of(400, 404, *CHANGING))
async def open_record(request: AnyRequest, data: JSONBody[replays.ReplayRequest]) -> replays.Replay:
    """The whole game for a viewpoint; of a record that can't be replayed, the line and the reason."""
    opened = await _replays_of(request).opened(data.record, address_of(request))
    return await _replays_of(request).replay(opened, data.seen)


@post(
    "/replays/situations",
    status_code=200,
    summary="How a replay stood",
    responses=problems_of(400, 404, *CHANGING),
)
async def moment(request: AnyRequest, data: JSONBody[replays.MomentRequest]) -> Situation:
    """After an event, for a viewpoint."""
    opened = await _replays_of(request).opened(data.record, address_of(request))
    return await _replays_of(request).situation(opened, data.seen, data.number)


@post(
    "/replays/turning-points",
    status_code=200,
    summary="Where the game of a record was decided",
    responses={
        202: ResponseSpec(wire.TurningPoints, generate_examples=False, description="Not ready yet; ask again."),
        **problems_of(400, 409, *CHANGING),
    },
)
async def record_turning_points(
    request: AnyRequest, data: JSONBody[replays.RecordRequest]
) -> Response[wire.TurningPoints]:
    """The decisions that gave most away; while they are being worked out, a 202 that says so."""
    opened = await _replays_of(request).opened(data.record, address_of(request))
    if not opened.current.over:
        raise ProblemError("not_over", "the game of this record is not over")
    tasks = cast("TurningPointTasks", request.app.state.turning_points)
    found = tasks.of_record(opened, address_of(request))
    return Response(found, status_code=200 if found.ready else 202)


# -- records that are kept ---------------------------------------------------------------------------------------------


@post("/records", summary="Keep a record, for a short link", responses=problems_of(400, *CHANGING))
async def keep_record(request: AnyRequest, data: JSONBody[replays.RecordRequest]) -> replays.KeptRecord:
    """Its name. It is replayed first; the same record is kept once, and goes when nobody has wanted it for a year."""
    opened = await _replays_of(request).opened(data.record, address_of(request))
    if cast("RateLimit", request.app.state.uploads).wait(address_of(request)):
        raise too_much()
    return replays.KeptRecord(name=await _store_of(request).keep(opened.text))


@get("/records/{record:str}", summary="A record that is kept", responses=problems_of(404))
async def kept_record(request: AnyRequest, record: FromPath[str]) -> replays.RecordRequest:
    """The text."""
    text = await _store_of(request).text(record)
    if text is None:
        raise ProblemError("not_found", "there is no such record, or nobody has wanted it for a year")
    return replays.RecordRequest(record=text)


# -- forks -------------------------------------------------------------------------------------------------------------


@post("/replays/fork", summary="Play on from a moment of a record", responses=problems_of(400, 404, 409, *CHANGING))
async def fork_record(request: AnyRequest, data: JSONBody[replays.ReplayForkRequest]) -> wire.Seated:
    """The way to the own seat at a new table."""
    opened = await _replays_of(request).opened(data.record, address_of(request))
    snapshot = await _replays_of(request).snapshot(opened, data.number)
    return await fork_of_record(lobby_of(request), _store_of(request), opened, snapshot, data.seats)


@act_route("/fork", "Play on from a moment of this table, at a new one", 409)
async def fork_table(request: AnyRequest, table: Name, data: JSONBody[replays.ForkRequest]) -> wire.Seated:
    """The way to the own seat there. Only of a finished game, or of one's own against bots alone; it stays as it is."""
    there, reader = await reading(request, table)
    return await fork_of_table(lobby_of(request), there, reader, data.number, data.seats)


@look_route("/origin", "The game that this table was forked from")
async def origin(request: AnyRequest, table: Name) -> replays.OriginGame:
    """Its record and its ending; nothing of it while it is being played."""
    there, _ = await reading(request, table)
    if there.origin is None:
        raise ProblemError("not_found", "this table was dealt, not forked")
    return await origin_of(lobby_of(request), _store_of(request), there.origin)


REPLAY_ROUTES: Final = Router(
    "/api",
    route_handlers=[
        open_record,
        moment,
        record_turning_points,
        keep_record,
        kept_record,
        fork_record,
        fork_table,
        origin,
    ],
)
