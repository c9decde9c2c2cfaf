"""Watchers for tests: they are imported by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boxship.arena.watchers import Watcher

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boxship.game import Game


class Diary(Watcher):
    """What happened, in short."""

    def game_started(self, game: Game, names: Sequence[str]) -> None:
        self.names = list(names)
        self.lines = 0
        assert not game.lines

    def line_played(self, game: Game, seat: str, line: str) -> None:
        self.lines += 1
        assert len(game.lines) == self.lines
        assert game.lines[-1] == f"{seat}: {line}"

    def game_ended(self, game: Game) -> None:
        self.total = sum(score.total for score in game.scores().values())

    def notes(self) -> Any:
        return {"names": self.names, "lines": self.lines, "total": self.total}
