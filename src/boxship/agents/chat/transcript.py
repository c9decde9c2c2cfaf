"""Transcript of a model's game: one JSON object per line, what it was told, what it said, and what came of it."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any


class Transcript:
    """A file that grows with every decision; nothing where no folder was named. Only its owner can read it."""

    def __init__(self, folder: str) -> None:
        self._folder = Path(folder) if folder else None
        self._file: Path | None = None

    def begin(self, name: str, header: dict[str, Any]) -> None:
        """A new game, in a file of that name; an older one of the same game is replaced."""
        if self._folder is None:
            return
        self._folder.mkdir(parents=True, exist_ok=True)
        self._file = self._folder / f"{name}.jsonl"
        self._file.unlink(missing_ok=True)
        self.add(header)

    def add(self, words: dict[str, Any]) -> None:
        """One line more."""
        if self._file is not None:
            handle = os.open(self._file, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
            with open(handle, "w", encoding="utf-8") as file:  # noqa: PTH123  # a handle has no path
                file.write(json.dumps(words, ensure_ascii=False) + "\n")
