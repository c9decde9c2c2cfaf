"""Set-up (R1): what is dealt, and that everything can be."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, permutations

import pytest
from hypothesis import given

from boxship import RULESETS, Game, Ruleset
from boxship.rules import setup
from boxship.rules.layout import SEA, State
from tests.odd_tables import PLAYERS, SEEDS, dealt, rulesets

MANY = 1200


@cache
def deals(rules: str, players: int, count: int = MANY) -> list[State]:
    return [dealt(Ruleset.parse(rules), players, seed) for seed in range(count)]


@given(rulesets(), PLAYERS, SEEDS)
def test_r1_2_what_each_player_begins_with(rules: Ruleset, players: int, seed: int) -> None:
    g = dealt(rules, players, seed)
    containers, machines, warehouses = rules.for_players(players)
    made = [g.machines[p][0] - 1 for p in range(players)]
    assert len(set(made)) == players
    assert len(set(g.card[:players])) == players
    for p in range(players):
        assert (g.cash[p], g.loans[p], g.warehouses[p], g.at[p]) == (20, 0, 1, SEA)
        assert g.machines[p][1:] == [0, 0, 0, 0]
        slot = rules.factory_prices.index(2)
        assert [(c, s) for c in range(5) for s in range(6) if g.factory[p][c][s]] == [(made[p], slot)]
        assert g.factory[p][made[p]][slot] == 1
        assert not any(map(any, g.harbour[p]))
        assert not any(g.ship[p] + g.island[p] + g.dock[p])
    assert g.supply == [containers - (c in made) for c in range(5)]
    assert g.machine_supply == [machines - (c in made) for c in range(5)]
    assert g.warehouse_supply == warehouses - players
    assert (g.turn, g.round_number, g.actions, g.ending, g.ended) == (g.first, 1, 2, 0, 0)
    assert g.first < players


def test_a_deal_is_known_by_its_seed_and_its_number() -> None:
    rules = Ruleset.parse("jumbo investment_bank")
    deals = {(seed, number): setup.dealt(rules, 5, seed, number) for seed in (1, 2) for number in range(20)}
    assert all(setup.dealt(rules, 5, *key) == g for key, g in deals.items())
    assert all(deals[a] != deals[b] for a, b in combinations(deals, 2))
    assert Game.new(rules, players=5, seed=2).state == deals[2, 0]


TABLE = {
    "classic": {3: (12, 5, 25), 4: (16, 5, 25), 5: (20, 5, 25)},
    "short": {3: (9, 5, 25), 4: (12, 5, 25), 5: (15, 5, 25)},
    "clarified": {3: (12, 5, 25), 4: (16, 5, 25), 5: (20, 5, 25)},
    "jumbo": {3: (10, 2, 12), 4: (13, 3, 16), 5: (16, 4, 20)},
}


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("name", TABLE)
def test_r0_what_the_box_holds(name: str, players: int) -> None:
    g = dealt(RULESETS[name], players, 1)
    containers, machines, warehouses = TABLE[name][players]
    assert [g.supply[c] + sum(sum(g.factory[p][c]) for p in range(players)) for c in range(5)] == [containers] * 5
    boards = Counter(machine - 1 for p in range(players) for machine in g.machines[p] if machine)
    assert [g.machine_supply[c] + boards[c] for c in range(5)] == [machines] * 5
    assert g.warehouse_supply + sum(g.warehouses) == warehouses


@pytest.mark.parametrize("players", [3, 4, 5])
def test_r1_1_anybody_may_be_first(players: int) -> None:
    seen = Counter(g.first for g in deals("classic", players))
    assert set(seen) == set(range(players))
    assert min(seen.values()) > 0.8 * MANY / players


@pytest.mark.parametrize("players", [3, 4, 5])
def test_r1_2_every_seat_may_have_every_machine_and_every_card(players: int) -> None:
    seen = deals("classic", players)
    for p in range(players):
        for dealt_to in (Counter(g.machines[p][0] for g in seen), Counter(g.card[p] for g in seen)):
            assert len(dealt_to) == 5
            assert min(dealt_to.values()) > 0.7 * MANY / 5


def test_r1_2_every_order_of_cards_is_dealt() -> None:
    seen = {tuple(g.card[:3]) for g in deals("classic", 3)}
    assert seen == set(permutations(range(5), 3))


def test_r1_2_machines_and_cards_are_shuffled_apart() -> None:
    same = sum(g.machines[0][0] - 1 == g.card[0] for g in deals("classic", 4))
    assert 0.15 * MANY < same < 0.25 * MANY


@pytest.mark.parametrize("players", [3, 4, 5])
def test_r9_1_two_containers_at_broker_one_and_one_at_broker_two(players: int) -> None:
    for g in deals("jumbo investment_bank", players, 200):
        assert [sum(lot) for lot in g.lot] == [2, 1, 0]
        assert g.broker_money == [1, 2, 3]
        assert g.supply == [g.containers - sum(g.machines[p][0] == c + 1 for p in range(players)) for c in range(5)]


def test_r9_1_drawn_without_putting_back_from_the_unused() -> None:
    for g in deals("jumbo investment_bank", 5, 500):
        assert max(g.lot[0][c] + g.lot[1][c] for c in range(5)) == 1, "of sixteen in play one of each colour is unused"
    triples = sum(max(g.lot[0][c] + g.lot[1][c] for c in range(5)) == 3 for g in deals("jumbo investment_bank", 3))
    pairs = sum(max(g.lot[0]) == 2 for g in deals("jumbo investment_bank", 3))
    assert 0 < triples < 0.06 * MANY, "7 of 35 unused each: 3 in 100"
    assert 0.13 * MANY < pairs < 0.22 * MANY, "6 of 34: 18 in 100"


def test_r9_1_at_least_one_of_each_colour_counts_as_unused() -> None:
    for g in deals("jumbo investment_bank containers=99", 3, 100):
        assert max(g.lot[0][c] + g.lot[1][c] for c in range(5)) == 1


def test_r9_1_every_colour_may_be_drawn_for_both_brokers() -> None:
    seen = deals("jumbo investment_bank", 4)
    for broker in (0, 1):
        drawn = Counter(c for g in seen for c in range(5) if g.lot[broker][c])
        assert len(drawn) == 5
        assert min(drawn.values()) > 0.8 * max(drawn.values())


def test_without_the_bank_there_are_no_brokers() -> None:
    g = dealt(RULESETS["jumbo"], 3, 1)
    assert (g.broker_money, g.lot) == ([0, 0, 0], [[0] * 5] * 3)


@given(rulesets(), PLAYERS, SEEDS)
def test_the_same_seed_deals_the_same_game(rules: Ruleset, players: int, seed: int) -> None:
    assert Game.new(rules, players, seed).state == Game.new(rules, players, seed).state == dealt(rules, players, seed)


def test_without_a_seed_deals_differ() -> None:
    assert len({Game.new("classic", 5).record() for _ in range(8)}) > 1
