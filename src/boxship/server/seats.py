"""Seats and the secrets that open them: a link is a seat, and there are no accounts.

The token of a seat is kept only as its hash, so that the data file gives no seat away. A token has 192 random bits;
a plain SHA-256 of it can't be searched. The two tokens of a table, to join and to watch, are shown again and again to
those who sit there, so they are kept as they are.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from boxship.rules.layout import NOBODY

HOST: Final = "host"
"""The key of a header that names the seats of whoever made the table."""
_TOKEN_BYTES: Final = 24
_TABLE_BYTES: Final = 9


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits on a seat."""

    kind: Literal["person", "bot"]
    style: str
    name: str
    token: bytes | None
    """The hash of its secret; None for a bot and while nobody has come."""
    seen: int | None = None
    """When somebody last looked from it, in milliseconds since 1970; None: nobody has gone yet."""

    @property
    def taken(self) -> bool:
        """Whether somebody, or a bot, has this seat."""
        return self.kind == "bot" or self.token is not None


@dataclass(frozen=True, slots=True)
class Links:
    """The two secrets that a table shows to its own people."""

    join: str
    watch: str


def new_table_name() -> str:
    """A name for a table that nobody guesses."""
    return secrets.token_urlsafe(_TABLE_BYTES)


def new_token() -> str:
    """A secret."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def derived_token(token: str) -> str:
    """The secret of the same seat at the rematch; whoever has the first has the second, and nobody else."""
    return _derived(token, _TOKEN_BYTES)


def derived_table_name(secret: str) -> str:
    """The name of the rematch of a table with this secret."""
    return _derived(secret, _TABLE_BYTES)


def _derived(secret: str, length: int) -> str:
    digest = hashlib.sha256(b"rematch " + secret.encode("utf-8", "surrogatepass")).digest()
    return base64.urlsafe_b64encode(digest[:length]).decode("ascii")


def hash_of(token: str) -> bytes:
    """What is kept of a seat's secret."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def reader_of(token: str, seats: Sequence[Seat], links: Links) -> int | None:
    """The seat that a token opens, -1 for a spectator, None for a token that opens nothing."""
    given = hash_of(token)
    found: int | None = None
    for number, seat in enumerate(seats):
        if seat.token is not None and hmac.compare_digest(seat.token, given):
            found = number
    if found is None and same(token, links.watch):
        return NOBODY
    return found


def same(given: str, kept: str) -> bool:
    """Whether two secrets are equal, in a time that does not tell how nearly."""
    return hmac.compare_digest(hash_of(given), hash_of(kept))


def next_free(seats: Sequence[Seat]) -> int | None:
    """The next seat for a person who comes; None when all are taken."""
    return next((number for number, seat in enumerate(seats) if not seat.taken), None)
