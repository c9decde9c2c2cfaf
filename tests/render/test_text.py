"""The text shows the whole position, fits its width, and says nothing by colour alone."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from boxship.catalogue import LANGUAGES
from boxship.render import Look, text
from boxship.render.ansi import ESCAPE, breadth
from tests.render.tables import CLASSIC, JUMBO, SEATS, auction, bank, ended, look, middle, start

NAMES = {"blue": "A very long name that never seems to end", "red": "漢字漢字漢字漢字漢字漢字漢字", "yellow": "é" * 30}

TABLES: dict[str, tuple[dict[str, Any], Look]] = {
    "three players": (middle(3), look(containers=12)),
    "four players": (middle(4), look()),
    "five players": (middle(5), look(containers=20)),
    "an onlooker": (middle(5), look(seat=None)),
    "long names": (auction(5) | {"red.at": "blue", "red.ship": ["black"] * 5}, look(names=NAMES, rules="classic " * 9)),
    "long names wait": (
        middle(5) | {"to_act": ["red", "yellow", "green", "purple"], "blue.cash": None, "blue.loans": 2},
        look(names=dict.fromkeys(SEATS, NAMES["blue"]), seat=None),
    ),
    "the end": (ended(5), look()),
    "much seized": (ended(4) | {"removed": dict.fromkeys(CLASSIC, 12)}, look()),
    "a rich bank": (
        bank(5) | {"brokers": [{"money": 88, "containers": list(JUMBO) * 9}] * 3, "blue.dock": ["grey"] * 40},
        look(JUMBO),
    ),
    "the bank": (bank(5), look(JUMBO, names=NAMES)),
    "a crowd": (
        middle(5) | {"red.factory": ["black@20"] * 4 + ["tan@20"] * 3 + ["white@1"] * 3, "blue.factory": []}
        | {"red.machines": list(CLASSIC)},
        look(factory_prices=(1, 2, 3, 4, 5, 20), harbour_prices=(2, 3, 4, 5, 6, 7), machine_spaces=(0, 6, 9, 12, 15)),
    ),
}  # fmt: skip


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("colour", [False, True])
def test_lines_fit_and_end_without_blanks(table: str, width: int, colour: bool) -> None:
    for line in text(*TABLES[table], colour=colour, width=width).split("\n"):
        assert breadth(line) <= width, line
        assert line == line.rstrip()
        assert ESCAPE.sub("", line) == ESCAPE.sub("", line).rstrip()


@pytest.mark.parametrize("table", TABLES)
def test_colour_adds_escape_codes_and_changes_no_word(table: str) -> None:
    plain, coloured = text(*TABLES[table]), text(*TABLES[table], colour=True)
    assert "\x1b" not in plain
    assert "\x1b[" in coloured
    assert ESCAPE.sub("", coloured) == plain


def test_a_whole_table_in_a_terminal() -> None:
    assert (
        text(middle(3), look(containers=12), width=80)
        == """\
Round 9 · Your turn, 1 action left                                       classic
────────────────────────────────────────────────────────────────────────────────
The game ends when 2 colours run out; out of the game: 1K 2T

              K black W white N brown   T tan O orange   all  ship
supply              7       6       4       2        6    25  of 12 each
▸Blue you           1       1       1       ·        2     5  Red          KWTT
 Red                2       ·       2       1        ·     5  sea          NO
 Yellow             1       2       ·       9        1    13  Red          WN
worth to you       $4      $6      $2   $5/10      $10

