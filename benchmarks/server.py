"""The server: moves a second against an endpoint that does nothing, and many open tables at a human pace.

Run by itself with ``python -m benchmarks.server``; it exits 1 when a target is missed.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from benchmarks.measure import Rates, Row, table
from benchmarks.server_tables import prepare

if TYPE_CHECKING:
    from collections.abc import Iterator

CONNECTIONS = 64
TABLES_EACH = 8
TURNS = 7
SECONDS = 2.0
OPEN_TABLES = 2000
SEATS_OPEN = 2
HUMAN_RATE = 50
HUMAN_SECONDS = 10.0
PLAYED = 100
"""Lines that have been played at each of the open tables."""

HOST = "127.0.0.1"
# The limits of one address are not what is measured: all clients come from one.
_SERVE = """
import sys
from pathlib import Path
from boxship.server.engine import place_of
from boxship.server.run import serve
from boxship.server.settings import ServerSettings
place = place_of(sys.argv[1]) if "://" in sys.argv[1] else Path(sys.argv[1])
many = 1_000_000
settings = ServerSettings(
    place, requests_per_second=1e9, request_burst=1e9, most_connections=many, most_connections_of_address=many,
    most_live_of_address=many,
)
serve(settings, "127.0.0.1", 0, browser=False)
"""


@contextmanager
def serving(data: Path | str) -> Iterator[tuple[int, int]]:
    """A server over a data file or a database: its process and its port."""
    command = [sys.executable, "-c", _SERVE, str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        port = int(process.stdout.readline().rpartition(":")[2])
        try:
            yield process.pid, port
        finally:
            process.terminate()


def load(job: dict[str, Any]) -> subprocess.Popen[str]:
    """A process of clients, at work."""
    process = subprocess.Popen(
        [sys.executable, "-m", "benchmarks.server_load"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdin is not None
    process.stdin.write(json.dumps(job))
    process.stdin.close()
    return process


def result(process: subprocess.Popen[str]) -> dict[str, Any]:
    """The next thing that a process of clients has measured."""
    assert process.stdout is not None
    said = process.stdout.readline()
    if not said:
        sys.exit("the clients of the benchmark have failed")
    return dict(json.loads(said))


def megabytes(process: int) -> float:
    """The memory of a process, as Linux counts it."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def moves(folder: Path) -> list[Row]:
    """Throughput and the slowest answers, in turns with the endpoint that does nothing."""
    prepared = prepare(folder / "moves.db", CONNECTIONS * TABLES_EACH, 0)
    rates, slowest = (Rates({"get": [], "post": [], "moves": []}) for _ in range(2))
    with serving(folder / "moves.db") as (_, port):
        measured = result(
            load(
                {
                    "kind": "hammer",
                    "host": HOST,
                    "ports": [port],
                    "names": prepared.names,
                    "tokens": prepared.tokens,
                    "script": prepared.script,
                    "connections": CONNECTIONS,
                    "seconds": SECONDS,
                    "turns": TURNS + 1,
                }
            )
        )
    for turn in measured["turns"][1:]:
        for name in rates.by_name:
            rates.by_name[name].append(turn[name]["rate"])
            slowest.by_name[name].append(turn[name]["p99"])
    share, of_get = rates.ratio("moves", "post"), rates.ratio("moves", "get")
    wait, least_wait = (1e3 * statistics.median(slowest.by_name[name]) for name in ("moves", "get"))
    return [
        Row("server: a GET without anything, for which nothing is done", f"{rates.best('get'):.0f} answers/s"),
        Row("server: a POST like that of a move, for which nothing is done", f"{rates.best('post'):.0f} answers/s"),
        Row("server: moves, each in the data file", f"{rates.best('moves'):.0f} moves/s"),
        Row("server: moves / POST for which nothing is done", f"{share:.2f} ×", "≥ 0.55 ×", share >= 0.55),
        Row("server: moves / GET for which nothing is done", f"{of_get:.2f} ×", "≥ 0.40 ×", of_get >= 0.4),
        Row(
            f"server: slowest 1 % of answers, {CONNECTIONS} clients without a pause",
            f"{wait:.0f} ms (nothing: {least_wait:.0f} ms)",
        ),
    ]


def many_tables(folder: Path) -> list[Row]:
    """Two thousand tables with people looking at them, and moves at the rate at which people make them."""
    prepared = prepare(folder / "tables.db", OPEN_TABLES, PLAYED)
    with serving(folder / "tables.db") as (server, port):
        clients = load(
            {
                "kind": "watch",
                "host": HOST,
                "port": port,
                "port_of_moves": port,
                "names": prepared.names,
                "tokens": prepared.tokens,
                "script": prepared.script,
                "seats": SEATS_OPEN,
                "rate": HUMAN_RATE,
                "seconds": HUMAN_SECONDS,
            }
        )
        opened = int(result(clients)["open"])
        measured = result(clients)
        memory = megabytes(server)
    lag = 1e3 * measured["p99"]
    return [
        Row(f"server: memory with {OPEN_TABLES} tables, {opened} live", f"{memory:.0f} MB", "≤ 500 MB", memory <= 500),
        Row(
            f"server: a move reaches another seat, slowest 1 % at {HUMAN_RATE}/s",
            f"{lag:.0f} ms",
            "≤ 100 ms",
            lag <= 100,
        ),
    ]


def rows() -> list[Row]:
    """Everything about the server."""
    with tempfile.TemporaryDirectory() as folder:
        return [*moves(Path(folder)), *many_tables(Path(folder))]


if __name__ == "__main__":
    found = rows()
    print(table(found))
    sys.exit(any(not row.met for row in found))
