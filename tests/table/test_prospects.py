"""Prospects of a cargo: ranges that hold what it really counted, and that nothing hidden changes."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from boxship.bots.registry import player
from boxship.game import Game
from boxship.notation.read_position import place
from boxship.rules.layout import COLOURS
from boxship.rules.rulesets import SEAT_NAMES, Ruleset
from boxship.rules.scoring import island_worth
from boxship.table.shapes import Span
from boxship.table.showing.prospects import counted, prospects
from boxship.table.showing.worth import with_more

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from boxship.rules.layout import State

CLASSIC = Ruleset.parse("classic")
COUNTS = st.lists(st.integers(0, 4), min_size=5, max_size=5)


def with_island(card: int, island: list[int], supply: int = 9) -> State:
    position = {"supply": dict.fromkeys(CLASSIC.colours, supply), "blue": {"card": CLASSIC.colours[card]}}
    g = place(CLASSIC, 3, position, {})
    g.island[0] = island[:]
    return g


@given(st.integers(0, 4), COUNTS, COUNTS)
def test_what_a_cargo_counts_is_the_difference_that_it_makes(card: int, island: list[int], cargo: list[int]) -> None:
    g = with_island(card, island)
    count = counted(g, 0, island, cargo)
    difference = island_worth(with_more(g, 0, cargo), 0, card) - island_worth(g, 0, card)
    assert sum(count.cargo) + sum(count.own) == difference
    assert g.island[0] == island


def game_of_traders(seed: int) -> list[State]:
    """Every state of a game."""
    game = Game.new("classic", players=4, seed=seed)
    traders = [player("trader", seed + p) for p in range(4)]
    states = [game.state]
    while not game.over:
        seat = game.to_act[0]
        game.play(traders[SEAT_NAMES.index(seat)].line(game.view(seat)), seat)
        states.append(game.state)
    return states


def sold(states: Sequence[State]) -> Iterator[tuple[State, int, list[int], State]]:
    """Every cargo that went to an island: the table before, whose island, the cargo, and the table at the end."""
    for before, after in pairwise(states):
        cargo = before.ship[before.turn][:]
        if before.bidding and not after.bidding:
            for p in range(before.players):
                if after.island[p] != before.island[p]:
                    yield before, p, cargo, states[-1]


def test_most_cargoes_count_in_the_end_what_was_said() -> None:
    inside = every = 0
    for seed in range(4):
        for before, p, cargo, end in sold(game_of_traders(seed)):
            rest = [max(0, end.island[p][c] - cargo[c]) for c in range(COLOURS)]
            count = counted(end, p, rest, cargo)
            span = prospects(before, p, cargo).whole
            inside += span.low <= sum(count.cargo) + sum(count.own) <= span.high
            every += 1
    assert every > 30
    assert inside / every > 0.7


def test_the_first_cargo_of_a_game_is_not_said_to_be_worthless() -> None:
    g = with_island(CLASSIC.colours.index("white"), [0] * COLOURS)
    cargo = [1, 1, 0, 0, 0]
    now = counted(g, 0, g.island[0], cargo)
    assert sum(now.cargo) == 10
    assert prospects(g, 0, cargo).whole.high >= 10


def test_with_nothing_on_its_way_the_range_is_what_it_counts_now() -> None:
    g = with_island(0, [2, 1, 0, 0, 0], supply=0)
    whole = prospects(g, 0, [0, 0, 1, 0, 0]).whole
    now = counted(g, 0, g.island[0], [0, 0, 1, 0, 0])
    assert whole == Span(low=sum(now.cargo) + sum(now.own), high=sum(now.cargo) + sum(now.own))


def test_what_may_change_later_is_told_apart_from_what_changes_now() -> None:
    """A first container changes nothing about an empty island, and something about what may come to it."""
    g = with_island(0, [0] * COLOURS)
    ahead = prospects(g, 0, [0, 1, 0, 0, 0])
    assert ahead.later.low < ahead.later.high
    assert counted(g, 0, g.island[0], [0, 1, 0, 0, 0]).own == [0] * COLOURS


def test_the_same_table_has_the_same_prospects() -> None:
    g = with_island(3, [1, 0, 2, 0, 0])
    assert prospects(g, 0, [1, 1, 0, 0, 0]) == prospects(g.copy(), 0, [1, 1, 0, 0, 0])
