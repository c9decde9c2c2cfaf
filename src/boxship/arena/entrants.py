"""Who takes part: a bot of ours by its name, a program by its path, or a chat model."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from boxship.agents.chat.model import ChatError
from boxship.agents.chat.player import ChatPlayer
from boxship.agents.chat.settings import PREFIX, ChatSettings, ChatSettingsError
from boxship.bots.registry import UnknownBotError, check_table, player, reads_file
from boxship.protocol.external import THINKING_SECONDS, ExternalPlayer, NotABotError, ProgramCommand
from boxship.protocol.messages import Identity
from boxship.protocol.program import StartError, command_words
from boxship.rules.rulesets import Ruleset

_VALUES = re.compile(r"(.+):(\w+=[^,:]*(?:,\w+=[^,:]*)*)")


class EntrantError(ValueError):
    """Somebody who can't take part; ``str()`` says why and what to do."""


@dataclass(frozen=True)
class Entrant:
    """One who takes part, by the word somebody typed: a program, a chat model, or else a bot of ours."""

    name: str
    command: ProgramCommand | None = None
    chat: ChatSettings | None = None

    @property
    def is_ours(self) -> bool:
        """Whether it is a bot of ours."""
        return self.command is None and self.chat is None

    @classmethod
    def parse(cls, word: str) -> Entrant:
        """Read ``trader:hoarder``, ``learner:FILE.npz``, ``./mybot:level=3``, ``chat:./model`` or a command."""
        if not word.strip() or not word.isprintable():
            raise EntrantError("the name of a bot is missing")
        if word.startswith(PREFIX):
            try:
                return cls(word, chat=ChatSettings.parse(word))
            except ChatSettingsError as problem:
                raise EntrantError(str(problem)) from None
        if not reads_file(word) and _is_program(word):
            return cls(word, _command(word))
        try:
            player(word, 0)
        except UnknownBotError as problem:
            raise EntrantError(f"{problem}; a program is written with its path, like ./mybot") from None
        return cls(word)

    def sit(self, rules: Ruleset, players: int) -> None:
        """An EntrantError if a bot of ours can't play at such a table."""
        if self.is_ours:
            try:
                check_table(self.name, rules, players)
            except UnknownBotError as problem:
                raise EntrantError(str(problem)) from None

    def guest(self, seconds: float = THINKING_SECONDS, transcripts: str = "") -> ExternalPlayer | ChatPlayer | None:
        """A player for this entrant if it comes from outside; None for a bot of ours. ``close`` it.

        ``seconds`` are a program's for a line, ``transcripts`` is a folder for those of a chat model.
        """
        if self.command is not None:
            return ExternalPlayer(self.command, seconds)
        if self.chat is None:
            return None
        try:
            return ChatPlayer(self.chat, transcripts)
        except ChatSettingsError as problem:
            raise EntrantError(str(problem)) from None

    def check(self, seconds: float = THINKING_SECONDS) -> Identity | None:
        """Start or ask a guest once and let it introduce itself; an EntrantError says why that is not possible."""
        guest = self.guest(seconds)
        if guest is None:
            return None
        try:
            if isinstance(guest, ExternalPlayer):
                guest.start()
            else:
                guest.try_out()
        except (NotABotError, ChatError) as problem:
            raise EntrantError(f"{self.name}: {problem}") from None
        finally:
            guest.close()
        return guest.identity


def _is_program(word: str) -> bool:
    return "/" in word or " " in word or Path(word).is_file()


def _command(word: str) -> ProgramCommand:
    found = _VALUES.fullmatch(word)
    text, values = (found[1], found[2].split(",")) if found else (word, [])
    try:
        words = command_words(text)
    except StartError as problem:
        raise EntrantError(str(problem)) from None
    return ProgramCommand(words, tuple((name, value) for name, _, value in (v.partition("=") for v in values)))
