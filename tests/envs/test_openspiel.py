"""OpenSpiel's own judges, and what they do not ask."""

from __future__ import annotations

import warnings
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from pettingzoo.test import api_test as pettingzoo_api_test
from shimmy import OpenSpielCompatibilityV0

import boxship.envs.openspiel  # registers the game
from boxship.crowds.observation import observation
from boxship.envs.openspiel.bounds import longest_game, most_heard
from boxship.envs.openspiel.dealing import Dealing
from boxship.envs.openspiel.events import numbers
from boxship.envs.openspiel.parameters import GameSettings
from boxship.rules import setup
from boxship.rules.layout import BID, COLOURS
from boxship.rules.rulesets import RULESETS, SEAT_NAMES, Ruleset
from boxship.rules.steps import AMOUNT, END, HEAP, SAIL_ISLAND

NAME = boxship.envs.openspiel.NAME
TINY = f"{NAME}(players=3,rules=short,round_limit=1)"
EDITIONS = [*(f"rules={name}" for name in RULESETS), "rules=jumbo,investment_bank=true"]


def dealt(game: Any, r: Random) -> Any:
    """A state after the deal."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(r.choices(outcomes, chances)[0])
    return state


def play(state: Any, r: Random, steps: int) -> None:
    """Some random steps."""
    for _ in range(steps):
        if state.is_terminal():
            return
        state.apply_action(r.choice(state.legal_actions()))


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("edition", EDITIONS)
def test_random_simulation_passes(edition: str, players: int) -> None:
    game = pyspiel.load_game(f"{NAME}(players={players},{edition},round_limit=1)")
    pyspiel.random_sim_test(game, 1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("utility", ["money", "margin", "win", "rank"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_random_simulation_of_longer_games_passes(edition: str, utility: str) -> None:
    zero_sum = "true" if utility in ("margin", "rank") else "false"
    game = pyspiel.load_game(f"{NAME}({edition},round_limit=6,utility={utility},zero_sum={zero_sum},counted=true)")
    pyspiel.random_sim_test(game, 2, serialize=True, verbose=False)


class TestApi(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]  # OpenSpiel has no types
    """OpenSpiel's integration test, for this game."""

    game_name = TINY
    game = pyspiel.load_game(TINY)


def test_a_game_string_says_the_whole_ruleset_and_is_read_back() -> None:
    game = pyspiel.load_game(NAME, {"rules": "short round_limit=8 open_money factory_prices=2", "players": 3})
    assert str(game) == f"{NAME}(factory_prices=2/,open_money=True,players=3,round_limit=8,rules=short)"
    again = pyspiel.load_game(str(game))
    assert again.settings == game.settings
    assert str(game.settings.rules) == "short open_money factory_prices=2 round_limit=8"
    for name, rules in RULESETS.items():
        assert GameSettings.read({"rules": name, "players": 5}).rules == rules
    house = GameSettings.read({"containers": 7, "harbour_prices": "2/4", "all_zero": "keeps_at_once"})
    assert str(house.rules) == "classic containers=7 harbour_prices=2/4 all_zero=keeps_at_once"
    assert GameSettings.read(house.parameters()) == house


