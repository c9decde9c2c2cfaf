"""Thoughts as texts: what is asked and answered when somebody on another machine thinks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from boxship.game import View
from boxship.rules.layout import FIELDS, State
from boxship.rules.rulesets import Ruleset
from boxship.server import advice_tasks
from boxship.server import messages as wire


class ThoughtKind(NamedTuple):
    """A kind of thought."""

    name: str
    think: Callable[..., Any]
    written: Callable[..., str]
    """What the thought is about, as text."""
    read: Callable[[str], tuple[Any, ...]]
    """The same, back."""
    answer: Callable[[str], Any]
    """The answer from its text."""


def _view_text(view: View) -> str:
    state = {name: getattr(view.state, name) for name, _, _ in FIELDS}
    return _text({"rules": str(view.rules), "seat": view.seat, "lines": view.lines, "state": state})


def _view_from(text: str) -> tuple[View]:
    found = msgspec.json.decode(text)
    state = State()
    for name, _, _ in FIELDS:
        setattr(state, name, found["state"][name])
    return (View(state, found["seat"], Ruleset.parse(found["rules"]), tuple(found["lines"])),)


def _record_text(record: str, numbers: Sequence[int]) -> str:
    return _text({"record": record, "numbers": numbers})


def _record_from(text: str) -> tuple[str, list[int]]:
    found = msgspec.json.decode(text)
    return found["record"], found["numbers"]


class _Deal(msgspec.Struct):
    """A deal that is played again."""

    record: str
    played: list[wire.DealGame]
    more: int
    games: int


def _deal_text(record: str, played: Sequence[wire.DealGame], more: int, games: int) -> str:
    return _text(_Deal(record, list(played), more, games))


def _deal_from(text: str) -> tuple[str, list[wire.DealGame], int, int]:
    deal = msgspec.json.decode(text, type=_Deal)
    return deal.record, deal.played, deal.more, deal.games


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


HINT: Final = ThoughtKind(
    "hint",
    advice_tasks.hint,
    _view_text,
    _view_from,
    msgspec.json.Decoder(wire.Hint).decode,
)
TURNING_POINTS: Final = ThoughtKind(
    "turning_points",
    advice_tasks.turning_points,
    _record_text,
    _record_from,
    msgspec.json.Decoder(wire.TurningPoints).decode,
)
DEAL_AGAIN: Final = ThoughtKind(
    "deal_again",
    advice_tasks.deal_again,
    _deal_text,
    _deal_from,
    msgspec.json.Decoder(wire.DealtAgain).decode,
)
KINDS: Final = {kind.name: kind for kind in (HINT, TURNING_POINTS, DEAL_AGAIN)}


def think(kind: str, text: str) -> str:
    """The answer to a question, both as text; in a process of its own."""
    found = KINDS[kind]
    return _text(found.think(*found.read(text)))
