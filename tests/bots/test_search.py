"""Beliefs, worlds, candidates and the captain's choice among them."""

from __future__ import annotations

import pytest

from boxship import Game
from boxship.bots.captain import player as captain
from boxship.bots.captain import rollouts
from boxship.bots.captain.beliefs import PLAIN, ROWS, Beliefs
from boxship.bots.captain.candidates import Candidate, bid, candidates
from boxship.bots.captain.player import Captain, mixed
from boxship.bots.captain.rollouts import End, Positions
from boxship.bots.captain.search import EvaluatedLine, Search, by_traders
from boxship.bots.captain.worlds import World, resealed, worlds
from boxship.bots.cash_ledger import HeardAuction, Ledger
from boxship.bots.registry import player
from boxship.bots.trader.estimate import estimate, expected
from boxship.bots.trader.weights import STUBBORN
from boxship.notation.legal_lines import line_of
from boxship.notation.play_line import played
from boxship.rules.amounts import amount_of
from boxship.rules.chance import WORDS, seed_words
from boxship.rules.layout import BID, OVER, State
from boxship.rules.scoring import final_money
from tests.bots.bot_tables import EDITIONS, played_lines


def fresh_words(seed: int) -> list[int]:
    words = [0] * WORDS
    seed_words(words, seed, 0)
    return words


def landed(cargo: list[int], cash: int = 40) -> State:
    """Blue lands that cargo, everybody is rich, nobody has anything on the island."""
    g = Game.new("classic", 4, seed=1).state.copy()
    g.cash[:4] = [cash] * 4
    g.turn, g.phase, g.bidding = 0, BID, 1
    g.ship[0] = list(cargo)
    g.due[:4] = [0, 1, 1, 1]
    return g


@pytest.mark.parametrize("players", [3, 4, 5])
def test_there_are_at_most_24_ways_to_deal_the_unseen_cards(players: int) -> None:
    g = Game.new("classic", players, seed=2).state
    guesses = Beliefs(0, g, []).guesses()
    assert len(guesses) == {3: 12, 4: 24, 5: 24}[players]
    assert sum(guess.chance for guess in guesses) == pytest.approx(1)
    assert max(guess.chance for guess in guesses) == pytest.approx(min(guess.chance for guess in guesses))
    for guess in guesses:
        assert guess.cards[0] == g.card[0]
        assert len(set(guess.cards)) == players


def test_who_bids_high_for_a_colour_probably_holds_its_card() -> None:
    table = landed([0, 0, 4, 0, 0])
    table.card[0] = 0
    auctions = [HeardAuction(table, {1: 19, 2: 3, 3: 3}), HeardAuction(table, {1: 18, 2: 4, 3: 3})]
    guesses = Beliefs(0, table, auctions).guesses()
    assert sum(guess.chance for guess in guesses if guess.cards[1] == 2) > 0.45
    assert sum(guess.chance for guess in guesses if guess.cards[2] == 2) < 0.2


def test_who_keeps_a_cargo_probably_likes_it() -> None:
    table = landed([0, 0, 4, 0, 0])
    table.card[1] = 0
    cards = list(table.card)
    chances = {}
    for kept in (None, True, False):
        beliefs = Beliefs(1, table, [HeardAuction(table, {1: 5, 2: 5, 3: 5}, kept)])
        chances[kept] = sum(guess.chance for guess in beliefs.guesses() if guess.cards[0] == 2)
    assert chances[True] > chances[None] > chances[False]
    assert table.card == cards, "the table is as it was"


def test_an_auction_that_is_not_decided_yet_is_looked_at_again() -> None:
    table = landed([0, 0, 4, 0, 0])
    auction = HeardAuction(table, {1: 5, 2: 5, 3: 5})
    before = Beliefs(1, table, [auction]).guesses()
    auction.kept = True
    assert Beliefs(1, table, [auction]).guesses() != before


def test_however_often_somebody_bid_alike_his_next_bid_may_differ() -> None:
    table = landed([1, 1, 1, 0, 0])
    auctions = [HeardAuction(table, {1: 8, 2: 8, 3: 8}) for _ in range(20)]
    beliefs = Beliefs(0, table, auctions)
    drawn = {beliefs.row(1, 3, part / 100) for part in range(100)}
    assert len(drawn) > 3
    assert beliefs.zeal(1, 3)[-1] == pytest.approx(1)


def test_worlds_are_dealt_by_their_chances_and_the_seed() -> None:
    g = Game.new("classic", 4, seed=2).state
    beliefs = Beliefs(1, g, [])
    some = worlds(beliefs, 1, 4, 240, seed=3)
    assert some == worlds(beliefs, 1, 4, 240, seed=3)
    assert some != worlds(beliefs, 1, 4, 240, seed=4)
    dealt = [world.cards for world in some]
    assert {dealt.count(cards) for cards in dealt} <= {9, 10, 11}
    assert all(world.rows[1] == PLAIN for world in some)


