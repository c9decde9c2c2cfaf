"""What nobody may know stays unknown: hidden facts change, and no other seat can tell (R1.4)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boxship import Game
from boxship.moment import Moment
from boxship.notation.line_text import write
from boxship.notation.lines import Bid, Line, Sail
from boxship.notation.play_line import played
from boxship.notation.read_position import place
from boxship.notation.records import Record
from boxship.notation.refusals import Refusal
from boxship.rules.layout import BID, NOBODY, OVER, State
from boxship.rules.rulesets import SEAT_NAMES, Ruleset
from boxship.rules.view import view
from tests.choosers import Taken, any_line, eager_line
from tests.line_strategies import ANY_LINE
from tests.odd_tables import PLAYERS, SEEDS, dealt, odd_table, rulesets

if TYPE_CHECKING:
    from collections.abc import Container

    from boxship.game import View

SAMPLE = 60
"""So many legal lines of a seat are compared."""
STOCK = (
    "end",
    "loan",
    "repay",
    "bid 0",
    "bid 7",
    "bid 99999999",
    "accept",
    "decline",
    "accept red",
    "sail island",
    "nonsense",
)


@dataclass
class Play:
    """A game under way, from any position: what `Game` keeps, without a record behind it."""

    rules: Ruleset
    states: list[State]
    moves: list[tuple[int, Line]]

    def add(self, taken: Taken) -> None:
        self.states.append(taken.after)
        self.moves.append((taken.seat, taken.line))

    def say(self, seat: int, line: Line) -> None:
        self.states.append(played(self.states[-1], seat, line, self.rules.colours))
        self.moves.append((seat, line))

    def game(self) -> Game:
        """A `Game` in exactly this state."""
        moment = Moment(self.rules, self.states[0])
        for (seat, line), state in zip(self.moves, self.states[1:], strict=True):
            moment = moment.followed_by(seat, line, state)
        return Placed(moment)


class Placed(Game):
    """A game that goes on from any moment, whatever its record says."""

    def __init__(self, moment: Moment) -> None:
        super().__init__(Record(Game.new(moment.rules, moment.state.players, seed=0).header))
        self.moments = [moment]

    @property
    def moment(self) -> Moment:
        return self.moments[-1]

    def play(self, line: str | Line, seat: int | str | None = None) -> None:
        self.moments.append(self.after(line, seat))

    def undo(self) -> str:
        return self.moments.pop().history.lines[-1]


@st.composite
def plays(draw: st.DrawFn) -> Play:
    """Some lines into a game, or in the middle of an auction."""
    rules, players, seed = draw(rulesets()), draw(PLAYERS), draw(SEEDS)
    r = Random(seed)
    if draw(st.booleans()):
        return _with_sealed_bids(rules, players, r, tied=draw(st.booleans()))
    g = dealt(rules, players, seed) if draw(st.booleans()) else odd_table(rules, players, seed).laid_out()
    play = Play(rules, [g], [])
    for _ in range(draw(st.integers(0, 60))):
        if play.states[-1].phase != OVER:
            play.add(eager_line(play.states[-1], r))
    return play


def _with_sealed_bids(rules: Ruleset, players: int, r: Random, *, tied: bool) -> Play:
    """A ship has landed and some envelopes are in: those of the first round, or those of the extra round."""
    table = odd_table(rules, players, r.randrange(2**32))
    seller = table.turn["seat"]
    table.position[seller] |= {"ship": [rules.colours[0]], "at": "sea"}
    for seat in SEAT_NAMES[:players]:
        table.position[seat]["cash"] += 5
    g = place(rules, players, table.position, {"seat": seller})
    play = Play(rules, [g], [])
    play.say(SEAT_NAMES.index(seller), Sail("island"))
    bidders = [p for p in range(players) if SEAT_NAMES[p] != seller]
    r.shuffle(bidders)
    if tied:
        for p in bidders:
            play.say(p, Bid(3 if p != bidders[-1] or r.random() < 0.5 else 2))
    waiting = sum(play.states[-1].due)
    while sum(play.states[-1].due) > 1 and (sum(play.states[-1].due) == waiting or r.random() < 0.5):
        play.add(any_line(play.states[-1], r))
    return play


def with_other_secrets(play: Play, seat: int, r: Random) -> Play:
    """The same game for this seat: other cards, other cash and other sealed bids where it may not look."""
    states = [g.copy() for g in play.states]
    moves = list(play.moves)
    now = states[-1]
    others = [q for q in range(now.players) if q != seat]
    own = {now.card[seat]} if seat != NOBODY else set()
    unseen = [card for card in range(5) if card not in own]
    r.shuffle(unseen)
    for g in states:
        for q, card in zip(others, unseen, strict=False):
            g.card[q] = card
    if not now.open_money:
        for q in others:
            now.cash[q] = r.choice([0, 1, 7, 10, 10_000, now.cash[q] + 1])
    if now.phase == BID:
        _reseal(states, moves, others, r)
    return Play(play.rules, states, moves)


def _reseal(states: list[State], moves: list[tuple[int, Line]], others: list[int], r: Random) -> None:
    """Other amounts in the envelopes of this round."""
    now = states[-1]
    envelopes = now.bids if now.bidding == 1 else now.extra
    for q in others:
        now.amount[q] = r.choice([0, 100])
    for i, (q, line) in enumerate(moves):
        this_round = (states[i].turn, states[i].phase, states[i].bidding) == (now.turn, BID, now.bidding)
        if this_round and isinstance(line, Bid) and q in others:
            envelopes[q] = r.randint(0, 99)
            moves[i] = (q, Bid(envelopes[q]))


def legal_and_reasons(view: View, extra: list[str]) -> list[str | None]:
    said: list[str | None] = list(islice(view.legal, SAMPLE)) if view.seat != NOBODY else []
    return said + [view.legal.explain(line) for line in extra]


def refusals(game: Game, seat: int, extra: list[str]) -> list[str]:
    """What playing each of these says to that seat."""
    answers = []
    for line in extra:
        try:
            game.play(line, SEAT_NAMES[seat])
        except Refusal as refusal:
            answers.append(f"{refusal.code}: {refusal}")
        else:
            game.undo()
            answers.append("played")
    return answers


def compare(play: Play, seat: int, seed: int, drawn: list[Line], *, picture: bool) -> None:
    """Everything this seat can ask is the same in the game and in its twin with other secrets."""
    twin = with_other_secrets(play, seat, Random(seed))
    game, other = play.game(), twin.game()
    who = None if seat == NOBODY else SEAT_NAMES[seat]
    mine, theirs = game.view(who), other.view(who)
    assert mine.state == theirs.state
    assert mine.position == theirs.position
    assert mine.lines == theirs.lines
    assert mine.own_bid == theirs.own_bid
    if picture:
        assert mine.text() == theirs.text()
        assert mine.svg() == theirs.svg()
    lines = [*STOCK, *(write(line, play.rules.colours) for line in drawn)]
    assert legal_and_reasons(mine, lines) == legal_and_reasons(theirs, lines)
    if seat != NOBODY:
        assert list(islice(game.legal_for(seat), SAMPLE)) == list(islice(other.legal_for(seat), SAMPLE))
        assert refusals(game, seat, lines) == refusals(other, seat, lines)
        assert game.legal_for(seat).summary == other.legal_for(seat).summary


def check_play(play: Play, seed: int, drawn: list[Line], *, pictured: Container[int] = ()) -> None:
    """Compare for every seat and a spectator; the pictures, which take longest, only for some of them."""
    if play.states[-1].phase == OVER:
        return
    for seat in range(-1, play.states[0].players):
        compare(play, seat, seed, drawn, picture=seat in pictured)


@settings(max_examples=60)
@given(plays(), SEEDS, st.lists(ANY_LINE, max_size=4))
def test_r1_4_nobody_can_tell_what_he_may_not_know(play: Play, seed: int, drawn: list[Line]) -> None:
    check_play(play, seed, drawn)


@pytest.mark.slow
@settings(max_examples=15)
@given(plays(), SEEDS)
def test_r1_4_no_picture_shows_what_a_seat_may_not_know(play: Play, seed: int) -> None:
    check_play(play, seed, [], pictured=range(-1, 5))


@pytest.mark.slow
@settings(max_examples=300)
@given(plays(), SEEDS, st.lists(ANY_LINE, max_size=4))
def test_r1_4_nobody_can_tell_in_many_games(play: Play, seed: int, drawn: list[Line]) -> None:
    check_play(play, seed, drawn, pictured=[Random(seed).randrange(-1, play.states[0].players)])


@settings(max_examples=60)
@given(plays(), st.lists(ANY_LINE, max_size=4))
def test_a_view_is_enough_to_decide(play: Play, drawn: list[Line]) -> None:
    """What a seat learns from its view is exactly what the game will accept from it."""
    game = play.game()
    lines = [*STOCK, *(write(line, play.rules.colours) for line in drawn)]
    for seat in range(play.states[0].players):
        seen = game.view(SEAT_NAMES[seat])
        assert list(islice(seen.legal, SAMPLE)) == list(islice(game.legal_for(seat), SAMPLE))
        assert bool(seen.legal) == (SEAT_NAMES[seat] in game.to_act)
        for line in lines:
            assert seen.legal.explain(line) == game.legal_for(seat).explain(line)
            assert (line in seen.legal) == (seen.legal.explain(line) is None)


@settings(max_examples=60)
@given(plays())
def test_r1_4_own_card_and_cash_are_seen_and_nobody_elses(play: Play) -> None:
    game = play.game()
    g, whole = game.state, game.position()
    for seat in range(-1, g.players):
        seen = game.view(None if seat == NOBODY else SEAT_NAMES[seat]).position
        for key, value in whole.items():
            name, _, fact = key.partition(".")
            hidden = g.phase != OVER and name != (SEAT_NAMES[seat] if seat >= 0 else None)
            if hidden and (fact == "card" or (fact == "cash" and not g.open_money)):
                assert seen[key] is None
            else:
                assert seen[key] == value


@settings(max_examples=60)
@given(plays())
def test_r1_4_a_view_changes_nothing(play: Play) -> None:
    g = play.states[-1]
    kept = g.copy()
    for seat in range(-1, g.players):
        seen = view(g, seat)
        seen.cash[0] += 5
        seen.factory[0][0][0] += 1
    assert g == kept


LEAKS = ["card", "cash", "bids", "extra", "amount"]


@pytest.mark.parametrize("field", LEAKS)
def test_the_comparison_notices_a_leak(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(g: State, seat: int) -> State:
        seen = view(g, seat)
        setattr(seen, field, list(getattr(g, field)))
        return seen

    monkeypatch.setattr("boxship.game.view", leaky)
    game = auction()
    amounts = {"red": 4, "yellow": 4, "green": 1}
    for seat, amount in amounts.items():
        if field == "extra" or seat != "green":
            game.play(f"bid {amount}", seat)
    if field == "extra":
        game.play("bid 2", "red")
    assert isinstance(game, Placed)
    play = Play(game.rules, [moment.state for moment in game.moments], list(game.moves))
    with pytest.raises(AssertionError):
        _compare_often(play, 3)


def _compare_often(play: Play, seat: int) -> None:
    for seed in range(5):
        compare(play, seat, seed, [], picture=False)


def auction(rules: str = "classic") -> Game:
    """A game in which blue's ship has just landed."""
    table: dict[str, Any] = {"blue": {"ship": ["black", "white" if "jumbo" not in rules else "grey"]}}
    ruleset = Ruleset.parse(rules)
    game = Play(ruleset, [place(ruleset, 4, table, {})], []).game()
    game.play("sail island")
    return game


