"""Mistakes that have lost games, each once: what no bot does any more."""

from __future__ import annotations

import pytest

from boxship import Game
from boxship.bots.captain.beliefs import ASLEEP, Beliefs, asleep
from boxship.bots.captain.candidates import Candidate
from boxship.bots.captain.player import Captain
from boxship.bots.captain.search import EvaluatedLine, Search
from boxship.bots.guards import changes_nothing, ends_for_others, pays_for_nobody
from boxship.bots.line_from_steps import stepped
from boxship.bots.registry import player
from boxship.bots.trader import weights
from boxship.bots.trader.choose import choose
from boxship.bots.trader.values import anybody_acts, leads, slackness
from boxship.game import View
from boxship.rules import steps
from boxship.rules.chance import new_rng
from boxship.rules.layout import ACT, COLOURS, SLOTS, State
from boxship.rules.view import view
from tests.choosers import legal_steps

PLAIN = weights.row({})


def opening(players: int = 4) -> State:
    """Blue's turn, with nothing done yet."""
    g = Game.new("classic", players, seed=3).state.copy()
    g.turn = g.first = 0
    g.phase = ACT
    return g


def lively(g: State) -> State:
    """The same with a rival who has built."""
    g.warehouses[1] = 2
    return g


def lagging(rounds: int = 9) -> State:
    """A table where trade has stopped for some rounds."""
    g = lively(opening())
    g.round_number = rounds
    assert slackness(g) >= 3
    return g


def choices(g: State, seat: int = 0) -> set[int]:
    """What a trader does there, with different luck."""
    options = legal_steps(g, seat)
    return {choose(g, seat, options, len(options), new_rng(luck, 0), PLAIN) for luck in range(40)}


def last_containers(g: State) -> State:
    """Producing would use up the second colour."""
    made = g.machines[0][0] - 1
    g.supply = [8] * COLOURS
    g.supply[made], g.supply[(made + 1) % COLOURS] = 1, 0
    g.factory[0] = [[0] * SLOTS for _ in range(COLOURS)]
    g.in_factory[0] = 0
    return g


def test_a_trader_does_not_end_a_game_that_it_is_losing() -> None:
    g = last_containers(lively(opening()))
    g.cash[2] = 150
    assert leads(g, 0) < 0
    assert steps.PRODUCE not in choices(g)


def test_but_it_does_when_it_leads() -> None:
    g = last_containers(lively(opening()))
    g.cash[0] = 150
    assert choices(g) == {steps.PRODUCE}


def test_a_trader_does_not_borrow_where_nothing_has_been_bought_for_rounds() -> None:
    g = lagging()
    g.cash[:4] = [0, 86, 46, 30]
    assert steps.LOAN_STEP not in choices(g)
    g.ship[0][1] = 3
    assert steps.LOAN_STEP in choices(g), "with a cargo to land a loan earns its interest"


def test_a_trader_does_not_buy_what_it_would_offer_at_cost() -> None:
    g = lagging(14)
    for q in (1, 2, 3):
        g.harbour[q][0][0] = g.in_harbour[q] = 3
        g.factory[q] = [[0, 0, 0, 0, 0, 0] for _ in range(COLOURS)]
        g.factory[q][2][1] = g.in_factory[q] = 2
    assert not {steps.BUY, steps.BUY + 1, steps.BUY + 2} & choices(g)


def test_a_trader_does_not_build_for_customers_whom_nobody_has_seen() -> None:
    g = opening()
    built = {steps.WAREHOUSE, *range(steps.MACHINE, steps.BUY)}
    assert not anybody_acts(g, 0)
    assert not built & choices(g)
    assert built & choices(lively(g))


def test_a_trader_says_end_rather_than_the_same_prices_again() -> None:
    g = lagging(30)
    g.factory[0] = [[0] * SLOTS for _ in range(COLOURS)]
    g.in_factory[0] = 0
    g.supply = [0, 9, 9, 9, 9]
    g.machines[0][0] = 1
    g.harbour[0][2][1] = g.in_harbour[0] = 1
    rules = Game.new("classic", 4, seed=3).rules
    lines = {player("trader", luck).line(View(view(g, 0), 0, rules, ())) for luck in range(30)}
    assert f"reprice {rules.colours[2]}@3" not in {line.replace("$", "") for line in lines}
    assert "end" in lines


def test_lines_that_change_nothing_are_known() -> None:
    g = lively(opening())
    g.harbour[0][2][1] = g.in_harbour[0] = 1
    same = (steps.REPRICE, steps.PRICE + 1)
    dearer = (steps.REPRICE, steps.PRICE + 2)
    assert changes_nothing(g, 0, same, stepped(g, 0, same))
    assert not changes_nothing(g, 0, dearer, stepped(g, 0, dearer))
    assert not changes_nothing(g, 0, (steps.END,), stepped(g, 0, (steps.END,)))
    g.harbour[1][2][1] = g.in_harbour[1] = 1
    call = (steps.SAIL, steps.DONE)
    load = (steps.SAIL, steps.TAKE_HARBOUR + 2 * SLOTS + 1)
    assert changes_nothing(g, 0, call, stepped(g, 0, call))
    assert not changes_nothing(g, 0, load, stepped(g, 0, load))


def test_so_are_ends_for_others_and_money_spent_on_nobody() -> None:
    g = last_containers(opening())
    g.cash[2] = 150
    assert ends_for_others(g, 0, stepped(g, 0, [steps.PRODUCE]))
    g.cash[0] = 200
    assert not ends_for_others(g, 0, stepped(g, 0, [steps.PRODUCE]))
    assert pays_for_nobody(g, 0, [steps.WAREHOUSE], stepped(g, 0, [steps.WAREHOUSE]))
    assert pays_for_nobody(g, 0, [steps.LOAN_STEP], stepped(g, 0, [steps.LOAN_STEP]))
    assert not pays_for_nobody(g, 0, [steps.PRODUCE], stepped(g, 0, [steps.PRODUCE, steps.PRICE]))
    lively(g)
    assert not pays_for_nobody(g, 0, [steps.WAREHOUSE], stepped(g, 0, [steps.WAREHOUSE]))


def test_a_captain_searches_however_far_the_game_lags(monkeypatch: pytest.MonkeyPatch) -> None:
    g = lagging(20)
    searched: list[int] = []
    best = Search.best

    def counted(self: Search, found: list[Candidate], budget: int) -> list[EvaluatedLine]:
        searched.append(budget)
        return best(self, found, budget)

    monkeypatch.setattr(Search, "best", counted)
    rules = Game.new("classic", 4, seed=3).rules
    Captain(rollouts=25).line(View(view(g, 0), 0, rules, ()))
    assert searched


def test_whoever_does_nothing_is_soon_believed_to_sleep() -> None:
    assert asleep(0) == 0
    assert asleep(1) < 0.2 < asleep(3) < asleep(6)
    assert asleep(6) > 0.95
    g = opening()
    rows = [Beliefs(0, g, [], idle={1: 8}).row(1, 2, part / 50) for part in range(50)]
    assert rows.count(ASLEEP) > 45


@pytest.mark.parametrize("name", ["trader", "trader:producer", "trader:hoarder", "captain:1", "captain:3"])
def test_nobody_is_worse_off_than_a_sitter_among_sitters(name: str) -> None:
    game = Game.new("classic round_limit=16", 4, seed=8)
    bot, sitter = player(name, 1), player("rival:sitter", 1)
    while not game.over:
        seat = game.seats.index(game.to_act[0])
        game.play((bot if seat == 1 else sitter).line(game.view(seat)), seat)
    assert game.state.total[1] >= 20 - 2
