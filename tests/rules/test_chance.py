"""Random numbers: in range, even, and different for every seed and stream."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boxship.rules.chance import below, mixed, new_rng, next_word, shuffle

WIDE = st.integers(0, 2**63 - 1)


@given(WIDE, WIDE, st.integers(1, 2**31))
def test_below_stays_below(seed: int, stream: int, limit: int) -> None:
    rng = new_rng(seed, stream)
    for _ in range(5):
        assert 0 <= below(rng, limit) < limit
    assert all(0 <= word < 2**32 for word in rng)
    assert any(rng)


@given(WIDE, WIDE)
def test_the_same_seed_gives_the_same_numbers(seed: int, stream: int) -> None:
    a, b = new_rng(seed, stream), new_rng(seed, stream)
    assert [next_word(a) for _ in range(5)] == [next_word(b) for _ in range(5)]


@given(WIDE, WIDE, WIDE, WIDE)
def test_another_seed_or_stream_gives_other_numbers(a: int, b: int, c: int, d: int) -> None:
    assert (new_rng(a, b) == new_rng(c, d)) == ((a, b) == (c, d))


def test_neighbouring_seeds_and_streams_have_nothing_in_common() -> None:
    firsts = {next_word(new_rng(seed, stream)) for seed in range(40) for stream in range(40)}
    assert len(firsts) == 1600
    bits = [(next_word(new_rng(n, 0)) ^ next_word(new_rng(n + 1, 0))).bit_count() for n in range(2000)]
    assert 15.5 < sum(bits) / len(bits) < 16.5
    bits = [(next_word(new_rng(5, n)) ^ next_word(new_rng(5, n + 1))).bit_count() for n in range(2000)]
    assert 15.5 < sum(bits) / len(bits) < 16.5


@pytest.mark.parametrize("limit", [2, 3, 5, 7, 100])
def test_below_is_even(limit: int) -> None:
    rng = new_rng(11, 0)
    draws = 40_000
    seen = Counter(below(rng, limit) for _ in range(draws))
    expected = draws / limit
    square = sum((seen[n] - expected) ** 2 / expected for n in range(limit))
    assert square < limit + 5 * (2 * limit) ** 0.5


def test_a_shuffle_is_even() -> None:
    rng = new_rng(3, 0)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        deck = [0, 1, 2, 3]
        shuffle(rng, deck, 4)
        seen[tuple(deck)] += 1
    assert set(seen) == set(permutations(range(4)))
    assert min(seen.values()) > 400 < max(seen.values()) < 600


def test_a_shuffle_moves_only_the_first_cards() -> None:
    deck = [0, 1, 2, 3, 4]
    shuffle(new_rng(1, 0), deck, 3)
    assert sorted(deck[:3]) == [0, 1, 2]
    assert deck[3:] == [3, 4]


@given(st.integers(0, 2**32 - 1), st.integers(0, 2**32 - 1))
def test_mixing_loses_nothing(a: int, b: int) -> None:
    assert (mixed(a) == mixed(b)) == (a == b)
    assert 0 <= mixed(a) < 2**32
