"""The kit on paper: every piece that the rules count, in every language, on both papers."""

from __future__ import annotations

import re

import pytest

from boxship.catalogue import LANGUAGES, catalogue
from boxship.printing.kit import Kit
from boxship.printing.sheets import HEIGHT, PAPERS, TOP, WIDTH, page
from boxship.rules.rulesets import RULESETS, Ruleset
from boxship.table.showing.rulebook import Rulebook, number_of

EDITIONS = (*RULESETS, "jumbo investment_bank domestic_sale open_money")


def _drawn(kit: Kit) -> str:
    return "".join(sheet.drawing for sheet in kit.sheets())


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_r0_every_piece_is_there_as_often_as_the_rules_say(rules: str, players: int) -> None:
    ruleset = Ruleset.parse(rules)
    kit = Kit(ruleset, players, catalogue("en"))
    containers, machines, warehouses = ruleset.for_players(players)
    sheets = {sheet.title: "" for sheet in kit.sheets()}
    for sheet in kit.sheets():
        sheets[sheet.title] += sheet.drawing
    for colour in ruleset.colours:
        assert sheets["Containers"].count(f'"#bx-box-{colour}"') == containers
        assert sheets["Machines and warehouses"].count(f'"#bx-machine-{colour}"') == machines
    assert sheets["Machines and warehouses"].count('"#bx-warehouse"') == warehouses
    assert sheets["Ships"].count('"#bx-hull-') == players
    assert sheets["Loans"].count("Loan $10") == 2 * players
    assert ("Investment Bank" in sheets) == ruleset.investment_bank
    assert {count.key: count.number for count in kit.contents()}["containers"] == 5 * containers


def test_r1_3_the_five_cards_are_a_latin_square() -> None:
    kit = Kit(Ruleset.parse("classic"), 4, catalogue("en"))
    cards = next(sheet for sheet in kit.sheets() if sheet.title == "Value cards").drawing
    worths = re.findall(r">(\$(?:10|5/10|6|4|2))<", cards)
    assert worths == ["$10", "$5/10", "$6", "$4", "$2"] * 5
    colours = re.findall(r'"#bx-box-(\w+)"', cards)
    assert all(len(set(colours[column::5])) == 5 for column in range(5))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_written_with_letters_that_paper_has(language: str) -> None:
    from boxship.printing.pdf import printable

    for rules in EDITIONS:
        kit = Kit(Ruleset.parse(rules), 5, catalogue(language))
        book = Rulebook(kit.rules, kit.texts)
        texts = [passage.text for clause in book.clauses for passage in book.passages(clause)]
        texts += re.findall(r">([^<>]+)</text>", _drawn(kit))
        for text in texts:
            printable(text).encode("cp1252")


def test_only_what_is_played_stands_in_the_rules() -> None:
    texts = catalogue("en")
    plain, bank = (
        {number_of(clause) for clause in Rulebook(Ruleset.parse(rules), texts).clauses}
        for rules in ("classic", "jumbo investment_bank domestic_sale")
    )
    assert "R9.2" in bank
    assert "R9.2" not in plain
    assert {"R3.3", "R3.4"} <= plain
    assert {"R3.5", "R4.7", "R10.2"} <= bank


@pytest.mark.parametrize("paper", PAPERS)
def test_a_sheet_fits_its_paper_with_margins(paper: str) -> None:
    size = PAPERS[paper]  # type: ignore[index]
    assert size.width - WIDTH >= 20
    assert size.height - HEIGHT - TOP >= 20
    sheet = next(iter(Kit(Ruleset.parse("classic"), 3, catalogue("en")).sheets()))
    assert "Player boards" in page(sheet, size, 2)
