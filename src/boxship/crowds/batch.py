"""Loops over arrays of games, compiled as a whole: no Python per game.

Each function here is an entry for ``boxship.crowds.compile``; ``boxship.envs.crowd`` is their friendly face.
``rng`` holds a generator for each game, ``blank`` one record: the empty table that a new game starts from.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from boxship.crowds.arrays import GAME, place_of
from boxship.crowds.observation import PER_SEAT, SHARED, all_but_stores
from boxship.rules.apply import apply
from boxship.rules.chance import below, seed_words
from boxship.rules.layout import OVER, SEATS
from boxship.rules.legal import legal
from boxship.rules.marks import entry, inlined, rule
from boxship.rules.setup import deal
from boxship.rules.steps import STORE
from boxship.rules.turn import next_due
from boxship.rules.view import hide

if TYPE_CHECKING:
    import numpy.typing as npt

    from boxship.crowds.arrays import Games

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
    """Deal a new game into a record."""
    games[i] = blank[0]
    deal(games[i], rng[i])


@inlined
def look_at(games: Games, i: int, actors: Array, counts: Array, choices: Array, masks: Array) -> None:
    """Note who decides in a game, how many steps are legal for that seat, and which: as a list and as a mask."""
    p = next_due(games[i])
    actors[i] = p
    for step in range(masks.shape[1]):
        masks[i, step] = False
    count = 0
    if p >= 0:
        count = legal(games[i], p, choices[i])
        for k in range(count):
            masks[i, choices[i, k]] = True
    counts[i] = count


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


@inlined
def observe_into(games: Games, body: Array, i: int, seat: int, row: Array) -> None:
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
    all_but_stores(games[i], seat, row)


@entry
def deal_all(games: Games, rng: Array, choice_rng: Array, blank: Games, seed: int) -> None:
    """Seed and deal every game; game ``i`` deals from stream ``i`` of the seed, its ``choice_rng`` another stream."""
    for i in range(len(games)):
        seed_words(rng[i], seed, i)
        seed_words(choice_rng[i], seed, -1 - i)
        new_game(games, i, rng, blank)


@entry
def deal_some(games: Games, rng: Array, blank: Games, which: Array) -> None:
    """Deal anew the games that are marked."""
    for i in range(len(games)):
        if which[i]:
            new_game(games, i, rng, blank)


@entry
def look_at_all(games: Games, actors: Array, counts: Array, choices: Array, masks: Array) -> None:
    """Who decides and what is legal for that seat, in every game."""
    for i in range(len(games)):
        look_at(games, i, actors, counts, choices, masks)


@entry
def show_all(games: Games, actors: Array, views: Games) -> None:
    """What the deciding seat of each game knows, as records."""
    for i in range(len(games)):
        show(games, i, int(actors[i]), views)


@entry
def observe_all(games: Games, body: Array, seats: Array, rows: Array) -> None:
    """What the given seat of each game knows; a row of zeros where the seat is -1."""
    for i in range(len(games)):
        if seats[i] >= 0:
            observe_into(games, body, i, int(seats[i]), rows[i])
        else:
            for k in range(rows.shape[1]):
                rows[i, k] = 0


@entry
def step_all(
    games: Games,
    rng: Array,
    blank: Games,
    steps: Array,
    restart: bool,
    actors: Array,
    counts: Array,
    choices: Array,
    masks: Array,
    ended: Array,
    totals: Array,
) -> int:
    """Take one step in every running game, then look at it; -1, or the first game whose step is not legal.

    Nothing is taken unless all steps are legal. Where a game ends, ``ended`` says how and ``totals`` what each seat
    has; with ``restart`` the next one is dealt at once.
    """
    for i in range(len(games)):
        if actors[i] >= 0 and not (0 <= steps[i] < masks.shape[1] and masks[i, steps[i]]):
            return i
    for i in range(len(games)):
        ended[i] = 0
        if actors[i] < 0:
            continue
        apply(games[i], int(actors[i]), int(steps[i]))
        if games[i].phase == OVER:
            ended[i] = games[i].ended
            for p in range(totals.shape[1]):
                totals[i, p] = games[i].total[p]
            if restart:
                new_game(games, i, rng, blank)
        look_at(games, i, actors, counts, choices, masks)
    return -1


@entry
def choose_at_random(choices: Array, counts: Array, choice_rng: Array, steps: Array) -> None:
    """A legal step for every game, each equally likely; 0 where there is none."""
    for i in range(len(counts)):
        steps[i] = choices[i, below(choice_rng[i], int(counts[i]))] if counts[i] > 0 else 0
