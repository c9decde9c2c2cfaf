"""Our reader of the catalogues beside the Fluent project's own, and Babel for what belongs to a language."""

from __future__ import annotations

import subprocess
import sys

import pytest
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from boxship.catalogue import LANGUAGES, Catalogue, catalogue
from tests.page.catalogues import LOCALES, attributes, languages, messages
from tests.page.rendered import fillings


def oracle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@pytest.mark.parametrize("language", languages())
def test_a_colon_has_a_space_before_it_in_french_alone(language: str) -> None:
    assert catalogue(language).headed("Red", "4") == ("Red\u00a0: 4" if language == "fr" else "Red: 4")


def test_every_language_has_its_habits() -> None:
    assert sorted(LANGUAGES) == sorted(languages())


@pytest.mark.parametrize("language", languages())
def test_every_text_is_that_of_the_fluent_project(language: str) -> None:
    bundle, ours = oracle(language), Catalogue(language)
    texts = messages(language) | attributes(language)
    assert sorted(ours) == sorted(texts)
    for key, message in texts.items():
        name, _, attribute = key.partition(".")
        found = bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        for values in fillings(message):
            expected, errors = bundle.format_pattern(pattern, values)
            assert not errors
            assert ours.text(key, values) == expected, (key, values)


@pytest.mark.parametrize("language", languages())
def test_numbers_and_lists_are_those_of_the_language(language: str) -> None:
    ours, region = catalogue(language), "en_GB" if language == "en" else language
    for number in (0, 7, 999, 10_000, 99_999_999, -12_345):
        assert ours.number(number) == format_decimal(number, locale=region)
    for words in ([], ["a"], ["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d"]):
        assert ours.listed(words) == format_list(words, locale=region)
        assert ours.either(words) == format_list(words, "or", locale=region)


def test_money_has_its_sign() -> None:
    english = catalogue("en")
    assert [english.money(amount) for amount in (-1234, 0, 12)] == ["−$1,234", "$0", "$12"]
    assert [english.change(amount) for amount in (-3, 0, 3)] == ["−$3", "$0", "+$3"]
    assert [catalogue("es").money(amount) for amount in (9999, 10_000)] == ["$9999", "$10.000"]


def test_a_missing_text_or_value_is_an_error() -> None:
    english = catalogue("en")
    assert "log-round" in english
    assert "log-nothing" not in english
    with pytest.raises(KeyError):
        english.text("log-nothing")
    with pytest.raises(KeyError):
        english.text("log-round")


def test_reading_imports_little() -> None:
    code = "import sys; before = set(sys.modules); from boxship.catalogue import catalogue; catalogue('en')"
    report = "print(*sorted({name.partition('.')[0] for name in set(sys.modules) - before}))"
    done = subprocess.run([sys.executable, "-c", f"{code}; {report}"], capture_output=True, text=True, check=True)
    assert not {"babel", "fluent", "numpy", "yaml"} & set(done.stdout.split())
