"""A bot's process: lines in, lines out, with limits that no program can break.

Nothing here waits longer than it is told. Reading and writing go on side by side, so a bot that does not read can't
block us; what it prints as errors is read and mostly forgotten; too much output ends it.
"""

from __future__ import annotations

import contextlib
import errno
import os
import selectors
import shlex
import shutil
import signal
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import IO, cast

from boxship.protocol.messages import quoted

LONGEST_LINE = 64 * 1024
"""Bytes in one line of a bot."""
MOST_OUTPUT = 1024 * 1024
"""Bytes that a bot may say between two questions."""
KEPT_ERRORS = 4 * 1024
"""Bytes of a bot's error output that are kept for messages."""
GOODBYE_SECONDS = 1.0
"""How long a bot may take to leave once its input is closed."""
_CHUNK = 64 * 1024


class StartError(Exception):
    """A program that can't be started; ``str()`` says why."""


class ProgramGoneError(Exception):
    """The program has ended; ``str()`` says how."""


class SlowError(Exception):
    """The program did not answer in time."""


class FloodError(Exception):
    """The program said more than anybody wants to read."""


class Program:
    """A running bot."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start it; a StartError says why that is not possible."""
        try:
            self._process = subprocess.Popen(  # noqa: S603  # running the bot somebody named is the purpose
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as problem:
            raise StartError(_why_not(problem)) from None
        self._input = cast("IO[bytes]", self._process.stdin)
        self._output = cast("IO[bytes]", self._process.stdout)
        self._errors = cast("IO[bytes]", self._process.stderr)
        self._to_write = bytearray()
        self._heard = bytearray()
        self._since_question = 0
        self._last_errors = b""
        self._ended = False
        self._selector = selectors.DefaultSelector()
        for pipe in (self._input, self._output, self._errors):
            os.set_blocking(pipe.fileno(), False)
        self._selector.register(self._output, selectors.EVENT_READ)
        self._selector.register(self._errors, selectors.EVENT_READ)

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def send(self, line: bytes) -> None:
        """Say a line; it goes out while we wait for the answer, or at once if there is room."""
        self._to_write += line
        self._write()

    def forget(self) -> int:
        """Throw away what was said without being asked; how many lines that were. Then counts the output anew."""
        while self._pump(0) and len(self._heard) <= MOST_OUTPUT:
            pass
        lines = self._heard.count(b"\n")
        self._check_flood()
        self._heard.clear()
        self._since_question = 0
        return lines

    def receive(self, seconds: float) -> bytes:
        """The next line; a ProgramGoneError, SlowError or FloodError when there is none."""
        deadline = time.monotonic() + seconds
        while True:
            line, newline, rest = self._heard.partition(b"\n")
            if newline:
                if len(line) > LONGEST_LINE:
                    raise FloodError(f"a line of more than {LONGEST_LINE} bytes")
                self._heard = rest
                return bytes(line)
            self._check_flood()
            if self._ended:
                raise ProgramGoneError(self._how_it_ended())
            left = deadline - time.monotonic()
            if left <= 0:
                raise SlowError("no answer in time")
            self._pump(left)

    def close(self) -> None:
        """Let it leave by itself, and end it if it does not."""
        self._write()
        with contextlib.suppress(OSError):
            self._input.close()
        self._wait_for_goodbye()
        self.kill()

    def leaves_by_itself(self) -> bool:
        """Close its input and see whether it leaves."""
        with contextlib.suppress(OSError):
            self._input.close()
        return self._wait_for_goodbye()

    def kill(self) -> None:
        """End it and whatever it has started."""
        with contextlib.suppress(OSError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._selector.close()
        for pipe in (self._input, self._output, self._errors):
            with contextlib.suppress(OSError):
                pipe.close()

    # -- the pipes ---------------------------------------------------------------------------------------------------

    def _wait_for_goodbye(self) -> bool:
        deadline = time.monotonic() + GOODBYE_SECONDS
        self._to_write.clear()
        while self._process.poll() is None:
            left = deadline - time.monotonic()
            if left <= 0 or len(self._heard) > MOST_OUTPUT:
                return False
            if self._ended:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    self._process.wait(left)
            else:
                self._pump(left)
        return True

    def _write(self) -> None:
        while self._to_write:
            try:
                written = os.write(self._input.fileno(), self._to_write[:_CHUNK])
            except BlockingIOError:
                return
            except (OSError, ValueError):
                self._to_write.clear()  # nobody reads any more; the end of the output will tell
                return
            del self._to_write[:written]

    def _pump(self, seconds: float) -> bool:
        """Move bytes for at most that long; whether anything was there to be read."""
        if self._to_write:
            self._selector.register(self._input, selectors.EVENT_WRITE)
        try:
            ready = [key.fileobj for key, _ in self._selector.select(max(0.0, seconds))]
        finally:
            if self._to_write:
                self._selector.unregister(self._input)
        if self._input in ready:
            self._write()
        read = False
        if self._errors in ready:
            some = self._read(self._errors)
            self._last_errors = (self._last_errors + some)[-KEPT_ERRORS:]
        if self._output in ready:
            some = self._read(self._output)
            self._heard += some
            self._since_question += len(some)
            self._ended = self._ended or not some
            read = bool(some)
        return read

    def _read(self, pipe: IO[bytes]) -> bytes:
        try:
            some = os.read(pipe.fileno(), _CHUNK)
        except BlockingIOError:
            return b""
        if not some:
            self._selector.unregister(pipe)
        return some

    def _check_flood(self) -> None:
        if self._since_question > MOST_OUTPUT:
            raise FloodError(f"more than {MOST_OUTPUT} bytes between two questions")
        if len(self._heard) > LONGEST_LINE and b"\n" not in self._heard:
            raise FloodError(f"a line of more than {LONGEST_LINE} bytes")

    def _how_it_ended(self) -> str:
        try:
            code = self._process.wait(GOODBYE_SECONDS)
        except subprocess.TimeoutExpired:
            return "it closed its output but went on running"
        while self._errors in (key.fileobj for key in self._selector.get_map().values()) and self._pump_errors():
            pass
        how = f"it was ended by {signal.Signals(-code).name}" if code < 0 else f"it left with exit code {code}"
        said = self._last_errors.decode("utf-8", "replace").strip().splitlines()
        return f"{how}; its last words: {quoted(said[-1])}" if said else how

    def _pump_errors(self) -> bool:
        some = self._read(self._errors)
        self._last_errors = (self._last_errors + some)[-KEPT_ERRORS:]
        return bool(some)


def command_words(text: str) -> tuple[str, ...]:
    """The words of a command that somebody typed, its program found; a StartError says why there is none."""
    try:
        words = [text] if Path(text).is_file() else shlex.split(text)
    except ValueError:
        raise StartError(f"{quoted(text)} has a quotation mark without its partner") from None
    if not words:
        raise StartError("the name of a program is missing")
    path = Path(words[0])
    if path.is_dir():
        raise StartError(f"{words[0]}: this is a directory, not a program")
    if not path.is_file() and ("/" in words[0] or shutil.which(words[0]) is None):
        raise StartError(f"{words[0]}: there is no such program")
    # Not resolved: an interpreter of a virtual environment is a link, and elsewhere it would not know its packages.
    return (str(path.absolute()) if path.is_file() else words[0], *words[1:])


def _why_not(problem: OSError | ValueError) -> str:
    if isinstance(problem, FileNotFoundError):
        return "there is no such program (or the interpreter named in its first line does not exist)"
    if isinstance(problem, PermissionError):
        return "it is not executable; try: chmod +x"
    if isinstance(problem, OSError) and problem.errno == errno.ENOEXEC:
        return "the system can't run it; does its first line name an interpreter, like #!/usr/bin/env python3 ?"
    if isinstance(problem, OSError):
        return (problem.strerror or "the system refused").lower()
    return "this is not a possible program name"
