"""The file that makes a league or a study resumable: a first line with its settings, then one for each result.

Lines are only ever added, each in one piece. If the last one is torn, because the machine went down over it, it is cut
off and what it held is played again.
"""

from __future__ import annotations

import fcntl
import json
import os
from dataclasses import dataclass
from typing import IO, TYPE_CHECKING, Any, Generic, NoReturn, Protocol, TypeVar

from boxship.arena.results import DealResult

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping
    from pathlib import Path

NAME = "league.jsonl"
"""What the file of a league is called in a directory."""


class JournalError(ValueError):
    """A file that is no journal, or that of another league; ``str()`` says why."""


class Finished(Protocol):
    """A result that is kept: it can be written, and has a number that no other has."""

    @property
    def number(self) -> Hashable:
        """What it is found by."""

    def written(self) -> dict[str, Any]:
        """For JSON."""


T = TypeVar("T", bound=Finished)


@dataclass(frozen=True)
class JournalKind(Generic[T]):
    """What a journal keeps: of a league or of a study, and how a line of it is read."""

    what: str
    read: Callable[[Mapping[str, Any]], T]

    @property
    def format(self) -> str:
        """What the first line says."""
        return f"boxship {self.what} 1"


LEAGUE = JournalKind("league", DealResult.read)


class Journal(Generic[T]):
    """Finished results in a file that is open for more. ``close`` it."""

    def __init__(self, path: Path, settings: Mapping[str, object], games: int, kind: JournalKind[T]) -> None:
        """Open or begin the file; a JournalError when it belongs to something with other settings."""
        self.path = path
        self.finished: dict[Any, T] = {}
        whole = 0
        if path.exists():
            header, self.finished, whole = read(path, kind)
            _check_same(path, kind, header, settings)
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file: IO[bytes] = path.open("ab")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._file.close()
            _refuse(path, kind, f"another {kind.what} is writing it")
        self._file.truncate(whole)
        if not whole:
            self._add({"format": kind.format, **settings, "games": games})

    def add(self, result: T) -> None:
        """Keep a finished result."""
        self._add(result.written())
        self.finished[result.number] = result

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


def read(path: Path, kind: JournalKind[T]) -> tuple[dict[str, Any], dict[Any, T], int]:
    """The settings, the finished results by their numbers, and how many bytes of the file are whole lines."""
    raw = path.read_bytes()
    whole = raw.rfind(b"\n") + 1
    lines = raw[:whole].splitlines()
    if not lines:
        begun = f'{{"format":"{kind.format}'.encode()
        if raw and not begun.startswith(raw[: len(begun)]):
            _refuse(path, kind, f"it is not the file of a {kind.what}")
        return {}, {}, 0
    header = _object(path, kind, 1, lines[0])
    if header.get("format") != kind.format:
        _refuse(path, kind, f"its first line does not say {kind.format!r}")
    finished: dict[Any, T] = {}
    for number, line in enumerate(lines[1:], 2):
        words = _object(path, kind, number, line)
        try:
            result = kind.read(words)
        except (KeyError, TypeError, ValueError, AttributeError, AssertionError):
            _refuse(path, kind, f"line {number} is not a finished deal")
        finished[result.number] = result
    return header, finished, whole


def _object(path: Path, kind: JournalKind[T], number: int, line: bytes) -> dict[str, Any]:
    try:
        words = json.loads(line)
    except (ValueError, RecursionError):
        _refuse(path, kind, f"line {number} is not JSON")
    if not isinstance(words, dict):
        _refuse(path, kind, f"line {number} is not a JSON object")
    return words


def _check_same(path: Path, kind: JournalKind[T], header: Mapping[str, object], settings: Mapping[str, object]) -> None:
    for key, value in settings.items():
        if header and header.get(key) != value:
            there, here = _said(header.get(key)), _said(value)
            _refuse(path, kind, f"it is of a {kind.what} with {key} {there}, and this one has {here}")


def _said(value: object) -> str:
    return " ".join(map(str, value)) or "none" if isinstance(value, list) else str(value)


def _refuse(path: Path, kind: JournalKind[T], why: str) -> NoReturn:
    raise JournalError(f"{path}: this {kind.what} can't go on from here: {why}")