── Blue · you · playing, 1 action left ───────────────────────────── $9 · 1 loan
  factory    3/4   $1 ·   $2 O   $3 WO  $4 ·           [O][W] $9 $12
  harbour    2/3   $2 ·   $3 N   $4 T   $5 ·   $6 ·    [#][#][#] $6 $7

── Red ───────────────────────────────────────────────────────────── cash hidden
  factory    4/6   $1 ·   $2 KT  $3 NT  $4 ·           [K][T][N] $12
  harbour    3/5   $2 ·   $3 K   $4 W   $5 O   $6 ·    [#][#][#][#][#]

── Yellow ──────────────────────────────────────────────── cash hidden · 2 loans
  factory    3/4   $1 ·   $2 T   $3 T   $4 K           [T][K] $9 $12
  harbour    2/2   $2 ·   $3 ·   $4 N   $5 O   $6 ·    [#][#] $5 $6 $7"""
    )


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_a_narrow_terminal(table: str, language: str) -> None:
    position, seen = TABLES[table]
    for line in text(position, replace(seen, language=language), width=80).split("\n"):
        assert breadth(line) <= 80, line


def test_the_table_in_another_language() -> None:
    page = text(middle(3), replace(look(containers=12), language="de"), width=80)
    assert page.startswith("Runde 9 · Du bist am Zug, noch 1 Aktion ")
    assert "S Schwarz  W Weiß B Braun E Beige O Orange  alle  Schiff" in page
    assert "\ndir wert " in page
    assert "── Gelb " in page


def test_only_the_viewer_is_you() -> None:
    assert re.findall(r"(\w+) · you", text(middle(4), look(seat="green", names={"green": "Ann"}))) == ["Ann"]
    assert "you" not in text(middle(4), look(seat=None, card_values={}, double={}))


def test_what_is_hidden_appears_nowhere() -> None:
    position = start(3) | {"red.cash": None, "red.card": None, "yellow.cash": None, "yellow.card": None}
    page = text(position | {"blue.cash": 37}, look())
    assert page.count("cash hidden") == 2
    assert page.count("worth to you") == 1
    assert "to Red" not in page
    assert "None" not in page


def test_every_card_is_open_at_the_end() -> None:
    page = text(ended(4), look())
    rows = [line.split("  ")[0] for line in page.split("\n") if "$5/10" in line]
    assert rows == ["worth to you", "to Red", "to Yellow", "to Green"]
    assert page.startswith("Round 9 · You win with $92")
    assert "two colours have run out" in page
    assert re.findall(r"total (\S+)", page) == ["$92", "$75", "−$8", "$88"]


def test_bids() -> None:
    assert "Bids          Red $13 highest   Yellow $7   Green $9" in text(auction(4), look())
    assert "Bids" not in text(middle(4), look())


def test_the_bank() -> None:
    page = text(bank(4), look(JUMBO))
    assert "Bank          I $4 KKP   II $2 G   III $13 -" in page
    assert "  docks       Blue KPP   Red Y" in page
    assert "  card        Red bids for broker III’s money:   G factory: grey at $2   Y harbour: yellow at $4" in page
    with_money = bank(4) | {"payment": {"holder": "blue", "space": "2 containers", "bid": 4}}
    assert "  card        You bid for broker II’s containers:   $4" in text(with_money, look(JUMBO))
    assert "Bank" not in text(middle(4), look())


def test_a_gap_between_machines_shows_its_cost() -> None:
    assert "[W] $6 [O] $12" in text(middle(4), look())


def test_a_name_moves_no_cursor() -> None:
    page = text(middle(3), look(names={"red": "\x1b[2J\r\nred\x07"}))
    assert "\x1b" not in page
    assert "\r" not in page
    assert " [2J red" in page


@pytest.mark.parametrize("seat", SEATS[:4])
def test_every_container_of_a_store_is_a_letter(seat: str) -> None:
    letters = {"black": "K", "white": "W", "brown": "N", "tan": "T", "orange": "O"}
    position = middle(4)
    block = text(position, look()).split(f"── {seat.capitalize()} ")[1].split("\n")
    for store, line in (("factory", block[1]), ("harbour", block[2])):
        shown = sorted(f"{letter}@{price}" for price, run in re.findall(r"\$(\d+) ([KWNTO]+)", line) for letter in run)
        assert shown == sorted(
            f"{letters[word.split('@')[0]]}@{word.split('@')[1]}" for word in position[f"{seat}.{store}"]
        )
