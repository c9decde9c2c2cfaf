"""Several servers over one PostgreSQL database: two against one, and how soon a move reaches a seat at the other.

Run by itself with ``python -m benchmarks.server_processes``; it exits 1 when a target is missed. PostgreSQL comes from
the wheel that the tests use, and syncs every commit.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from benchmarks.measure import Row, table
from benchmarks.server import CONNECTIONS, HOST, HUMAN_RATE, TABLES_EACH, load, megabytes, result, serving
from benchmarks.server_tables import prepare
from boxship.server.engine import place_of
from tests.server.postgres import Postgres

ROUNDS = 3
TURNS = 2
SECONDS = 3.0
WATCHED = 100
"""Tables with a live connection to one process, while their moves come through the other."""


def processor_seconds(processes: Sequence[int]) -> tuple[float, float]:
    """What these processes have used so far, and what everything on this machine has, as Linux counts it."""
    after_names = (Path(f"/proc/{process}/stat").read_text(encoding="utf8").rpartition(")")[2] for process in processes)
    own = sum(int(ticks) for fields in after_names for ticks in fields.split()[11:13])
    user, nice, system, _idle, _waiting, *interrupts = map(
        int, Path("/proc/stat").read_text(encoding="ascii").partition("\n")[0].split()[1:8]
    )
    ticks_a_second = os.sysconf("SC_CLK_TCK")
    return own / ticks_a_second, (user + nice + system + sum(interrupts)) / ticks_a_second


def throughput(url: str, processes: Sequence[int], ports: list[int]) -> list[Row]:
    """Moves with one process and with two, in turns: each round has games of its own. And who keeps the cores busy."""
    rates: dict[int, list[float]] = {1: [], len(ports): []}
    busy: dict[int, list[tuple[float, float]]] = {count: [] for count in rates}
    for _ in range(ROUNDS):
        for count, found in rates.items():
            prepared = prepare(place_of(url), CONNECTIONS * TABLES_EACH, 0)
            job: dict[str, Any] = {
                "kind": "hammer",
                "host": HOST,
                "ports": ports[:count],
                "names": prepared.names,
                "tokens": prepared.tokens,
                "script": prepared.script,
                "connections": CONNECTIONS,
                "seconds": SECONDS,
                "turns": TURNS,
                "only": ["moves"],
            }
            begun, (own, everything) = time.monotonic(), processor_seconds(processes)
            found.append(result(load(job))["turns"][-1]["moves"]["rate"])
            spent, (own_then, everything_then) = time.monotonic() - begun, processor_seconds(processes)
            busy[count].append(((own_then - own) / spent, (everything_then - everything) / spent))
    one, two = (statistics.median(found) for found in rates.values())
    return [
        Row("PostgreSQL: moves, one process", f"{one:.0f} moves/s"),
        Row("PostgreSQL: moves, two processes", f"{two:.0f} moves/s"),
        Row("PostgreSQL: two processes / one", f"{two / one:.2f} ×", "≥ 1.6 ×", two / one >= 1.6),
        *(
            Row(
                f"PostgreSQL: cores busy, {count} serving: servers, everything (of {os.cpu_count()})",
                ", ".join(f"{statistics.median(share):.2f}" for share in zip(*shares, strict=True)),
            )
            for count, shares in busy.items()
        ),
    ]


def between_processes(url: str, ports: list[int]) -> list[Row]:
    """Moves through the first process, seats that look through the second."""
    prepared = prepare(place_of(url), WATCHED, 20)
    clients = load(
        {
            "kind": "watch",
            "host": HOST,
            "port": ports[1],
            "port_of_moves": ports[0],
            "names": prepared.names,
            "tokens": prepared.tokens,
            "script": prepared.script,
            "seats": 1,
            "rate": HUMAN_RATE,
            "seconds": 20.0,
        }
    )
    result(clients)
    measured = result(clients)
    lag = 1e3 * measured["p99"]
    arrived = f"{measured['arrived']} of {measured['moves']}"
    return [
        Row(
            f"PostgreSQL: a move reaches a seat at another process, slowest 1 % at {HUMAN_RATE}/s ({arrived} measured)",
            f"{lag:.0f} ms",
            "≤ 50 ms",
            lag <= 50,
        )
    ]


def rows() -> list[Row]:
    """Everything about several processes."""
    with ExitStack() as stack:
        server = Postgres("fsync=on")
        stack.callback(server.close)
        url = server.url("postgres")
        prepare(place_of(url), 1, 0)
        started = [stack.enter_context(serving(url)) for _ in range(2)]
        ports = [port for _, port in started]
        memory = max(megabytes(process) for process, _ in started)
        return [
            *between_processes(url, ports),
            *throughput(url, [process for process, _ in started], ports),
            Row("PostgreSQL: memory of a server that has just started", f"{memory:.0f} MB"),
        ]


if __name__ == "__main__":
    found = rows()
    print(table(found))
    sys.exit(any(not row.met for row in found))
