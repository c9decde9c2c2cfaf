"""Line-ups: which seats of a crowd's games are played by which opponents, and which are the learner's."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, cast

import numpy as np

from boxship.bots.trader.weights import rows_by_name
from boxship.crowds.notes import LEARNER
from boxship.rules.layout import SEATS

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    import numpy.typing as npt

LineUp: TypeAlias = "Sequence[str | None]"
"""Who sits in each seat: the name of a bot, or None for the learner."""


def opponent_names() -> list[str]:
    """Every bot that can sit in a crowd: those that are a row of weights, and so are compiled."""
    return list(rows_by_name())


def seated(
    line_ups: LineUp | Sequence[LineUp], games: int, players: int
) -> tuple[list[str], npt.NDArray[Any], npt.NDArray[Any]]:
    """Of one line-up for all games, or one for each: the names, their rows of weights, and who sits where.

    A ValueError says which line-up does not fit.
    """
    per_game = cast("list[LineUp]", [line_ups] * games if _is_one(line_ups) else list(line_ups))
    if len(per_game) != games:
        raise ValueError(f"opponents: one line-up for all games, or one for each of the {games}, not {len(per_game)}")
    names: list[str] = []
    seats = np.full((games, SEATS), LEARNER, np.int16)
    for i, line_up in enumerate(per_game):
        _check(line_up, players)
        for p, name in enumerate(line_up):
            if name is not None:
                if name not in names:
                    names.append(name)
                seats[i, p] = names.index(name)
    weights = np.array([weights_of(name) for name in names or ["trader"]])
    return names, weights, seats


def weights_of(name: str) -> npt.NDArray[np.int64]:
    """The row of weights of a bot; a ValueError says which bots have one."""
    known = rows_by_name()
    if name not in known:
        raise ValueError(f"opponents: no bot {name!r} can sit in a crowd; those that can are {', '.join(known)}")
    return np.array(known[name], np.int64)


def _is_one(line_ups: LineUp | Sequence[LineUp]) -> bool:
    return all(each is None or isinstance(each, str) for each in line_ups)


def _check(line_up: LineUp, players: int) -> None:
    """A ValueError for a line-up that nobody could play."""
    if isinstance(line_up, str) or len(line_up) != players:
        raise ValueError(f"opponents: a name or None (the learner) for each of the {players} seats, not {line_up!r}")
    for name in line_up:
        if name is not None:
            weights_of(name)
    if None not in line_up:
        raise ValueError("opponents: at least one seat is the learner's (None); simulate and leagues need none")
