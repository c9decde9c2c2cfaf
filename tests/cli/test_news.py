"""Decisions in sentences: by everybody, to you and about you."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from boxship import Game, Scenario
from boxship.cli.terminal.news import Chronicle, News, together
from boxship.cli.terminal.screen import Screen
from boxship.notation.lines import read
from boxship.notation.play_line import played
from boxship.notation.write_position import position
from boxship.rules.rulesets import SEAT_NAMES
from boxship.rules.view import view
from tests.cli.shell import at_auction

if TYPE_CHECKING:
    from collections.abc import Sequence


def told(scenario: str, lines: Sequence[str], viewer: str | None) -> list[str]:
    """The sentences about lines played from a scenario's position."""
    described = Scenario.parse(scenario)
    g, colours = described.start(), described.rules.colours
    chronicle = Chronicle(viewer, colours)
    seen = -1 if viewer is None else SEAT_NAMES.index(viewer)
    for said in lines:
        seat, _, text = said.partition(": ")
        after = played(g, SEAT_NAMES.index(seat), read(text, colours), colours)
        chronicle.add(position(view(g, seen), colours), said, position(view(after, seen), colours))
        g = after
    return [sentence for news in chronicle.news for sentence in (*news.sentences, *news.next_turn)]


TRADE = """
position:
  blue: {machines: [orange], factory: [orange@2], warehouses: 3, ship: [black, tan]}
  red: {factory: [black@1], harbour: [tan@4], warehouses: 2, loans: 1}
"""


@pytest.mark.parametrize(
    ("line", "to_blue", "to_red"),
    [
        ("loan", "You take a loan.", "Blue takes a loan."),
        ("warehouse", "You buy a warehouse.", "Blue buys a warehouse."),
        ("machine tan", "You buy a machine: tan.", "Blue buys a machine: tan."),
        (
            "produce -> orange@1 orange@2",
            "You produce orange; your factory store: orange@1 orange@2.",
            "Blue produces orange; blue's factory store: orange@1 orange@2.",
        ),
        (
            "buy red: black@1 -> black@3",
            "You buy black@1 from red; your harbour store: black@3.",
            "Blue buys black@1 from you; blue's harbour store: black@3.",
        ),
        ("reprice -> -", "You rearrange the harbour store: -.", "Blue rearranges the harbour store: -."),
        (
            "sail red: tan@4",
            "You sail to red's harbour and buy tan@4.",
            "Blue sails to your harbour and buys tan@4.",
        ),
        ("sail red", "You sail to red's harbour.", "Blue sails to your harbour."),
        (
            "sail island",
            "You land on the island with black tan: everybody else bids.",
            "Blue lands on the island with black tan: everybody else bids.",
        ),
    ],
)
def test_sentences(line: str, to_blue: str, to_red: str) -> None:
    assert told(TRADE, [f"blue: {line}"], "blue") == [to_blue]
    assert told(TRADE, [f"blue: {line}"], "red") == [to_red]


def test_a_turn_that_begins_with_loans_is_told() -> None:
    assert told(TRADE, ["blue: end"], "red") == [
        "Blue ends the turn.",
        "You begin the turn with one loan: interest is due.",
    ]


def test_an_auction_from_the_landing_to_the_hammer() -> None:
    lines = ["blue: sail island", "red: bid 3", "yellow: bid 3", "red: bid 0", "yellow: bid 2", "blue: accept"]
    assert told(TRADE, lines, "yellow")[1:-1] == [
        "Red makes a sealed bid.",
        "You bid $3.",
        "The bids: red $3, you $3.",
        "A tie: red and you bid once more.",
        "Red makes a sealed bid.",
        "You bid $2.",
        "The bids: red $3, you $5.",
        "Blue accepts your $5: the cargo goes to your island.",
    ]


