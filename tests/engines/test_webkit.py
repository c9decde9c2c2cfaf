"""A whole game in WebKit, alone against bots, from the form to the final screen."""

from __future__ import annotations

import os
import socket
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.engines.desktop import desktop, free_port, soon
from tests.engines.webdriver import WebDriver
from tests.server.harness import Client, answer, serving

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.harness import Server

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif("BOXSHIP_WEBKIT" not in os.environ, reason="scripts/engines found no WebKit on this system"),
]

WINDOW = Path(__file__).with_name("window.py")
BOX = "[role=combobox]"
"""Where lines are typed."""
STATE = """
const text = document.body.innerText;
const modal = document.querySelector("dialog[open]");
const seen = (name) => [...(modal ?? document).querySelectorAll("button")]
  .some((one) => one.checkVisibility() && (one.getAttribute("aria-label") ?? one.textContent).trim().startsWith(name));
if (/wins? with|share the victory/.test(text)) return "over";
if (seen("Continue")) return "result";
if (modal !== null && modal.querySelector("input[type=number], [role=spinbutton]") !== null) return "bid";
return modal === null ? "table" : "dialog";
"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path / "tables.db", "--pace", "0") as running:
        yield running


@pytest.fixture
def webkit(tmp_path: Path) -> Iterator[WebDriver]:
    """A window with WebKit in it."""
    (tmp_path / "run").mkdir()
    with desktop(tmp_path / "run") as screen:
        window = tmp_path / "window"
        window.write_text(f'#!/bin/sh\nexec /usr/bin/python3 "{WINDOW}"\n')
        window.chmod(0o755)
        port = free_port()
        screen.start(os.environ["BOXSHIP_WEBKIT"], f"--port={port}")
        soon(lambda: _listens(port), "the driver of WebKit")
        options = {"binary": str(window), "args": []}
        driver = WebDriver.start(
            f"http://127.0.0.1:{port}", {"browserName": "boxship", "webkitgtk:browserOptions": options}
        )
        yield driver
        driver.quit()


def _listens(port: int) -> bool:
    with socket.socket() as caller:
        return caller.connect_ex(("127.0.0.1", port)) == 0


def test_a_whole_game_in_webkit(webkit: WebDriver, server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    seated = server.post("/tables", {"rules": "short containers=6", "seats": seats}).json()
    me = Client(server, **{key: seated[key] for key in ("table", "token", "seat")})
    webkit.open(f"{server.url}/help")
    webkit.run("localStorage.setItem('boxship.pace', 'fast'); localStorage.setItem('boxship.language', 'en');")
    webkit.open(f"{server.url}/t/{me.table}#{me.token}")
    webkit.run("globalThis.wrong = []; addEventListener('error', ({ message }) => wrong.push(message));")
    heights = set()
    for _ in range(400):
        state = webkit.wait(lambda: _moment(webkit, me), "a decision or the end")
        if state == "over":
            break
        if state == "result":
            webkit.press("Continue")
        elif state == "bid":
            heights.add(webkit.run("return document.querySelector('dialog[open]').offsetHeight"))
            _seal(webkit)
        else:
            now = me.look()
            if now["kinds"]:
                webkit.type("", answer(now["situation"], now["kinds"]), BOX)
    text = webkit.run("return document.body.innerText")
    assert "Total" in text
    assert "Loans" in text
    assert webkit.run("return wrong") == []
    assert all(height < 790 for height in heights), heights


def _moment(webkit: WebDriver, me: Client) -> str | None:
    """What the page asks for now; None while others act."""
    state = str(webkit.run(STATE))
    if state in {"over", "result", "bid"}:
        return state
    now = me.look()
    mine = bool(now["kinds"]) and now["situation"]["phase"] != "bid"
    return "decide" if mine and webkit.find("", BOX) else None


def _seal(webkit: WebDriver) -> None:
    """Seal what the dialog proposes. It ignores a press that comes as soon as it appears, so press again."""

    def sealed() -> bool:
        if webkit.run(STATE) == "bid" and webkit.find("Seal a bid") is not None:
            webkit.press("Seal a bid")
            return False
        return True

    webkit.wait(sealed, "a sealed bid")
