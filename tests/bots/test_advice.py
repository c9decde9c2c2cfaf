"""Advice: legal lines with honest numbers, from what the seat knows and nothing else."""

from __future__ import annotations

import pickle
import subprocess
import sys
from random import Random

import pytest

from boxship import Game
from boxship.bots.analysis import advice
from boxship.bots.analysis.advice import Advice, advise
from boxship.bots.analysis.forecast import AdvisedLine, Forecast, RolloutResults
from boxship.bots.captain import player as captain
from boxship.bots.captain import rollouts
from boxship.bots.captain.candidates import Candidate
from boxship.bots.registry import player
from boxship.game import View
from boxship.rules.layout import ACT, BID, DECIDE, SEA, State
from boxship.rules.steps import AMOUNT, CALL, HEAP
from boxship.rules.view import view
from boxship.rules.waste import has_nothing_to_price, makes_nothing
from tests.bots.bot_tables import EDITIONS, other_secrets, played_lines, twin_view
from tests.choosers import due_seats
from tests.odd_tables import odd_table

pytestmark = pytest.mark.slow

FEW = 60


def sound(found: Advice, seen: View, most: int = 3) -> None:
    """Whether advice is what it promises to be."""
    assert 1 <= len(found.lines) <= most
    assert len({line.line for line in found.lines}) == len(found.lines)
    assert found.rollouts >= 16 * len(found.lines)
    for line in found.lines:
        assert seen.legal.explain(line.line) is None
        assert line.money.margin >= 0
        assert 0 <= line.win.mean <= 1
        assert line.win.margin > 0
    for bid in found.bids:
        assert bid.seat != seen.position["turn"] or seen.state.phase != BID
        assert 0 <= bid.low <= bid.middle <= bid.high


@pytest.mark.parametrize("rules", EDITIONS)
def test_advice_along_a_game(rules: str) -> None:
    game = Game.new(rules, 3, seed=9)
    phases = set()
    for number, (_, seen) in enumerate(played_lines(game, [player("trader", seed) for seed in range(3)])):
        if number % 31 == 0 or seen.state.phase not in phases:
            phases.add(seen.state.phase)
            sound(advise(seen, rollouts=FEW), seen)
    assert {ACT, BID, DECIDE} <= phases


def test_the_same_view_and_seed_give_the_same_advice_in_any_process() -> None:
    game = at_auction()
    seen = game.view(game.to_act[0])
    found = advise(seen, rollouts=FEW, seed=4)
    assert advise(pickle.loads(pickle.dumps(seen)), rollouts=FEW, seed=4) == found
    assert pickle.loads(pickle.dumps(found)) == found
    assert advise(seen, rollouts=FEW, seed=5) != found


def test_r1_4_advice_does_not_know_cards_or_sealed_bids() -> None:
    r = Random(7)
    bids = 0
    for rules in ("classic", "jumbo investment_bank"):
        game = Game.new(rules, 4, seed=11)
        for number, (seat, seen) in enumerate(played_lines(game, [player("trader", seed) for seed in range(4)])):
            if number % 61 == 0 or (seen.state.phase == BID and number % 11 == 0):
                bids += seen.state.phase == BID
                twin = twin_view(seen, other_secrets(game.state, seat, r), seat)
                assert advise(twin, rollouts=FEW) == advise(seen, rollouts=FEW)
    assert bids > 3


def test_r1_4_uncounted_money_is_guessed_and_not_read() -> None:
    rules = Game.new("classic", 4).rules
    for seed in range(6):
        g = odd_table(rules, 4, seed).laid_out()
        seat = due_seats(g)[0]
        twin = g.copy()
        for q in range(4):
            twin.cash[q] += 7 * (q != seat)
        seen, other = (View(view(truth, seat), seat, rules, ()) for truth in (g, twin))
        found = advise(seen, rollouts=FEW)
        assert advise(other, rollouts=FEW) == found
        sound(found, seen)


def at_auction() -> Game:
    """A cargo of five that the first bidder's card likes lies on the island; everybody has $20 or a little less."""
    game = Game.new("classic", 3, seed=5)
    for _, seen in played_lines(game, [player("trader", seed) for seed in range(3)]):
        if seen.state.phase == BID and not any(line.endswith(": bid") for line in seen.lines):
            return game
    raise AssertionError("nobody landed")


def test_in_an_auction_the_cargo_and_the_rivals_are_valued() -> None:
    game = at_auction()
    seat = game.to_act[0]
    found = advise(game.view(seat), rollouts=FEW)
    assert found.cargo is not None
    assert found.cargo > 0
    assert {bid.seat for bid in found.bids} == set(game.to_act) - {seat}
    assert all(bid.high <= game.position()[f"{bid.seat}.cash"] + 20 for bid in found.bids)
    amounts = [int(line.line.removeprefix("bid ")) for line in found.lines if line.line != "loan"]
    assert all(abs(one - other) >= 2 for one in amounts for other in amounts if one is not other)


