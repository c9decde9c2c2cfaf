"""Checkpoints: a learner on disk, so that a run can be broken off and gone on with; and its past selves, kept for ever.

A file is written beside its place and then moved there: whoever looks finds a whole one.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from boxship.bots.admiral.actions import ACTIONS
from boxship.bots.admiral.features import FEATURES
from boxship.learning.networks import Adam, Network

if TYPE_CHECKING:
    import numpy.typing as npt

    from boxship.learning.learner import PolicyLearner

    Array = npt.NDArray[Any]

LATEST: Final = "latest.npz"
PAST: Final = "past-{:05d}.npz"


class CheckpointError(ValueError):
    """A file that can't be gone on with; says why."""


def write_arrays(path: Path, arrays: dict[str, Array]) -> None:
    """Write named arrays to a file, all of it or nothing."""
    half = path.with_name(path.name + ".half")
    with half.open("wb") as file:
        np.savez(file, **arrays)  # type: ignore[arg-type]  # NumPy's types allow arrays here only by position
    half.replace(path)


def save(learner: PolicyLearner, folder: Path) -> None:
    """The whole learner, to go on from."""
    arrays: dict[str, Array] = {}
    for name, network, steps in _parts(learner):
        for k, parameter in enumerate(network.parameters):
            arrays[f"{name}{k}"] = parameter
            arrays[f"{name}{k}.first"] = steps.first[k]
            arrays[f"{name}{k}.second"] = steps.second[k]
        arrays[f"{name}.steps"] = np.array(steps.steps)
    arrays["counts"] = np.array([learner.updates, learner.decisions])
    arrays["rng"] = np.frombuffer(json.dumps(learner.rng.bit_generator.state).encode(), np.uint8)
    write_arrays(folder / LATEST, arrays)


def load(learner: PolicyLearner, folder: Path) -> bool:
    """Go on from what the folder has; False if it has nothing."""
    path = folder / LATEST
    if not path.exists():
        return False
    with np.load(path) as read:
        for name, network, steps in _parts(learner):
            for k, parameter in enumerate(network.parameters):
                if read[f"{name}{k}"].shape != parameter.shape:
                    raise CheckpointError(f"{path} is of other features, actions or sizes; begin in another folder")
                parameter[:] = read[f"{name}{k}"]
                steps.first[k][:] = read[f"{name}{k}.first"]
                steps.second[k][:] = read[f"{name}{k}.second"]
            steps.steps = int(read[f"{name}.steps"])
        learner.updates, learner.decisions = map(int, read["counts"])
        learner.rng.bit_generator.state = json.loads(read["rng"].tobytes().decode())
    return True


def begin_from(learner: PolicyLearner, folder: Path) -> bool:
    """Take policy and critic over from another run, and nothing else of it; False if it has none."""
    found = trained(folder)
    if found is None:
        return False
    for network, parameters in zip((learner.policy, learner.critic), found, strict=True):
        if [each.shape for each in parameters] != [each.shape for each in network.parameters]:
            raise CheckpointError(f"{folder} is of other features, actions or sizes; begin from another one")
        for parameter, found_there in zip(network.parameters, parameters, strict=True):
            parameter[:] = found_there
    return True


def trained(folder: Path) -> tuple[list[Array], list[Array]] | None:
    """The parameters of policy and critic in a folder's checkpoint; None if it has none."""
    path = folder / LATEST
    if not path.exists():
        return None
    with np.load(path) as read:
        policy, critic = ([read[f"{name}{k}"] for k in range(6)] for name in ("policy", "critic"))
    return policy, critic


def _parts(learner: PolicyLearner) -> tuple[tuple[str, Network, Adam], ...]:
    return ("policy", learner.policy, learner.policy_steps), ("critic", learner.critic, learner.critic_steps)


def save_past(network: Network, folder: Path, number: int) -> None:
    """A policy as it was after that update, in half precision."""
    arrays = {f"policy{k}": parameter.astype(np.float16) for k, parameter in enumerate(network.parameters)}
    write_arrays(folder / PAST.format(number), arrays)


def past_selves(folder: Path) -> list[Network]:
    """All earlier policies of a run, in their order."""
    found = []
    for path in sorted(folder.glob("past-*.npz")):
        with np.load(path) as read:
            network = Network.__new__(Network)
            network.parameters = [read[f"policy{k}"].astype(np.float32) for k in range(6)]
        if (len(network.parameters[0]), len(network.parameters[5])) == (FEATURES, ACTIONS):
            found.append(network)
    return found
