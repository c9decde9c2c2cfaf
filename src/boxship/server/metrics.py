"""Metrics for Prometheus: what is counted while the server runs, and how it is written down."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping
from typing import Final

_BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds, up to which answers are counted together."""
_FAILED: Final = 500
_DONE: Final = 200
_MOVES: Final = "/lines"


class Metrics:
    """Counts of one server since it started."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.began = time.time()
        self.moves = 0
        """Lines of people that were played."""
        self.bot_moves = 0
        self.errors = 0
        """Requests that failed: the disk, or a mistake of the program."""
        self._requests: Counter[tuple[str, int]] = Counter()
        self._times = {True: [0] * (len(_BOUNDS) + 1), False: [0] * (len(_BOUNDS) + 1)}
        self._total = {True: 0.0, False: 0.0}

    def answered(self, method: str, path: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self._requests[method, status] += 1
        is_move = method == "POST" and path.endswith(_MOVES)
        self._times[is_move][bisect_left(_BOUNDS, seconds)] += 1
        self._total[is_move] += seconds
        if status >= _FAILED:
            self.errors += 1
        elif is_move and status == _DONE:
            self.moves += 1

    def written(self, gauges: Mapping[str, tuple[float, str]]) -> str:
        """All of them as Prometheus reads them, with what is measured at this moment."""
        lines = [
            *_described("boxship_moves_total", "counter", "Lines that were played."),
            f'boxship_moves_total{{by="person"}} {self.moves}',
            f'boxship_moves_total{{by="bot"}} {self.bot_moves}',
            *_described("boxship_errors_total", "counter", "Requests that failed for a reason of the server's."),
            f"boxship_errors_total {self.errors}",
            *_described("boxship_requests_total", "counter", "Requests that were answered."),
            *(
                f'boxship_requests_total{{method="{method}",status="{status}"}} {count}'
                for (method, status), count in sorted(self._requests.items())
            ),
            *_described("boxship_request_seconds", "histogram", "How long answers took: to moves, and to the rest."),
            *self._histogram("move", is_move=True),
            *self._histogram("other", is_move=False),
            *_described("boxship_started_seconds", "gauge", "When the server started, in seconds since 1970."),
            f"boxship_started_seconds {self.began:.3f}",
        ]
        for name, (value, help_text) in gauges.items():
            lines += [*_described(f"boxship_{name}", "gauge", help_text), f"boxship_{name} {value:g}"]
        return "\n".join(lines) + "\n"

    def _histogram(self, kind: str, *, is_move: bool) -> list[str]:
        counts, so_far, lines = self._times[is_move], 0, []
        for bound, count in zip((*map(str, _BOUNDS), "+Inf"), counts, strict=True):
            so_far += count
            lines.append(f'boxship_request_seconds_bucket{{kind="{kind}",le="{bound}"}} {so_far}')
        lines.append(f'boxship_request_seconds_sum{{kind="{kind}"}} {self._total[is_move]:.6f}')
        lines.append(f'boxship_request_seconds_count{{kind="{kind}"}} {so_far}')
        return lines


def _described(name: str, kind: str, words: str) -> tuple[str, str]:
    return f"# HELP {name} {words}", f"# TYPE {name} {kind}"
