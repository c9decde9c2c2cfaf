"""Listeners of a table: every event reaches each live connection once, in order, without gaps.

A connection is put among the listeners in the same moment in which it is noted how far the table has come: what came
before is in its welcome, what comes after in its queue. Messages are made when they are sent, once for each seat.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

import msgspec

from boxship.rules.layout import NOBODY
from boxship.server import presenter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boxship.server.snapshot import Transition


class Update:
    """One event on its way to listeners, serialized once per reader: two tabs of a seat get the same text."""

    def __init__(self, transition: Transition) -> None:
        """Nothing is made before somebody needs it."""
        self._transition = transition
        self._texts: dict[int, str] = {}

    def text(self, reader: int) -> str:
        """The message for a reader."""
        text = self._texts.get(reader)
        if text is None:
            text = self._texts[reader] = msgspec.json.encode(presenter.moved(self._transition, reader)).decode()
        return text


class Listener:
    """The queue of one live connection: what its reader has still to be told."""

    def __init__(self, reader: int, room: int) -> None:
        """With room for so many events that wait."""
        self.reader = reader
        self.too_slow = asyncio.Event()
        """Set when more waits than there is room for: the connection is dropped and may come back."""
        self._waiting: deque[Update | None] = deque()
        self._room = room
        self._something = asyncio.Event()

    def tell(self, update: Update | None) -> None:
        """Something happened; None: the seats have changed."""
        if update is None and self._waiting and self._waiting[-1] is None:
            return
        if len(self._waiting) >= self._room:
            self.too_slow.set()
            return
        self._waiting.append(update)
        self._something.set()

    async def next(self) -> Update | None:
        """What to tell next; None: the seats have changed."""
        while not self._waiting:
            self._something.clear()
            await self._something.wait()
        return self._waiting.popleft()


class Audience:
    """The listeners of one table: everybody who looks at it now."""

    def __init__(self) -> None:
        """Nobody yet."""
        self._listeners: set[Listener] = set()

    def __len__(self) -> int:
        return len(self._listeners)

    @property
    def present(self) -> set[int]:
        """The seats from which somebody looks."""
        return {listener.reader for listener in self._listeners if listener.reader != NOBODY}

    def add(self, listener: Listener) -> None:
        """Somebody comes; everybody else hears of it if their seat was empty."""
        if listener.reader not in self.present and listener.reader != NOBODY:
            self.seats_changed()
        self._listeners.add(listener)

    def remove(self, listener: Listener) -> None:
        """Somebody goes."""
        self._listeners.discard(listener)
        if listener.reader not in self.present and listener.reader != NOBODY:
            self.seats_changed()

    def tell(self, transitions: Sequence[Transition]) -> None:
        """These events happened."""
        if self._listeners:
            for update in [Update(transition) for transition in transitions]:
                for listener in self._listeners:
                    listener.tell(update)

    def seats_changed(self) -> None:
        """Somebody came, left or changed a name."""
        for listener in self._listeners:
            listener.tell(None)
