"""A study being played: what is still missing, in batches, and the looks at which it may be enough."""

from __future__ import annotations

from collections import defaultdict
from functools import partial
from typing import TYPE_CHECKING, Final

from boxship.arena.workers import played
from boxship.lab.findings import Findings
from boxship.lab.games import DealBatch
from boxship.lab.playing.batches import playing
from boxship.lab.playing.by_weights import is_quick

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Iterator

    from boxship.lab.findings import Deals
    from boxship.lab.games import PlayedBatch
    from boxship.lab.study import Arm, Study

QUICK: Final = 50
"""Deals in a batch of compiled games; others come one by one."""


class Laboratory:
    """Iterate ``play`` to play what is missing; ``findings`` when it is through.

    The looks, and what is found at them, depend on the study alone: not on who plays what when, nor on what was
    played before the study was interrupted.
    """

    def __init__(self, study: Study, finished: Iterable[PlayedBatch] = ()) -> None:
        """Begin, or go on from what is finished."""
        self.study = study
        self.games: dict[int, Deals] = defaultdict(dict)
        self.looked = 0
        """The number of deals at the last look."""
        self.half_width = float("inf")
        """What that look found, where the stop rule asks for it."""
        self._enough = False
        self._looks = study.stop.looks()
        self._next = next(self._looks)
        self._through: dict[int, int] = defaultdict(int)
        for batch in finished:
            self._add(batch)
        self._look()

    def is_through(self) -> bool:
        """Whether no more has to be played."""
        return self._enough

    @property
    def done(self) -> int:
        """How many deals of how many arms are played."""
        return sum(len(deals) for deals in self.games.values())

    def play(self, jobs: int = 1, ray: str | None = None) -> Generator[PlayedBatch]:
        """Play until it is enough, batch by batch, in the order in which they are done."""
        if self.is_through():
            return
        batches = played(partial(playing, self.study), self._batches(), jobs, ray)
        try:
            for batch in batches:
                self._add(batch)
                yield batch
                self._look()
                if self.is_through():
                    return
        finally:
            batches.close()

    def findings(self) -> Findings:
        """What is found in the deals up to the last look."""
        return Findings(self.study, self.games, self.looked)

    def _batches(self) -> Iterator[DealBatch]:
        """What is missing, some deals of all arms after the other; whoever is idle begins what comes after a look."""
        start = 0
        for end in self.study.stop.looks():
            for first in range(start, end, QUICK):
                last = min(first + QUICK, end)
                for arm in self.study.arms:
                    for batch in self._missing(arm, first, last):
                        if self._enough:
                            return
                        yield batch
            start = end

    def _missing(self, arm: Arm, first: int, last: int) -> Iterator[DealBatch]:
        """What is missing of some deals of an arm: as one batch if it is quick."""
        deals = [deal for deal in range(first, last) if deal not in self.games[arm.number]]
        if is_quick(arm) and len(deals) == last - first:
            yield DealBatch(arm.number, first, last - first)
        else:
            yield from (DealBatch(arm.number, deal, 1) for deal in deals)

    def _add(self, batch: PlayedBatch) -> None:
        by_deal: Deals = defaultdict(tuple)
        for game in batch.games:
            by_deal[game.deal] += (game,)
        self.games[batch.deals.arm].update(by_deal)

    def _look(self) -> None:
        """Look as often as what is there allows."""
        while not self._enough and self._complete(self._next):
            self.looked = self._next
            if self.study.stop.metric:
                found = self.findings()
                self.half_width = found.widest()
                self._enough = found.enough()
            self._enough = self._enough or self.looked == self.study.stop.most
            self._next = next(self._looks, self.looked)

    def _complete(self, deals: int) -> bool:
        """Whether every arm has all of the first so many deals."""
        for arm in self.study.arms:
            while self._through[arm.number] in self.games[arm.number]:
                self._through[arm.number] += 1
        return min(self._through[arm.number] for arm in self.study.arms) >= deals
