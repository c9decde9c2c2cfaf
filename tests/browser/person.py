"""A person at the page: finds things by the names that everybody reads, presses, types and waits."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.engines import IGNORED

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page, ViewportSize

    from tests.server.harness import Client, Server

DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 30_000
"""Milliseconds after which something that does not appear fails the test."""

expect.set_options(timeout=PATIENCE)


@dataclass
class People:
    """Everybody who has opened the page in a test."""

    server: Server
    browser: Browser
    persons: list[Person] = field(default_factory=list)

    def arrive(
        self,
        path: str = "/",
        *,
        size: ViewportSize = DESK,
        language: str = "en",
        dark: bool = False,
        url: str | None = None,
        pace: str = "fast",
    ) -> Person:
        """Somebody with a browser that nobody has used before, but for the pace."""
        context = self.browser.new_context(
            viewport=size,
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            has_touch=size == PHONE,
        )
        # The empty page before the first one has no storage in Firefox.
        context.add_init_script(f"try {{ localStorage.setItem('boxship.pace', '{pace}') }} catch {{}}")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        person = Person(page)
        page.on("console", lambda said: person.complaints.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda problem: person.complaints.append(str(problem)))
        page.goto((url or self.server.url) + path)
        self.persons.append(person)
        return person

    def sit(self, client: Client, **how: object) -> Person:
        """Somebody who opens the link of a seat."""
        return self.arrive(f"/t/{client.table}#{client.token}", **how)  # type: ignore[arg-type]

    def leave(self) -> None:
        """Close everything; a page that complained fails the test."""
        for person in self.persons:
            person.page.context.close()
        complaints = [complaint for person in self.persons for complaint in person.complaints]
        assert [complaint for complaint in complaints if IGNORED not in complaint] == [], self.persons


@dataclass
class Person:
    """One page, in English."""

    page: Page
    complaints: list[str] = field(default_factory=list)

    def button(self, name: str, *, exact: bool = False) -> Locator:
        """The first button of that name that can be seen."""
        return self.page.get_by_role("button", name=name, exact=exact).locator("visible=true").first

    def press(self, name: str, *, exact: bool = False) -> None:
        self.button(name, exact=exact).click()

    def sees(self, text: str) -> None:
        expect(self.page.get_by_text(text).locator("visible=true").first).to_be_visible()

    def sees_move(self) -> None:
        """It is the own turn to act; whatever language the page speaks."""
        expect(self.page.locator("button.tile").locator("visible=true").first).to_be_visible()

    def play_now(self) -> None:
        self.press("Play now")

    @property
    def box(self) -> Locator:
        """Where lines are typed."""
        return self.page.get_by_role("combobox", name="Type a move")

    def type(self, line: str) -> None:
        """Play a line by typing it."""
        self.box.fill(line)
        self.box.press("Enter")

    def seal(self, amount: int) -> None:
        """Bid in the auction's dialog, by typing digits."""
        bid = self.page.get_by_role("spinbutton", name="Your bid")
        expect(bid).to_be_visible()
        bid.fill(str(amount))
        # What is pressed as soon as the dialog appears was meant for something else, and the page ignores it.
        self.page.wait_for_timeout(600)
        self.press(f"Seal a bid of ${amount}")

    def is_sideways(self) -> bool:
        """Whether the page can be scrolled sideways."""
        return bool(
            self.page.evaluate("() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1")
        )
