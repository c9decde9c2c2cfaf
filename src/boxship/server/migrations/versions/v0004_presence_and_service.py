"""Who was last seen when, and when servers have served: what clocks and absence are told by."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column and the table."""
    op.add_column("seats", sql.Column("seen", sql.BigInteger))
    op.create_table(
        "service",
        sql.Column("process", sql.String(40), primary_key=True),
        sql.Column("began", sql.BigInteger, primary_key=True, autoincrement=False),
        sql.Column("until", sql.BigInteger, nullable=False),
    )
