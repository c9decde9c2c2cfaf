"""PettingZoo's own judges, and what they do not ask."""

from __future__ import annotations

import warnings
from typing import Any

import pytest
from pettingzoo.test import api_test, render_test, seed_test

from boxship.envs import pettingzoo
from boxship.envs.crowd import Crowd

RULES = "short round_limit=4"


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("rules", [RULES, "jumbo investment_bank round_limit=3"])
def test_the_api_test_passes(rules: str, players: int) -> None:
    with warnings.catch_warnings():
        # Which environments may have their mask in the observation is a list of names in the judge itself.
        warnings.filterwarnings("ignore", message="Observation (space for each agent probably|is not a NumPy array)")
        api_test(pettingzoo.env(rules=rules, players=players), num_cycles=1000)


def test_the_seed_test_passes() -> None:
    seed_test(lambda: pettingzoo.env(rules=RULES), num_cycles=500)


def test_the_render_test_passes(capsys: pytest.CaptureFixture[str]) -> None:
    def made(render_mode: str) -> Any:
        return pettingzoo.env(rules=RULES, render_mode=render_mode)

    render_test(made)
    assert "Round 1" in capsys.readouterr().out
    with pytest.raises(ValueError, match="render_mode: human or ansi, not 'opera'"):
        made("opera")


def test_a_game_is_that_of_a_crowd_and_its_end_is_told() -> None:
    env = pettingzoo.raw_env(rules=RULES, players=3, utility="money")
    env.reset(seed=5)
    crowd = Crowd(1, 3, RULES, [5], restart=False)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    while env.agents:
        seen, reward, terminated, _, info = env.last()
        agent = env.agent_selection
        rewards[agent] += reward
        if terminated:
            seat = env.possible_agents.index(agent)
            assert info["money"] == crowd.totals[0, seat] == rewards[agent]
            assert info["won"] == crowd.winners[0, seat]
            assert info["ended"] == "round limit"
            env.step(None)
            continue
        assert agent == f"player_{crowd.actors[0]}"
        assert seen["observation"].tolist() == crowd.observations[0].tolist()
        assert seen["action_mask"].tolist() == crowd.masks[0].tolist()
        step = int(crowd.random_steps()[0])
        crowd.step([step])
        env.step(step)
    assert crowd.over[0]


def test_an_illegal_step_is_refused_or_ends_the_game_with_a_penalty() -> None:
    raw = pettingzoo.raw_env(rules=RULES)
    raw.reset(seed=1)
    with pytest.raises(ValueError, match="is not legal"):
        raw.step(int(raw.observe(raw.agent_selection)["action_mask"].argmin()))
    env = pettingzoo.env(rules=RULES)
    env.reset(seed=1)
    sinner = env.agent_selection
    env.step(int(env.observe(sinner)["action_mask"].argmin()))
    assert env.terminations[sinner]
    assert env.rewards[sinner] == pettingzoo.ILLEGAL_REWARD
    assert env.infos[sinner] == {"illegal": True}
    while env.agents:
        env.step(None)


def test_a_step_before_the_first_reset_and_a_step_that_is_none_are_refused() -> None:
    env = pettingzoo.env(rules=RULES)
    with pytest.raises(RuntimeError, match="reset the environment"):
        env.step(0)
    env.reset(seed=1)
    for wrong in (-1, 10_000, 1.5):
        with pytest.raises(ValueError, match="is not a step"):
            env.step(wrong)


def test_without_a_seed_the_next_deal_is_another_game() -> None:
    env = pettingzoo.env(rules=RULES)
    env.reset(seed=1)
    first = [env.observe(agent)["observation"].tolist() for agent in env.agents]
    env.reset()
    assert [env.observe(agent)["observation"].tolist() for agent in env.agents] != first
    env.reset(seed=1)
    assert [env.observe(agent)["observation"].tolist() for agent in env.agents] == first
