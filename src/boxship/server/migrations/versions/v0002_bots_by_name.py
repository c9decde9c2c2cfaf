"""Bots are called as ``boxship bots`` calls them."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"

RENAMED_BOTS: Final = {"steady": "trader", "bold": "trader:hoarder", "thrifty": "trader:producer"}
"""The three bots there were, and who plays on for them."""


def upgrade() -> None:
    """Give them their names."""
    seats = sql.table("seats", sql.column("style", sql.String))
    for old, new in RENAMED_BOTS.items():
        op.execute(sql.update(seats).where(seats.c.style == old).values(style=new))
