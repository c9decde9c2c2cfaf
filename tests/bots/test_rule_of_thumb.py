"""The rule of thumb: a view in, a legal line out, and nothing that it may not know."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boxship import Game, RuleOfThumb
from boxship.bots.simple.rule_of_thumb import choose
from boxship.game import View
from boxship.notation.legal_lines import is_complete
from boxship.rules.apply import apply
from boxship.rules.chance import WORDS, seed_words
from boxship.rules.layout import ACT, BID, OVER, State
from boxship.rules.view import view
from tests.bots.bot_tables import EDITIONS
from tests.choosers import any_line, due_seats, eager_line, legal_steps
from tests.odd_tables import PLAYERS, SEEDS, dealt, odd_table, rulesets

if TYPE_CHECKING:
    from boxship.rules.rulesets import Ruleset


def fresh_words(seed: int) -> list[int]:
    words = [0] * WORDS
    seed_words(words, seed, 0)
    return words


def seen_by(g: State, seat: int, rules: Ruleset) -> View:
    return View(view(g, seat), seat, rules, ())


def with_other_secrets(g: State, seat: int, r: Random) -> State:
    """The same game for this seat: other cards, other cash and other sealed bids where they may not look."""
    other = g.copy()
    others = [q for q in range(g.players) if q != seat]
    cards = [card for card in range(5) if card != g.card[seat]]
    r.shuffle(cards)
    for q, card in zip(others, cards, strict=False):
        other.card[q] = card
        if not g.open_money:
            other.cash[q] = r.choice([0, 1, 2, 9, 10, 25, 10_000, g.cash[q] + 1])
        if g.phase == BID:
            other.amount[q] = r.choice([0, 100])
            if not g.due[q]:
                (other.bids if g.bidding == 1 else other.extra)[q] = r.randint(0, 99)
    return other


@dataclass
class Walk:
    """Positions from play: those between two lines, and those in the middle of one with the seat that goes on."""

    rules: Ruleset
    between: list[State] = field(default_factory=list)
    within: list[tuple[State, int]] = field(default_factory=list)

    def line_of_thumb(self, g: State, seat: int, words: list[int]) -> State:
        """The position after a line by the rule of thumb."""
        now = g
        while now is g or not is_complete(g, seat, now):
            self.within.append((now, seat))
            options = legal_steps(now, seat)
            step = choose(view(now, seat), seat, options, len(options), words)
            now = now.copy()
            apply(now, seat, step)
        return now


@st.composite
def walks(draw: st.DrawFn) -> Walk:
    """A game, dealt or from an odd table, mostly by the rule of thumb, so that auctions come up often."""
    rules, players, seed = draw(rulesets()), draw(PLAYERS), draw(SEEDS)
    r, words, walk = Random(seed), fresh_words(seed), Walk(rules)
    g = dealt(rules, players, seed) if draw(st.booleans()) else odd_table(rules, players, seed).laid_out()
    for _ in range(draw(st.integers(1, 60))):
        if g.phase == OVER:
            break
        if g.phase != ACT or r.random() < 0.2:
            walk.between.append(g)
        g = any_line(g, r).after if r.random() < 0.1 else walk.line_of_thumb(g, r.choice(due_seats(g)), words)
    return walk


@settings(max_examples=100)
@given(walks(), SEEDS)
def test_it_never_knows_what_it_may_not_know(walk: Walk, seed: int) -> None:
    for g in walk.between:
        for seat in due_seats(g):
            lines = {RuleOfThumb(seed).line(seen_by(g, seat, walk.rules))}
            for change in range(2):
                twin = with_other_secrets(g, seat, Random(seed + change))
                lines.add(RuleOfThumb(seed).line(seen_by(twin, seat, walk.rules)))
            assert len(lines) == 1


@settings(max_examples=100)
@given(walks(), SEEDS)
def test_it_does_not_even_look(walk: Walk, seed: int) -> None:
    """Given the whole truth it takes the same step with other secrets, and the same as with the view."""
    for g, seat in walk.within:
        options = legal_steps(g, seat)
        step = choose(view(g, seat), seat, options, len(options), fresh_words(seed))
        assert step in options
        assert choose(g, seat, options, len(options), fresh_words(seed)) == step
        for change in range(2):
            twin = with_other_secrets(g, seat, Random(seed + change))
            assert legal_steps(twin, seat) == options
            assert choose(twin, seat, options, len(options), fresh_words(seed)) == step


def test_the_secrets_do_change() -> None:
    """What the two tests above compare differs wherever it may."""
    r = Random(1)
    g = dealt(Game.new("classic", 4).rules, 4, 1)
    while g.phase != BID or sum(g.due) != 2:
        g = eager_line(g, r).after
        assert g.phase != OVER
    seat = due_seats(g)[0]
    twin = with_other_secrets(g, seat, Random(2))
    assert twin.card != g.card
    assert twin.cash != g.cash
    assert twin.bids != g.bids
    assert view(twin, seat) == view(g, seat)


def test_the_comparison_can_fail() -> None:
    """Its own card and its own cash, which it may know, do change what it says."""
    rules = Game.new("classic", 4).rules
    by_card, by_cash = set(), set()
    for seed in range(20):
        r, g = Random(seed), dealt(rules, 4, seed)
        while g.phase not in {BID, OVER}:
            g = eager_line(g, r).after
        if g.phase == OVER:
            continue
        seat = due_seats(g)[0]
        for card in range(5):
            g.card[seat] = card
            by_card.add((seed, RuleOfThumb(seed).line(seen_by(g, seat, rules))))
        for cash in (0, 30):
            g.cash[seat] = cash
            by_cash.add((seed, RuleOfThumb(seed).line(seen_by(g, seat, rules))))
    assert len(by_card) > len({seed for seed, _ in by_card})
    assert len(by_cash) > len({seed for seed, _ in by_cash})


@settings(max_examples=100)
@given(walks(), SEEDS)
def test_every_line_is_legal_at_any_table(walk: Walk, seed: int) -> None:
    for g in walk.between:
        for seat in due_seats(g):
            seen = seen_by(g, seat, walk.rules)
            kept = seen.state.copy()
            line = RuleOfThumb(seed).line(seen)
            assert seen.legal.explain(line) is None
            assert seen.state == kept


def whole_game(rules: str, players: int, seed: int) -> Game:
    game = Game.new(rules, players, seed)
    bots = {seat: RuleOfThumb(seed + place) for place, seat in enumerate(game.seats)}
    while not game.over:
        seat = game.to_act[-1]
        game.play(bots[seat].line(game.view(seat)), seat)
    return game


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("rules", EDITIONS)
def test_it_plays_whole_games(rules: str, players: int) -> None:
    """By the views of a `Game`, the last of several bidders first."""
    game = whole_game(rules, players, seed=2)
    assert game.winners
    for kind in ("produce", "buy", "sail island", "bid", "machine", "accept"):
        assert any(f": {kind}" in line for line in game.lines), kind
    assert Game.from_record(game.record()).scores() == game.scores()


def test_the_same_seed_plays_the_same_game() -> None:
    assert whole_game("short", 3, 5).record() == whole_game("short", 3, 5).record()
    game = Game.new("short", 3, 5)
    lines = []
    for seed in range(2):
        bot, other = RuleOfThumb(seed), Game.from_record(game.record())
        while not other.over:
            other.play(bot.line(other.view(other.to_act[0])), other.to_act[0])
        lines.append(other.lines)
    assert lines[0] != lines[1]


def test_a_seat_with_nothing_to_decide_is_told_so() -> None:
    game = Game.new("classic", 4, 1)
    waiting = next(seat for seat in game.seats if seat not in game.to_act)
    with pytest.raises(ValueError, match="nothing to decide now"):
        RuleOfThumb().line(game.view(waiting))
