"""The table as a reader sees it: everything that lies open, nothing else, and a right result."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from boxship.game import Game, look
from boxship.notation.line_text import read
from boxship.notation.play_line import played
from boxship.notation.read_position import place
from boxship.notation.scenarios import comparable
from boxship.rules.layout import MONEY_LIMIT, OVER, State
from boxship.rules.rulesets import RULESETS, SEAT_NAMES, Ruleset
from boxship.table.shapes import Situation
from boxship.table.showing.situation import rules_shown, situation
from tests.table.moments import many_moments, seen_by


def as_position(shown: Situation) -> dict[str, Any]:
    """The keys of the notation, made of a situation."""
    words: dict[str, Any] = {}
    for board in shown.boards:
        for key in (
            "cash", "loans", "machines", "warehouses", "factory", "harbour", "ship", "at", "island", "dock", "card",
            "actions",
        ):  # fmt: skip
            words[f"{board.seat}.{key}"] = getattr(board, key)
    for key in ("supply", "removed", "turn", "round", "to_act", "ending", "ended", "winners"):
        words[key] = getattr(shown, key)
    words["over"] = shown.phase == "over"
    words["bids"] = shown.auction.bids if shown.auction else {}
    words["brokers"] = [{"money": broker.money, "containers": broker.containers} for broker in shown.brokers]
    words["payment"] = shown.payment and {
        "holder": shown.payment.holder,
        "space": shown.payment.space,
        "bid": shown.payment.goods or shown.payment.money,
    }
    return words


def test_a_situation_says_what_the_position_says() -> None:
    for moment in many_moments((1, 2), length=18):
        for seat in range(-1, moment.g.players):
            view = moment.seen_after(seat)
            shown = as_position(situation(view, 7))
            there = {key: value for key, value in view.position.items() if not key.endswith(".total")}
            assert comparable(shown) == comparable(there)


def test_only_a_reader_at_the_table_has_secrets() -> None:
    for moment in many_moments((3,), length=20):
        watching = situation(moment.seen(-1), 0)
        assert watching.mine is None
        if watching.auction is not None:
            assert watching.auction.gains == []
            assert watching.auction.stake is None
        for seat in range(moment.g.players):
            mine = situation(moment.seen(seat), 0).mine
            assert mine is not None
            assert (mine.seat, mine.cash) == (SEAT_NAMES[seat], moment.g.cash[seat])


def test_everything_can_be_sent() -> None:
    for moment in many_moments((4,), length=10):
        shown = situation(moment.seen(0), 3)
        assert msgspec.json.decode(msgspec.json.encode(shown), type=Situation) == shown


@pytest.mark.parametrize("name", RULESETS)
def test_the_rules_shown_are_those_that_pictures_use(name: str) -> None:
    rules = RULESETS[name]
    shown = rules_shown(rules, 4)
    picture = look(rules, rules.for_players(4)[0], None)
    assert shown.words == name
    assert shown.containers == picture.containers
    assert {card: tuple(values.values()) for card, values in shown.card_values.items()} == picture.card_values
    assert shown.card_doubles == picture.double
    assert (shown.loan, shown.interest, shown.most_loans, shown.ship_places) == (10, 1, 2, 5)


# -- bids ------------------------------------------------------------------------------------------------------------


def landed(*bids: str) -> tuple[Ruleset, State]:
    rules = Ruleset.parse("classic")
    g = place(rules, 4, {"blue": {"ship": ["tan", "black"]}}, {"seat": "blue"})
    for said in ("blue: sail island", *bids):
        seat, _, line = said.partition(": ")
        g = played(g, SEAT_NAMES.index(seat), read(line, rules.colours), rules.colours)
    return rules, g


def test_r8_1_who_has_sealed_shows_and_what_does_not() -> None:
    rules, g = landed()
    for seat in range(4):
        shown = situation(seen_by(rules, g, seat), 9, ["yellow"], 6 if seat == 2 else None)
        assert shown.auction is not None
        assert shown.auction.bidders == ["red", "yellow", "green"]
        assert shown.auction.sealed == ["yellow"]
        assert shown.auction.bids == {}
        assert shown.to_act == ["red", "green"]
        assert shown.mine is not None
        assert shown.mine.sealed_bid == (6 if seat == 2 else None)


def test_a_bid_that_is_in_the_game_counts_as_sealed_too() -> None:
    rules, g = landed("green: bid 5")
    shown = situation(seen_by(rules, g, 3), 9, ["yellow"])
    assert shown.auction is not None
    assert shown.auction.sealed == ["yellow", "green"]
    assert shown.to_act == ["red"]
    assert shown.mine is not None
    assert shown.mine.sealed_bid == 5


def test_r8_2_in_the_extra_round_only_the_tied_bid() -> None:
    rules, g = landed("red: bid 4", "yellow: bid 1", "green: bid 4")
    shown = situation(seen_by(rules, g, 1), 9, ["green"])
    assert shown.auction is not None
    assert shown.auction.extra
    assert shown.auction.bidders == ["red", "green"]
    assert shown.auction.sealed == ["green"]
    assert shown.auction.bids == {"red": 4, "yellow": 1, "green": 4}
    assert shown.auction.stake is not None
    assert (shown.auction.stake.most, shown.auction.stake.already, shown.auction.stake.seller_gets) == (16, 4, 2)
    beaten = situation(seen_by(rules, g, 2), 9, ["green"])
    assert beaten.auction is not None
    assert beaten.auction.stake is None


def test_r8_1_a_bidder_with_more_than_a_line_can_say_may_bid_as_much_as_it_can() -> None:
    rules, g = landed()
    g.cash[1] = MONEY_LIMIT + 1
    shown = situation(seen_by(rules, g, 1), 9)
    assert shown.auction is not None
    assert shown.auction.stake is not None
    assert shown.auction.stake.most == MONEY_LIMIT


# -- the end ---------------------------------------------------------------------------------------------------------


def ended(rules: str, position: dict[str, Any]) -> Situation:
    """A game that ends with blue's next word."""
    ruleset = Ruleset.parse(rules)
    g = place(ruleset, 4, position, {"seat": "blue", "ending": True})
    g = played(g, 0, read("end", ruleset.colours), ruleset.colours)
    assert g.phase == OVER
    return situation(seen_by(ruleset, g, -1), 1)


