"""Records: one game, written and read back, checked to the last line."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boxship import Game, Record, RecordError
from boxship.notation.line_text import write
from boxship.rules.layout import OVER
from boxship.rules.rulesets import SEAT_NAMES, Ruleset
from tests.choosers import any_line, eager_line
from tests.odd_tables import PLAYERS, SEEDS, rulesets

HEADER = """boxship record 1
rules: classic
seats: blue red yellow
first: red
machines: orange black tan
cards: orange white tan
"""
SHORTEST = HEADER.replace("classic", "classic round_limit=1") + "\nred: end\nyellow: end\nblue: end\n"
CLOSED = SHORTEST + "result: blue 20, red 20, yellow 20\nwinners: blue red yellow\nended: round_limit\n"
BANK = HEADER.replace("classic", "jumbo investment_bank").replace("orange", "purple").replace("white", "grey")
BANK = BANK.replace("tan", "brown") + "bank: purple grey | black\n"
SCARCE = BANK.replace("purple grey | black", "black black | black").replace("_bank\n", "_bank containers=15\n")


def problem_with(text: str) -> str:
    with pytest.raises(RecordError) as problem:
        Game.from_record(text)
    return str(problem.value)


def randomly_played(rules: Ruleset, players: int, seed: int, length: int) -> Game:
    game = Game.new(rules, players, seed)
    r = Random(seed)
    for _ in range(length):
        if game.state.phase != OVER:
            taken = (eager_line if r.random() < 0.8 else any_line)(game.state, r)
            game.play(write(taken.line, rules.colours), taken.seat)
    return game


@settings(max_examples=40)
@given(rulesets(), PLAYERS, SEEDS, st.integers(0, 80))
def test_text_to_value_to_text(rules: Ruleset, players: int, seed: int, length: int) -> None:
    game = randomly_played(rules, players, seed, length)
    text = game.record()
    record = Record.parse(text)
    assert str(record) == text
    assert Record.parse(str(record)) == record
    again = Game.from_record(text)
    assert again.state == game.state
    assert again.record() == text
    assert again.header == game.header
    assert sorted(again.lines) == sorted(game.lines)


def test_the_text_of_a_record() -> None:
    assert str(Record.parse(HEADER)) == HEADER + "\n"
    assert str(Record.parse(CLOSED)) == CLOSED
    assert Game.from_record(CLOSED).over


def test_r1_2_the_header_says_how_the_game_begins() -> None:
    game = Game.from_record(HEADER)
    position = game.position()
    assert [position[f"{seat}.machines"] for seat in game.seats] == [["orange"], ["black"], ["tan"]]
    assert [position[f"{seat}.factory"] for seat in game.seats] == [["orange@2"], ["black@2"], ["tan@2"]]
    assert [position[f"{seat}.card"] for seat in game.seats] == ["orange", "white", "tan"]
    assert position["supply"] == {"black": 11, "white": 12, "brown": 12, "tan": 11, "orange": 11}
    assert game.to_act == ("red",)


def test_r9_1_the_bank_line() -> None:
    game = Game.from_record(BANK)
    assert game.position()["brokers"] == [
        {"money": 1, "containers": ["grey", "purple"]},
        {"money": 2, "containers": ["black"]},
        {"money": 3, "containers": []},
    ]
    assert "bank: grey purple | black" in game.record()
    assert Game.from_record(BANK.replace("purple grey |", "purple purple |")).state.lot[0][4] == 2


def test_the_order_of_the_header_is_free_and_extras_are_kept() -> None:
    lines = HEADER.splitlines()
    text = "\n".join(
        [lines[0], "names: host, trader (bot), guest", *reversed(lines[1:]), "at: home, on a table: the big one"]
    )
    record = Record.parse(text + "\n\nred: end\n")
    assert record.header.extras == (("names", "host, trader (bot), guest"), ("at", "home, on a table: the big one"))
    assert "\nnames: host, trader (bot), guest\nat: home, on a table: the big one\n\nred: end\n" in str(record)
    assert Record.parse(str(record)) == record
    assert Game.from_record(str(record)).record() == str(record)


def test_comments_and_blank_lines() -> None:
    text = (
        HEADER.replace("rules: classic", "# how\nrules: classic   # the old one") + "\n# now\n  red:  end\t# early\n#\n"
    )
    assert Record.parse(text) == Record.parse(HEADER + "red: end\n")


def test_a_hash_inside_a_word_is_no_comment() -> None:
    record = Record.parse(HEADER + "names: host#1, guest #2\n")
    assert record.header.extras == (("names", "host#1, guest"),)


def test_line_ends_of_every_kind() -> None:
    assert Record.parse(CLOSED.replace("\n", "\r\n")) == Record.parse(CLOSED)


# -- bids --------------------------------------------------------------------------------------------------------------

AUCTION = HEADER.replace("seats: blue red yellow", "seats: blue red yellow green").replace("first: red", "first: blue")
AUCTION = AUCTION.replace("tan\ncards", "tan white\ncards").replace("orange white tan", "orange white tan black")
LANDING = """
blue: warehouse
blue: end
red: buy blue: orange@2 -> orange@4
red: end
yellow: sail red: orange@4
yellow: sail sea
green: end
blue: end
red: end
yellow: sail island
"""
ROUND_1 = ["green: bid 4", "blue: loan", "blue: bid 4", "red: bid 3"]
ROUND_2 = ["green: loan", "green: loan", "green: bid 2", "blue: bid 1"]


def test_bids_are_written_from_the_sellers_left() -> None:
    game = Game.from_record(AUCTION + LANDING)
    for line in ("red: bid 3", "blue: loan", "green: bid 4", "blue: bid 4"):
        game.play(line)
    assert list(game.to_act) == ["blue", "green"]
    for line in ("green: loan", "blue: bid 1", "green: loan", "green: bid 2"):
        game.play(line)
    assert game.to_act == ("yellow",)
    game.play("accept")
    written = game.record().splitlines()
    at = written.index("yellow: sail island")
    assert written[at + 1 :] == [*ROUND_1, *ROUND_2, "yellow: accept"]
    assert Game.from_record(game.record()).state == game.state


def test_an_open_round_is_written_in_the_same_order() -> None:
    game = Game.from_record(AUCTION + LANDING)
    for line in ("red: bid 3", "blue: loan"):
        game.play(line)
    written = game.record().splitlines()
    assert written[-2:] == ["blue: loan", "red: bid 3"]
    again = Game.from_record(game.record())
    assert again.state == game.state
    assert again.to_act == ("blue", "green")


@given(st.permutations(ROUND_1), st.permutations(ROUND_2))
def test_a_replay_reads_bids_in_any_order(first: list[str], second: list[str]) -> None:
    first = _loans_first(first)
    second = _loans_first(second)
    text = AUCTION + LANDING + "\n".join([*first, *second, "yellow: accept"])
    straight = AUCTION + LANDING + "\n".join([*ROUND_1, *ROUND_2, "yellow: accept"])
    assert Game.from_record(text).state == Game.from_record(straight).state
    assert Game.from_record(text).record() == Game.from_record(straight).record()


def _loans_first(said: list[str]) -> list[str]:
    """The same order of seats, each seat's loans before its bid."""
    waiting = {seat: sorted((line for line in said if line.startswith(seat)), reverse=True) for seat in SEAT_NAMES}
    return [waiting[line.partition(":")[0]].pop(0) for line in said]


