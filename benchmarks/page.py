"""The page: how long from the command to a page that can be used, and what a game weighs on its way to the browser.

Run by itself with ``python -m benchmarks.page``; it exits 1 when a target is missed.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from benchmarks.measure import Row, table

TIMES = 5


def rows() -> list[Row]:
    """Both, in a Chromium that is running already."""
    taken = []
    weights = []
    with sync_playwright() as playwright:
        chromium = os.environ.get("BOXSHIP_CHROMIUM") or None
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for run in range(TIMES + 1):
            seconds, weight = visit(browser)
            if run:
                taken.append(seconds)
                weights.append(weight)
        browser.close()
    until = statistics.median(taken)
    weight = statistics.median(weights) / 1000
    return [
        Row("page: from the command to a page that can be used", f"{until:.2f} s", "≤ 3 s", until <= 3),
        Row("page: weight of the first screen and a game, compressed", f"{weight:.0f} kB", "≤ 200 kB", weight <= 200),
    ]


def visit(browser: Browser) -> tuple[float, float]:
    """Start a server, open its page, sit down at a table; seconds until Play now, and bytes of all files."""
    with tempfile.TemporaryDirectory() as folder:
        options = ("--port", "0", "--no-browser", "--data", str(Path(folder, "tables.db")))
        begun = time.perf_counter()
        with subprocess.Popen(
            [sys.executable, "-m", "boxship", "serve", *options],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        ) as server:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            page = browser.new_context(locale="en").new_page()
            weighed = Weight(page)
            page.goto(address)
            play = page.get_by_role("button", name="Play now")
            play.wait_for()
            seconds = time.perf_counter() - begun
            play.click()
            page.get_by_role("slider").wait_for()
            page.context.close()
            server.terminate()
    return seconds, weighed.bytes


class Weight:
    """Bytes of files, as they came over the wire; what the server says about the game is not counted."""

    def __init__(self, page: Page) -> None:
        """From now on."""
        self.bytes = 0.0
        self._files: set[str] = set()
        session: CDPSession = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.responseReceived", self._answered)
        session.on("Network.loadingFinished", self._finished)

    def _answered(self, event: dict[str, object]) -> None:
        response = event["response"]
        assert isinstance(response, dict)
        if "/api/" not in str(response["url"]):
            self._files.add(str(event["requestId"]))

    def _finished(self, event: dict[str, object]) -> None:
        if str(event["requestId"]) in self._files:
            self.bytes += float(str(event["encodedDataLength"]))


if __name__ == "__main__":
    found = rows()
    print(table(found))
    sys.exit(any(not row.met for row in found))
