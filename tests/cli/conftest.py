"""A terminal that is the same everywhere: 100 columns, English, no wishes about colour."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "40")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.delenv("NO_COLOR", raising=False)
