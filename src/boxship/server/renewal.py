"""Renewing links: whoever made a table can take back what they gave to somebody, and everybody their own link."""

from __future__ import annotations

import secrets
from typing import Final

from boxship.rules.rulesets import SEAT_NAMES
from boxship.server.errors import ProblemError, too_much
from boxship.server.messages import RenewRequest
from boxship.server.rate_limit import RateLimit
from boxship.server.substitution import bring_about
from boxship.server.table import Table

_PER_SECOND: Final = 0.1
_BURST: Final = 10.0
_limit: Final = RateLimit(_PER_SECOND, _BURST)
"""New links of one table: so many at once, then so many each second."""


async def renewed(table: Table, seat: int, request: RenewRequest) -> str | None:
    """Do what a seat asks for: the new secret of the own seat, or None. A ProblemError where it can't be."""
    if _limit.wait(table.name):
        raise too_much()
    if request.link == "seat" and request.seat in {"", SEAT_NAMES[seat]}:
        return await table.renew_seat(seat)
    if not table.is_host(seat):
        raise ProblemError("not_allowed", "only who made this table may do this")
    if request.link == "seat":
        await table.free_seat(_person(table, request.seat))
        await _note(table, seat, request.seat)
    else:
        await table.renew_link(request.link)
        await _note(table, seat, request.link)
    return None


async def _note(table: Table, host: int, text: str) -> None:
    """In the log, for everybody at the table; once the game is over, nothing more stands there."""
    if not table.current.over and table.current.lesson is None:
        await bring_about(table, host, secrets.token_hex(16), "links", text)


def _person(table: Table, name: str) -> int:
    """The seat of somebody else who is a person and has come."""
    number = SEAT_NAMES.index(name) if name in SEAT_NAMES[: len(table.seats)] else -1
    if number < 0 or table.seats[number].kind == "bot" or not table.seats[number].taken or table.is_host(number):
        raise ProblemError("invalid", "there is nobody on that seat who came by a link")
    return number
