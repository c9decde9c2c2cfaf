"""Hints for whoever plays alone against bots: asked for by a seat, thought about elsewhere, told to nobody else.

They are thought about one at a time, in a process that the bots do not use: no table waits for a hint. A seat has one
hint at a time. Asking again about the same decision gets the same hint; a later decision waits until the thought about
the earlier one has ended.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Final, NamedTuple

from boxship.game import View
from boxship.rules.layout import State
from boxship.server.advice_tasks import hint
from boxship.server.errors import ProblemError, too_much
from boxship.server.messages import Hint
from boxship.server.peers.thinking import Doing
from boxship.server.rate_limit import RateLimit
from boxship.server.table import Table

_log = logging.getLogger("boxship.server")
_PER_SECOND: Final = 0.2
_BURST: Final = 12
"""New hints for one seat: so many at once, then so many each second."""
_MOST_THOUGHTS: Final = 8
_MOST_OF_ADDRESS: Final = 4
"""Hints that are thought about or wait for it: for all tables, and of those for one address."""
_MOST_KEPT: Final = 200

Whose = tuple[str, int]
"""A table and a seat."""


class Thought(NamedTuple):
    """A hint that is there or on its way, and the position that it is about."""

    state: State
    """It stays the same while others seal their bids: nobody's hint depends on those."""
    hint: asyncio.Task[Hint]
    address: str
    """Who asked."""


class Hints:
    """All hints of a server."""

    def __init__(self, process: Doing) -> None:
        """They are found by this process, or by whoever it asks."""
        self._process = process
        self.limit = RateLimit(_PER_SECOND, _BURST)
        self._thoughts: OrderedDict[Whose, Thought] = OrderedDict()
        self._is_closed = False

    @property
    def waiting(self) -> int:
        """Hints that are thought about or wait for it."""
        return sum(not thought.hint.done() for thought in self._thoughts.values())

    async def hint(self, table: Table, seat: int, address: str = "") -> Hint:
        """A hint for what this seat has to decide now; a ProblemError where there is none."""
        if not table.allows_hints(seat):
            raise ProblemError("no_hints", "there are hints only where everybody else is a bot")
        whose = (table.name, seat)
        while not self._is_closed:
            snapshot = table.current
            if not snapshot.asks(seat):
                raise ProblemError("nothing_to_decide", "there is nothing that you have to decide now")
            thought = self._thoughts.get(whose)
            if thought is not None and thought.state is snapshot.state and not thought.hint.cancelled():
                # Whoever asked may go away; the thought goes on, and the answer is kept for them.
                await asyncio.wait([thought.hint])
                if not thought.hint.cancelled():
                    return thought.hint.result()
            elif thought is None or thought.hint.done():
                self._begin(whose, snapshot.state, snapshot.view(seat), address)
            else:
                await asyncio.wait([thought.hint])
        raise ProblemError("failed", "this server is about to stop")

    async def close(self) -> None:
        """Stop thinking; whoever waits for a hint hears that there will be none."""
        self._is_closed = True
        thoughts = [thought.hint for thought in self._thoughts.values()]
        for thought in thoughts:
            thought.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)
        self._process.close()

    def _begin(self, whose: Whose, state: State, view: View, address: str) -> None:
        running = [thought.address for thought in self._thoughts.values() if not thought.hint.done()]
        crowded = len(running) >= _MOST_THOUGHTS or running.count(address) >= _MOST_OF_ADDRESS
        if crowded or self.limit.wait(f"{whose[0]}/{whose[1]}"):
            raise too_much()
        self._thoughts[whose] = Thought(state, asyncio.create_task(self._think(whose, view)), address)
        self._thoughts.move_to_end(whose)
        if len(self._thoughts) > _MOST_KEPT:
            self._forget()

    async def _think(self, whose: Whose, view: View) -> Hint:
        try:
            return await asyncio.wrap_future(self._process.do(hint, view))
        except Exception:  # noqa: BLE001  # whatever can go wrong in a thought
            _log.exception("a hint failed")
            del self._thoughts[whose]
            raise ProblemError("failed", "no hint was found; please try again") from None

    def _forget(self) -> None:
        """Let go of the oldest hint that nobody waits for."""
        oldest = next(whose for whose, thought in self._thoughts.items() if thought.hint.done())
        del self._thoughts[oldest]
