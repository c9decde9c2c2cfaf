"""What commands ask of the person at the terminal alike: their language (or the system's), and colours."""

from __future__ import annotations

import os
from typing import Annotated, Final

import typer

from boxship.catalogue import ENGLISH, LANGUAGES, Catalogue, catalogue
from boxship.cli.told import Told

LanguageOption = Annotated[
    str | None,
    typer.Option(
        metavar="CODE", help=f"What it is told in: {', '.join(LANGUAGES)}.", show_default="the language of your system"
    ),
]
"""The option ``--language`` of every command that speaks to a player."""

ColourOption = Annotated[
    bool | None, typer.Option("--colour/--no-colour", help="Colours, or none.", show_default="on a terminal")
]
"""The option ``--colour`` of every command that draws a table."""

_SETTINGS: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says its language; the first that says anything counts."""


def spoken(asked: str | None) -> Catalogue:
    """The texts of the language that was asked for, or (None) of the system's; Told if we do not speak it."""
    if asked is None:
        return catalogue(_of_the_system())
    language = _code(asked)
    if language not in LANGUAGES:
        known = ", ".join(f"{each} ({catalogue(each).text('terminal-language')})" for each in LANGUAGES)
        raise Told("terminal-no-language", word=asked[:40], known=known)
    return catalogue(language)


def _of_the_system() -> str:
    """The system's language, or English where that is none of ours."""
    language = _code(next(filter(None, map(os.environ.get, _SETTINGS)), ""))
    return language if language in LANGUAGES else ENGLISH


def _code(locale: str) -> str:
    """``de`` of ``de_CH.UTF-8``."""
    return locale.strip().lower().replace("-", "_").partition("_")[0].partition(".")[0]
