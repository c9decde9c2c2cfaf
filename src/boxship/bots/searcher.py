"""A process for whoever searches, so that nobody at a table ever waits for a compiler.

A search is much stronger with compiled code, and making that takes a minute where nobody has made it before. So the
process gets ready in the background and lets others go first. Until it is ready, a trader stands in, who needs nothing.
"""

from __future__ import annotations

from concurrent.futures import BrokenExecutor
from typing import TYPE_CHECKING, Final, Self

from boxship.bots.processes import Processes
from boxship.bots.registry import player, searches

if TYPE_CHECKING:
    from concurrent.futures import Future

    from boxship.game import View

STAND_IN: Final = "trader"
SECONDS: Final = 1.2
"""A search at a table is cut short after so long. Counting money comes before it, and its last helping ends later."""
_NICENESS: Final = 10
_STARTS: Final = 3
"""So often the process is started; if it dies every time, the trader stands in for good."""


class Searcher:
    """The process; it does not run before somebody is expected who searches."""

    def __init__(self) -> None:
        self._process = Processes(niceness=_NICENESS)
        self._warming: Future[None] | None = None
        self._starts = _STARTS

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def is_warm(self) -> bool:
        """Whether it can be asked for a line."""
        return self._warming is not None and self._warming.done() and self._warming.exception() is None

    def warm_up(self) -> None:
        """Somebody who searches may come: get ready in the background, unless that has been done or is under way."""
        failed = self._warming is not None and self._warming.done() and not self.is_warm
        if self._starts and (self._warming is None or failed):
            self._starts -= 1
            self._warming = self._process.do(warm_up)

    def line(self, name: str, seed: int, view: View) -> Future[str]:
        """What a player says who searches; a BrokenProcessPool if the process dies over it. Only when it is warm."""
        thought = self._process.do(think, name, seed, view)
        thought.add_done_callback(self._look_after)
        return thought

    def close(self) -> None:
        """Let it go, whatever it is doing."""
        self._process.close()

    def _look_after(self, thought: Future[str]) -> None:
        """A process that has died over a thought has to get ready again."""
        if not thought.cancelled() and isinstance(thought.exception(), BrokenExecutor):
            self._warming = None


def think(name: str, seed: int, view: View) -> str:
    """The line of a player; no search goes on for longer than a table likes to wait."""
    bot = player(name, seed)
    if searches(name):
        from boxship.bots.captain.player import Captain

        assert isinstance(bot, Captain)
        bot.seconds = SECONDS
    return bot.line(view)


def warm_up() -> None:
    """Load all that a search needs, and compile it where nobody has done that before: by searching once."""
    from boxship.game import Game

    game = Game.new("classic", players=3, seed=0)
    player("captain:1", 0).line(game.view(game.to_act[0]))
