"""Positions: words to table, table to words, and what can't be."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings

from boxship.notation.legal_lines import legal_lines
from boxship.notation.line_text import write
from boxship.notation.read_position import PositionError, place
from boxship.notation.write_position import position
from boxship.rules import layout
from boxship.rules.rulesets import RULESETS, SEAT_NAMES, Ruleset
from tests.odd_tables import Table, tables

BANK = "jumbo investment_bank"
SEAT_KEYS = [
    "cash",
    "loans",
    "machines",
    "warehouses",
    "factory",
    "harbour",
    "ship",
    "at",
    "island",
    "dock",
    "actions",
    "card",
    "total",
]
TABLE_KEYS = [
    "supply",
    "removed",
    "turn",
    "round",
    "to_act",
    "over",
    "ending",
    "ended",
    "winners",
    "bids",
    "brokers",
    "payment",
]


def words(table: dict[str, Any], rules: str = "classic", players: int = 3, **turn: Any) -> dict[str, Any]:
    ruleset = Ruleset.parse(rules)
    return position(place(ruleset, players, table, turn), ruleset.colours)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("rules", RULESETS)
def test_the_keys_are_those_of_the_notation(rules: str, players: int) -> None:
    keys = [f"{seat}.{key}" for seat in SEAT_NAMES[:players] for key in SEAT_KEYS] + TABLE_KEYS
    assert list(words({}, rules, players)) == keys


def test_every_part_has_a_typed_name() -> None:
    ruleset = Ruleset.parse("jumbo investment_bank")
    there = position(place(ruleset, 3, {"red": {"cash": 7, "ship": ["grey"]}}, {"seat": "red"}), ruleset.colours)
    assert (there.seats["red"].cash, there.seats["red"].ship, there.turn) == (7, ["grey"], "red")
    for seat in SEAT_NAMES[:3]:
        assert all(there[f"{seat}.{key}"] == getattr(there.seats[seat], key) for key in SEAT_KEYS)
    assert all(there[key] == getattr(there, key) for key in TABLE_KEYS)
    assert json.loads(json.dumps(there)) == there


def test_what_is_left_out() -> None:
    there = words({})
    for p, seat in enumerate(("blue", "red", "yellow")):
        colour = ("black", "white", "brown")[p]
        assert {key: there[f"{seat}.{key}"] for key in SEAT_KEYS} == {
            "cash": 20,
            "loans": 0,
            "machines": [colour],
            "warehouses": 1,
            "factory": [],
            "harbour": [],
            "ship": [],
            "at": "sea",
            "island": {},
            "dock": [],
            "actions": 2 if seat == "blue" else 0,
            "card": colour,
            "total": None,
        }
    assert {key: there[key] for key in TABLE_KEYS} == {
        "supply": dict.fromkeys(("black", "white", "brown", "tan", "orange"), 12),
        "removed": {},
        "turn": "blue",
        "round": 1,
        "to_act": ["blue"],
        "over": False,
        "ending": False,
        "ended": None,
        "winners": [],
        "bids": {},
        "brokers": [],
        "payment": None,
    }


def test_what_is_left_out_at_the_bank() -> None:
    there = words({}, BANK)
    assert there["brokers"] == [{"money": money, "containers": []} for money in (1, 2, 3)]
    assert there["payment"] is None
    assert words({"brokers": [{}, {"money": 7}, {"containers": ["grey"]}]}, BANK)["brokers"] == [
        {"money": 1, "containers": []},
        {"money": 7, "containers": []},
        {"money": 3, "containers": ["grey"]},
    ]


def test_colours_missing_in_the_supply_are_full() -> None:
    assert words({"supply": {"tan": 0, "black": 3}})["supply"] == {"black": 3, "white": 12, "brown": 12, "orange": 12}


def test_the_first_player_is_blue_unless_said() -> None:
    rules = Ruleset.parse("classic")
    assert place(rules, 3, {}, {"seat": "yellow"}).first == 0
    assert place(rules, 3, {}, {"seat": "yellow", "first": "red"}).first == 1


def test_empty_spaces_between_machines() -> None:
    assert words({"blue": {"machines": ["tan", None, "black"]}})["blue.machines"] == ["tan", None, "black"]
    assert words({"blue": {"machines": ["tan", None, None]}})["blue.machines"] == ["tan"]
    assert words({"blue": {"machines": []}})["blue.machines"] == []


def test_heaps_are_lists_or_maps() -> None:
    there = words({"blue": {"ship": {"tan": 2, "black": 1}, "island": ["tan", "tan"]}, "removed": ["black"]})
    assert there["blue.ship"] == ["black", "tan", "tan"]
    assert there["blue.island"] == {"tan": 2}
    assert there["removed"] == {"black": 1}


def test_supplies_of_buildings_follow_from_the_boards() -> None:
    rules = Ruleset.parse("jumbo warehouses=9")
    seats = {seat: {"machines": ["black"], "warehouses": 3} for seat in ("red", "yellow")}
    there = {"blue": {"machines": [], "warehouses": 2}, **seats}
    lines = {write(line, rules.colours) for line in legal_lines(place(rules, 3, there, {}), 0)}
    assert "machine black" not in lines, "jumbo has two of each with three players, and both stand on boards"
    assert {"machine grey", "warehouse"} <= lines
    there["blue"]["warehouses"] = 3
    assert "warehouse" not in {write(line, rules.colours) for line in legal_lines(place(rules, 3, there, {}), 0)}


def test_a_turn_that_starts_begins_with_the_interest() -> None:
    there = words({"blue": {"loans": 2, "cash": 5}}, start=True)
    assert (there["blue.cash"], there["blue.actions"], there["to_act"]) == (3, 2, ["blue"])
    there = words({"blue": {"loans": 1, "cash": 0, "island": ["tan"]}}, start=True)
    assert there["to_act"] == ["blue"]
    there = words({"blue": {"loans": 2, "cash": 0, "island": ["tan"]}}, start=True)
    assert there["to_act"] == ["yellow"]


def test_what_the_turn_says() -> None:
    rules = Ruleset.parse(BANK)
    turn = {
        "seat": "red",
        "actions": 1,
        "produced": True,
        "round": 4,
        "ending": True,
        "collected": True,
        "borrowed": True,
    }
    g = place(rules, 3, {}, turn)
    assert (g.turn, g.actions, g.produced, g.round_number, g.ending, g.collected, g.borrowed) == (1, 1, 1, 4, 1, 1, 1)
    assert g.phase == layout.ACT


def test_the_payment_card() -> None:
    goods = {"holder": "red", "space": "1 money", "bid": ["factory grey@2", "harbour black@4", "factory grey@2"]}
    there = words({"red": {"machines": ["grey"]}, "payment": goods}, BANK)
    assert there["payment"] == goods
    money = {"holder": "blue", "space": "3 containers", "bid": 4}
    assert words({"payment": money}, BANK)["payment"] == money
    together = {"holder": "red", "space": "1 money", "bid": ["factory grey@2 grey@1, harbour black@4"]}
    assert words({"payment": together}, BANK)["payment"]["bid"] == [
        "factory grey@2",
        "factory grey@1",
        "harbour black@4",
    ]


@settings(max_examples=60)
@given(tables())
def test_words_to_table_to_words(table: Table) -> None:
    """What the notation says about a table lays out the same table."""
    g = table.laid_out()
    if "start" in table.turn:
        return
    there = position(g, table.rules.colours)
    seats = SEAT_NAMES[: table.players]
    again: dict[str, Any] = {seat: {key: there[f"{seat}.{key}"] for key in SEAT_KEYS[:-3]} for seat in seats}
    for seat in seats:
        again[seat]["card"] = there[f"{seat}.card"]
    zeros = dict.fromkeys(table.rules.colours, 0)
    again |= {"supply": zeros | there["supply"], "removed": there["removed"], "payment": there["payment"]}
    again["brokers"] = there["brokers"]
    assert place(table.rules, table.players, again, table.turn) == g


IMPOSSIBLE: list[tuple[dict[str, Any], dict[str, Any], str, str]] = [
    # Over its capacity.
    ({"blue": {"factory": ["black@2"] * 3}}, {}, "classic", "position.blue.factory: the factory store holds two"),
    (
        {"blue": {"machines": [], "factory": ["black@2"]}},
        {},
        "classic",
        "position.blue.factory: the factory store holds",
    ),
    ({"blue": {"harbour": ["black@2"] * 2}}, {}, "classic", "position.blue.harbour: the harbour store holds one"),
    (
        {"blue": {"warehouses": 0, "harbour": ["tan@2"]}},
        {},
        "classic",
        "position.blue.harbour: the harbour store holds",
    ),
    ({"blue": {"factory": ["black@2"] * 40}}, {}, "classic", "position.blue.factory: more containers than any"),
    ({"blue": {"ship": ["black"] * 6}}, {}, "classic", "position.blue.ship: a ship holds 5 containers"),
    ({"blue": {"ship": {"black": 3, "tan": 3}}}, {}, "classic", "position.blue.ship: a ship holds 5 containers"),
    (
        {
            "blue": {"harbour": ["black@2"]},
            "payment": {"holder": "blue", "space": "1 money", "bid": ["harbour grey@2"]},
        },
        {},
        BANK,
        "position.blue.harbour: the harbour store holds one container per warehouse",
    ),
    (
        {"payment": {"holder": "blue", "space": "1 money", "bid": ["factory grey@2"] * 3}},
        {},
        BANK,
        "position.blue.factory: the factory store holds two containers per machine",
    ),
    # More buildings than spaces, two machines of one colour.
    ({"blue": {"warehouses": 6}}, {}, "classic", "position.blue.warehouses: a whole number from 0 to 5"),
    ({"blue": {"warehouses": 5}}, {}, "jumbo", "position.blue.warehouses: a whole number from 0 to 4"),
    (
        {"blue": {"machines": ["black", "white", "brown", "tan", "orange"]}},
        {},
        "classic",
        "position.blue.machines: there are 4",
    ),
    ({"blue": {"machines": ["black", None, "black"]}}, {}, "classic", "position.blue.machines: two black machines"),
    # Prices, places, numbers, words.
    (
        {"blue": {"factory": ["black@5"]}},
        {},
        "classic",
        "position.blue.factory: $5 is not a price of the factory store",
    ),
    (
        {"blue": {"harbour": ["black@1"]}},
        {},
        "classic",
        "position.blue.harbour: $1 is not a price of the harbour store",
    ),
    (
        {"payment": {"holder": "blue", "space": "1 money", "bid": ["factory grey@9"]}},
        {},
        BANK,
        "position.payment.bid: $9 is not",
    ),
    ({"blue": {"harbour": ["black"]}}, {}, "classic", "position.blue.harbour: 'black' has no price"),
    ({"blue": {"harbour": [7]}}, {}, "classic", "position.blue.harbour: '7' has no price"),
    ({"blue": {"harbour": "black@2"}}, {}, "classic", "position.blue.harbour: a list is needed here"),
    ({"blue": {"at": "blue"}}, {}, "classic", "position.blue.at: a ship never lies in its own harbour"),
    ({"blue": {"at": "green"}}, {}, "classic", "position.blue.at: 'green' is not a seat here"),
    ({"blue": {"at": "moon"}}, {}, "classic", "position.blue.at: 'moon' is not a seat here"),
    ({"blue": {"at": "bank"}}, {}, "jumbo", "position.blue.at: there is no Investment Bank in this game"),
    ({"blue": {"cash": -1}}, {}, "classic", "position.blue.cash: a whole number from 0 to 99999999"),
    ({"blue": {"cash": True}}, {}, "classic", "position.blue.cash: a whole number"),
    ({"blue": {"cash": 2.0}}, {}, "classic", "position.blue.cash: a whole number"),
    ({"blue": {"loans": 3}}, {}, "classic", "position.blue.loans: a whole number from 0 to 2"),
    ({"blue": {"card": "grey"}}, {}, "classic", "position.blue.card: 'grey' is not a container colour here"),
    ({"blue": {"island": {"pink": 1}}}, {}, "classic", "position.blue.island: 'pink' is not a container colour here"),
    ({"blue": {"island": {"tan": -1}}}, {}, "classic", "position.blue.island.tan: a whole number from 0"),
    ({"blue": {"island": 3}}, {}, "classic", "position.blue.island: a list is needed here"),
    (
        {"blue": {"machine": []}},
        {},
        "classic",
        "position.blue.machine: there is no such part of a seat; the parts are cash",
    ),
    ({"blue": 3}, {}, "classic", "blue: a map of keys and values is needed here"),
    (
        {"green": {}},
        {},
        "classic",
        "position.green: there is no such part of a table; the parts are blue, red, yellow, supply",
    ),
    ({"supplies": {}}, {}, "classic", "position.supplies: there is no such part of a table"),
    ({"supply": {"grey": 3}}, {}, "classic", "position.supply.grey: 'grey' is not a container colour here"),
    ({"supply": {"tan": "many"}}, {}, "classic", "position.supply.tan: a whole number"),
    ({"supply": ["tan"]}, {}, "classic", "position.supply: a map"),
    ({"removed": {"tan": 1000}}, {}, "classic", "position.removed.tan: a whole number"),
    # The bank.
    ({"brokers": [{}, {}, {}]}, {}, "jumbo", "position.brokers: there is no Investment Bank in this game"),
    ({"payment": {}}, {}, "jumbo", "position.payment: there is no Investment Bank in this game"),
    ({"brokers": [{}, {}]}, {}, BANK, "position.brokers: there are three brokers"),
    ({"brokers": [{}, {}, {"gold": 1}]}, {}, BANK, "position.brokers.3.gold: unknown; the keys are money, containers"),
    ({"brokers": [{}, {"money": -1}, {}]}, {}, BANK, "position.brokers.2.money: a whole number"),
    ({"payment": {"space": "1 money"}}, {}, BANK, "position.payment.holder: 'None' is not a seat here"),
    (
        {"payment": {"holder": "red", "space": "4 money"}},
        {},
        BANK,
        'position.payment.space: a space is written like "1 money"',
    ),
    ({"payment": {"holder": "red", "space": "1 money"}}, {}, BANK, "position.payment.bid: a list is needed here"),
    (
        {"payment": {"holder": "red", "space": "1 money", "bid": []}},
        {},
        BANK,
        "position.payment.bid: 1 to 15 containers",
    ),
    (
        {"payment": {"holder": "red", "space": "1 money", "bid": ["grey@2"]}},
        {},
        BANK,
        "position.payment.bid: 'grey@2' is no bid",
    ),
    (
        {"payment": {"holder": "red", "space": "1 containers", "bid": 0}},
        {},
        BANK,
        "position.payment.bid: a whole number from 1",
    ),
    (
        {"payment": {"holder": "red", "space": "1 containers", "card": 0}},
        {},
        BANK,
        "position.payment.card: unknown; the keys are",
    ),
    # The turn.
    ({}, {"actions": 0}, "classic", "turn.actions: a whole number from 1 to 2"),
    ({}, {"actions": 3}, "classic", "turn.actions: a whole number from 1 to 2"),
    ({}, {"seat": "green"}, "classic", "turn.seat: 'green' is not a seat here"),
    ({}, {"first": "green"}, "classic", "turn.first: 'green' is not a seat here"),
    ({}, {"round": 0}, "classic", "turn.round: a whole number from 1 to 100"),
    ({}, {"round": 61}, "classic round_limit=60", "turn.round: a whole number from 1 to 60"),
    ({}, {"produced": "yes"}, "classic", "turn.produced: true or false is needed here"),
    ({}, {"ending": 1}, "classic", "turn.ending: true or false is needed here"),
    ({}, {"start": True, "actions": 2}, "classic", "turn.actions: a turn that starts has done nothing yet"),
    ({}, {"start": True, "borrowed": True}, "classic", "turn.borrowed: a turn that starts has done nothing yet"),
    ({}, {"action": 2}, "classic", "turn.action: unknown; the keys are seat, actions"),
]


@pytest.mark.parametrize("case", IMPOSSIBLE, ids=range(len(IMPOSSIBLE)))
def test_an_impossible_position_is_refused(case: tuple[dict[str, Any], dict[str, Any], str, str]) -> None:
    table, turn, rules, why = case
    with pytest.raises(PositionError) as problem:
        place(Ruleset.parse(rules), 3, table, turn)
    assert str(problem.value).startswith(why)
