"""The `Game` object: deal, ask, play, take back, write down."""

from __future__ import annotations

import copy
import pickle
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boxship import (
    Accept,
    Bid,
    Buy,
    Call,
    Game,
    IllegalLineError,
    Laid,
    Line,
    LineText,
    Machine,
    NotationError,
    Priced,
    Produce,
    Raise,
    Refusal,
    Ruleset,
    RulesetError,
    Sail,
    Score,
    Seize,
    Word,
)
from boxship.notation.line_text import write
from tests.choosers import any_line, eager_line
from tests.odd_tables import PLAYERS, SEEDS, rulesets

HEADER = """boxship record 1
rules: classic
seats: blue red yellow
first: red
machines: orange black tan
cards: orange white tan
"""


def begun(rules: str = "classic") -> Game:
    """Red begins, with a black machine."""
    return Game.from_record(HEADER.replace("classic", rules))


def played(rules: str | Ruleset, players: int, seed: int, length: int) -> Game:
    game = Game.new(rules, players, seed)
    r = Random(seed)
    for _ in range(length):
        if not game.over:
            taken = (eager_line if r.random() < 0.9 else any_line)(game.state, r)
            game.play(write(taken.line, game.rules.colours), taken.seat)
    return game


def test_a_new_game() -> None:
    game = Game.new()
    assert (game.rules, game.seats) == (Ruleset.parse("classic"), ("blue", "red", "yellow", "green"))
    assert len(game.to_act) == 1
    assert not game.over
    assert game.winners == ()
    assert game.lines == ()
    assert Game.new(Ruleset.parse("jumbo"), players=5).seats[-1] == "purple"


def test_the_same_seed_deals_the_same_game() -> None:
    for seed in (0, 1, -1, 2**70):
        assert (
            Game.new("jumbo investment_bank", 4, seed).record() == Game.new("jumbo investment_bank", 4, seed).record()
        )
    assert Game.new("classic", 4, 1).record() != Game.new("classic", 4, 2).record()


@pytest.mark.parametrize("players", [2, 6])
def test_r1_1_other_player_counts_are_refused(players: int) -> None:
    with pytest.raises(RulesetError, match="3 to 5 players"):
        Game.new("classic", players)


def test_an_unknown_ruleset_is_refused() -> None:
    with pytest.raises(RulesetError, match="there is no ruleset 'modern'"):
        Game.new("modern")


# -- playing -----------------------------------------------------------------------------------------------------------


def test_play_and_its_position() -> None:
    game = begun()
    assert game.to_act == ("red",)
    game.play("warehouse")
    assert game.position()["red.warehouses"] == 2
    assert game.position()["red.cash"] == 16
    assert game.lines == ("red: warehouse",)
    game.play("red: end")
    assert game.to_act == ("yellow",)


def test_a_refusal_says_what_is_wrong_and_what_is_legal_and_changes_nothing() -> None:
    game = begun()
    kept = game.state.copy()
    with pytest.raises(IllegalLineError) as refusal:
        game.play("sail island")
    assert refusal.value.code == "empty_ship"
    assert str(refusal.value).startswith("an empty ship may not sail to the island (legal now: loan, machine ")
    assert "buy blue: … -> …" in refusal.value.legal
    with pytest.raises(NotationError) as unreadable:
        game.play("hello")
    assert "(legal now: loan" in str(unreadable.value)
    assert (game.state, game.moves, game.lines) == (kept, (), ())


def test_a_seat_by_name_by_number_or_in_front_of_the_line() -> None:
    for seat in ("red", 1, None):
        game = begun()
        assert game.to_act == ("red",)
        game.play("end" if seat is not None else " red :end", seat)
        assert game.lines == ("red: end",)


def test_another_seat_has_nothing_to_decide() -> None:
    game = begun()
    for line in ("end", "blue: end"):
        with pytest.raises(IllegalLineError, match=r"^blue has nothing to decide now; red must decide first$"):
            game.play(line, "blue" if line == "end" else None)
    assert list(game.legal_for("blue")) == []
    assert not game.legal_for("blue")
    assert "end" not in game.legal_for("blue")


def test_a_seat_that_does_not_play() -> None:
    game = begun()
    with pytest.raises(Refusal):
        game.play("purple: end")
    with pytest.raises(Refusal):
        game.view("purple")


