"""How the server lets bots think: in processes of their own, so that it never waits for a thought.

A thinker is given a name and a view, and answers with a line; it has nothing else to look at. Whoever searches has a
process apart, which is compiling at first (``boxship.bots.searcher``); until it is ready, a trader answers.
"""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Final

from boxship.bots.processes import Processes
from boxship.bots.registry import searches
from boxship.bots.searcher import STAND_IN, Searcher, think

if TYPE_CHECKING:
    from collections.abc import Iterable
    from concurrent.futures import Future

    from boxship.game import View

_TRIES: Final = 3
_SEED_BITS: Final = 62


class Thinkers:
    """A few processes; they start when the first bot has to decide, and again if one of them dies."""

    def __init__(self, count: int) -> None:
        """So many for bots who answer at once, and one for those who search. None of them runs yet."""
        self._quick = Processes(count)
        self._searcher = Searcher()

    def expect(self, names: Iterable[str]) -> None:
        """Bots of these names may have to decide soon: whoever searches gets ready in the background."""
        if any(map(searches, names)):
            self._searcher.warm_up()

    async def line(self, name: str, view: View) -> str:
        """What the bot of that name says; a BrokenProcessPool if no process survives the thought."""
        for left in reversed(range(_TRIES)):
            try:
                return await asyncio.wrap_future(self._thought(name, view))
            except BrokenProcessPool:
                if not left:
                    raise
        raise AssertionError

    def _thought(self, name: str, view: View) -> Future[str]:
        seed = secrets.randbits(_SEED_BITS)
        if not searches(name):
            return self._quick.do(think, name, seed, view)
        if self._searcher.is_warm:
            return self._searcher.line(name, seed, view)
        self._searcher.warm_up()
        return self._quick.do(think, STAND_IN, seed, view)

    def close(self) -> None:
        """Let them go."""
        self._quick.close()
        self._searcher.close()
