"""Files at the edge: text in, whole files out, and a sentence instead of a traceback."""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
from pathlib import Path

STANDARD_INPUT = "-"
"""The name that means standard input."""


class FileError(Exception):
    """A file that can't be read or written; ``str()`` says which and why."""


def read_text(name: str) -> str:
    """The text of a file, or of standard input for ``-``; a FileError says why there is none."""
    try:
        raw = sys.stdin.buffer.read() if name == STANDARD_INPUT else Path(name).read_bytes()
    except (OSError, ValueError) as problem:
        raise FileError(f"{shown(name)}: {_reason(problem)}") from None
    if b"\0" in raw:
        raise FileError(f"{shown(name)}: this is not a text file")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise FileError(f"{shown(name)}: this is not UTF-8 text (byte {problem.start + 1})") from None


def write_whole(path: Path, text: str) -> None:
    """Write a file so that whoever looks finds the old text or the new one, never a half; a FileError says why not."""
    try:
        target = path.resolve()
        target.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
        try:
            with open(handle, "w", encoding="utf-8", newline="\n") as file:  # noqa: PTH123  # a handle has no path
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            _keep_mode(Path(temporary), target)
            os.replace(temporary, target)  # noqa: PTH105  # the one call that is atomic everywhere
        except BaseException:
            with contextlib.suppress(OSError):
                Path(temporary).unlink()
            raise
    except (OSError, ValueError) as problem:
        raise FileError(f"{shown(path)}: {_reason(problem)}") from None


def _keep_mode(temporary: Path, target: Path) -> None:
    """A temporary file is private; the finished one has the mode of the file it replaces, or the usual one."""
    if target.exists():
        mode = target.stat().st_mode & 0o777
    else:
        mask = os.umask(0)
        os.umask(mask)
        mode = 0o666 & ~mask
    temporary.chmod(mode)


def one_line(text: str) -> str:
    """Text from outside as one printable line: nothing in it can move a cursor."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def shown(name: str | Path) -> str:
    """A file's name for a message."""
    return "standard input" if str(name) == STANDARD_INPUT else one_line(str(name)) or "''"


def _reason(problem: OSError | ValueError) -> str:
    """Why the system refused, in lower case and without numbers."""
    if isinstance(problem, FileNotFoundError):
        return "there is no such file"
    if isinstance(problem, IsADirectoryError):
        return "this is a directory"
    if isinstance(problem, FileExistsError | NotADirectoryError):
        return "a file stands where a directory is needed"
    if isinstance(problem, PermissionError):
        return "there is no permission for this"
    if isinstance(problem, OSError):
        return (problem.strerror or "the system refused").lower()
    return "this is not a possible file name"
