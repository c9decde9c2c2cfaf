"""A server for all tests in the browser, and a browser for each file of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import sync_playwright

from tests.browser.engines import ENGINE, cannot, launched
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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What the engine can't do is left out, with the reason in the report."""
    for item in items:
        why = cannot(item.nodeid)
        if why is not None:
            item.add_marker(pytest.mark.skip(reason=f"{ENGINE}: {why}"))


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """The browser of the chosen engine.

    It ends with the file: while Playwright runs, no other test in this process could run an event loop of its own.
    """
    with sync_playwright() as playwright:
        running = launched(playwright, tmp_path_factory.mktemp("engine"))
        yield running
        running.close()


@pytest.fixture
def people(server: Server, browser: Browser) -> Iterator[People]:
    """Persons with browsers of their own; at the end none of their pages may have complained."""
    everybody = People(server, browser)
    yield everybody
    everybody.leave()
