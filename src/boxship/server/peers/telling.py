"""What processes tell each other: short words on one channel, which say where to look and never what is there.

PostgreSQL delivers them after the commit and in its order. Some may be lost with a connection; whoever listens compares
with the tables from time to time, so a lost one is only late.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import sqlalchemy as sql

from boxship.server.adding import CHANNEL, messages

if TYPE_CHECKING:
    from sqlalchemy import Connection

SEATS: Final = "seats"
"""Somebody came, went or changed a name, or a link was renewed; with the table."""
REMOVED: Final = "removed"
"""A table was cleared away; with the table."""
REMATCH: Final = "rematch"
"""Somebody plays again; with the table whose game is over."""
NUDGED: Final = "nudged"
"""Somebody is reminded that it is their turn; with the table, their seat and who reminds them."""
BOTS: Final = "bots"
"""Nobody plays the bots of a table any more; with the table."""
GONE: Final = "gone"
"""A process has ended."""
ASKED: Final = "asked"
"""Something is to be thought about."""
ANSWERED: Final = "answered"
"""Something has been thought about; with the question."""
TAKEN: Final = "taken"
"""An address has taken from a rate limit; with the process, the limit, the amount and the address."""


def tell(connection: Connection, *news: Iterable[str]) -> None:
    """Tell all processes, this one too, once the transaction is committed."""
    for text in messages(piece for pieces in news for piece in pieces):
        connection.execute(sql.select(sql.func.pg_notify(CHANNEL, text)))
