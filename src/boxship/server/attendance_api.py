"""HTTP routes about who plays: a bot for somebody who is away, giving up, ending a game together, reminding."""

from __future__ import annotations

from typing import Final

from litestar import Router
from litestar.params import JSONBody

from boxship.rules.rulesets import SEAT_NAMES
from boxship.server import messages as wire
from boxship.server import substitution
from boxship.server.errors import ProblemError
from boxship.server.routes import AnyRequest, Name, act_route, lobby_of, sitting
from boxship.server.table import Table


@act_route("/takeover", "Let a bot play a seat", 409)
async def take_over(request: AnyRequest, table: Name, data: JSONBody[wire.AbsenceCommand]) -> wire.Done:
    """The own seat at once; the host lets it play for somebody who has been away for a while."""
    there, seat = await sitting(request, table)
    number = await substitution.take_over(there, seat, data.id, _persons(there, seat, data.seat), there.patience)
    return wire.Done(number=number)


@act_route("/return", "Take a seat back from the bot", 409)
async def give_back(request: AnyRequest, table: Name, data: JSONBody[wire.AbsenceCommand]) -> wire.Done:
    """The own seat at any time; the host gives back what they had a bot play."""
    there, seat = await sitting(request, table)
    return wire.Done(number=await substitution.give_back(there, seat, data.id, _persons(there, seat, data.seat)))


@act_route("/resign", "Give up", 409)
async def resign(request: AnyRequest, table: Name, data: JSONBody[wire.ResignCommand]) -> wire.Done:
    """A bot plays the seat to the end; it can't be taken back."""
    there, seat = await sitting(request, table)
    return wire.Done(number=await substitution.resign(there, seat, data.id))


@act_route("/agreement", "Agree to end the game", 409)
async def agree(request: AnyRequest, table: Name, data: JSONBody[wire.AgreementCommand]) -> wire.Done:
    """It ends when everybody agrees who plays their own seat; a move takes back what was agreed."""
    there, seat = await sitting(request, table)
    decide = substitution.agree if data.agree else substitution.withdraw
    return wire.Done(number=await decide(there, seat, data.id))


@act_route("/nudge", "Remind somebody that it is their turn", 409)
async def nudge(request: AnyRequest, table: Name, data: JSONBody[wire.NudgeRequest]) -> wire.NudgeAnswer:
    """Somebody who has to decide, once a minute at most, whoever asks; their page says so."""
    there, seat = await sitting(request, table)
    return wire.NudgeAnswer(heard=lobby_of(request).nudge(there, seat, _persons(there, seat, data.seat)))


def _persons(table: Table, own: int, name: str) -> int:
    """The seat that was asked for, which is a person's."""
    if not name:
        return own
    number = SEAT_NAMES.index(name) if name in SEAT_NAMES[: len(table.seats)] else -1
    if number < 0 or table.seats[number].kind == "bot":
        raise ProblemError("invalid", "that is no seat for a person here")
    return number


ATTENDANCE_ROUTES: Final = Router("/api", route_handlers=[take_over, give_back, resign, agree, nudge])
