"""One text, two homes: the same seeded games, step by step, uncompiled and compiled."""

from __future__ import annotations

import random

import numpy as np
import pytest

from boxship.bots.simple.rule_of_thumb import choose
from boxship.crowds.arrays import get_state, new_games, put_state
from boxship.crowds.observation import observation
from boxship.envs.crowd import Crowd
from boxship.rules.apply import apply
from boxship.rules.chance import new_rng
from boxship.rules.layout import SEATS, State
from boxship.rules.legal import legal
from boxship.rules.rulesets import Ruleset
from boxship.rules.setup import deal, empty_table
from boxship.rules.steps import STEPS
from boxship.rules.turn import next_due
from boxship.rules.view import view
from tests.crowds.packing import packed

RULES = (
    "classic",
    "short domestic_sale",
    "clarified",
    "jumbo",
    "jumbo investment_bank",
    "classic domestic_sale all_zero=keeps_after_extra building_choice=debtor containers=6",
    "jumbo investment_bank default=buildings all_zero=seller_decides containers=4/5/6",
    "short open_money default=cargo machine_spaces=0/1/2/3/4 warehouse_spaces=0/1/2/3/4 tie_break=factory",
    "classic factory_prices=1/2/3/5/8/20 harbour_prices=1/2/4/8/16/20 machines=1 warehouses=5 containers=3",
)
pytestmark = pytest.mark.boundscheck


def compare(rules: str, players: int, games: int, seed: int) -> int:
    """Play the same games in both homes and compare after every step; returns how many decisions were compared.

    Every other seat plays by the rule of thumb and the rest at random, so that both sensible and wild states come up.
    """
    ruleset = Ruleset.parse(f"{rules} round_limit=12")
    crowd = Crowd(games, players, ruleset, seed, restart=False)
    chance = random.Random(seed)
    states: list[State] = []
    rngs = [new_rng(seed, i) for i in range(games)]
    for rng in rngs:
        states.append(empty_table(ruleset, players))
        deal(states[-1], rng)
    options = [0] * STEPS
    steps = np.zeros(games, np.int64)
    compared = 0
    while True:
        running = 0
        for i, g in enumerate(states):
            assert crowd.games[i].tobytes() == packed(g), _difference(crowd.state(i), g)
            p = next_due(g)
            assert crowd.actors[i] == p
            if p < 0:
                assert not crowd.masks[i].any()
                assert crowd.totals[i].tolist() == g.total[:players]
                continue
            running += 1
            count = legal(g, p, options)
            assert np.flatnonzero(crowd.masks[i]).tolist() == sorted(options[:count])
            assert crowd.counts[i] == count
            assert crowd.views[i].tobytes() == packed(view(g, p))
            assert crowd.observations[i].tolist() == observation(g, p)
            step = chance.choice(options[:count])
            if (p + i) % 2:
                step = choose(view(g, p), p, options, count, rngs[i])
            steps[i] = step
            apply(g, p, step)
        if not running:
            break
        compared += running
        crowd.step(steps)
        for i, g in enumerate(states):
            if crowd.ended[i]:
                assert crowd.ended[i] == g.ended
    return compared


def _difference(compiled: State, plain: State) -> str:
    names = [name for name in State.__slots__ if getattr(compiled, name) != getattr(plain, name)]
    return f"the homes differ in {', '.join(names)}"


@pytest.mark.parametrize(("rules", "players"), [(rules, 3 + i % 3) for i, rules in enumerate(RULES)])
def test_both_homes_play_the_same_games(rules: str, players: int) -> None:
    assert compare(rules, players, games=4, seed=players) > 100


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("rules", RULES)
def test_both_homes_play_the_same_hundred_games(rules: str, players: int) -> None:
    assert compare(rules, players, games=100, seed=100 + players) > 2_000


def test_a_state_goes_into_a_record_and_back() -> None:
    g = empty_table(Ruleset.parse("jumbo investment_bank"), 5)
    deal(g, [1, 2, 3, 4])
    games = new_games(3)
    put_state(games, 1, g)
    assert get_state(games, 1) == g
    assert games[1].tobytes() == packed(g)
    assert get_state(games, 0) != g


def test_the_comparison_can_fail() -> None:
    g = empty_table(Ruleset.parse("classic"), 3)
    other = g.copy()
    other.winner[SEATS - 1] = 1
    assert packed(g) != packed(other)
    assert _difference(g, other) == "the homes differ in winner"
