"""The auction (R7, R8): every combination of small bids, in every ruleset's way, against a second reckoning."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import pytest

from boxship import Ruleset
from boxship.notation.legal_lines import legal_lines
from boxship.notation.lines import Accept, Bid, Line, Sail, Word
from boxship.notation.play_line import played
from boxship.notation.read_position import place
from boxship.rules.layout import BID, DECIDE, State

CLASSIC = Ruleset.parse("classic")
MODES = ("seller_decides", "keeps_at_once", "keeps_after_extra")
CASH = 3


def landed(rules: Ruleset, **blue: Any) -> State:
    """Blue has landed with two containers; red and yellow have $3 each."""
    seats = {"blue": {"ship": ["black", "brown"], **blue}, "red": {"cash": CASH}, "yellow": {"cash": CASH}}
    return say(place(rules, 3, seats, {}), 0, Sail("island"))


def say(g: State, seat: int, line: Line) -> State:
    return played(g, seat, line, CLASSIC.colours)


def lines_of(g: State, seat: int) -> set[Line]:
    return set(legal_lines(g, seat))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("bids", list(product(range(CASH + 1), repeat=2)))
def test_r8_every_pair_of_bids(mode: str, bids: tuple[int, int]) -> None:
    rules = CLASSIC.with_fields({"all_zero": mode})
    g = say(say(landed(rules), 1, Bid(bids[0])), 2, Bid(bids[1]))
    if bids[0] != bids[1]:
        winner = 1 if bids[0] > bids[1] else 2
        assert g.phase == DECIDE
        assert lines_of(g, 0) == {Word("loan"), Accept(None), Word("decline")}
        sold = say(g, 0, Accept(None))
        assert sold.island[winner] == [1, 0, 1, 0, 0]
        assert (sold.cash[0], sold.cash[winner]) == (20 + 2 * max(bids), CASH - max(bids))
        kept = say(g, 0, Word("decline"))
        assert kept.island[0] == [1, 0, 1, 0, 0]
        assert kept.cash[:3] == [20 - max(bids), CASH, CASH]
        return
    if bids == (0, 0) and mode == "keeps_at_once":
        assert (g.turn, g.island[0], g.cash[:3]) == (1, [1, 0, 1, 0, 0], [20, CASH, CASH])
        return
    assert (g.phase, g.bidding, g.due[:3]) == (BID, 2, [0, 1, 1])
    extras = range(CASH - bids[0] + 1)
    for extra in product(extras, repeat=2):
        after = say(say(g, 2, Bid(extra[1])), 1, Bid(extra[0]))
        sums = [bids[0] + extra[0], bids[1] + extra[1]]
        if max(sums) == 0 and mode == "keeps_after_extra":
            assert (after.turn, after.island[0]) == (1, [1, 0, 1, 0, 0])
            continue
        assert after.bids[1:3] == sums
        tied = [p for p in (1, 2) if sums[p - 1] == max(sums)]
        named = {Accept(p) for p in tied} if len(tied) > 1 else {Accept(None)}
        assert lines_of(after, 0) == {Word("loan"), Word("decline"), *named}


def test_r8_1_and_r8_2_the_bounds_of_a_bid() -> None:
    g = landed(CLASSIC)
    assert lines_of(g, 1) == {Word("loan"), *(Bid(n) for n in range(CASH + 1))}
    assert lines_of(g, 0) == set()
    g = say(say(g, 1, Bid(2)), 2, Bid(2))
    assert lines_of(g, 1) == {Word("loan"), Bid(0), Bid(1)}
    g = say(say(g, 1, Word("loan")), 1, Word("loan"))
    assert lines_of(g, 1) == {Bid(n) for n in range(22)}


@pytest.mark.parametrize("order", list(permutations([1, 2, 3, 4])))
def test_r7_bids_come_in_any_order(order: tuple[int, ...]) -> None:
    g = say(place(CLASSIC, 5, {"blue": {"ship": ["tan"]}}, {}), 0, Sail("island"))
    for seat in order:
        g = say(g, seat, Bid((0, 4, 7, 7, 1)[seat]))
    assert g.bids[:5] == [0, 4, 7, 7, 1]
    assert g.due == [0, 0, 1, 1, 0]


@pytest.mark.parametrize("cash", range(7))
def test_r8_5_declining_needs_the_cash_after_borrowing_if_he_likes(cash: int) -> None:
    g = say(say(landed(CLASSIC, cash=cash), 1, Bid(3)), 2, Bid(0))
    assert (Word("decline") in lines_of(g, 0)) == (cash >= 3)
    g = say(g, 0, Word("loan"))
    assert Word("decline") in lines_of(g, 0)
    assert say(g, 0, Word("decline")).cash[0] == cash + 10 - 3


def test_r8_4_the_worked_cases() -> None:
    seats = {"blue": {"ship": ["tan"]}, "red": {"cash": 12}, "yellow": {"cash": 8}}
    g = say(place(CLASSIC, 3, seats, {}), 0, Sail("island"))
    sold = say(say(say(g, 1, Bid(12)), 2, Bid(8)), 0, Accept(None))
    assert sold.cash[:2] == [44, 0]
    kept = say(say(say(g, 1, Bid(0)), 2, Bid(8)), 0, Word("decline"))
    assert kept.cash[0] == 12


@pytest.mark.parametrize("players", [3, 4, 5])
def test_r8_6_all_zero_twice_gives_the_cargo_to_anybody_or_nobody(players: int) -> None:
    g = say(place(CLASSIC, players, {"blue": {"ship": ["tan"], "cash": 0}}, {}), 0, Sail("island"))
    for _ in range(2):
        for seat in range(1, players):
            g = say(g, seat, Bid(0))
    assert lines_of(g, 0) == {Word("loan"), Word("decline"), *(Accept(seat) for seat in range(1, players))}
    for seat in range(1, players):
        assert say(g, 0, Accept(seat)).island[seat][3] == 1
    kept = say(g, 0, Word("decline"))
    assert (kept.island[0][3], kept.cash[0]) == (1, 0)
