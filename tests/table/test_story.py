"""A finished game in figures: every dollar is somewhere, every auction is there, the last worth is the result."""

from __future__ import annotations

from collections import Counter

import pytest

from boxship.bots.simple.rule_of_thumb import RuleOfThumb
from boxship.game import Game
from boxship.notation.lines import Sail, Word
from boxship.table.telling.story import BANK, story


def played_out(rules: str, players: int, seed: int) -> Game:
    game = Game.new(rules, players, seed)
    bots = {seat: RuleOfThumb(seed * 8 + p) for p, seat in enumerate(game.seats)}
    while not game.over:
        seat = game.to_act[0]
        game.play(bots[seat].line(game.view(seat)), seat)
    return game


GAMES = [
    ("classic", 4),
    ("short", 3),
    ("clarified domestic_sale", 5),
    ("jumbo", 5),
    ("jumbo investment_bank", 4),
    ("jumbo investment_bank open_money domestic_sale round_limit=9", 3),
]


@pytest.mark.parametrize(("rules", "players"), GAMES)
def test_a_story_accounts_for_every_dollar(rules: str, players: int) -> None:
    game = played_out(rules, players, seed=3)
    told = story(game)
    balance: Counter[str] = Counter()
    for flow in told.flows:
        assert flow.amount > 0
        assert flow.payer != flow.payee
        balance[flow.payer] -= flow.amount
        balance[flow.payee] += flow.amount
    start = game.header.start()
    for p, seat in enumerate(game.seats):
        assert start.cash[p] + balance[seat] == game.state.cash[p]
    assert set(balance) <= {*game.seats, BANK}


@pytest.mark.parametrize(("rules", "players"), GAMES)
def test_worth_goes_from_the_start_to_the_result_round_by_round(rules: str, players: int) -> None:
    game = played_out(rules, players, seed=4)
    told = story(game)
    for seat, worth in told.net_worth.items():
        assert worth[0] == 20
        assert worth[-1] == game.scores()[seat].total
        assert len(worth) == game.state.round_number + 1


@pytest.mark.parametrize(("rules", "players"), GAMES)
def test_every_landing_is_an_auction(rules: str, players: int) -> None:
    game = played_out(rules, players, seed=5)
    told = story(game)
    landings = [seat for seat, line in game.moves if isinstance(line, Sail) and line.where == "island"]
    assert [auction.seller for auction in told.auctions] == [game.seats[seat] for seat in landings]
    declined = [auction for auction in told.auctions if auction.buyer == auction.seller]
    assert len(declined) >= sum(line == Word("decline") for _, line in game.moves)
    for auction in told.auctions:
        assert 1 <= len(auction.cargo) <= 5
        assert auction.price == max(auction.bids.values())
        assert set(auction.bids) == {*game.seats} - {auction.seller}
        if auction.buyer != auction.seller:
            assert auction.bids[auction.buyer] == auction.price


def test_auctions_have_the_numbers_of_their_events() -> None:
    game = played_out("classic", 4, seed=6)
    plain = story(game)
    numbered = story(game, [10 * i for i in range(1, len(game.moves) + 1)])
    assert [auction.number * 10 for auction in plain.auctions] == [auction.number for auction in numbered.auctions]
    for auction in plain.auctions:
        assert game.lines[auction.number - 1].split()[1] in {"accept", "decline"}
