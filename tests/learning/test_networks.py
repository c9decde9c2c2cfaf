"""Networks and advantages: gradients as small changes show them, and streams of one seat in one game."""

from __future__ import annotations

import numpy as np
import pytest

from boxship.learning.advantages import advantages
from boxship.learning.networks import Adam, Network, log_softmax, sampled


def test_gradients_are_what_small_changes_show() -> None:
    rng = np.random.default_rng(1)
    network = Network(5, 4, 3, rng)
    network.parameters = [each.astype(np.float64) for each in network.parameters]
    x, aim = rng.standard_normal((7, 5)), rng.standard_normal((7, 3))
    layers = network.forward(x)
    gradients = network.backward(layers, layers[-1] - aim)
    for parameter, gradient in zip(network.parameters, gradients, strict=True):
        place = tuple(0 for _ in parameter.shape)
        losses = []
        for change in (1e-6, -2e-6):
            parameter[place] += change
            losses.append(float(((network(x) - aim) ** 2).sum() / 2))
        parameter[place] += 1e-6
        assert gradient[place] == pytest.approx((losses[0] - losses[1]) / 2e-6, rel=1e-4, abs=1e-6)


def test_adam_goes_downhill() -> None:
    rng = np.random.default_rng(2)
    network = Network(4, 8, 1, rng)
    steps = Adam(network, clip=1.0)
    x = rng.standard_normal((64, 4)).astype(np.float32)
    aim = x[:, :1] * 2
    errors = []
    for _ in range(200):
        layers = network.forward(x)
        errors.append(float(((layers[-1] - aim) ** 2).mean()))
        steps.step(network.backward(layers, 2 * (layers[-1] - aim) / len(x)), 1e-2)
    assert errors[-1] < errors[0] / 20


def test_only_allowed_actions_are_drawn_and_by_their_chances() -> None:
    logits = np.zeros((4000, 3), np.float32)
    logits[:, 0] = np.log(3)
    masks = np.ones((4000, 3), np.uint8)
    masks[:, 2] = 0
    logs = log_softmax(logits, masks)
    assert np.exp(logs[0]).tolist() == pytest.approx([0.75, 0.25, 0])
    drawn = sampled(logs, np.random.default_rng(3))
    assert set(drawn.tolist()) == {0, 1}
    assert (drawn == 0).mean() == pytest.approx(0.75, abs=0.03)


def test_advantages_run_along_one_seat_of_one_game() -> None:
    seats = np.array([[0], [1], [0], [1], [0]])
    values = np.array([[1.0], [5.0], [2.0], [6.0], [3.0]], np.float32)
    worth = np.array([[0.5], [0.0], [1.0], [0.0], [0.0]], np.float32)
    ended = np.array([[0], [0], [0], [1], [0]])
    utilities = np.zeros((5, 1, 5), np.float32)
    utilities[3, 0, :2] = [10, 20]
    gained, counts = np.zeros((5, 1), np.float32), np.zeros((5, 1), np.int64)
    advantages(seats, values, worth, ended, utilities, 0.5, np.zeros((3, 5)), gained, counts)
    assert counts[:, 0].tolist() == [1, 1, 1, 1, 0], "of the last decision nothing later is known"
    assert gained[3, 0] == 20 - 6
    assert gained[2, 0] == 10 - 3
    assert gained[1, 0] == (6 - 5) + 0.5 * gained[3, 0]
    assert gained[0, 0] == (3 - 1.5) + 0.5 * gained[2, 0]
