"""The numbered menu: lines composed by answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from boxship import Scenario
from boxship.cli.terminal.menu import Back, Menu
from boxship.game import View
from boxship.notation.line_text import read
from boxship.notation.play_line import played
from boxship.rules.rulesets import SEAT_NAMES
from boxship.rules.view import view as seen_by
from tests.cli.seats import in_turn

if TYPE_CHECKING:
    from collections.abc import Iterable


def view_of(scenario: str, seat: int = 0) -> View:
    """A seat's view of a scenario's position."""
    described = Scenario.parse(scenario)
    return View(seen_by(described.start(), seat), seat, described.rules, ())


def composed(view: View, word: str, answers: Iterable[str]) -> str:
    """The line of that kind which the answers make; every answer must be used."""
    person = in_turn([*answers, "one too many"])
    menu = Menu(view, person)
    number = list(menu.entries).index(word) + 1
    line = menu.line(number)
    assert person.ask("") == "one too many"
    assert line in view.legal
    return line


MARKET = """
seats: 3
position:
  blue: {cash: 12, warehouses: 4, machines: [orange, tan], factory: [orange@2, tan@3], harbour: [black@3, black@5]}
  red: {machines: [tan, brown], factory: [black@1, black@1, white@4], harbour: [black@3, black@3, tan@4], warehouses: 3}
"""


@pytest.mark.parametrize(
    ("word", "answers", "line"),
    [
        ("end", [], "end"),
        ("warehouse", [], "warehouse"),
        ("machine", ["2"], "machine white"),
        ("machine", ["9", "no", "1"], "machine black"),
        ("produce", ["2 3", "4"], "produce -> tan@2 tan@3 orange@4 orange@4"),
        ("produce", ["", ""], "produce -> tan@3 tan@3 orange@2 orange@2"),
        ("produce", ["7", "1,2,3", "$4 $1", ""], "produce -> tan@1 tan@4 orange@2 orange@2"),
        ("reprice", [""], "reprice -> black@3 black@5"),
        ("reprice", ["6 2"], "reprice -> black@2 black@6"),
        ("sail", ["2"], "sail yellow"),
        ("sail", ["1", ""], "sail red"),
        ("sail", ["1", "2 1 1"], "sail red: black@3 black@3 tan@4"),
    ],
)
def test_answers_make_lines(word: str, answers: list[str], line: str) -> None:
    assert composed(view_of(MARKET), word, answers) == line


def test_buying_takes_containers_in_any_order_and_prices_the_whole_store() -> None:
    line = composed(view_of(MARKET), "buy", ["2 1", "", "4"])
    assert line == "buy red: black@1 white@4 -> black@3 black@5 black@5 white@4"


def test_what_can_not_be_bought_is_told_why(capsys: pytest.CaptureFixture[str]) -> None:
    poor = view_of(MARKET.replace("cash: 12", "cash: 4"))
    assert composed(poor, "buy", ["2 1", "", "1 1 1", "2", "", "3"]).startswith("buy red: white@4 ->")
    shown = capsys.readouterr().out
    assert "That costs $5, but you only have $4." in shown
    assert "You need at least one." in shown
    assert "Red doesn’t have 3 × black at $1 in the factory store." in shown


def test_going_back_makes_no_line() -> None:
    with pytest.raises(Back):
        Menu(view_of(MARKET), in_turn(["b"])).line(1)


BANK = """
rules: jumbo investment_bank
seats: 3
position:
  brokers: [{money: 5, containers: [grey]}, {money: 2, containers: []}, {money: 3, containers: [brown, black]}]
  blue: {cash: 12, factory: [purple@2, black@1], harbour: [yellow@4], dock: [grey, grey], machines: [purple, black]}
"""


@pytest.mark.parametrize(
    ("answers", "line"),
    [
        (["2", "7"], "call 1 containers: 7"),
        (["2", "0", "13", "x", "", "$3"], "call 1 containers: 3"),
        (["1", "2 1"], "call 1 money: factory purple@2 black@1"),
        (["1", "3 1"], "call 1 money: harbour yellow@4, factory black@1"),
        (["5", "6"], "call 3 containers: 6"),
    ],
)
def test_calling_a_broker(answers: list[str], line: str) -> None:
    assert composed(view_of(BANK), "call", answers) == line


def test_loading_at_the_bank() -> None:
    assert composed(view_of(BANK), "sail", ["1", "1 1"]) == "sail bank: grey grey"


def test_short_of_space_the_colours_are_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    full = view_of("""
position:
  blue: {machines: [orange, tan], factory: [orange@2, tan@3, tan@3]}
""")
    assert composed(full, "produce", ["1 2", "", "2", "", ""]) == "produce -> tan@3 tan@3 orange@2 orange@2"
    assert "You must produce everything you can" in capsys.readouterr().out


LANDED = """
position:
  blue: {cash: 9, ship: [black, tan]}
  red: {cash: 450}
"""


def after(scenario: str, seat: int, lines: Iterable[str]) -> View:
    """A seat's view after lines of a scenario, each `seat: line`."""
    described = Scenario.parse(scenario)
    g, colours = described.start(), described.rules.colours
    for said in lines:
        who, _, text = said.partition(": ")
        g = played(g, SEAT_NAMES.index(who), read(text, colours), colours)
    return View(seen_by(g, seat), seat, described.rules, ())


@pytest.mark.parametrize(("answers", "line"), [(["451", "$7"], "bid 7"), (["345"], "bid 345"), (["x", "0"], "bid 0")])
def test_bids(answers: list[str], line: str) -> None:
    assert composed(after(LANDED, 1, ["blue: sail island"]), "bid", answers) == line


def test_deciding_among_tied_bidders() -> None:
    lines = ["blue: sail island", "red: bid 9", "yellow: bid 9", "red: bid 0", "yellow: bid 0"]
    assert composed(after(LANDED, 0, lines), "accept", ["2"]) == "accept yellow"
    assert composed(after(LANDED, 0, lines), "decline", []) == "decline"


def test_seizing_lists_what_can_be_taken() -> None:
    debtor = "position: {blue: {cash: 0, loans: 2, island: {tan: 1, black: 2}}}\nturn: {seat: blue, start: true}\n"
    view = after(debtor, 2, [])
    assert list(Menu(view, in_turn([])).entries) == ["seize island black", "seize island tan"]
    assert composed(view, "seize island tan", []) == "seize island tan"


def test_the_domestic_sale() -> None:
    sale = """
rules: classic domestic_sale
position: {blue: {factory: [orange@2, orange@4]}}
turn: {seat: blue, start: true, round: 2}
"""
    assert composed(after(sale, 0, []), "sell", ["2"]) == "sell orange@4"
    assert composed(after(sale, 0, []), "keep", []) == "keep"


def test_what_came_back_from_the_payment_card_is_priced() -> None:
    lines = [
        "blue: call 1 money: factory purple@2 black@1, harbour yellow@4",
        "blue: end",
        "red: raise factory grey@1 grey@2 yellow@1 yellow@2",
    ]
    red = "  red: {factory: [grey@1, grey@2, yellow@1, yellow@2], machines: [grey, yellow]}\n"
    view = after(BANK + red, 0, lines)
    assert composed(view, "return", ["3", "", "6"]) == "return factory black@3 purple@3, harbour yellow@6"
