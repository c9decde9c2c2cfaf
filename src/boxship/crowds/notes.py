"""Notes: what a crowd keeps of each of its games beside the game itself, as one record per game.

Which deal is being played and by whom, who decides, and the result of the last game that ended there.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from boxship.rules.chance import WORDS
from boxship.rules.layout import SEATS

NOTE: Final = np.dtype(
    [
        ("luck", "i8", (WORDS,)),  # the generator of the opponents' choices
        ("choice", "i8", (WORDS,)),  # the generator of random steps
        ("seed", "i8"),
        ("number", "i8"),  # of the deal, among those of the seed
        ("totals", "i8", (SEATS,)),
        ("ended_number", "i8"),
        ("worth", "f8", (SEATS,)),  # the utility of each seat after the last step, where rewards are dense
        ("length", "i4"),  # steps taken in this game
        ("ended_length", "i4"),
        ("count", "i2"),
        ("rounds", "i2"),
        ("line_up", "i2", (SEATS,)),  # who sits where in the games whose number is a multiple of the players
        ("seats", "i2", (SEATS,)),  # who sits where in this game: a row of weights, or LEARNER
        ("winners", "i1", (SEATS,)),
        ("actor", "i1"),
        ("ended", "i1"),
    ],
    align=True,
)
"""The notes of one game. Arrays must carry this very object as dtype, like those of games."""

Notes = npt.NDArray[Any]
"""An array of notes with dtype ``NOTE``."""

LEARNER: Final = -1
"""In ``seats``: nobody of the crowd decides for this seat."""

# Where each setting of a crowd stands in ``how``.
RESTART: Final = 0
STRIDE: Final = 1  # how far apart the numbers of the deals in one place are
ROTATE: Final = 2
UTILITY: Final = 3
ZERO_SUM: Final = 4
DENSE: Final = 5
COUNTED: Final = 6
OBSERVING: Final = 7
FINALS: Final = 8
SETTINGS: Final = 9

# Instead of a step.
DEAL: Final = -2
"""Deal the game whose number is noted."""
SKIP: Final = -1
"""Leave this game as it is."""

LUCK: Final = 1 << 40
"""Added to the number of a deal: the stream of its opponents' luck. Below it there are deals enough."""


def new_notes(count: int) -> Notes:
    """That many notes of zeros."""
    return np.zeros(count, dtype=NOTE)
