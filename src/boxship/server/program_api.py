"""Routes for programs that play: what a seat knows in the words of the notation, and why a line can't be played.

The page is shown situations and builds lines from drafts; a program reads positions and writes lines. What it gets is
made from the same view of its seat, as the messages of ``boxship.protocol`` are.
"""

from __future__ import annotations

from typing import Any, Final

from litestar import Router
from litestar.params import JSONBody
from msgspec import Struct

from boxship.notation.refusals import Refusal
from boxship.protocol.legal_as_data import DECIDING, described
from boxship.rules.rulesets import SEAT_NAMES
from boxship.server.messages import LineText
from boxship.server.routes import AnyRequest, Name, act_route, look_route, sitting
from boxship.table.choosing.refusals import reason_of
from boxship.table.shapes import Reason


class Legal(Struct, frozen=True, kw_only=True):
    """What a seat may play: whole lines, and kinds of lines that are made of parts."""

    lines: list[str]
    kinds: list[dict[str, Any]]


class SeatView(Struct, frozen=True, kw_only=True):
    """What a seat knows, as a program reads it."""

    number: int
    """How many events the table has seen."""
    rules: str
    """As in a record."""
    seats: list[str]
    """In turn order."""
    seat: str
    """The reader's."""
    to_act: list[str]
    """Everybody who is waited for; who has sealed a bid is not among them."""
    deciding: str | None
    """What the seat has to decide, in a word of the protocol; None: nothing now."""
    sealed: list[str]
    """Who has sealed a bid."""
    own_bid: int | None
    """The own sealed bid, which may still be changed."""
    position: dict[str, Any]
    """By the keys of the notation; null is what the seat does not know."""
    lines: list[str]
    """Every decision so far, as the seat heard it."""
    legal: Legal


class LineCheck(Struct, frozen=True, kw_only=True):
    """A line to be tried."""

    line: LineText


class Verdict(Struct, frozen=True, kw_only=True):
    """Whether a line could be played now."""

    reason: Reason | None
    """Why not; None: it could."""


@look_route("/view", "What the seat knows, in the words of the notation", 403)
async def seat_view(request: AnyRequest, table: Name) -> SeatView:
    """For programs: the position, what was heard, and what is legal."""
    there, seat = await sitting(request, table)
    snapshot = there.current
    view, asked = snapshot.view(seat), snapshot.asks(seat)
    to_act = [SEAT_NAMES[p] for p in snapshot.waiting_for]
    return SeatView(
        number=snapshot.number,
        rules=str(view.rules),
        seats=list(SEAT_NAMES[: view.state.players]),
        seat=SEAT_NAMES[seat],
        to_act=to_act,
        deciding=DECIDING[view.state.phase] if asked else None,
        sealed=[SEAT_NAMES[p] for p in snapshot.sealed],
        own_bid=snapshot.sealed.get(seat),
        position={**view.position, "to_act": to_act},
        lines=list(view.lines),
        legal=Legal(**described(view)) if asked else Legal(lines=[], kinds=[]),
    )


@act_route("/check", "Whether a line could be played")
async def check_line(request: AnyRequest, table: Name, data: JSONBody[LineCheck]) -> Verdict:
    """Why a line can't be played now; nothing changes."""
    there, seat = await sitting(request, table)
    try:
        there.current.view(seat).legal.tried(data.line)
    except Refusal as refusal:
        return Verdict(reason=reason_of(refusal))
    return Verdict(reason=None)


PROGRAM_ROUTES: Final = Router("/api", route_handlers=[seat_view, check_line])
