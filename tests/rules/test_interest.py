"""Interest, default and seizure (R3): every debtor against a second reckoning."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from boxship import Ruleset
from boxship.notation.legal_lines import legal_lines
from boxship.notation.lines import Building, Line, Seize, Word
from boxship.notation.play_line import played
from boxship.notation.read_position import place
from boxship.notation.write_position import Position, position
from boxship.rules.layout import ACT, SALE, State
from tests.choosers import due_seats
from tests.odd_tables import SEEDS, odd_table

EDITIONS = ("classic", "clarified", "jumbo", "jumbo investment_bank", "jumbo investment_bank default=buildings")


def in_debt(rules: str, seed: int) -> tuple[Ruleset, State, Position]:
    """Blue's turn starts with two loans and no cash; and what was on the table before."""
    ruleset = Ruleset.parse(rules)
    table = odd_table(ruleset, 3, seed)
    table.position["blue"] |= {"cash": 0, "loans": 2}
    if Random(seed).random() < 0.5:
        table.position["blue"] |= {"island": [], "harbour": [], "factory": [], "ship": [], "dock": []}
        if table.position.get("payment", {}).get("holder") == "blue":
            table.position["payment"] = None
    before = position(place(ruleset, 3, table.position, {}), ruleset.colours)
    return ruleset, place(ruleset, 3, table.position, {"start": True}), before


def without_lot(g: State, before: Position, line: Line | None, colours: tuple[str, ...]) -> Position:
    """The table as it is, but before a won lot was collected, which comes after the last seizure."""
    there = position(g, colours)
    if g.collected:
        dock = list(before["blue.dock"])
        if isinstance(line, Seize) and line.place == "dock" and line.colour is not None:
            dock.remove(colours[line.colour])
        there |= {"payment": before["payment"], "blue.dock": dock}
    return there


def owed_buildings(there: Position, left: int) -> tuple[str, ...]:
    """Where the next thing may be taken from, by R3.3; `left` containers are still owed for a loan under way."""
    if left == 0 and there["blue.island"]:
        return ("island",)
    for place_name in ("harbour", "factory"):
        if there[f"blue.{place_name}"]:
            return (place_name,)
    on_card = there["payment"] and there["payment"]["holder"] == "blue" and isinstance(there["payment"]["bid"], list)
    if left or there["blue.ship"] or there["blue.dock"] or on_card:
        return ()
    machines = ["machine"] if any(there["blue.machines"][2:]) else []
    return (*machines, "warehouse") if there["blue.warehouses"] > 2 else tuple(machines)


def owed_cargo(there: Position) -> tuple[str, ...]:
    """Where the next container is taken from, by R3.5."""
    for place_name in ("island", "ship", "dock", "harbour", "factory"):
        if there[f"blue.{place_name}"]:
            return (place_name,)
    return ()


def choices(there: Position, places: tuple[str, ...], colours: tuple[str, ...]) -> set[Line]:
    found: set[Line] = set()
    for place_name in places:
        if place_name == "warehouse":
            found.add(Seize("warehouse"))
            continue
        words = there[f"blue.{place_name}s"][2:] if place_name == "machine" else there[f"blue.{place_name}"]
        for word in words:
            if word is not None:
                colour, _, price = word.partition("@")
                found.add(Seize(place_name, colours.index(colour), int(price) if price else None))
    return found


@pytest.mark.parametrize("rules", EDITIONS)
def test_r3_every_default_takes_what_the_rule_says(rules: str) -> None:
    @settings(max_examples=80)
    @given(SEEDS)
    def check(seed: int) -> None:
        ruleset, g, there = in_debt(rules, seed)
        r = Random(seed)
        colours = ruleset.colours
        for _ in range(2):
            left = 0
            while True:
                cargo = ruleset.default == "cargo"
                places = owed_cargo(there) if cargo else owed_buildings(there, left)
                if not places:
                    break
                if len(places) == 2 and ruleset.building_choice == "debtor":
                    assert due_seats(g) == [0]
                    assert set(legal_lines(g, 0)) == {Building("machine"), Building("warehouse")}
                    kind = r.choice(places)
                    g = played(g, 0, Building(kind), colours)
                    places = (kind,)
                assert due_seats(g) == [2], "the neighbour to the right"
                possible = set(legal_lines(g, 2))
                assert possible == choices(there, places, colours)
                line = r.choice(sorted(possible, key=str))
                removed = sum(g.removed)
                g = played(g, 2, line, colours)
                seized_container = not places[0].startswith(("machine", "warehouse"))
                assert sum(g.removed) == removed + seized_container
                there = without_lot(g, there, line, colours)
                left = 1 if not cargo and places[0] in {"harbour", "factory"} and left == 0 else 0
                if left == 0:
                    break
        assert due_seats(g) == [0]
        assert g.phase in (ACT, SALE)
        assert g.loans[0] == 2, "loans stay"

    check()


@pytest.mark.parametrize("loans", [0, 1, 2])
@pytest.mark.parametrize("cash", range(4))
def test_r3_1_cash_pays_first(loans: int, cash: int) -> None:
    blue: dict[str, Any] = {"cash": cash, "loans": loans, "island": ["tan"] * 5}
    g = place(Ruleset.parse("classic"), 3, {"blue": blue}, {"start": True})
    assert g.cash[0] == max(0, cash - loans)
    unpaid = max(0, loans - cash)
    assert g.unpaid == unpaid
    if loans == 1 and cash == 0:
        assert set(legal_lines(g, 0)) == {Word("loan"), Word("default")}
    else:
        assert due_seats(g) == ([2] if unpaid else [0])


@pytest.mark.parametrize(
    ("loans", "cash", "brokers"), [(1, 5, [2, 2, 3]), (2, 5, [2, 3, 3]), (2, 1, [2, 2, 3]), (2, 0, [1, 2, 3])]
)
def test_r3_1_with_the_bank_the_brokers_get_the_interest(loans: int, cash: int, brokers: list[int]) -> None:
    rules = Ruleset.parse("jumbo investment_bank")
    g = place(rules, 3, {"blue": {"cash": cash, "loans": loans}}, {"start": True})
    assert g.broker_money == brokers


def test_r3_4_two_loans_take_four() -> None:
    rules = Ruleset.parse("classic")
    blue = {"cash": 0, "loans": 2, "machines": ["black", "tan"], "harbour": ["tan@3"], "factory": ["black@1"] * 4}
    g = place(rules, 3, {"blue": blue}, {"start": True})
    for line in (Seize("harbour", 3, 3), *[Seize("factory", 0, 1)] * 3):
        g = played(g, 2, line, rules.colours)
    assert due_seats(g) == [0]
    assert (g.removed, g.in_factory[0]) == ([3, 0, 0, 1, 0], 1)
