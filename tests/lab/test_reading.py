"""The file of a study: what it may say, and what is said about what it may not."""

from __future__ import annotations

import pytest

from boxship.lab.metrics import METRICS, USUAL
from boxship.lab.reading import StudyError, read_study
from boxship.lab.study import StopRule
from tests.lab.small_studies import study, text

WHOLE = text(["classic", "short"], [3, 4], ["trader", ["random", "trader"]])


def test_arms_are_every_combination_and_comparisons_differ_in_one_factor() -> None:
    found = read_study(WHOLE)
    assert [(arm.players, str(arm.bots), str(arm.rules)) for arm in found.arms] == [
        (players, bots, rules)
        for players in (3, 4)
        for bots in ("trader", "random + trader")
        for rules in ("classic", "short")
    ]
    assert found.metrics == USUAL
    compared = {(str(each), each.other.players) for each in found.comparisons}
    assert compared == {
        (words, players) for words in ("short − classic", "random + trader − trader") for players in (3, 4)
    }
    for each in found.comparisons:
        alike = [getattr(each.other, name) == getattr(each.base, name) for name in ("rules", "players", "bots")]
        assert alike.count(False) == 1


def test_one_value_needs_no_list_and_comparisons_may_be_chosen() -> None:
    found = read_study(
        'title = "One"\nrules = ["short domestic_sale", "short", "jumbo"]\nplayers = 3\nbots = "trader"\n'
        'compare = [["short domestic_sale", "short"]]\n[stop]\nmetric = "rounds"\nhalf_width = 2\nmost = 90\nlook = 40'
    )
    assert [str(each) for each in found.comparisons] == ["short domestic_sale − short"]
    assert found.stop == StopRule(90, 40, "rounds", 2.0)
    assert list(found.stop.looks()) == [40, 80, 90]


def test_a_line_up_fills_the_seats_and_every_different_rotation_is_played() -> None:
    (arm,) = study(["short"], [4], [["random", "trader"]]).arms
    assert arm.rotations() == [(0, 1, 0, 1), (1, 0, 1, 0)]
    (arm,) = study(["short"], [5], [["random", "trader", "trader"]]).arms
    assert len(arm.rotations()) == 5
    (arm,) = study(["short"], [4], ["trader"]).arms
    assert arm.rotations() == [(0, 0, 0, 0)]


WRONG = {
    "title = 3": "title: a line that says what it is about; not 3",
    "seeds = 3": "there is no key 'seeds'; did you mean seed? The keys are title, question,",
    "seed = -1": "seed: a whole number from 0 to",
    "seed = true": "seed: a whole number from 0 to",
    "rules = []": 'rules: is missing; say a ruleset like "classic", or a list',
    "rules = 'klassik'": "rules: 'klassik': ",
    "rules = [3]": 'rules: a ruleset with its options as text, like "jumbo investment_bank", not 3',
    "rules = ['short', 'short']": "rules: short is named twice",
    "players = 6": "players: 3, 4 or 5, or a list of them, not 6",
    "players = 'four'": "players: 3, 4 or 5, or a list of them, not 'four'",
    "bots = 'tradr'": "bots: there is no bot 'tradr'",
    "bots = [[]]": 'bots: a bot for all seats, like "trader", or a list',
    "bots = [['trader', 'trader', 'trader', 'random']]": "bots: 4 names in one line-up, and only 3 seats with",
    "metrics = ['round']": "metrics: there is no metric 'round'; did you mean rounds?",
    "metrics = ['xyzzy']": "metrics: there is no metric 'xyzzy'; the metrics are rounds,",
    "metrics = 'rounds'": "metrics: a list of metrics, not 'rounds'",
    "compare = 'rules'": "compare: a list of pairs: two entries of rules or of bots",
    "compare = [['classic']]": "compare: two entries of rules or of bots, the second is the base; not ['classic']",
    "compare = [['classic', 'jumbo']]": "is not that. rules has 'classic', 'short', bots 'trader'",
    "compare = [['classic', 'classic']]": "is not that",
    "seconds = 0": "seconds: a number from 0.05 to 3600, not 0",
    "stop = 5": "stop: a table [stop] that says when enough has been played",
}
STOPS = {
    "": "stop: say deals = 2000; or",
    "deals = 0": "stop.deals: a whole number from 1 to",
    "deals = 5\nmost = 6": "stop: deals is a fixed number; most would have no meaning beside it",
    "metric = 'rounds'": "stop: say deals = 2000; or",
    "metric = 'rnds'\nhalf_width = 1": "stop.metric: there is no metric 'rnds'; did you mean rounds?",
    "metric = 'rounds'\nhalf_width = 0": "stop.half_width: a number from",
    "metric = 'rounds'\nhalf_width = 1\nlook = 1": "stop.look: a whole number from 2 to 20000, not 1",
    "metric = 'rounds'\nhalf_width = 1\nmost = 'all'": "stop.most: a whole number from 2 to",
    "deal = 5": "stop: there is no key 'deal'; did you mean deals?",
}


@pytest.mark.parametrize(("line", "said"), WRONG.items())
def test_whatever_is_wrong_is_said_with_its_key(line: str, said: str) -> None:
    keys = {
        "title": "title = 'Wrong'",
        "rules": "rules = ['classic', 'short']",
        "players": "players = [3, 4]",
        "bots": "bots = ['trader']",
        "stop": "stop = {deals = 2}",
    }
    keys[line.partition(" ")[0]] = line
    with pytest.raises(StudyError) as problem:
        read_study("\n".join(keys.values()))
    assert said in str(problem.value)


@pytest.mark.parametrize(("stop", "said"), STOPS.items())
def test_a_stop_rule_that_never_stops_is_refused(stop: str, said: str) -> None:
    with pytest.raises(StudyError) as problem:
        read_study(f"title = 'Wrong'\nrules = 'short'\nplayers = 3\nbots = 'trader'\n[stop]\n{stop}")
    assert said in str(problem.value)


@pytest.mark.parametrize("key", ["title", "rules", "players", "bots", "stop"])
def test_what_a_study_needs_is_asked_for(key: str) -> None:
    kept = (
        WHOLE.partition("[stop]")[0]
        if key == "stop"
        else "\n".join(line for line in WHOLE.splitlines() if not line.startswith(key))
    )
    with pytest.raises(StudyError, match=f"^{key}: "):
        read_study(kept)


def test_text_that_is_no_toml_is_refused() -> None:
    with pytest.raises(StudyError, match="this is not TOML: Invalid value"):
        read_study("title = \nrules = 3")


def test_every_metric_has_words_of_its_own() -> None:
    assert len({metric.words for metric in METRICS.values()}) == len(METRICS)
    assert set(USUAL) <= set(METRICS)
