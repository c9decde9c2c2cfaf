"""Games of a study: each as what is kept of it, and the batches in which they are played and kept."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from boxship.lab.playing.counting import NAMES

if TYPE_CHECKING:
    from collections.abc import Mapping

_PLACES: Final = {name: place for place, name in enumerate(NAMES)}


@dataclass(frozen=True)
class PlayedGame:
    """One game of an arm: who sat where and what came of it. Tuples go by seats, ``counts`` by ``counting.NAMES``."""

    deal: int
    line_up: tuple[int, ...]
    first: int
    ended: str
    rounds: int
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    counts: tuple[int, ...]
    faults: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """What went wrong with programs, by their names."""

    def count(self, name: str) -> int:
        """One of the counts."""
        return self.counts[_PLACES[name]]

    def written(self) -> list[Any]:
        """For JSON."""
        words = [self.deal, self.line_up, self.first, self.ended, self.rounds, self.totals, self.winners, self.counts]
        return [*words, self.faults] if self.faults else words

    @classmethod
    def read(cls, words: list[Any]) -> PlayedGame:
        """From JSON; a TypeError or ValueError where that is not the JSON of a game."""
        deal, line_up, first, ended, rounds, totals, winners, counts, *rest = words
        if len(counts) != len(NAMES) or len(line_up) != len(totals):
            raise ValueError("these are not the counts of a game")
        return cls(
            int(deal),
            tuple(map(int, line_up)),
            int(first),
            str(ended),
            int(rounds),
            tuple(map(int, totals)),
            tuple(map(int, winners)),
            tuple(map(int, counts)),
            *rest,
        )


@dataclass(frozen=True)
class DealBatch:
    """Deals of one arm, to be played one after the other by one process."""

    arm: int
    first: int
    deals: int


@dataclass(frozen=True)
class PlayedBatch:
    """The games of a batch."""

    deals: DealBatch
    games: tuple[PlayedGame, ...]

    @property
    def number(self) -> tuple[int, int]:
        """What it is found by: the arm and the first deal."""
        return self.deals.arm, self.deals.first

    def written(self) -> dict[str, Any]:
        """For JSON."""
        deals = self.deals
        games = [game.written() for game in self.games]
        return {"arm": deals.arm, "first": deals.first, "deals": deals.deals, "games": games}

    @classmethod
    def read(cls, words: Mapping[str, Any]) -> PlayedBatch:
        """From JSON; a KeyError, TypeError or ValueError where that is not the JSON of a batch."""
        deals = DealBatch(int(words["arm"]), int(words["first"]), int(words["deals"]))
        return cls(deals, tuple(map(PlayedGame.read, words["games"])))
