"""Crowds: reset, masks, steps, observations, results."""

from __future__ import annotations

import copy
import pickle
from itertools import islice
from typing import TYPE_CHECKING

import numpy as np
import pytest

from boxship.crowds.arrays import GAME
from boxship.crowds.observation import PER_SEAT, SHARED, features, observation
from boxship.envs import slices
from boxship.envs.crowd import Crowd
from boxship.rules.layout import FIELDS, UNKNOWN
from boxship.rules.setup import dealt
from boxship.rules.steps import MACHINE, STEPS, STORE

if TYPE_CHECKING:
    from collections.abc import Callable

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
    for any_number in (0, -1, -2):
        staying.step(np.full(30, any_number))
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


def test_reset_deals_new_games_unless_asked_otherwise() -> None:
    crowd = Crowd(6, 4, "short", seed=4)
    first = crowd.games.copy()
    played(crowd, 20).reset(again=True)
    assert (crowd.games == first).all()
    crowd.reset()
    assert crowd.numbers.tolist() == [6, 7, 8, 9, 10, 11]
    assert (crowd.games != first).any()
    crowd.reset(seed=4)
    assert (crowd.games == first).all()
    with pytest.raises(ValueError, match="a seed is for all games"):
        crowd.reset([True] * 6, seed=1)


def test_a_finished_deal_has_a_number_from_which_it_is_dealt_again_alone() -> None:
    crowd = Crowd(4, 3, "short round_limit=2", seed=6)
    while crowd.numbers.max() < 12:
        crowd.step(crowd.random_steps())
        for i in np.flatnonzero(crowd.ended).tolist():
            assert crowd.numbers[i] == crowd.ended_numbers[i] + 4
            again = dealt(crowd.rules, 3, 6, int(crowd.numbers[i]))
            assert crowd.state(i) == again


def test_with_a_seed_for_each_game_a_game_is_that_of_a_crowd_of_its_own() -> None:
    together = Crowd(3, 3, "short round_limit=1", seed=[7, 8, 9])
    alone = [Crowd(1, 3, "short round_limit=1", seed=seed) for seed in (7, 8, 9)]
    for _ in range(120):
        steps = together.choices[:, 0].astype(int)
        together.step(steps)
        for i, crowd in enumerate(alone):
            crowd.step(steps[i : i + 1])
            assert together.games[i] == crowd.games[0]
            assert together.numbers[i] == crowd.numbers[0]
    assert together.numbers.max() > 0


def test_a_seed_may_be_a_number_of_numpy() -> None:
    assert (Crowd(3, 4, seed=np.int64(5)).games == Crowd(3, 4, seed=5).games).all()  # type: ignore[arg-type]
    assert (Crowd(2, 4, seed=np.array([5, 6])).games == Crowd(2, 4, seed=[5, 6]).games).all()  # type: ignore[arg-type]


def test_without_a_seed_every_crowd_is_another_and_says_which() -> None:
    one, two = Crowd(4, 4), Crowd(4, 4)
    assert one.seed != two.seed
    assert (Crowd(4, 4, seed=one.seed).games == one.games).all()


def test_an_end_is_not_lost_when_the_next_game_begins() -> None:
    crowd = Crowd(10, 3, "short round_limit=2", seed=3, finals=True)
    staying = Crowd(10, 3, "short round_limit=2", seed=3, restart=False)
    ended = 0
    while not staying.over.all():
        steps = crowd.random_steps()
        running = ~staying.over & (crowd.numbers < 10)
        staying.step(steps)
        crowd.step(steps)
        for i in np.flatnonzero((crowd.ended > 0) & running).tolist():
            end = staying.state(i)
            assert crowd.rounds[i] == end.round_number
            assert crowd.totals[i].tolist() == end.total[:3]
            assert crowd.winners[i].tolist() == [won == 1 for won in end.winner[:3]]
            assert crowd.lengths[i] == staying.lengths[i] > 0
            assert crowd.final_observations[i].tolist() == [observation(end, p) for p in range(3)]
            ended += 1
    assert ended == 10
    with pytest.raises(ValueError, match="finals=True"):
        assert staying.final_observations


