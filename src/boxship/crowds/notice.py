"""A line on the terminal for whoever has to wait while numba compiles.

It is written when compiling begins, not when compiled code is read from the cache, and only where a person is likely to
wait: at a terminal or in a notebook, and not in processes that others have started for their work.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

NOTICE: Final = "boxship: compiling the rules; that takes up to a minute, the first time only"


def somebody_waits() -> bool:
    """Whether this process has been started by a person who reads its standard error."""
    import multiprocessing

    reads = hasattr(sys, "ps1") or (sys.stderr is not None and sys.stderr.isatty())
    return reads and multiprocessing.parent_process() is None


def announce_compiling(twins: Mapping[Callable[..., Any], Callable[..., Any]]) -> None:
    """From now on, write the line when the first of these compiled functions is really compiled."""
    if not somebody_waits():
        return
    try:
        from numba.core.event import Listener, register
    except ImportError:  # it is no public part of numba, and nothing but this line depends on it
        return

    class Notice(Listener):
        """Writes the line once."""

        written = False

        def on_start(self, event: Any) -> None:
            """Compiling begins."""
            if not self.written and any(event.data["dispatcher"] is twin for twin in twins.values()):
                self.written = True
                print(NOTICE, file=sys.stderr, flush=True)  # noqa: T201 - this is what it is for

        def on_end(self, event: Any) -> None:
            """Compiling is done; the next output says so."""

    register("numba:compile", Notice())  # type: ignore[no-untyped-call]  # numba has few types
