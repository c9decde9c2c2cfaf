"""Who sits where on which deal.

A deal is played once for each rotation of its line-up over the seats, so that everybody in it has every chair, every
card and every place in the turn order once. Who is in a line-up is balanced: nobody plays more than one seat more than
anybody else, and pairs meet about equally often. With fewer entrants than seats everybody plays several seats.
"""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from itertools import islice
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST_SEED = 2**31
"""Seeds for players are below this: every language can hold them."""
_SECRET_BYTES = 8
_MOST_SECRET = 2**62 - 1
"""The largest seed of a deal."""


def line_ups(entrants: int, seats: int, seed: int) -> Iterator[tuple[int, ...]]:
    """The line-up of each deal, without end: entrants by their numbers, in the order of the first rotation."""
    chance = random.Random(f"line-ups {seed}")
    played: Counter[int] = Counter()
    met: Counter[tuple[int, int]] = Counter()
    while True:
        chosen = [entrant for entrant in range(entrants) for _ in range(seats // entrants)]
        free = list(range(entrants))
        while len(chosen) < seats:
            chance.shuffle(free)
            least = min(free, key=lambda e: (played[e], sum(met[min(e, other), max(e, other)] for other in chosen)))
            free.remove(least)
            chosen.append(least)
        played.update(chosen)
        for i, one in enumerate(chosen):
            for other in chosen[:i]:
                met[min(one, other), max(one, other)] += 1
        chance.shuffle(chosen)
        yield tuple(chosen)


def first_line_ups(entrants: int, seats: int, seed: int, deals: int) -> list[tuple[int, ...]]:
    """The line-ups of the first deals."""
    return list(islice(line_ups(entrants, seats, seed), deals))


def rotated(line_up: tuple[int, ...], rotation: int) -> tuple[int, ...]:
    """Who sits on each seat in a rotation: everybody moves one chair to the left each time."""
    return tuple(line_up[(seat - rotation) % len(line_up)] for seat in range(len(line_up)))


def mixed_seed(seed: int, key: str) -> int:
    """A seed that nobody finds who knows the first one and not the key."""
    digest = hashlib.blake2b(f"{seed} {key}".encode(), digest_size=_SECRET_BYTES).digest()
    return int.from_bytes(digest) & _MOST_SECRET


def player_seed(seed: int, deal: int, rotation: int, seat: int) -> int:
    """The seed for the own chance of whoever sits there."""
    return random.Random(f"player {seed} {deal} {rotation} {seat}").randrange(MOST_SEED)