def test_threads_change_nothing_but_who_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "WORTH_SHARING", 0.0)
    one, three = (Crowd(50, 4, "short round_limit=3", seed=2, threads=threads) for threads in (1, 3))
    for _ in range(100):
        steps = one.random_steps()
        one.step(steps)
        three.step(three.random_steps())
        assert (one.observations == three.observations).all()
        assert (one.rewards == three.rewards).all()
    assert (one.games == three.games).all()


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda crowd: pickle.loads(pickle.dumps(crowd))])
def test_a_copy_goes_on_by_itself(copied: Callable[[Crowd], Crowd]) -> None:
    crowd = played(Crowd(20, 3, "short round_limit=2", seed=2, threads=2), 30)
    assert crowd.observations.any()
    other = copied(crowd)
    before = crowd.games.copy()
    played(other, 100)
    assert (crowd.games == before).all()
    played(crowd, 100)
    for name in (
        "games",
        "actors",
        "counts",
        "masks",
        "observations",
        "rewards",
        "numbers",
        "seats",
        "totals",
        "winners",
    ):
        assert (getattr(other, name) == getattr(crowd, name)).all(), name
    assert (other.observations == other.observe(other.actors)).all()


def test_a_crowd_writes_into_the_arrays_of_its_caller() -> None:
    width = features(3, bank=False)
    mine = {"observations": np.ones((4, width), np.int16), "masks": np.zeros((4, STEPS), bool)}
    crowd = played(Crowd(4, 3, "short", seed=1, buffers=mine), 5)
    assert crowd.masks is mine["masks"]
    assert crowd.observations is mine["observations"]
    assert (mine["observations"] == crowd.observe(crowd.actors)).all()
    with pytest.raises(ValueError, match=r"masks is a writable, contiguous array of bool with shape \(4, 219\)"):
        Crowd(4, 3, "short", seed=1, buffers={"masks": np.zeros((4, 3), bool)})
    with pytest.raises(ValueError, match="there are masks, rewards, observations, final_observations, not mask"):
        Crowd(4, 3, "short", seed=1, buffers={"mask": mine["masks"]})


def test_masks_of_any_seat_and_who_owes_a_bid() -> None:
    crowd, owed = Crowd(60, 4, "classic", seed=8), 0
    for _ in range(300):
        crowd.step(crowd.random_steps())
        assert (crowd.masks_of(crowd.actors) == crowd.masks).all()
        owed = max(owed, int(crowd.due.sum(axis=1).max()))
        for seat in range(4):
            masks = crowd.masks_of(np.full(60, seat))
            asked = (crowd.actors == seat) | crowd.due[:, seat]
            assert (masks.any(axis=1) == asked).all()
    assert owed == 3
    assert not crowd.masks_of(np.full(60, -1)).any()


def test_counted_money_is_everybodys_cash() -> None:
    crowd = played(Crowd(10, 3, "short", seed=8, counted=True), 60)
    for i in range(10):
        me = int(crowd.actors[i])
        cash = crowd.observations[i, 3 * 2 * STORE + SHARED :: PER_SEAT][:3]
        assert cash.tolist() == [crowd.games["cash"][i, (me + k) % 3] for k in range(3)]


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: Crowd(0, 4), "at least one game, not 0"),
        (lambda: Crowd(2, 4, threads=0), "at least one, not 0"),
        (lambda: Crowd(2, 4, seed=1).step([1.7, 2.0]), "one whole number for each of the 2 games, not float64"),
        (lambda: Crowd(2, 4, seed=1).step([1]), r"not int64 of shape \(1,\)"),
        (lambda: Crowd(2.5, 4), "at least one game, not 2.5"),  # type: ignore[arg-type]
        (lambda: Crowd(2, 4, seed=1.5), "a whole number, or one for each of the 2 games, not 1.5"),  # type: ignore[arg-type]
        (lambda: Crowd(2, 4, seed=[1, 2, 3]), r"one for each of the 2 games, not \[1, 2, 3\]"),
        (lambda: Crowd(2, 4, seed=1).observe([0.7, 1.0]), "not float64 of shape"),
        (lambda: Crowd(2, 4, seed=1).observe([0, 1, 2]), r"not int64 of shape \(3,\)"),
        (lambda: Crowd(2, 4, seed=1).masks_of(np.array([0, 257])), "numbers from 0 to 3, or -1"),
        (lambda: Crowd(2, 7), "players"),
    ],
)
def test_what_makes_no_crowd_is_refused_in_a_sentence(make: Callable[[], object], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        make()


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
    crowd.reset(seed=3)
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


def test_a_crowd_says_what_its_numbers_mean() -> None:
    crowd = Crowd(2, 3, "jumbo", seed=1)
    assert len(crowd.feature_names) == crowd.observations.shape[1]
    assert "purple" in crowd.describe(MACHINE + 4)
    assert {"end", "loan", "warehouse"} <= set(islice(crowd.lines(0), 40))
    assert repr(crowd) == "<Crowd of 2 games: jumbo, 3 players, seed 1>"
