"""The example that learns, in a short form: it learns something, the same every time, and stops when it is asked to."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from boxship import Crowd
from boxship.bots.learner.policy import read_policy
from examples import learn
from examples.learn import (
    Adam,
    Learning,
    Settings,
    advantages,
    logs_of,
    of_steps,
    reward,
    slope_of_improving,
    told,
    trial,
)

if TYPE_CHECKING:
    from pathlib import Path

SHORT = Settings(
    rules="short round_limit=30", players=3, hidden=48, games=64, lessons=6, lesson_steps=120, lesson_batch=256,
    updates=2, steps=32, batch=512, warm_up=1, every=2, trial_games=60,
)  # fmt: skip
TINY = replace(SHORT, games=16, lessons=1, lesson_steps=40, steps=20, trial_games=4, rules="short round_limit=3")


@pytest.mark.slow
def test_a_short_form_learns_something() -> None:
    learning = Learning(SHORT)
    _, _, before = trial(learning.policy, SHORT, "trader", seed=7)
    learning.imitate()
    learning.practise()
    _, _, after = trial(learning.policy, SHORT, "trader", seed=7)
    assert after > before + 10, "dollars; it is 16 here, and the standard error of each about three"


def test_the_same_settings_give_the_same_player_and_its_curve_is_drawn(tmp_path: Path) -> None:
    learning, _ = (learn.learn(TINY, tmp_path / name) for name in ("one.npz", "two.npz"))
    one, two = (read_policy(str(tmp_path / name)).weights for name in ("one.npz", "two.npz"))
    assert all((one[name] == two[name]).all() for name in one)
    picture = (tmp_path / "one.svg").read_text(encoding="utf-8")
    assert picture.count("<circle") == len(learning.curve) == 2


def test_an_update_makes_likelier_what_turned_out_better() -> None:
    crowd = Crowd(200, 3, SHORT.rules, seed=3, counted=True)
    optimiser = Adam(Learning(SHORT).policy)
    batch = {**told(crowd), "steps": crowd.random_steps()}
    better = np.arange(len(crowd)) % 2 == 0
    batch["gains"] = np.where(better, 1.0, -1.0)
    batch["said"] = before = of_steps(logs_of(optimiser.weights, batch), batch["steps"])
    for _ in range(5):
        optimiser.step(slope_of_improving(optimiser.weights, batch, SHORT.clip, 0.0), SHORT.rate)
    change = np.asarray(of_steps(logs_of(optimiser.weights, batch), batch["steps"]) - before)
    assert change[better].mean() > 0 > change[~better].mean()


def test_ctrl_c_keeps_what_was_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(_: Learning) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Learning, "practise", interrupted)
    learn.learn(replace(SHORT, lessons=0), tmp_path / "early.npz")
    assert "stopped; what was learned so far is kept" in capsys.readouterr().out
    assert read_policy(str(tmp_path / "early.npz")).players == 3


def test_advantages_are_what_came_beyond_what_was_expected() -> None:
    rewards, ends = np.array([[1.0], [2.0], [4.0]]), np.array([[False], [True], [False]])
    values = np.array([[0.5], [0.5], [0.5], [3.0]])
    assert advantages(rewards, ends, values, trace=1.0).ravel().tolist() == [2.5, 1.5, 6.5]
    assert advantages(rewards, ends, values, trace=0.0).ravel().tolist() == [1.0, 1.5, 6.5]


def test_rewards_add_up_to_money_and_victory() -> None:
    crowd = Crowd(3, 3, "short round_limit=3", seed=4, dense=True, opponents=(None, "trader", "trader"), restart=False)
    seats, sums = crowd.actors.astype(int), np.zeros(3)
    gained = np.zeros((3, 3))
    while not crowd.over.all():
        running = ~crowd.over
        crowd.step(crowd.random_steps())
        sums += np.where(running, reward(crowd, seats), 0)
        gained += np.where(running[:, None], crowd.rewards, 0)
    own = gained[range(3), seats]
    others = (gained.sum(1) - own) / 2
    lead = np.array([crowd.totals[i, s] - np.delete(crowd.totals[i], s).max() for i, s in enumerate(seats)])
    victory = 2 * lead / (abs(lead) + 15) + crowd.winners[range(3), seats]
    assert sums == pytest.approx((own - others / 2) / 25 + victory, abs=1e-4)
