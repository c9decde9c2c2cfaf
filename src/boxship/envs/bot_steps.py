"""What a bot would do in every game of a crowd: to imitate, to compare with, or to play a seat oneself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boxship.bots.trader.choose import choose
from boxship.crowds.notes import SKIP
from boxship.rules.marks import entry

if TYPE_CHECKING:
    from boxship.crowds.arrays import Games
    from boxship.crowds.batch import Array
    from boxship.crowds.notes import Notes


@entry
def choose_as_bot(games: Games, notes: Notes, choices: Array, weights: Array, steps: Array) -> None:
    """A legal step for every game by a row of weights, drawn from the numbers of random steps; SKIP where none is."""
    for i in range(len(games)):
        p, count = int(notes[i].actor), int(notes[i].count)
        steps[i] = choose(games[i], p, choices[i], count, notes[i].choice, weights) if count > 0 else SKIP
