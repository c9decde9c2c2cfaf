"""Every language says everything that English says, with the same values, in a form that its grammar has."""

from __future__ import annotations

import re
from typing import Final

import pytest

from boxship.rules.rulesets import CLASSIC_COLOURS, JUMBO_COLOURS
from tests.page.catalogues import ENGLISH, ROOT, Message, attributes, junk, languages, messages, words

CATEGORIES: Final = {"zero", "one", "two", "few", "many", "other"}
PLURALS: Final = {
    "en": {"one", "other"},
    "de": {"one", "other"},
    "nl": {"one", "other"},
    "fr": {"one", "many", "other"},
    "it": {"one", "many", "other"},
    "es": {"one", "many", "other"},
}
"""The plural categories of each language, as the Unicode CLDR has them."""
OTHERS: Final = languages()[1:]


def test_the_page_offers_exactly_the_languages_that_have_a_folder() -> None:
    source = (ROOT / "web" / "src" / "lib" / "language.svelte.ts").read_text(encoding="utf-8")
    listed = re.search(r"LANGUAGES = \[([^\]]*)\]", source)
    assert listed is not None
    assert sorted(re.findall(r'"(\w+)"', listed[1])) == sorted(languages())
    assert set(languages()) == set(PLURALS)


@pytest.mark.parametrize("language", languages())
def test_every_file_can_be_read_and_no_key_is_there_twice(language: str) -> None:
    assert junk(language) == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_keys_of_english_in_the_same_files(language: str) -> None:
    here = {(message.file, key) for key, message in messages(language).items()}
    there = {(message.file, key) for key, message in messages(ENGLISH).items()}
    assert sorted(there - here) == [], "missing"
    assert sorted(here - there) == [], "unknown"


@pytest.mark.parametrize("language", OTHERS)
def test_only_english_has_plain_sentences_beside_those_for_players(language: str) -> None:
    assert attributes(language) == {}


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_has_the_variables_of_english(language: str) -> None:
    english = messages(ENGLISH)
    wrong = {
        key: (sorted(message.variables), sorted(english[key].variables))
        for key, message in messages(language).items()
        if key in english and message.variables != english[key].variables
    }
    assert wrong == {}


@pytest.mark.parametrize("language", languages())
def test_plural_categories_are_those_of_the_language(language: str) -> None:
    for key, message in messages(language).items():
        for _, variants, default in message.selections:
            plural = variants & CATEGORIES
            assert plural <= PLURALS[language], key
            if plural:
                assert default == "other", f"{key}: the default of a plural is other"


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_selected_by_a_word_has_the_same_words_as_english(language: str) -> None:
    english = messages(ENGLISH)
    for key, message in messages(language).items():
        if key in english:
            assert _chosen_by_word(message) == _chosen_by_word(english[key]), key


def _chosen_by_word(message: Message) -> set[tuple[str, frozenset[str]]]:
    """Selections like ``[factory] … *[harbour] …``: variable and words. Plurals and numbers are each language's own."""
    named = {
        (variable, frozenset(word for word in variants - CATEGORIES if not word.isdigit()))
        for variable, variants, _ in message.selections
    }
    return {(variable, variants) for variable, variants in named if variants}


@pytest.mark.parametrize("language", languages())
def test_messages_refer_to_messages_that_exist(language: str) -> None:
    known = messages(language)
    unknown = {key: message.references - known.keys() for key, message in known.items()}
    assert {key: names for key, names in unknown.items() if names} == {}


@pytest.mark.parametrize("colours", [CLASSIC_COLOURS, JUMBO_COLOURS], ids=["classic", "jumbo"])
@pytest.mark.parametrize("language", languages())
def test_the_letters_on_containers_differ(language: str, colours: tuple[str, ...]) -> None:
    letters = [words(language).get(f"letter-{colour}", "") for colour in colours]
    assert len(set(letters)) == len(colours), letters
    assert all(len(letter) == 1 for letter in letters), letters
