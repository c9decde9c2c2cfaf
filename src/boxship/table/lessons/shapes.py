"""The shapes of what a pupil is shown of a lesson. The page's TypeScript types are made from this file too."""

from __future__ import annotations

from msgspec import Struct

from boxship.table.shapes import Draft
from boxship.table.vocabulary import LessonSpot


class LessonStep(Struct, frozen=True, kw_only=True):
    """A step of a lesson as the page lists it."""

    name: str
    done: bool


class LessonProgress(Struct, frozen=True, kw_only=True):
    """How far the reader has come in a lesson; the page has the words for each name."""

    lesson: str
    number: int
    """Which one of the course, from 1."""
    lessons: int
    """How many the course has."""
    steps: list[LessonStep]
    step: str | None
    """The present step; None once the lesson is done."""
    missed: str | None
    """What was done instead, after which the step can only be tried again from the start; None: all is well."""
    at: LessonSpot
    """What the words of the step are about."""
    drafting: LessonSpot | None
    """The same while its line is being drafted; None: nothing changes."""
    show: Draft | None
    """A line that leads on, to be shown to whoever asks; None where there is nothing to do now."""
