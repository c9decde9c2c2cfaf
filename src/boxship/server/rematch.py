"""A rematch: the same rules, players and bots at a new table, dealt anew.

Everybody's own seat waits for them there: its secret follows from that of their seat at the old table, which nobody
else has, and the name of the new table from a secret of the old one. So whoever asks, and however often, finds the same
table, and nothing about it need be kept. Who plays without other people gets a table of their own each time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from boxship.game import Game
from boxship.rules.layout import NOBODY
from boxship.rules.rulesets import SEAT_NAMES
from boxship.server import messages as wire
from boxship.server.branch import FORK
from boxship.server.errors import no_key, only_seats
from boxship.server.lobby import Lobby
from boxship.server.seats import Seat, derived_table_name, derived_token, hash_of, new_table_name, new_token, reader_of
from boxship.server.table import Table
from boxship.server.writer import ConflictError


def _own_seats(table: Table, tokens: Sequence[str]) -> dict[int, str]:
    """The seats that these tokens open; a ProblemError where one opens none."""
    own: dict[int, str] = {}
    for token in tokens:
        reader = reader_of(token, table.seats, table.links)
        if reader is None:
            raise no_key()
        if reader == NOBODY:
            raise only_seats()
        own[reader] = token
    return own


async def rematch(lobby: Lobby, table: Table, tokens: Sequence[str]) -> wire.Seated:
    """The way to the rematch of a finished game, for one person or for all who share a screen."""
    own = _own_seats(table, tokens)
    people = {number for number, seat in enumerate(table.seats) if seat.kind == "person"}
    if people <= own.keys():
        secrets = {number: new_token() for number in own}
        again = await _open(lobby, table, new_table_name(), secrets)
    else:
        again, secrets = await _come_together(lobby, table, own)
    first, *others = (wire.OwnSeat(seat=SEAT_NAMES[number], token=token) for number, token in sorted(secrets.items()))
    return wire.Seated(table=again.name, seat=first.seat, token=first.token, others=others)


async def _come_together(lobby: Lobby, table: Table, own: Mapping[int, str]) -> tuple[Table, dict[int, str]]:
    """The rematch at which the others are, or will be. One that is over has its own rematch, and so on."""
    while True:
        name = derived_table_name(table.links.join)
        own = {number: derived_token(token) for number, token in own.items()}
        try:
            again = await _open(lobby, table, name, own)
        except ConflictError:
            again = await lobby.find(name)
        if not again.current.over:
            break
        table = again
    for number, token in own.items():
        await again.return_to(number, token)
    lobby.rematch_opened(table)
    return again, dict(own)


async def _open(lobby: Lobby, table: Table, name: str, secrets: Mapping[int, str]) -> Table:
    """A new table like the old one; a ConflictError where there is one of that name."""
    seats = [_kept(seat, secrets.get(number)) for number, seat in enumerate(table.seats)]
    dealt = Game.new(table.header.rules, table.header.players).header
    extras = tuple((key, value) for key, value in table.header.extras if key != FORK)
    return await lobby.open(name, replace(dealt, extras=extras), seats)


def _kept(seat: Seat, token: str | None) -> Seat:
    """The same seat, for whoever comes back to it."""
    return seat if seat.kind == "bot" else replace(seat, token=None if token is None else hash_of(token))