def test_in_every_world_the_stubborn_stay_so() -> None:
    g = Game.new("classic", 4, seed=2).state
    for world in worlds(Beliefs(1, g, [], frozenset({3})), 1, 4, 40, seed=3):
        assert [ROWS[row][STUBBORN] for row in world.rows[:4]] == [0, 0, 0, 1]


def test_where_nobody_sells_only_money_counts() -> None:
    g = Game.new("classic", 4, seed=2).state.copy()
    g.warehouses[0] += 2
    assert expected(g, 0, 0) == estimate(g, 0)
    assert expected(g, 0, 3) == 10 * final_money(g, 0)
    assert expected(g, 0, 3) < expected(g, 0, 1) < expected(g, 0, 0)


def test_sealed_bids_of_others_are_made_anew() -> None:
    game = Game.new("classic", 4, seed=2)
    looked = 0
    for seat, seen in played_lines(game, [player("trader", seed) for seed in range(4)]):
        if seen.state.phase == BID:
            world = resealed(Ledger().world(seen), seat)
            bidders = [q for q in range(4) if q != world.turn and (world.bidding == 1 or game.state.bids[q] > 0)]
            assert min(world.bids) >= 0
            assert min(world.extra) >= 0
            assert world.due[world.turn] == 0
            assert world.bidding != 1 or all(world.due[q] for q in bidders)
            looked += 1
        if looked > 12:
            break
    assert looked > 6


@pytest.mark.parametrize("rules", EDITIONS)
def test_every_candidate_is_a_legal_line(rules: str) -> None:
    game = Game.new(rules, 3, seed=4)
    for number, (seat, seen) in enumerate(played_lines(game, [player("trader", seed) for seed in range(3)])):
        if number % 9 and seen.state.phase != BID:
            continue
        world = resealed(Ledger().world(seen), seat)
        found = candidates(world, seat, fresh_words(number), ROWS[PLAIN])
        assert len({candidate.steps for candidate in found}) == len(found) > 0
        for candidate in found:
            line = line_of(seen.state, seat, list(candidate.steps), candidate.after)
            assert played(seen.state, seat, line, seen.rules.colours).phase >= 0


@pytest.mark.parametrize("amount", [0, 7, 99, 100, 12_345, 3_000_201])
def test_a_bid_says_its_amount(amount: int) -> None:
    assert amount_of(bid(landed([1, 0, 0, 0, 0], cash=5_000_000), 1, amount).steps) == amount


def judged(amount: int, *utility: float) -> EvaluatedLine:
    world = landed([1, 1, 1, 0, 0])
    return EvaluatedLine(bid(world, 1, amount), list(utility))


def test_bids_are_mixed_only_where_they_can_hardly_be_told_apart() -> None:
    close = [judged(7, 5.0, 1.0, 5.0, 1.0), judged(8, 4.9, 1.0, 5.0, 1.1), judged(2, -9.0, -9.1, -9.0, -9.2)]
    chosen = {amount_of(mixed(close, fresh_words(seed)).steps) for seed in range(40)}
    assert chosen == {7, 8}


def test_luck_does_not_beat_the_usual_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line that is better only within the error of few rollouts is not preferred; a clearly better one is."""
    g = landed([1, 1, 1, 0, 0])
    found = [bid(g, 1, amount) for amount in (5, 6)]
    some = worlds(Beliefs(1, g, []), 1, 4, 40, seed=1)

    def best(gains: list[int]) -> Candidate:
        def ends(_: Positions, numbers: list[int], chosen: list[World], rounds: int) -> list[list[End]]:
            assert rounds == 1
            return [
                [End([0, gains[i % len(gains)] * number, 0, 0], [0] * 4) for i in range(len(chosen))]
                for number in numbers
            ]

        monkeypatch.setattr(Positions, "play_in_worlds", ends)
        return Search(some, by_traders(1, 1), 1.0).best(found, 40)[0].candidate

    assert amount_of(best([300, -290]).steps) == 5
    assert amount_of(best([300, 250]).steps) == 6


def test_without_a_compiler_the_captain_still_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(captain, "can_compile", lambda: False)
    monkeypatch.setattr(rollouts, "can_compile", lambda: False)
    monkeypatch.delattr(rollouts, "played_on")
    game = Game.new("short round_limit=2", 3, seed=2)
    for _ in played_lines(game, [Captain(1, rollouts=80), player("trader", 1), player("trader", 2)]):
        pass
    assert game.state.phase == OVER


def test_rollouts_are_the_same_with_and_without_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Game.new("classic", 4, seed=3).view(Game.new("classic", 4, seed=3).to_act[0])
    lines = [line.utility for line in Captain(1, rollouts=40).lines(seen)]
    monkeypatch.setattr(rollouts, "can_compile", lambda: False)
    assert [line.utility for line in Captain(1, rollouts=40).lines(seen)] == lines


def test_time_may_cut_the_search_short() -> None:
    game = Game.new("classic", 4, seed=3)
    seen = game.view(game.to_act[0])
    hurried = Captain(1, rollouts=5000, seconds=0.0)
    assert sum(len(line.utility) for line in hurried.lines(seen)) < 5000
    assert seen.legal.explain(hurried.line(seen)) is None