def test_a_declined_bid_and_a_tie_that_stays() -> None:
    lines = ["blue: sail island", "red: bid 3", "yellow: bid 3", "red: bid 0", "yellow: bid 0"]
    assert told(TRADE, [*lines, "blue: decline"], "blue")[-3] == "The bids: red $3, yellow $3."
    assert told(TRADE, [*lines, "blue: decline"], "blue")[-2] == "You decline, pay $3 and keep the cargo."
    assert told(TRADE, [*lines, "blue: accept red"], None)[-2].startswith("Blue accepts red's $3")


def test_a_cargo_nobody_wants() -> None:
    kept = told(f"rules: clarified{TRADE}", ["blue: sail island", "red: bid 0", "yellow: bid 0"], "blue")
    assert "All bids are zero: you keep the cargo." in kept


@pytest.mark.parametrize(
    ("position", "line", "sentence"),
    [
        ("{cash: 0, loans: 2, island: {tan: 1}}", "seize island tan", "You seize tan from blue's island."),
        ("{cash: 0, loans: 2, harbour: [tan@4]}", "seize harbour tan@4", "You seize tan@4 from blue's harbour store."),
        (
            "{cash: 0, loans: 2, machines: [tan, black, orange]}",
            "seize machine orange",
            "You seize blue's orange machine.",
        ),
        ("{cash: 0, loans: 2, warehouses: 3}", "seize warehouse", "You seize blue's dearest warehouse."),
    ],
)
def test_seizures(position: str, line: str, sentence: str) -> None:
    scenario = f"position: {{blue: {position}}}\nturn: {{seat: blue, start: true}}\n"
    assert told(scenario, [f"yellow: {line}"], "yellow")[0] == sentence


BANK = """
rules: jumbo investment_bank
position:
  brokers: [{money: 5, containers: [grey]}, {money: 2, containers: []}, {money: 3, containers: [brown]}]
  blue: {factory: [purple@2], machines: [purple]}
  red: {factory: [grey@1, grey@2], machines: [grey]}
"""


def test_the_investment_bank() -> None:
    lines = [
        "blue: call 1 money: factory purple@2",
        "blue: end",
        "red: raise factory grey@1 grey@2",
        "blue: return factory purple@4",
        "red: end",
        "yellow: end",
        "blue: end",
    ]
    sentences = told(BANK, lines, "red")
    assert "Blue bids factory purple@2 for the money of broker I." in sentences
    assert "You outbid blue with factory grey@1 grey@2." in sentences
    assert "Blue puts back what came from the Payment Card: factory purple@4." in sentences
    assert sentences[-1] == "You collect the money of broker I."


def test_sealed_bids_that_follow_each_other_are_one_sentence() -> None:
    sealed = [News(3, seat, (f"{seat.capitalize()} makes a sealed bid.",)) for seat in ("red", "yellow", "green")]
    reveal = News(3, "green", (*sealed[2].sentences, "The bids: …"))
    (news,) = together([*sealed[:2], reveal])
    assert news.sentences == ("Red, yellow and green make sealed bids.", "The bids: …")
    assert list(together(sealed[:1])) == sealed[:1]


def test_what_a_turn_begins_with_stands_under_its_own_round(capsys: pytest.CaptureFixture[str]) -> None:
    chronicle = Chronicle("blue", ())
    chronicle.news = [News(1, "red", ("Red ends the turn.",), ("Yellow begins the turn with one loan.",), 2)]
    chronicle.show(Screen())
    assert [line.strip() for line in capsys.readouterr().out.split("\n")][:4] == [
        "Round 1",
        "Red ends the turn.",
        "Round 2",
        "Yellow begins the turn with one loan.",
    ]


def test_the_whole_story_is_the_same_as_it_was_told_step_by_step() -> None:
    game = at_auction()
    chronicle = Chronicle("red", game.rules.colours)
    again = Game.from_record(game.record().partition("\n\n")[0] + "\n\n")
    for line in game.lines:
        before = again.view("red").position
        again.play(line)
        chronicle.add(before, again.view("red").lines[-1], again.view("red").position)
    assert chronicle.news == Chronicle.of(game, "red").news
