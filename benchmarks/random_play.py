"""Random play inside one compiled loop: how fast the rules are when nobody looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boxship.crowds.batch import new_game
from boxship.rules.apply import apply
from boxship.rules.chance import below
from boxship.rules.legal import legal
from boxship.rules.marks import entry
from boxship.rules.turn import next_due

if TYPE_CHECKING:
    import numpy.typing as npt

    from boxship.crowds.arrays import Games

    Array = npt.NDArray[Any]


@entry
def play_at_random(games: Games, rng: Array, blank: Games, options: Array, decisions: int) -> int:
    """Random legal play, one game after the other to its end, for at least so many decisions; returns how many."""
    made = 0
    i = 0
    while made < decisions:
        new_game(games, i, rng[i], blank)
        p = next_due(games[i])
        while p >= 0:
            count = legal(games[i], p, options)
            apply(games[i], p, int(options[below(rng[i], count)]))
            made += 1
            p = next_due(games[i])
        i = (i + 1) % len(games)
    return made
