"""Names of the server: which ``Host`` a browser may ask for.

A page of somebody else's server whose name is turned to this machine (DNS rebinding) looks to a browser like a page of
ours; only the name in its requests gives it away. An address in numbers can't be turned to anywhere.
"""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress
from urllib.parse import urlsplit

from boxship.server.settings import ServerSettings


class HostNames:
    """The names that a server goes by."""

    def __init__(self, settings: ServerSettings) -> None:
        """Those it was given, and those of this machine."""
        machine = socket.gethostname().lower()
        given = [name.lower() for name in settings.names]
        public = name_in(urlsplit(settings.public_url).netloc) if settings.public_url else "localhost"
        self._names = {"localhost", machine, f"{machine}.local", public, *given}

    def includes(self, host: str) -> bool:
        """Whether this header names the server; whoever sends none is no browser."""
        name = name_in(host)
        return not name or name in self._names or name.endswith(".localhost") or _is_number(name)


def name_in(host: str) -> str:
    """The name in a ``Host`` header, without its port."""
    name = host.rpartition(":")[0] if _has_port(host) else host
    return name.strip("[]").rstrip(".").lower()


def _has_port(host: str) -> bool:
    before, _, port = host.rpartition(":")
    return port.isdigit() and (":" not in before or before.endswith("]"))


def _is_number(name: str) -> bool:
    with suppress(ValueError):
        ipaddress.ip_address(name)
        return True
    return False
