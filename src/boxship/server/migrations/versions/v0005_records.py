"""Records that somebody has uploaded, to be shared by a link."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the table of records."""
    op.create_table(
        "records",
        sql.Column("record", sql.String(40), nullable=False),
        sql.Column("text", sql.Text, nullable=False),
        sql.Column("digest", sql.LargeBinary(32), nullable=False),
        sql.Column("used", sql.BigInteger, nullable=False),
        sql.PrimaryKeyConstraint("record", name="records_pkey"),
        sql.UniqueConstraint("digest", name="records_digest_key"),
    )
