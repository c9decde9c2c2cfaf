"""Line-ups and rotations: everybody has every chair, and nobody plays more than others."""

from __future__ import annotations

import itertools
from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from boxship.arena.league_key import own_key
from boxship.arena.runner import LeagueSettings
from boxship.arena.schedule import MOST_SEED, first_line_ups, player_seed, rotated
from boxship.rules.rulesets import Ruleset
from boxship.rules.setup import dealt

if TYPE_CHECKING:
    from pathlib import Path

CLASSIC = Ruleset.parse("classic")


@pytest.mark.parametrize(("entrants", "seats"), [(1, 3), (2, 3), (2, 5), (3, 4), (4, 4), (5, 4), (7, 3), (9, 5)])
def test_nobody_plays_more_than_one_seat_more_than_anybody_else(entrants: int, seats: int) -> None:
    played: Counter[int] = Counter(dict.fromkeys(range(entrants), 0))
    for line_up in first_line_ups(entrants, seats, 5, 60):
        assert len(line_up) == seats
        played.update(line_up)
        assert max(played.values()) - min(played.values()) <= 1


@pytest.mark.parametrize(("entrants", "seats"), [(5, 4), (6, 4), (7, 3), (9, 5)])
def test_pairs_meet_about_equally_often(entrants: int, seats: int) -> None:
    met: Counter[tuple[int, int]] = Counter()
    for line_up in first_line_ups(entrants, seats, 5, 300):
        assert len(set(line_up)) == seats
        met.update(combinations(sorted(line_up), 2))
    assert len(met) == entrants * (entrants - 1) // 2
    assert min(met.values()) > 0.9 * max(met.values())


def test_a_longer_league_begins_like_a_shorter_one() -> None:
    assert first_line_ups(6, 4, 1, 50)[:20] == first_line_ups(6, 4, 1, 20)
    assert first_line_ups(6, 4, 1, 50) != first_line_ups(6, 4, 2, 50)


def test_the_rotations_of_a_deal_bring_everybody_to_every_seat_with_the_same_neighbours() -> None:
    line_up = (3, 0, 2, 1)
    seatings = [rotated(line_up, rotation) for rotation in range(4)]
    assert seatings[0] == line_up
    for seat in range(4):
        assert sorted(seating[seat] for seating in seatings) == [0, 1, 2, 3]
    for seating in seatings:
        assert seating[(seating.index(3) + 1) % 4] == 0


def test_every_chair_of_every_game_has_a_seed_of_its_own() -> None:
    seeds = [player_seed(1, deal, rotation, seat) for deal in range(50) for rotation in range(4) for seat in range(4)]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < MOST_SEED for seed in seeds)


def found_by_trying(told: int, own_card: int, seat: int) -> list[list[int]]:
    """What a program finds that tries small seeds until its own seed and its own card fit: everybody's cards."""
    hands = []
    for seed, deal in itertools.product(range(20), range(10)):
        if player_seed(seed, deal, 0, seat) == told:
            cards = list(dealt(CLASSIC, 3, seed, deal).card[:3])
            if cards[seat] == own_card:
                hands.append(cards)
    return hands


@pytest.mark.parametrize(("key", "found"), [("", True), ("a secret", False)])
def test_no_program_finds_the_cards_of_others_by_trying_seeds(key: str, found: bool) -> None:
    settings = LeagueSettings((), 3, CLASSIC, 7, key=key)
    secret = settings.secret_seed
    cards = list(dealt(CLASSIC, 3, secret, 4).card[:3])
    assert (cards in found_by_trying(player_seed(secret, 4, 0, 1), cards[1], 1)) is found


def test_the_key_of_a_machine_stays_the_same(tmp_path: Path) -> None:
    key = own_key(tmp_path / "leagues")
    assert len(key) == 32
    assert own_key(tmp_path / "leagues") == key
    assert (tmp_path / "leagues" / "key").stat().st_mode & 0o077 == 0
    assert own_key(tmp_path / "others") != key
