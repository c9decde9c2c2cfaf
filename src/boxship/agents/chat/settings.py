"""Settings of a chat model in a league, from the word that names it: ``chat:TARGET:name=value,name=value``."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from boxship.agents.http_json import AddressError, checked_url, is_local
from boxship.protocol.program import StartError, command_words

PREFIX: Final = "chat:"
_WORD: Final = re.compile(r"chat:(.+?)(?::(\w+=[^,]*(?:,\w+=[^,]*)*))?")
_VARIABLE: Final = re.compile(r"[A-Za-z_]\w*", re.ASCII)


class ChatSettingsError(ValueError):
    """A word that names no chat model; ``str()`` says why and what to write."""


@dataclass(frozen=True)
class ChatSettings:
    """A command or the address of an endpoint, and how much it may use in one game."""

    command: tuple[str, ...] = ()
    """Empty where it is an endpoint."""
    url: str = ""
    model: str = ""
    """The name of the model, as the endpoint knows it."""
    key: str = ""
    """The name of the environment variable that holds the key; the key itself is never kept."""
    calls: int = 400
    """Calls in one game; after them the rule of thumb plays on."""
    tokens: int = 1_000_000
    """Tokens in one game, of questions and answers together."""
    retries: int = 2
    """So often a model is asked again about one decision."""
    seconds: float = 60.0
    """For one call."""

    @classmethod
    def parse(cls, word: str) -> ChatSettings:
        """Read ``chat:./model``, ``chat:"python3 model.py"`` or ``chat:https://…/chat/completions:model=…,key=…``."""
        found = _WORD.fullmatch(word)
        if found is None:
            raise ChatSettingsError(f"{word[:60]!r} names no chat model; write it like chat:./model or chat:https://…")
        target, listed = found[1].strip(), found[2]
        values = dict(value.split("=", 1) for value in listed.split(",")) if listed else {}
        made = cls(**_target(target), **_read(values))
        if made.key and not _VARIABLE.fullmatch(made.key):
            raise ChatSettingsError("key= names an environment variable that holds the key, like key=MODEL_KEY")
        if made.command and (made.model or made.key):
            raise ChatSettingsError("model and key are for endpoints; a command finds its own in its environment")
        if made.key and made.url.startswith("http:") and not is_local(made.url):
            raise ChatSettingsError("a key is not sent over plain http to another machine; use https")
        return made

    @property
    def name(self) -> str:
        """The model, as people are told."""
        return self.model or (Path(self.command[-1]).name if self.command else self.url)

    def secret(self) -> str:
        """The key, from the environment; a ChatSettingsError where it is not set."""
        if not self.key:
            return ""
        key = os.environ.get(self.key, "").strip()
        if not key:
            raise ChatSettingsError(f"the environment variable {self.key} is not set; it should hold the key")
        return key


def _target(target: str) -> dict[str, Any]:
    """A command or an address."""
    if target.startswith(("http://", "https://")):
        try:
            return {"url": checked_url(target)}
        except AddressError as problem:
            raise ChatSettingsError(str(problem)) from None
    try:
        return {"command": command_words(target)}
    except StartError as problem:
        raise ChatSettingsError(str(problem)) from None


_COUNTS: Final = {"calls": 1_000_000, "tokens": 10**12, "retries": 20}
"""The most that may be asked for."""
_LONGEST: Final = 3600.0


def _read(values: Mapping[str, str]) -> dict[str, Any]:
    known = ("model", "key", *_COUNTS, "seconds")
    read: dict[str, Any] = {}
    for name, value in values.items():
        if name not in known:
            raise ChatSettingsError(f"a chat model has no option {name!r}; its options are {', '.join(known)}")
        if name in _COUNTS:
            read[name] = _count(name, value)
        elif name == "seconds":
            read[name] = _seconds(value)
        else:
            read[name] = value
    return read


def _count(name: str, value: str) -> int:
    if not value.isdecimal() or not value.isascii() or int(value) > _COUNTS[name]:
        raise ChatSettingsError(f"{name}={value[:20]} is no number from 0 to {_COUNTS[name]}")
    return int(value)


def _seconds(value: str) -> float:
    try:
        seconds = float(value)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= _LONGEST:
        raise ChatSettingsError(f"seconds={value[:20]} is no time up to {_LONGEST:g}")
    return seconds
