"""The description of the interface (OpenAPI) is true: whatever fits it, or nearly does, gets a described answer."""

from __future__ import annotations

from contextlib import nullcontext, suppress
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from boxship.server import messages as wire
from boxship.server.typescript import structs
from tests.server.harness import Client, Server, bearing, serving

if TYPE_CHECKING:
    from collections.abc import Iterator

EXAMPLES = 20
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
OPERATIONS = [
    ("get", "/api/offers"),
    ("get", "/api/editions"),
    ("post", "/api/play-now"),
    ("post", "/api/tables"),
    ("post", "/api/lessons"),
    ("post", "/api/mine"),
    ("get", "/api/tables/{table}/join"),
    ("post", "/api/tables/{table}/join"),
    ("get", "/api/tables/{table}"),
    ("get", "/api/tables/{table}/log"),
    ("post", "/api/tables/{table}/name"),
    ("post", "/api/tables/{table}/links"),
    ("post", "/api/tables/{table}/lines"),
    ("post", "/api/tables/{table}/undo"),
    ("post", "/api/tables/{table}/compose"),
    ("post", "/api/tables/{table}/hint"),
    ("post", "/api/tables/{table}/words"),
    ("get", "/api/tables/{table}/view"),
    ("post", "/api/tables/{table}/check"),
    ("get", "/api/tables/{table}/situations/{number}"),
    ("get", "/api/tables/{table}/story"),
    ("get", "/api/tables/{table}/turning-points"),
    ("get", "/api/tables/{table}/luck"),
    ("get", "/api/tables/{table}/record"),
    ("post", "/api/tables/{table}/rematch"),
    ("post", "/api/tables/{table}/fork"),
    ("get", "/api/tables/{table}/origin"),
    ("post", "/api/count"),
    ("post", "/api/replays"),
    ("post", "/api/replays/situations"),
    ("post", "/api/replays/turning-points"),
    ("post", "/api/replays/fork"),
    ("post", "/api/records"),
    ("get", "/api/records/{record}"),
    ("post", "/api/tables/{table}/takeover"),
    ("post", "/api/tables/{table}/return"),
    ("post", "/api/tables/{table}/resign"),
    ("post", "/api/tables/{table}/nudge"),
    ("post", "/api/tables/{table}/agreement"),
]

DRAWN = [("get", "/api/kit")]
"""What takes seconds: asked once, in ``test_paper.py``."""
PROBES = [
    *((method, f"/api/{path}") for method in ("get", "head") for path in ("health", "ready")),
    ("get", "/api/metrics"),
]
"""For whoever runs the server."""


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Client, Any]]:
    """A seat at a table of a server of its own, and the description."""
    with serving(tmp_path_factory.mktemp("schema") / "tables.db") as server:
        (me,) = server.table("me", "bot", "bot", "bot")
        yield me, schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")


def test_everything_is_described(server: Server) -> None:
    paths = server.get("/api/schema/openapi.json").json()["paths"]
    found = [(method, path) for path, methods in paths.items() for method in methods]
    assert sorted(found) == sorted([*OPERATIONS, *DRAWN, *PROBES])


@pytest.mark.slow
@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_every_answer_is_described(described: tuple[Client, Any], method: str, path: str) -> None:
    me, schema = described
    fixed = {"table": me.table} if "{table}" in path else None
    for mode in schemathesis.GenerationMode:

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(schema[path][method].as_strategy(generation_mode=mode, path_parameters=fixed))
        def ask(case: schemathesis.Case[Any]) -> None:
            answer = case.call(headers=bearing(me.token))
            assert answer.status_code < 500
            case.validate_response(answer, checks=CHECKS)

        # Where nothing is said, nothing can be said wrongly.
        with suppress(Unsatisfiable) if mode.is_negative else nullcontext():
            ask()


def test_messages_of_a_table_are_the_typed_ones(server: Server) -> None:
    """What the page reads is what its types say: read back strictly, nothing is lost and nothing is left over."""
    (me,) = server.table("me", "bot", "bot")
    text = me.request("GET", "").text
    table = msgspec.json.decode(text, type=wire.TableState, strict=True)
    assert msgspec.json.decode(msgspec.json.encode(table)) == msgspec.json.decode(text)
    assert wire.TableState in structs()
