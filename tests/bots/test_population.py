"""The population: differently minded, in the list, and at home in a crowd."""

from __future__ import annotations

import pytest

from boxship import Game
from boxship.bots.population import CHARACTERS, POPULATION
from boxship.bots.registry import UnknownBotError, bots, player
from boxship.bots.trader.weights import NAMES, row, rows_by_name
from boxship.envs.line_ups import opponent_names
from boxship.game import View
from boxship.rules.counts import machine_count, on_island, on_ship
from tests.bots.bot_tables import played_lines, whole_game

RIVALS = [f"rival:{name}" for name in POPULATION]


def test_there_are_a_dozen_and_no_two_are_alike() -> None:
    assert len(POPULATION) >= 12
    assert len({tuple(row(changes)) for changes in POPULATION.values()}) == len(POPULATION)
    assert set(POPULATION) == set(CHARACTERS)
    assert all(set(changes) <= set(NAMES) for changes in POPULATION.values())


def test_everybody_is_listed_and_can_sit_in_a_crowd() -> None:
    assert set(RIVALS) <= set(dict(bots()))
    assert set(RIVALS) <= set(opponent_names()) == set(rows_by_name())
    with pytest.raises(UnknownBotError, match="rival:sitter"):
        player("rival:nobody", 1)


@pytest.mark.parametrize("name", RIVALS)
def test_each_plays_whole_games(name: str) -> None:
    assert whole_game("classic round_limit=6", 3, 2, [name, "trader", name]).over


def watched(name: str, rounds: int = 14) -> tuple[Game, list[View]]:
    """A game of red among traders, and all that red saw when it had to decide."""
    game = Game.new(f"classic round_limit={rounds}", 4, seed=6)
    players = [player("trader", 1), player(name, 1), player("trader", 2), player("trader", 3)]
    return game, [seen for seat, seen in played_lines(game, players) if seat == 1]


def test_a_sitter_does_nothing_and_a_freezer_stops() -> None:
    game, _ = watched("rival:sitter")
    assert machine_count(game.state, 1) == game.state.warehouses[1] == 1
    assert (game.state.in_harbour[1], on_ship(game.state, 1), on_island(game.state, 1)) == (0, 0, 0)
    game, seen = watched("rival:freezer")
    late = [each for each in seen if each.state.round_number >= 12]
    assert late
    assert machine_count(game.state, 1) > 1 or game.state.warehouses[1] > 1


def test_a_waiter_begins_late() -> None:
    _, seen = watched("rival:waiter")
    before = [each.state for each in seen if each.state.round_number < 8]
    assert all(machine_count(state, 1) == state.warehouses[1] == 1 for state in before)
    assert seen[-1].state.in_factory[1] + seen[-1].state.in_harbour[1] != 1


def test_specialists_keep_to_their_trade() -> None:
    game, seen = watched("rival:manufacturer")
    assert all(each.state.in_harbour[1] == 0 and on_ship(each.state, 1) == 0 for each in seen)
    assert machine_count(game.state, 1) > 1
    game, seen = watched("rival:mariner")
    assert machine_count(game.state, 1) == game.state.warehouses[1] == 1
    assert any(on_ship(each.state, 1) for each in seen)
    game, seen = watched("rival:stevedore")
    assert all(on_ship(each.state, 1) == 0 for each in seen)
    assert game.state.warehouses[1] > 1


def test_a_saver_spends_little() -> None:
    _, seen = watched("rival:saver", 8)
    assert min(each.state.cash[1] for each in seen) >= 8