def test_two_auctions_in_a_row_are_two_rounds() -> None:
    game = Game.from_record(AUCTION + LANDING)
    for line in ("red: bid 0", "green: bid 5", "blue: bid 1", "yellow: accept"):
        game.play(line)
    written = game.record().splitlines()
    assert written[-4:] == ["green: bid 5", "blue: bid 1", "red: bid 0", "yellow: accept"]


# -- what is wrong with a record ---------------------------------------------------------------------------------------

WRONG = {
    "": "line 1: a record begins with the line 'boxship record 1'",
    "boxship record 2\n": "line 1: a record begins with",
    "# x\n\nrecord": "line 3: a record begins with",
    HEADER + "red end": "line 7: expected a key or a seat, a colon and something: 'red end'",
    HEADER.replace("rules: classic\n", ""): "the header has no line 'rules'",
    HEADER.replace("cards:", "card:"): "the header has no line 'cards'",
    HEADER + "first: red\n": "line 7: first is said twice",
    HEADER.replace("classic", "classical"): "line 2: there is no ruleset 'classical'",
    HEADER.replace("classic", "classic containers=0"): "line 2: containers=0 is not possible: one number from 1 to 99",
    HEADER.replace("blue red", "red blue"): "line 3: seats: the first three, four or five of",
    HEADER.replace("blue red yellow", "blue red"): "line 3: seats: the first three, four or five of",
    HEADER.replace("first: red", "first: green"): "line 4: first: one of blue, red, yellow, not 'green'",
    HEADER.replace(
        "machines: orange black", "machines: orange"
    ): "line 5: machines: one colour for each of the 3 seats",
    HEADER.replace(
        "machines: orange black", "machines: tan black"
    ): "line 5: machines: one colour for each of the 3 seats",
    HEADER.replace("orange white", "orange grey"): "line 6: cards: 'grey' is not a container colour here",
    HEADER.replace("orange white", "orange orange"): "line 6: cards: one colour for each of the 3 seats, all different",
    HEADER + "bank: black tan | tan\n": "line 7: bank: there is no Investment Bank in this game",
    BANK.replace("bank: purple grey | black\n", ""): "the header has no line 'bank', which the Investment Bank needs",
    BANK.replace("| black", "black"): "line 7: bank: two colours for broker I, a bar, one for broker II",
    BANK.replace("| black", "| orange"): "line 7: bank: 'orange' is not a container colour here",
    SCARCE: "line 7: bank: only 2 unused containers of a colour can be drawn",
    HEADER + "red: fly": "line 7: no line begins with 'fly'",
    HEADER + "green: end": "line 7: 'green' is not a seat here; the seats are blue, red, yellow",
    HEADER + "red: end\nnames: a": "line 8: 'names' is not a seat here",
    HEADER + "\n\nblue: end": "line 9: blue: end: blue has nothing to decide now; red must decide first",
    HEADER + "red: end\nyellow: sail island": "line 8: yellow: sail island: an empty ship may not sail to the island",
    SHORTEST: "the game is over, but the record does not say so: result, winners and ended are missing",
    CLOSED.replace(
        "blue 20", "blue 21"
    ): "line 11: expected 'result: blue 21, red 20, yellow 20', there was 'result: blue 20",
    CLOSED.replace(
        "winners: blue red yellow", "winners: blue"
    ): "line 12: expected 'winners: blue', there was 'winners: blue red yellow'",
    CLOSED.replace("blue red yellow\nended", "red blue yellow\nended"): "line 12: expected 'winners: red blue yellow'",
    CLOSED.replace(
        "ended: round_limit", "ended: supply"
    ): "line 13: expected 'ended: supply', there was 'ended: round_limit'",
    CLOSED.replace("ended: round_limit", "ended: never"): "line 13: ended: supply or round_limit, not 'never'",
    CLOSED.replace("ended: round_limit\n", ""): "line 11: a finished game closes with the lines result, winners, ended",
    CLOSED.replace("winners: blue red yellow\n", ""): "line 11: a finished game closes with the lines result, winners",
    CLOSED.replace("winners: blue red yellow", "winners: green"): "line 12: winners: one or more of blue red yellow",
    CLOSED.replace("winners: blue red yellow", "winners:"): "line 12: winners: one or more of blue red yellow",
    CLOSED.replace("blue 20, ", ""): "line 11: result: a total for each seat",
    CLOSED + "red: end\n": "line 14: nothing follows the closing lines, but there is 'red'",
    CLOSED + "note: x\n": "line 14: nothing follows the closing lines, but there is 'note'",
    CLOSED.replace(
        "blue: end\n", ""
    ): "line 10: the record says how the game ended, but after its last decision the game goes on",
    CLOSED.replace("\nresult", "\nred: end\nresult"): "line 11: red: end: the game is over",
}


@pytest.mark.parametrize("text", WRONG, ids=range(len(WRONG)))
def test_a_wrong_record_says_where_and_why(text: str) -> None:
    assert problem_with(text).startswith(WRONG[text])


def test_comments_may_follow_the_closing_lines() -> None:
    assert Game.from_record(CLOSED + "# a good one\n\n").over


def test_warehouses_must_suffice_for_the_seats() -> None:
    text = HEADER.replace("classic", "classic warehouses=3").replace("blue red yellow", "blue red yellow green")
    assert problem_with(text).startswith("line 3: warehouses=3 is not possible: 4 to 25 with 4 players")


def test_a_decision_is_counted_where_there_is_no_text() -> None:
    record = Record.parse(HEADER + "red: sail island")
    bare = Record(record.header, record.moves)
    with pytest.raises(RecordError, match=r"^decision 1: red: sail island: an empty ship"):
        list(bare.states())
