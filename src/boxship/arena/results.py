"""What is kept of a game and of a deal, as values and as JSON."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from boxship.arena.timing import Times

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True)
class GameResult:
    """One game: who sat where and what came of it. Tuples go by seats; an entrant is a number in the league's list."""

    rotation: int
    line_up: tuple[int, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    first: int
    ended: str
    rounds: int
    times: tuple[Times, ...]
    faults: tuple[Mapping[str, int], ...]
    told: tuple[str, ...] = ()
    """Faults in words, the first few of the game."""
    watched: Mapping[str, Any] = field(default_factory=dict)
    usage: tuple[Mapping[str, int], ...] = ()
    """Of chat models, by seats: calls and tokens; empty where none plays."""
    record: str = ""
    """The record, where it was asked for; not part of the JSON."""

    @property
    def decisions(self) -> int:
        """How many lines were played."""
        return sum(times.count for times in self.times)

    def ranks(self) -> list[int]:
        """The place of each seat: winners first, then by money; equal places for equal money."""
        keys = [(0, 0) if seat in self.winners else (1, -total) for seat, total in enumerate(self.totals)]
        return [sum(other < key for other in keys) for key in keys]

    def written(self) -> dict[str, Any]:
        """For JSON."""
        words: dict[str, Any] = {
            "rotation": self.rotation,
            "line_up": self.line_up,
            "totals": self.totals,
            "winners": self.winners,
            "first": self.first,
            "ended": self.ended,
            "rounds": self.rounds,
            "times": [times.written() for times in self.times],
        }
        if any(self.faults):
            words["faults"] = [dict(faults) for faults in self.faults]
            words["told"] = self.told
        if any(self.usage):
            words["usage"] = [dict(usage) for usage in self.usage]
        if self.watched:
            words["watched"] = self.watched
        return words

    @classmethod
    def read(cls, words: Mapping[str, Any]) -> GameResult:
        """From JSON; a KeyError, TypeError or ValueError where that is not the JSON of a game."""
        seats = len(words["totals"])
        return cls(
            int(words["rotation"]),
            tuple(map(int, words["line_up"])),
            tuple(map(int, words["totals"])),
            tuple(map(int, words["winners"])),
            int(words["first"]),
            str(words["ended"]),
            int(words["rounds"]),
            tuple(Times.read(times) for times in words["times"]),
            tuple(words.get("faults", [{}] * seats)),
            tuple(words.get("told", ())),
            words.get("watched", {}),
            tuple(words.get("usage", ())),
        )


@dataclass(frozen=True)
class DealResult:
    """All games of one deal, one for each rotation."""

    number: int
    games: tuple[GameResult, ...]

    def written(self) -> dict[str, Any]:
        """For JSON."""
        return {"deal": self.number, "games": [game.written() for game in self.games]}

    @classmethod
    def read(cls, words: Mapping[str, Any]) -> DealResult:
        """From JSON; a KeyError, TypeError or ValueError where that is not the JSON of a deal."""
        return cls(int(words["deal"]), tuple(GameResult.read(game) for game in words["games"]))
