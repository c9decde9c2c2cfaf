"""Everybody's money can be counted from what everybody hears (R1.4)."""

from __future__ import annotations

import pytest

from boxship import Game
from boxship.bots.cash_ledger import GUESS, Ledger
from boxship.bots.registry import player
from boxship.bots.simple.rule_of_thumb import RuleOfThumb
from boxship.game import View
from boxship.rules.layout import BID
from boxship.rules.view import view
from tests.bots.bot_tables import EDITIONS, HOUSE_RULES, played_lines
from tests.odd_tables import odd_table

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("rules", EDITIONS + HOUSE_RULES)
def test_r1_4_counted_cash_is_the_true_cash_in_whole_games(rules: str, players: int) -> None:
    game = Game.new(rules, players, seed=players)
    ledgers = [Ledger() for _ in range(players)]
    for number, (seat, seen) in enumerate(played_lines(game, [RuleOfThumb(seed) for seed in range(players)])):
        truth = game.state.cash[:players]
        assert ledgers[seat].count(seen) == truth
        if number % 40 == 0:
            assert Ledger().count(seen) == truth, "a new ledger counts the same"
            assert Ledger().count(game.view()) == truth, "so does a spectator"


def test_sealed_bids_stay_sealed() -> None:
    game = Game.new("classic", 4, seed=2)
    ledger, looked = Ledger(), 0
    for seat, seen in played_lines(game, [RuleOfThumb(seed) for seed in range(4)]):
        world = ledger.world(seen)
        assert world.card == seen.state.card
        assert world.bids == seen.state.bids
        looked += seen.state.phase == BID and any(line.endswith(": bid") for line in seen.lines)
        assert seat == seen.seat
    assert looked > 3


def test_auctions_are_remembered_with_their_first_bids() -> None:
    game = Game.new("classic", 4, seed=3)
    for _ in played_lines(game, [RuleOfThumb(seed) for seed in range(4)]):
        pass
    auctions = Ledger().auctions(game.view("blue"))
    landings = [line for line in game.lines if line.endswith("sail island")]
    assert len(auctions) == len(landings)
    assert all(sorted(auction.bids) == [q for q in range(4) if q != auction.table.turn] for auction in auctions)


def test_auctions_are_remembered_with_who_kept_his_cargo() -> None:
    game = Game.new("classic", 4, seed=3)
    for _ in played_lines(game, [player("trader:hoarder", seed) for seed in range(4)]):
        pass
    answers = [line.endswith(": decline") for line in game.lines if line.endswith(": decline") or ": accept" in line]
    assert {True, False} == set(answers)
    assert [auction.kept for auction in Ledger().auctions(game.view("blue"))] == answers
    while not game.lines[-1].endswith(": decline"):
        game.undo()
    game.undo()
    assert Ledger().auctions(game.view("blue"))[-1].kept is None, "not decided yet"


def test_who_always_asks_the_dearest_price_is_known_for_it() -> None:
    game = Game.new("classic round_limit=6", 4, seed=3)
    names = ["trader", "exploiter:miser", "trader", "exploiter:miser"]
    ledger = Ledger()
    for number, (seat, seen) in enumerate(played_lines(game, [player(name, 1) for name in names])):
        if seat == 0:
            assert ledger.stubborn(seen) <= {1, 3}
        if number == 0:
            assert ledger.stubborn(seen) == frozenset(), "nobody has asked for anything yet"
    assert ledger.stubborn(game.view("blue")) == {1, 3}
    assert Ledger().stubborn(game.view("red")) == {3}, "nobody is stubborn to themselves"


def test_where_there_is_but_one_price_nobody_is_stubborn() -> None:
    game = Game.new("classic factory_prices=2 harbour_prices=4 round_limit=6", 3, seed=3)
    for _ in played_lines(game, [player("trader", 1) for _ in range(3)]):
        pass
    assert Ledger().stubborn(game.view()) == frozenset()


def test_a_ledger_may_see_another_game() -> None:
    ledger = Ledger()
    for seed in (1, 2):
        game = Game.new("short", 3, seed)
        for _, seen in played_lines(game, [RuleOfThumb(seed) for seed in range(3)]):
            assert ledger.count(seen) == game.state.cash[:3]


@pytest.mark.parametrize("rules", EDITIONS)
def test_where_nothing_can_be_counted_it_guesses(rules: str) -> None:
    ruleset = Game.new(rules, 3).rules
    for seed in range(10):
        g = odd_table(ruleset, 3, seed).laid_out()
        cash = Ledger().count(View(view(g, 1), 1, ruleset, ("red: end",)))
        assert cash[1] == g.cash[1]
        assert ruleset.open_money or cash[0] in {GUESS, g.cash[0], 20}
