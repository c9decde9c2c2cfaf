"""Matches of the benchmarks: every deal from every seat, kept and gone on from, counted for the hero."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from benchmarks import bot_matches
from benchmarks.bot_matches import Match, against, among, play
from benchmarks.bots import all_matches, smaller, step_row, strength_row
from benchmarks.measure import table

if TYPE_CHECKING:
    from pathlib import Path

SHORT = "short round_limit=3"


def test_a_match_is_played_from_every_seat_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    matches = [against("trader", "random", SHORT, 3, 2), among("random", SHORT, 4, 1)]
    first, second = play(matches, tmp_path, 1, told.append)
    assert (len(first.games), len(second.games)) == (6, 4)
    assert told[-1].startswith("3/3 deals")
    assert {game.line_up.index(0) for game in first.games} == {0, 1, 2}
    assert first.times().count < sum(game.decisions for game in first.games)
    monkeypatch.setattr(bot_matches, "_play", pytest.fail)
    again, _ = play(matches, tmp_path, 1, told.append)
    assert [game.totals for game in again.games] == [game.totals for game in first.games]


def test_what_counts_is_the_heros(tmp_path: Path) -> None:
    (played,) = play([against("trader", "random", SHORT, 3, 2)], tmp_path, 1, lambda _: None)
    hero = [game.totals[game.line_up.index(0)] for game in played.games]
    rest = [(sum(game.totals) - own) / 2 for game, own in zip(played.games, hero, strict=True)]
    assert played.margin().value == pytest.approx(sum(map(float.__sub__, map(float, hero), rest)) / 6)
    assert 0 <= played.wins().low <= played.wins().value <= played.wins().high <= 1
    assert played.ended() == 0, "three rounds are not enough to use up the supply"


def test_two_levels_share_a_table(tmp_path: Path) -> None:
    (played,) = play([Match(("trader", "random"), SHORT, 4, 2)], tmp_path, 1, lambda _: None)
    assert all(sorted(game.line_up) == [0, 0, 1, 1] for game in played.games)
    assert table([step_row(played), strength_row(played)]).count("\n") == 3


def test_every_match_has_a_file_of_its_own() -> None:
    matches = all_matches(1.0, 5)
    assert len({match.file for match in matches}) == len(set(matches)) == len(matches)
    assert {match.deals for match in smaller(matches, 0.01)} == {1, 2}
