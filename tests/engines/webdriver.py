"""A browser over the plain WebDriver protocol: the few commands that a game needs, in words of the page."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import httpx

if TYPE_CHECKING:
    from collections.abc import Callable

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""The name under which the protocol hands elements over."""
PATIENCE = 60.0

FIND = """
const [name, role] = arguments;
const shown = (one) => one.checkVisibility() && one.closest("[inert]") === null;
const modal = [...document.querySelectorAll("dialog[open]")].at(-1);
return [...(modal ?? document).querySelectorAll(role)].find((one) => shown(one) &&
  (one.getAttribute("aria-label") ?? one.textContent).replaceAll("\u00ad", "").trim().startsWith(name)) ?? null;
"""


@dataclass
class WebDriver:
    """One session."""

    address: str
    session: str

    @classmethod
    def start(cls, address: str, capabilities: dict[str, object]) -> WebDriver:
        """A new browser window."""
        answer = httpx.post(
            f"{address}/session", json={"capabilities": {"alwaysMatch": capabilities}}, timeout=PATIENCE
        )
        assert answer.status_code == httpx.codes.OK, answer.text
        return cls(address, answer.json()["value"]["sessionId"])

    def _ask(self, method: str, command: str, body: dict[str, object] | None = None) -> Any:
        url = f"{self.address}/session/{self.session}{command}"
        answer = httpx.request(method, url, json=body if method == "POST" else None, timeout=PATIENCE)
        assert answer.status_code == httpx.codes.OK, (command, answer.text)
        return answer.json()["value"]

    def open(self, address: str) -> None:
        self._ask("POST", "/url", {"url": address})

    def run(self, script: str, *values: object) -> Any:
        """What a script on the page returns."""
        return self._ask("POST", "/execute/sync", {"script": script, "args": list(values)})

    def resize(self, width: int, height: int) -> None:
        self._ask("POST", "/window/rect", {"width": width, "height": height})

    def find(self, name: str, role: str = "button") -> dict[str, str] | None:
        """The first thing of that name that can be seen, in front of everything; None: there is none."""
        found: dict[str, str] | None = self.run(FIND, name, role)
        return found

    def press(self, name: str, role: str = "button") -> None:
        """Press it as a person does, as soon as it is there."""
        element = self.wait(lambda: self.find(name, role), name)
        self._ask("POST", f"/element/{element[ELEMENT]}/click", {})

    def type(self, name: str, text: str, role: str = "input") -> None:
        """Write into a field and press Enter."""
        element = self.wait(lambda: self.find(name, role), name)
        self._ask("POST", f"/element/{element[ELEMENT]}/clear", {})
        self._ask("POST", f"/element/{element[ELEMENT]}/value", {"text": f"{text}\ue007"})

    def wait(self, seen: Callable[[], Any], what: str = "it") -> Any:
        """The first answer that is not nothing."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if answer := seen():
                return answer
            time.sleep(0.05)
        said = self.run("return (document.querySelector('dialog[open]') ?? document.querySelector('.deck')).innerText")
        raise AssertionError(f"{what} did not come; the page says: {said}")

    def quit(self) -> None:
        self._ask("DELETE", "")
