"""The first auction as somebody hears it who does not see it: through Orca, a screen reader, in Chromium."""

from __future__ import annotations

import os
import stat
import subprocess
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import sync_playwright

from tests.browser.moments import to_the_island
from tests.engines.desktop import desktop, soon
from tests.server.harness import serving

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.engines.desktop import Desktop

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif("BOXSHIP_ORCA" not in os.environ, reason="scripts/engines found no screen reader"),
]

QUIET = 3
"""Seconds without a word after which it has finished."""
SPEAKING = Path(__file__).with_name("speaking.py")


class Reader:
    """A screen reader and all that it has said."""

    def __init__(self, screen: Desktop) -> None:
        """Start what it needs, in the order in which they need each other."""
        self._screen = screen
        self._heard = screen.folder / "heard.txt"
        self._heard.touch()
        settings = screen.environment
        settings |= {"XDG_CONFIG_HOME": str(screen.folder / "config"), "GNOME_ACCESSIBILITY": "1", "LANG": "C.UTF-8"}
        bus = subprocess.run(
            ["dbus-daemon", "--session", "--fork", "--print-address=1", "--print-pid=1"],
            capture_output=True,
            text=True,
            check=True,
            env=settings,
        )
        settings["DBUS_SESSION_BUS_ADDRESS"], pid = bus.stdout.split()
        self._bus = int(pid)
        screen.start("openbox")
        for name in ("IsEnabled", "ScreenReaderEnabled"):
            self._set("org.a11y.Status", name)
        screen.start("speech-dispatcher", "-s", "-t", "0", "-C", str(self._voice()))
        screen.start("orca", "--replace")
        self.hears("Screen reader on")

    def _set(self, interface: str, name: str) -> None:
        call = ("gdbus", "call", "--session", "-d", "org.a11y.Bus", "-o", "/org/a11y/bus")
        method = ("-m", "org.freedesktop.DBus.Properties.Set", interface, name, "<true>")
        subprocess.run([*call, *method], check=True, capture_output=True, env=self._screen.environment)

    def _voice(self) -> Path:
        """The settings of a voice that writes."""
        folder = self._screen.folder / "speech"
        (folder / "modules").mkdir(parents=True)
        program = folder / "speaking"
        program.write_text(f'#!/bin/sh\nexec /usr/bin/python3 "{SPEAKING}" "{self._heard}"\n')
        program.chmod(program.stat().st_mode | stat.S_IXUSR)
        (folder / "modules" / "writing.conf").touch()
        (folder / "speechd.conf").write_text(f'AddModule "writing" "{program}" "writing.conf"\nDefaultModule writing\n')
        return folder

    @property
    def heard(self) -> str:
        return self._heard.read_text(encoding="utf-8")

    def hears(self, text: str) -> None:
        try:
            soon(lambda: text in self.heard, text)
        except AssertionError as silence:
            raise AssertionError(f"“{text}” was not heard, only: {self.heard}") from silence

    def falls_silent(self) -> None:
        """Wait until it has said nothing new for some seconds: it has done with where it is."""
        soon(lambda: time.time() - self._heard.stat().st_mtime > QUIET, "silence")

    def enter_page(self) -> None:
        """Click into the page as a person does, so that the focus leaves the browser's own bars."""
        command = ["xdotool", "mousemove", "640", "480", "click", "1"]
        subprocess.run(command, check=True, env=self._screen.environment)

    def forget(self) -> None:
        self._heard.write_text("")

    def close(self) -> None:
        os.kill(self._bus, 15)


@pytest.fixture
def reader(tmp_path: Path) -> Iterator[Reader]:
    (tmp_path / "run").mkdir()
    with desktop(tmp_path / "run") as screen:
        one = Reader(screen)
        yield one
        one.close()


def test_the_first_auction_is_heard(reader: Reader, tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", "--pace", "0") as server, sync_playwright() as playwright:
        seller, left, right = to_the_island(server.table("me", "person", "person"))
        cargo = next(board["ship"] for board in left.situation()["boards"] if board["seat"] == seller.seat)
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("BOXSHIP_CHROMIUM") or None,
            headless=False,
            args=["--no-sandbox", "--force-renderer-accessibility", "--start-maximized"],
            env=dict(reader._screen.environment),
        )
        page = browser.new_context(no_viewport=True, locale="en", reduced_motion="reduce").new_page()
        page.add_init_script("localStorage.setItem('boxship.pace', 'fast')")
        page.goto(f"{server.url}/t/{left.table}#{left.token}")
        page.wait_for_selector("h1")
        reader.hears("Chromium")
        reader.enter_page()
        reader.hears("Finished loading")
        reader.falls_silent()
        reader.forget()
        seller.play("sail island")
        page.wait_for_selector("dialog[open]")
        reader.hears("lands on the island")
        for colour in cargo:
            reader.hears(colour)
        reader.hears("Your bid")
        reader.forget()
        right.play("bid 2")
        page.wait_for_timeout(700)
        page.keyboard.press("Enter")
        soon(lambda: seller.situation()["phase"] == "decide", "both bids")
        seller.play(str(seller.situation()["auction"]["outcomes"][0]["line"]))
        reader.hears("$2")
        browser.close()
