"""Engines: the one SQLite file that is the default, or a PostgreSQL server that several processes share.

Everything else is SQLAlchemy's Core and does not ask which of the two it is, but for two things: how a group of events
is added, and whether there are others who have to be told (both in ``adding``).
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sql
from sqlalchemy.exc import ArgumentError

from boxship.server.data_file import DataFileError

if TYPE_CHECKING:
    import sqlite3

    from sqlalchemy import Connection, Engine

Place = Path | sql.URL
"""Where tables are kept: a file, or a PostgreSQL database."""

_BUSY_SECONDS: Final = 10
READERS: Final = 8
"""Threads that read, each over a connection of its own."""
_PRAGMAS: Final = (
    "journal_mode=WAL",  # readers and the writer do not wait for one another
    "synchronous=NORMAL",  # a commit survives the end of the program
    "foreign_keys=ON",
    "wal_autocheckpoint=8000",  # pages: what many tables write again and again is put in its place seldom
    "cache_size=-32000",  # kB
)
_CONNECTING: Final[dict[str, Any]] = {
    "application_name": "boxship",
    "connect_timeout": 5,
    # A machine that vanishes says no goodbye: these notice it.
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
LISTENING: Final = {**_CONNECTING, "application_name": "boxship news"}
"""How the connection that hears the news is made."""
# A session that hangs blocks no other: neither by a lock, nor by a statement, nor by a transaction that it left open.
_TIMEOUTS: Final = "-c lock_timeout=5s -c statement_timeout=10s -c idle_in_transaction_session_timeout=10s"


def place_of(url: str) -> sql.URL:
    """The PostgreSQL database that an address names; a DataFileError where it names none."""
    try:
        place = sql.make_url(url)
    except (ArgumentError, ValueError):
        place = None
    if place is None or place.get_backend_name() not in {"postgresql", "postgres"} or not place.database:
        raise DataFileError("--database takes the address of a PostgreSQL database: postgresql://USER@HOST/NAME")
    return place.set(drivername="postgresql+psycopg")


def shown(place: Place) -> str:
    """A place as people may see it: without its password."""
    if isinstance(place, Path):
        return str(place)
    return place.set(drivername="postgresql").render_as_string(hide_password=True)


def psycopg_words(url: sql.URL) -> str:
    """The address of a database as the driver itself reads it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def engine_of(place: Place) -> Engine:
    """The engine over a file or a database; nothing is opened yet."""
    return _sqlite(place) if isinstance(place, Path) else _postgresql(place)


def _sqlite(file: Path) -> Engine:
    engine = sql.create_engine(sql.URL.create("sqlite", database=str(file)), connect_args={"timeout": _BUSY_SECONDS})

    @sql.event.listens_for(engine, "connect")
    def settle(connection: sqlite3.Connection, _: object) -> None:
        for pragma in _PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        # Transactions begin where we say (below), and not only at the first change.
        connection.isolation_level = None

    @sql.event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
            connection.exec_driver_sql("BEGIN")

    return engine


def _postgresql(url: sql.URL) -> Engine:
    try:
        return sql.create_engine(
            url,
            connect_args={**_CONNECTING, "options": _TIMEOUTS},
            isolation_level="READ COMMITTED",
            pool_size=READERS + 2,
            pool_use_lifo=True,
        )
    except ImportError:
        raise DataFileError("for PostgreSQL please install the extra: pip install 'boxship[postgres]'") from None
