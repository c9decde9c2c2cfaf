"""Seating: who has come to the seats of a table, by which links, who looks, and since when who does not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Literal

from boxship.notation.records import Record
from boxship.rules.layout import NOBODY
from boxship.rules.rulesets import SEAT_NAMES
from boxship.server.audience import Audience
from boxship.server.clock import now
from boxship.server.database import Database, StoredTable
from boxship.server.errors import ProblemError
from boxship.server.names import fitting
from boxship.server.seats import HOST, Links, Seat, hash_of, new_token, next_free
from boxship.server.writer import ConflictError


class Seating:
    """The seats of a table, without its game."""

    def __init__(self, stored: StoredTable, database: Database) -> None:
        """The seats as they were kept."""
        self.name = stored.name
        self.header = Record.parse(stored.header).header
        self.created = stored.created
        self.links = stored.links
        self.seats = list(stored.seats)
        self.bots = frozenset(number for number, seat in enumerate(stored.seats) if seat.kind == "bot")
        self.audience = Audience(self.bots)
        self.patience = 0.0
        """After so many seconds of absence the host may let a bot play."""
        self.seat_changes = 0
        """How often somebody who asked here has changed a seat."""
        self.last_deeds: dict[int, int] = {}
        """When the player of each seat last did something, in milliseconds since 1970."""
        self.elsewhere: set[int] = set()
        """Seats from which somebody looks through another process."""
        self.rematch = False
        """Whether somebody has opened a rematch since the table came into memory."""
        self.on_seats: Callable[[], None] = lambda: None
        """Called after somebody has come to a seat."""
        self._database = database
        self._lock = asyncio.Lock()

    @property
    def present(self) -> set[int]:
        """The seats from which somebody looks."""
        return self.audience.present | self.elsewhere

    def is_host(self, reader: int) -> bool:
        """Whether this reader has made the table; of an old one, whether they are its first person."""
        hosts = dict(self.header.extras).get(HOST)
        if hosts is not None:
            return reader != NOBODY and SEAT_NAMES[reader] in hosts.split()
        return reader == next((number for number, seat in enumerate(self.seats) if seat.kind == "person"), NOBODY)

    def away_since(self, number: int) -> int | None:
        """Since when nobody looks from a seat, in milliseconds since 1970; None: somebody does, or nobody has come."""
        seat = self.seats[number]
        if number in self.present or not seat.taken or seat.kind == "bot":
            return None
        return max(self.created, seat.seen or 0, self.last_deeds.get(number, 0))

    def left(self, number: int) -> int:
        """Nobody looks from a seat any more; returns the moment."""
        seen = now()
        self.seats[number] = replace(self.seats[number], seen=seen)
        self.seat_changes += 1
        return seen

    def see_seats(self, seats: Sequence[Seat], links: Links, elsewhere: set[int]) -> None:
        """Who sits here, and who looks through other processes; everybody here is told what has changed."""
        before = (self.seats, self.links, self.elsewhere)
        for number, (old, new) in enumerate(zip(self.seats, seats, strict=True)):
            if old.token not in {None, new.token}:  # its link was made new
                self.audience.dismiss(number)
        if links.watch != self.links.watch:
            self.audience.dismiss(NOBODY)
        self.seats, self.links, self.elsewhere = list(seats), links, elsewhere
        if (self.seats, self.links, self.elsewhere) != before:
            self.audience.seats_changed()
            self.on_seats()

    async def take_seat(self, name: str) -> tuple[int, str]:
        """Somebody comes to the next free seat: its number and its secret."""
        async with self._lock:
            for _ in self.seats:
                number = next_free(self.seats)
                if number is None:
                    break
                token = new_token()
                seat = replace(self.seats[number], token=hash_of(token), name=fitting(name, number))
                try:
                    await self._database.take_seat(self.name, number, seat)
                except ConflictError:
                    await self._read_seats_again()
                else:
                    self.seats[number] = seat
                    self._seats_changed()
                    return number, token
        raise ProblemError("no_free_seat", "every seat of this table is taken", watch=self.links.watch)

    async def return_to(self, number: int, token: str) -> None:
        """Somebody comes back to their own seat of a rematch; a ProblemError where somebody else has taken it."""
        async with self._lock:
            seat = replace(self.seats[number], token=hash_of(token))
            if seat == self.seats[number]:
                return
            try:
                await self._database.take_seat(self.name, number, seat)
            except ConflictError:
                sentence = "somebody else has taken your seat"
                raise ProblemError("no_free_seat", sentence, watch=self.links.watch) from None
            self.seats[number] = seat
            self._seats_changed()

    def _seats_changed(self) -> None:
        self.seat_changes += 1
        self.audience.seats_changed()
        self.on_seats()

    def rematch_opened(self) -> None:
        """Somebody plays again: everybody who still looks at this table is told."""
        if not self.rematch:
            self.rematch = True
            self.audience.seats_changed()

    async def rename(self, number: int, name: str) -> None:
        """Somebody changes their name."""
        async with self._lock:
            await self._database.rename(self.name, number, name)
            self.seats[number] = replace(self.seats[number], name=name)
            self._seats_changed()

    async def renew_link(self, link: Literal["join", "watch"]) -> None:
        """The link to join or to watch is a new one; who came by the old one to watch has to leave."""
        async with self._lock:
            links = replace(self.links, **{link: new_token()})
            await self._database.renew(self.name, links)
            self.links = links
            if link == "watch":
                self.audience.dismiss(NOBODY)
            self.audience.seats_changed()

    async def renew_seat(self, number: int) -> str:
        """A seat has a new secret, which is returned; the old one opens nothing any more."""
        async with self._lock:
            token = new_token()
            await self._change_seat(number, replace(self.seats[number], token=hash_of(token)), self.links)
            return token

    async def free_seat(self, number: int) -> None:
        """Somebody has to leave their seat, and the link by which they came is a new one."""
        async with self._lock:
            links = replace(self.links, join=new_token())
            await self._change_seat(number, replace(self.seats[number], token=None, name=""), links)

    async def _change_seat(self, number: int, seat: Seat, links: Links) -> None:
        await self._database.renew(self.name, links, number, seat)
        self.links = links
        self.seats[number] = seat
        self.audience.dismiss(number)
        self.audience.seats_changed()

    async def _read_seats_again(self) -> None:
        stored = await self._database.outline(self.name)
        assert stored is not None
        self.seats = list(stored.seats)
