"""Settings of a server."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

PAGE = Path(__file__).with_name("page")
"""Where the built page lies in the package."""


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """How a server behaves; what ``boxship serve`` does not ask for is right for a table among friends."""

    data: Path
    """The one file in which everything is kept."""
    page: Path = PAGE
    public_url: str | None = None
    """The address under which others reach the server, if a proxy in front of it has another one."""
    pace: float = 0.4
    """Seconds that a bot takes at least for a decision. Whoever looks sees the moves at a pace of their own."""
    thinkers: int = 1
    """Processes in which bots think."""
    idle: float = 600.0
    """Seconds after which a table that nobody looks at leaves the memory."""
    requests_per_second: float = 200.0
    request_burst: float = 1000.0
    """From one address: so many at once, then so many each second."""
    tables_per_minute: float = 30.0
    table_burst: float = 60.0
    most_listeners: int = 64
    """Live connections to one table."""
    backlog: int = 256
    """Events that wait for one slow connection before it is dropped."""
