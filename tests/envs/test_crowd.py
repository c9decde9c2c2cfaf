"""Crowds: reset, masks, steps, observations, results."""

from __future__ import annotations

import numpy as np
import pytest

from boxship.crowds.arrays import GAME
from boxship.envs.crowd import Crowd
from boxship.crowds.observation import PER_SEAT, SHARED, features, observation
from boxship.rules.layout import FIELDS, UNKNOWN
from boxship.rules.setup import dealt
from boxship.rules.steps import STEPS, STORE

pytestmark = pytest.mark.boundscheck


def played(crowd: Crowd, steps: int) -> Crowd:
    for _ in range(steps):
        crowd.step(crowd.random_steps())
    return crowd


def test_the_same_seed_deals_and_plays_the_same() -> None:
    one, two = (played(Crowd(20, 4, "classic", seed=5), 200) for _ in range(2))
    assert (one.games == two.games).all()
    other = played(Crowd(20, 4, "classic", seed=6), 200)
    assert (one.games != other.games).any()


def test_game_i_is_deal_i_of_the_seed() -> None:
    crowd = Crowd(5, 4, "jumbo investment_bank", seed=7)
    assert [crowd.state(i) for i in range(5)] == [dealt(crowd.rules, 4, 7, i) for i in range(5)]


def test_game_i_does_not_depend_on_the_size_of_the_crowd() -> None:
    small, large = Crowd(3, 3, "jumbo", seed=9), Crowd(50, 3, "jumbo", seed=9)
    assert (small.games == large.games[:3]).all()


def test_the_arrays_have_a_row_for_each_game() -> None:
    crowd = Crowd(7, 5, "jumbo investment_bank", seed=1)
    assert len(crowd) == 7
    assert crowd.masks.shape == (7, STEPS)
    assert crowd.observations.shape == (7, features(5, bank=True))
    assert (crowd.actors >= 0).all()
    assert (crowd.counts == crowd.masks.sum(axis=1)).all()


def test_an_illegal_step_is_refused_and_nothing_changes() -> None:
    crowd = Crowd(5, 3, "classic", seed=2)
    steps = crowd.random_steps()
    steps[3] = int(np.flatnonzero(~crowd.masks[3])[0])
    before = crowd.games.copy()
    with pytest.raises(ValueError, match=f"step {steps[3]} is not legal in game 3"):
        crowd.step(steps)
    assert (crowd.games == before).all()
    steps[3] = STEPS + 5
    with pytest.raises(ValueError, match="is not legal in game 3"):
        crowd.step(steps)
    steps[3] = -1
    with pytest.raises(ValueError, match="is not legal in game 3"):
        crowd.step(steps)


def test_finished_games_are_dealt_anew_or_stay() -> None:
    crowd = Crowd(30, 3, "classic round_limit=1", seed=3)
    while not crowd.ended.any():
        crowd.step(crowd.random_steps())
    finished = int(np.flatnonzero(crowd.ended)[0])
    assert crowd.ended[finished] == 2
    assert crowd.actors[finished] >= 0
    assert crowd.games[finished]["round_number"] == 1
    assert crowd.totals[finished, :3].any()
    staying = Crowd(30, 3, "classic round_limit=1", seed=3, restart=False)
    while not staying.over.all():
        staying.step(staying.random_steps())
    assert (staying.actors == -1).all()
    assert not staying.masks.any()
    before = staying.games.copy()
    staying.step(np.zeros(30))
    assert (staying.games == before).all()


def test_reset_of_some_games_leaves_the_others() -> None:
    crowd = played(Crowd(6, 4, "short", seed=4), 60)
    before = crowd.games.copy()
    which = np.array([True, False, False, True, False, False])
    crowd.reset(which)
    assert (crowd.games["round_number"][which] == 1).all()
    assert (crowd.games[~which] == before[~which]).all()
    with pytest.raises(ValueError, match="one mark for each of the 6 games"):
        crowd.reset(which[:2])


def test_an_observation_tells_only_what_the_seat_knows() -> None:
    crowd = played(Crowd(40, 4, "classic", seed=8), 400)
    for seat in range(4):
        rows = crowd.observe(np.full(40, seat))
        for i in range(40):
            assert rows[i].tolist() == observation(crowd.view(i, seat), seat)
            assert rows[i, 4 * 2 * STORE + SHARED + PER_SEAT] == UNKNOWN
    with pytest.raises(ValueError, match="numbers from 0 to 3"):
        crowd.observe(np.full(40, 4))
    assert not crowd.observe(np.full(40, -1)).any()


def test_observations_are_those_of_the_last_step() -> None:
    crowd = Crowd(10, 3, "short", seed=3)
    for _ in range(50):
        before = crowd.observations.copy()
        assert (crowd.observations == before).all()
        crowd.step(crowd.random_steps())
        assert (crowd.observations == crowd.observe(crowd.actors)).all()
    crowd.reset()
    assert (crowd.observations == crowd.observe(crowd.actors)).all()


def test_a_view_is_shown_to_the_seat_that_decides() -> None:
    crowd = played(Crowd(10, 4, "classic", seed=3), 30)
    for i in range(10):
        me = crowd.actors[i]
        assert crowd.views["cash"][i, me] == crowd.games["cash"][i, me]
        assert (np.delete(crowd.views["cash"][i, :4], me) == UNKNOWN).all()
        assert (np.delete(crowd.views["card"][i, :4], me) == UNKNOWN).all()


def test_open_money_is_observed() -> None:
    crowd = Crowd(2, 3, "classic open_money", seed=8)
    assert crowd.observations[0, 3 * 2 * STORE + SHARED + PER_SEAT] == 20


def test_a_game_takes_at_most_a_kibibyte() -> None:
    assert GAME.itemsize <= 1024
    assert [name for name, _, _ in FIELDS] == list(GAME.names or ())
