"""The terminal in six languages: what is said to a person is in theirs, what they type is the notation."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, Final, cast

import pytest

from boxship import Game, RuleOfThumb
from boxship.catalogue import ENGLISH, LANGUAGES, catalogue
from boxship.cli.language import spoken
from boxship.cli.terminal.conversation import Conversation
from boxship.cli.terminal.explanations import COMMANDS
from boxship.cli.terminal.opponents import introduced
from boxship.cli.terminal.reasons import reason
from boxship.cli.terminal.table import Table
from boxship.cli.told import Told
from boxship.notation.lines import SHAPES, SINGLE_WORDS
from boxship.notation.refusals import Code, Containers, IllegalLineError, Value
from boxship.rules.rulesets import JUMBO_COLOURS, SEAT_NAMES
from tests.cli.seats import Answers
from tests.cli.shell import at_auction, finished, run
from tests.notation.test_lines import refusals
from tests.page.catalogues import LOCALES, words

if TYPE_CHECKING:
    from pathlib import Path

OTHERS: Final = [language for language in LANGUAGES if language != ENGLISH]
RULES: Final = "jumbo investment_bank domestic_sale round_limit=9 boxship play resume trader idle"
"""Words that a person types to have a game at all."""
_FRAME: Final = re.compile(r"^#.*$|^[\w-]+ =|\$[\w-]+|^ *\*?\[\w+\]|^ *\.\w+ =", re.MULTILINE)
"""What is not said: comments, keys, names of values and of variants."""
_WORD: Final = re.compile(r"[^\W\d_]{3,}")


def said_in(texts: str) -> set[str]:
    """The words of a text, of three letters and more."""
    return set(_WORD.findall(texts.lower()))


def plain(text: str) -> str:
    """The same with plain blanks only."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


def vocabulary(language: str) -> set[str]:
    """Every word that a language's catalogue has, with or without values in the text."""
    files = sorted((LOCALES / language).glob("*.ftl"))
    return said_in(" ".join(_FRAME.sub("", file.read_text(encoding="utf-8")) for file in files))


def english_only(language: str) -> set[str]:
    """Words that only the English catalogue has."""
    return vocabulary(ENGLISH) - vocabulary(language)


def typed() -> set[str]:
    """The words of the notation and of the prompt."""
    shapes = " ".join(shape for shapes in SHAPES.values() for shape in shapes)
    return said_in(" ".join([shapes, *SINGLE_WORDS, *COMMANDS, *JUMBO_COLOURS, *SEAT_NAMES, "bank", RULES]))


