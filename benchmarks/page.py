"""The page: how long until it can be used, what a game weighs on its way to the browser, how soon a press is answered.

Run by itself with ``python -m benchmarks.page``; it exits 1 when a target is missed.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from benchmarks.measure import Row, table

TIMES = 5
PRESSES = 15
ANSWERED = """async () => {
    const shown = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const until = async (seen) => { while (!seen()) await shown(); };
    const tile = [...document.querySelectorAll("button")].find((each) => each.textContent.includes("End turn"));
    const begun = performance.now();
    tile.click();
    await until(() => [...document.querySelectorAll("button")].some((each) =>
        each.textContent.trim() === "Confirm" && each.getAttribute("aria-disabled") !== "true" && !each.disabled));
    await shown();
    return performance.now() - begun;
}"""
"""Press "End turn"; milliseconds until the server has answered and the draft can be confirmed on screen."""


STORY_ROUNDS = 20
"""So long is the game whose story is opened; games among people take about as many rounds."""
OPENED = """async () => {
    const shown = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const link = document.querySelector("a[href*='/story#']");
    const begun = performance.now();
    link.click();
    while (!document.querySelector("#prices")) await shown();
    await shown();
    return performance.now() - begun;
}"""
"""Follow the link to the story; milliseconds until its last figures are on screen."""


def rows() -> list[Row]:
    """All of it, in a Chromium that is running already."""
    taken = []
    weights = []
    presses: list[float] = []
    with sync_playwright() as playwright:
        chromium = os.environ.get("BOXSHIP_CHROMIUM") or None
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for run in range(TIMES + 1):
            seconds, weight, answered = visit(browser)
            if run:
                taken.append(seconds)
                weights.append(weight)
                presses += answered
        story = statistics.median(stories(browser))
        browser.close()
    until = statistics.median(taken)
    weight = statistics.median(weights) / 1000
    press = statistics.median(presses)
    return [
        Row("page: from the command to a page that can be used", f"{until:.2f} s", "≤ 2 s", until <= 2),
        Row("page: weight of the first screen and a game, compressed", f"{weight:.0f} kB", "≤ 200 kB", weight <= 200),
        Row("page: from a press to its answer on screen, median", f"{press:.0f} ms", "≤ 100 ms", press <= 100),
        Row("page: from the result to the story of the game, median", f"{story:.0f} ms", "≤ 300 ms", story <= 300),
    ]


def stories(browser: Browser) -> list[float]:
    """Open the story of a finished game from its result, again and again; milliseconds each time."""
    with tempfile.TemporaryDirectory() as folder:
        options = ("--port", "0", "--no-browser", "--pace", "0", "--data", str(Path(folder, "tables.db")))
        with serving(*options) as address:
            seat = _played_out(address)
            page = browser.new_context(locale="en", reduced_motion="reduce").new_page()
            page.goto(f"{address}/t/{seat['table']}#{seat['token']}")
            taken = []
            for _ in range(TIMES):
                page.locator("a[href*='/story#']").wait_for()
                taken.append(float(page.evaluate(OPENED)))
                page.go_back()
            page.context.close()
    return taken


def _played_out(address: str) -> dict[str, str]:
    """A game against three bots to its end, by somebody who does as little as they may; the way to their seat."""
    bots = [{"kind": "bot", "style": "trader"} for _ in range(3)]
    wanted = {"rules": f"classic round_limit={STORY_ROUNDS}", "seats": [{"kind": "me"}, *bots]}
    with httpx.Client(base_url=f"{address}/api", timeout=60) as server:
        seat: dict[str, str] = server.post("/tables", json=wanted).json()
        server.headers["authorization"] = f"Bearer {seat['token']}"
        here = f"/tables/{seat['table']}"
        number = 0
        while server.get(f"{here}/record").status_code != httpx.codes.OK:
            for line in ("end", "bid 0", "keep", "default"):
                number += 1
                server.post(f"{here}/lines", json={"id": f"line-{number}", "line": line})
    return seat


@contextmanager
def serving(*options: str) -> Iterator[str]:
    """A server that is gone afterwards; yields its address."""
    with subprocess.Popen(
        [sys.executable, "-m", "boxship", "serve", *options],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as server:
        assert server.stdout is not None
        try:
            yield server.stdout.readline().split()[-1]
        finally:
            server.terminate()


def visit(browser: Browser) -> tuple[float, float, list[float]]:
    """Start a server, open its page, sit down; seconds until Play now, bytes of all files, milliseconds of presses.

    A press goes to the server, which completes the draft; after each the draft is dropped again.
    """
    with tempfile.TemporaryDirectory() as folder:
        options = ("--port", "0", "--no-browser", "--data", str(Path(folder, "tables.db")))
        begun = time.perf_counter()
        with serving(*options) as address:
            context = browser.new_context(locale="en")
            context.add_init_script("localStorage.setItem('boxship.pace', 'fast')")
            page = context.new_page()
            weighed = Weight(page)
            page.goto(address)
            play = page.get_by_role("button", name="Play now")
            play.wait_for()
            seconds = time.perf_counter() - begun
            play.click()
            page.get_by_role("slider").wait_for()
            weight = weighed.bytes
            page.get_by_role("button", name="End turn").and_(page.locator(":not([aria-disabled=true])")).wait_for()
            answered = []
            for _ in range(PRESSES):
                answered.append(float(page.evaluate(ANSWERED)))
                page.keyboard.press("Escape")
            page.context.close()
    return seconds, weight, answered


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
