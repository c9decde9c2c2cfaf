"""Every moment of a game in little memory: some are kept, the others are replayed from them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from boxship.moment import Moment
from boxship.notation.play_line import played
from boxship.rules.layout import State

EVERY: Final = 20
"""One moment in so many is kept."""


class Timeline:
    """A game at its start and after each line: the last moment and one in twenty are kept, the others are replayed.

    A state is some ten kilobytes, a game some hundred lines; whoever holds many games hardly ever looks back.
    """

    def __init__(self, start: Moment) -> None:
        """Nothing has been played yet."""
        self._kept = [start]
        self._last = start
        self._length = 1

    @property
    def last(self) -> Moment:
        """The game as it stands."""
        return self._last

    def __len__(self) -> int:
        return self._length

    def append(self, moment: Moment) -> None:
        """The moment after one more line."""
        if self._length % EVERY == 0:
            self._kept.append(moment)
        self._last = moment
        self._length += 1

    def pop(self) -> Moment:
        """Go back by one line; returns the moment after it. An IndexError at the start."""
        if self._length == 1:
            raise IndexError("nothing has been played yet")
        left = self._last
        self._length -= 1
        if self._length % EVERY == 0:
            self._kept.pop()
        moment = self._kept[-1]
        for seat, line in left.history.moves[len(moment.history) : -1]:
            moment = moment.played(seat, line)
        self._last = moment
        return left

    def states(self) -> Iterator[State]:
        """The state at every moment, from the start on."""
        moves, colours = self._last.history.moves, self._last.rules.colours
        state = self._kept[0].state
        yield state
        for number, (seat, line) in enumerate(moves, 1):
            kept = number % EVERY == 0
            state = self._kept[number // EVERY].state if kept else played(state, seat, line, colours)
            yield state
