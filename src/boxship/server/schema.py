"""Database schema, as SQLAlchemy describes it.

A table of the game is a row with its header, its seats, and one row for each event. Events are only ever added, and
``(table, number)`` is their key: of two who write number 17, one is refused.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sql

VERSION: Final = 2
"""Counts up whenever what is below changes, so that an older program leaves a newer file alone."""

RENAMED_BOTS: Final = {"steady": "trader", "bold": "trader:hoarder", "thrifty": "trader:producer"}
"""The bots of version 1, and who plays on for them."""

metadata = sql.MetaData()

schema = sql.Table(
    "schema",
    metadata,
    sql.Column("version", sql.Integer, nullable=False),
)

tables = sql.Table(
    "tables",
    metadata,
    sql.Column("table", sql.String(40), primary_key=True),
    sql.Column("header", sql.Text, nullable=False, comment="the head of the record: rules, seats and the whole deal"),
    sql.Column("created", sql.BigInteger, nullable=False, comment="milliseconds since 1970"),
    sql.Column("join", sql.String(80), nullable=False, comment="as it is: it is shown to all who sit here"),
    sql.Column("watch", sql.String(80), nullable=False, comment="as it is: it is shown to all who are here"),
    sql.Column("finished", sql.BigInteger, comment="milliseconds since 1970; empty while the game goes on"),
    sql.Column("rounds", sql.Integer, comment="of a finished game"),
    sql.Column("winners", sql.String(80), comment="of a finished game: seats with blanks between"),
)

seats = sql.Table(
    "seats",
    metadata,
    sql.Column("table", sql.ForeignKey("tables.table"), primary_key=True),
    sql.Column("seat", sql.String(10), primary_key=True),
    sql.Column("kind", sql.String(10), nullable=False),
    sql.Column("style", sql.String(24), nullable=False, comment="of a bot: its name"),
    sql.Column("name", sql.String(24), nullable=False),
    sql.Column("token", sql.LargeBinary(32), comment="SHA-256 of the secret; empty while nobody has come"),
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
    sql.Column("secret", sql.Integer, comment="the amount of a sealed bid"),
    sql.Column("at", sql.BigInteger, nullable=False, comment="milliseconds since 1970"),
    sql.Column("command", sql.String(64), comment="empty for what followed from the event before"),
    sql.UniqueConstraint("table", "seat", "command"),
    sqlite_with_rowid=False,
)
