"""Findings: means and differences against numbers done by hand, the looks of a stop rule, and rows."""

from __future__ import annotations

import statistics
from collections.abc import Mapping, Sequence

import pytest

from boxship.bots.analysis.intervals import Interval, difference, difference_of_shares, mean, quantile, share
from boxship.lab.findings import Findings
from boxship.lab.games import DealBatch, PlayedBatch, PlayedGame
from boxship.lab.laboratory import Laboratory
from boxship.lab.metrics import METRICS
from boxship.lab.playing.counting import COUNTS
from boxship.lab.reading import read_study
from boxship.lab.result_tables import how, result_tables
from tests.lab.small_studies import study, text

ROUNDS = {0: (10, 12, 14, 11), 1: (13, 13, 18, 12)}


def game(deal: int, rounds: int, winners: tuple[int, ...] = (0,), line_up: tuple[int, ...] = (0, 0, 0)) -> PlayedGame:
    return PlayedGame(deal, line_up, 0, "supply", rounds, (30, 20, 10), winners, (rounds,) + (0,) * (COUNTS - 1))


def pieces(rounds: Mapping[int, Sequence[int]]) -> list[PlayedBatch]:
    return [
        PlayedBatch(DealBatch(arm, deal, 1), (game(deal, value),))
        for arm, values in rounds.items()
        for deal, value in enumerate(values)
    ]


def two_arms(deals: int = 4) -> Findings:
    asked = study(["classic", "short"], [3], ["trader"], deals)
    return Laboratory(asked, pieces(ROUNDS)).findings()


def test_a_difference_is_that_of_the_same_deals() -> None:
    found = two_arms()
    (comparison,) = found.study.comparisons
    changes = [b - a for a, b in zip(ROUNDS[0], ROUNDS[1], strict=True)]
    half = quantile(3) * statistics.stdev(changes) / 2
    middle = statistics.fmean(changes)
    expected = Interval(middle, middle - half, middle + half)
    change = found.difference(comparison, "rounds")
    assert change is not None
    assert change.written() == expected.written()
    by_arms = [found.mean(arm, "rounds") for arm in found.study.arms]
    assert by_arms == [mean([(value, 1) for value in values]) for values in ROUNDS.values()]


def test_a_difference_of_ratios_weighs_deals_by_what_they_hold() -> None:
    ones = [(6.0, 2), (9.0, 3), (2.0, 1)]
    others = [(4.0, 2), (4.0, 2), (4.0, 2)]
    found = difference(ones, others)
    assert found.value == pytest.approx(17 / 6 - 2)
    # The deviations of each deal from 17/6, over the usual two things.
    apart = [(6 - 17 / 3) / 2, (9 - 17 / 2) / 2, (2 - 17 / 6) / 2]
    assert found.high - found.value == pytest.approx(quantile(2) * (sum(a * a for a in apart) / 6) ** 0.5)
    assert difference(ones[:1], others[:1]).high == float("inf")


def test_shares_that_hardly_differ_have_an_interval_all_the_same() -> None:
    same = [(1.0, 1)] * 50
    found = difference_of_shares(same, same)
    assert found.value == 0
    assert found.high == pytest.approx(1 - share(same).low)
    assert found.low == pytest.approx(-found.high)
    half = [(float(i % 2), 1) for i in range(50)]
    assert difference_of_shares(half, same) == difference(half, same)


def test_a_look_ends_a_study_when_the_widest_interval_is_narrow_enough() -> None:
    rule = 'metric = "rounds"\nhalf_width = {}\nlook = 2\nmost = 4'
    for wanted, deals in ((30, 2), (4, 4), (0.01, 4)):
        asked = read_study(text(["classic", "short"], [3], ["trader"], stop=rule.format(wanted)))
        laboratory = Laboratory(asked, pieces(ROUNDS))
        assert laboratory.is_through()
        assert laboratory.looked == deals
        said = how(laboratory.findings())[0]
        assert ("was still" in said) == (wanted == 0.01)
    beginning = {arm: values[:1] for arm, values in ROUNDS.items()}
    asked = read_study(text(["classic", "short"], [3], ["trader"], stop=rule.format(30)))
    assert not Laboratory(asked, pieces(beginning)).is_through()


def test_more_than_was_asked_for_changes_nothing() -> None:
    asked = study(["classic", "short"], [3], ["trader"], 2)
    few = {arm: values[:2] for arm, values in ROUNDS.items()}
    assert result_tables(Laboratory(asked, pieces(ROUNDS)).findings()) == result_tables(
        Laboratory(asked, pieces(few)).findings()
    )


def test_tables_say_every_number_with_its_interval_and_mark_what_is_sure() -> None:
    means, differences = result_tables(two_arms())
    assert means.title == "3 players, trader"
    assert means.headings == ("", "classic", "short")
    rows = dict(means.rows)
    assert rows["rounds"][0].text.startswith("11.75 ±")
    assert rows["games won by the first player, %"][0].text == "100.0 (51.0–100.0)"
    assert rows["containers in a cargo"][0].text == "–"
    assert differences.headings == ("", "short − classic")
    changes = dict(differences.rows)
    assert changes["rounds"][0].text.startswith("+2.25 ±")
    assert not changes["games that the supply ended, %"][0].sure
    steady = {0: (10, 12, 14, 11), 1: (15, 17, 19, 17)}
    asked = study(["classic", "short"], [3], ["trader"], 4)
    _, sure = result_tables(Laboratory(asked, pieces(steady)).findings())
    assert dict(sure.rows)["rounds"][0].sure


def test_where_several_bots_play_each_has_its_wins() -> None:
    asked = study(["classic"], [3], [["random", "trader"]], 2)
    line_ups = asked.arms[0].rotations()
    played = [
        PlayedBatch(
            DealBatch(0, deal, 1),
            tuple(game(deal, 9, (line_up.index(1),), line_up) for line_up in line_ups),
        )
        for deal in range(2)
    ]
    found = Laboratory(asked, played).findings()
    random, trader = found.of_bots(asked.arms[0])
    assert (random.name, trader.name) == ("random", "trader")
    assert random.wins.value == 0
    assert trader.wins.value == 1
    assert result_tables(found)[-1].title == "Who won"


def test_numbers_are_shown_as_exactly_as_they_are_known() -> None:
    cargo, passed = METRICS["cargo"], METRICS["passed"]
    assert cargo.shown(-0.001, sign=True) == "+0.00"
    assert cargo.shown(-1.5) == "−1.50"
    assert passed.shown(0.0213) == "2.1"
    assert [cargo.digits_for(width) for width in (1, 0.006, 0.004, 0.00007, 0)] == [2, 2, 3, 4, 2]
    assert passed.digits_for(0.0004) == 2
