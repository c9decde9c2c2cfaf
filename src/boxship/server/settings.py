"""Settings of a server."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from boxship.server.engine import Place

PAGE = Path(__file__).with_name("page")
"""Where the built page lies in the package."""

USUAL_PATIENCE = 300.0
"""Seconds of absence after which a host may let a bot play for somebody."""


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """How a server behaves; what ``boxship serve`` does not ask for is right for a table among friends."""

    data: Place
    """Where everything is kept: the one file, or a PostgreSQL database."""
    page: Path = PAGE
    public_url: str | None = None
    """The address under which others reach the server, if a proxy in front of it has another one."""
    names: tuple[str, ...] = ()
    """Names under which browsers may ask for the server, besides that of its public address and of this machine."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies, which are believed about the addresses of clients."""
    pace: float = 0.4
    """Seconds that a bot takes at least for a decision. Whoever looks sees the moves at a pace of their own."""
    forget_after_days: float = 0.0
    """Days after which an unfinished table that nobody has touched is forgotten; 0: never."""
    drain_seconds: float = 0.0
    """Seconds for which a server that was told to stop still serves, and says that it is not ready."""
    log_format: str = "text"
    """For people (text) or for programs (json)."""
    thinkers: int = 1
    """Processes in which bots think."""
    thinks: bool = True
    """With a PostgreSQL database: whether this server thinks about hints and turning points too, or only others do."""
    patience: float = USUAL_PATIENCE
    """Seconds of absence after which the host may let a bot play for somebody."""
    idle: float = 600.0
    """Seconds after which a table that nobody looks at leaves the memory."""
    requests_per_second: float = 200.0
    request_burst: float = 1000.0
    """From one address: so many at once, then so many each second."""
    tables_per_minute: float = 30.0
    table_burst: float = 60.0
    most_connections: int = 4000
    most_connections_of_address: int = 200
    """Connections that wait for a request, send one or get an answer, in all and from one address."""
    most_spectators: int = 64
    most_tabs: int = 8
    """Live connections to one table: of all who only watch, and of each seat."""
    most_live_of_address: int = 400
    """Live connections from one address, to all tables."""
    backlog: int = 256
    """Events that wait for one slow connection before it is dropped."""
