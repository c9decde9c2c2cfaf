"""Advantages: what every decision of a rollout was worth, along the decisions of one seat in one game.

All seats of a game may learn, so a stream is (game, seat): from its last decision backwards, each looks at the value of
the next one, or at the end of the game. The last decision of a stream within a rollout only lends its value to the one
before it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boxship.rules.layout import SEATS
from boxship.rules.marks import entry

if TYPE_CHECKING:
    import numpy.typing as npt

    Array = npt.NDArray[Any]


@entry
def advantages(
    seats: Array,
    values: Array,
    worth: Array,
    ended: Array,
    utilities: Array,
    decay: float,
    scratch: Array,
    gained: Array,
    counts: Array,
) -> None:
    """Generalized advantages into ``gained``; ``counts`` is 1 where there is one. All are (time, game).

    ``ended[t, i]`` says that game i ended after its decision t, with these utilities for its seats.
    """
    for i in range(seats.shape[1]):
        for q in range(SEATS):
            scratch[0, q] = 0.0  # 0: no later decision is known, 1: the next one, 2: the end
        for t in range(seats.shape[0] - 1, -1, -1):
            if ended[t, i] > 0:
                for q in range(SEATS):
                    scratch[0, q] = 2.0
                    scratch[1, q] = utilities[t, i, q]
            p = int(seats[t, i])
            here = values[t, i] + worth[t, i]
            counts[t, i] = 1
            if scratch[0, p] == 0.0:
                counts[t, i] = 0
                gained[t, i] = 0.0
            elif scratch[0, p] == 2.0:
                gained[t, i] = scratch[1, p] - here
            else:
                gained[t, i] = scratch[1, p] - here + decay * scratch[2, p]
            scratch[0, p] = 1.0
            scratch[1, p] = here
            scratch[2, p] = gained[t, i]
