"""Forks: a new table that plays on from a moment of another game, which stays as it is.

A game that is over has no secrets, and a record never had any: their forks go on exactly as they stood. A game under
way may be forked only by somebody who plays it alone against bots, and what they could not see then is made up anew:
the rivals' value cards are dealt again among the colours that may be theirs, and bids in envelopes are bid once more.
So a fork is made of what its seat knew, and nothing that happens there, not even its end, says anything more. A game
under way among people is not forked at all.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from boxship.notation.lines import Bid
from boxship.notation.records import Header
from boxship.rules.layout import COLOURS, NOBODY
from boxship.server import messages as wire
from boxship.server import presenter
from boxship.server.archive import record_of
from boxship.server.branch import Branch
from boxship.server.clock import now
from boxship.server.errors import ProblemError
from boxship.server.lobby import Lobby
from boxship.server.record_store import RecordStore
from boxship.server.replay_messages import OriginGame
from boxship.server.replays import OpenedRecord, opened_record, transitions_of_moves
from boxship.server.snapshot import Event, Snapshot
from boxship.server.table import Table

_chance: Final = random.SystemRandom()


async def fork_of_table(
    lobby: Lobby, table: Table, reader: int, number: int, seats: Sequence[wire.SeatRequest]
) -> wire.Seated:
    """A fork of a finished game, or of one that the reader plays alone; a ProblemError for every other."""
    if table.current.lesson is not None:
        raise ProblemError("not_found", "a lesson begins in the middle of a game, so there is nothing to fork")
    if not table.current.over and not table.allows_hints(reader):
        raise ProblemError("running", "a game among people can be forked once it is over")
    snapshot = await lobby.past(table, number)
    header = replace(table.header, extras=())
    if not table.current.over:
        header = dealt_again(header, reader)
        own = {seat: amount for seat, amount in snapshot.sealed.items() if seat == reader}
        snapshot = replace(snapshot, sealed=own)
    return await _fork(lobby, header, snapshot, seats, Branch("table", table.name, number, 0, 0))


async def fork_of_record(
    lobby: Lobby,
    store: RecordStore,
    opened: OpenedRecord,
    snapshot: Snapshot,
    seats: Sequence[wire.SeatRequest],
) -> wire.Seated:
    """A fork of a record, which is kept for it: the fork shows where it came from."""
    _see_that_it_goes_on(snapshot)
    branch = Branch("record", await store.keep(opened.text), snapshot.number, 0, 0)
    header = replace(opened.header, extras=())
    return await _fork(lobby, header, snapshot, seats, branch)


async def _fork(
    lobby: Lobby, header: Header, snapshot: Snapshot, seats: Sequence[wire.SeatRequest], branch: Branch
) -> wire.Seated:
    _see_that_it_goes_on(snapshot)
    if len(seats) != header.players:
        raise ProblemError("invalid", f"{header.players} play in this game")
    events = _events(header, snapshot)
    began = replace(branch, began=len(events), round=snapshot.state.round_number)
    return await lobby.seat(seats, replace(header, extras=(began.extra(),)), events)


def _see_that_it_goes_on(snapshot: Snapshot) -> None:
    if snapshot.moment.over:
        raise ProblemError("is_over", "the game is over at that moment; choose an earlier one")


def _events(header: Header, snapshot: Snapshot) -> list[Event]:
    """What had happened up to a moment, without what was taken back."""
    moves = [*snapshot.moment.history.moves, *((seat, Bid(amount)) for seat, amount in snapshot.sealed.items())]
    return [transition.event for transition in transitions_of_moves(header, moves, now())]


def dealt_again(header: Header, seat: int) -> Header:
    """The same deal as far as a seat knows it: the others' cards are any that may be theirs."""
    own = header.cards[seat]
    cards = _chance.sample([colour for colour in range(COLOURS) if colour != own], header.players - 1)
    cards.insert(seat, own)
    return replace(header, cards=tuple(cards))


async def origin_of(lobby: Lobby, store: RecordStore, branch: Branch) -> OriginGame:
    """The game that a fork came from; nothing of it while it is being played, and once it is forgotten."""
    found = await (_finished_table(lobby, branch.name) if branch.kind == "table" else _kept(store, branch.name))
    if found is None:
        return OriginGame(record=None, number=branch.began, scores=[])
    text, end = found
    scores = presenter.situation_shown(end, NOBODY).scores if end.over else []
    return OriginGame(record=text, number=branch.began, scores=scores)


async def _finished_table(lobby: Lobby, name: str) -> tuple[str, Snapshot] | None:
    try:
        table = await lobby.find(name)
    except ProblemError:  # it was forgotten
        return None
    if not table.current.over:
        return None
    return await asyncio.to_thread(record_of, table.header, table.seats, table.current.lines), table.current


async def _kept(store: RecordStore, name: str) -> tuple[str, Snapshot] | None:
    text = await store.text(name)
    return None if text is None else (text, (await asyncio.to_thread(opened_record, text)).current)
