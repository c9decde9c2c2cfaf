"""Database schema, as SQLAlchemy describes it.

A table of the game is a row with its header, its seats, and one row for each event. Events are only ever added, and
``(table, number)`` is their key: of two who write number 17, one is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import sqlalchemy as sql

VERSION: Final = 5
"""Counts up whenever what is below changes, so that an older program leaves a newer file alone.

Each change comes with a step in ``migrations``.
"""

NAMES: Final = {
    "pk": "%(table_name)s_pkey",
    "fk": "%(table_name)s_%(column_0_name)s_fkey",
    "uq": "%(table_name)s_%(column_0_N_name)s_key",
}
"""How keys are called, so that a migration finds them in both engines."""

metadata = sql.MetaData(naming_convention=NAMES)

schema = sql.Table(
    "schema",
    metadata,
    sql.Column("version", sql.Integer, nullable=False),
)

tables = sql.Table(
    "tables",
    metadata,
    sql.Column("table", sql.String(40), primary_key=True),
    sql.Column("header", sql.Text, nullable=False, doc="the head of the record: rules, seats and the whole deal"),
    sql.Column("created", sql.BigInteger, nullable=False, doc="milliseconds since 1970"),
    sql.Column("join", sql.String(80), nullable=False, doc="as it is: it is shown to all who sit here"),
    sql.Column("watch", sql.String(80), nullable=False, doc="as it is: it is shown to all who are here"),
    sql.Column("finished", sql.BigInteger, doc="milliseconds since 1970; empty while the game goes on"),
    sql.Column("rounds", sql.Integer, doc="of a finished game"),
    sql.Column("winners", sql.String(80), doc="of a finished game: seats with blanks between"),
)

seats = sql.Table(
    "seats",
    metadata,
    sql.Column("table", sql.ForeignKey("tables.table"), primary_key=True),
    sql.Column("seat", sql.String(10), primary_key=True),
    sql.Column("kind", sql.String(10), nullable=False),
    sql.Column("style", sql.String(24), nullable=False, doc="of a bot: its name"),
    sql.Column("name", sql.String(24), nullable=False),
    sql.Column("token", sql.LargeBinary(32), doc="SHA-256 of the secret; empty while nobody has come"),
    sql.Column("seen", sql.BigInteger, doc="when somebody last looked from it, in milliseconds since 1970"),
    sqlite_with_rowid=False,
)

events = sql.Table(
    "events",
    metadata,
    sql.Column("table", sql.ForeignKey("tables.table"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String(10), nullable=False),
    sql.Column("seat", sql.String(10), nullable=False),
    sql.Column("line", sql.Text, nullable=False),
    sql.Column("secret", sql.Integer, doc="the amount of a sealed bid"),
    sql.Column("at", sql.BigInteger, nullable=False, doc="milliseconds since 1970"),
    sql.Column("command", sql.String(64), doc="empty for what followed from the event before"),
    sql.UniqueConstraint("table", "seat", "command"),
    sqlite_with_rowid=False,
)

turning_points = sql.Table(
    "turning_points",
    metadata,
    sql.Column("table", sql.ForeignKey("tables.table"), primary_key=True),
    sql.Column("found", sql.Text, nullable=False, doc="the answer to whoever asks, in JSON"),
)

service = sql.Table(
    "service",
    metadata,
    sql.Column("process", sql.String(40), primary_key=True),
    sql.Column("began", sql.BigInteger, primary_key=True, autoincrement=False, doc="milliseconds since 1970"),
    sql.Column("until", sql.BigInteger, nullable=False, doc="so long it has served at least; clocks stand otherwise"),
)

records = sql.Table(
    "records",
    metadata,
    sql.Column("record", sql.String(40), primary_key=True, doc="a name that nobody guesses"),
    sql.Column("text", sql.Text, nullable=False, doc="as the engine writes it"),
    sql.Column("digest", sql.LargeBinary(32), nullable=False, doc="SHA-256 of the text: the same is kept once"),
    sql.Column("used", sql.BigInteger, nullable=False, doc="when somebody last wanted it: milliseconds since 1970"),
    sql.UniqueConstraint("digest"),
)

# -- between processes -------------------------------------------------------------------------------------------------
# One process over a file needs none of these. Whatever hangs on a process goes with its row, and that goes when its
# time is over: so one row is renewed, and not each lease.

processes = sql.Table(
    "processes",
    metadata,
    sql.Column("process", sql.String(40), primary_key=True),
    sql.Column("until", sql.DateTime(timezone=True), nullable=False, doc="by the clock of the database"),
)


def _goes_with_its_process() -> sql.ForeignKey:
    return sql.ForeignKey("processes.process", ondelete="CASCADE")


presence = sql.Table(
    "presence",
    metadata,
    sql.Column("table", sql.String(40), primary_key=True),
    sql.Column("seat", sql.String(10), primary_key=True, doc="from which somebody looks, through the process"),
    sql.Column("process", _goes_with_its_process(), primary_key=True),
)

leases = sql.Table(
    "leases",
    metadata,
    sql.Column("table", sql.String(40), primary_key=True),
    sql.Column("process", _goes_with_its_process(), nullable=False, doc="it plays the bots of the table"),
)

thinking = sql.Table(
    "thinking",
    metadata,
    sql.Column("question", sql.String(80), primary_key=True),
    sql.Column("kind", sql.String(20), nullable=False),
    sql.Column("text", sql.Text, nullable=False, doc="what the thought is about, in JSON: a view, never a deal"),
    sql.Column("asked", sql.DateTime(timezone=True), nullable=False),
    sql.Column(
        "process", sql.ForeignKey("processes.process", ondelete="SET NULL"), doc="it thinks; empty: nobody does"
    ),
    sql.Column("tries", sql.Integer, nullable=False),
    sql.Column("answer", sql.Text, doc="in JSON; empty text: the thought failed"),
)


def remove(connection: sql.Connection, names: Sequence[str]) -> None:
    """Forget tables with everything that happened there."""
    for rows in (turning_points, events, seats, tables):
        connection.execute(sql.delete(rows).where(rows.c.table.in_(names)))
