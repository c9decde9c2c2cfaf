"""Gymnasium's own judges, and the vector environment beside as many single ones."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import boxship.envs.gymnasium as container
from boxship.rules.steps import END, STEPS

SETTINGS: dict[str, Any] = {"rules": "short round_limit=2", "players": 3, "opponents": ["trader", "deckhand"]}


def test_check_env_passes_without_a_warning() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(container.ID, **SETTINGS, render_mode="ansi").unwrapped)


def steps_for(masks: np.ndarray, chance: np.random.Generator) -> np.ndarray:
    """Legal steps mostly, and some that are not."""
    legal = np.array([chance.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])
    return np.where(chance.random(len(masks)) < 0.1, chance.integers(STEPS, size=len(masks)), legal)


@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.parametrize("dense", [False, True])
def test_the_vector_environment_equals_single_ones_in_every_autoreset_mode(mode: AutoresetMode, dense: bool) -> None:
    settings = {**SETTINGS, "dense": dense}
    vector = gymnasium.make_vec(
        container.ID,
        num_envs=4,
        vectorization_mode="vector_entry_point",
        autoreset_mode=mode,
        **settings,
    )
    single = SyncVectorEnv([lambda: container.ContainerEnv(**settings) for _ in range(4)], autoreset_mode=mode)
    assert vector.metadata["autoreset_mode"] == mode
    assert data_equivalence(vector.reset(seed=3), single.reset(seed=3))
    chance, ends = np.random.default_rng(1), 0
    masks = vector.reset(seed=3)[1]["action_mask"]
    single.reset(seed=3)
    for _ in range(150):
        steps = steps_for(masks, chance)
        told, expected = vector.step(steps), single.step(steps)
        assert data_equivalence(told, expected), (told[4], expected[4])
        masks, over = told[4]["action_mask"], told[2]
        ends += int(over.sum())
        if mode == AutoresetMode.DISABLED and over.any():
            with pytest.raises(ValueError, match=r"are over: reset them"):
                vector.step(steps)
            again = [env.reset(options={"reset_mask": over.copy()}) for env in (vector, single)]
            assert data_equivalence(again[0][0], again[1][0])
            masks = np.where(over[:, None], again[0][1]["action_mask"], masks)
    assert ends > 4


def test_statistics_of_episodes_are_recorded() -> None:
    env = RecordEpisodeStatistics(gymnasium.make_vec(container.ID, num_envs=3, **SETTINGS))
    _, info = env.reset(seed=1)
    chance, recorded = np.random.default_rng(2), 0
    for _ in range(100):
        _, _, _, _, info = env.step(steps_for(info["action_mask"], chance))
        recorded += int(info.get("_episode", np.zeros(3)).sum())
    assert recorded > 0


def test_an_illegal_step_is_told_and_something_legal_happens_instead() -> None:
    env = container.ContainerEnv(**SETTINGS)
    _, info = env.reset(seed=2)
    assert info["action_mask"][END]
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    other = container.ContainerEnv(**SETTINGS)
    other.reset(seed=2)
    seen, _, _, _, told = env.step(wrong)
    expected, _, _, _, fine = other.step(END)
    assert told["illegal"]
    assert not fine["illegal"]
    assert seen.tolist() == expected.tolist()
    assert env.action_masks().tolist() == told["action_mask"].astype(bool).tolist()


def test_an_end_tells_the_learners_result() -> None:
    env = container.ContainerEnv(**SETTINGS, utility="money")
    for _ in range(3):
        env.reset(seed=4)
        told = env.step(END)
        while not told[2]:
            told = env.step(END)
        seen, reward, _, truncated, info = told
        assert not truncated
        assert info["money"] == reward
        assert info["rounds"] >= 2
        assert seen.any()


def test_another_number_of_opponents_is_refused() -> None:
    with pytest.raises(ValueError, match="a bot for each of the 2 other seats, not 1"):
        container.ContainerEnv(players=3, opponents=["trader"])


def test_a_game_without_a_seed_of_its_own_is_drawn() -> None:
    env = container.ContainerVectorEnv(3, **SETTINGS)
    twice = [env.reset(seed=[1, None, None])[0] for _ in range(2)]
    assert (twice[0][0] == twice[1][0]).all()
    assert len({int(seed) for seed in env.crowd.seed}) == 3  # type: ignore[union-attr]
