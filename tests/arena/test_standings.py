"""The table of a league, against numbers worked out by hand; its journal, ratings and times."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING

import pytest

from boxship.arena.journal import LEAGUE, Journal, JournalError, place, read
from boxship.arena.ratings import rated
from boxship.arena.report import as_json, as_markdown
from boxship.arena.results import DealResult, GameResult
from boxship.arena.runner import LeagueSettings
from boxship.arena.standings import standings
from boxship.arena.timing import Times
from boxship.rules.rulesets import Ruleset
from tests.arena.results_by_hand import deal, game

if TYPE_CHECKING:
    from pathlib import Path

NAMES = ["gull", "tern", "tern"]
DEALS = [
    deal(0, game((0, 1, 2), (50, 20, 30)), game((2, 0, 1), (40, 40, 10), rotation=1)),
    deal(1, game((0, 1, 2), (10, 20, 60)), game((2, 0, 1), (5, 45, 25), (1,), rotation=1)),
]


def test_wins_and_money_are_per_seat_and_entrants_of_one_name_are_one() -> None:
    table = standings(NAMES, 3, DEALS)
    assert table is not None
    assert (table.deals, table.games, table.rounds) == (2, 4, 10)
    gull, tern = table.entrants
    assert (gull.name, gull.seats, tern.name, tern.seats) == ("gull", 4, "tern", 8)
    # Gull won one game, shared one, lost one, won one.
    assert gull.wins.value == 2.5 / 4
    assert tern.wins.value == 1.5 / 8
    assert gull.money.value == (50 + 40 + 10 + 45) / 4
    assert tern.money.value == (20 + 30 + 40 + 10 + 20 + 60 + 5 + 25) / 8
    # Deals of gull: 1.5 and 1 of 2; of its money: 90 and 55, so 72.5 ± 17.5 in two games.
    assert gull.money.high - gull.money.value == pytest.approx(12.706205 * (2 * 2 * 17.5**2) ** 0.5 / 4)


def test_head_to_head_counts_every_two_seats() -> None:
    table = standings(NAMES, 3, DEALS)
    assert table is not None
    found = {(each.name, each.other): each for each in table.meetings}
    assert set(found) == {("gull", "tern"), ("tern", "gull")}
    # Ahead of both, level with one and ahead of one, behind both, ahead of both.
    assert found["gull", "tern"].ahead.value == (2 + 1.5 + 0 + 2) / 8
    assert found["tern", "gull"].ahead.value == 1 - found["gull", "tern"].ahead.value
    margins = [30, 20, 0, 30, -10, -50, 40, 20]
    assert found["gull", "tern"].margin.value == sum(margins) / 8


def test_the_order_in_which_deals_are_finished_does_not_matter() -> None:
    assert standings(NAMES, 3, DEALS) == standings(NAMES, 3, DEALS[::-1])
    assert standings(NAMES, 3, []) is None


def test_places_put_winners_first_even_when_money_is_level() -> None:
    assert game((0, 1, 2), (40, 40, 10), (1,)).ranks() == [1, 0, 2]
    assert game((0, 1, 2), (40, 40, 10)).ranks() == [0, 0, 2]
    assert game((0, 1, 2), (40, 20, 20)).ranks() == [0, 1, 1]


# -- ratings -----------------------------------------------------------------------------------------------------------


def test_who_finishes_ahead_is_rated_higher_and_surer_with_every_game() -> None:
    few = rated([(["gull", "tern", "crane"], [0, 1, 2])] * 5)
    many = rated([(["gull", "tern", "crane"], [0, 1, 2])] * 50)
    assert many["gull"].mean > many["tern"].mean > many["crane"].mean
    assert many["gull"].spread < few["gull"].spread < 25 / 3


def test_equal_players_are_rated_equally() -> None:
    chance = random.Random(3)
    names = ["gull", "tern", "crane", "heron"]
    games = []
    for _ in range(400):
        order = chance.sample(names, 4)
        games.append((order, [0, 1, 2, 3]))
    found = rated(games)
    assert max(each.mean for each in found.values()) - min(each.mean for each in found.values()) < 3


def test_a_name_on_several_seats_moves_once() -> None:
    found = rated([(["gull", "tern", "tern", "tern"], [0, 1, 2, 3])])
    assert found["gull"].mean > 25 > found["tern"].mean
    assert len(found) == 2


# -- times -------------------------------------------------------------------------------------------------------------


def test_times_add_up_and_the_slow_ones_are_found() -> None:
    times, more = Times(), Times()
    for _ in range(980):
        times.add(0.001)
    for _ in range(20):
        more.add(0.5)
    times.add_all(more)
    assert times.count == 1000
    assert times.mean == pytest.approx((0.98 + 10) / 1000)
    assert 0.001 <= times.within(0.5) <= 0.00106
    assert 0.5 <= times.within(0.99) <= 0.53
    assert Times.read(json.loads(json.dumps(times.written()))) == times


# -- the journal -------------------------------------------------------------------------------------------------------

SETTINGS = {"entrants": ["gull", "tern"], "seed": 1}


def journal_of(path: Path, *deals: DealResult) -> None:
    journal = Journal(path, SETTINGS, 8, LEAGUE)
    for each in deals:
        journal.add(each)
    journal.close()


def test_results_can_be_written_and_read_back() -> None:
    faulty = game((0, 1, 2), (50, 20, 30), faults=({"crash": 2}, {}, {}))
    assert GameResult.read(json.loads(json.dumps(faulty.written()))) == faulty
    for each in DEALS:
        assert DealResult.read(json.loads(json.dumps(each.written()))) == each


def test_a_journal_goes_on_where_it_ended(tmp_path: Path) -> None:
    path = tmp_path / "a" / "league.jsonl"
    journal_of(path, DEALS[1])
    journal_of(path, DEALS[0])
    header, deals, whole = read(path, LEAGUE)
    assert header == {"format": LEAGUE.format, **SETTINGS, "games": 8}
    assert deals == {0: DEALS[0], 1: DEALS[1]}
    assert whole == path.stat().st_size
    assert place(path.parent) == place(path) == path


@pytest.mark.parametrize("kept", [0.999, 0.7, 0.5])
def test_a_torn_last_line_is_cut_off(tmp_path: Path, kept: float) -> None:
    path = tmp_path / "league.jsonl"
    journal_of(path, DEALS[0])
    first = path.read_bytes()
    journal_of(path, DEALS[1])
    raw = path.read_bytes()
    path.write_bytes(raw[: len(first) + int(kept * (len(raw) - len(first)))])
    journal_of(path)
    assert path.read_bytes() == first


@pytest.mark.parametrize("length", [0, 1, 12, 30])
def test_a_torn_first_line_is_begun_again(tmp_path: Path, length: int) -> None:
    path = tmp_path / "league.jsonl"
    journal_of(path)
    raw = path.read_bytes()
    path.write_bytes(raw[:length])
    journal_of(path)
    assert path.read_bytes() == raw


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("a shopping list\n", "line 1 is not JSON"),
        ("a shopping list", "it is not the file of a league"),
        ("[]\n", "line 1 is not a JSON object"),
        ('{"format": "other"}\n', "does not say 'boxship league 1'"),
        (
            '{"format": "boxship league 1", "entrants": ["crane"], "seed": 1}\n',
            "with entrants crane, and this one has gull tern",
        ),
        (
            '{"format": "boxship league 1", "entrants": ["gull", "tern"], "seed": 2}\n',
            "with seed 2, and this one has 1",
        ),
        ('{"format": "boxship league 1"}\n{"deal": 1}\n', "line 2 is not a finished deal"),
        ('{"format": "boxship league 1"}\n{"deal": 1\n', "line 2 is not JSON"),
    ],
)
def test_another_file_is_left_alone(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "league.jsonl"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(JournalError) as problem:
        Journal(path, SETTINGS, 8, LEAGUE)
    assert words in str(problem.value)
    assert path.read_text(encoding="utf-8") == text


def test_two_leagues_do_not_write_one_journal(tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    journal = Journal(path, SETTINGS, 8, LEAGUE)
    with pytest.raises(JournalError, match="another league is writing it"):
        Journal(path, SETTINGS, 8, LEAGUE)
    journal.close()


# -- reports -----------------------------------------------------------------------------------------------------------


def test_reports_have_every_number_and_need_no_infinity() -> None:
    settings = LeagueSettings((), 3, Ruleset.parse("short"), 4)
    faulty = deal(0, game((0, 1, 2), (50, 20, 30), faults=({"crash": 2, "default": 1}, {}, {})))
    table = standings(NAMES, 3, [faulty])
    assert table is not None
    words = json.loads(as_json(settings, table, {"gull": "gull 1.0"}), parse_constant=pytest.fail)
    assert words["entrants"][0]["wins"][0] == 1
    assert words["entrants"][0]["money"] == [50, None, None]
    assert words["entrants"][0]["faults"] == {"crash": 2, "default": 1}
    text = as_markdown(settings, table, {"gull": "gull 1.0"})
    assert "| gull | 1 | 100.0 % (20.7–100.0) | 50.0 ±? |" in text
    assert "- gull ended while a line was due: 2 times" in text
    assert "- gull: a default line was played for it 1 time" in text
    assert "- 100.0 % by the supply" in text
