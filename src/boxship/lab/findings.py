"""Findings: every mean with its interval, every difference of two arms paired by deals, and whether that is enough."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from boxship.bots.analysis.intervals import Interval, difference, difference_of_shares, mean, share
from boxship.lab.metrics import METRICS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from boxship.bots.analysis.intervals import Cluster
    from boxship.lab.games import PlayedGame
    from boxship.lab.study import Arm, ArmComparison, Study

Deals = dict[int, tuple["PlayedGame", ...]]
"""The games of an arm, by deals."""


@dataclass(frozen=True)
class BotRow:
    """One bot of an arm in which several play: per seat that it had."""

    name: str
    wins: Interval
    money: Interval


class Findings:
    """What the first so many deals of a study say."""

    def __init__(self, study: Study, games: Mapping[int, Deals], deals: int) -> None:
        """``games`` by the numbers of the arms; every arm has at least these deals."""
        self.study = study
        self.deals = deals
        self.games = {arm.number: [games[arm.number][deal] for deal in range(deals)] for arm in study.arms}
        self._clusters: dict[tuple[int, str], list[Cluster]] = {}
        self._means: dict[tuple[Arm, str], Interval | None] = {}
        self._differences: dict[tuple[ArmComparison, str], Interval | None] = {}

    def mean(self, arm: Arm, metric: str) -> Interval | None:
        """The mean of an arm; None where there is nothing to average."""
        if (arm, metric) not in self._means:
            self._means[arm, metric] = self._mean(arm, metric)
        return self._means[arm, metric]

    def _mean(self, arm: Arm, metric: str) -> Interval | None:
        clusters = [cluster for cluster in self._of(arm, metric) if cluster[1]]
        if not clusters:
            return None
        return share(clusters) if METRICS[metric].percent else mean(clusters)

    def difference(self, comparison: ArmComparison, metric: str) -> Interval | None:
        """What the other arm adds to the base, paired by deals; None where one of them has nothing to average."""
        if (comparison, metric) not in self._differences:
            self._differences[comparison, metric] = self._difference(comparison, metric)
        return self._differences[comparison, metric]

    def _difference(self, comparison: ArmComparison, metric: str) -> Interval | None:
        ones, others = (self._of(arm, metric) for arm in (comparison.other, comparison.base))
        if not all(sum(count for _, count in clusters) for clusters in (ones, others)):
            return None
        if METRICS[metric].percent:
            return difference_of_shares(ones, others)
        return difference(ones, others)

    def of_bots(self, arm: Arm) -> list[BotRow]:
        """What each bot of an arm reached; nothing where one bot has all seats."""
        names = list(dict.fromkeys(entrant.name for entrant in arm.bots.entrants))
        if len(names) == 1:
            return []
        return [self._bot(arm, name) for name in names]

    def faults(self) -> dict[str, Counter[str]]:
        """What went wrong with programs, by their names."""
        found: dict[str, Counter[str]] = {}
        for deals in self.games.values():
            for game in (game for deal in deals for game in deal):
                for name, counts in game.faults.items():
                    found.setdefault(name, Counter()).update(counts)
        return found

    def widest(self) -> float:
        """Half the width of the widest interval that the stop rule looks at, as the metric is shown."""
        metric = self.study.stop.metric
        if self.study.comparisons:
            found = [self.difference(comparison, metric) for comparison in self.study.comparisons]
        else:
            found = [self.mean(arm, metric) for arm in self.study.arms]
        widest = max(((each.high - each.low) / 2 for each in found if each is not None), default=float("inf"))
        return 100 * widest if METRICS[metric].percent else widest

    def enough(self) -> bool:
        """Whether the stop rule is satisfied, the number of deals aside."""
        stop = self.study.stop
        return bool(stop.metric) and self.widest() <= stop.half_width

    def _of(self, arm: Arm, metric: str) -> list[Cluster]:
        """The sums of each deal."""
        key = (arm.number, metric)
        if key not in self._clusters:
            of = METRICS[metric].of
            self._clusters[key] = [_added([of(game) for game in deal]) for deal in self.games[arm.number]]
        return self._clusters[key]

    def _bot(self, arm: Arm, name: str) -> BotRow:
        wins: list[Cluster] = []
        money: list[Cluster] = []
        for deal in self.games[arm.number]:
            seats = [
                (game, seat)
                for game in deal
                for seat, entrant in enumerate(game.line_up)
                if arm.bots.entrants[entrant].name == name
            ]
            wins.append((sum((seat in game.winners) / len(game.winners) for game, seat in seats), len(seats)))
            money.append((sum(game.totals[seat] for game, seat in seats), len(seats)))
        return BotRow(name, share(wins), mean(money))


def _added(parts: Sequence[tuple[float, int]]) -> Cluster:
    return sum(total for total, _ in parts), sum(count for _, count in parts)
