"""Runner: plays the deals of a league in one process, and keeps the programs that take part running."""

from __future__ import annotations

import dataclasses
from contextlib import ExitStack
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from boxship.arena.match import BotFailedError, Seating, dealt, play
from boxship.arena.results import DealResult, GameResult
from boxship.arena.schedule import player_seed, rotated
from boxship.arena.watchers import find_watcher
from boxship.bots.registry import player
from boxship.protocol.external import THINKING_SECONDS, ExternalPlayer

if TYPE_CHECKING:
    from boxship.arena.entrants import Entrant
    from boxship.bots.registry import Player
    from boxship.rules.rulesets import Ruleset


@dataclass(frozen=True)
class LeagueSettings:
    """All that decides what is played, except how many deals."""

    entrants: tuple[Entrant, ...]
    players: int
    rules: Ruleset
    seed: int
    seconds: float = THINKING_SECONDS
    watchers: tuple[str, ...] = ()
    """Names like ``my_module:Auctions``: each process imports them for itself."""

    def written(self) -> dict[str, object]:
        """For JSON."""
        return {
            "entrants": [entrant.name for entrant in self.entrants],
            "players": self.players,
            "rules": str(self.rules),
            "seed": self.seed,
            "seconds": self.seconds,
            "watchers": list(self.watchers),
        }


@dataclass(frozen=True)
class Task:
    """One deal to be played."""

    number: int
    line_up: tuple[int, ...]


class Runner:
    """Plays deals. ``close`` it: it keeps programs running."""

    def __init__(self, settings: LeagueSettings, *, record: bool) -> None:
        self.settings = settings
        self._record = record
        self._programs: dict[tuple[int, int], ExternalPlayer] = {}
        self._watchers = {name: find_watcher(name) for name in settings.watchers}
        self._warm_up()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def play(self, task: Task) -> DealResult:
        """All rotations of a deal."""
        return DealResult(task.number, tuple(self._game(task, rotation) for rotation in range(self.settings.players)))

    def close(self) -> None:
        """Let all programs leave."""
        with ExitStack() as programs:
            for program in self._programs.values():
                programs.callback(program.close)
        self._programs.clear()

    def _warm_up(self) -> None:
        """Let each of our bots decide once, so that loading compiled code does not count as thinking."""
        game = dealt(self.settings.rules, self.settings.players, self.settings.seed, 0)
        for entrant in set(self.settings.entrants):
            if entrant.command is None:
                player(entrant.name, 0).line(game.view(game.to_act[0]))

    def _game(self, task: Task, rotation: int) -> GameResult:
        settings = self.settings
        line_up = rotated(task.line_up, rotation)
        names = tuple(settings.entrants[entrant].name for entrant in line_up)
        seeds = tuple(player_seed(settings.seed, task.number, rotation, seat) for seat in range(settings.players))
        seating = Seating(line_up, names, self._players(line_up, seeds), seeds, rotation)
        game = dealt(settings.rules, settings.players, settings.seed, task.number, names)
        try:
            result = play(game, seating, {name: watcher() for name, watcher in self._watchers.items()})
        except BotFailedError as problem:
            raise BotFailedError(f"deal {task.number}, rotation {rotation}: {problem}") from problem
        return dataclasses.replace(result, record=game.record()) if self._record else result

    def _players(self, line_up: tuple[int, ...], seeds: tuple[int, ...]) -> list[Player]:
        """A player for each seat; a program that has several seats runs several times."""
        players: list[Player] = []
        for seat, entrant in enumerate(line_up):
            command = self.settings.entrants[entrant].command
            if command is None:
                players.append(player(self.settings.entrants[entrant].name, seeds[seat]))
                continue
            copy = (entrant, line_up[:seat].count(entrant))
            if copy not in self._programs:
                self._programs[copy] = ExternalPlayer(command, self.settings.seconds)
            players.append(self._programs[copy])
        return players
