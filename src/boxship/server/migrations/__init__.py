"""Migrations: the steps from each version of the schema to the next one, by Alembic, the same for both engines.

A step is a file in ``versions``. Its revision is the version that it leads to, in four digits.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config

if TYPE_CHECKING:
    from sqlalchemy import Connection


def upgrade(connection: Connection) -> None:
    """Take every step that is missing, in the transaction of the connection."""
    command.upgrade(config(connection), "head")


def stamp(connection: Connection, version: int) -> None:
    """Note that the schema is that of a version."""
    command.stamp(config(connection), f"{version:04d}")


def config(connection: Connection) -> Config:
    """What Alembic's commands need to know."""
    found = Config(attributes={"connection": connection})
    found.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return found
