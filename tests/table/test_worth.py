"""What things are worth: rows that add up, and answers that do what they said."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boxship.notation.line_text import read
from boxship.notation.play_line import played
from boxship.notation.read_position import place
from boxship.notation.refusals import Refusal
from boxship.rules.layout import DECIDE, NOBODY, OVER, State
from boxship.rules.rulesets import SEAT_NAMES, Ruleset
from boxship.rules.scoring import island_worth
from boxship.table.shapes import Gain, Span
from boxship.table.showing.prospects import prospects
from boxship.table.showing.situation import situation
from boxship.table.showing.worth import cargo_by_card, gains, with_more, worths
from tests.table.moments import many_moments, seen_by

CLASSIC = Ruleset.parse("classic")
COLOURS = CLASSIC.colours
COUNTS = st.lists(st.integers(0, 4), min_size=5, max_size=5)


def with_island(card: int, island: list[int]) -> State:
    g = place(CLASSIC, 3, {"blue": {"card": COLOURS[card]}}, {})
    g.island[0] = island[:]
    return g


def rows_of(g: State, cargo: list[int]) -> list[Gain]:
    return gains(g, 0, cargo, COLOURS, prospects(g, 0, cargo))


def rows_now(g: State, cargo: list[int]) -> list[tuple[str, int, int, str, bool]]:
    return [(row.colour, row.count, row.amount, row.why, row.own) for row in rows_of(g, cargo)]


def test_the_rows_of_the_picture() -> None:
    """Two oranges that dropped, and a cargo with the missing tan: the whole island is another one."""
    g = with_island(COLOURS.index("orange"), [1, 1, 1, 0, 2])
    assert rows_now(g, [1, 1, 1, 1, 0]) == [
        ("black", 1, 4, "plain", False),
        ("white", 1, 6, "plain", False),
        ("brown", 1, 0, "drops", False),
        ("tan", 1, 10, "completes", False),
        ("brown", 1, -2, "lost", True),
        ("orange", 2, 20, "rescued", True),
    ]


def test_own_containers_of_the_double_colour_gain_with_the_last_colour() -> None:
    g = with_island(COLOURS.index("orange"), [3, 1, 1, 2, 0])
    assert rows_now(g, [0, 0, 0, 0, 1]) == [("orange", 1, 10, "plain", False), ("tan", 2, 10, "completes", True)]


def test_the_card_says_both_values_of_the_double_colour_until_every_colour_lies_there() -> None:
    card = COLOURS.index("orange")
    row = rows_of(with_island(card, [0, 0, 0, 0, 0]), [0, 0, 0, 2, 0])[0]
    assert (row.colour, row.card) == ("tan", Span(low=10, high=20))
    row = rows_of(with_island(card, [1, 1, 1, 1, 1]), [0, 0, 0, 2, 0])[0]
    assert row.card == Span(low=20, high=20)


def test_the_card_says_the_sum_for_a_whole_cargo() -> None:
    g = with_island(COLOURS.index("orange"), [1, 1, 1, 0, 2])
    assert cargo_by_card(g, 0, [1, 1, 1, 1, 0]) == Span(low=17, high=22)


@given(st.integers(0, 4), COUNTS, COUNTS)
def test_rows_add_up_to_the_difference(card: int, island: list[int], cargo: list[int]) -> None:
    g = with_island(card, island)
    difference = island_worth(with_more(g, 0, cargo), 0, card) - island_worth(g, 0, card)
    rows = rows_of(g, cargo)
    assert sum(row.amount for row in rows) == difference
    assert sum(row.count for row in rows if not row.own) == sum(cargo)
    assert all(row.amount == 0 for row in rows if row.why == "drops")
    assert all(row.amount < 0 for row in rows if row.why == "lost")
    assert all(row.amount > 0 for row in rows if row.why in {"rescued", "completes", "plain"})
    assert all((row.card is None) == row.own for row in rows)


@given(st.integers(0, 4), COUNTS)
def test_one_more_of_a_colour_changes_the_island_by_what_is_said(card: int, island: list[int]) -> None:
    g = with_island(card, island)
    now = island_worth(g, 0, card)
    rows = worths(g, 0, COLOURS)
    assert sum(row.value * row.on_island for row in rows if not row.drops) == now
    assert sum(row.drops for row in rows) == (1 if any(island) else 0)
    for row in rows:
        more = [int(colour == row.colour) for colour in COLOURS]
        assert island_worth(with_more(g, 0, more), 0, card) == now + row.next_one


def test_worths_stand_in_the_order_of_the_card() -> None:
    rows = worths(with_island(COLOURS.index("orange"), [0] * 5), 0, COLOURS)
    assert [(row.colour, row.base) for row in rows] == [
        ("orange", 10), ("tan", 5), ("white", 6), ("black", 4), ("brown", 2),
    ]  # fmt: skip


def check_outcomes(rules: Ruleset, g: State) -> int:
    """Each answer does what was said; what the brokers pay out at the end of a game is another matter."""
    seller = g.turn
    shown = situation(seen_by(rules, g, seller), 0)
    assert shown.auction is not None
    assert shown.auction.outcomes[-1].line == "decline"
    for outcome in shown.auction.outcomes:
        line = read(outcome.line, rules.colours)
        if outcome.reason is not None:
            with pytest.raises(Refusal) as refused:
                played(g, seller, line, rules.colours)
            assert outcome.reason.code == refused.value.code
            assert outcome.cash_after < 0
            continue
        after = played(g, seller, line, rules.colours)
        if g.holder == NOBODY or after.phase != OVER:
            assert outcome.cash_after == after.cash[seller]
        assert outcome.cash_after - outcome.cash_before == outcome.gets - outcome.pays
        assert outcome.island_after == island_worth(after, seller, after.card[seller])
        if outcome.bidder is not None:
            paid = g.bids[SEAT_NAMES.index(outcome.bidder)]
            assert outcome.gets == paid + outcome.subsidy
            assert outcome.subsidy == paid
    return len(shown.auction.outcomes)


def test_r8_4_and_r8_5_each_answer_does_what_was_said() -> None:
    checked = 0
    for moment in many_moments((1, 2, 4, 6), length=60):
        if moment.g.phase == DECIDE:
            checked += check_outcomes(moment.rules, moment.g)
    assert checked > 20


def test_r8_3_every_tied_bidder_is_an_answer() -> None:
    position: dict[str, Any] = {"blue": {"ship": ["tan"], "cash": 3}}
    g = place(CLASSIC, 4, position, {"seat": "blue"})
    for seat, line in [(0, "sail island"), (1, "bid 4"), (2, "bid 4"), (3, "bid 1"), (1, "bid 1"), (2, "bid 1")]:
        g = played(g, seat, read(line, COLOURS), COLOURS)
    assert check_outcomes(CLASSIC, g) == 3
    for seat in (1, 2, 3, -1):
        shown = situation(seen_by(CLASSIC, g, seat), 0)
        assert shown.auction is not None
        assert shown.auction.outcomes == []
