"""Quota of a table: how many events it may have, so that nobody fills its memory and everybody's connection.

A game has some hundred lines. Only what can be done again and again for nothing is counted by seat: lines taken back,
and sealed bids changed.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from boxship.server.attendance import is_by_hand
from boxship.server.errors import ProblemError
from boxship.server.snapshot import Event

MOST_EVENTS: Final = 20_000
"""Of a table."""
MOST_UNDOS: Final = 300
"""Of a seat in a game."""
MOST_BIDS: Final = 20
"""Of a seat in one round of sealed bids."""
MOST_AROUND: Final = 200
"""Of a seat in a game, around it: comings and goings, agreements and new links."""
_IN_THE_GAME: Final = frozenset({"line", "sealed", "undo"})


class Quota:
    """Counts of what has happened at a table."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.undos: Counter[int] = Counter()
        self.bids: Counter[int] = Counter()
        self.around: Counter[int] = Counter()
        self._events = 0

    def count(self, event: Event) -> None:
        """This has happened."""
        self._events += 1
        if event.kind == "undo":
            self.undos[event.seat] += 1
        elif event.kind == "sealed":
            self.bids[event.seat] += 1
        elif event.kind == "line":
            self.bids.clear()
        elif is_by_hand(event):
            self.around[event.seat] += 1

    def check(self, event: Event) -> None:
        """A ProblemError where this is more than may happen."""
        if self._events >= MOST_EVENTS:
            raise ProblemError("too_many", f"this table has {MOST_EVENTS} events, and none has more")
        if event.kind == "undo" and self.undos[event.seat] >= MOST_UNDOS:
            sentence = f"you have taken back {MOST_UNDOS} lines of this game, the most there can be"
            raise ProblemError("nothing_to_undo", sentence)
        if event.kind == "sealed" and self.bids[event.seat] >= MOST_BIDS:
            sentence = f"you have sealed a bid {MOST_BIDS} times, the most there can be before all are open"
            raise ProblemError("too_many", sentence)
        if event.kind not in _IN_THE_GAME and is_by_hand(event) and self.around[event.seat] >= MOST_AROUND:
            sentence = f"you have done this or the like {MOST_AROUND} times, the most there can be"
            raise ProblemError("too_many", sentence)
