"""Random numbers, bit for bit the same in both homes: Marsaglia's xorshift on four 32-bit words.

The generator's state, ``rng``, lives outside the game, so that no game and no view holds what is still to be dealt.
"""

from __future__ import annotations

from boxship.rules.layout import Numbers
from boxship.rules.marks import rule

WORDS = 4
"""How many words a generator's state has."""
MOST_SEED = 0x7FFF_FFFF_FFFF_FFFF
"""The highest seed that compiled code can take."""
_MASK = 0xFFFFFFFF


@rule
def mixed(word: int) -> int:
    """A 32-bit word with its bits thoroughly mixed; no two words become the same."""
    word = ((word ^ (word >> 16)) * 0x21F0AAAD) & _MASK
    word = ((word ^ (word >> 15)) * 0x735A2D97) & _MASK
    return word ^ (word >> 15)


def new_rng(seed: int, stream: int) -> list[int]:
    """A generator for uncompiled play, seeded as ``seed_words`` says."""
    rng = [0] * WORDS
    seed_words(rng, seed, stream)
    return rng


@rule
def seed_words(rng: Numbers, seed: int, stream: int) -> None:
    """Fill the words of a generator from a seed and a stream (the deal's number); 128 bits make 128 bits."""
    rng[0] = seed & _MASK
    rng[1] = (seed >> 32) & _MASK
    rng[2] = stream & _MASK
    rng[3] = (stream >> 32) & _MASK
    for i in range(3 * WORDS):
        here = i % WORDS
        before = (i + WORDS - 1) % WORDS
        rng[here] = mixed((int(rng[here]) + mixed(int(rng[before])) + 0x9E3779B9) & _MASK)
    if rng[0] == 0 and rng[1] == 0 and rng[2] == 0 and rng[3] == 0:
        rng[0] = 1  # the one state that xorshift never leaves


@rule
def next_word(rng: Numbers) -> int:
    """The next 32 random bits."""
    t = int(rng[0])
    t = (t ^ (t << 11)) & _MASK
    t = t ^ (t >> 8)
    w = int(rng[3])
    rng[0] = rng[1]
    rng[1] = rng[2]
    rng[2] = w
    w = (w ^ (w >> 19)) ^ t
    rng[3] = w
    return w


@rule
def below(rng: Numbers, limit: int) -> int:
    """A random number from 0 to limit - 1."""
    return (next_word(rng) * limit) >> 32


@rule
def shuffle(rng: Numbers, deck: Numbers, count: int) -> None:
    """Shuffle the first cards of a deck."""
    for i in range(count - 1, 0, -1):
        j = below(rng, i + 1)
        card = deck[i]
        deck[i] = deck[j]
        deck[j] = card
