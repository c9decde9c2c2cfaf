"""One server for the tests that only need some server, and the two engines for those that need a database."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server.harness import Server, serving
from tests.server.postgres import GIVEN, Databases, Postgres

if TYPE_CHECKING:
    from collections.abc import Iterator

    import sqlalchemy as sql

    from boxship.server.engine import Place


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server") / "tables.db") as running:
        yield running


@pytest.fixture(scope="session")
def databases() -> Iterator[Databases]:
    """A PostgreSQL server for the whole run, in each process that runs tests."""
    if GIVEN:
        there = Databases(GIVEN)
        yield there
        there.close()
        return
    server = Postgres()
    yield Databases(server.url("postgres"))
    server.close()


@pytest.fixture
def postgres_place(databases: Databases) -> Iterator[sql.URL]:
    """A new PostgreSQL database."""
    place = databases.new()
    yield place
    databases.drop(place)


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where tables are kept, once in each engine."""
    if request.param == "sqlite":
        return tmp_path / "tables.db"
    found: sql.URL = request.getfixturevalue("postgres_place")
    return found
