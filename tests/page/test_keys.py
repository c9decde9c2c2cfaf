"""The catalogue has what the page and the terminal ask for, and nothing that nobody asks for."""

from __future__ import annotations

from collections import defaultdict

import pytest

from boxship.catalogue import Catalogue
from boxship.notation.refusals import CODES
from tests.notation.test_lines import refusals
from tests.page.catalogues import ENGLISH, attributes, messages
from tests.page.templates import ALL, SOME, keys_of
from tests.page.uses import given, made_in_the_terminal, said, said_in_the_terminal, templates, written


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
    assert sorted(key for key in messages(ENGLISH).keys() - used if not made_in_the_terminal(key)) == []


def test_a_reason_uses_only_values_that_it_has() -> None:
    for code, values in refusals().items():
        known = {*values, *(["count"] if "least" in values else [])}
        assert messages(ENGLISH)[f"reason-{code}"].variables <= known, code
        if (plain := f"reason-{code}.plain") in attributes(ENGLISH):
            assert attributes(ENGLISH)[plain].variables <= known, code


def test_only_a_reason_has_a_plain_sentence_besides() -> None:
    assert attributes(ENGLISH).keys() <= {f"reason-{code}.plain" for code in CODES}


def without_capital_and_stop(sentence: str) -> str:
    return sentence[0].lower() + sentence[1:].removesuffix(".")


@pytest.mark.parametrize("code", CODES)
def test_every_reason_has_one_plain_sentence(code: str) -> None:
    """The player's sentence where it is one about nobody in particular; otherwise, and only then, one of its own."""
    texts = Catalogue(ENGLISH)
    values: defaultdict[str, int | str] = defaultdict(lambda: "x")
    said, own = texts.text(f"reason-{code}", values), f"reason-{code}.plain"
    assert said.endswith(".")
    if own in texts:
        assert texts.text(own, values) != without_capital_and_stop(said)
        assert texts.text(own, values) == without_capital_and_stop(texts.text(own, values))
    else:
        assert ". " not in said, "one sentence"
        assert not {"you", "your"} & set(said.lower().split())


def test_a_problem_may_repeat_the_servers_sentence_and_nothing_else() -> None:
    for key, message in messages(ENGLISH).items():
        if key.startswith("problem-"):
            assert message.variables <= {"sentence"}, key
