"""Copies of the sources with a cache of their own, and a process that compiles something small there."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import boxship

# The cheapest entry that calls another file: it picks one of a thousand steps with the random numbers of `chance`.
PICK = """
import json, logging, sys
import numpy as np
from boxship.crowds import batch
from boxship.crowds import compile as compiling
from boxship.crowds.notes import new_notes
from boxship.rules.chance import new_rng

if "--one-folder-for-all" in sys.argv:
    compiling.source_digest = lambda source: "always-the-same"
if "--told" in sys.argv:
    logging.basicConfig(level=logging.INFO, format="%(message)s")
if "--by-a-person" in sys.argv:
    sys.ps1 = ">>> "
if "--without-private-options" in sys.argv:
    from numba.core.cpu import CPUTargetOptions
    for kind in CPUTargetOptions.__mro__:
        if "_nrt" in vars(kind):
            del kind._nrt
    import numba.core.codegen
    del numba.core.codegen.JITCodeLibrary
notes, steps = new_notes(1), np.zeros(1, np.int64)
notes["choice"][0], notes["count"] = new_rng(7, 0), 1000
pick = compiling.compiled(batch.choose_at_random)
pick(notes, np.arange(1000).reshape(1, 1000), steps)
print(json.dumps({
    "source": batch.__file__, "step": int(steps[0]), "cached": sum(pick.stats.cache_hits.values()),
    "folder": str(compiling.cache_folder(compiling.Path(batch.__file__))),
}))
"""


@dataclass
class Checkout:
    """A copy of the sources with a cache of its own."""

    home: Path
    cache: Path

    @classmethod
    def at(cls, folder: Path) -> Checkout:
        source = Path(boxship.__file__).parent
        shutil.copytree(source, folder / "home" / "boxship", ignore=shutil.ignore_patterns("__pycache__"))
        return cls(folder / "home", folder / "cache")

    def start(self, *arguments: str, **environment: str) -> subprocess.Popen[str]:
        usual = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
        own = {
            "BOXSHIP_CACHE_DIR": str(self.cache),
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTHONPATH": str(self.home),
            "TMPDIR": str(self.home),
        }
        return subprocess.Popen(
            [sys.executable, "-c", PICK, *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=self.home,
            env={**usual, **own, **environment},
        )

    def pick(self, *arguments: str, said: str = "", **environment: str) -> dict[str, Any]:
        """What a new process picks; ``said`` is what it says beside that."""
        return self.told(self.start(*arguments, **environment), said)

    def told(self, process: subprocess.Popen[str], said: str = "") -> dict[str, Any]:
        output, problems = process.communicate(timeout=120)
        assert (process.returncode, problems) == (0, said)
        answer: dict[str, Any] = json.loads(output)
        assert Path(answer["source"]) == self.home / "boxship" / "crowds" / "batch.py"
        return answer

    def edit(self, file: str, old: str, new: str) -> None:
        path = self.home / "boxship" / "rules" / file
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1
        path.write_text(text.replace(old, new), encoding="utf-8")

    def files(self) -> dict[Path, int]:
        """Everything in the cache, and when it was written."""
        return {path: path.stat().st_mtime_ns for path in self.cache.rglob("*.nb?")}
