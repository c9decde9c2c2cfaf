"""Whatever somebody writes, the answer is a reason and never a traceback."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml
from hypothesis import example, given, settings
from hypothesis import strategies as st

from boxship import Game, RecordError, Refusal, Ruleset, RulesetError, Scenario, ScenarioError
from boxship.notation.line_text import read, write
from boxship.notation.read_position import PositionError, place
from boxship.rules.layout import OVER
from boxship.rules.rulesets import CLASSIC_COLOURS, JUMBO_COLOURS
from tests.choosers import any_line
from tests.line_strategies import ANY_LINE
from tests.odd_tables import NAMED_RULES, SEEDS, odd_table

SCENARIOS = [path.read_text() for path in sorted((Path(__file__).parent.parent / "scenarios").glob("*.yaml"))]
PIECES = [
    "\0",
    "\n",
    "\u2028",
    " ",
    ":",
    "@",
    "->",
    "-",
    "#",
    ",",
    "é",
    "٣",
    "𝟛",
    "0",
    "99999999999999999999",
    "1e9",
    "~",
    "{",
    "]",
]
PIECES += [
    "red",
    "blue",
    "purple",
    "black@2",
    "orange@99",
    "factory",
    "harbour",
    "bid",
    "call 1 money: ",
    "seize",
    "&a",
    "*a",
    "!!int",
]


def edited(text: str, seed: int, times: int) -> str:
    """The text after some careless edits."""
    r = Random(seed)
    for _ in range(times):
        at, to = sorted((r.randint(0, len(text)), r.randint(0, len(text))))
        to = min(to, at + r.choice([0, 1, 3, 30]))
        text = text[:at] + r.choice([*PIECES, "", "", text[at:to] * 2]) + text[to:]
    return text


def try_scenario(text: str) -> None:
    try:
        scenario = Scenario.parse(text)
        scenario.failures()
    except ScenarioError:
        return
    assert Scenario.parse(str(scenario)) == scenario


def try_record(text: str) -> None:
    with suppress(RecordError):
        Game.from_record(text)


def try_line(text: str, rules: str = "classic") -> None:
    game = Game.new(rules, 3, seed=1)
    kept = game.state.copy()
    with suppress(Refusal):
        game.play(text)
    assert (game.state == kept) == (not game.moves)


@settings(max_examples=150)
@given(st.text(max_size=60))
@example("\0")
@example("bid \0")
@example("bid ٣")
@example("bid ²")
@example("purple: end")
@example("red: red: end")
@example("{word}")
@example("buy {0}: {x} -> {!r}")
@example("produce -> " + "black@2 " * 5000)
@example("call 1 money: ,,,")
@example("return")
def test_any_text_as_a_line(text: str) -> None:
    try_line(text)
    try_line(text, "jumbo investment_bank")


@settings(max_examples=150)
@given(ANY_LINE, SEEDS, st.integers(1, 4))
def test_bent_lines(line: Any, seed: int, times: int) -> None:
    for colours in (CLASSIC_COLOURS, JUMBO_COLOURS):
        text = edited(write(line, colours), seed, times)
        try:
            value = read(text, colours)
        except Refusal:
            continue
        assert read(write(value, colours), colours) == value


@cache
def some_record(seed: int) -> str:
    """The record of a game under way."""
    rules = Ruleset.parse(NAMED_RULES[seed % len(NAMED_RULES)])
    players = 3 + seed % 3
    game = Game.new(rules, players, seed)
    r = Random(seed)
    for _ in range(25):
        if game.state.phase != OVER:
            taken = any_line(game.state, r)
            game.play(write(taken.line, rules.colours), taken.seat)
    return game.record()


@settings(max_examples=200)
@given(st.integers(0, 15), SEEDS, st.integers(1, 6))
def test_bent_records(which: int, seed: int, times: int) -> None:
    try_record(edited(some_record(which), seed, times))


@settings(max_examples=100)
@given(st.text(max_size=200))
@example("boxship record 1")
@example("boxship record 1\n:\n")
@example("boxship record 1\n\0: \0")
@example("boxship record 1\nrules: classic\nseats: blue red yellow\nfirst: blue\nmachines: - - -\ncards: a b c")
@example("\ufeffboxship record 1\r\nrules: classic\r\n")
def test_any_text_as_a_record(text: str) -> None:
    try_record(text)
    try_record("boxship record 1\n" + text)


@settings(max_examples=200)
@given(st.sampled_from(SCENARIOS), SEEDS, st.integers(1, 6))
def test_bent_scenarios(text: str, seed: int, times: int) -> None:
    try_scenario(edited(text, seed, times))


@settings(max_examples=100)
@given(st.text(max_size=120))
def test_any_text_as_a_scenario(text: str) -> None:
    try_scenario(text)


ODD_VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([0x7FFF_FFFF, 2**63, 10**400])
    | st.floats()
    | st.text(max_size=6)
    | st.binary(max_size=3)
    | st.dates()
    | st.sampled_from(["blue", "sea", "black", "black@2", "1 money", "factory black@2", "bid 3"]),
    lambda parts: (
        st.lists(parts, max_size=3)
        | st.dictionaries(st.text(max_size=4) | st.sampled_from(["black", "money"]) | st.integers(), parts, max_size=3)
    ),
    max_leaves=6,
)
SEAT_WORDS = ["cash", "loans", "machines", "warehouses", "factory", "harbour", "ship", "at", "island", "dock", "card"]
TABLE_WORDS = ["supply", "removed", "brokers", "payment", "blue", "red", "green"]
TURN_WORDS = ["seat", "actions", "produced", "round", "start", "first", "ending", "collected", "borrowed"]
ODD_MAPS = st.dictionaries(
    st.sampled_from(["title", "rules", "seats", "position", "turn", "script"]),
    st.dictionaries(
        st.sampled_from(
            [*TABLE_WORDS, *TURN_WORDS, "ruleset", "containers", "machine_spaces", "default", "warehouses"]
        ),
        st.dictionaries(st.sampled_from([*SEAT_WORDS, "money", "containers", "holder", "space", "bid"]), ODD_VALUES)
        | ODD_VALUES,
        max_size=3,
    )
    | st.lists(
        st.dictionaries(st.sampled_from(["expect", "refused", "blue"]), ODD_VALUES, min_size=1, max_size=1), max_size=3
    )
    | ODD_VALUES,
    max_size=4,
)


@settings(max_examples=150)
@given(ODD_MAPS)
def test_scenarios_of_odd_values(data: dict[str, Any]) -> None:
    try_scenario(yaml.safe_dump(data, allow_unicode=True))


@settings(max_examples=200)
@given(SEEDS, st.lists(st.sampled_from([*SEAT_WORDS, *TABLE_WORDS]), max_size=2), ODD_VALUES)
def test_positions_with_one_odd_value(seed: int, keys: list[str], value: Any) -> None:
    rules = Ruleset.parse("jumbo investment_bank")
    table = odd_table(rules, 3, seed)
    for key in keys:
        part = table.position["blue"] if key in SEAT_WORDS else table.position
        if isinstance(part, dict):
            part[key] = value
    with suppress(PositionError):
        place(rules, 3, table.position, table.turn)


DEEP = "[" * 900 + "]" * 900
HUGE = "0x" + "f" * 5000
LAUGHS = "[" + ", ".join(f"&a{n} [{', '.join([f'*a{n - 1}'] * 9 if n else ['lol'])}]" for n in range(12)) + "]"
NASTY = [
    f"title: {DEEP}",
    f"position: {{blue: {{ship: {DEEP}}}}}",
    f"title: {HUGE}",
    f"{HUGE}: 1",
    f"seats: {HUGE}",
    f"rules: {HUGE}",
    f"rules: {{containers: {HUGE}}}",
    f"rules: {{{HUGE}: 1}}",
    f"rules: {{machine_spaces: [0, {HUGE}]}}",
    f"position: {{{HUGE}: 1}}",
    f"position: {{blue: {{cash: {HUGE}}}}}",
    f"position: {{blue: {{{HUGE}: 1}}}}",
    f"position: {{blue: {{harbour: [{HUGE}]}}}}",
    f"position: {{blue: {{at: {HUGE}}}}}",
    f"position: {{supply: {{{HUGE}: 1}}}}",
    f"turn: {{round: {HUGE}}}",
    f"turn: {{{HUGE}: 1}}",
    f"script: [{{{HUGE}: end}}]",
    f"script: [{{blue: {HUGE}}}]",
    f"script: [{{expect: {{blue.cash: {HUGE}}}}}]",
    f"script: [{{expect: {{{HUGE}: 1}}}}]",
    f"rules: jumbo investment_bank\nposition: {{payment: {{holder: blue, space: {HUGE}, bid: 1}}}}",
    f"rules: jumbo investment_bank\nposition: {{payment: {{holder: blue, space: 1 money, bid: [{HUGE}]}}}}",
    "rules: jumbo investment_bank\nposition: {payment: {holder: blue, space: 1 money, bid: [purple@2]}}",
    "rules: jumbo investment_bank\nposition: {payment: {holder: blue, space: 1 money, bid: [factory]}}",
    "rules: jumbo investment_bank\nposition: {payment: {holder: blue, space: 1 money, bid: []}}",
    f"title: {LAUGHS}",
    f"script: [{{expect: {{to_act: {LAUGHS}}}}}]",
    f"position: {{blue: {{cash: {LAUGHS}}}}}",
    f"rules: {{containers: {LAUGHS}}}",
    "script: [{expect: {to_act: &a [*a]}}]",
    "script: [{expect: {supply: &a {black: *a}}}]",
    "script: [{expect: &a {supply: *a}}]",
    "position: &a {blue: *a}",
    "script: &a [*a]",
    "rules: &a [*a]",
    "rules: &a {containers: *a}",
    "&a {title: *a}",
    'seats: !!int ""',
    'seats: !!int "-"',
    'seats: !!float ""',
    'seats: !!bool "x"',
    'seats: !!timestamp "x"',
    "seats: !!timestamp 2001-99-99",
    "seats: !!python/object:os.system ls",
    "seats: !!binary é",
    "seats: 2001-01-01",
    "seats: .nan",
    "? [a]\n: b",
    "title: \0",
    "title: \ud800",
    "\ufeff",
    "%YAML 9.9\n---\ntitle: x",
    "--- a\n--- b",
    "<<: [1]",
    "seats: 190:20:30",
]


@pytest.mark.timeout(20)
@pytest.mark.parametrize("text", NASTY, ids=range(len(NASTY)))
def test_nasty_yaml(text: str) -> None:
    try_scenario(text)


@settings(max_examples=150)
@given(st.text(max_size=40))
@example("classic containers=²")
@example("classic containers=")
@example("classic =3")
@example("classic containers=1/2/3/4")
@example("jumbo machine_spaces=/")
@example("classic " + "round_limit=" + "9" * 5000)
def test_any_text_as_a_ruleset(text: str) -> None:
    for words in (text, f"classic {text}", f"jumbo investment_bank {text}"):
        try:
            rules = Ruleset.parse(words)
        except RulesetError:
            continue
        assert Ruleset.parse(str(rules)) == rules


@settings(max_examples=100)
@given(
    st.dictionaries(
        st.sampled_from(["containers", "machine_spaces", "default", "open_money", "ruleset", "x"]), ODD_VALUES
    )
)
def test_any_map_as_a_ruleset(fields: dict[str, Any]) -> None:
    try:
        rules = Ruleset.from_mapping(fields)
    except RulesetError:
        return
    assert Ruleset.parse(str(rules)) == rules


@given(st.integers(-9, -2) | st.integers(3, 9) | st.sampled_from(["green", "nobody", "", "Blue"]))
def test_any_seat(seat: int | str) -> None:
    """A seat that does not play is refused, wherever it is named."""
    game = Game.new("classic", 3, seed=1)
    kept = game.state.copy()
    for call in (lambda: game.play("end", seat), lambda: game.view(seat), lambda: list(game.legal_for(seat))):
        with pytest.raises(Refusal):
            call()
    assert game.state == kept
