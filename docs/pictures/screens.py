"""Takes the README's pictures of the page: the built page in Chromium, at tables from ``web/fixtures``.

Run it with ``.venv/bin/python docs/pictures/screens.py`` after ``scripts/setup``. ``BOXSHIP_CHROMIUM`` says which
Chromium to take. The tables are moments of seeded games among bots, so the pictures come out the same each time.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

from playwright.sync_api import Browser, WebSocketRoute, sync_playwright

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE = Path(__file__).parent
FIXTURES = HERE.parent.parent / "web" / "fixtures"
DESK = (1280, 800)
PHONE = (390, 844)


class Picture(NamedTuple):
    """What is on a picture, and how."""

    name: str
    fixture: str
    size: tuple[int, int]
    colours: Literal["light", "dark"]
    language: str


PICTURES = (
    Picture("screen-table", "mid", DESK, "light", "en"),
    Picture("screen-auction", "bid", DESK, "dark", "en"),
    Picture("screen-final", "over", DESK, "light", "de"),
    Picture("screen-phone", "mid", PHONE, "light", "en"),
)


def served() -> Iterator[str]:
    """A server of the page; its address, then its end."""
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "boxship",
            "serve",
            "--port",
            "0",
            "--no-browser",
            "--data",
            f"{folder}/tables.db",
        ]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:  # noqa: S603  # our own command
            assert server.stdout is not None
            yield server.stdout.readline().split()[-1]
            server.terminate()


def take(browser: Browser, url: str, picture: Picture) -> None:
    """One picture."""
    table = json.loads((FIXTURES / f"{picture.fixture}.json").read_text(encoding="utf-8"))

    def welcome(socket: WebSocketRoute) -> None:
        socket.on_message(lambda _: socket.send(json.dumps({"type": "welcome", "table": table})))

    context = browser.new_context(
        viewport={"width": picture.size[0], "height": picture.size[1]},
        color_scheme=picture.colours,
        locale=picture.language,
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.route_web_socket(re.compile("/live$"), welcome)
    story = (FIXTURES / "story.json").read_text(encoding="utf-8")
    page.route(re.compile("/story$"), lambda route: route.fulfill(body=story, content_type="application/json"))
    page.goto(f"{url}/t/{table['info']['table']}#seat")
    page.locator("h1, dialog h2").first.wait_for()
    page.wait_for_timeout(1500)
    page.screenshot(path=HERE / f"{picture.name}.png")
    context.close()


def main() -> None:
    """All pictures."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("BOXSHIP_CHROMIUM") or None, args=["--no-sandbox"]
        )
        for url in served():
            for picture in PICTURES:
                take(browser, url, picture)
        browser.close()


if __name__ == "__main__":
    main()