def test_r8_1_a_sealed_bid_is_seen_by_its_bidder_only() -> None:
    game = auction()
    game.play("bid 7", "yellow")
    assert game.view("yellow").own_bid == 7
    assert game.view("red").own_bid is None
    assert game.view("yellow").lines[-1] == "yellow: bid 7"
    for seat in ("blue", "red", "green", None):
        assert game.view(seat).lines[-1] == "yellow: bid"
        assert game.view(seat).position["bids"] == {}
        assert game.view(seat).position["to_act"] == ["red", "green"]
    game.play("bid 2", "red")
    game.play("bid 3", "green")
    for seat in (*game.seats, None):
        assert game.view(seat).position["bids"] == {"red": 2, "yellow": 7, "green": 3}
        assert game.view(seat).lines[-3:] == ("yellow: bid 7", "red: bid 2", "green: bid 3")


def test_r8_2_the_extra_bid_is_sealed_again_and_the_first_ones_are_open() -> None:
    game = auction()
    for line in ("red: bid 4", "yellow: bid 4", "green: bid 1"):
        game.play(line)
    assert game.to_act == ("red", "yellow")
    game.play("bid 3", "yellow")
    assert game.view("yellow").own_bid == 3
    for seat in ("blue", "red", "green", None):
        seen = game.view(seat)
        assert seen.lines[-1] == "yellow: bid"
        assert seen.lines[-2] == "green: bid 1"
        assert seen.position["bids"] == {"red": 4, "yellow": 4, "green": 1}
        assert seen.state.extra[2] == -1
    game.play("bid 0", "red")
    assert game.view(None).position["bids"] == {"red": 4, "yellow": 7, "green": 1}


