"""Decisions in sentences: by everybody, to you and about you."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from boxship import Scenario
from boxship.catalogue import LANGUAGES, catalogue
from boxship.cli.terminal.news import Chronicle, News, together
from boxship.cli.terminal.screen import Screen
from boxship.cli.terminal.sentences import Sentences
from boxship.notation.line_text import read
from boxship.notation.play_line import played
from boxship.rules.rulesets import SEAT_NAMES
from boxship.table.shapes import Fact
from boxship.table.telling.decision_facts import Change
from boxship.table.telling.log import sealed
from boxship.table.telling.story import changes
from tests.cli.shell import at_auction
from tests.table.moments import many_moments

if TYPE_CHECKING:
    from collections.abc import Sequence


def told(scenario: str, lines: Sequence[str], viewer: str | None) -> list[str]:
    """The sentences about lines played from a scenario's position."""
    described = Scenario.parse(scenario)
    g, colours = described.start(), described.rules.colours
    chronicle = Chronicle(viewer)
    for said in lines:
        seat, _, text = said.partition(": ")
        number, line = SEAT_NAMES.index(seat), read(text, colours)
        after = played(g, number, line, colours)
        chronicle.add(Change(g, after, number, line, colours))
        g = after
    sentences = Sentences(catalogue("en"), viewer)
    return [sentences.sentence(fact) for news in chronicle.news for fact in (*news.facts, *news.next_turn)]


TRADE = """
position:
  blue: {machines: [orange], factory: [orange@2], warehouses: 3, ship: [black, tan]}
  red: {factory: [black@1], harbour: [tan@4], warehouses: 2, loans: 1}
"""


@pytest.mark.parametrize(
    ("line", "to_blue", "to_red"),
    [
        ("loan", "Blue (you) takes a loan; you +$10.", "Blue takes a loan; Blue +$10."),
        ("warehouse", "Blue (you) buys a warehouse; you −$6.", "Blue buys a warehouse; Blue −$6."),
        ("machine tan", "Blue (you) buys a machine: tan; you −$6.", "Blue buys a machine: tan; Blue −$6."),
        (
            "produce -> orange@2 orange@2",
            "Blue (you) produces orange and pays Yellow; factory store: 2 × orange at $2; you −$1, Yellow +$1.",
            "Blue produces orange and pays Yellow; factory store: 2 × orange at $2; Blue −$1, Yellow +$1.",
        ),
        (
            "buy red: black@1 -> black@3",
            "Blue (you) buys black at $1 from Red; harbour store: black at $3; you −$1, Red +$1.",
            "Blue buys black at $1 from Red (you); harbour store: black at $3; Blue −$1, you +$1.",
        ),
        (
            "reprice -> -",
            "Blue (you) reprices an empty harbour store.",
            "Blue reprices an empty harbour store.",
        ),
        (
            "sail red: tan@4",
            "Blue (you) sails to Red and loads tan at $4; you −$4, Red +$4.",
            "Blue sails to Red (you) and loads tan at $4; Blue −$4, you +$4.",
        ),
        ("sail red", "Blue (you) sails to Red.", "Blue sails to Red (you)."),
        (
            "sail island",
            "Blue (you) lands on the island with black and tan.",
            "Blue lands on the island with black and tan.",
        ),
    ],
)
def test_sentences(line: str, to_blue: str, to_red: str) -> None:
    assert told(TRADE, [f"blue: {line}"], "blue") == [to_blue]
    assert told(TRADE, [f"blue: {line}"], "red") == [to_red]


def test_r3_1_the_interest_of_a_turn_that_begins_is_told() -> None:
    assert told(TRADE, ["blue: end"], "red") == ["Blue ends the turn.", "Red (you) pays interest; you −$1."]


def test_an_auction_from_the_landing_to_the_hammer() -> None:
    lines = ["blue: sail island", "red: bid 3", "yellow: bid 3", "red: bid 0", "yellow: bid 2", "blue: accept"]
    assert told(TRADE, lines, "yellow")[1:-1] == [
        "Red has sealed a bid.",
        "Yellow (you) bids $3.",
        "Bids: Red $3 and you $3.",
        "Tie at $3: Red and Yellow (you) bid again.",
        "Red has sealed a bid.",
        "Yellow (you) bids $2.",
        "With the second bids: Red $3 and you $5.",
        "Blue accepts $5 from Yellow (you), who gets black and tan; you −$5, Blue +$10.",
    ]


