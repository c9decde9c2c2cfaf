"""A private server: a table server for one agent, on this machine, that forgets everything when it ends.

It is a process of its own. Its input is a pipe that nobody writes to: when the process that started it ends, however
that happens, the pipe closes and the server leaves and takes its data file along.
"""

from __future__ import annotations

import os
import runpy
import selectors
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

_GREETING: Final = "Boxship is open at "
_START_SECONDS: Final = 60.0
_GOODBYE_SECONDS: Final = 10.0


class PrivateServerError(RuntimeError):
    """The server did not start; ``str()`` says so."""


@contextmanager
def private_server() -> Iterator[str]:
    """The address of a server that is gone afterwards; a PrivateServerError if it does not start."""
    process = subprocess.Popen(
        [sys.executable, "-m", "boxship.agents.private_server"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        with selectors.DefaultSelector() as selector:
            selector.register(process.stdout, selectors.EVENT_READ)
            greeting = process.stdout.readline().decode() if selector.select(_START_SECONDS) else ""
        if not greeting.startswith(_GREETING):
            raise PrivateServerError("a server of its own could not be started; does `boxship serve --port 0` work?")
        yield greeting.removeprefix(_GREETING).strip()
    finally:
        process.stdin.close()
        try:
            process.wait(_GOODBYE_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()


def _leave_with_parent() -> None:
    """Wait until nobody holds the other end of the input, then stop as if asked to."""
    while os.read(sys.stdin.fileno(), 1024):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


def _serve() -> None:
    """In the process of the server: what ``boxship serve`` does, over a data file of its own."""
    with tempfile.TemporaryDirectory(prefix="boxship-") as folder:
        threading.Thread(target=_leave_with_parent, daemon=True).start()
        data = Path(folder) / "tables.db"
        sys.argv = ["boxship", "serve", "--port", "0", "--no-browser", "--pace", "0", "--data", str(data)]
        runpy.run_module("boxship", run_name="__main__")


if __name__ == "__main__":
    _serve()
