"""Whole games that must stay as they are: replayed line by line, and made again by the same chooser.

`BOXSHIP_GOLDEN=write pytest tests/game/test_golden_records.py` writes them anew after a deliberate change.
"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from boxship import Game, Record
from boxship.notation.line_text import write
from tests.choosers import eager_line

FOLDER = Path(__file__).parent.parent / "records"


class Golden(NamedTuple):
    """How a record was made, and what it is there to show."""

    name: str
    rules: str
    players: int
    seed: int
    shows: tuple[str, ...]


GOLDEN = (
    Golden("classic-three", "classic", 3, 1, ("ended: supply", ": bid ", ": accept", ": produce ->")),
    Golden("classic-four-sale", "classic domestic_sale", 4, 2, ("ended: supply", ": sell ", ": keep")),
    Golden(
        "classic-five-house-rules",
        "classic open_money containers=8 machine_spaces=0/3/5 harbour_prices=1/3/5",
        5,
        3,
        ("@5",),
    ),
    Golden("short-five", "short", 5, 4, ("ended: supply", ": load ")),
    Golden("clarified-four", "clarified", 4, 5, ("ended: supply", ": seize ")),
    Golden("clarified-three-round-limit", "clarified round_limit=9", 3, 6, ("ended: round_limit",)),
    Golden("jumbo-four", "jumbo", 4, 7, ("ended: supply", ": decline")),
    Golden(
        "jumbo-three-bank", "jumbo investment_bank", 3, 8, ("bank: ", ": call ", ": raise ", ": return ", ": sail bank")
    ),
    Golden("jumbo-five-everything", "jumbo domestic_sale investment_bank open_money", 5, 9, (": sell ", ": call ")),
)


def played_out(golden: Golden) -> Game:
    """The game that the chooser plays from this seed."""
    game = Game.new(golden.rules, golden.players, golden.seed)
    r = Random(golden.seed)
    while not game.over:
        taken = eager_line(game.state, r)
        game.play(write(taken.line, game.rules.colours), taken.seat)
    return game


def text_of(golden: Golden) -> str:
    path = FOLDER / f"{golden.name}.record"
    if os.environ.get("BOXSHIP_GOLDEN") == "write":
        path.write_text(played_out(golden).record())
    return path.read_text()


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)
def test_a_golden_record_is_replayed(golden: Golden) -> None:
    text = text_of(golden)
    game = Game.from_record(text)
    assert game.over
    assert game.record() == text
    assert str(Record.parse(text)) == text
    assert str(game.rules) == golden.rules
    for part in golden.shows:
        assert part in text


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)
def test_a_golden_record_is_made_again(golden: Golden) -> None:
    assert played_out(golden).record() == text_of(golden)


def test_the_records_are_all_known() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(golden.name for golden in GOLDEN)


def test_every_ruleset_has_a_record() -> None:
    assert {golden.rules.split()[0] for golden in GOLDEN} == {"classic", "short", "clarified", "jumbo"}


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)
def test_a_golden_record_can_be_cut_anywhere(golden: Golden) -> None:
    """Every beginning of a record is the record of an unfinished game."""
    whole = Game.from_record(text_of(golden))
    states = [g.copy() for g in Record.parse(text_of(golden)).states()]
    while whole.moves:
        whole.undo()
        if len(whole.moves) % 29 == 0:
            again = Game.from_record(whole.record())
            assert again.state == whole.state == states[len(whole.moves)]
            assert not again.over
