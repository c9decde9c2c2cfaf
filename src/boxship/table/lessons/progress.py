"""How far a pupil has come: steps done, what is lit, and what to show, all of it from the lines that were played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from boxship.catalogue import ENGLISH, catalogue
from boxship.game import View
from boxship.notation.line_text import read
from boxship.table.choosing.refusals import refused
from boxship.table.drafting.line_to_draft import draft_of
from boxship.table.lessons.course import COURSE, first_lesson_with, number_of
from boxship.table.lessons.lesson import PUPIL, Lesson, Step
from boxship.table.lessons.shapes import LessonProgress, LessonStep
from boxship.table.shapes import Draft, Kind, Reason
from boxship.table.vocabulary import LineKind


class _Place(NamedTuple):
    """A place in a lesson."""

    done: int
    """So many steps are behind."""
    missed: str | None


def _place(lesson: Lesson, lines: Sequence[str]) -> _Place:
    done, missed = 0, None
    for line in lines:
        if done == len(lesson.steps) or missed is not None:
            break
        step = lesson.steps[done]
        if step.goal.fullmatch(line):
            done += 1
        else:
            missed = next((name for name, pattern in step.missed.items() if pattern.fullmatch(line)), None)
    return _Place(done, missed)


def _present(lesson: Lesson, lines: Sequence[str]) -> Step | None:
    """The step that waits for the pupil; None once there is none, or it can't be reached any more."""
    done, missed = _place(lesson, lines)
    return lesson.steps[done] if done < len(lesson.steps) and missed is None else None


def progress(lesson: Lesson, view: View, *, asked: bool) -> LessonProgress:
    """How far the pupil whose view this is has come; ``asked`` says whether the table waits for them."""
    done, missed = _place(lesson, view.lines)
    step = lesson.steps[min(done, len(lesson.steps) - 1)]
    present = _present(lesson, view.lines)
    return LessonProgress(
        lesson=lesson.name,
        number=number_of(lesson.name),
        lessons=len(COURSE),
        steps=[LessonStep(name=each.name, done=index < done) for index, each in enumerate(lesson.steps)],
        step=None if done == len(lesson.steps) else step.name,
        missed=missed,
        at=step.at,
        drafting=step.drafting,
        show=_shown(present, view) if asked and present is not None else None,
    )


def _shown(step: Step, view: View) -> Draft | None:
    """The draft of the line that leads on, where it can be played now."""
    if step.show is None:
        return None
    line = read(step.show, view.rules.colours)
    return draft_of(view, line) if refused(view, line) is None else None


# -- what waits --------------------------------------------------------------------------------------------------------


def kept_back(lesson: Lesson, view: View, kind: LineKind) -> Reason | None:
    """Why a kind of line has to wait in a lesson; None if the present step wants it."""
    step = _present(lesson, view.lines)
    if step is not None and kind in step.lit:
        return None
    first = first_lesson_with(kind)
    if first is not None and first > number_of(lesson.name):
        return _reason("lesson_later", {"lesson": first})
    return _reason("lesson_now", {})


def _reason(code: str, values: dict[str, int | str]) -> Reason:
    sentence = catalogue(ENGLISH).text(f"reason-{code}", values)
    return msgspec.convert({"code": code, "values": values, "sentence": sentence}, Reason)


def only_lit(lesson: Lesson, view: View, kinds: Sequence[Kind]) -> list[Kind]:
    """The kinds of line for a pupil: only what the present step needs is lit, the rest says when it comes."""
    if view.seat != PUPIL:
        return list(kinds)
    waiting = [(kind, kept_back(lesson, view, kind.kind)) for kind in kinds]
    return [kind if reason is None else _unlit(kind, reason) for kind, reason in waiting]


def _unlit(kind: Kind, reason: Reason) -> Kind:
    targets = [msgspec.structs.replace(target, reason=reason) for target in kind.targets]
    return msgspec.structs.replace(kind, reason=reason, targets=targets)
