"""Training in small: games of every edition, a clone, some updates, and going on where it was broken off."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from boxship.bots.admiral.features import FEATURES
from boxship.learning import checkpoints, training
from boxship.learning.evaluation import evaluated
from boxship.learning.games import EDITION, FIRST_SEAT, FREEZE, LEARNER, LearningGames
from boxship.learning.learner import LearningSettings, PolicyLearner
from boxship.learning.seating import EDITIONS, NETS, SeatDraw, perturbed_rows
from boxship.learning.training import Run, train, training_rows

if TYPE_CHECKING:
    from pathlib import Path

SMALL = LearningSettings(games=24, steps=8, hidden=16, critic_hidden=8, batch=64, warm_up=1)


def test_seats_are_drawn_as_leagues_ask() -> None:
    rows = training_rows(1)
    drawn = np.concatenate(
        [
            SeatDraw(len(rows), training.PERTURBED, len(training.SLEEPERS)).draw(np.random.default_rng(k))
            for k in range(8)
        ]
    )
    alone = [(line[FIRST_SEAT : FIRST_SEAT + EDITIONS[line[EDITION]][1]] == LEARNER).sum() for line in drawn]
    assert min(alone) == 1
    assert np.mean([each == 1 for each in alone]) == pytest.approx(0.65, abs=0.05)
    assert 0.02 < (drawn[:, FREEZE] > 0).mean() < 0.08
    kinds = drawn[:, FIRST_SEAT:FREEZE]
    assert kinds.max() == NETS
    assert kinds.min() >= -len(rows)
    assert {EDITIONS[k][0] for k in set(drawn[:, EDITION].tolist())} >= {"classic", "short", "jumbo investment_bank"}


def test_rows_of_traders_differ_and_sleepers_come_last() -> None:
    assert len({tuple(row) for row in perturbed_rows(40, np.random.default_rng(1)).tolist()}) > 25
    assert training_rows(1)[-1].tolist() == training.SLEEPERS[-1]


@pytest.fixture
def briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few decisions to clone, and everything that happens now and then happens often."""
    for name, few in (
        ("CLONED", 3000),
        ("KEEP_EVERY", 2),
        ("SEAT_EVERY", 2),
        ("LOG_EVERY", 2),
        ("EVALUATE_EVERY", 900),
    ):
        monkeypatch.setattr(training, name, few)


@pytest.mark.slow
@pytest.mark.usefixtures("briefly")
def test_a_run_can_be_broken_off_and_gone_on_with(tmp_path: Path) -> None:
    said: list[str] = []
    learner = train(Run(tmp_path, 600, 1), said.append, SMALL)
    assert learner.decisions >= 600
    assert any("cloned traders" in line for line in said)
    assert (tmp_path / checkpoints.LATEST).exists()
    before = [each.copy() for each in learner.policy.parameters]
    again = train(Run(tmp_path, 900, 1), said.append, SMALL)
    assert any("going on after update" in line for line in said)
    assert again.updates > learner.updates
    assert any((now != then).any() for now, then in zip(again.policy.parameters, before, strict=True))
    assert len(checkpoints.past_selves(tmp_path)) >= 2 or SMALL.hidden != LearningSettings().hidden
    with pytest.raises(checkpoints.CheckpointError, match="begin in another folder"):
        train(Run(tmp_path, 900, 1), said.append, replace(SMALL, hidden=8))


@pytest.mark.slow
@pytest.mark.usefixtures("briefly")
def test_an_exploiter_begins_from_another_run_and_joins_the_company_of_a_third(tmp_path: Path) -> None:
    said: list[str] = []
    first, second, third = (tmp_path / name for name in ("first", "second", "third"))
    train(Run(first, 300, 1), said.append, SMALL)
    exploiter = train(Run(second, 300, 2, start=first, against=first), said.append, SMALL)
    assert exploiter.decisions >= 300
    assert sum("cloned traders" in line for line in said) == 1
    train(Run(third, 300, 3, others=(second, tmp_path / "nobody"), start=first), said.append, SMALL)
    train(Run(tmp_path / "fourth", 300, 4, start=first, against="rival:rusher"), said.append, SMALL)
    with pytest.raises(checkpoints.CheckpointError, match="is no folder of a run, and none of"):
        train(Run(tmp_path / "fifth", 300, 4, start=first, against="nobody"), said.append, SMALL)
    with pytest.raises(checkpoints.CheckpointError, match="no checkpoint to begin from"):
        train(Run(tmp_path / "sixth", 300, 4, start=tmp_path / "nobody"), said.append, SMALL)


@pytest.mark.slow
@pytest.mark.usefixtures("briefly")
def test_a_bot_that_is_watched_is_imitated(tmp_path: Path) -> None:
    said: list[str] = []
    train(Run(tmp_path, 0, 1, watched="deckhand", watched_games=2), said.append, SMALL)
    agreed = [int(line.split("agreed with ")[1].split("%")[0]) for line in said if "agreed with" in line]
    assert agreed[-1] > agreed[0]
    assert len(checkpoints.past_selves(tmp_path)) == 1


@pytest.mark.slow
def test_games_of_every_edition_wait_for_a_choice() -> None:
    rows = training_rows(2)
    editions = [(rules, players) for rules, players, _ in EDITIONS]
    rng = np.random.default_rng(1)
    games = LearningGames(48, editions, rows, SeatDraw(len(rows), training.PERTURBED, 8).draw(rng), 5)
    games.step()
    for _ in range(150):
        assert (games.masks.sum(1) >= 2).all()
        assert np.isfinite(games.features).all()
        assert np.abs(games.features[:, :FEATURES]).max() < 40
        chances = np.where(games.masks > 0, rng.random(games.masks.shape), -1)
        games.step(chances.argmax(1))


@pytest.mark.slow
def test_an_evaluation_counts_one_game_of_each_place() -> None:
    learner = PolicyLearner(SMALL, 1)
    found = evaluated(learner.policy, training_rows(1)[0].tolist(), 6, 1, ("classic round_limit=4", 4))
    assert found.games == 6
    assert 0 <= found.won <= 1
    assert found.by_limit == 1
    assert "of 6" in str(found)
