"""The page's fixtures are what the server would send today."""

from __future__ import annotations

import msgspec
import pytest

from boxship.server.messages import TableState
from boxship.table.story_shapes import Story
from tests.table.make_fixtures import FOLDER, WANTED, found, table, told


@pytest.mark.parametrize("name", WANTED)
def test_a_fixture_is_up_to_date(name: str) -> None:
    game = found(WANTED[name])
    kept = msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=TableState)
    assert kept == table(name, WANTED[name], game), "run python -m tests.table.make_fixtures"
    if game.over:
        assert msgspec.json.decode((FOLDER / "story.json").read_bytes(), type=Story) == told(game)


def test_no_fixture_is_forgotten() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == {*WANTED, "story"}
