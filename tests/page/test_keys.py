"""The catalogue has what the page and the terminal ask for, and nothing that nobody asks for."""

from __future__ import annotations

import string
from typing import Final

import pytest

from boxship.notation.refusals import SENTENCES
from tests.page.catalogues import ENGLISH, messages
from tests.page.templates import ALL, SOME, keys_of
from tests.page.uses import given, said, said_in_the_terminal, templates, written

REWORDED: Final = {"least": {"kind", "count", "least"}}
"""Values of a reason that reason.ts takes apart before it hands them on."""


def test_every_key_that_the_page_says_is_in_the_catalogue() -> None:
    assert sorted(said() - messages(ENGLISH).keys()) == []


def test_every_text_gets_the_values_that_stand_in_it() -> None:
    catalogue = messages(ENGLISH)
    lacking = {key: catalogue[key].variables - names for key, names in given() if key in catalogue}
    assert {key: names for key, names in lacking.items() if names} == {}


def test_every_template_of_the_page_is_listed() -> None:
    assert sorted(templates()) == sorted({*ALL, *SOME})


@pytest.mark.parametrize("template", ALL)
def test_a_template_finds_a_text_for_every_value(template: str) -> None:
    assert sorted(set(keys_of(template, ALL[template])) - messages(ENGLISH).keys()) == []


def test_no_text_is_unused() -> None:
    made = {key for listed in (ALL, SOME) for template, values in listed.items() for key in keys_of(template, values)}
    used = made | written() | said_in_the_terminal()
    used |= {other for message in messages(ENGLISH).values() for other in message.references}
    assert sorted(messages(ENGLISH).keys() - used) == []


@pytest.mark.parametrize("code", SENTENCES)
def test_a_reason_uses_only_values_that_it_has(code: str) -> None:
    values = {name for _, name, _, _ in string.Formatter().parse(SENTENCES[code]) if name}
    given = {word for value in values for word in REWORDED.get(value, {value})}
    assert messages(ENGLISH)[f"reason-{code}"].variables <= given


def test_a_problem_may_repeat_the_servers_sentence_and_nothing_else() -> None:
    for key, message in messages(ENGLISH).items():
        if key.startswith("problem-"):
            assert message.variables <= {"sentence"}, key
