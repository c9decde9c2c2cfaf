"""Clocks: how much time each seat has left, folded from the times of events and from nothing else.

A seat has a bank of time, which runs while it owes a decision, and gets an increment whenever it no longer does. Bots
have no clock. So every process, and a server that has just started, finds the same times.
"""

from __future__ import annotations

import re
import time
from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from boxship.server.snapshot import Event

CLOCK: Final = "clock"
"""The key of a header that says which clock its table has."""
LEAST_GRACE: Final = 30_000
"""Milliseconds that whoever comes back after their time had run out has at least."""
_WRITTEN: Final = re.compile(r"(\d{1,9})\+(\d{1,6})")


def now() -> int:
    """This moment in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Clock:
    """The clock of a table, in milliseconds."""

    bank: int
    """What each seat has at first."""
    increment: int
    """What it gets when it has decided."""

    @property
    def grace(self) -> int:
        """What somebody has at least who comes back after their time had run out, once in a turn."""
        return max(self.increment, LEAST_GRACE)

    def __str__(self) -> str:
        """As a header keeps it, in seconds: ``600+30``."""
        return f"{self.bank // 1000}+{self.increment // 1000}"

    @classmethod
    def read(cls, text: str) -> Clock:
        """The same from that text; a ValueError where it is none."""
        found = _WRITTEN.fullmatch(text)
        if found is None:
            raise ValueError(f"not a clock: {text!r}")
        return cls(int(found[1]) * 1000, int(found[2]) * 1000)


@dataclass(frozen=True, slots=True)
class ClockTimes:
    """Since when seats think, and what they have left."""

    clock: Clock | None = None
    left: tuple[int, ...] = ()
    """Milliseconds of each seat at the moment of the last event; of bots too, though nobody looks at theirs."""
    runs: bool = False
    """Whether everybody has come, and the clocks have begun to run."""
    at: int = 0
    """When the last event was, in milliseconds since 1970."""
    since: Mapping[int, int] = field(default_factory=dict)
    """Since when each seat that owes a decision owes it; 0: since before the first event."""
    graced: frozenset[int] = frozenset()
    """Seats that got time for coming back, and have not decided since."""

    @classmethod
    def begun(cls, clock: Clock | None, players: int, waiting: Iterable[int]) -> ClockTimes:
        """Before the first event."""
        left = () if clock is None else (clock.bank,) * players
        return cls(clock, left, since=dict.fromkeys(waiting, 0))

    def after(self, event: Event, bots: Container[int], waiting: Iterable[int]) -> ClockTimes:
        """One more event; bots have played these seats before it, and then these owe a decision."""
        at = max(self.at, event.at)
        owing = tuple(waiting)
        since = {seat: self.since.get(seat) or at for seat in owing}
        if self.clock is None:
            return ClockTimes(at=at, since=since)
        left = list(self.left)
        if self.runs:
            # The time in which no server ran is nobody's.
            stood = int(event.line) if event.kind == "pause" else 0
            for seat in self.since:
                if seat not in bots:
                    left[seat] = max(0, left[seat] - max(0, at - self.at - stood))
                    left[seat] += 0 if seat in owing else self.clock.increment
        return replace(
            self,
            left=tuple(left),
            runs=self.runs or event.kind == "begin",
            at=at,
            since=since,
            graced=self.graced & set(owing),
        )

    def with_grace(self, seat: int) -> ClockTimes:
        """Somebody comes back to their seat: they have some time at least, once in a turn."""
        if self.clock is None or self.left[seat] >= self.clock.grace or seat in self.graced:
            return self
        left = tuple(self.clock.grace if number == seat else time for number, time in enumerate(self.left))
        return replace(self, left=left, graced=self.graced | {seat})

    def is_out(self, seat: int) -> bool:
        """Whether a seat has nothing left, and has had its grace in this turn."""
        return self.clock is not None and self.left[seat] == 0 and seat in self.graced

    def left_at(self, moment: int, bots: Container[int]) -> tuple[int, ...]:
        """What each seat has left at a moment after the last event."""
        spent = max(0, moment - self.at) if self.runs else 0
        return tuple(
            max(0, time - spent) if seat in self.since and seat not in bots else time
            for seat, time in enumerate(self.left)
        )
