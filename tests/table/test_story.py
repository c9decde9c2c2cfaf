"""A finished game in figures: every dollar is somewhere, every auction is there, the last worth is the result."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from boxship.bots.simple.rule_of_thumb import RuleOfThumb
from boxship.game import Game
from boxship.notation.lines import Sail, Word
from boxship.notation.records import Record
from boxship.rules.scoring import island_worth
from boxship.table.story_shapes import Stage, Story
from boxship.table.telling.money_flows import BANK
from boxship.table.telling.story import story

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.record"))


@cache
def golden(path: Path) -> tuple[Game, Story]:
    """A whole game that is kept as a record, and its story."""
    game = Game(Record.parse(path.read_text(encoding="utf-8")))
    return game, story(game)


@cache
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


def check_money(game: Game, told: Story) -> None:
    """Cash at the start and all flows make the cash at the end, for every seat, by sums and by stages."""
    balance: Counter[str] = Counter()
    for flow in told.flows:
        assert flow.amount > 0
        assert flow.payer != flow.payee
        assert sum(flow.stages.values()) == flow.amount
        assert all(amount > 0 for amount in flow.stages.values())
        balance[flow.payer] -= flow.amount
        balance[flow.payee] += flow.amount
    start = game.header.start()
    for p, seat in enumerate(game.seats):
        assert start.cash[p] + balance[seat] == game.state.cash[p]
    assert set(balance) <= {*game.seats, BANK}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_flows_of_a_golden_record_add_up_to_the_final_cash(path: Path) -> None:
    check_money(*golden(path))


@pytest.mark.parametrize("seed", range(3, 9))
@pytest.mark.parametrize(("rules", "players"), GAMES)
def test_a_story_accounts_for_every_dollar(rules: str, players: int, seed: int) -> None:
    game = played_out(rules, players, seed)
    check_money(game, story(game))


def test_every_stage_of_money_is_somewhere_in_the_golden_records() -> None:
    stages = {stage for path in RECORDS for flow in golden(path)[1].flows for stage in flow.stages}
    assert stages == {*get_args(Stage)}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_bank_adds_to_accepted_bids_what_the_buyers_paid(path: Path) -> None:
    game, told = golden(path)
    sold = Counter(dict.fromkeys(game.seats, 0))
    for auction in told.auctions:
        if auction.buyer != auction.seller:
            sold[auction.seller] += auction.price
    for seat in game.seats:
        to_seat = [flow for flow in told.flows if flow.payee == seat]
        assert sum(flow.stages.get("subsidy", 0) for flow in to_seat) == sold[seat]
        from_players = [flow for flow in to_seat if flow.payer != BANK]
        assert sum(flow.stages.get("auction", 0) for flow in from_players) == sold[seat]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_worth_goes_from_the_start_to_the_result_round_by_round(path: Path) -> None:
    game, told = golden(path)
    for seat, worth in told.worth.items():
        assert worth[0].total == worth[0].cash == 20
        score = game.scores()[seat]
        last = worth[-1]
        assert (last.cash, last.island, last.harbour) == (score.cash, score.island, score.harbour)
        assert (last.ship, last.dock, last.loans, last.total) == (score.ship, score.dock, score.loans, score.total)
        assert len(worth) == game.state.round_number + 1
        for parts in worth:
            assert parts.cash + parts.island + parts.harbour + parts.ship + parts.dock + parts.loans == parts.total


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_landing_is_an_auction(path: Path) -> None:
    game, told = golden(path)
    landings = [seat for seat, line in game.moves if isinstance(line, Sail) and line.where == "island"]
    assert [auction.seller for auction in told.auctions] == [game.seats[seat] for seat in landings]
    declined = [auction for auction in told.auctions if auction.buyer == auction.seller]
    assert len(declined) >= sum(line == Word("decline") for _, line in game.moves)
    for auction in told.auctions:
        assert 1 <= len(auction.cargo) <= 5
        assert auction.price == max(auction.bids.values())
        assert set(auction.bids) == {*game.seats} - {auction.seller}
        assert set(auction.then) == set(auction.brought) == {*game.seats}
        assert auction.gain == auction.brought[auction.buyer] - auction.price
        if auction.buyer != auction.seller:
            assert auction.bids[auction.buyer] == auction.price


def test_what_a_cargo_brought_is_what_the_island_counts_less_without_it() -> None:
    game = played_out("classic", 4, 6)
    told = story(game)
    auction = told.auctions[-1]
    p = game.seats.index(auction.buyer)
    poorer = game.state.copy()
    for colour in auction.cargo:
        poorer.island[p][game.rules.colours.index(colour)] -= 1
    card = game.state.card[p]
    assert auction.brought[auction.buyer] == island_worth(game.state, p, card) - island_worth(poorer, p, card)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_judgement_sums_up_the_auctions(path: Path) -> None:
    _, told = golden(path)
    assert sum(each.bought for each in told.judgement.values()) == len(told.auctions)
    assert sum(each.paid for each in told.judgement.values()) == sum(auction.price for auction in told.auctions)
    for seat, judged in told.judgement.items():
        assert judged.bids == sum(seat != auction.seller for auction in told.auctions)
        assert judged.off >= abs(judged.below) - 0.1
        won = [auction.gain for auction in told.auctions if auction.buyer == seat]
        assert judged.brought - judged.paid == sum(won)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_prices_are_those_on_the_table_and_trades_those_that_were_paid(path: Path) -> None:
    game, told = golden(path)
    assert set(told.prices) == set(game.rules.colours)
    for asked in told.prices.values():
        assert len(asked) == game.state.round_number + 1
        for prices in asked:
            assert prices.factory is None or game.rules.factory_prices[0] <= prices.factory
            assert prices.harbour is None or prices.harbour <= game.rules.harbour_prices[-1]
    for stage in ("factory", "harbour"):
        paid = Counter[tuple[str, str]]()
        for trade in told.trades:
            if trade.store == stage:
                paid[trade.buyer, trade.seller] += trade.price
        assert paid == {(flow.payer, flow.payee): flow.stages[stage] for flow in told.flows if stage in flow.stages}


def test_auctions_have_the_numbers_of_their_events() -> None:
    game = played_out("classic", 4, 6)
    plain = story(game)
    numbered = story(game, [10 * i for i in range(1, len(game.moves) + 1)])
    assert [auction.number * 10 for auction in plain.auctions] == [auction.number for auction in numbered.auctions]
    for auction in plain.auctions:
        assert game.lines[auction.number - 1].split()[1] in {"accept", "decline"}
