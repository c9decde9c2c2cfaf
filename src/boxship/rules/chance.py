"""Random numbers, bit for bit the same in both homes: Marsaglia's xorshift on four 32-bit words.

The words live outside the game, so that no state and no view ever holds what is still to be dealt.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from boxship.rules.marks import rule

if TYPE_CHECKING:
    from boxship.rules.layout import Numbers

WORDS = 4
_MASK = 0xFFFFFFFF


@rule
def mixed(word: int) -> int:
    """A 32-bit word with its bits thoroughly mixed; no two words become the same."""
    word = ((word ^ (word >> 16)) * 0x21F0AAAD) & _MASK
    word = ((word ^ (word >> 15)) * 0x735A2D97) & _MASK
    return word ^ (word >> 15)


@rule
def seed_words(words: Numbers, seed: int, stream: int) -> None:
    """Fill the words from a seed and a stream number (the game's number in a crowd); 128 bits make 128 bits."""
    words[0] = seed & _MASK
    words[1] = (seed >> 32) & _MASK
    words[2] = stream & _MASK
    words[3] = (stream >> 32) & _MASK
    for i in range(3 * WORDS):
        here = i % WORDS
        before = (i + WORDS - 1) % WORDS
        words[here] = mixed((int(words[here]) + mixed(int(words[before])) + 0x9E3779B9) & _MASK)
    if words[0] == 0 and words[1] == 0 and words[2] == 0 and words[3] == 0:
        words[0] = 1  # the one state that xorshift never leaves


@rule
def next_word(words: Numbers) -> int:
    """The next 32 random bits."""
    t = int(words[0])
    t = (t ^ (t << 11)) & _MASK
    t = t ^ (t >> 8)
    w = int(words[3])
    words[0] = words[1]
    words[1] = words[2]
    words[2] = w
    w = (w ^ (w >> 19)) ^ t
    words[3] = w
    return w


@rule
def below(words: Numbers, limit: int) -> int:
    """A random number from 0 to limit - 1."""
    return (next_word(words) * limit) >> 32


@rule
def shuffle(words: Numbers, deck: Numbers, count: int) -> None:
    """Shuffle the first cards of a deck."""
    for i in range(count - 1, 0, -1):
        j = below(words, i + 1)
        card = deck[i]
        deck[i] = deck[j]
        deck[j] = card