@pytest.mark.parametrize(
    ("parameters", "reason"),
    [
        ({"players": 6}, "3 to 5 players"),
        ({"rules": "opera"}, "there is no ruleset"),
        ({"utility": "fame"}, "utility: one of money"),
        ({"containers": 200}, "containers=200 is not possible"),
        ({"factory_prices": "1/x"}, "factory_prices=1/x is not possible"),
        ({"investment_bank": True}, "needs the ruleset jumbo"),
    ],
)
def test_what_can_not_be_played_is_refused(parameters: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        GameSettings.read(parameters)


def test_r9_1_lots_are_as_likely_as_in_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = Ruleset.parse("jumbo investment_bank")
    node: Any = Dealing(rules, 3)
    for outcome in (1, 0, 1, 2, 4, 3, 2, 0, 0):  # two black containers at the first broker
        node = node.after(outcome)
    drawn = [0] * COLOURS
    g = setup.empty_table(rules, 3)
    g.lot[0][0] = 2
    monkeypatch.setattr(setup, "below", lambda rng, _: rng)
    whole = sum(setup.unused_in_box(g, colour) for colour in range(COLOURS))
    for pick in range(whole):
        table: Any = g.copy()
        setup.draw_for_broker(table, pick, 1)  # type: ignore[arg-type]  # the pick instead of a generator
        drawn[table.lot[1].index(1)] += 1
    assert dict(node.chances()) == pytest.approx({colour: count / whole for colour, count in enumerate(drawn)})


def test_r1_a_deal_is_that_of_the_rules() -> None:
    rules = Ruleset.parse("jumbo investment_bank")
    for number in range(20):
        g = setup.dealt(rules, 4, 3, number)
        lots = [colour for lot in g.lot[:2] for colour in range(COLOURS) for _ in range(lot[colour])]
        node: Any = Dealing(rules, 4)
        for outcome in [g.first, *(row[0] - 1 for row in g.machines[:4]), *g.card[:4], *lots]:
            assert dict(node.chances())[outcome] > 0
            assert sum(chance for _, chance in node.chances()) == pytest.approx(1)
            node = node.after(outcome)
        assert node.state == g


def test_observations_are_those_of_a_crowd_and_ends_pay_the_utility() -> None:
    game = pyspiel.load_game(f"{NAME}(players=3,rules=short,round_limit=3,counted=true,utility=money)")
    r = Random(5)
    state = dealt(game, r)
    while not state.is_terminal():
        for seat in range(3):
            seen = observation(state.node.state, seat, counted=True)
            assert state.observation_tensor(seat) == seen
        assert state.returns() == [0, 0, 0]
        play(state, r, 1)
    assert state.returns() == state.node.state.total[:3]
    assert "Round 3" in str(state)


def test_steps_are_told_in_words_and_read_back() -> None:
    state = dealt(pyspiel.load_game(TINY), Random(1))
    for step in state.legal_actions():
        assert state.string_to_action(state.action_to_string(step)) == step
    assert state.action_to_string(END) == "end"


def test_no_game_is_longer_than_the_bounds() -> None:
    rules = Ruleset.parse("jumbo investment_bank round_limit=3")
    game = pyspiel.load_game(NAME, {"rules": str(rules), "players": 3})
    longest = heard = 0
    for seed in range(20):
        r = Random(seed)
        state = dealt(game, r)
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(r.choice([step for step in legal if step != END] or legal))
        longest = max(longest, len(state.history()))
        heard = max(heard, len(numbers(state.node.heard(0))))
    assert longest < longest_game(rules, 3)
    assert heard < most_heard(rules, 3)


def test_rl_environment_plays_a_game() -> None:
    env = rl_environment.Environment(pyspiel.load_game(TINY), chance_event_sampler=rl_environment.ChanceEventSampler(3))
    r, told = Random(2), env.reset()
    while not told.last():
        seat = told.current_player()
        told = env.step([r.choice(told.observations["legal_actions"][seat])])
    assert told.rewards == env.get_state.returns()


def test_mccfr_runs_an_iteration() -> None:
    np.random.seed(1)  # noqa: NPY002 - what OpenSpiel draws from
    game = pyspiel.load_game(TINY.replace(")", ",utility=win,zero_sum=true)"))
    solver = OutcomeSamplingSolver(game)
    solver.iteration()
    state = dealt(game, Random(1))
    assert sum(solver.average_policy().action_probabilities(state).values()) == pytest.approx(1)


def test_is_mcts_plays_a_game_with_resampled_worlds() -> None:
    game = pyspiel.load_game(TINY.replace(")", ",utility=rank)"))
    chance = np.random.RandomState(4)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 2.0, 4, random_state=chance)
    state = dealt(game, Random(7))
    while not state.is_terminal():
        state.apply_action(int(bot.step(state)))
    assert sum(state.returns()) == pytest.approx(1.5)


def test_shimmy_takes_it_through_the_api_test_of_pettingzoo() -> None:
    env = OpenSpielCompatibilityV0(pyspiel.load_game(TINY), config={"rules": "short", "round_limit": 1, "players": 3})
    with warnings.catch_warnings():
        # Shimmy gives every observation of OpenSpiel a space without bounds.
        warnings.filterwarnings("ignore", message="Agent's m.* observation space value is -?infinity")
        pettingzoo_api_test(env, num_cycles=100)


