"""A policy: a network of two hidden layers that scores every step, kept in a small ``.npz`` file.

The arithmetic is written once and runs on NumPy, at a table, or on anything with NumPy's names, as JAX in training.

Steps have a score each, but for the hundred amounts: what $8 means depends on the cargo. The network draws a curve over
shares of its worth instead, and an amount's score is read off that curve.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from zipfile import BadZipFile

import numpy as np

from boxship.bots.learner.inputs import cargo_worth, columns, inputs, width
from boxship.rules.auction import EXTRA_BIDS
from boxship.rules.rulesets import PLAYER_COUNTS
from boxship.rules.steps import AMOUNT, HEAP, STEPS

if TYPE_CHECKING:
    import numpy.typing as npt

    from boxship.rules.rulesets import Ruleset

    Array = npt.NDArray[Any]
    Weights = dict[str, Array]

LEVELS: Final = 25
"""Points on the curve of bids."""

WHOLE: Final = 20
"""The point on the curve that means the whole worth of the cargo."""

OUTPUTS: Final = HEAP + LEVELS

NEVER: Final = -1e9
"""The score of an amount beyond the curve; a step that is not legal has twice that."""


def bid_units(rows: Array, players: int) -> Array:
    """How many dollars lie between two points on the curve of bids: one in the extra round."""
    first = cargo_worth(rows, players) / WHOLE
    extra = rows[:, columns(players)["bidding"]] == EXTRA_BIDS
    return np.where(extra | (first == 0), 1, first).astype(np.float32)


def network(weights: Weights, given: Array, xp: Any = np) -> Array:  # noqa: ANN401 - a module
    """The network: two hidden layers and the outputs; ``xp`` is NumPy or JAX's."""
    first = xp.maximum(given @ weights["w1"] + weights["b1"], 0)
    second = xp.maximum(first @ weights["w2"] + weights["b2"], 0)
    outputs: Array = second @ weights["w3"] + weights["b3"]
    return outputs


def scores(weights: Weights, given: Array, units: Array, masks: Array, xp: Any = np) -> Array:  # noqa: ANN401
    """The score (logit) of every step, ``NEVER`` and less where it is no choice."""
    outputs = network(weights, given, xp)
    places = xp.arange(STEPS - AMOUNT) / units[:, None]
    below = xp.minimum(xp.floor(places), LEVELS - 2).astype(np.int32)
    curve = outputs[:, HEAP:]
    low = xp.take_along_axis(curve, below, 1)
    high = xp.take_along_axis(curve, below + 1, 1)
    amounts = xp.where(places <= LEVELS - 1, low + (high - low) * (places - below), NEVER)
    heaps = xp.full((len(given), AMOUNT - HEAP), NEVER)
    told = xp.concatenate([outputs[:, :HEAP], heaps, amounts], 1)
    legal: Array = xp.where(masks, told, 2 * NEVER)
    return legal


@dataclass(frozen=True)
class Policy:
    """A trained network and the table that it was trained for."""

    weights: Weights
    players: int
    rules: str

    def save(self, file: Path) -> None:
        """Write it to a file, in half precision; whoever reads it finds the old file or the new one."""
        kept = {name: array.astype(np.float16) for name, array in self.weights.items()}
        new = file.with_suffix(".new.npz")
        np.savez_compressed(new, players=self.players, rules=self.rules, **kept)  # type: ignore[arg-type]
        new.replace(file)

    def best_steps(self, rows: Array, masks: Array) -> Array:
        """The best step by its score, for each row."""
        told = scores(self.weights, inputs(rows, self.players), bid_units(rows, self.players), masks)
        best: Array = told.argmax(1)
        return best

    def why_not(self, rules: Ruleset, players: int) -> str | None:
        """Why it can't play at a table of so many players with these rules; None if it can."""
        if players != self.players:
            return f"was trained for {self.players} players, not {players}"
        if rules.investment_bank:
            return "was trained without the Investment Bank"
        return None


class PolicyError(ValueError):
    """A file that holds no policy; says why."""


def read_policy(file: str) -> Policy:
    """The policy in a file; a PolicyError says why there is none. No code in the file is ever run."""
    try:
        return _read(file, Path(file).stat().st_mtime_ns)
    except OSError as problem:
        raise PolicyError(f"{file}: {problem.strerror or problem}") from None


@lru_cache(8)
def _read(file: str, _: int) -> Policy:
    """As ``read_policy``, read once as long as the file stays the same."""
    try:
        with np.load(file, allow_pickle=False) as kept:
            found = {name: kept[name] for name in kept.files}
        players, rules = int(found.pop("players")), str(found.pop("rules"))
    except (AttributeError, KeyError, TypeError, ValueError, EOFError, BadZipFile):
        raise PolicyError(f"{file}: this is no policy; examples/learn.py makes one") from None
    weights = {name: array.astype(np.float32) for name, array in found.items()}
    if not weights or {name: array.shape for name, array in weights.items()} != _shapes(weights, players):
        raise PolicyError(f"{file}: this policy is of another version of Boxship; train it again (examples/learn.py)")
    return Policy(weights, players, rules)


def _shapes(weights: Weights, players: int) -> dict[str, tuple[int, ...]]:
    """The shapes that the weights of a network must have, for the hidden layers that it has."""
    if players not in PLAYER_COUNTS or not {"b1", "b2"} <= set(weights):
        return {}
    one, two = weights["b1"].size, weights["b2"].size
    sizes = (width(players), one, two, OUTPUTS)
    shapes: dict[str, tuple[int, ...]] = {}
    for layer, pair in enumerate(pairwise(sizes), 1):
        shapes |= {f"w{layer}": pair, f"b{layer}": pair[1:]}
    return shapes
