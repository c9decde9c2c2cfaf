"""A server for all tests in the browser, and a Chromium for each file of them."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import sync_playwright

from tests.browser.person import People
from tests.server.harness import Server, serving

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots do not dawdle."""
    with serving(tmp_path_factory.mktemp("browser") / "tables.db", "--pace", "0") as running:
        yield running


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """The browser that ``scripts/chromium`` found or installed.

    It ends with the file: while Playwright runs, no other test in this process could run an event loop of its own.
    """
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("BOXSHIP_CHROMIUM") or None, args=["--no-sandbox"]
        )
        yield browser
        browser.close()


@pytest.fixture
def people(server: Server, chromium: Browser) -> Iterator[People]:
    """Persons with browsers of their own; at the end none of their pages may have complained."""
    everybody = People(server, chromium)
    yield everybody
    everybody.leave()
