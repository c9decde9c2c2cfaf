"""Rate limits that hold over all processes: each tells the others every second what was taken from its buckets.

Others take the same from theirs. So a bucket may be emptied once in every process within a second, but what was taken
too much is owed: over any longer time, all processes together let through what one would.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final
from urllib.parse import quote, unquote

from boxship.server.peers.telling import TAKEN
from boxship.server.rate_limit import RateLimit

_FIELDS: Final = 3
_LONGEST: Final = 200


class SharedLimits:
    """The limits of a process, by name."""

    def __init__(self, process: str, limits: Mapping[str, RateLimit]) -> None:
        """They note from now on what is taken."""
        self._process = process
        self._limits = limits
        for limit in limits.values():
            limit.note()

    def report(self) -> Iterator[str]:
        """What was taken since the last report."""
        for name, limit in self._limits.items():
            for address, amount in limit.noted().items():
                if len(written := quote(address)) <= _LONGEST:
                    yield f"{TAKEN}:{self._process}:{name}:{amount}:{written}"

    def hear(self, words: list[str]) -> None:
        """What another process has reported."""
        process, name, amount, address = words[0].split(":", _FIELDS)
        if process != self._process and name in self._limits:
            self._limits[name].take(unquote(address), int(amount))
