"""The course: every lesson in its order, and the lesson in which something comes for the first time."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from boxship.table.lessons.lesson import Lesson
from boxship.table.vocabulary import LineKind

COURSE: Final = ("goal", "produce", "buy", "sail", "land", "bid", "decide", "loans", "end")
"""The names of the lessons, in the order in which they are taken."""


@cache
def lesson_named(name: str) -> Lesson:
    """The lesson of that name; a KeyError if there is none."""
    if name not in COURSE:
        raise KeyError(name)
    file = files("boxship.table.lessons") / "positions" / f"{name}.yaml"
    return Lesson.parse(name, file.read_text(encoding="utf-8"))


def number_of(name: str) -> int:
    """Which lesson of the course this is, from 1."""
    return COURSE.index(name) + 1


@cache
def first_lesson_with(kind: LineKind) -> int | None:
    """The number of the first lesson in which a kind of line is used; None if none does."""
    return next(
        (number for number, name in enumerate(COURSE, 1) for step in lesson_named(name).steps if kind in step.lit),
        None,
    )