def whole_game(language: str, file: Path) -> None:
    """A game of every option, by somebody who presses anything and asks for everything."""
    r = Random(5)
    game = Game.new("jumbo investment_bank domestic_sale round_limit=9", players=4, seed=7)
    bots = {seat: RuleOfThumb(place) for place, seat in enumerate(game.seats) if seat != "red"}
    asked = [
        "",
        "help",
        "rules",
        "legal",
        "legal sail",
        "why sail island",
        "why",
        "why end",
        "log",
        "save",
        "undo",
        "99",
    ]

    def answer(prompt: str) -> str:
        if prompt.endswith("> "):
            return asked.pop(0) if asked else str(r.randrange(1, len(conversation.menu.entries) + 1))
        return r.choice(("", "1", "2", "3", "1 2", "2 1", "0", "4 3"))

    person = Answers(answer)
    person.texts = catalogue(language)
    conversation = Conversation(Table(game, "red", bots, file), person)
    conversation.run()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_has_no_english_word_but_those_that_are_typed(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "x"
    whole_game(language, file)
    assert Game.from_record(file.read_text("utf-8")).over
    shown = capsys.readouterr().out.replace(str(file), "")
    assert sorted(said_in(shown) & english_only(language) - typed()) == []
    assert plain(catalogue(language).text("terminal-ended-round_limit")) in plain(shown)


def test_a_french_colon_has_its_space_before_it_but_in_what_is_typed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole_game("fr", tmp_path / "x")
    print(*introduced({"red": "captain:2", "green": "trader"}, catalogue("fr")), sep="\n")  # noqa: T201 - as `play` does
    shown = capsys.readouterr().out.replace(str(tmp_path), "")
    assert len(re.findall("\u00a0:", shown)) > 50
    assert set(re.findall(r"([^\W\d_]+):(?=\s)", shown)) - typed() == set()


@pytest.mark.parametrize("language", OTHERS)
def test_a_story_has_no_english_word_at_all(language: str, tmp_path: Path) -> None:
    whole_game(ENGLISH, tmp_path / "game")
    for seat in ([], ["--seat", "red"]):
        shown = run("replay", tmp_path / "game", "--language", language, *seat).output
        assert sorted(said_in(shown) & english_only(language) - said_in(RULES)) == []
        assert catalogue(language).text("log-round", {"round": 1}) in shown


VALUES: Final[dict[str, Value]] = {
    "choice": ["tan", "black"],
    "choices": ["warehouse", "tan"],
    "colour": "tan",
    "due": ["red", "blue"],
    "example": ["sail sea", "sail red"],
    "goods": [Containers(2, "tan", 3), Containers(1, "black")],
    "known": ["sail", "buy"],
    "prices": [2, 3],
    "seat": "red",
    "seats": ["red", "blue"],
}
"""Something of each kind; what is not here is a number or a word."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_said(language: str) -> None:
    texts = catalogue(language)
    for code, names in refusals().items():
        said = reason(IllegalLineError(cast("Code", code), **{name: VALUES.get(name, 4) for name in names}), texts)
        assert not re.search(r"[{}\[\]]|Containers", said), code
        assert said.endswith("."), code
        if language != ENGLISH:
            assert sorted(said_in(said) & english_only(language) - typed()) == [], code


def test_a_refusal_in_words() -> None:
    german = catalogue("de")
    wanted = IllegalLineError("wrong_store", store="harbour", goods=VALUES["goods"])
    assert "2 × Beige zu $3 und Schwarz" in reason(wanted, german)
    assert "sail sea oder sail red" in reason(IllegalLineError("shape", word="sail", example=VALUES["example"]), german)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_CH.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR", "LC_ALL": "nl"}, "nl"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "it.UTF-8"}, "it"),
        ({"LC_ALL": "C", "LANG": "es_ES"}, "en"),
        ({"LANG": "fi_FI.UTF-8"}, "en"),
    ],
)
def test_the_language_of_the_system(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert spoken(None).language == language


def test_a_region_and_capitals_do_not_matter() -> None:
    assert [spoken(asked).language for asked in ("DE", "fr-CA", "es_MX", " nl ")] == ["de", "fr", "es", "nl"]


@pytest.mark.parametrize("command", [["play"], ["replay", "-"], ["analyse", "-"]])
def test_an_unknown_language_is_refused_kindly_with_the_six(
    command: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    result = run(*command, "--language", "klingon", said=finished().record())
    assert result.exit_code == 1
    assert result.output.startswith("boxship: „klingon“ gehört nicht zu unseren Sprachen; möglich sind ")
    for language in LANGUAGES:
        assert f"{language} ({words(language)['terminal-language']})" in result.output
    assert result.output.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "--seat", "pink"], "« pink » n’est pas une place de cette partie"),
        (["play", "--bots", "nobody"], "il n’y a pas de joueur virtuel"),
        (["play", "--resume", "nowhere"], "nowhere : ce fichier n’existe pas"),
        (["play", "--rules", "tall"], "ces règles ne conviennent pas (en anglais : there is no ruleset"),
        (["replay", "."], ".\N{NO-BREAK SPACE}: c’est un dossier"),
        (["analyse", "nowhere"], "nowhere : ce fichier n’existe pas"),
    ],
)
def test_what_goes_wrong_is_said_in_the_language(arguments: list[str], sentence: str) -> None:
    result = run(*arguments, "--language", "fr")
    assert result.exit_code == 1
    assert plain(sentence) in plain(result.output)


def test_advice_in_another_language() -> None:
    game = at_auction()
    shown = run("analyse", "-", "--playouts", "60", "--language", "es", said=game.record()).output
    assert "tiene que decidir, ronda" in shown
    assert re.search(r"ofrecerá seguramente (de \$\d+ a \$\d+, )?unos \$\d+\.", shown)
    assert "Se han jugado 60 partidas hasta el final." in shown
    assert sorted(said_in(shown) & english_only("es") - typed()) == []


def test_what_is_told_is_one_printable_line() -> None:
    assert str(Told("terminal-no-seat", word="a\x1b[2J\nb", seats="blue")) == (
        "“a [2J b” is not a seat of this game; the seats are blue"
    )
