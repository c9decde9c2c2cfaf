"""The last page: scores as the rulebook adds them up."""

from __future__ import annotations

import pytest

from boxship.catalogue import catalogue
from boxship.cli.terminal.ending import final_lines
from tests.cli.shell import finished


def test_every_part_of_every_score_is_shown() -> None:
    game = finished()
    lines = list(final_lines(game, "blue", catalogue("en")))
    for seat, score in game.scores().items():
        (row,) = [line for line in lines if line.startswith((f"{seat.capitalize()} ", f"{seat.capitalize()} (you)"))][
            :1
        ]
        assert f" {game.position()[f'{seat}.card']} " in row
        assert row.endswith(f" ${score.total}")
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("viewer", ["blue", "red", "yellow", None])
def test_who_has_won(viewer: str | None) -> None:
    game = finished()
    last = list(final_lines(game, viewer, catalogue("en")))[-1]
    total = max(score.total for score in game.scores().values())
    if len(game.winners) > 1:
        assert last.startswith("The victory is shared by ")
        assert ("you" in last) == (viewer in game.winners)
    assert f"${total}" in last