def test_r10_7_places_go_by_totals() -> None:
    shown = ended("classic", {"red": {"cash": 50}, "green": {"cash": 3, "loans": 1}})
    assert [(score.seat, score.place, score.total) for score in shown.scores] == [
        ("red", 1, 50), ("blue", 2, 20), ("yellow", 2, 20), ("green", 4, -8),
    ]  # fmt: skip
    assert shown.winners == ["red"]
    assert [score.winner for score in shown.scores] == [True, False, False, False]


def test_r10_8_equal_totals_are_parted_by_the_island() -> None:
    island = {"cash": 10, "island": {"black": 1, "white": 1}, "card": "white"}
    shown = ended("classic", {"yellow": island | {"cash": 10, "card": "black"}})
    assert next((score.seat, score.place) for score in shown.scores) == ("yellow", 1)
    assert [score.place for score in shown.scores] == [1, 2, 2, 2]


def test_r10_8_a_shared_victory_shares_the_place() -> None:
    shown = ended("jumbo", {"blue": {"factory": ["black@1"]}, "red": {"factory": ["grey@1"]}})
    assert [(score.seat, score.place) for score in shown.scores] == [
        ("blue", 1), ("red", 1), ("yellow", 3), ("green", 3),
    ]  # fmt: skip
    assert shown.winners == ["blue", "red"]


def test_scores_add_up_and_agree_with_the_game() -> None:
    game = Game.new("short round_limit=2", 3, seed=9)
    assert situation(game.view("blue"), 0).scores == []
    while not game.over:
        game.play("end")
    shown = situation(game.view("blue"), 9)
    assert {score.seat for score in shown.scores if score.place == 1} == set(game.winners)
    for score in shown.scores:
        sums = game.scores()[score.seat]
        assert score.total == sums.total
        parts = score.cash + score.island + score.harbour + score.ship + score.dock + score.loans
        assert parts == score.total
        assert sum(row.value * row.on_island for row in score.worths if not row.drops) == score.island
