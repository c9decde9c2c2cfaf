"""The rules in the page: every clause of docs/rules.md is there in every language, and says as much in each."""

from __future__ import annotations

import re
from typing import Final

import pytest

from boxship.catalogue import Catalogue
from boxship.notation.clauses import CLAUSES, DIFFERS_BY, SETTINGS
from boxship.rules.rulesets import CLASSIC_COLOURS, RULESETS
from boxship.table.showing.edition import edition
from tests.page.catalogues import ENGLISH, languages, messages

FILE: Final = "rules.ftl"
CHAPTERS_WITHOUT_TEXT: Final = {"r1", "r2", "r3", "r4", "r5", "r6", "r8", "r10"}
"""Chapters whose clauses say everything."""
WORDINGS: Final = {f"{clause}-{value}" for clause, field in DIFFERS_BY.items() for value in SETTINGS[field]}
CLAUSE: Final = re.compile(r"rules-(r\d+(?:-\d+)?|examples)(?:-(?:title|example|card))?")
LINK: Final = re.compile(r"\bR\d+(?:\.\d+)?")
KEYS: Final = sorted(key for key, message in messages(ENGLISH).items() if message.file == FILE)


def written(language: str, key: str) -> str:
    """A text with the names of its variables in their places."""
    return Catalogue(language).text(key, {name: f"<{name}>" for name in messages(language)[key].variables})


@pytest.mark.parametrize("language", languages())
def test_every_clause_has_its_title_and_its_text_and_nothing_else_is_there(language: str) -> None:
    known = {key for key, message in messages(language).items() if message.file == FILE}
    assert {f"rules-{clause}-title" for clause in CLAUSES} <= known
    assert {f"rules-{clause}" for clause in {*CLAUSES, *WORDINGS} - CHAPTERS_WITHOUT_TEXT} <= known
    named = {match[1] for key in known if (match := CLAUSE.fullmatch(key))}
    assert named == set(CLAUSES)


@pytest.mark.parametrize("language", languages()[1:])
@pytest.mark.parametrize("key", KEYS)
def test_every_language_has_the_same_points_and_leads_to_the_same_clauses(language: str, key: str) -> None:
    english, other = written(ENGLISH, key), written(language, key)
    for sign in "•¶":
        assert other.count(sign) == english.count(sign), sign
    assert sorted(LINK.findall(other)) == sorted(LINK.findall(english))


def test_every_link_leads_to_a_clause() -> None:
    numbers = {clause.upper().replace("-", ".") for clause in CLAUSES}
    assert {number for key in KEYS for number in LINK.findall(written(ENGLISH, key))} <= numbers


def test_the_sentences_are_filled_with_what_an_edition_has() -> None:
    shown = edition(RULESETS["classic"])
    filled = {*shown.money, *shown.numbers, *CLASSIC_COLOURS, "machine-prices", "warehouse-prices"}
    of_the_page = {"count", "what", "rules", "worth", "total"}
    for key in KEYS:
        assert messages(ENGLISH)[key].variables <= filled | of_the_page, key


@pytest.mark.parametrize("language", languages())
def test_no_dollar_of_the_ruleset_is_typed_into_a_sentence(language: str) -> None:
    """Examples may name amounts; a clause has them from the edition, but for what no ruleset changes."""
    free = {"rules-r1-3", "rules-r8-6-seller_decides", "rules-r9-1", "rules-r9-2", "rules-r9-3", "rules-examples"}
    typed = {key for key in KEYS if not key.endswith("-example") and re.search(r"\$\d", written(language, key))}
    assert typed <= free
