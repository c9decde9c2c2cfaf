"""Compilers that are not as they should be: a package numba that processes find before the real one."""

from __future__ import annotations

import os
import select
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

ENDLESS = """
import os, pathlib, threading
with pathlib.Path(__file__).with_name("begun").open("w") as begun:
    begun.write(str(os.nice(0)))
threading.Event().wait()
"""
"""A compiler that is never done; it begins by writing its niceness into the pipe that `put_in_place` returns."""
MISSING = "raise ModuleNotFoundError(\"No module named 'numba'\")"
DEADLY = "import os; os._exit(1)"
"""A compiler over which the process dies."""


def put_in_place(compiler: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let processes that are started from now on find this compiler; returns a named pipe for what it has to say."""
    package = folder / "compiler" / "numba"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(compiler, encoding="utf-8")
    monkeypatch.syspath_prepend(package.parent)  # processes that are spawned inherit it
    monkeypatch.setenv("PYTHONPATH", str(package.parent), prepend=":")
    os.mkfifo(package / "begun")
    return package / "begun"


def said_in(pipe: Path, patience: float) -> str:
    """What a process writes into a named pipe; "" if nobody does for so many seconds."""
    handle = os.open(pipe, os.O_RDWR)  # as a writer too, so that nobody waits for the other
    try:
        return os.read(handle, 100).decode() if select.select([handle], [], [], patience)[0] else ""
    finally:
        os.close(handle)
