"""Run the benchmarks and print their table; exit 1 when a target is missed."""

from __future__ import annotations

import os
import subprocess
import sys

# One thread per process: several collapse on a busy machine. Must be said before NumPy is imported.
os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def main() -> None:
    """Measure, print, judge."""
    from benchmarks import measure, speed, start

    # In a process of its own: code read from the cache, as everybody has it, is faster than code just compiled.
    subprocess.run([sys.executable, "-m", "benchmarks.speed"], check=True)
    print("Measuring in turns …", file=sys.stderr, flush=True)
    rows = speed.rows()
    print("Measuring start times …", file=sys.stderr, flush=True)
    rows += start.rows()
    print(measure.table(rows))
    missed = [row.what for row in rows if not row.met]
    if missed:
        sys.exit(f"missed: {', '.join(missed)}")


main()
