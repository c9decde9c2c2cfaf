"""Compilers that are not as they should be: a package numba that processes find before the real one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

ENDLESS = "import threading; threading.Event().wait()"
"""A compiler that is never done."""
MISSING = "raise ModuleNotFoundError(\"No module named 'numba'\")"
DEADLY = "import os; os._exit(1)"
"""A compiler over which the process dies."""


def put_in_place(compiler: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let processes that are started from now on find this compiler."""
    package = folder / "compiler" / "numba"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(compiler, encoding="utf-8")
    monkeypatch.syspath_prepend(package.parent)  # processes that are spawned inherit it
    monkeypatch.setenv("PYTHONPATH", str(package.parent), prepend=":")
