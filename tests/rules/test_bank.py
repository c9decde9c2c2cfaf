"""The Investment Bank (R9): what a bid does, unit by unit."""

from __future__ import annotations

from math import comb, prod
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boxship import Ruleset
from boxship.notation.legal_lines import legal_lines
from boxship.notation.line_text import write
from boxship.notation.lines import Call, Laid, Raise, Return, Word
from boxship.notation.play_line import played
from boxship.notation.read_position import place
from boxship.notation.write_position import position
from boxship.rules.apply import apply
from boxship.rules.layout import MONEY_LIMIT, NOBODY, State
from boxship.rules.legal import legal
from boxship.rules.steps import LOAN_STEP, RAISE, STEPS

RULES = Ruleset.parse("jumbo investment_bank")
COLOURS = RULES.colours


def open_auction(bid: Any, space: str, **parts: Any) -> State:
    """Red holds the card; it is blue's turn, with one action left."""
    red = {"machines": ["grey", "brown", "black"], "warehouses": 4}
    there = {"red": red, "payment": {"holder": "red", "space": space, "bid": bid}, **parts}
    return place(RULES, 3, there, {"seat": "blue", "actions": 1})


@given(st.integers(1, 40), st.integers(0, 2), st.lists(st.integers(0, 9), min_size=3, max_size=3))
def test_r9_6_money_goes_round_the_brokers_one_dollar_at_a_time(bid: int, broker: int, money: list[int]) -> None:
    lots = [["black"], ["grey", "grey"], ["brown"]]
    brokers = [{"money": m, "containers": lot} for m, lot in zip(money, lots, strict=True)]
    g = open_auction(bid, f"{broker + 1} containers", brokers=brokers)
    after = position(played(g, 0, Word("end"), COLOURS), COLOURS)
    for unit in range(bid):
        money[unit % 3] += 1
    assert [b["money"] for b in after["brokers"]] == money
    assert after["red.dock"] == lots[broker]
    assert [b["containers"] for b in after["brokers"]] == [[] if b == broker else lots[b] for b in range(3)]
    assert after["payment"] is None


@given(st.lists(st.integers(0, 4), min_size=1, max_size=6), st.integers(0, 2))
def test_r9_6_containers_go_round_in_the_order_of_the_card(laid: list[int], broker: int) -> None:
    g = open_auction([f"factory {COLOURS[c]}@2" for c in laid], f"{broker + 1} money")
    after = played(g, 0, Word("end"), COLOURS)
    lots = [[0] * 5 for _ in range(3)]
    for unit, c in enumerate(laid):
        lots[unit % 3][c] += 1
    assert after.lot == lots
    assert after.cash[1] == 20 + broker + 1
    assert after.broker_money == [0 if b == broker else b + 1 for b in range(3)]
    assert (after.holder, after.collected) == (NOBODY, 1)


def test_r9_4_who_collected_neither_calls_nor_outbids_in_that_turn() -> None:
    g = played(open_auction(3, "1 containers"), 0, Word("end"), COLOURS)
    assert g.turn == 1
    assert not [line for line in legal_lines(g, 1) if isinstance(line, Call | Raise)]


@settings(max_examples=25)
@given(st.lists(st.tuples(st.integers(0, 1), st.integers(0, 4)), min_size=1, max_size=4))
def test_r9_3_what_came_back_is_placed_in_its_own_stores(laid: list[tuple[int, int]]) -> None:
    stores = ("factory", "harbour")
    bid = [f"{stores[store]} {COLOURS[c]}@2" for store, c in laid]
    blue = {"machines": ["black", "grey", "brown"], "factory": ["black@1"] * (len(laid) + 1)}
    g = open_auction(bid, "2 money", blue=blue)
    g = played(g, 0, Raise((Laid(0, 0, 1),) * (len(laid) + 1)), COLOURS)
    assert g.turn == 0, "the turn ends once the beaten bidder has said his return"
    lines = list(legal_lines(g, 1))
    assert len(lines) == len(set(lines))
    assert len(lines) == _product_of_ways(laid)
    for line in lines[:5]:
        assert isinstance(line, Return)
        after = played(g, 1, line, COLOURS)
        back = sorted([(0, c, p) for c, p in _shelf(after, 0)] + [(1, c, p) for c, p in _shelf(after, 1)])
        assert back == sorted(tuple(laid_back) for laid_back in line.goods)
        assert after.turn == 1


def _product_of_ways(laid: list[tuple[int, int]]) -> int:
    """Like containers on k prices: combinations with repetition, multiplied over the kinds."""
    return prod(comb(laid.count(kind) + (4, 5)[kind[0]] - 1, laid.count(kind)) for kind in set(laid))


def _shelf(g: State, store: int) -> list[tuple[int, int]]:
    shelf, prices = (g.harbour[1], g.harbour_price) if store else (g.factory[1], g.factory_price)
    return [(c, prices[s]) for c in range(5) for s in range(6) for _ in range(shelf[c][s])]


def test_r9_3_money_goes_back_to_hand_at_once() -> None:
    g = open_auction(7, "1 containers", brokers=[{"containers": ["black"]}, {}, {}])
    after = played(g, 0, Raise((), 8), COLOURS)
    assert (after.cash[:2], after.card_money, after.holder, after.turn) == ([12, 27], 8, 0, 1)


def test_r9_5_one_auction_at_a_time() -> None:
    g = open_auction(7, "1 containers", brokers=[{"containers": ["black"]}, {"containers": ["grey"]}, {}])
    lines = {write(line, COLOURS) for line in legal_lines(g, 0)}
    assert not [line for line in lines if line.startswith("call")]
    assert {line for line in lines if line.startswith("raise")} == {f"raise {n}" for n in range(8, 21)}


@pytest.mark.parametrize("how", ["supply", "round_limit"])
def test_r9_8_an_open_auction_goes_to_the_holder_before_scoring(how: str) -> None:
    rules = Ruleset.parse("jumbo investment_bank round_limit=1")
    there = {
        "brokers": [{"money": 5}, {"containers": ["grey", "black"]}, {}],
        "payment": {"holder": "red", "space": "2 containers", "bid": 4},
    }
    turn = {"seat": "blue", "first": "red", "ending": how == "supply"}
    g = played(place(rules, 3, there, turn), 0, Word("end"), COLOURS)
    after = position(g, COLOURS)
    assert (after["over"], after["ended"]) == (True, how)
    assert after["red.dock"] == ["black", "grey"]
    assert after["red.total"] == 20 + 2 * 3
    assert [b["money"] for b in after["brokers"]] == [7, 3, 4]


def test_r9_3_nobody_is_offered_a_bid_beyond_the_limit() -> None:
    g = open_auction(MONEY_LIMIT, "1 containers", blue={"cash": MONEY_LIMIT, "loans": 0})
    apply(g, 0, LOAN_STEP)
    assert g.cash[0] > MONEY_LIMIT
    options = [0] * STEPS
    assert RAISE not in options[: legal(g, 0, options)]