def test_a_seat_that_has_bid_already_is_still_a_rival() -> None:
    game = at_auction()
    first, second = game.to_act
    game.play("bid 3", first)
    assert {bid.seat for bid in advise(game.view(second), rollouts=FEW).bids} == {first}


def test_whoever_may_land_is_told_what_bids_to_expect() -> None:
    game = Game.new("classic", 3, seed=5)
    for seat, seen in played_lines(game, [player("trader", seed) for seed in range(3)]):
        if seen.state.phase == ACT and seen.state.at[seat] == SEA and "sail island" in seen.legal:
            found = advise(seen, rollouts=FEW)
            assert found.cargo is not None
            assert {bid.seat for bid in found.bids} == set(game.seats) - {game.seats[seat]}
            return
    raise AssertionError("nobody could land")


def test_without_an_auction_there_is_no_cargo() -> None:
    game = Game.new("classic", 3, seed=5)
    found = advise(game.view(game.to_act[0]), rollouts=FEW)
    assert (found.cargo, found.bids) == (None, ())


@pytest.mark.parametrize("most", [1, 2, 5])
def test_as_many_lines_as_asked_for_that_differ_in_what_they_do(most: int) -> None:
    game = Game.new("classic", 4, seed=5)
    seen = game.view(game.to_act[0])
    found = advise(seen, rollouts=100, most=most)
    sound(found, seen, most)
    assert len({line.line.partition(" -> ")[0] for line in found.lines}) == most


def test_who_has_nothing_to_decide_gets_no_advice() -> None:
    game = Game.new("classic", 3, seed=5)
    other = next(seat for seat in game.seats if seat not in game.to_act)
    with pytest.raises(ValueError, match="nothing to decide"):
        advise(game.view(other))
    with pytest.raises(ValueError, match="nothing to decide"):
        advise(game.view())


def test_without_a_compiler_there_is_weak_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (captain, rollouts):
        monkeypatch.setattr(module, "can_compile", lambda: False)
    monkeypatch.delattr(rollouts, "played_on")
    game = Game.new("short round_limit=2", 3, seed=2)
    seen = game.view(game.to_act[0])
    found = advise(seen)
    sound(found, seen)
    assert found.rollouts == 16 * 3


def test_numba_is_not_imported_before_it_is_needed() -> None:
    script = (
        "import sys; from boxship.bots.analysis import advice, turning_points;"
        "print({'numba', 'numpy'} & set(sys.modules))"
    )
    shown = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert shown.stdout == "set()\n"


def ends(*utility: float) -> RolloutResults:
    return RolloutResults(list(utility), [0.0] * len(utility), list(utility))


def test_the_captains_choice_comes_first_unless_it_is_beaten_by_more_than_luck() -> None:
    choice = ends(5, 1, 5, 1, 5, 1)
    luckier = ends(1, 7, 1, 7, 1, 7)
    better = ends(9, 4, 8, 5, 9, 4)
    assert advice._order([choice, luckier]) == [0, 1]
    assert advice._order([choice, luckier, better]) == [2, 1, 0]
    assert advice._order([choice]) == [0]


def test_broker_bids_for_the_same_lot_are_one_action() -> None:
    """Calls begin with an action, not with an amount."""
    call = Candidate((CALL, HEAP, AMOUNT + 3), State())
    assert advice._alike(call, Candidate((CALL, AMOUNT + 3), State()), 2)
    assert not advice._alike(call, Candidate((CALL + 1, AMOUNT + 3), State()), 2)
    assert advice._alike(Candidate((AMOUNT + 3,), State()), Candidate((AMOUNT + 4,), State()), 2)
    assert not advice._alike(Candidate((AMOUNT + 3,), State()), Candidate((AMOUNT + 5,), State()), 2)


def test_no_advice_is_a_waste_and_every_line_has_its_reason() -> None:
    """A full factory and an empty harbour: neither production nor new prices are worth the action."""
    looked_at = 0
    for seed in (3, 5, 8):
        game = Game.new("classic", 3, seed=seed)
        for number, (_, seen) in enumerate(played_lines(game, [player("trader", p) for p in range(3)])):
            g, p = seen.state, seen.seat
            if g.phase != ACT or not (makes_nothing(g, p) or has_nothing_to_price(g, p)) or number % 5:
                continue
            found = advise(seen, rollouts=FEW, most=6)
            words = {line.line.split()[0] for line in found.lines}
            assert "reprice" not in words or not has_nothing_to_price(g, p)
            assert all(line.why is not None for line in found.lines)
            looked_at += 1
            if looked_at % 4 == 0:
                break
    assert looked_at >= 8


def test_equal_chances_are_told_by_money() -> None:
    def line(text: str, money: float, win: float) -> AdvisedLine:
        return AdvisedLine(text, Forecast(money, 1), Forecast(win, 0.1))

    given = [line("a", 94, 0.271), line("b", 99, 0.268), line("c", 120, 0.2), line("d", 130, 0.198)]
    assert [each.line for each in advice._shown(given)] == ["b", "a", "d", "c"]
