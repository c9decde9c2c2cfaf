"""Rulesets as data (R0): the table of editions, the limits of every field, and their words."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boxship import RULESETS, Ruleset, RulesetError
from boxship.rules.rulesets import ALLOWED, CHOICES, FIELD_NAMES, FLAGS
from tests.odd_tables import OVERRIDES, PLAYERS, rulesets

EDITIONS = {
    # containers, machines, warehouses for 3/4/5 players; warehouse spaces; default; who picks; all zero; tie-break
    "classic": (
        (12, 16, 20),
        (5, 5, 5),
        (25, 25, 25),
        (0, 4, 5, 6, 7),
        "buildings",
        "neighbour",
        "seller_decides",
        "island",
    ),
    "short": (
        (9, 12, 15),
        (5, 5, 5),
        (25, 25, 25),
        (0, 4, 5, 6, 7),
        "buildings",
        "neighbour",
        "seller_decides",
        "island",
    ),
    "clarified": (
        (12, 16, 20),
        (5, 5, 5),
        (25, 25, 25),
        (0, 4, 5, 6, 7),
        "buildings",
        "debtor",
        "keeps_at_once",
        "island",
    ),
    "jumbo": (
        (10, 13, 16),
        (2, 3, 4),
        (12, 16, 20),
        (0, 4, 5, 6),
        "cargo",
        "neighbour",
        "keeps_after_extra",
        "factory",
    ),
}


def test_r0_there_are_four_editions() -> None:
    assert list(RULESETS) == list(EDITIONS)


@pytest.mark.parametrize("name", EDITIONS)
def test_r0_the_table_of_editions(name: str) -> None:
    rules = RULESETS[name]
    assert (
        rules.containers,
        rules.machines,
        rules.warehouses,
        rules.warehouse_spaces,
        rules.default,
        rules.building_choice,
        rules.all_zero,
        rules.tie_break,
    ) == EDITIONS[name]
    assert rules.machine_spaces == (0, 6, 9, 12)
    assert (rules.factory_prices, rules.harbour_prices) == ((1, 2, 3, 4), (2, 3, 4, 5, 6))
    assert not any(getattr(rules, flag) for flag in FLAGS)
    assert rules.round_limit == 100
    jumbo = ("black", "grey", "brown", "yellow", "purple")
    assert rules.colours == (jumbo if name == "jumbo" else ("black", "white", "brown", "tan", "orange"))
    assert str(rules) == name


@given(rulesets())
def test_words_to_ruleset_to_words(rules: Ruleset) -> None:
    assert Ruleset.parse(str(rules)) == rules
    assert str(Ruleset.parse(str(rules))) == str(rules)


@given(rulesets(), PLAYERS)
def test_the_numbers_for_a_player_count(rules: Ruleset, players: int) -> None:
    assert rules.for_players(players) == (
        rules.containers[players - 3],
        rules.machines[players - 3],
        rules.warehouses[players - 3],
    )


@pytest.mark.parametrize("field", OVERRIDES)
def test_r0_any_field_can_be_overridden(field: str) -> None:
    @given(OVERRIDES[field], st.sampled_from(list(RULESETS)))
    def changed(value: Any, name: str) -> None:
        rules = RULESETS[name].with_fields({field: value})
        kept = getattr(rules, field)
        assert kept == ((value,) * 3 if isinstance(kept, tuple) and isinstance(value, int) else value)
        assert {f: getattr(rules, f) for f in FIELD_NAMES if f != field} == {
            f: getattr(RULESETS[name], f) for f in FIELD_NAMES if f != field
        }
        assert (
            Ruleset.from_mapping({"ruleset": name, field: list(value) if isinstance(value, tuple) else value}) == rules
        )

    changed()


WORDS: dict[str, dict[str, Any]] = {
    "classic containers=9": {"containers": (9, 9, 9)},
    "classic containers=9/8/7": {"containers": (9, 8, 7)},
    "classic containers=1": {"containers": (1, 1, 1)},
    "classic containers=99": {"containers": (99, 99, 99)},
    "classic machines=1": {"machines": (1, 1, 1)},
    "jumbo machines=5": {"machines": (5, 5, 5)},
    "classic warehouses=3": {"warehouses": (3, 3, 3)},
    "classic machine_spaces=0": {"machine_spaces": (0,)},
    "classic machine_spaces=0/1/2/3/4": {"machine_spaces": (0, 1, 2, 3, 4)},
    "classic factory_prices=2": {"factory_prices": (2,)},
    "classic harbour_prices=1/3/5/7/9/20": {"harbour_prices": (1, 3, 5, 7, 9, 20)},
    "classic round_limit=1": {"round_limit": 1},
    "classic round_limit=1000": {"round_limit": 1000},
    "classic default=cargo building_choice=debtor all_zero=keeps_after_extra tie_break=factory": {
        "default": "cargo",
        "building_choice": "debtor",
        "all_zero": "keeps_after_extra",
        "tie_break": "factory",
    },
    "jumbo  investment_bank   open_money domestic_sale": {
        "investment_bank": True,
        "open_money": True,
        "domestic_sale": True,
    },
}


@pytest.mark.parametrize("words", WORDS)
def test_the_words_of_a_record(words: str) -> None:
    rules = Ruleset.parse(words)
    assert {field: getattr(rules, field) for field in WORDS[words]} == WORDS[words]


BEYOND: list[tuple[str, Any]] = [
    ("containers", 0),
    ("containers", 100),
    ("containers", [9, 9]),
    ("containers", [9, 9, 100]),
    ("containers", "nine"),
    ("containers", True),
    ("containers", 9.0),
    ("containers", None),
    ("machines", 0),
    ("machines", 6),
    ("machines", [5, 5, 5]),
    ("warehouses", 2),
    ("warehouses", 26),
    ("machine_spaces", []),
    ("machine_spaces", [1, 6]),
    ("machine_spaces", [0, 6, 6]),
    ("machine_spaces", [0, 9, 6]),
    ("machine_spaces", [0, 1, 2, 3, 4, 5]),
    ("machine_spaces", "0/6"),
    ("warehouse_spaces", [4, 5]),
    ("warehouse_spaces", [0, -1]),
    ("warehouse_spaces", 3),
    ("factory_prices", [1, 3]),
    ("factory_prices", [0, 2]),
    ("factory_prices", [2, 21]),
    ("factory_prices", [1, 2, 3, 4, 5, 6, 7]),
    ("harbour_prices", []),
    ("harbour_prices", [3, 2]),
    ("harbour_prices", [2, 2]),
    ("round_limit", 0),
    ("round_limit", 1001),
    ("round_limit", "long"),
    ("default", "ships"),
    ("building_choice", "seller"),
    ("all_zero", ""),
    ("tie_break", 3),
    ("domestic_sale", 1),
    ("open_money", "yes"),
    ("investment_bank", None),
]


@pytest.mark.parametrize(("field", "value"), BEYOND)
def test_r0_beyond_the_limits_the_error_names_field_value_and_range(field: str, value: Any) -> None:
    with pytest.raises(RulesetError) as problem:
        RULESETS["jumbo"].with_fields({field: value})
    shown = "/".join(map(str, value)) if isinstance(value, list) else str(value)
    assert str(problem.value) == f"{field}={shown} is not possible: {ALLOWED[field]}"


def test_every_field_has_its_limits_in_words() -> None:
    assert set(ALLOWED) == set(FIELD_NAMES) == {*OVERRIDES, *FLAGS}
    assert {field for field, _ in BEYOND} == set(FIELD_NAMES)
    for field, values in CHOICES.items():
        assert ALLOWED[field] == " or ".join(values)


BAD_WORDS = {
    "": "a ruleset is missing; say one of classic, short, clarified, jumbo",
    "modern": "there is no ruleset 'modern'; the rulesets are classic, short, clarified, jumbo",
    "classic openmoney": "'openmoney' is not an option; the options are domestic_sale, investment_bank, open_money",
    "classic open_money open_money": "open_money is said twice",
    "classic containers=9 containers=9": "containers is said twice",
    "classic open_money=true": "open_money is an option without a value",
    "classic colour=3": "there is no field 'colour' in a ruleset; the fields are domestic_sale",
    "classic name=3": "there is no field 'name' in a ruleset",
    "classic containers=": "containers= is not possible: one number from 1 to 99",
    "classic containers=9/9": "containers=9/9 is not possible: one number from 1 to 99, or three for 3/4/5 players",
    "classic containers=-1": "containers=-1 is not possible",
    "classic containers=0x9": "containers=0x9 is not possible",
    "classic containers=²": "containers=² is not possible",
    "classic machine_spaces=0/": "machine_spaces=0/ is not possible",
    "classic round_limit=5/6": "round_limit=5/6 is not possible: a number from 1 to 1000",
    "classic default=": "default= is not possible: buildings or cargo",
    "classic investment_bank": "investment_bank needs the ruleset jumbo, not classic",
}


@pytest.mark.parametrize("words", BAD_WORDS)
def test_words_that_are_no_ruleset_say_why(words: str) -> None:
    with pytest.raises(RulesetError) as problem:
        Ruleset.parse(words)
    assert str(problem.value).startswith(BAD_WORDS[words])


@pytest.mark.parametrize("players", [0, 1, 2, 6, -3])
def test_r1_1_three_to_five_players(players: int) -> None:
    with pytest.raises(RulesetError, match=rf"^players={players} is not possible: the game has 3 to 5 players$"):
        RULESETS["classic"].for_players(players)


def test_r0_as_many_warehouses_as_players() -> None:
    rules = Ruleset.parse("classic warehouses=4")
    assert rules.for_players(4) == (16, 5, 4)
    with pytest.raises(RulesetError, match=r"^warehouses=4 is not possible: 5 to 25 with 5 players$"):
        rules.for_players(5)


def test_a_map_without_a_name_is_classic() -> None:
    assert Ruleset.from_mapping({}) == RULESETS["classic"]
    assert Ruleset.from_mapping({"ruleset": "jumbo", "investment_bank": True}) == Ruleset.parse("jumbo investment_bank")
