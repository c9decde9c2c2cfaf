"""Cache of replays: events of a table between their snapshots, replayed when somebody asks.

A table in memory knows only how it stands. Its past is replayed in pages of a hundred events, each from the snapshot at
its beginning. The last pages are kept for a while: whoever moves through a history asks for many of its moments in a
row. However long a table is, only so many of its moments are in memory.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from boxship.notation.records import Header
from boxship.server.snapshot import Event, Snapshot, Transition, transitions_of

PAGE: Final = 100
"""Events that are replayed together."""
_MOST_TRANSITIONS: Final = 600
"""Transitions that are kept over all tables: some 7 MB. A page is replayed in a few milliseconds."""
_FEW: Final = 10
"""So many events are replayed at once; more of them in a thread, so that nobody else waits."""


@dataclass(slots=True)
class Replay:
    """The past of a table, as far as it is known: how every page begins, and some of the pages."""

    starts: list[Snapshot]
    pages: OrderedDict[int, list[Transition]] = field(default_factory=OrderedDict)

    @property
    def size(self) -> int:
        """How many transitions it holds."""
        return sum(map(len, self.pages.values()))

    @classmethod
    def of(cls, header: Header, events: Sequence[Event]) -> Replay:
        """All events, of which the last pages are kept."""
        replay = cls([Snapshot.dealt(header)])
        for page in range(-(-len(events) // PAGE)):
            replay.take_in(page, _replayed(replay.starts[page], events[page * PAGE : (page + 1) * PAGE]))
            replay.shrink()
        return replay

    @property
    def current(self) -> Snapshot:
        """The table after the last event."""
        return self.pages[next(reversed(self.pages))][-1].after if self.pages else self.starts[-1]

    def take_in(self, page: int, transitions: list[Transition]) -> None:
        """A page was replayed, or a longer part of it."""
        self.pages[page] = transitions
        self.pages.move_to_end(page)
        if len(transitions) == PAGE and page + 1 == len(self.starts):
            self.starts.append(transitions[-1].after)

    def shrink(self) -> None:
        """Forget the pages that were used longest ago, if there are too many."""
        while len(self.pages) > _MOST_TRANSITIONS // PAGE:
            self.pages.popitem(last=False)


class Histories:
    """Least-recently-used cache of replays."""

    def __init__(self) -> None:
        """None yet."""
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    def keep(self, name: str, replay: Replay) -> None:
        """Remember a replay; the ones that were used longest ago are forgotten for it."""
        self._kept[name] = replay
        self._kept.move_to_end(name)
        replay.shrink()
        total = sum(each.size + len(each.starts) for each in self._kept.values())
        while total > _MOST_TRANSITIONS and len(self._kept) > 1:
            forgotten = self._kept.popitem(last=False)[1]
            total -= forgotten.size + len(forgotten.starts)

    async def transitions(
        self, name: str, header: Header, events: Sequence[Event], begin: int, end: int
    ) -> list[Transition]:
        """The events after number ``begin``, up to number ``end``."""
        replay = self._kept.get(name) or Replay([Snapshot.dealt(header)])
        found: list[Transition] = []
        for page in range(min(begin // PAGE, len(replay.starts) - 1), -(-end // PAGE)):
            kept = await self._page(replay, page, events[page * PAGE : min((page + 1) * PAGE, end)])
            found += kept[max(begin - page * PAGE, 0) : end - page * PAGE]
        self.keep(name, replay)
        return found

    async def _page(self, replay: Replay, page: int, events: Sequence[Event]) -> list[Transition]:
        known = replay.pages.get(page, [])
        missing = events[len(known) :]
        if missing:
            start = known[-1].after if known else replay.starts[page]
            few = len(missing) <= _FEW
            more = _replayed(start, missing) if few else await asyncio.to_thread(_replayed, start, missing)
            known = [*known, *more]
            replay.take_in(page, known)
        return known


def _replayed(start: Snapshot, events: Sequence[Event]) -> list[Transition]:
    return list(transitions_of(start, events))
