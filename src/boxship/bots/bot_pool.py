"""Bot pool: bots think in processes of their own, so that no table waits for a thought or for a compiler.

Each decision is given a name, a seed and a view, and answered with a line. A bot is made anew for it: nothing is
carried over from one table to another, and counting the money once more takes some hundredths of a second.

Bots that search are much stronger with compiled code, and making that takes a minute where nobody has made it before.
So they have a process apart, which gets ready in the background and lets others go first. Until it is warm, a trader
stands in.
"""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import BrokenExecutor
from typing import TYPE_CHECKING, Final, Self

from boxship.bots.processes import Processes
from boxship.bots.registry import player, searches

if TYPE_CHECKING:
    from collections.abc import Iterable
    from concurrent.futures import Future

    from boxship.game import View

STAND_IN: Final = "trader"
USUAL: Final = "captain"
FIRST: Final = {"captain": "captain:1", "admiral": "admiral"}
"""Who decides once to get ready, for each kind of search."""
SECONDS: Final = 1.2
"""A search at a table is cut short after so long. Counting money comes before it, and its last batch ends later."""
_NICENESS: Final = 10
_STARTS: Final = 3
"""So often the process that searches is started; if it dies every time, the trader stands in for good."""
_TRIES: Final = 3
_SEED_BITS: Final = 62


class BotPool:
    """The processes; they start when the first bot has to decide, and again if one of them dies."""

    def __init__(self, count: int = 1) -> None:
        """So many for bots that answer at once, and one for those that search. None of them runs yet."""
        self._quick = Processes(count)
        self._searching = Processes(niceness=_NICENESS)
        self._warming: dict[str, Future[None]] = {}
        """Who searches, by the first word of the name, and how getting ready for it goes."""
        self._starts: dict[str, int] = {}
        self._died = False
        """Whether the process that searches has died since it got ready."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes that run, the one that searches first."""
        return self._searching.pids + self._quick.pids

    def is_warm(self, name: str = USUAL) -> bool:
        """Whether a bot of that name, which searches, answers itself."""
        warming = self._warming.get(_kind(name))
        return warming is not None and not self._died and warming.done() and warming.exception() is None

    def expect(self, names: Iterable[str]) -> None:
        """Bots of these names may have to decide soon: those that search get ready in the background."""
        for name in filter(searches, names):
            self.warm_up(name)

    def warm_up(self, name: str = USUAL) -> Future[None]:
        """Get ready to search in the background, unless that has been done, is under way or was given up."""
        kind = _kind(name)
        warming, left = self._warming.get(kind), self._starts.get(kind, _STARTS)
        if warming is None or (left and warming.done() and not self.is_warm(name)):
            self._starts[kind] = left - 1
            if self._died:
                self._died = False
                self._warming.clear()
            warming = self._warming[kind] = self._searching.do(warm_up, FIRST[kind])
        return warming

    async def line(self, name: str, view: View) -> str:
        """The line of the bot of that name, by chance of its own; a BrokenProcessPool if no process survives it."""
        for left in reversed(range(_TRIES)):
            try:
                return await asyncio.wrap_future(self.ask(name, secrets.randbits(_SEED_BITS), view))
            except BrokenExecutor:
                if not left:
                    raise
        raise AssertionError

    def ask(self, name: str, seed: int, view: View) -> Future[str]:
        """The line of a bot, once it has thought; a BrokenProcessPool if its process dies over it."""
        if not searches(name):
            return self._quick.do(think, name, seed, view)
        if self.is_warm(name):
            thought = self._searching.do(think, name, seed, view)
            thought.add_done_callback(self._look_after)
            return thought
        self.warm_up(name)
        return self._quick.do(think, STAND_IN, seed, view)

    def close(self) -> None:
        """Let them go, whatever they are doing."""
        self._quick.close()
        self._searching.close()

    def _look_after(self, thought: Future[str]) -> None:
        """A process that has died over a thought has to get ready again."""
        if not thought.cancelled() and isinstance(thought.exception(), BrokenExecutor):
            self._died = True


def think(name: str, seed: int, view: View) -> str:
    """The line of a bot; no search goes on for longer than a table likes to wait."""
    return player(name, seed, SECONDS).line(view)


def warm_up(name: str) -> None:
    """Load all that a search needs, and compile it where nobody has done that before: by searching once."""
    from boxship.game import Game

    game = Game.new("classic", players=3, seed=0)
    player(name, 0).line(game.view(game.to_act[0]))


def _kind(name: str) -> str:
    """Who searches in the same way has the same first word."""
    return name.partition(":")[0]