def test_undo() -> None:
    game = begun()
    start = game.state.copy()
    game.play("warehouse")
    game.play("reprice ->   -")
    assert game.undo() == "reprice -> -"
    assert game.undo() == "warehouse"
    assert game.state == start
    with pytest.raises(ValueError, match="there is nothing to undo"):
        game.undo()


@settings(max_examples=20)
@given(rulesets(), PLAYERS, SEEDS, st.integers(0, 60))
def test_undo_to_the_start_and_play_again(rules: Ruleset, players: int, seed: int, length: int) -> None:
    game = played(rules, players, seed, length)
    end, said = game.state.copy(), game.lines
    taken_back = []
    while game.moves:
        taken_back.append((game.moves[-1][0], game.undo()))
    assert game.record() == Game.new(rules, players, seed).record()
    for seat, line in reversed(taken_back):
        game.play(line, seat)
    assert (game.state, game.lines) == (end, said)


def test_a_finished_game_refuses_everything() -> None:
    game = begun("classic round_limit=1")
    while not game.over:
        game.play("end")
    assert game.to_act == ()
    assert list(game.legal) == []
    assert not game.legal
    assert game.legal.explain("end") == "the game is over"
    assert game.legal.summary == ""
    for seat in (None, *game.seats):
        with pytest.raises(IllegalLineError, match=r"^the game is over$"):
            game.play("end", seat)
    assert game.winners


# -- what is legal -----------------------------------------------------------------------------------------------------