def test_a_declined_bid_and_a_tie_that_stays() -> None:
    lines = ["blue: sail island", "red: bid 3", "yellow: bid 3", "red: bid 0", "yellow: bid 0"]
    declined = told(TRADE, [*lines, "blue: decline"], "blue")
    assert declined[-3] == "With the second bids: Red $3 and Yellow $3."
    assert declined[-2] == "Blue (you) declines and keeps black and tan; you −$3."
    assert told(TRADE, [*lines, "blue: accept red"], None)[-2].startswith("Blue accepts $3 from Red")


def test_r8_6_a_cargo_nobody_wants() -> None:
    kept = told(f"rules: clarified{TRADE}", ["blue: sail island", "red: bid 0", "yellow: bid 0"], "blue")
    assert "All bids are zero: Blue (you) keeps black and tan." in kept


@pytest.mark.parametrize(
    ("position", "line", "sentence"),
    [
        (
            "{cash: 0, loans: 2, island: {tan: 1}}",
            "seize island tan",
            "Yellow (you) seizes tan from the island area of Blue.",
        ),
        (
            "{cash: 0, loans: 2, harbour: [tan@4]}",
            "seize harbour tan@4",
            "Yellow (you) seizes tan at $4 from the harbour store of Blue.",
        ),
        (
            "{cash: 0, loans: 2, machines: [tan, black, orange]}",
            "seize machine orange",
            "Yellow (you) seizes a machine of Blue: orange.",
        ),
        ("{cash: 0, loans: 2, warehouses: 3}", "seize warehouse", "Yellow (you) seizes a warehouse of Blue."),
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
    assert "Blue bids purple at $2 for broker I’s money." in sentences
    assert "Red (you) outbids Blue with grey at $1 and grey at $2 for broker I’s money." in sentences
    assert "Blue is outbid and puts back purple at $4." in sentences
    assert sentences[-1] == "Red (you) collects $5 from broker I; you +$5."


def test_sealed_bids_that_follow_each_other_are_one_fact() -> None:
    bids = [News(3, seat, (sealed(seat),)) for seat in ("red", "yellow", "green")]
    reveal = Fact(key="bids", bids={"red": 1})
    (news,) = together([*bids[:2], News(3, "green", (sealed("green"), reveal))])
    assert news.facts == (sealed("red", "yellow", "green"), reveal)
    assert list(together(bids[:1])) == bids[:1]


def test_what_a_turn_begins_with_stands_under_its_own_round(capsys: pytest.CaptureFixture[str]) -> None:
    chronicle = Chronicle("blue")
    ends, pays = Fact(key="end", seat="red"), Fact(key="interest", seat="yellow", money={"yellow": -1})
    chronicle.news = [News(1, "red", (ends,), (pays,), 2)]
    chronicle.show(Screen())
    assert [line.strip() for line in capsys.readouterr().out.split("\n")][:4] == [
        "Round 1",
        "Red ends the turn.",
        "Round 2",
        "Yellow pays interest; Yellow −$1.",
    ]


def test_the_whole_story_is_the_same_as_it_was_told_step_by_step() -> None:
    game = at_auction()
    chronicle = Chronicle("red")
    for change in changes(game):
        chronicle.add(change)
    assert chronicle.news == Chronicle.of(game, "red").news


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_has_a_sentence_in_every_language(language: str) -> None:
    sentences = Sentences(catalogue(language), "red")
    for moment in many_moments((1, 2, 3), length=25):
        chronicle = Chronicle("red")
        taken = moment.taken
        chronicle.add(Change(moment.g, taken.after, taken.seat, taken.line, moment.rules.colours))
        for fact in (*chronicle.news[0].facts, *chronicle.news[0].next_turn):
            assert "None" not in sentences.sentence(fact)
