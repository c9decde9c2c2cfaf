"""What lies on a real table is counted as the engine counts its own games."""

from __future__ import annotations

from pathlib import Path

import pytest

from boxship.game import Game
from boxship.notation.records import Record
from boxship.rules.counts import on_dock, on_ship
from boxship.rules.rulesets import Ruleset
from boxship.table.counting_shapes import SeatThings
from boxship.table.showing.counting import counted_table

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.record"))


def things_of(game: Game) -> list[SeatThings]:
    """What somebody would enter who looks at the table of a finished game."""
    g, colours = game.state, game.rules.colours
    return [
        SeatThings(
            card=colours[g.card[p]],
            cash=g.cash[p],
            loans=g.loans[p],
            island={colour: g.island[p][c] for c, colour in enumerate(colours)},
            factory=g.in_factory[p],
            harbour=g.in_harbour[p],
            ship=on_ship(g, p),
            dock=on_dock(g, p),
        )
        for p in range(g.players)
    ]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_r10_a_real_table_is_counted_like_the_game(path: Path) -> None:
    game = Game(Record.parse(path.read_text(encoding="utf-8")))
    counted = counted_table(game.rules, things_of(game))
    assert counted.notes == []
    for score in counted.scores:
        own = game.scores()[score.seat]
        assert (score.total, score.island, score.discarded) == (own.total, own.island, own.discarded)
        assert score.winner == (score.seat in game.winners)
    assert [score.place for score in counted.scores] == sorted(score.place for score in counted.scores)


def test_r10_8_only_jumbo_counts_factory_stores_for_a_tie() -> None:
    for words, decides in (("classic", False), ("jumbo", True)):
        rules = Ruleset.parse(words)
        seats = [
            SeatThings(card=card, cash=30, factory=factory)
            for card, factory in zip(rules.colours, (1, 2, 0), strict=False)
        ]
        counted = counted_table(rules, seats)
        assert counted.ties_by_factory == decides
        winners = [score.seat for score in counted.scores if score.winner]
        assert winners == (["red"] if decides else ["blue", "red", "yellow"])


def test_what_cannot_lie_on_a_table_is_counted_and_noted() -> None:
    seats = [SeatThings(card="black", island={"tan": 9}) for _ in range(3)]
    counted = counted_table(Ruleset.parse("classic"), seats)
    same, many = counted.notes
    assert (same.code, same.colour, same.seats) == ("same_card", "black", ["blue", "red", "yellow"])
    assert (many.code, many.colour) == ("too_many", "tan")
    assert many.most < 27
    assert len(counted.scores) == 3


def test_a_colour_of_another_edition_is_refused() -> None:
    with pytest.raises(ValueError, match="purple"):
        counted_table(Ruleset.parse("classic"), [SeatThings(card="purple")] * 3)