@settings(max_examples=25)
@given(rulesets(), PLAYERS, SEEDS, st.integers(0, 50))
def test_what_is_listed_is_legal_and_plays(rules: Ruleset, players: int, seed: int, length: int) -> None:
    game = played(rules, players, seed, length)
    kept = game.state.copy()
    for seat in game.to_act:
        legal = game.legal_for(seat)
        listed = list(islice(legal, 60))
        assert listed
        assert bool(legal)
        for line in listed[:: max(1, len(listed) // 8)]:
            assert line in legal
            assert legal.explain(line) is None
            game.play(line, seat)
            assert game.undo() == line
        assert game.state == kept


def test_in_does_not_need_the_list() -> None:
    """Five containers on six prices in any order: far too many to list, each a member at once."""
    rules = "classic harbour_prices=1/2/3/4/5/6 factory_prices=1/2/3/4/5/6"
    game = begun(rules)
    legal = game.legal
    assert "reprice -> -" in legal
    assert "reprice -> tan@3" not in legal
    assert (
        legal.explain("reprice -> tan@3")
        == "after the arrow the whole harbour store must stand, which is empty, each at a price"
    )
    assert 7 not in legal


def test_explain_answers_for_everything() -> None:
    legal = begun().legal
    assert legal.explain("end") is None
    assert legal.explain("") == "there is nothing to read"
    assert (
        legal.explain("produce -> -")
        == "all that is possible must be produced: the factory store must hold black black afterwards"
    )


# -- lines as values ---------------------------------------------------------------------------------------------------


@settings(max_examples=25)
@given(rulesets(), PLAYERS, SEEDS, st.integers(0, 50))
def test_a_legal_line_knows_its_value_which_plays_alike(rules: Ruleset, players: int, seed: int, length: int) -> None:
    game = played(rules, players, seed, length)
    for line in islice(game.legal, 20):
        assert line == write(line.value, rules.colours) == LineText.of(line.value, rules)
        assert LineText.parse(f" {line} ", rules) == line
        assert line.value in game.legal
        assert game.after(line.value) == game.after(line)
        for twin in (pickle.loads(pickle.dumps(line)), copy.copy(line)):
            assert (twin, twin.value) == (line, line.value)


def test_a_value_is_refused_like_its_text() -> None:
    game = begun()
    assert game.legal.explain(Sail("island")) == game.legal.explain("sail island")
    with pytest.raises(IllegalLineError, match=r"^an empty ship may not sail to the island"):
        game.play(Sail("island"))
    game.play(Word("end"), "red")
    assert game.lines == ("red: end",)
    with pytest.raises(IllegalLineError, match="blue has nothing to decide now"):
        game.play(Word("end"), "blue")


@pytest.mark.parametrize(
    "line",
    [
        Machine(5),
        Machine(-1),
        Bid(-3),
        Bid("7"),  # type: ignore[arg-type]
        Buy(7, (Priced(0, 1),), ()),
        Accept(-1),
        Word("hello"),
        Raise((Laid(0, 0, 2),), 3),
        Call(3, 1, amount=2),
        Seize("warehouse", 2),
        Sail("nowhere"),
        Produce((Priced(0, -1),)),
    ],
)
def test_a_value_that_no_text_has_is_refused(line: Line) -> None:
    game = begun()
    assert line not in game.legal
    with pytest.raises(NotationError):
        game.play(line)
    with pytest.raises(NotationError):
        LineText.of(line, game.rules)
    assert game.moves == ()


# -- several at once ---------------------------------------------------------------------------------------------------


def auction() -> Game:
    game = Game.new("classic", 4, seed=1)
    r = Random(2)
    while len(game.to_act) < 3:
        taken = eager_line(game.state, r)
        game.play(write(taken.line, game.rules.colours), taken.seat)
    return game


def test_r7_everybody_else_bids_at_once() -> None:
    game = auction()
    bidders = game.to_act
    assert len(bidders) == 3
    assert all(game.legal_for(seat) for seat in bidders)
    game.play("bid 1", bidders[1])
    assert list(game.to_act) == [bidders[0], bidders[2]]
    with pytest.raises(IllegalLineError, match=f"^{bidders[1]} has nothing to decide now"):
        game.play("bid 2", bidders[1])
    game.play(f"{bidders[2]}: bid 0")
    game.play("bid 0")
    assert len(game.to_act) == 1
    assert game.position()["bids"] == {bidders[0]: 0, bidders[1]: 1, bidders[2]: 0}


def test_the_next_to_act_is_asked_from_the_sellers_left() -> None:
    game = auction()
    seller = game.position()["turn"]
    seats = [*game.seats, *game.seats]
    order = seats[seats.index(seller) + 1 :][:3]
    for seat in order:
        game.play("bid 0")
        assert game.lines[-1] == f"{seat}: bid 0"


# -- writing down ------------------------------------------------------------------------------------------------------


@settings(max_examples=15)
@given(rulesets(), PLAYERS, SEEDS, st.integers(0, 120))
def test_a_record_is_the_whole_truth(rules: Ruleset, players: int, seed: int, length: int) -> None:
    game = played(rules, players, seed, length)
    again = Game.from_record(game.record())
    assert again.state == game.state
    assert again.record() == game.record()
    assert again.position() == game.position()
    assert again.to_act == game.to_act
    assert [again.view(seat).state for seat in again.seats] == [game.view(seat).state for seat in game.seats]


def test_positions_one_for_each_decision() -> None:
    game = played("jumbo investment_bank", 3, 5, 40)
    positions = list(game.positions())
    assert len(positions) == len(game.moves)
    assert positions[-1] == game.position()
    seen = list(game.positions("red"))
    assert seen[-1] == game.view("red").position == game.position("red")
    assert all(there["blue.card"] is None and there["red.card"] is not None for there in seen)


@settings(max_examples=25)
@given(rulesets(), PLAYERS, SEEDS, st.integers(0, 200))
def test_r10_6_the_breakdown_of_a_score_adds_up(rules: Ruleset, players: int, seed: int, length: int) -> None:
    game = played(rules, players, seed, length)
    scores = game.scores()
    assert tuple(scores) == game.seats
    for seat, score in scores.items():
        assert score.total == score.cash + score.island + score.harbour + score.ship + score.dock + score.loans
        island = game.position()[f"{seat}.island"]
        assert score.every_colour == (len(island) == 5)
        assert (score.discarded is None) == (not island)
        if score.discarded is not None:
            assert island[score.discarded] == max(island.values())
        if game.over:
            assert score.total == game.position()[f"{seat}.total"]
    if game.over:
        best = max(score.total for score in scores.values())
        assert all(scores[seat].total == best for seat in game.winners)


def test_a_score_is_a_plain_value() -> None:
    score = Game.new("classic", 3, seed=1).scores()["blue"]
    assert score == Score(20, 0, 0, 0, 0, 0, 20, every_colour=False, discarded=None)


def test_pictures() -> None:
    game = begun()
    assert str(game) == game.text()
    assert game._repr_svg_() == game.svg()
    assert game.svg().startswith("<svg")
    seen = game.view("red")
    assert str(seen) == seen.text() != game.text()
    assert seen._repr_svg_() == seen.svg() != game.svg()
