"""The file that makes a league resumable: a first line with its settings, then one line for each finished deal.

Lines are only ever added, each in one piece. If the last one is torn, because the machine went down over it, it is cut
off and its deal is played again.
"""

from __future__ import annotations

import fcntl
import json
import os
from typing import IO, TYPE_CHECKING, Any, NoReturn

from boxship.arena.results import DealResult

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

FORMAT = "boxship league 1"
NAME = "league.jsonl"
"""What the file is called in a directory."""


class JournalError(ValueError):
    """A file that is no journal, or that of another league; ``str()`` says why."""


class Journal:
    """Finished deals in a file that is open for more. ``close`` it."""

    def __init__(self, path: Path, settings: Mapping[str, object], games: int) -> None:
        """Open or begin the file; a JournalError when it belongs to a league with other settings."""
        self.path = path
        self.deals: dict[int, DealResult] = {}
        whole = 0
        if path.exists():
            header, self.deals, whole = read(path)
            _check_same(path, header, settings)
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file: IO[bytes] = path.open("ab")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._file.close()
            _refuse(path, "another league is writing it")
        self._file.truncate(whole)
        if not whole:
            self._add({"format": FORMAT, **settings, "games": games})

    def add(self, deal: DealResult) -> None:
        """Keep a finished deal."""
        self._add(deal.written())
        self.deals[deal.number] = deal

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _add(self, words: Mapping[str, Any]) -> None:
        self._file.write(json.dumps(words, separators=(",", ":")).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())


def place(path: Path) -> Path:
    """The journal that somebody means by a path: the file itself, or the one in that directory."""
    return path / NAME if path.is_dir() else path


def read(path: Path) -> tuple[dict[str, Any], dict[int, DealResult], int]:
    """The settings, the finished deals, and how many bytes of the file are whole lines."""
    raw = path.read_bytes()
    whole = raw.rfind(b"\n") + 1
    lines = raw[:whole].splitlines()
    if not lines:
        if raw and not b'{"format":"boxship league'.startswith(raw[:25]):
            _refuse(path, "it is not the file of a league")
        return {}, {}, 0
    header = _object(path, 1, lines[0])
    if header.get("format") != FORMAT:
        _refuse(path, f"its first line does not say {FORMAT!r}")
    deals: dict[int, DealResult] = {}
    for number, line in enumerate(lines[1:], 2):
        words = _object(path, number, line)
        try:
            deal = DealResult.read(words)
        except (KeyError, TypeError, ValueError, AttributeError, AssertionError):
            _refuse(path, f"line {number} is not a finished deal")
        deals[deal.number] = deal
    return header, deals, whole


def _object(path: Path, number: int, line: bytes) -> dict[str, Any]:
    try:
        words = json.loads(line)
    except (ValueError, RecursionError):
        _refuse(path, f"line {number} is not JSON")
    if not isinstance(words, dict):
        _refuse(path, f"line {number} is not a JSON object")
    return words


def _check_same(path: Path, header: Mapping[str, object], settings: Mapping[str, object]) -> None:
    for key, value in settings.items():
        if header and header.get(key) != value:
            _refuse(path, f"it is of a league with {key} {_said(header.get(key))}, and this one has {_said(value)}")


def _said(value: object) -> str:
    return " ".join(map(str, value)) or "none" if isinstance(value, list) else str(value)


def _refuse(path: Path, why: str) -> NoReturn:
    raise JournalError(f"{path}: this league can't go on from here: {why}")
