"""Export of finished games: record, story, event numbers."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from boxship.game import Game
from boxship.notation.records import Record
from boxship.rules.rulesets import SEAT_NAMES
from boxship.table.telling.story import story

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boxship.notation.records import Header
    from boxship.server.seats import Seat
    from boxship.server.snapshot import Event
    from boxship.table.shapes import Story


def record_of(header: Header, seats: Sequence[Seat], lines: Sequence[str]) -> str:
    """The record, with the names of the players."""
    names = ", ".join(_name(number, seat) for number, seat in enumerate(seats))
    return _game(replace(header, extras=(("names", names),)), lines).record()


def story_of(header: Header, events: Sequence[Event], lines: Sequence[str]) -> Story:
    """The story, told by the numbers of the events."""
    return story(_game(header, lines), numbers_of(events))


def numbers_of(events: Sequence[Event]) -> list[int]:
    """The numbers of the events in which the lines that count were played."""
    numbers: list[int] = []
    for event in events:
        if event.kind == "line":
            numbers.append(event.number)
        elif event.kind == "undo":
            numbers.pop()
    return numbers


def _game(header: Header, lines: Sequence[str]) -> Game:
    game = Game(Record(header))
    for line in lines:
        game.play(line)
    return game


def _name(number: int, seat: Seat) -> str:
    """A name without the marks that part names or begin a comment in a record."""
    name = " ".join(seat.name.replace(",", " ").replace("#", " ").split()) or SEAT_NAMES[number]
    return f"{name} ({seat.style} bot)" if seat.kind == "bot" else name
