"""Rate limits: a token bucket for each address."""

from __future__ import annotations

import time
from collections import Counter
from typing import Final

_MOST_ADDRESSES: Final = 10_000


class RateLimit:
    """Token buckets, one for each address: a burst at once, then a steady rate."""

    def __init__(self, per_second: float, burst: float) -> None:
        """All buckets are full at first."""
        self._per_second = per_second
        self._burst = burst
        self._levels: dict[str, tuple[float, float]] = {}
        self._noted: Counter[str] | None = None

    def wait(self, address: str, amount: int = 1) -> float:
        """Take so many: 0 if they were left, else the seconds until they will be."""
        now = time.monotonic()
        level, since = self._levels.get(address, (self._burst, now))
        level = min(self._burst, level + (now - since) * self._per_second)
        if level < amount:
            return (amount - level) / self._per_second
        if len(self._levels) >= _MOST_ADDRESSES and address not in self._levels:
            self._forget(now)
        self._levels[address] = (level - amount, now)
        if self._noted is not None:
            self._noted[address] += amount
        return 0.0

    def take(self, address: str, amount: int) -> None:
        """So many were taken elsewhere; what was not left is owed."""
        now = time.monotonic()
        level, since = self._levels.get(address, (self._burst, now))
        self._levels[address] = (min(self._burst, level + (now - since) * self._per_second) - amount, now)

    def note(self) -> None:
        """From now on, note what is taken here."""
        self._noted = Counter()

    def noted(self) -> Counter[str]:
        """What was taken here since the last time somebody looked."""
        found, self._noted = self._noted or Counter(), Counter()
        return found

    def _forget(self, now: float) -> None:
        """Let go of buckets that are full again; if that is not enough, of all."""
        full = self._burst / self._per_second
        self._levels = {address: kept for address, kept in self._levels.items() if now - kept[1] < full}
        if len(self._levels) >= _MOST_ADDRESSES:
            self._levels = {}
