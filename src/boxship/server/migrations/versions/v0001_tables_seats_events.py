"""The first schema: tables, their seats and their events."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything there was."""
    op.create_table("schema", sql.Column("version", sql.Integer, nullable=False))
    op.create_table(
        "tables",
        sql.Column("table", sql.String(40), primary_key=True),
        sql.Column("header", sql.Text, nullable=False),
        sql.Column("created", sql.BigInteger, nullable=False),
        sql.Column("join", sql.String(80), nullable=False),
        sql.Column("watch", sql.String(80), nullable=False),
        sql.Column("finished", sql.BigInteger),
        sql.Column("rounds", sql.Integer),
        sql.Column("winners", sql.String(80)),
    )
    op.create_table(
        "seats",
        sql.Column("table", sql.String(40), sql.ForeignKey("tables.table"), primary_key=True),
        sql.Column("seat", sql.String(10), primary_key=True),
        sql.Column("kind", sql.String(10), nullable=False),
        sql.Column("style", sql.String(24), nullable=False),
        sql.Column("name", sql.String(24), nullable=False),
        sql.Column("token", sql.LargeBinary(32)),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "events",
        sql.Column("table", sql.String(40), sql.ForeignKey("tables.table"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("kind", sql.String(10), nullable=False),
        sql.Column("seat", sql.String(10), nullable=False),
        sql.Column("line", sql.Text, nullable=False),
        sql.Column("secret", sql.Integer),
        sql.Column("at", sql.BigInteger, nullable=False),
        sql.Column("command", sql.String(64)),
        sql.UniqueConstraint("table", "seat", "command"),
        sqlite_with_rowid=False,
    )
