"""The messages of the protocol: one JSON object per line, version 1. ``docs/protocol.md`` explains them to bot authors.

This side speaks first; whatever a bot says is read with suspicion and refused in plain words.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from boxship.game import View
from boxship.protocol.legal_as_data import DECIDING, described
from boxship.rules.rulesets import SEAT_NAMES

Message = dict[str, Any]

PROTOCOL = 1
LONGEST_NAME = 60
_SHOWN = 120


class GarbageError(ValueError):
    """Something a bot said that is no message, or not the one that was due; ``str()`` says why."""


@dataclass(frozen=True)
class Option:
    """Something about a bot that can be set from outside."""

    name: str
    default: str = ""
    about: str = ""


@dataclass(frozen=True)
class Identity:
    """How a bot introduces itself."""

    name: str
    version: str = ""
    author: str = ""
    options: tuple[Option, ...] = ()

    def __str__(self) -> str:
        """One line: ``mybot 1.0 by somebody``."""
        by = f" by {self.author}" if self.author else ""
        return f"{self.name} {self.version}".strip() + by


# -- to the bot --------------------------------------------------------------------------------------------------------


def hello() -> Message:
    """The first message."""
    return {"type": "hello", "protocol": PROTOCOL, "game": "boxship"}


def options(values: Mapping[str, str], seconds: float) -> Message:
    """What was set for this bot, and how long it may think."""
    return {"type": "options", "values": dict(values), "seconds": seconds}


def new_game(view: View, seed: int) -> Message:
    """A game begins; the view is that of the bot's seat, before the first line."""
    rules = dataclasses.asdict(view.rules)
    seats = view.state.players
    rules.pop("name")
    containers, machines, warehouses = view.rules.for_players(seats)
    return {
        "type": "new_game",
        "rules": str(view.rules),
        "ruleset": {**rules, "containers": containers, "machines": machines, "warehouses": warehouses},
        "colours": list(view.rules.colours),
        "seats": list(SEAT_NAMES[:seats]),
        "seat": SEAT_NAMES[view.seat],
        "first": SEAT_NAMES[view.state.first],
        "seed": seed,
    }


def event(number: int, line: str) -> Message:
    """A line as this seat heard it. A number that was said before is told again with what was hidden then."""
    return {"type": "event", "number": number, "line": line}


def ask(number: int, view: View, seconds: float) -> Message:
    """The question: everything the seat knows, and what it may do."""
    return {
        "type": "ask",
        "id": number,
        "seat": SEAT_NAMES[view.seat],
        "deciding": DECIDING[view.state.phase],
        "seconds": seconds,
        "position": view.position,
        "legal": described(view),
    }


def error(number: int, text: str) -> Message:
    """Why the answer to a question was not taken; the same question follows once more, under a new number."""
    return {"type": "error", "id": number, "text": text}


def end(view: View) -> Message:
    """The game is over; the view is of its end."""
    g = view.state
    return {
        "type": "end",
        "result": {SEAT_NAMES[p]: g.total[p] for p in range(g.players)},
        "winners": view.position["winners"],
        "ended": view.position["ended"],
        "position": view.position,
    }


def encode(message: Message) -> bytes:
    """A message as it goes over the pipe."""
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


# -- from the bot ------------------------------------------------------------------------------------------------------


def decode(raw: bytes) -> Message:
    """A message that a bot sent; a GarbageError says why it is none."""
    try:
        message = json.loads(raw)
    except (ValueError, RecursionError):
        raise GarbageError(f"it said {quoted(raw)}, which is not a JSON object on one line") from None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise GarbageError(f"it said {quoted(raw)}, which is not a JSON object with a type")
    return message


def read_hello(raw: bytes) -> Identity:
    """How the bot introduces itself."""
    message = _expected(raw, "hello")
    if message.get("protocol") != PROTOCOL:
        said = quoted(json.dumps(message.get("protocol")))
        raise GarbageError(f"its hello says protocol {said}; this is protocol {PROTOCOL}")
    name = _text(message, "name")
    if not name:
        raise GarbageError('its hello has no name; say something like {"type":"hello","protocol":1,"name":"mybot"}')
    offered = message.get("options", [])
    if not isinstance(offered, list) or not all(isinstance(option, dict) for option in offered):
        raise GarbageError("the options in its hello are not a list of objects")
    known = tuple(Option(_text(each, "name"), _text(each, "default"), _text(each, "about")) for each in offered)
    if not all(option.name for option in known):
        raise GarbageError("an option in its hello has no name")
    return Identity(name, _text(message, "version"), _text(message, "author"), known)


def read_ready(raw: bytes) -> None:
    """The bot has set its options."""
    _expected(raw, "ready")


def read_line(raw: bytes, number: int) -> str | None:
    """The line of an answer; None for an answer to an earlier question."""
    message = _expected(raw, "line")
    said = message.get("id", number)
    if said != number:
        return None
    line = message.get("line")
    if not isinstance(line, str):
        raise GarbageError(f"its answer {quoted(raw)} has no line")
    return line


def _expected(raw: bytes, kind: str) -> Message:
    message = decode(raw)
    if message["type"] != kind:
        raise GarbageError(f"it said {quoted(message['type'])} where {kind} was due")
    return message


def _text(message: Message, key: str) -> str:
    value = message.get(key, "")
    if not isinstance(value, str | int | float) or len(str(value)) > LONGEST_NAME or not str(value).isprintable():
        raise GarbageError(f"in its hello, {key} is not a short text")
    return " ".join(str(value).split())


def quoted(text: bytes | str) -> str:
    """What a bot said, for a message to a person: short, on one line, nothing in it moves a cursor."""
    words = text.decode("utf-8", "replace") if isinstance(text, bytes) else text
    plain = "".join(c if c.isprintable() else " " for c in words[: 2 * _SHOWN]).strip()
    return f"'{plain[:_SHOWN]}…'" if len(words) > _SHOWN else f"'{plain}'"
