"""Cache of replays: every event of a table between its snapshots, replayed when somebody asks.

A table in memory knows only how it stands. Replaying a game takes some hundredths of a second, so the last replays are
kept for a while: whoever moves through the history of a table asks for many of its moments in a row.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from boxship.server.snapshot import Snapshot, Transition, transitions_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boxship.notation.records import Header
    from boxship.server.snapshot import Event

_MOST_TRANSITIONS: Final = 4000
"""Transitions that are kept over all tables: some 50 MB."""
_FEW: Final = 10
"""So many events are replayed at once; more of them in a thread, so that nobody else waits."""


class Histories:
    """Least-recently-used cache of replays."""

    def __init__(self) -> None:
        """None yet."""
        self._kept: OrderedDict[str, list[Transition]] = OrderedDict()

    def keep(self, name: str, transitions: list[Transition]) -> None:
        """Remember a replay; the ones that were used longest ago are forgotten for it."""
        self._kept[name] = transitions
        self._kept.move_to_end(name)
        total = sum(map(len, self._kept.values()))
        while total > _MOST_TRANSITIONS and len(self._kept) > 1:
            total -= len(self._kept.popitem(last=False)[1])

    async def transitions(self, name: str, header: Header, events: Sequence[Event]) -> list[Transition]:
        """Every event so far."""
        known = self._kept.get(name, [])[: len(events)]
        missing = events[len(known) :]
        start = known[-1].after if known else Snapshot.dealt(header)
        if len(missing) <= _FEW:
            more = list(transitions_of(start, missing))
        else:
            more = await asyncio.to_thread(lambda: list(transitions_of(start, missing)))
        self.keep(name, [*known, *more])
        return [*known, *more]
