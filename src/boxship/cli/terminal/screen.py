"""The person's terminal: their language, colours or none, how wide it is, and asking for a line."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from typing import Protocol

from boxship.catalogue import ENGLISH, NO_VALUES, Catalogue, Values, catalogue
from boxship.cli.terminal.words import seat_name
from boxship.render.ansi import Ink
from boxship.rules.rulesets import SEAT_NAMES

WIDEST = 120
"""Text is easier to read when a very wide terminal is not filled."""

ROWS_FOR_NEWS = 12
"""Below the table stand what happened and the prompt."""

NO_BREAK = "\N{NO-BREAK SPACE}"
"""A blank at which no line ends; printed as a plain one."""

WITHOUT_TERMINAL = (100, 40)


class TableText(Protocol):
    """What draws a table: ``Game.text`` or ``View.text``."""

    def __call__(self, *, colour: bool, width: int, language: str) -> str:
        """The table as text."""


class Screen:
    """Writes to standard output and reads lines from standard input, terminal or not."""

    def __init__(self, colour: bool | None = None, texts: Catalogue | None = None) -> None:
        """With colours or without, None: as terminal and environment say. Without texts it speaks English."""
        self.texts = texts or catalogue(ENGLISH)
        asks_for_none = bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") == "dumb"
        self.colour = sys.stdout.isatty() and not asks_for_none if colour is None else colour
        self.ink = Ink(self.colour)

    @property
    def width(self) -> int:
        """Columns for text."""
        return min(shutil.get_terminal_size(WITHOUT_TERMINAL).columns, WIDEST)

    @property
    def is_terminal(self) -> bool:
        """Whether a person sits there: they can be asked to press a key, and their screen has an end."""
        return sys.stdin.isatty() and sys.stdout.isatty()

    def show(self, text: str = "", indent: str = "") -> None:
        """Print a line, or several when it is too long; the later ones are indented."""
        # Colour codes are not wrapped: text with them is short.
        if len(text) <= self.width or "\x1b" in text:
            print(text.replace(NO_BREAK, " "))
            return
        wrapped = textwrap.wrap(text, self.width, subsequent_indent=indent, break_on_hyphens=False)
        print("\n".join(wrapped).replace(NO_BREAK, " "))

    def say(self, key: str, values: Values = NO_VALUES, indent: str = "") -> None:
        """Print a text of the catalogue."""
        self.show(self.texts.text(key, values), indent)

    def tell(self, sentence: str) -> None:
        """Print a sentence of the news, its first word in the colour of that seat."""
        wrapped = textwrap.wrap(sentence, self.width, initial_indent="  ", subsequent_indent="    ") or [""]
        who, blank, rest = wrapped[0].strip().partition(" ")
        seat = next((seat for seat in SEAT_NAMES if seat_name(self.texts, seat) == who), None)
        if seat is not None:
            who = self.ink.seat(seat, who)
        print("\n".join([f"  {who}{blank}{rest}", *wrapped[1:]]))

    def show_table(self, table: TableText) -> None:
        """Print a table as wide as the terminal; on a low one without empty lines."""
        lines = table(colour=self.colour, width=self.width, language=self.texts.language).split("\n")
        if self.is_terminal and len(lines) + ROWS_FOR_NEWS > shutil.get_terminal_size(WITHOUT_TERMINAL).lines:
            lines = [line for line in lines if line]
        print("\n".join(lines))

    def ask(self, prompt: str) -> str:
        """A line from the person; EOFError when there are no more.

        Without a terminal the answer is printed behind the prompt, so that the output reads like a conversation.
        """
        if self.is_terminal:
            return input(prompt).strip()
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print(flush=True)
            raise EOFError
        print(line.strip(), flush=True)
        return line.strip()
