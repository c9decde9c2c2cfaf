"""A crowd's step among opponents: after the learner's step the bots play on until a learner's seat has to decide.

Opponents are traders, each a row of weights. They read the game itself and no view: its cash is what every listener
counts, and other cards, sealed bids and half-said amounts a trader never reads (``boxship.bots.trader.choose``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from boxship.bots.trader.choose import choose
from boxship.crowds.batch import begin_step, end_step, finish
from boxship.crowds.notes import DEAL, LEARNER, RESTART, SKIP
from boxship.rules.apply import apply
from boxship.rules.legal import legal
from boxship.rules.marks import entry
from boxship.rules.turn import next_due

if TYPE_CHECKING:
    from boxship.crowds.arrays import Games
    from boxship.crowds.batch import Array
    from boxship.crowds.notes import Notes


@entry
def step_among_opponents(
    games: Games,
    body: Array,
    notes: Notes,
    blank: Games,
    steps: Array,
    how: Array,
    choices: Array,
    masks: Array,
    rewards: Array,
    rows: Array,
    finals: Array,
    weights: Array,
) -> None:
    """As ``batch.step_all``; seat ``p`` of game ``i`` plays by row ``notes[i].seats[p]`` of the weights."""
    for i in range(len(games)):
        begin_step(games, i, notes, blank, steps, how, rewards)
        if steps[i] == SKIP:
            continue
        fresh = steps[i] == DEAL
        while True:
            p = next_due(games[i])
            if p < 0:
                finish(games, body, i, notes, blank, how, rewards, finals)
                fresh = True
                if how[RESTART] == 0:
                    break
                continue
            row = int(notes[i].seats[p])
            if row == LEARNER:
                break
            count = legal(games[i], p, choices[i])
            apply(games[i], p, choose(games[i], p, choices[i], count, notes[i].luck, weights[row]))
            notes[i].length += 1
        end_step(games, body, i, notes, how, choices, masks, rewards, rows, fresh)
