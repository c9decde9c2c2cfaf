"""Attendance: who plays the seats of a table now, and how much time they have; a part of each snapshot.

A bot may play a seat for an absent player, players may resign, all of them may end the game, and they may have clocks.
None of this is a rule of the game: these are events between the lines, and a record shows them as comments.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, get_args

from boxship.rules.rulesets import SEAT_NAMES
from boxship.server.clock import Clock, ClockTimes

if TYPE_CHECKING:
    from boxship.server.snapshot import Event

SUBSTITUTE: Final = "trader"
"""The bot that plays for somebody: it answers at once, and plays soundly."""
BOT_COMMAND: Final = "bot:"
"""How the id of a bot's command begins."""
_MOVES: Final = frozenset({"line", "sealed", "undo"})
"""Kinds of events with which somebody plays on."""

TakeoverCause = Literal["own", "host", "clock", "resign"]
"""Why a bot plays: its player or the host wants it, the player's time has run out, or they have given up."""


@dataclass(frozen=True, slots=True)
class Takeover:
    """A bot begins to play a seat."""

    seat: int
    bot: str
    cause: TakeoverCause

    def __str__(self) -> str:
        """As it is kept in an event."""
        return f"{SEAT_NAMES[self.seat]} {self.bot} {self.cause}"

    @classmethod
    def read(cls, text: str) -> Takeover:
        """The same from that text."""
        seat, bot, cause = text.split()
        return cls(SEAT_NAMES.index(seat), bot, next(each for each in get_args(TakeoverCause) if each == cause))


@dataclass(frozen=True, slots=True)
class Attendance:
    """Who plays the seats of a table after some of its events."""

    substitutes: Mapping[int, Takeover] = field(default_factory=dict)
    """Bots that play for people, by seat."""
    agreed: frozenset[int] = frozenset()
    """Seats whose players would end the game now."""
    ended: bool = False
    """Whether all of them have ended it."""
    times: ClockTimes = field(default_factory=ClockTimes)
    """Since when each seat thinks, and how much time it has left."""

    @classmethod
    def begun(cls, clock: Clock | None, players: int, waiting: Iterable[int]) -> Attendance:
        """Everybody plays their own seat, before the first event."""
        return cls(times=ClockTimes.begun(clock, players, waiting))

    def after(self, event: Event, waiting: Iterable[int]) -> Attendance:
        """One more event, after which these seats owe a decision."""
        times = self.times.after(event, self.substitutes, waiting)
        if event.kind == "return":
            times = times.with_grace(SEAT_NAMES.index(event.line))
        substitutes = self._substitutes_after(event)
        agreed = self.agreed
        if event.kind == "agree":
            agreed |= {event.seat}
        elif event.kind == "withdraw":
            agreed -= {event.seat}
        elif substitutes is not self.substitutes or (agreed and event.kind in _MOVES and is_by_hand(event)):
            agreed = frozenset()
        return Attendance(substitutes, agreed, self.ended or event.kind == "ended", times)

    def _substitutes_after(self, event: Event) -> Mapping[int, Takeover]:
        if event.kind == "takeover":
            takeover = Takeover.read(event.line)
            return {**self.substitutes, takeover.seat: takeover}
        if event.kind == "return":
            return {seat: each for seat, each in self.substitutes.items() if SEAT_NAMES[seat] != event.line}
        return self.substitutes


def is_by_hand(event: Event) -> bool:
    """Whether a person has done this, and not a bot."""
    return event.command is not None and ":" not in event.command  # which no client can send
