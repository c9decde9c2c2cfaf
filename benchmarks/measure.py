"""Measuring on a shared machine: everything in turns, and ratios within each turn."""

from __future__ import annotations

import statistics
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


@dataclass
class Rates:
    """Decisions per second of several contestants, one number for each turn."""

    by_name: dict[str, list[float]] = field(default_factory=dict)

    def best(self, name: str) -> float:
        """The fastest turn."""
        return max(self.by_name[name])

    def ratio(self, name: str, peer: str) -> float:
        """How many times faster, as the median over the turns: both sides of a turn share the machine's mood."""
        pairs = zip(self.by_name[name], self.by_name[peer], strict=True)
        return statistics.median(mine / theirs for mine, theirs in pairs)


def in_turns(
    contestants: Mapping[str, Callable[[], int]], turns: int, clock: Callable[[], float] = time.perf_counter
) -> Rates:
    """Let every contestant work once per turn, one after the other; the first turn only warms up.

    For work in this process alone, ``time.process_time`` as the clock leaves out what other programs take.
    """
    rates = Rates({name: [] for name in contestants})
    for turn in range(turns + 1):
        for name, work in contestants.items():
            begun = clock()
            decisions = work()
            if turn:
                rates.by_name[name].append(decisions / (clock() - begun))
    return rates


@dataclass(frozen=True)
class Row:
    """One line of the table: what, how much, the target, and whether it is met."""

    what: str
    measured: str
    target: str = ""
    met: bool = True


def table(rows: list[Row]) -> str:
    """The rows as a Markdown table."""
    lines = ["| what | measured | target | met |", "|---|---|---|---|"]
    lines += [f"| {row.what} | {row.measured} | {row.target} | {_mark(row)} |" for row in rows]
    return "\n".join(lines)


def _mark(row: Row) -> str:
    if not row.target:
        return ""
    return "yes" if row.met else "**no**"
