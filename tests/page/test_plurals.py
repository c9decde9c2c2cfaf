"""Numbers agree with what they count: every text with a number in it, at 0, 1, 2 and 5."""

from __future__ import annotations

import re
from typing import Final

import pytest

from boxship.catalogue import Catalogue
from tests.page.catalogues import languages, messages
from tests.page.rendered import counted, numbers_of

NOUNS: Final = {
    "en": "action actions, container containers, game games, loan loans, machine machines, player players, "
    "round rounds, table tables",
    "de": "Aktion Aktionen, Kredit Kredite, Maschine Maschinen, Partie Partien, Person Personen, Runde Runden, "
    "Tisch Tische",
    "fr": "action actions, caisse caisses, joueur joueurs, manche manches, partie parties, personne personnes, "
    "prêt prêts, table tables, usine usines",
    "it": "azione azioni, giocatore giocatori, macchinario macchinari, partita partite, persona persone, "
    "prestito prestiti, tavolo tavoli",
    "nl": "actie acties, container containers, lening leningen, machine machines, mens mensen, ronde ronden, "
    "speler spelers, spel spellen, tafel tafels",
    "es": "acción acciones, container containers, jugador jugadores, máquina máquinas, mesa mesas, partida partidas, "
    "persona personas, préstamo préstamos, ronda rondas",
}
"""What is counted at the table: one of it, and several. Words that are the same for both are left out."""

MANY: Final = {
    "digest-all": "a slip has room for four moves, and is asked for all of them where there are more",
    "advice-how": "hundreds of games are played on for a hint",
    "pages-new-players-count": "three to five play",
    "pages-new-summary": "three to five play",
}
"""Texts whose number is never 0 or 1, and why."""

ENDS_IN_S: Final = {"en": {"minus"}, "es": {"más", "menos"}, "fr": {"dans", "plus", "sans", "sous", "mois"}}
"""Where nearly every plural ends in s: words behind a number that do and are none."""

_BEHIND: Final = r"(?<![\w$.]){}[ \u00a0\u202f]([^\W\d_]+)"


def forms(language: str) -> tuple[set[str], set[str]]:
    pairs = [pair.split() for pair in NOUNS[language].split(", ")]
    return {one for one, _ in pairs}, {several for _, several in pairs}


def disagreeing(language: str, number: int, text: str) -> list[str]:
    """The words behind the number that don't go with it."""
    one, several = forms(language)
    words = re.findall(_BEHIND.format(number), text)
    if number != 1 and not (number == 0 and language == "fr"):
        return [word for word in words if word in one]
    return [word for word in words if word in several or _looks_plural(language, word)]


def _looks_plural(language: str, word: str) -> bool:
    return word.endswith("s") and word not in ENDS_IN_S.get(language, {word})


@pytest.mark.parametrize("number", [0, 1, 2, 5])
@pytest.mark.parametrize("language", languages())
def test_a_number_agrees_with_what_it_counts(language: str, number: int) -> None:
    wrong = {
        key: text
        for key, text in counted(language, number)
        if disagreeing(language, number, text) and not (number < 2 and key in MANY)
    }
    assert wrong == {}


@pytest.mark.parametrize("language", languages())
def test_a_selection_by_number_says_different_things(language: str) -> None:
    """A selection whose variants are the same words is one sentence too many to keep true."""
    texts = Catalogue(language)
    same = []
    for key, message in messages(language).items():
        for variable in {name for name, variants, _ in message.selections if "one" in variants}:
            values: dict[str, int | str] = dict.fromkeys(message.variables, "x")
            values |= dict.fromkeys(numbers_of(message), 7)
            one, several = (texts.text(key, values | {variable: number}) for number in (1, 2))
            if one.replace("1", "#") == several.replace("2", "#"):
                same.append(key)
    assert same == []


@pytest.mark.parametrize(
    ("language", "number", "text"),
    [
        ("en", 1, "The game ended after 1 rounds."),
        ("en", 2, "2 container left"),
        ("en", 1, "1 barges left"),
        ("de", 0, "noch 0 Aktion"),
        ("fr", 0, "encore 0 actions"),
        ("fr", 1, "encore 1 bateaux, 1 caisses"),
        ("es", 5, "quedan 5 máquina"),
    ],
)
def test_a_planted_disagreement_is_found(language: str, number: int, text: str) -> None:
    assert disagreeing(language, number, text)


@pytest.mark.parametrize(
    ("language", "text"), [("en", "costs $1 each"), ("es", "1 más"), ("fr", "1 caisse dans l’île")]
)
def test_what_is_no_plural_is_let_be(language: str, text: str) -> None:
    assert disagreeing(language, 1, text) == []
