"""Several processes: who runs, who is present, who plays the bots, what is to be thought about; turning points.

And keys have names, so that later steps find them: SQLite's had none.
"""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

from boxship.server.schema import NAMES

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Name the keys, and make the five new tables."""
    if op.get_context().dialect.name == "sqlite":
        for name in ("seats", "events"):
            kept = {"sqlite_with_rowid": False}
            with op.batch_alter_table(name, recreate="always", naming_convention=NAMES, table_kwargs=kept):
                pass  # the table is made anew, with names
    op.create_table(
        "processes",
        sql.Column("process", sql.String(40), primary_key=True),
        sql.Column("until", sql.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "presence",
        sql.Column("table", sql.String(40), primary_key=True),
        sql.Column("seat", sql.String(10), primary_key=True),
        sql.Column(
            "process", sql.String(40), sql.ForeignKey("processes.process", ondelete="CASCADE"), primary_key=True
        ),
    )
    op.create_table(
        "leases",
        sql.Column("table", sql.String(40), primary_key=True),
        sql.Column("process", sql.String(40), sql.ForeignKey("processes.process", ondelete="CASCADE"), nullable=False),
    )
    op.create_table(
        "thinking",
        sql.Column("question", sql.String(80), primary_key=True),
        sql.Column("kind", sql.String(20), nullable=False),
        sql.Column("text", sql.Text, nullable=False),
        sql.Column("asked", sql.DateTime(timezone=True), nullable=False),
        sql.Column("process", sql.String(40), sql.ForeignKey("processes.process", ondelete="SET NULL")),
        sql.Column("tries", sql.Integer, nullable=False),
        sql.Column("answer", sql.Text),
    )
    op.create_table(
        "turning_points",
        sql.Column("table", sql.String(40), sql.ForeignKey("tables.table"), primary_key=True),
        sql.Column("found", sql.Text, nullable=False),
    )
