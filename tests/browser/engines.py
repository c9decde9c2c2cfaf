"""The engine in which the tests of the page run: Chromium, or with ``BOXSHIP_BROWSER=firefox`` Firefox."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

ENGINE = os.environ.get("BOXSHIP_BROWSER", "chromium")

CANNOT: dict[str, dict[str, str]] = {
    "chromium": {},
    "firefox": {
        "test_phone.py::test_a_turn_by_touch": "a touch by Playwright does not arrive in Firefox",
        "test_hints.py::test_a_hint_on_a_phone_is_taken_by_touch": "a touch by Playwright does not arrive in Firefox",
        "test_solo.py::test_a_whole_game_to_the_final_screen": "Playwright is not told of downloads in Firefox",
    },
}
"""Tests that are not run in an engine, each with the reason. Besides, Firefox is told its colours when it starts:
screens that are dark in Chromium are light in it."""

IGNORED = "blocked an inline style"
"""Firefox complains of the style that Playwright itself adds for a picture."""


def cannot(test: str) -> str | None:
    """Why a test, named ``…/file.py::name[…]``, is not run in this engine; None: it is."""
    return next((why for name, why in CANNOT[ENGINE].items() if test.partition("[")[0].endswith(name)), None)


def launched(playwright: Playwright, folder: Path) -> Browser:
    """The browser that ``scripts/chromium`` or ``scripts/engines`` found or installed; it may write to the folder."""
    if ENGINE == "chromium":
        return playwright.chromium.launch(
            executable_path=os.environ.get("BOXSHIP_CHROMIUM") or None, args=["--no-sandbox"]
        )
    start = folder / "firefox"
    proxy = Path(__file__).with_name("firefox_proxy.py")
    start.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{proxy}" "$@"\n')
    start.chmod(0o755)
    return playwright.firefox.launch(
        channel="moz-firefox",
        executable_path=start,
        firefox_user_prefs={"ui.prefersReducedMotion": 1, "layout.css.prefers-color-scheme.content-override": 1},
    )
