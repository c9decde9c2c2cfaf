"""Watchers: whoever wants to see every line of a match and note something about it.

>>> class Auctions(Watcher):
...     '''Counts the cargoes that came to the island.'''
...
...     def game_started(self, game, names):
...         self.landed = 0
...
...     def line_played(self, game, seat, line):
...         self.landed += line == "sail island"
...
...     def notes(self):
...         return self.landed

A league makes a watcher for each game, in the process that plays it. What ``notes`` returns, anything that JSON can
write, comes back with the game's result and is kept with it.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boxship.game import Game


class WatcherError(ValueError):
    """A watcher that can't be found; ``str()`` says why."""


class Watcher:
    """Sees one game; the default is to note nothing. Watchers see the whole truth, so they never play."""

    def game_started(self, game: Game, names: Sequence[str]) -> None:
        """The game has been dealt; ``names`` says who sits where, in seat order."""

    def line_played(self, game: Game, seat: str, line: str) -> None:
        """A seat has played a line; ``game`` stands after it."""

    def game_ended(self, game: Game) -> None:
        """The game is over."""

    def notes(self) -> Any:  # noqa: ANN401  # whatever JSON can write
        """What is kept of this game."""
        return None


def find_watcher(name: str) -> type[Watcher]:
    """The watcher of a name like ``my_module:Auctions``; a WatcherError says why there is none."""
    module, colon, wanted = name.partition(":")
    if not module or not colon or not wanted:
        raise WatcherError(f"{name[:60]!r} is not a watcher; say it like my_module:MyWatcher")
    try:
        found = getattr(importlib.import_module(module), wanted)
    except (ImportError, AttributeError, ValueError) as problem:
        raise WatcherError(f"the watcher {name[:60]!r} can't be imported: {problem}") from None
    if not isinstance(found, type) or not issubclass(found, Watcher):
        raise WatcherError(f"{name[:60]!r} is not a subclass of boxship.arena.watchers.Watcher")
    return found
