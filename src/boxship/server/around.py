"""What happens around a game, as facts of the log and as comments of a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from boxship.rules.rulesets import SEAT_NAMES
from boxship.server.attendance import Takeover, TakeoverCause
from boxship.server.snapshot import Event, EventKind
from boxship.table.shapes import Fact
from boxship.table.vocabulary import FactKey

_TAKEOVERS: Final[Mapping[TakeoverCause, FactKey]] = {
    "own": "bot-own",
    "host": "bot-host",
    "clock": "bot-clock",
    "resign": "bot-resign",
}
_NOBODYS: Final[Mapping[EventKind, FactKey]] = {"ended": "ended", "begin": "clocks-run", "pause": "clocks-stood"}
_LINKS: Final[Mapping[str, FactKey]] = {"join": "link-join", "watch": "link-watch"}


def fact_of(event: Event) -> Fact:
    """The sentence of an event that is no decision in the game."""
    actor = SEAT_NAMES[event.seat]
    match event.kind:
        case "takeover":
            takeover = Takeover.read(event.line)
            seat, other = _for_whom(SEAT_NAMES[takeover.seat], actor)
            return Fact(key=_TAKEOVERS[takeover.cause], seat=seat, other=other, bot=takeover.bot)
        case "return":
            seat, other = _for_whom(event.line, actor)
            return Fact(key="back" if other is None else "back-host", seat=seat, other=other)
        case "links":
            freed = event.line if event.line in SEAT_NAMES else None
            return Fact(key=_LINKS.get(event.line, "seat-freed"), seat=actor, other=freed)
        case "agree" | "withdraw":
            return Fact(key=event.kind, seat=actor)
        case kind:
            return Fact(key=_NOBODYS[kind])


def _for_whom(seat: str, actor: str) -> tuple[str, str | None]:
    """Whose seat it is about, and who else has done it."""
    return seat, None if seat == actor else actor


_COMMENTS: Final[Mapping[FactKey, str]] = {
    "bot-own": "{seat} is away, the bot {bot} plays on",
    "bot-host": "{seat} is away, {other} lets the bot {bot} play on",
    "bot-clock": "the time of {seat} has run out, the bot {bot} plays on",
    "bot-resign": "{seat} gives up, the bot {bot} plays on",
    "back": "{seat} plays again",
    "back-host": "{other} gives the seat back to {seat}",
    "agree": "{seat} would end the game",
    "withdraw": "{seat} would rather play on",
    "ended": "ended by agreement of all",
    "clocks-run": "the clocks run",
    "clocks-stood": "no server ran for a time, and the clocks stood",
}
"""In English, as a record is; what is only about links is left out."""


def comments_of(events: Sequence[Event]) -> list[tuple[int, str]]:
    """What a record says of it: before which of its lines, from 0, and the words."""
    found: list[tuple[int, str]] = []
    lines = 0
    for event in events:
        if event.kind in {"line", "undo"}:
            lines += 1 if event.kind == "line" else -1
        elif event.kind not in {"sealed", "links"}:
            fact = fact_of(event)
            words = _COMMENTS[fact.key].format(seat=fact.seat, other=fact.other, bot=fact.bot)
            found.append((lines, words))
    return found
