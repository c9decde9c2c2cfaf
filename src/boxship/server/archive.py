"""Export of finished games: record, comments, story, event numbers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace

from boxship.game import Game
from boxship.notation.records import Header, Record
from boxship.rules.rulesets import SEAT_NAMES
from boxship.server.around import comments_of
from boxship.server.seats import Seat
from boxship.server.snapshot import Event
from boxship.table.story_shapes import Story
from boxship.table.telling.story import story


def record_of(header: Header, seats: Sequence[Seat], lines: Sequence[str]) -> str:
    """The record, with the names of the players."""
    names = ", ".join(_name(number, seat) for number, seat in enumerate(seats))
    return _game(replace(header, extras=(("names", names),)), lines).record()


def told_record(record: str, events: Sequence[Event]) -> str:
    """The same with comments, which say what happened around the game and change nothing about it."""
    comments: defaultdict[int, list[str]] = defaultdict(list)
    for place, words in comments_of(events):
        comments[place].append(f"# {words}")
    head, _, moves = record.partition("\n\n")
    lines = moves.splitlines()
    told = [text for place, line in enumerate(lines) for text in (*comments.pop(place, ()), line)]
    told += [text for place in sorted(comments) for text in comments[place]]
    return "\n".join([head, "", *told]) + "\n"


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
