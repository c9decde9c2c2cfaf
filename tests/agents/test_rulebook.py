"""The rules by clause: whole for every edition, filled with its numbers."""

from __future__ import annotations

import re

import pytest

from boxship.agents.rulebook import UnknownClauseError, clause_text, contents, whole_text
from boxship.notation.clauses import CLAUSES
from boxship.rules.rulesets import RULESETS

EDITIONS = [*RULESETS, "jumbo investment_bank domestic_sale open_money"]


@pytest.mark.parametrize("rules", EDITIONS)
def test_every_clause_can_be_read_and_nothing_is_left_to_fill_in(rules: str) -> None:
    texts = [clause_text(clause, rules) for clause in CLAUSES] + [whole_text(rules), contents(rules)]
    for text in texts:
        assert not re.search(r"[{}¶]", text)
        assert "\n\n\n" not in text


def test_a_chapter_has_all_its_clauses_and_a_clause_only_itself() -> None:
    assert clause_text("R8", "classic").count("\n\nR8.") == 7
    assert clause_text("r10.4", "classic").startswith("R10.4 ")
    assert "R10.5" not in clause_text("R1", "classic")


def test_what_differs_by_edition_says_what_is_played() -> None:
    assert "Your cash is secret too" in clause_text("R1.4", "classic")
    assert "Cash is open" in clause_text("R1.4", "classic open_money")
    assert "Not played with classic." in clause_text("R9.1", "classic")
    assert "Not played" not in clause_text("R9.1", "jumbo investment_bank")
    assert "Card grey: grey $10" in clause_text("R1.3", "jumbo")
    assert "R9" not in [line.split(" ")[0] for line in contents("jumbo").splitlines()]


@pytest.mark.parametrize("number", ["R99", "", "5", "R5.4.1", "R5-"])
def test_a_number_that_no_clause_has_is_refused(number: str) -> None:
    with pytest.raises(UnknownClauseError, match=r"there is no clause .*; clauses are like R5\.4, the chapters R0, R1"):
        clause_text(number, "classic")
