"""Networks: three layers with rectified units, their gradients, and Adam; plain NumPy in single precision."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]


class Network:
    """``inputs`` to ``outputs`` by two hidden layers of the same width."""

    def __init__(self, inputs: int, hidden: int, outputs: int, rng: np.random.Generator, last: float = 1.0) -> None:
        """Random weights; those of the last layer times ``last``."""
        self.parameters: list[Array] = []
        for a, b, scale in ((inputs, hidden, 1.0), (hidden, hidden, 1.0), (hidden, outputs, last)):
            self.parameters.append((rng.standard_normal((a, b)) * scale * (2 / a) ** 0.5).astype(np.float32))
            self.parameters.append(np.zeros(b, np.float32))

    def copy(self) -> Network:
        """An independent copy."""
        twin = Network.__new__(Network)
        twin.parameters = [each.copy() for each in self.parameters]
        return twin

    def __call__(self, x: Array) -> Array:
        """The outputs for rows of inputs."""
        return self.forward(x)[-1]

    def forward(self, x: Array) -> tuple[Array, Array, Array, Array]:
        """The inputs, both hidden layers and the outputs, as ``backward`` wants them."""
        w1, b1, w2, b2, w3, b3 = self.parameters
        one = x @ w1
        one += b1
        np.maximum(one, 0, out=one)
        two = one @ w2
        two += b2
        np.maximum(two, 0, out=two)
        return x, one, two, two @ w3 + b3

    def backward(self, layers: tuple[Array, Array, Array, Array], slope: Array) -> list[Array]:
        """The gradients of all parameters, where ``slope`` is that of the outputs."""
        x, one, two, _ = layers
        _, _, w2, _, w3, _ = self.parameters
        in_two = slope @ w3.T
        in_two *= two > 0
        in_one = in_two @ w2.T
        in_one *= one > 0
        return [
            x.T @ in_one, in_one.sum(0), one.T @ in_two, in_two.sum(0), two.T @ slope, slope.sum(0),
        ]  # fmt: skip


class Adam:
    """Adam over a network's parameters, with gradients clipped by their norm."""

    def __init__(self, network: Network, clip: float) -> None:
        self._network = network
        self._clip = clip
        self.first = [np.zeros_like(each) for each in network.parameters]
        self.second = [np.zeros_like(each) for each in network.parameters]
        self.steps = 0

    def step(self, gradients: list[Array], rate: float) -> None:
        """One step down the gradients."""
        self.steps += 1
        norm = float(np.sqrt(sum(float(np.vdot(g, g)) for g in gradients)))
        scale = min(1.0, self._clip / (norm + 1e-6))
        right = rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for parameter, gradient, first, second in zip(
            self._network.parameters, gradients, self.first, self.second, strict=True
        ):
            gradient *= scale  # noqa: PLW2901 - in place: nobody needs it any more
            first *= 0.9  # noqa: PLW2901
            first += 0.1 * gradient  # noqa: PLW2901
            second *= 0.999  # noqa: PLW2901
            second += 0.001 * gradient * gradient  # noqa: PLW2901
            parameter -= right * first / (np.sqrt(second) + 1e-5)  # noqa: PLW2901


def log_softmax(logits: Array, masks: Array) -> Array:
    """Logarithms of the chances of the actions that the masks allow; -1e9 for the others."""
    allowed = np.where(masks != 0, logits, np.float32(-1e9))
    allowed -= allowed.max(1, keepdims=True)
    allowed -= np.log(np.exp(allowed).sum(1, keepdims=True))
    return allowed


def sampled(logs: Array, rng: np.random.Generator) -> Array:
    """An action for each row, drawn by its chance."""
    noise = rng.random(logs.shape, np.float32)
    np.log(noise, out=noise, where=noise > 0)
    np.negative(noise, out=noise)
    np.log(noise, out=noise, where=noise > 0)
    chosen: Array = (logs - noise).argmax(1)
    return chosen
