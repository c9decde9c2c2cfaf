"""Every state of a game in little memory: some are kept, the others are replayed from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, overload

from boxship.notation.play_line import played
from boxship.rules.layout import State

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from boxship.notation.lines import Colours, Line

EVERY: Final = 16
"""One state in so many is kept."""


class States(Sequence[State]):
    """The game at its start and after each move: the last state and one in sixteen are kept, the others are replayed.

    A state is some ten kilobytes, a game some hundred moves; a server holds many games, and hardly ever looks back.
    """

    def __init__(self, states: Iterable[State], moves: Sequence[tuple[int, Line]], colours: Colours) -> None:
        """The states of these moves; ``moves`` is the game's own list and grows with it."""
        self._moves = moves
        self._colours = colours
        self._kept: list[State] = []
        self._length = 0
        for state in states:
            self.append(state)

    def append(self, state: State) -> None:
        """The state after one more move."""
        if self._length % EVERY == 0:
            self._kept.append(state)
        self._last = state
        self._length += 1

    def pop(self) -> None:
        """Forget the last state."""
        self._length -= 1
        if self._length % EVERY == 0:
            self._kept.pop()
        self._last = next(self._from(self._length - 1))

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> State: ...
    @overload
    def __getitem__(self, index: slice) -> list[State]: ...
    def __getitem__(self, index: int | slice) -> State | list[State]:
        if isinstance(index, slice):
            return list(self)[index]
        number = range(self._length)[index]
        return self._last if number == self._length - 1 else next(self._from(number))

    def __iter__(self) -> Iterator[State]:
        return self._from(0)

    def _from(self, number: int) -> Iterator[State]:
        """The states from that number on, played from the nearest one that was kept."""
        state = self._kept[number // EVERY]
        for i in range(number - number % EVERY, self._length):
            if i % EVERY == 0:
                state = self._kept[i // EVERY]
            if i >= number:
                yield state
            if i + 1 < self._length and (i + 1) % EVERY:
                seat, line = self._moves[i]
                state = played(state, seat, line, self._colours)
