"""What somebody who plays notices while somebody else attacks the server: their requests, before and meanwhile.

Run by itself with ``python -m benchmarks.attacks``; it exits 1 when a target is missed. The player comes from another
address than the attacker, as they would.
"""

from __future__ import annotations

import http.client
import json
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from benchmarks.attackers import ATTACKS, HOST

if TYPE_CHECKING:
    from collections.abc import Iterator

PLAYER = "127.0.0.2"
SECONDS = 4.0
PAUSE = 0.02
MOST = 3.0
"""So many times the usual median is allowed."""


@contextmanager
def serving() -> Iterator[int]:
    """A server with its usual limits: its port."""
    with tempfile.TemporaryDirectory() as folder:
        start = "from boxship.cli import main; main()"
        options = ("--port", "0", "--no-browser", "--data", str(Path(folder) / "tables.db"))
        command = [sys.executable, "-c", start, "serve", *options]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
            assert process.stdout is not None
            try:
                yield int(process.stdout.readline().rpartition(":")[2])
            finally:
                process.terminate()


class Somebody:
    """Somebody with a seat, and one connection that is kept open."""

    def __init__(self, port: int, address: str) -> None:
        self._connection = http.client.HTTPConnection(HOST, port, timeout=30, source_address=(address, 0))
        self.seat = self._ask("POST", "/api/tables", {"seats": [{"kind": "me"}] * 3})
        self.seat["watch"] = self._ask("GET", self._path)["info"]["watch"]

    @property
    def _path(self) -> str:
        return f"/api/tables/{self.seat['table']}"

    def seconds(self) -> float:
        """How long a look at the own table and a draft take, in the middle."""
        began = time.perf_counter()
        self._ask("GET", f"{self._path}?last=0")
        self._ask("POST", f"{self._path}/compose", {"kind": "end"})
        return (time.perf_counter() - began) / 2

    def _ask(self, method: str, path: str, body: Any = None) -> Any:  # noqa: ANN401  # JSON
        headers = {"Content-Type": "application/json"}
        if hasattr(self, "seat"):
            headers["Authorization"] = f"Bearer {self.seat['token']}"
        self._connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = self._connection.getresponse()
        text = answer.read()
        if answer.status >= 300:
            sys.exit(f"{path}: {answer.status} {text.decode()[:200]}")
        return json.loads(text)


def watched(somebody: Somebody, seconds: float) -> list[float]:
    """How long their requests take, for a while."""
    until, found = time.monotonic() + seconds, []
    while time.monotonic() < until:
        found.append(somebody.seconds())
        time.sleep(PAUSE)
    return found


def measured(name: str) -> tuple[float, float, float]:
    """The median before an attack, and the median and the longest meanwhile."""
    with serving() as port:
        player, attacker = Somebody(port, PLAYER), Somebody(port, HOST)
        before = statistics.median(watched(player, SECONDS / 2))
        command = [
            sys.executable,
            "-m",
            "benchmarks.attackers",
            name,
            str(port),
            str(SECONDS),
            json.dumps(attacker.seat),
        ]
        with subprocess.Popen(command) as process:
            time.sleep(SECONDS / 4)
            meanwhile = watched(player, SECONDS * 0.7)
            process.terminate()
    return before, statistics.median(meanwhile), max(meanwhile)


def main() -> None:
    """Measure every attack, print, judge."""
    print("| attack | usual, ms | meanwhile, ms | longest, ms | ratio |\n|---|--:|--:|--:|--:|")
    missed = []
    for name in sys.argv[1:] or ATTACKS:
        before, meanwhile, longest = measured(name)
        ratio = meanwhile / before
        words = name.replace("_", " ")
        print(
            f"| {words} | {before * 1e3:.1f} | {meanwhile * 1e3:.1f} | {longest * 1e3:.0f} | {ratio:.2f} |", flush=True
        )
        if ratio > MOST:
            missed.append(words)
    if missed:
        sys.exit(f"missed: {', '.join(missed)}")


if __name__ == "__main__":
    main()
