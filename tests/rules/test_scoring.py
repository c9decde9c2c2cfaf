"""Scoring (R10.4 to R10.8): the value cards, the worked cases, and the discard against a second reckoning."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from boxship import Ruleset
from boxship.notation.lines import Word
from boxship.notation.play_line import played
from boxship.notation.read_position import place
from boxship.notation.write_position import position
from boxship.rules.rulesets import CLASSIC_COLOURS, JUMBO_COLOURS
from boxship.rules.scoring import RANKS, WORTH, colour_worth, discarded_colour, final_money, island_worth, tie_strength

CARDS = """
black | black | brown | orange | tan | white
brown | brown | orange | tan | white | black
orange | orange | tan | white | black | brown
tan | tan | white | black | brown | orange
white | white | black | brown | orange | tan
"""
JUMBO_WORDS = {"orange": "purple", "tan": "yellow", "white": "grey", "black": "black", "brown": "brown"}


def printed() -> dict[str, list[str]]:
    """The cards of R1.3: what each says about the $10, $5/$10, $6, $4 and $2 colour."""
    rows = [[word.strip() for word in row.split("|")] for row in CARDS.strip().splitlines()]
    return {row[0]: row[1:] for row in rows}


def test_r1_3_the_five_value_cards() -> None:
    for card, row in printed().items():
        number = CLASSIC_COLOURS.index(card)
        for rank, colour in enumerate(row):
            c = CLASSIC_COLOURS.index(colour)
            assert RANKS[number][c] == rank
            assert colour_worth(number, c, every_colour=False) == (10, 5, 6, 4, 2)[rank]
            assert colour_worth(number, c, every_colour=True) == (10, 10, 6, 4, 2)[rank]


def test_r1_3_the_cards_are_a_latin_square() -> None:
    for line in (*RANKS, *zip(*RANKS, strict=True)):
        assert sorted(line) == [0, 1, 2, 3, 4]


def test_r1_3_a_card_is_named_by_its_ten_dollar_colour() -> None:
    assert [RANKS[card][card] for card in range(5)] == [0] * 5


def test_r1_3_jumbo_has_the_same_cards_in_its_own_words() -> None:
    for card, row in printed().items():
        number = JUMBO_COLOURS.index(JUMBO_WORDS[card])
        assert [RANKS[number][JUMBO_COLOURS.index(JUMBO_WORDS[colour])] for colour in row] == [0, 1, 2, 3, 4]


def scored(blue: dict[str, Any], rules: str = "classic") -> int:
    """Blue's total when the game is scored with this on his side of the table."""
    ruleset = Ruleset.parse(rules)
    g = place(ruleset, 3, {"blue": {"cash": 0, **blue}}, {"ending": True})
    after = played(g, 0, Word("end"), ruleset.colours)
    total = position(after, ruleset.colours)["blue.total"]
    assert isinstance(total, int)
    return total


WORKED = {
    "card": "orange",
    "warehouses": 3,
    "harbour": ["tan@2", "tan@3", "black@2"],
    "ship": ["tan", "white"],
    "loans": 1,
}
ISLAND = {"orange": 4, "brown": 4, "tan": 3, "white": 2, "black": 2}


def test_r10_worked_case() -> None:
    assert scored({**WORKED, "island": ISLAND}) == 91
    assert scored({**WORKED, "island": ISLAND, "cash": 13}) == 104


def test_r10_5_a_tie_with_the_two_value_colour_discards_it() -> None:
    assert scored({**WORKED, "island": {**ISLAND, "tan": 4}}) == 69


def test_r10_4_without_every_colour_it_counts_five() -> None:
    assert scored({**WORKED, "island": {**ISLAND, "black": 0}}) == 68


def test_r10_4_tested_before_the_discard() -> None:
    island = {"orange": 3, "tan": 1, "white": 1, "black": 1, "brown": 1}
    assert scored({"card": "orange", "island": island}) == 10 + 6 + 4 + 2


def test_r10_5_a_tie_without_it_discards_what_is_worth_least() -> None:
    assert scored({"card": "orange", "island": {"orange": 2, "white": 2, "tan": 1}}) == 2 * 10 + 5
    assert scored({"card": "orange", "island": {"orange": 2, "brown": 2}}) == 20


def test_r10_5_a_single_colour_is_all_discarded() -> None:
    assert scored({"card": "orange", "island": {"orange": 9}}) == 0


def test_r10_6_what_counts_and_what_does_not() -> None:
    assert scored({"factory": ["black@1", "black@4"]}) == 0
    assert scored({"harbour": ["black@6"]}) == 2
    assert scored({"ship": ["black", "tan"]}) == 6
    assert scored({"dock": ["black", "grey", "grey"]}, "jumbo investment_bank") == 9
    assert scored({"loans": 2}) == -22
    assert scored({"cash": 7, "loans": 1}) == -4


def reckoned(card: int, island: list[int]) -> tuple[int, int]:
    """The same by another way: every colour's place on its card, then the discard by sorting."""
    order = [CLASSIC_COLOURS.index(colour) for colour in printed()[CLASSIC_COLOURS[card]]]
    values = dict(zip(order, (10, 10 if all(island) else 5, 6, 4, 2), strict=True))
    most = max(island)
    tied = [c for c in range(5) if island[c] == most and most > 0]
    dropped = order[1] if order[1] in tied else min(tied, key=values.__getitem__, default=-1)
    return sum(values[c] * island[c] for c in range(5) if c != dropped), dropped


@given(st.integers(0, 4), st.lists(st.integers(0, 4), min_size=5, max_size=5))
def test_r10_5_the_discard_against_a_second_reckoning(card: int, island: list[int]) -> None:
    g = place(Ruleset.parse("classic"), 3, {}, {})
    g.card[0] = card
    g.island[0] = island
    assert (island_worth(g, 0, card), discarded_colour(g, 0, card)) == reckoned(card, island)
    assert final_money(g, 0) == 20 + reckoned(card, island)[0]
    dropped = reckoned(card, island)[1]
    assert tie_strength(g, 0) == sum(island) - (island[dropped] if dropped >= 0 else 0)


def test_worth_by_place() -> None:
    assert WORTH == (10, 5, 6, 4, 2)


def winners(seats: dict[str, dict[str, Any]], rules: str = "classic") -> list[str]:
    ruleset = Ruleset.parse(rules)
    g = place(ruleset, 3, seats, {"ending": True})
    after = played(g, 0, Word("end"), ruleset.colours)
    found = position(after, ruleset.colours)["winners"]
    assert isinstance(found, list)
    return found


def test_r10_7_most_money_wins_even_below_zero() -> None:
    seats = {seat: {"cash": 0, "loans": 2} for seat in ("red", "yellow")}
    assert winners({"blue": {"cash": 1, "loans": 2}, **seats}) == ["blue"]


def test_r10_8_ties() -> None:
    assert winners({}) == ["blue", "red", "yellow"]
    island = {"cash": 10, "card": "tan", "island": {"tan": 1, "black": 2}}
    assert winners({"blue": {"cash": 0}, "red": island}) == ["red"], (
        "one container left on the island after the discard"
    )
    goods = {"factory": ["black@1"]}
    assert winners({"yellow": goods}) == ["blue", "red", "yellow"]
    assert winners({"yellow": goods}, "jumbo") == ["yellow"]
    assert winners({"yellow": goods}, "classic tie_break=factory") == ["yellow"]
    assert winners(
        {"blue": {"cash": 0}, "red": {"cash": 10, "card": "yellow", "island": {"yellow": 1, "black": 2}}}, "jumbo"
    ) == [
        "red",
        "yellow",
    ]
