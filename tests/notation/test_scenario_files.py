"""The scenario files: each proves a clause, and the runner that says so can also say no."""

from __future__ import annotations

from pathlib import Path

import pytest

from boxship import Scenario, ScenarioError

FOLDER = Path(__file__).parent.parent / "scenarios"
FILES = sorted(FOLDER.glob("*.yaml"))


def test_there_are_scenarios_for_every_chapter() -> None:
    chapters = {path.name.partition("-")[0] for path in FILES}
    assert {f"r{number:02}" for number in range(11)} <= chapters


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    scenario = Scenario.parse(path.read_text())
    assert scenario.failures() == []
    assert scenario.title
    assert scenario.script
    again = Scenario.parse(str(scenario))
    assert again == scenario
    assert str(again) == str(scenario)


SMALL = """
title: small
rules: classic
seats: 3
position: {blue: {cash: 5}}
script:
  - refused: {blue: "machine white"}
  - blue: "warehouse"
  - expect: {blue.cash: 1, blue.warehouses: 2, to_act: [blue], over: false, supply: {black: 12, tan: 12}}
"""


def failures(*changes: tuple[str, str]) -> list[str]:
    text = SMALL
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return Scenario.parse(text).failures()


def test_a_wrong_expectation_says_what_was_there() -> None:
    whole = "{black: 12, white: 12, brown: 12, tan: 12, orange: 12}"
    right = ("{black: 12, tan: 12}", whole)
    assert failures(right) == []
    assert failures(right, ("cash: 1", "cash: 2")) == ["step 3: blue.cash: expected 2, there was 1"]
    assert failures(right, ("[blue], ", "[red], ")) == ["step 3: to_act: expected ['red'], there was ['blue']"]
    assert failures(right, ("over: false", "over: true")) == ["step 3: over: expected True, there was False"]


def test_a_map_is_compared_whole() -> None:
    (failure,) = failures()
    assert failure.startswith("step 3: supply: expected {'black': 12, 'tan': 12}, there was")


def test_zeros_are_left_out_of_maps() -> None:
    text = "script:\n- expect: {blue.island: {black: 0}, removed: {tan: 0}, red.island: {}}"
    assert Scenario.parse(text).failures() == []


def test_containers_compare_without_order() -> None:
    position = (
        "position: {blue: {ship: [tan, black], machines: [tan, ~, black], harbour: [tan@3], island: [tan, black]}}\n"
    )
    right = (
        "script:\n- expect: {blue.ship: [black, tan], blue.island: {tan: 1, black: 1}, blue.machines: [tan, ~, black]}"
    )
    assert Scenario.parse(position + right).failures() == []
    (failure,) = Scenario.parse(position + "script:\n- expect: {blue.machines: [black, ~, tan]}").failures()
    assert failure.startswith("step 1: blue.machines")


def test_machines_compare_in_the_order_of_their_spaces() -> None:
    text = "position: {blue: {machines: [tan, black]}}\nscript:\n- expect: {blue.machines: [black, tan]}"
    (failure,) = Scenario.parse(text).failures()
    assert failure.startswith("step 1: blue.machines: expected ['black', 'tan']")


def test_the_bid_on_the_card_compares_without_order() -> None:
    text = """
rules: jumbo investment_bank
position:
  red: {machines: [grey, black]}
  payment: {holder: red, space: "1 money", bid: ["factory grey@2", "factory black@1"]}
script:
- expect: {payment: {holder: red, space: "1 money", bid: ["factory black@1", "factory grey@2"]}}
"""
    assert Scenario.parse(text).failures() == []
    assert (
        len(Scenario.parse(text.replace('"factory black@1", "factory grey@2"]}}', '"factory black@1"]}}')).failures())
        == 1
    )


def test_a_line_that_should_be_refused_but_is_not() -> None:
    assert "step 1: blue: warehouse: expected a refusal, it was played" in failures(
        ('refused: {blue: "machine white"}', 'refused: {blue: "warehouse"}')
    )


def test_a_refused_line_stops_the_script() -> None:
    (failure,) = failures(('blue: "warehouse"', 'blue: "machine white"'))
    assert failure.startswith("step 2: blue: machine white: expected to be played, it was refused: that costs $6")


def test_a_refusal_changes_nothing() -> None:
    text = 'script:\n- refused: {blue: "machine black"}\n- expect: {blue.cash: 20, blue.actions: 2}'
    assert Scenario.parse(text).failures() == []


def test_an_unknown_key_to_expect_is_a_failure() -> None:
    (failure,) = Scenario.parse("script:\n- expect: {blue.money: 3}").failures()
    assert failure.startswith("step 1: there is no 'blue.money' to expect; the keys are blue.cash")


BAD = {
    "titel: x": "there is no key 'titel' in a scenario; the keys are title",
    "seats: 6": "seats: 3, 4 or 5, not '6'",
    "seats: true": "seats: 3, 4 or 5",
    "seats: 3.0": "seats: 3, 4 or 5",
    "seats: [3]": "seats: 3, 4 or 5",
    "rules: [classic]": "rules: the words of a ruleset",
    "rules: klassik": "rules: there is no ruleset 'klassik'",
    "rules: {ruleset: 3}": "rules: ruleset: a name",
    "rules: {machines: 9}": "rules: machines=9 is not possible",
    "position: [blue]": "position: a map",
    "turn: 3": "turn: a map",
    "script: play": "script: a list of steps",
    "script: [play]": "script, step 1: one of SEAT: line",
    "script: [{blue: end, red: end}]": "script, step 1: one of SEAT: line",
    "script: [{refused: end}]": "script, step 1: refused: {SEAT: line}",
    "script: [{green: end}]": "script, step 1: 'green' is not a seat here",
    "script: [{refused: {green: end}}]": "script, step 1: 'green' is not a seat here",
    "script: [{blue: 3}]": "script, step 1: a line of text is needed for blue",
    "script: [{expect: 3}]": "script, step 1: a map",
    "- a": "a scenario is a map",
    "": "a scenario is a map",
    "a: [": "line 1: this is not readable as YAML",
    "a: b\nc: d: e": "line 2: this is not readable as YAML",
}


@pytest.mark.parametrize("text", BAD)
def test_what_is_no_scenario_says_why(text: str) -> None:
    with pytest.raises(ScenarioError) as problem:
        Scenario.parse(text)
    assert str(problem.value).startswith(BAD[text])


def test_an_impossible_position_is_a_scenario_error() -> None:
    with pytest.raises(ScenarioError, match=r"^position.blue.cash: a whole number"):
        Scenario.parse("position: {blue: {cash: -1}}").start()
    with pytest.raises(ScenarioError, match=r"^warehouses=3 is not possible: 5 to 25 with 5 players"):
        Scenario.parse("rules: classic warehouses=3\nseats: 5").start()
