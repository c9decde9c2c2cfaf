"""Loops over arrays of games, compiled as a whole: no Python per game.

``boxship.envs.crowd`` is their friendly face. ``notes`` holds what is kept of each game beside it (``notes.NOTE``),
``blank`` one record: the empty table that a new game starts from, ``how`` the settings of the crowd (``notes.RESTART``
and so on).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from boxship.crowds.arrays import GAME, place_of
from boxship.crowds.notes import (
    COUNTED,
    DEAL,
    DENSE,
    FINALS,
    LUCK,
    OBSERVING,
    RESTART,
    ROTATE,
    SKIP,
    STRIDE,
    UTILITY,
    ZERO_SUM,
)
from boxship.crowds.observation import PER_SEAT, SHARED, all_but_stores
from boxship.crowds.rewards import utilities
from boxship.rules.apply import apply
from boxship.rules.chance import below, seed_words
from boxship.rules.layout import OVER, SEATS
from boxship.rules.legal import legal
from boxship.rules.marks import apart, entry, inlined, rule
from boxship.rules.setup import deal
from boxship.rules.steps import STORE
from boxship.rules.turn import is_due, next_due
from boxship.rules.view import hide

if TYPE_CHECKING:
    import numpy.typing as npt

    from boxship.crowds.arrays import Games
    from boxship.crowds.notes import Notes

    Array = npt.NDArray[Any]

_FACTORY: Final = place_of("factory")
_HARBOUR: Final = place_of("harbour")
_RUN: Final = 32
"""So many bytes are copied for each store: a little more than it has, so that the loops need no odd ends."""

assert STORE <= _RUN, "a run holds a store"
assert GAME.itemsize >= _HARBOUR + (SEATS - 1) * STORE + SEATS * _RUN, "what is read beyond the stores is in the game"
assert (SEATS - 1) * _RUN <= SHARED + SEATS * PER_SEAT, "what is written beyond the stores is overwritten"


@rule
def new_game(games: Games, i: int, rng: Array, blank: Games) -> None:
    """Deal a new game into a record, with the random numbers of a generator."""
    games[i] = blank[0]
    deal(games[i], rng)


@inlined
def show(games: Games, i: int, seat: int, views: Games) -> None:
    """What a seat (-1: a spectator) knows of a game, as a record."""
    views[i] = games[i]
    hide(views[i], seat)


@inlined
def turned(stores: Array, start: int, own: int, whole: int, rest: int, row: Array) -> None:
    """Copy the bytes of all stores into a row, the own one first: from the own one on, then those before it.

    ``own`` is the place of the own store, ``start`` where the first seat's has to go. What is copied beyond the stores
    (see ``_RUN``) is overwritten by what comes next in the row.
    """
    from_own = stores[own:]
    for i in range(whole):
        row[i] = from_own[i]
    others = row[start:]
    for i in range(rest):
        others[i] = stores[i]


@apart
def observe_into(games: Games, body: Array, i: int, seat: int, counted: int, row: Array) -> None:
    """Write what a seat knows of a game into a row, as ``observation`` does; ``body`` has the bytes of the games."""
    factory, harbour = body[i, _FACTORY:], body[i, _HARBOUR:]
    players = int(games[i].players)
    own, first = seat * STORE, (players - seat) * STORE
    # Three times the same: only if it knows the length does the compiler copy many numbers at once.
    if players == 3:
        turned(factory, first, own, 3 * _RUN, 2 * _RUN, row)
        turned(harbour, first, own, 3 * _RUN, 2 * _RUN, row[3 * STORE :])
    elif players == 4:
        turned(factory, first, own, 4 * _RUN, 3 * _RUN, row)
        turned(harbour, first, own, 4 * _RUN, 3 * _RUN, row[4 * STORE :])
    else:
        turned(factory, first, own, 5 * _RUN, 4 * _RUN, row)
        turned(harbour, first, own, 5 * _RUN, 4 * _RUN, row[5 * STORE :])
    all_but_stores(games[i], seat, counted, row)


@inlined
def deal_game(games: Games, i: int, notes: Notes, blank: Games, how: Array) -> None:
    """Deal the game of the noted number, seat its players, and seed their luck."""
    luck = notes[i].luck
    seed_words(luck, int(notes[i].seed), int(notes[i].number))
    new_game(games, i, luck, blank)
    seed_words(luck, int(notes[i].seed), LUCK + int(notes[i].number))
    notes[i].length = 0
    players = int(games[i].players)
    turned_by = int(notes[i].number) % players if how[ROTATE] == 1 else 0
    for p in range(players):
        notes[i].seats[p] = notes[i].line_up[(p - turned_by + players) % players]


@inlined
def reward(games: Games, i: int, notes: Notes, how: Array, rewards: Array) -> None:
    """Add what each seat has gained since the last time: at the end, and where rewards are dense in every step."""
    worth = notes[i].worth
    for p in range(rewards.shape[1]):
        rewards[i, p] -= worth[p]
    utilities(games[i], int(how[UTILITY]), int(how[ZERO_SUM]), worth)
    for p in range(rewards.shape[1]):
        rewards[i, p] += worth[p]
        if how[DENSE] == 0:
            worth[p] = 0.0


@inlined
def finish(
    games: Games, body: Array, i: int, notes: Notes, blank: Games, how: Array, rewards: Array, finals: Array
) -> None:
    """Note how a game has ended and what everybody knows at its end; then the next deal, if there is to be one."""
    notes[i].ended = games[i].ended
    notes[i].ended_number = notes[i].number
    notes[i].ended_length = notes[i].length
    notes[i].rounds = games[i].round_number
    for p in range(SEATS):
        notes[i].totals[p] = games[i].total[p]
        notes[i].winners[p] = games[i].winner[p]
    reward(games, i, notes, how, rewards)
    if how[FINALS] == 1:
        for p in range(finals.shape[1]):
            observe_into(games, body, i, p, int(how[COUNTED]), finals[i, p])
    if how[RESTART] == 1:
        notes[i].number += how[STRIDE]
        deal_game(games, i, notes, blank, how)


@inlined
def look_at(games: Games, i: int, notes: Notes, choices: Array, masks: Array) -> None:
    """Note who decides in a game, how many steps are legal for that seat, and which: as a list and as a mask."""
    p = next_due(games[i])
    notes[i].actor = p
    for step in range(masks.shape[1]):
        masks[i, step] = False
    count = 0
    if p >= 0:
        count = legal(games[i], p, choices[i])
        for k in range(count):
            masks[i, choices[i, k]] = True
    notes[i].count = count


@inlined
def begin_step(games: Games, i: int, notes: Notes, blank: Games, steps: Array, how: Array, rewards: Array) -> None:
    """Forget what the last step brought; then deal, take the step, or leave the game as it is."""
    notes[i].ended = 0
    for p in range(rewards.shape[1]):
        rewards[i, p] = 0.0
    if steps[i] == DEAL:
        deal_game(games, i, notes, blank, how)
    elif steps[i] != SKIP:
        apply(games[i], int(notes[i].actor), int(steps[i]))
        notes[i].length += 1


@inlined
def end_step(
    games: Games,
    body: Array,
    i: int,
    notes: Notes,
    how: Array,
    choices: Array,
    masks: Array,
    rewards: Array,
    rows: Array,
    fresh: bool,
) -> None:
    """Look at a game after a step, while it is at hand: who decides, what is legal, what has been gained and seen.

    In a ``fresh`` deal nobody has gained anything: dense rewards count from its first decision on.
    """
    look_at(games, i, notes, choices, masks)
    p = int(notes[i].actor)
    if how[DENSE] == 1 and p >= 0:
        if fresh:
            utilities(games[i], int(how[UTILITY]), int(how[ZERO_SUM]), notes[i].worth)
        else:
            reward(games, i, notes, how, rewards)
    if how[OBSERVING] == 1:
        if p >= 0:
            observe_into(games, body, i, p, int(how[COUNTED]), rows[i])
        else:
            for k in range(rows.shape[1]):
                rows[i, k] = 0


@entry
def show_all(games: Games, actors: Array, views: Games) -> None:
    """What the deciding seat of each game knows, as records."""
    for i in range(len(games)):
        show(games, i, int(actors[i]), views)


@entry
def observe_all(games: Games, body: Array, seats: Array, counted: int, rows: Array) -> None:
    """What the given seat of each game knows; a row of zeros where the seat is -1."""
    for i in range(len(games)):
        if seats[i] >= 0:
            observe_into(games, body, i, int(seats[i]), counted, rows[i])
        else:
            for k in range(rows.shape[1]):
                rows[i, k] = 0


@entry
def first_illegal(notes: Notes, steps: Array, masks: Array) -> int:
    """The first running game whose step is not legal; -1 if there is none. Where a game is over, steps become SKIP."""
    for i in range(len(notes)):
        if notes[i].actor < 0:
            steps[i] = SKIP
        elif not (0 <= steps[i] < masks.shape[1] and masks[i, steps[i]]):
            return i
    return -1


@entry
def step_all(
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
) -> None:
    """Take one step in every running game (or deal it, or skip it), then look at it.

    Where a game ends, the notes say how; with ``RESTART`` the next one is dealt at once.
    """
    for i in range(len(games)):
        begin_step(games, i, notes, blank, steps, how, rewards)
        if steps[i] == SKIP:
            continue
        fresh = steps[i] == DEAL
        if games[i].phase == OVER:
            finish(games, body, i, notes, blank, how, rewards, finals)
            fresh = True
        end_step(games, body, i, notes, how, choices, masks, rewards, rows, fresh)


@entry
def masks_of(games: Games, seats: Array, options: Array, masks: Array) -> None:
    """Which steps are legal for the given seat of each game, where that seat has to decide."""
    for i in range(len(games)):
        if seats[i] >= 0 and is_due(games[i], int(seats[i])):
            for k in range(legal(games[i], int(seats[i]), options)):
                masks[i, options[k]] = True


@entry
def choose_at_random(notes: Notes, choices: Array, steps: Array) -> None:
    """A legal step for every game, each equally likely; SKIP where there is none."""
    for i in range(len(notes)):
        count = int(notes[i].count)
        steps[i] = choices[i, below(notes[i].choice, count)] if count > 0 else SKIP


@entry
def seed_choices(notes: Notes) -> None:
    """Seed the random steps of each place by its first deal, apart from every deal."""
    for i in range(len(notes)):
        seed_words(notes[i].choice, int(notes[i].seed), -1 - int(notes[i].number))
