"""Patience with a PostgreSQL server that is away for a moment."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, TypeVar

from sqlalchemy.exc import DBAPIError, OperationalError

T = TypeVar("T")

PATIENCE: Final = 10.0
"""Seconds for which something is tried again while a PostgreSQL server is away, being restarted for example."""
_PASSING: Final = ("08", "40", "53", "55", "57")
"""Classes of PostgreSQL's errors that may be gone at the next try: connection, rollback, resources, locks, operator."""


def may_pass(problem: DBAPIError) -> bool:
    """Whether a PostgreSQL server may answer otherwise in a moment: it was away, or two stood in each other's way."""
    if not hasattr(problem.orig, "sqlstate"):
        return False
    state: str | None = getattr(problem.orig, "sqlstate", None)
    if problem.connection_invalidated or state is None:
        return problem.connection_invalidated or isinstance(problem, OperationalError)
    return state.startswith(_PASSING)


def patiently(action: Callable[[], T], seconds: float = PATIENCE) -> T:
    """What an action returns; it is done again while it fails for a reason that may pass."""
    end = time.monotonic() + seconds
    pause = 0.02
    while True:
        try:
            return action()
        except DBAPIError as problem:
            if not may_pass(problem) or time.monotonic() + pause > end:
                raise
        time.sleep(pause)
        pause = min(2 * pause, 0.5)
