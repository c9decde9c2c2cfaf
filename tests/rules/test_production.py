"""Producing (R4.4) and the trigger of the end (R10.1), against a second reckoning."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from boxship import Ruleset
from boxship.notation.legal_lines import legal_lines
from boxship.notation.lines import Produce
from boxship.notation.play_line import played
from boxship.notation.read_position import place

RULES = Ruleset.parse("classic factory_prices=2 machine_spaces=0/1/2/3/4")


@settings(max_examples=60)
@given(
    st.sets(st.integers(0, 4)),
    st.lists(st.integers(0, 4), max_size=10),
    st.lists(st.integers(0, 2), min_size=5, max_size=5),
)
def test_r4_4_all_that_is_possible_must_be_produced(machines: set[int], stored: list[int], supply: list[int]) -> None:
    stored = stored[: 2 * len(machines)]
    colours = RULES.colours
    seat = {"machines": [colours[c] for c in machines], "factory": [f"{colours[c]}@2" for c in stored]}
    there = {"blue": seat, "supply": dict(zip(colours, supply, strict=True))}
    g = place(RULES, 3, there, {})
    possible = [c for c in machines if supply[c] > 0]
    most = min(len(possible), 2 * len(machines) - len(stored))
    expected = {tuple(sorted([*stored, *made])) for made in combinations(possible, most)}
    lines = [line for line in legal_lines(g, 0) if isinstance(line, Produce)]
    found = [tuple(priced.colour for priced in line.store) for line in lines]
    assert len(found) == len(set(found))
    assert set(found) == expected
    for line in lines:
        after = played(g, 0, line, colours)
        assert after.cash[:3] == [19, 20, 21], "always $1 to the neighbour to the right"
        made = [supply[c] - after.supply[c] for c in range(5)]
        assert sum(made) == most
        assert max(made) <= 1
        assert after.ending == (after.supply.count(0) >= 2)


def test_r4_4_reprices_even_when_nothing_comes_out() -> None:
    rules = Ruleset.parse("classic")
    g = place(rules, 3, {"blue": {"factory": ["black@2", "black@2"]}}, {})
    stores = {line.store for line in legal_lines(g, 0) if isinstance(line, Produce)}
    assert len(stores) == 10, "two black ones on four prices"


def test_r10_1_two_colours_gone_before_do_not_trigger_by_themselves() -> None:
    rules = Ruleset.parse("classic")
    g = place(rules, 3, {"supply": {"black": 0, "tan": 0}}, {})
    assert g.ending == 0
    after = played(g, 0, Produce(()), rules.colours)
    assert after.ending == 1
