"""A moment of a game: a value that never changes, what a seat has heard, and the one rule of undo."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boxship.game import Game, View
from boxship.moment import LineHistory, Moment
from boxship.notation.line_text import write
from boxship.notation.lines import Bid, Sail, Word
from boxship.notation.read_position import place
from boxship.notation.refusals import IllegalLineError
from boxship.rules.layout import BID, NOBODY
from boxship.rules.rulesets import SEAT_NAMES, Ruleset
from tests.choosers import any_line, eager_line
from tests.odd_tables import PLAYERS, SEEDS, rulesets

CLASSIC = Ruleset.parse("classic")
BLUE, RED, YELLOW = range(3)


def begun() -> Moment:
    """Blue's turn, with a container on the ship out at sea, and money for everybody."""
    return Moment(CLASSIC, place(CLASSIC, 3, {"blue": {"ship": ["tan"], "at": "sea"}}, {"seat": "blue"}))


def played(moment: Moment, *moves: tuple[int, object]) -> Moment:
    for seat, line in moves:
        moment = moment.played(seat, line)  # type: ignore[arg-type]  # whatever the test says
    return moment


LOAN, END, WAREHOUSE = Word("loan"), Word("end"), Word("warehouse")
LANDED = (BLUE, Sail("island"))


def test_a_line_makes_another_moment_and_changes_none() -> None:
    start = begun()
    kept = start.state.copy()
    after = start.played(BLUE, LOAN)
    assert (start.state, start.history.lines, start.retractable) == (kept, (), 0)
    assert (after.history.lines, after.history.moves) == (("blue: loan",), ((BLUE, LOAN),))
    with pytest.raises(IllegalLineError):
        start.played(RED, LOAN)


def test_two_ways_on_from_one_moment_do_not_know_of_each_other() -> None:
    start = played(begun(), (BLUE, LOAN))
    one, other = start.played(BLUE, WAREHOUSE), start.played(BLUE, END)
    assert one.history.lines == ("blue: loan", "blue: warehouse")
    assert other.history.lines == ("blue: loan", "blue: end")
    assert start.history.lines == ("blue: loan",)


def test_a_history_of_any_length_is_whole_and_in_order() -> None:
    history = LineHistory()
    for number in range(300):
        assert len(history) == len(history.lines) == len(history.moves) == len(history.rounds) == number
        history = history.added((number % 3, Bid(number)), f"bid {number}", None)
    assert history.lines == tuple(f"{SEAT_NAMES[number % 3]}: bid {number}" for number in range(300))
    assert history.moves == tuple((number % 3, Bid(number)) for number in range(300))


@settings(max_examples=20)
@given(rulesets(), PLAYERS, SEEDS, st.integers(0, 90))
def test_a_game_is_the_moments_of_its_lines(rules: Ruleset, players: int, seed: int, length: int) -> None:
    game = Game.new(rules, players, seed)
    moment, r = game.moment, Random(seed)
    for _ in range(length):
        if not game.over:
            taken = (eager_line if r.random() < 0.9 else any_line)(game.state, r)
            game.play(write(taken.line, rules.colours), taken.seat)
            moment = moment.played(taken.seat, taken.line)
    assert moment == game.moment
    assert [View.of(moment, p) for p in range(-1, players)] == [game.view(p) for p in range(-1, players)]


# -- what may be taken back --------------------------------------------------------------------------------------------


def test_the_own_lines_of_a_turn_can_be_taken_back() -> None:
    moment = played(begun(), (BLUE, LOAN), (BLUE, WAREHOUSE))
    assert moment.retractable == 2
    assert [moment.can_undo(p) for p in (BLUE, RED, NOBODY)] == [True, False, False]


def test_what_somebody_else_has_to_answer_can_not() -> None:
    assert not any(begun().can_undo(p) for p in range(3))
    for moves in [((BLUE, END),), ((BLUE, LOAN), (BLUE, END)), ((BLUE, LOAN), LANDED)]:
        moment = played(begun(), *moves)
        assert moment.retractable == 0
        assert not any(moment.can_undo(p) for p in range(-1, 3))


def test_a_loan_of_the_last_bidder_can_be_taken_back_and_nobody_elses() -> None:
    """While others have still to bid they could answer it; when their bids are in, nobody can."""
    landed = played(begun(), LANDED)
    assert not played(landed, (YELLOW, LOAN)).can_undo(YELLOW)
    last = played(landed, (RED, Bid(3)), (YELLOW, LOAN))
    assert last.can_undo(YELLOW)
    assert not last.can_undo(RED)


def test_a_bid_is_final() -> None:
    landed = played(begun(), LANDED)
    for moves in [((RED, Bid(3)),), ((RED, Bid(3)), (YELLOW, Bid(2))), ((RED, Bid(0)), (YELLOW, Bid(0)))]:
        moment = played(landed, *moves)
        assert not any(moment.can_undo(p) for p in range(3))


def test_the_seller_may_change_their_mind_while_the_turn_is_theirs() -> None:
    landed = Moment(
        CLASSIC, place(CLASSIC, 3, {"blue": {"ship": ["tan"], "at": "sea"}}, {"seat": "blue", "actions": 2})
    )
    decided = played(landed, LANDED, (RED, Bid(3)), (YELLOW, Bid(2)), (BLUE, Word("decline")))
    assert decided.can_undo(BLUE) == (decided.to_act == (BLUE,))


# -- what a seat has heard ---------------------------------------------------------------------------------------------


def test_r8_1_a_bid_is_heard_without_its_amount_until_all_are_in() -> None:
    moment = played(begun(), LANDED, (RED, LOAN), (RED, Bid(12)))
    assert moment.state.phase == BID
    assert moment.heard(RED)[-1] == "red: bid 12"
    for seat in (BLUE, YELLOW, NOBODY):
        assert moment.heard(seat) == ("blue: sail island", "red: loan", "red: bid")
    revealed = moment.played(YELLOW, Bid(3))
    for seat in range(-1, 3):
        assert revealed.heard(seat) == revealed.history.lines
    assert revealed.history.lines[-2:] == ("red: bid 12", "yellow: bid 3")


def test_r8_2_only_the_bids_of_the_open_round_are_hidden() -> None:
    moment = played(begun(), LANDED, (RED, Bid(3)), (YELLOW, Bid(3)), (YELLOW, Bid(1)))
    assert moment.state.bidding == 2
    assert moment.heard(BLUE)[-3:] == ("red: bid 3", "yellow: bid 3", "yellow: bid")
    assert moment.heard(YELLOW)[-1] == "yellow: bid 1"
