"""What a crowd is given, checked: a ValueError says in a sentence what does not fit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from boxship.crowds.rewards import DENSE_UTILITIES, UTILITIES
from boxship.rules.chance import MOST_SEED

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt


def check_settings(games: object, utility: str, dense: bool, threads: object) -> None:  # noqa: FBT001 - as it was given
    """A ValueError for what no crowd can be made of."""
    for name, count, least in (("games", games, "a crowd has at least one game"), ("threads", threads, "at least one")):
        if not isinstance(count, int | np.integer) or count < 1:
            raise ValueError(f"{name}: {least}, not {count!r}")
    if utility not in UTILITIES:
        raise ValueError(f"utility: one of {', '.join(UTILITIES)}, not {utility!r}")
    if dense and UTILITIES.index(utility) not in DENSE_UTILITIES:
        able = " and ".join(UTILITIES[kind] for kind in DENSE_UTILITIES)
        raise ValueError(f"dense: before the end only {able} mean something, not {utility}")


def checked_seeds(seed: int | Sequence[int], games: int) -> list[int]:
    """The seed of every game, from one for all or one for each."""
    given = np.asarray(seed, dtype=object)
    whole = all(isinstance(each, int | np.integer) for each in given.ravel())
    if not whole or given.shape not in ((), (games,)):
        raise ValueError(f"seed: a whole number, or one for each of the {games} games, not {seed!r}")
    return [int(each) & MOST_SEED for each in np.broadcast_to(given, (games,))]


def checked_seats(seats: npt.ArrayLike, games: int, players: int) -> npt.NDArray[np.int8]:
    """A seat for every game, from one for all or one for each; -1 is nobody."""
    given: npt.NDArray[Any] = np.asarray(seats)
    if given.dtype.kind not in "iu" or given.shape not in ((), (games,)):
        raise ValueError(
            f"seats: a whole number, or one for each of the {games} games, not {given.dtype} of shape {given.shape}"
        )
    if not ((given >= -1) & (given < players)).all():
        raise ValueError(f"seats: numbers from 0 to {players - 1}, or -1")
    return np.broadcast_to(given, (games,)).astype(np.int8)
