"""Files at the edge: text in, whole files out, and a sentence instead of a traceback."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import tempfile
from pathlib import Path
from typing import Final

from boxship.cli.told import STANDARD_INPUT, Told, one_line

LARGEST: Final = 32_000_000
"""Bytes of a file that is read whole: a record of a long game has some ten thousand."""


class FileError(Told):
    """A file that can't be read or written: which and why."""


def read_text(name: str) -> str:
    """The text of a file, or of standard input for ``-``; a FileError says why there is none."""
    try:
        raw = sys.stdin.buffer.read(LARGEST + 1) if name == STANDARD_INPUT else _first_bytes(Path(name))
    except (OSError, ValueError) as problem:
        raise unusable(name, problem) from None
    if len(raw) > LARGEST:
        raise FileError("terminal-file-too-large", file=name, megabytes=LARGEST // 1_000_000)
    if b"\0" in raw:
        raise FileError("terminal-file-no-text", file=name)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise FileError("terminal-file-no-utf8", file=name, byte=problem.start + 1) from None


def _first_bytes(file: Path) -> bytes:
    with file.open("rb") as reading:
        return reading.read(LARGEST + 1)


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file so that whoever looks finds the old one or the new one, never a half; a FileError says why not."""
    try:
        target = path.resolve()
        target.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
        try:
            with open(handle, "wb") as file:  # noqa: PTH123  # a handle has no path
                file.write(content.encode() if isinstance(content, str) else content)
                file.flush()
                os.fsync(file.fileno())
            _keep_mode(Path(temporary), target)
            os.replace(temporary, target)  # noqa: PTH105  # the one call that is atomic everywhere
        except BaseException:
            with contextlib.suppress(OSError):
                Path(temporary).unlink()
            raise
    except (OSError, ValueError) as problem:
        raise unusable(path, problem) from None


def _keep_mode(temporary: Path, target: Path) -> None:
    """A temporary file is private; the finished one has the mode of the file it replaces, or the usual one."""
    if target.exists():
        mode = target.stat().st_mode & 0o777
    else:
        mask = os.umask(0)
        os.umask(mask)
        mode = 0o666 & ~mask
    temporary.chmod(mode)


def shown(name: str | Path) -> str:
    """A file's name for a message."""
    return "standard input" if str(name) == STANDARD_INPUT else one_line(str(name)) or "''"


def unusable(name: str | Path, problem: OSError | ValueError) -> FileError:
    """Why the system refused."""
    file = str(name)
    if isinstance(problem, FileNotFoundError):
        return FileError("terminal-file-missing", file=file)
    if isinstance(problem, IsADirectoryError):
        return FileError("terminal-file-directory", file=file)
    if isinstance(problem, FileExistsError | NotADirectoryError):
        return FileError("terminal-file-in-the-way", file=file)
    if isinstance(problem, PermissionError):
        return FileError("terminal-file-forbidden", file=file)
    if isinstance(problem, OSError):
        return system_refused(file, problem)
    return FileError("terminal-file-impossible", file=file)


def system_refused(file: str, problem: OSError) -> FileError:
    """A reason of the system's own; its words are English, so the one that people meet has words of ours."""
    if problem.errno == errno.ENOSPC:
        return FileError("terminal-file-disk-full", file=file)
    if problem.strerror:
        return FileError("terminal-file-system", file=file, reason=problem.strerror.lower())
    return FileError("terminal-file-refused", file=file)
