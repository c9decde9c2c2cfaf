"""A bad line between players and servers: it cuts, delays and doubles connections."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

_PIECE = 65536
_SLOWEST = 0.05


class Wire:
    """A proxy in front of some ports of this machine, which knows nothing of who sits where."""

    def __init__(self, ports: Sequence[int], chance: random.Random) -> None:
        self._ports = ports
        self._chance = chance
        self._open: set[asyncio.StreamWriter] = set()
        self.counts: Counter[str] = Counter()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = int(self._server.sockets[0].getsockname()[1])
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        self.cut()

    def cut(self) -> None:
        """Every connection there is, at once."""
        self.counts["cut"] += len(self._open)
        for writer in self._open:
            writer.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ports = self._chance.sample(self._ports, len(self._ports))
        self._open.add(writer)
        try:
            with suppress(OSError):
                there = await self._connect(ports)
                twin = await self._twin(ports[1:])
                try:
                    await self._both_ways(reader, writer, there, twin)
                finally:
                    for one in (there, twin):
                        if one is not None:
                            one[1].transport.abort()
        finally:
            self._open.discard(writer)
            writer.transport.abort()

    async def _connect(self, ports: Sequence[int]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """To the first that answers, as a proxy does."""
        for port in ports:
            with suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", port)
        raise ConnectionRefusedError

    async def _twin(self, ports: Sequence[int]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """Sometimes a second server hears every word too; nobody hears its answers."""
        if self._chance.random() < 0.1:
            with suppress(OSError):
                twin = await self._connect(ports)
                self.counts["doubled"] += 1
                return twin
        return None

    async def _both_ways(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        there: tuple[asyncio.StreamReader, asyncio.StreamWriter],
        twin: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None,
    ) -> None:
        targets = [there[1]] if twin is None else [there[1], twin[1]]
        ways = [
            asyncio.create_task(self._pass_on(reader, targets)),
            asyncio.create_task(self._pass_on(there[0], [writer])),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)

    async def _pass_on(self, source: asyncio.StreamReader, targets: Sequence[asyncio.StreamWriter]) -> None:
        while piece := await source.read(_PIECE):
            luck = self._chance.random()
            if luck < 0.01:
                self.counts["cut"] += 1
                for target in targets:
                    target.write(piece[: len(piece) // 2])
                return
            if luck < 0.1:
                self.counts["delayed"] += 1
                await asyncio.sleep(self._chance.random() * _SLOWEST)
            for target in targets:
                target.write(piece)
                await target.drain()
