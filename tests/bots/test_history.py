"""What everybody has done so far: the same from the lines that a seat hears as from every single step."""

from __future__ import annotations

import pytest

from boxship import Game
from boxship.bots.cash_ledger import Ledger
from boxship.bots.history import AUCTIONS, BIDS, HEAD, HISTORY, IDLE, PASSED, PER_SEAT, STILL, TURNS, listen
from boxship.bots.registry import player
from boxship.rules.apply import apply
from boxship.rules.layout import State
from boxship.rules.steps import END
from boxship.rules.turn import next_due
from tests.bots.bot_tables import played_lines


def of(heard: list[int], seat: int, what: int) -> int:
    return heard[HEAD + seat * PER_SEAT + what]


@pytest.mark.parametrize("rules", ["short", "jumbo investment_bank", "clarified"])
def test_a_seat_that_listens_knows_what_a_table_knows(rules: str) -> None:
    game = Game.new(f"{rules} round_limit=14", 4, seed=5)
    ledgers = [Ledger() for _ in range(4)]
    table = [0] * HISTORY
    state: State = game.state
    listen(table, state)
    auctions = 0
    players = [player(name, 1) for name in ("trader", "rival:sitter", "trader:shipper", "trader:hoarder")]
    for seat, seen in played_lines(game, players):
        listen(table, game.state)
        assert ledgers[seat].history(seen) == table
        auctions = max(auctions, of(table, 1, AUCTIONS))
    assert auctions
    assert of(table, 0, BIDS) > of(table, 1, BIDS) == 0


def test_turns_in_which_nothing_happens_are_counted() -> None:
    g = Game.new("classic", 3, seed=1).state.copy()
    heard = [0] * HISTORY
    listen(heard, g)
    for _ in range(7):
        apply(g, next_due(g), END)
        listen(heard, g)
    assert heard[STILL] == 7
    assert sum(of(heard, q, TURNS) for q in range(3)) == 7
    first = g.first
    assert (of(heard, first, IDLE), of(heard, first, PASSED)) == (3, 3)
    game = Game.new("classic", 3, seed=1)
    ledger = Ledger()
    for _ in range(7):
        game.play("end")
    seat = game.seats.index(game.to_act[0])
    assert ledger.idle(game.view(seat)) == {q: of(heard, q, IDLE) for q in range(3) if q != seat}
