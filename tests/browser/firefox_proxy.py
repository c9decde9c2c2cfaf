"""Firefox as Playwright wants it: a program that starts it and stands between the two.

Playwright asks at the start of each context for media features; the long-term release of Firefox does not know that
command of WebDriver BiDi and would fail. It is answered here, and everything else is passed on as it is.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sys
from functools import partial
from typing import Any

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

UNKNOWN = "emulation.setMediaFeaturesOverride"
ADDRESS = re.compile(rb"ws://\S+")


async def _tell(source: Any, target: Any) -> None:
    async for message in source:
        await target.send(message)


async def _ask(playwright: ServerConnection, firefox: Any) -> None:
    async for message in playwright:
        asked = json.loads(message)
        if asked["method"] == UNKNOWN:
            await playwright.send(json.dumps({"type": "success", "id": asked["id"], "result": {}}))
        else:
            await firefox.send(message)


async def _between(playwright: ServerConnection, address: str) -> None:
    """Pass everything on until one of both hangs up."""
    path = playwright.request.path if playwright.request else ""
    async with connect(address + path, max_size=None, compression=None, ping_interval=None) as firefox:
        talks = [asyncio.create_task(_ask(playwright, firefox)), asyncio.create_task(_tell(firefox, playwright))]
        await asyncio.wait(talks, return_when=asyncio.FIRST_COMPLETED)
        for talk in talks:
            talk.cancel()


async def main() -> int:
    """Start Firefox, say another address than it does, and end when it ends."""
    program = os.environ.get("BOXSHIP_FIREFOX") or "firefox-esr"
    firefox = await asyncio.create_subprocess_exec(program, *sys.argv[1:], stderr=asyncio.subprocess.PIPE)
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, firefox.terminate)
    assert firefox.stderr is not None
    async for line in firefox.stderr:
        said = line
        if b"BiDi listening on" in line and (found := ADDRESS.search(line)):
            server = await serve(
                partial(_between, address=found[0].decode()),
                "127.0.0.1",
                0,
                max_size=None,
                compression=None,
                ping_interval=None,
            )
            port = next(iter(server.sockets)).getsockname()[1]
            said = ADDRESS.sub(f"ws://127.0.0.1:{port}".encode(), line)
        sys.stderr.buffer.write(said)
        sys.stderr.flush()
    return await firefox.wait()


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
