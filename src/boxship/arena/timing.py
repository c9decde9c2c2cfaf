"""How long decisions take: counted in narrow steps, so that any number of them fits and parts can be added up."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

STEP = math.log(1.05)
"""Each step is five per cent wide."""
SHORTEST = 1e-6


@dataclass
class Times:
    """Decisions by their length."""

    seconds: float = 0.0
    steps: Counter[int] = field(default_factory=Counter)

    def add(self, seconds: float) -> None:
        """Count one decision."""
        self.seconds += seconds
        self.steps[math.ceil(math.log(max(seconds, SHORTEST) / SHORTEST) / STEP)] += 1

    def add_all(self, other: Times) -> None:
        """Count all decisions of another."""
        self.seconds += other.seconds
        self.steps.update(other.steps)

    @property
    def count(self) -> int:
        """How many decisions."""
        return self.steps.total()

    @property
    def mean(self) -> float:
        """Seconds per decision."""
        return self.seconds / self.count if self.count else 0.0

    def within(self, share: float) -> float:
        """Seconds in which that share of the decisions was made, rounded up to the end of a step."""
        wanted = share * self.count
        seen = 0
        for step in sorted(self.steps):
            seen += self.steps[step]
            if seen >= wanted:
                return SHORTEST * math.exp(step * STEP)
        return 0.0

    def written(self) -> dict[str, object]:
        """For JSON."""
        return {
            "seconds": round(self.seconds, 6),
            "steps": {str(step): self.steps[step] for step in sorted(self.steps)},
        }

    @classmethod
    def read(cls, words: Mapping[str, object]) -> Times:
        """From JSON."""
        seconds, steps = words["seconds"], words["steps"]
        assert isinstance(seconds, int | float)
        assert isinstance(steps, dict)
        return cls(float(seconds), Counter({int(step): int(count) for step, count in steps.items()}))
