"""A wire between a browser and a server that can be cut: everything that goes over it is passed on, until it is not."""

from __future__ import annotations

import contextlib
import socket
import threading
from typing import Self
from urllib.parse import urlsplit


class Wire:
    """Listens on a port of its own and passes bytes on to a server."""

    def __init__(self, url: str) -> None:
        """To the server at that address."""
        target = urlsplit(url)
        assert target.hostname is not None
        assert target.port is not None
        self._target = (target.hostname, target.port)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._whole = True
        self._open: list[socket.socket] = []
        self._lock = threading.Lock()
        threading.Thread(target=self._listen, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.cut()
        self._listener.close()

    def cut(self) -> None:
        """Everything that is open ends at once, and nothing new gets through."""
        with self._lock:
            self._whole = False
            for end in self._open:
                _close(end)
            self._open.clear()

    def mend(self) -> None:
        """From now on it passes things on again."""
        self._whole = True

    def _listen(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            with self._lock:
                if not self._whole:
                    _close(near)
                    continue
                far = socket.create_connection(self._target)
                self._open += [near, far]
            threading.Thread(target=_pass_on, args=(near, far), daemon=True).start()
            threading.Thread(target=_pass_on, args=(far, near), daemon=True).start()


def _pass_on(here: socket.socket, there: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := here.recv(65536):
            there.sendall(data)
    _close(here)
    _close(there)


def _close(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