def test_half_said_amounts_are_heard_when_they_are_complete() -> None:
    game = pyspiel.load_game(TINY)
    state = dealt(game, Random(3))
    node = state.node
    games = node.games.copy()
    games["cash"][0, :3] = 500
    games["ship"][0, node.actor, 0] = 1
    state.node = type(node).begun(games, tuple(node.heard(seat) for seat in range(3)))
    state.apply_action(SAIL_ISLAND)
    seller, bidder = node.actor, state.current_player()
    before = [state.information_state_string(seat) for seat in range(3)]
    state.apply_action(HEAP + 2)
    after = [state.information_state_string(seat) for seat in range(3)]
    assert [seat for seat in range(3) if before[seat] != after[seat]] == [bidder]
    assert after[bidder].endswith("saying: 100")
    state.apply_action(AMOUNT + 7)
    assert state.information_state_string(seller).endswith(": sealed")
    assert state.information_state_string(bidder).endswith("1 x 100\n" + f"{SEAT_NAMES[bidder]}: amount 7")
    other = state.current_player()
    state.apply_action(AMOUNT + 3)
    assert state.information_state_string(seller).splitlines()[-3:] == [
        f"{SEAT_NAMES[bidder]}: 1 x 100",
        f"{SEAT_NAMES[bidder]}: amount 7",
        f"{SEAT_NAMES[other]}: amount 3",
    ]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_resampled_history_can_not_be_told_from_the_true_one(edition: str) -> None:
    game = pyspiel.load_game(f"{NAME}(players=4,{edition},round_limit=4)")
    changed = 0
    for seed in range(8):
        r = Random(seed)
        state = dealt(game, r)
        while not state.is_terminal():
            seat = r.randrange(4)
            other = state.resample_from_infostate(seat, r.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            changed += other.history() != state.history()
            play(state, r, 7)
    assert changed > 10


def other_history(state: Any, seat: int, r: Random) -> list[int]:
    """Other cards for the others and other sealed bids, and all else as it was: a seat can't tell it from the true one.

    Made without ``resample_from_infostate``. All cash is below $100 here, so an amount is one step.
    """
    history = [(item.player, item.action) for item in state.full_history()]
    actions, players, g = [action for _, action in history], state.num_players(), state.node.state
    cards = [card for card in range(COLOURS) if card != actions[1 + players + seat]]
    for q in range(players):
        if q != seat:
            actions[1 + players + q] = cards.pop(r.randrange(len(cards)))
    sealed = [q for q in range(players) if g.phase == BID and q not in (g.turn, seat) and not g.due[q]]
    for place in reversed(range(len(history))):
        actor, action = history[place]
        if actor in sealed and action >= AMOUNT:
            actions[place] = AMOUNT + r.randrange(2) * (action > AMOUNT)
            sealed.remove(actor)
    return actions


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_histories_that_a_seat_can_not_tell_apart_have_equal_information_states(edition: str) -> None:
    game = pyspiel.load_game(f"{NAME}(players=4,{edition},round_limit=3)")
    apart = 0
    for seed in range(3):
        r = Random(seed)
        state = dealt(game, r)
        while not state.is_terminal():
            for seat in range(4) if state.node.state.phase == BID else [r.randrange(4)]:
                other = game.new_initial_state()
                for action in other_history(state, seat, r):
                    other.apply_action(action)
                told = [
                    (each.information_state_string(q), each.information_state_tensor(q))
                    for each in (state, other)
                    for q in range(4)
                ]
                assert told[seat] == told[4 + seat]
                assert state.observation_string(seat) == other.observation_string(seat)
                apart += sum(told[q] != told[4 + q] for q in range(4))
            legal = state.legal_actions()
            state.apply_action(SAIL_ISLAND if SAIL_ISLAND in legal else r.choice(legal))
            play(state, r, 0 if state.is_terminal() or state.node.state.phase == BID else 5)
    assert apart > 20, "to those whose cards have changed they are different"
