"""Steps: every decision can be made, and in exactly one way."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, islice, pairwise, product
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from boxship.notation import lines
from boxship.notation.legal_lines import is_complete, legal_lines
from boxship.notation.lines import Priced
from boxship.notation.play_line import played
from boxship.notation.read_position import place
from boxship.rules import layout, steps
from boxship.rules.amounts import add_amounts
from boxship.rules.apply import apply
from boxship.rules.layout import MONEY_LIMIT, State
from boxship.rules.rulesets import Ruleset
from tests.choosers import legal_steps
from tests.odd_tables import Table, tables

HEAPS = (1_000_000, 10_000, 100)


def test_steps_lie_in_contiguous_blocks() -> None:
    blocks = [
        steps.MACHINE,
        steps.BUY,
        steps.SAIL,
        steps.ACCEPT,
        steps.CALL,
        steps.MAKE,
        steps.TAKE,
        steps.TAKE_FACTORY,
    ]
    blocks += [steps.TAKE_HARBOUR, steps.PRICE, steps.HEAP, steps.AMOUNT, steps.STEPS]
    sizes = [b - a for a, b in pairwise(blocks)]
    assert sizes == [5, 4, 4, 4, 6, 5, 5, 30, 30, 6, 3, 100]
    words = [value for name, value in vars(steps).items() if name.isupper() and isinstance(value, int)]
    assert sorted({word for word in words if word < steps.MACHINE} - {steps.OTHERS}) == [
        *range(steps.OTHERS),
        *range(steps.OTHERS + 1, steps.MACHINE),
    ]


# -- amounts of money --------------------------------------------------------------------------------------------------


def next_pieces(said: int, least: int, most: int) -> list[int]:
    g = State()
    g.amount[0] = said
    buffer = [0] * steps.STEPS
    return buffer[: add_amounts(g, 0, buffer, 0, least, most)]


def amounts(least: int, most: int) -> Counter[int]:
    """Every amount that can be said between two bounds, with the number of ways to say it."""
    ways: Counter[int] = Counter()
    open_ends = [0]
    while open_ends:
        said = open_ends.pop()
        pieces = next_pieces(said, least, most)
        assert pieces, f"{said} leads nowhere between {least} and {most}"
        for piece in pieces:
            if piece >= steps.AMOUNT:
                ways[said + piece - steps.AMOUNT] += 1
            else:
                open_ends.append(said + HEAPS[piece - steps.HEAP])
    return ways


@settings(max_examples=40)
@given(st.integers(0, 30_000), st.integers(0, 3000))
@example(0, 0)
@example(0, 99)
@example(0, 100)
@example(0, 10_001)
@example(100, 0)
@example(101, 0)
@example(9_950, 100)
@example(10_000, 0)
@example(999_950, 100)
@example(1_000_000, 0)
@example(1_999_999, 2)
def test_every_amount_between_two_bounds_in_exactly_one_way(least: int, more: int) -> None:
    assert amounts(least, least + more) == Counter(range(least, least + more + 1))


@given(st.integers(0, MONEY_LIMIT), st.integers(0, MONEY_LIMIT), st.integers(0, MONEY_LIMIT))
@example(MONEY_LIMIT, MONEY_LIMIT, MONEY_LIMIT)
@example(0, 0, MONEY_LIMIT)
@example(99_999_900, 99_999_901, MONEY_LIMIT)
def test_an_amount_in_the_millions_is_said_from_its_largest_heap_down(a: int, b: int, c: int) -> None:
    least, wanted, most = sorted((a, b, c))
    said = 0
    for i, heap in enumerate(HEAPS):
        while wanted - said >= heap:
            assert steps.HEAP + i in next_pieces(said, least, most)
            said += heap
    assert steps.AMOUNT + wanted - said in next_pieces(said, least, most)


@given(st.integers(0, MONEY_LIMIT), st.integers(0, MONEY_LIMIT), st.randoms(use_true_random=False))
def test_no_way_of_saying_an_amount_leads_nowhere(a: int, b: int, r: Any) -> None:
    least, most = sorted((a, b))
    said = 0
    while True:
        pieces = next_pieces(said, least, most)
        assert pieces
        piece = r.choice(pieces)
        if piece >= steps.AMOUNT:
            assert least <= said + piece - steps.AMOUNT <= most
            return
        said += HEAPS[piece - steps.HEAP]


@pytest.mark.parametrize("bid", [0, 7, 99, 100, 10_000, 1_234_567, MONEY_LIMIT])
def test_r8_1_a_bid_of_any_size(bid: int) -> None:
    rules = Ruleset.parse("classic")
    rich = {"red": {"cash": MONEY_LIMIT}, "blue": {"ship": ["tan"]}}
    g = played(place(rules, 3, rich, {}), 0, lines.Sail("island"), rules.colours)
    after = played(g, 1, lines.Bid(bid), rules.colours)
    assert (after.bids[1], after.amount[1]) == (bid, 0)


@pytest.mark.parametrize("least", [1, 100, 101, 9_999, 10_000, 1_234_567])
def test_r9_3_outbidding_takes_at_least_one_dollar_more(least: int) -> None:
    rules = Ruleset.parse("jumbo investment_bank")
    there = {"blue": {"cash": least + 1}, "payment": {"holder": "red", "space": "1 containers", "bid": least}}
    g = place(rules, 3, there, {})
    said = {line for line in legal_lines(g, 0) if isinstance(line, lines.Raise)}
    assert said == {lines.Raise((), least + 1)}


# -- stores ------------------------------------------------------------------------------------------------------------


def arrangements(colours: list[int], prices: list[int]) -> set[tuple[Priced, ...]]:
    """All ways to price these containers, like ones being alike."""
    counts = Counter(colours)
    each = [
        [[Priced(c, price) for price in row] for row in combinations_with_replacement(prices, n)]
        for c, n in counts.items()
    ]
    return {tuple(sorted(priced for part in choice for priced in part)) for choice in product(*each)}


@settings(max_examples=25)
@given(st.lists(st.integers(0, 4), max_size=4), st.sampled_from([(2,), (2, 3), (2, 3, 4, 5, 6)]))
def test_r4_3_every_arrangement_of_a_store_exactly_once(colours: list[int], prices: tuple[int, ...]) -> None:
    rules = Ruleset.parse("classic").with_fields({"harbour_prices": prices})
    goods = [f"{rules.colours[c]}@{prices[0]}" for c in colours]
    g = place(rules, 3, {"blue": {"warehouses": 4, "harbour": goods}}, {})
    found = [line.store for line in legal_lines(g, 0) if isinstance(line, lines.Reprice)]
    assert len(found) == len(set(found))
    assert set(found) == arrangements(colours, list(prices))


@settings(max_examples=15)
@given(st.lists(st.tuples(st.integers(0, 4), st.integers(1, 4)), max_size=4), st.integers(0, 12), st.integers(1, 3))
def test_r4_2_every_purchase_exactly_once(shelf: list[tuple[int, int]], cash: int, room: int) -> None:
    rules = Ruleset.parse("classic harbour_prices=2")
    there = {
        "blue": {"cash": cash, "warehouses": room},
        "red": {"machines": ["white", "tan"], "factory": [f"{rules.colours[c]}@{price}" for c, price in shelf]},
    }
    g = place(rules, 3, there, {})
    found = [line.goods for line in legal_lines(g, 0) if isinstance(line, lines.Buy)]
    possible = {
        tuple(sorted(Priced(*shelf[i]) for i in range(len(shelf)) if chosen >> i & 1))
        for chosen in range(1, 2 ** len(shelf))
    }
    assert len(found) == len(set(found))
    assert set(found) == {goods for goods in possible if len(goods) <= room and sum(p for _, p in goods) <= cash}


@settings(max_examples=15)
@given(st.lists(st.tuples(st.integers(0, 4), st.integers(2, 6)), max_size=5), st.integers(0, 20), st.integers(0, 5))
def test_r5_2_every_load_exactly_once(shelf: list[tuple[int, int]], cash: int, aboard: int) -> None:
    rules = Ruleset.parse("classic")
    there = {
        "blue": {"cash": cash, "ship": ["tan"] * aboard},
        "red": {"warehouses": 5, "harbour": [f"{rules.colours[c]}@{price}" for c, price in shelf]},
    }
    subsets = {
        tuple(sorted(Priced(*shelf[i]) for i in range(len(shelf)) if chosen >> i & 1))
        for chosen in range(2 ** len(shelf))
    }
    fitting = {goods for goods in subsets if len(goods) <= 5 - aboard and sum(p for _, p in goods) <= cash}
    g = place(rules, 3, there, {})
    sails = [line.goods for line in legal_lines(g, 0) if isinstance(line, lines.Sail) and line.where == "red"]
    assert len(sails) == len(set(sails))
    assert set(sails) == fitting
    g.at[0] = 1
    loads = [line.goods for line in legal_lines(g, 0) if isinstance(line, lines.Load)]
    assert len(loads) == len(set(loads))
    assert set(loads) == fitting - {()}


def test_r9_2_every_order_of_containers_on_the_card_is_a_bid_of_its_own() -> None:
    rules = Ruleset.parse("jumbo investment_bank")
    there = {"blue": {"factory": ["black@2", "grey@2"], "harbour": ["black@2"]}}
    g = place(rules, 3, there, {})
    bids = [line.goods for line in legal_lines(g, 0) if isinstance(line, lines.Call) and line.broker == 0]
    assert len(bids) == len(set(bids)) == 3 + 3 * 2 + 3 * 2 * 1


@settings(max_examples=40)
@given(tables())
def test_unfinished_lines_always_go_on(table: Table) -> None:
    """Inside a line the same seat goes on and has a step, and nobody else is asked."""
    g = table.laid_out()
    for seat in range(g.players):
        for step in legal_steps(g, seat):
            now = g.copy()
            apply(now, seat, step)
            if not is_complete(g, seat, now):
                assert legal_steps(now, seat)
                if now.phase != layout.BID:
                    assert not any(legal_steps(now, q) for q in range(g.players) if q != seat)


def test_listing_is_lazy() -> None:
    """A store of five in six prices has many thousand arrangements; the first few come at once."""
    rules = Ruleset.parse("classic harbour_prices=1/2/3/4/5/6")
    goods = [f"{colour}@2" for colour in rules.colours]
    g = place(rules, 3, {"blue": {"warehouses": 5, "harbour": goods}}, {})
    assert len(list(islice(legal_lines(g, 0), 100))) == 100
