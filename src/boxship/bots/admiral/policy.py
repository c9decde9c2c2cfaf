"""The policy and its critic: three layers of numbers each, from a file, worked out with NumPy.

The file says for which features and actions its numbers were learned: by a fingerprint of what these say of some
positions. A file for others is refused, because it would play, and play nonsense.
"""

from __future__ import annotations

import functools
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from boxship.bots.admiral.actions import ACTIONS, LEVELS, menu
from boxship.bots.admiral.features import FEATURES, describe
from boxship.bots.history import HISTORY, listen
from boxship.bots.trader import weights
from boxship.rules.apply import apply
from boxship.rules.chance import below, new_rng
from boxship.rules.legal import legal
from boxship.rules.rulesets import Ruleset
from boxship.rules.setup import dealt
from boxship.rules.steps import STEPS
from boxship.rules.turn import next_due

Array = npt.NDArray[Any]

FILE: Final = Path(__file__).with_name("policy.npz")
PLAIN: Final = weights.row({})
"""A trader's weights, by which cargo is valued."""
_SAMPLES: Final = (("classic", 4), ("jumbo investment_bank", 5))
_STEPS: Final = 60
"""Steps that are looked at, of one game each."""


class PolicyFileError(ValueError):
    """A file that is no policy for these features and actions; says what to do."""


@functools.cache
def fingerprint() -> str:
    """What the features and the actions say of the first steps of some games, as a short hash."""
    digest = sha256(f"{FEATURES} {ACTIONS}".encode())
    row = np.zeros(FEATURES, np.float32)
    mask, dollars, options = [0] * ACTIONS, [0] * LEVELS, [0] * STEPS
    for rules, players in _SAMPLES:
        g, words, heard = dealt(Ruleset.parse(rules), players, 7, 0), new_rng(7, 1), [0] * HISTORY
        listen(heard, g)
        for _ in range(_STEPS):
            p = next_due(g)
            count = legal(g, p, options)
            menu(g, p, options, count, PLAIN, mask, dollars)
            describe(g, p, heard, PLAIN, row)
            digest.update(np.rint(row * 1000).astype(np.int32).tobytes() + bytes(mask))
            apply(g, p, options[below(words, count)])
            listen(heard, g)
    return digest.hexdigest()[:16]


class AdmiralPolicy:
    """Called with a row of features (or many) it says how good each action looks; its critic, what a table is worth."""

    def __init__(self, layers: list[Array], critic: list[Array]) -> None:
        """The weights and biases of three layers each."""
        self.layers = layers
        self.critic = critic

    @classmethod
    def read(cls, path: Path = FILE) -> AdmiralPolicy:
        """The policy of a file; a PolicyFileError if it is for other features or actions."""
        with np.load(path) as file:
            if str(file["fingerprint"]) != fingerprint():
                raise PolicyFileError(
                    f"{path.name} was learned for other features or actions than these;"
                    " train a new one with: python -m boxship.learning"
                )
            policy, critic = (
                [file[f"{name}{k}"].astype(np.float32) for k in range(6)] for name in ("policy", "critic")
            )
            return cls(policy, critic)

    def write(self, path: Path) -> None:
        """Write it in half precision."""
        named = (("policy", self.layers), ("critic", self.critic))
        arrays = {f"{name}{k}": layer.astype(np.float16) for name, layers in named for k, layer in enumerate(layers)}
        np.savez_compressed(path, allow_pickle=False, fingerprint=np.array(fingerprint()), **arrays)

    def __call__(self, rows: Array) -> Array:
        """A number for each action: the higher the better."""
        return _outputs(self.layers, rows)

    def value(self, rows: Array) -> Array:
        """What is to come, beyond the potential (``rewards``), for rows with the secrets that a world has."""
        value: Array = _outputs(self.critic, rows)[..., 0]
        return value


def _outputs(layers: list[Array], rows: Array) -> Array:
    w1, b1, w2, b2, w3, b3 = layers
    one = np.maximum(rows @ w1 + b1, 0)
    two = np.maximum(one @ w2 + b2, 0)
    outputs: Array = two @ w3 + b3
    return outputs


@functools.cache
def policy() -> AdmiralPolicy:
    """The admiral's own, read once."""
    return AdmiralPolicy.read()
