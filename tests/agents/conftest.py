"""One server with tables for all tests of agents."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.harness import Server, serving

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("agents") / "tables.db") as running:
        yield running
