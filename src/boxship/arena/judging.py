"""Judging: a watcher that lets the captain look at every decision, by what its seat knew then.

For each decision in which a line looked better than the one played it notes what was given away, with its margin. The
estimate may be negative: the better line is chosen in some worlds and measured in others, so that the mean is fair.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boxship.arena.watchers import Watcher
from boxship.bots.analysis.comparing import regret
from boxship.bots.analysis.forecast import Forecast
from boxship.bots.cash_ledger import Ledger
from boxship.game import Game, View


class RegretWatcher(Watcher):
    """Judges every line of a game."""

    def game_started(self, game: Game, names: Sequence[str]) -> None:  # noqa: ARG002  # everybody is judged alike
        """Nothing was played yet."""
        self._before = game.moment
        self._ledgers = [Ledger() for _ in game.seats]
        self._decisions = [0 for _ in game.seats]
        self._regrets: list[dict[str, Any]] = []

    def line_played(self, game: Game, seat: str, line: str) -> None:
        """One decision more."""
        p = game.seats.index(seat)
        self._decisions[p] += 1
        found = regret(View.of(self._before, p), game.moves[-1][1], self._ledgers[p])
        if found is not None:
            about = {"number": len(game.moves), "seat": seat, "line": line, "better": found.better}
            self._regrets.append({**about, "loss": _written(found.loss), "win_loss": _written(found.win_loss)})
        self._before = game.moment

    def notes(self) -> dict[str, Any]:
        """How many decisions each seat made, and every one in which another line looked better."""
        return {"decisions": self._decisions, "regrets": self._regrets}


def _written(forecast: Forecast) -> list[float]:
    return [round(forecast.mean, 3), round(forecast.margin, 3)]
