"""Runner: plays the deals of a league in one process, and keeps the guests that take part."""

from __future__ import annotations

import dataclasses
from contextlib import ExitStack
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from boxship.agents.chat.player import ChatPlayer
from boxship.agents.chat.prompt import PROMPT_VERSION
from boxship.arena.match import BotFailedError, Seating, dealt, play
from boxship.arena.results import DealResult, GameResult
from boxship.arena.schedule import mixed_seed, player_seed, rotated
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
    key: str = ""
    """A secret that is mixed into the seed where programs play; empty: the seed alone decides."""
    transcripts: str = ""
    """A folder for the transcripts of chat models; it decides nothing, so a league may go on with another one."""

    @property
    def secret_seed(self) -> int:
        """What the deals and everybody's own chance are made of. No program can find it by trying small seeds."""
        return mixed_seed(self.seed, self.key) if self.key else self.seed

    def __post_init__(self) -> None:
        for entrant in self.entrants:
            entrant.sit(self.rules, self.players)

    def written(self) -> dict[str, object]:
        """For JSON; a league with chat models goes on only by the same prompt."""
        prompt = {"prompt": PROMPT_VERSION} if any(entrant.chat for entrant in self.entrants) else {}
        return {
            **({"key": self.key} if self.key else {}),
            **prompt,
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
    """Plays deals. ``close`` it: it keeps guests waiting."""

    def __init__(self, settings: LeagueSettings, *, record: bool) -> None:
        self.settings = settings
        self._record = record
        self._guests: dict[tuple[int, int], ExternalPlayer | ChatPlayer] = {}
        self._watchers = {name: find_watcher(name) for name in settings.watchers}
        self._warm_up()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def play(self, task: Task) -> DealResult:
        """All rotations of a deal."""
        return DealResult(task.number, tuple(self.game(task, rotation) for rotation in range(self.settings.players)))

    def close(self) -> None:
        """Let all guests leave."""
        with ExitStack() as leaving:
            for guest in self._guests.values():
                leaving.callback(guest.close)
        self._guests.clear()

    def _warm_up(self) -> None:
        """Let each of our bots decide once, so that loading compiled code does not count as thinking."""
        game = dealt(self.settings.rules, self.settings.players, self.settings.secret_seed, 0)
        for entrant in set(self.settings.entrants):
            if entrant.is_ours:
                player(entrant.name, 0).line(game.view(game.to_act[0]))

    def game(self, task: Task, rotation: int = 0) -> GameResult:
        """One rotation of a deal."""
        settings = self.settings
        line_up = rotated(task.line_up, rotation)
        names = tuple(settings.entrants[entrant].name for entrant in line_up)
        secret = settings.secret_seed
        seeds = tuple(player_seed(secret, task.number, rotation, seat) for seat in range(settings.players))
        players = self._players(line_up, seeds)
        for each in players:
            if isinstance(each, ChatPlayer):
                each.entitle(f"{task.number:06d}-{rotation}")
        seating = Seating(line_up, names, players, seeds, rotation)
        game = dealt(settings.rules, settings.players, secret, task.number, names)
        try:
            result = play(game, seating, {name: watcher() for name, watcher in self._watchers.items()})
        except BotFailedError as problem:
            raise BotFailedError(f"deal {task.number}, rotation {rotation}: {problem}") from problem
        return dataclasses.replace(result, record=game.record()) if self._record else result

    def _players(self, line_up: tuple[int, ...], seeds: tuple[int, ...]) -> list[Player]:
        """A player for each seat; a guest that has several seats is there several times."""
        players: list[Player] = []
        for seat, number in enumerate(line_up):
            entrant = self.settings.entrants[number]
            copy = (number, line_up[:seat].count(number))
            guest = self._guests.get(copy) or entrant.guest(self.settings.seconds, self.settings.transcripts)
            if guest is not None:
                self._guests[copy] = guest
            players.append(player(entrant.name, seeds[seat]) if guest is None else guest)
        return players
