"""Rollouts: the same in both homes, and a trader that beats chance and ends its games."""

from __future__ import annotations

import numpy as np
import pytest

from benchmarks.trader_games import dealt, finish_deals
from boxship.bots.captain.rollouts import play_on, played_on
from boxship.bots.trader import weights
from boxship.crowds.arrays import get_state
from boxship.rules.chance import WORDS
from boxship.rules.layout import BY_SUPPLY, OVER, SEATS
from boxship.rules.rulesets import Ruleset
from boxship.rules.steps import STEPS
from tests.bots.bot_tables import EDITIONS, HOUSE_RULES

pytestmark = pytest.mark.boundscheck
ROWS = [weights.row({}), weights.row(weights.DECKHAND), *(weights.row(style) for style in weights.STYLES.values())]


@pytest.mark.parametrize("rounds", [2, 10_000])
@pytest.mark.parametrize("rules", EDITIONS + HOUSE_RULES)
def test_both_homes_play_the_same_games(rules: str, rounds: int) -> None:
    for players in (3, 4, 5):
        games = dealt(Ruleset.parse(rules), players, 3, np.arange(2))
        plain = [get_state(games, i) for i in range(2)]
        rows = np.array([[0, 1, 2, 3, 4], [5, 4, 3, 2, 1]])
        reached, made = played_on(games, np.array(ROWS), rows, np.array([7, 8]), rounds)
        ends = [[0] * SEATS for _ in plain]
        steps = play_on(plain, ROWS, rows.tolist(), [7, 8], [0] * WORDS, [0] * STEPS, rounds, ends)
        assert steps == made
        assert ends == reached.tolist()
        assert plain == [get_state(games, i) for i in range(2)]


def test_a_rollout_of_some_rounds_stops_before_the_same_seats_turn() -> None:
    games = dealt(Ruleset.parse("classic"), 4, 1, np.arange(20))
    turns = games["turn"].copy()
    played_on(games, np.array(ROWS), np.zeros((20, SEATS)), np.arange(20), 3)
    running = games["phase"] != OVER
    assert running.all()
    assert (games["round_number"] == 4).all()
    assert (games["turn"] == turns).all()


def test_the_same_stream_gives_the_same_luck() -> None:
    games = dealt(Ruleset.parse("classic"), 4, 1, np.zeros(6, int))
    reached, _ = played_on(games, np.array(ROWS), np.zeros((6, SEATS)), np.array([1, 1, 2, 2, 3, 3]))
    assert (reached[::2] == reached[1::2]).all()
    assert len({tuple(row) for row in reached.tolist()}) == 3


def test_a_trader_beats_three_random_players() -> None:
    numbers = np.arange(400)
    rows = np.ones((400, SEATS), int)
    rows[numbers, numbers % 4] = 0
    table = np.array([weights.row({}), weights.row(weights.RANDOM)])
    games = finish_deals(Ruleset.parse("classic"), 4, 5, numbers, table, rows)
    assert (games["winner"][numbers, numbers % 4] == 1).mean() >= 0.97


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("rules", [*EDITIONS[:6], "jumbo investment_bank domestic_sale"])
def test_games_among_traders_end_by_the_supply(rules: str, players: int) -> None:
    games = finish_deals(
        Ruleset.parse(rules), players, 6, np.arange(300), np.array([weights.row({})]), np.zeros((300, SEATS))
    )
    assert (games["ended"] == BY_SUPPLY).sum() >= 294


def test_a_game_that_is_over_is_scored_by_the_cards_in_it() -> None:
    games = finish_deals(Ruleset.parse("classic"), 4, 5, np.arange(2), np.array(ROWS), np.zeros((2, SEATS), int))
    totals = games["total"].copy()
    games["total"] = 0
    reached, made = played_on(games, np.array(ROWS), np.zeros((2, SEATS)), np.arange(2))
    assert made == 0
    assert (games["total"] == totals).all()
    assert (reached == totals * 10).all()
    games["card"][:, :4] = np.roll(games["card"][:, :4], 1, axis=1)
    played_on(games, np.array(ROWS), np.zeros((2, SEATS)), np.arange(2))
    assert (games["total"] != totals).any()


def test_where_nobody_has_money_traders_borrow_and_the_game_gets_going() -> None:
    games = dealt(Ruleset.parse("classic"), 4, 1, np.arange(100))
    games["cash"][:, :4] = 3
    games["round_number"] = 12
    played_on(games, np.array([weights.row({})]), np.zeros((100, SEATS), int), np.arange(100))
    assert (games["ended"] == BY_SUPPLY).mean() > 0.7
