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
        self._warming: Future[None] | None = None
        self._starts = _STARTS
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

    @property
    def is_warm(self) -> bool:
        """Whether bots that search answer themselves."""
        if self._warming is None or self._died or not self._warming.done():
            return False
        return self._warming.exception() is None

    def expect(self, names: Iterable[str]) -> None:
        """Bots of these names may have to decide soon: those that search get ready in the background."""
        if any(map(searches, names)):
            self.warm_up()

    def warm_up(self) -> Future[None]:
        """Get ready to search in the background, unless that has been done, is under way or was given up."""
        if self._warming is None or (self._starts and self._warming.done() and not self.is_warm):
            self._starts -= 1
            self._died = False
            self._warming = self._searching.do(warm_up)
        return self._warming

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
        if self.is_warm:
            thought = self._searching.do(think, name, seed, view)
            thought.add_done_callback(self._look_after)
            return thought
        self.warm_up()
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


def warm_up() -> None:
    """Load all that a search needs, and compile it where nobody has done that before: by searching once."""
    from boxship.game import Game

    game = Game.new("classic", players=3, seed=0)
    player("captain:1", 0).line(game.view(game.to_act[0]))