def test_r6_3_a_bidders_loan_is_public_at_once() -> None:
    game = auction()
    game.play("loan", "green")
    assert game.view("red").lines[-1] == "green: loan"
    assert game.view("red").position["green.loans"] == 1


def test_r1_4_open_money_shows_everybodys_cash() -> None:
    game = Game.new("classic open_money", 3, seed=5)
    for seat in (*game.seats, None):
        seen = game.view(seat).position
        assert [seen[f"{name}.cash"] for name in game.seats] == [20, 20, 20]
        assert sum(seen[f"{name}.card"] is None for name in game.seats) == (3 if seat is None else 2)


def test_r1_4_at_the_end_all_is_shown() -> None:
    game = Game.new("short round_limit=1", 3, seed=9)
    while not game.over:
        game.play("end")
    for seat in (*game.seats, None):
        assert game.view(seat).position == game.position()
        assert game.view(seat).state == game.state


@given(PLAYERS, SEEDS)
@settings(max_examples=25)
def test_nothing_of_the_seed_is_left_in_a_game(players: int, seed: int) -> None:
    game = Game.new("jumbo investment_bank", players, seed)
    replayed = Game.from_record(game.record())
    assert replayed.state == game.state
    assert str(seed) not in game.record() or seed < 10
    assert vars(game).keys() == vars(replayed).keys()
    assert (game.header, game.moment) == (replayed.header, replayed.moment)


def test_two_seeds_with_the_same_deal_are_the_same_game() -> None:
    seen: dict[str, Game] = {}
    for seed in range(20_000):
        game = Game.new("classic", 3, seed)
        twin = seen.setdefault(game.record(), game)
        if twin is not game:
            assert [twin.view(s).state for s in (*game.seats, None)] == [
                game.view(s).state for s in (*game.seats, None)
            ]
            return
    raise AssertionError("a few thousand deals repeat one another")
