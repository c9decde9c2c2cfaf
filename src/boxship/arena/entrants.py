"""Who takes part: a bot of ours by its name, or a program by its path."""

from __future__ import annotations

import re
import shlex
import shutil
from dataclasses import dataclass
from pathlib import Path

from boxship.bots.registry import UnknownBotError, player
from boxship.protocol.external import THINKING_SECONDS, ExternalPlayer, NotABotError, ProgramCommand
from boxship.protocol.messages import Identity, quoted

_VALUES = re.compile(r"(.+):(\w+=[^,:]*(?:,\w+=[^,:]*)*)")


class EntrantError(ValueError):
    """Somebody who can't take part; ``str()`` says why and what to do."""


@dataclass(frozen=True)
class Entrant:
    """One who takes part, by the word somebody typed; with a command it is a program, else a bot of ours."""

    name: str
    command: ProgramCommand | None = None

    @classmethod
    def parse(cls, word: str) -> Entrant:
        """Read ``trader``, ``trader:hoarder``, ``./mybot``, ``./mybot:level=3`` or ``"python3 mybot.py"``."""
        if not word.strip() or not word.isprintable():
            raise EntrantError("the name of a bot is missing")
        if _is_program(word):
            return cls(word, _command(word))
        try:
            player(word, 0)
        except UnknownBotError as problem:
            raise EntrantError(f"{problem}; a program is written with its path, like ./mybot") from None
        return cls(word)

    def check(self, seconds: float = THINKING_SECONDS) -> Identity | None:
        """Start a program once and let it introduce itself; an EntrantError says why that is not possible."""
        if self.command is None:
            return None
        with ExternalPlayer(self.command, seconds) as bot:
            try:
                bot.start()
            except NotABotError as problem:
                raise EntrantError(f"{self.name}: {problem}") from None
            return bot.identity


def _is_program(word: str) -> bool:
    return "/" in word or " " in word or Path(word).is_file()


def _command(word: str) -> ProgramCommand:
    found = _VALUES.fullmatch(word)
    text, values = (found[1], found[2].split(",")) if found else (word, [])
    try:
        words = [text] if Path(text).is_file() else shlex.split(text)
    except ValueError:
        raise EntrantError(f"{quoted(text)} has a quotation mark without its partner") from None
    path = Path(words[0])
    if path.is_dir():
        raise EntrantError(f"{words[0]}: this is a directory, not a program")
    if not path.is_file() and ("/" in words[0] or shutil.which(words[0]) is None):
        raise EntrantError(f"{words[0]}: there is no such program")
    program = str(path.resolve()) if path.is_file() else words[0]
    return ProgramCommand(
        (program, *words[1:]), tuple((name, value) for name, _, value in (v.partition("=") for v in values))
    )
