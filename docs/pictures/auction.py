"""Makes the README's moving picture of an auction: the lesson about bidding, from the landing to the result.

Run it with ``.venv/bin/python -m docs.pictures.auction`` after ``scripts/setup``. In a lesson the rivals' bids are
always the same.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from docs.pictures.apng import animated
from docs.pictures.screens import served

if TYPE_CHECKING:
    from playwright.sync_api import Page

HERE = Path(__file__).parent
SIZE = (1280, 800)
SCALE = 0.6
LESSON = 6
BID = 6


def frames(page: Page) -> list[tuple[bytes, int]]:
    """The bid, the seals, the opening and the result, with how long each is shown."""
    shown = [(page.screenshot(), 1500)]
    for _ in range(BID):
        page.keyboard.press("ArrowUp")
        page.wait_for_timeout(80)
        shown.append((page.screenshot(), 140))
    page.wait_for_timeout(300)
    shown.append((page.screenshot(), 1400))
    page.keyboard.press("Enter")
    for _ in range(12):
        page.wait_for_timeout(500)
        shown.append((page.screenshot(), 500))
        if page.get_by_role("button", name="Continue").count():
            break
    page.wait_for_timeout(800)
    return [*shown, (page.screenshot(), 3000)]


def main() -> None:
    """The one picture."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("BOXSHIP_CHROMIUM") or None, args=["--no-sandbox"]
        )
        for url in served():
            context = browser.new_context(
                viewport={"width": SIZE[0], "height": SIZE[1]}, locale="en", device_scale_factor=SCALE
            )
            context.add_init_script("localStorage.setItem('boxship.pace', 'fast')")
            page = context.new_page()
            page.goto(f"{url}/learn/{LESSON}")
            page.locator("dialog[open] input").first.wait_for()
            page.wait_for_timeout(1500)
            (HERE / "screen-auction-moving.png").write_bytes(animated(frames(page)))
        browser.close()


if __name__ == "__main__":
    main()
