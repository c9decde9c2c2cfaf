"""A screen that nobody sees, with programs on it that end with it."""

from __future__ import annotations

import os
import socket
import subprocess
import time
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

PATIENCE = 30.0


class Desktop:
    """Programs are started one after the other and ended in the opposite order."""

    def __init__(self, folder: Path) -> None:
        """What they say goes to files in the folder."""
        self.folder = folder
        self.environment = {**os.environ, "LANG": "en_US.UTF-8", "XDG_RUNTIME_DIR": str(folder)}
        self._stack = ExitStack()

    def start(self, *command: str, **settings: str) -> subprocess.Popen[bytes]:
        said = self._stack.enter_context((self.folder / f"{command[0].rpartition('/')[2]}.txt").open("ab"))
        program = subprocess.Popen(command, stdout=said, stderr=said, env={**self.environment, **settings})
        self._stack.callback(_end, program)
        return program

    def screen(self, width: int = 1400, height: int = 1000) -> None:
        """Start the screen; everything after it is shown there."""
        reading, writing = os.pipe()
        command = ("Xvfb", "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp")
        program = subprocess.Popen(command, pass_fds=(writing,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self._stack.callback(_end, program)
        os.close(writing)
        with os.fdopen(reading) as number:
            self.environment["DISPLAY"] = f":{number.readline().strip()}"

    def close(self) -> None:
        self._stack.close()


@contextmanager
def desktop(folder: Path) -> Iterator[Desktop]:
    """A desktop that is gone afterwards."""
    folder.chmod(0o700)
    one = Desktop(folder)
    try:
        one.screen()
        yield one
    finally:
        one.close()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


def soon(seen: Callable[[], object], what: str) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not seen():
        assert time.monotonic() < end, f"{what} did not come"
        time.sleep(0.1)


def _end(program: subprocess.Popen[bytes]) -> None:
    program.terminate()
    try:
        program.wait(10)
    except subprocess.TimeoutExpired:
        program.kill()
        program.wait()
