"""Rate limits: a token bucket for each address."""

from __future__ import annotations

import time
from typing import Final

_MOST_ADDRESSES: Final = 10_000


class RateLimit:
    """Token buckets, one for each address: a burst at once, then a steady rate."""

    def __init__(self, per_second: float, burst: float) -> None:
        """All buckets are full at first."""
        self._per_second = per_second
        self._burst = burst
        self._levels: dict[str, tuple[float, float]] = {}

    def wait(self, address: str) -> float:
        """Take one: 0 if there was one left, else the seconds until there will be."""
        now = time.monotonic()
        level, since = self._levels.get(address, (self._burst, now))
        level = min(self._burst, level + (now - since) * self._per_second)
        if level < 1:
            return (1 - level) / self._per_second
        if len(self._levels) >= _MOST_ADDRESSES and address not in self._levels:
            self._forget(now)
        self._levels[address] = (level - 1, now)
        return 0.0

    def _forget(self, now: float) -> None:
        """Let go of buckets that are full again; if that is not enough, of all."""
        full = self._burst / self._per_second
        self._levels = {address: kept for address, kept in self._levels.items() if now - kept[1] < full}
        if len(self._levels) >= _MOST_ADDRESSES:
            self._levels = {}
