"""Builds the page when the package is built: Vite turns ``web/`` into files that the server hands out.

The work is done by ``web/build.py``, which skips it when the page is there already; a source distribution brings it
along. Where there is no Node that fits, the build asks for one as a Python package.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Runs before a wheel, an editable installation or a source distribution is made."""

    def dependencies(self) -> list[str]:
        """Node, if there is a page to build and this machine has none."""
        needs = self._run("needs", stdout=subprocess.PIPE).stdout
        return [needs] if needs else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page into the package."""
        del version, build_data
        done = self._run()
        if done.returncode != 0:
            sys.exit(done.returncode)

    def _run(self, *arguments: str, stdout: int | None = None) -> subprocess.CompletedProcess[str]:
        program = str(Path(self.root, "web", "build.py"))
        return subprocess.run(  # noqa: S603  # our own program
            [sys.executable, program, *arguments], stdout=stdout, text=True, check=False
        )
