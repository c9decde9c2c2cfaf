"""Listeners of a table: every event reaches each live connection once, in order, without gaps.

A connection is put among the listeners in the same moment in which it is noted how far the table has come: what came
before is in its welcome, what comes after in its queue. Messages are made when they are sent, once for each seat.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Container, Sequence

import msgspec

from boxship.rules.layout import NOBODY
from boxship.rules.rulesets import SEAT_NAMES
from boxship.server import presenter
from boxship.server.messages import Nudged
from boxship.server.snapshot import Transition


class Update:
    """One event on its way to listeners, serialized once per reader: two tabs of a seat get the same text."""

    def __init__(self, transition: Transition, bots: Container[int]) -> None:
        """Nothing is made before somebody needs it. These seats were bots' from the beginning."""
        self._transition = transition
        self._bots = bots
        self._texts: dict[int, str] = {}

    def text(self, reader: int) -> str:
        """The message for a reader."""
        text = self._texts.get(reader)
        if text is None:
            message = presenter.moved(self._transition, reader, self._bots)
            text = self._texts[reader] = msgspec.json.encode(message).decode()
        return text


class Nudge:
    """A reminder on its way to the connections of one seat."""

    def __init__(self, by: int) -> None:
        """Somebody reminds them."""
        self._by = by

    def text(self, _: int) -> str:
        """The message."""
        return msgspec.json.encode(Nudged(by=SEAT_NAMES[self._by])).decode()


class Listener:
    """The queue of one live connection: what its reader has still to be told."""

    def __init__(self, reader: int, room: int) -> None:
        """With room for so many events that wait."""
        self.reader = reader
        self.too_slow = False
        """Whether more waits than there is room for: the connection is dropped and may come back."""
        self.dismissed = False
        """Whether its link is not valid any more."""
        self._waiting: deque[Update | Nudge | None] = deque()
        self._room = room
        # Futures that are made when somebody waits: there are thousands of listeners, and an Event is ten times larger.
        self._something: asyncio.Future[None] | None = None
        self._end: asyncio.Future[None] | None = None

    def dismiss(self) -> None:
        """It may not go on: its link is not valid any more."""
        self.dismissed = True
        _wake(self._end)

    def tell(self, update: Update | Nudge | None) -> None:
        """Something happened; None: the seats have changed."""
        if update is None and self._waiting and self._waiting[-1] is None:
            return
        if len(self._waiting) >= self._room:
            self.too_slow = True
            _wake(self._end)
            return
        self._waiting.append(update)
        _wake(self._something)

    async def next(self) -> Update | Nudge | None:
        """What to tell next; None: the seats have changed."""
        while not self._waiting:
            self._something = asyncio.get_running_loop().create_future()
            await self._something
        return self._waiting.popleft()

    def end(self) -> asyncio.Future[None]:
        """Done when the connection has to be dropped, because it is too slow or was dismissed; for one to wait for."""
        self._end = asyncio.get_running_loop().create_future()
        if self.too_slow or self.dismissed:
            self._end.set_result(None)
        return self._end


def _wake(waiting: asyncio.Future[None] | None) -> None:
    """Let whoever waits go on."""
    if waiting is not None and not waiting.done():
        waiting.set_result(None)


class Audience:
    """The listeners of one table: everybody who looks at it now."""

    def __init__(self, bots: Container[int] = ()) -> None:
        """Nobody yet; these seats are bots'."""
        self._bots = bots
        self._listeners: set[Listener] = set()
        self.on_presence: Callable[[int | None], None] = lambda _: None
        """Called whenever the seats from which somebody looks change: with the one from which nobody does any more."""

    def __len__(self) -> int:
        return len(self._listeners)

    def count(self, reader: int) -> int:
        """How many connections this reader has; spectators are one reader."""
        return sum(listener.reader == reader for listener in self._listeners)

    @property
    def present(self) -> set[int]:
        """The seats from which somebody looks."""
        return {listener.reader for listener in self._listeners if listener.reader != NOBODY}

    def add(self, listener: Listener) -> None:
        """Somebody comes; everybody else hears of it if their seat was empty."""
        new = listener.reader not in self.present and listener.reader != NOBODY
        if new:
            self.seats_changed()
        self._listeners.add(listener)
        if new:
            self.on_presence(None)

    def remove(self, listener: Listener) -> None:
        """Somebody goes."""
        self._listeners.discard(listener)
        if listener.reader not in self.present and listener.reader != NOBODY:
            self.seats_changed()
            self.on_presence(listener.reader)

    def dismiss(self, reader: int) -> None:
        """The link by which this reader came is not valid any more."""
        for listener in list(self._listeners):
            if listener.reader == reader:
                listener.dismiss()

    def tell(self, transitions: Sequence[Transition]) -> None:
        """These events happened."""
        if self._listeners:
            for update in [Update(transition, self._bots) for transition in transitions]:
                for listener in self._listeners:
                    listener.tell(update)

    def nudge(self, seat: int, by: int) -> None:
        """Somebody reminds a seat that it is its turn."""
        for listener in self._listeners:
            if listener.reader == seat:
                listener.tell(Nudge(by))

    def seats_changed(self) -> None:
        """Somebody came, left or changed a name."""
        for listener in self._listeners:
            listener.tell(None)
