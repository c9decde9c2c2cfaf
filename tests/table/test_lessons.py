"""Lessons: every position is legal, its own solution reaches its goals, and nothing else does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from boxship.game import View
from boxship.moment import Moment
from boxship.notation.line_text import read
from boxship.rules.rulesets import SEAT_NAMES
from boxship.table.choosing.menu import kinds
from boxship.table.drafting.compose import compose
from boxship.table.lessons.course import COURSE, first_lesson_with, lesson_named
from boxship.table.lessons.lesson import PUPIL
from boxship.table.lessons.progress import kept_back, only_lit, progress
from boxship.table.lessons.rivals import rival_line
from boxship.table.showing.prospects import prospects

if TYPE_CHECKING:
    from collections.abc import Iterable

    from boxship.table.lessons.lesson import Lesson
    from boxship.table.lessons.shapes import LessonProgress

MOST_DECISIONS = 60


def begun(lesson: Lesson) -> Moment:
    return Moment(lesson.scenario.rules, lesson.start())


def said(moment: Moment, seat: int, line: str) -> Moment:
    return moment.played(seat, read(line, moment.rules.colours))


def now(lesson: Lesson, moment: Moment) -> LessonProgress:
    return progress(lesson, View.of(moment, PUPIL), asked=PUPIL in moment.to_act)


def rivals_play(lesson: Lesson, moment: Moment) -> Moment:
    """Until the pupil is asked, and nobody else besides."""
    for _ in range(MOST_DECISIONS):
        rivals = [seat for seat in moment.to_act if seat != PUPIL]
        if not rivals:
            return moment
        moment = said(moment, rivals[0], rival_line(lesson, moment, rivals[0]))
    raise AssertionError("the rivals never let the pupil go on")


def shown(lesson: Lesson, moment: Moment) -> str | None:
    """The line that the lesson shows, as the page would send it after composing the draft."""
    draft = now(lesson, moment).show
    if draft is None:
        return None
    composed = compose(View.of(moment, PUPIL), draft)
    assert composed.reason is None
    return composed.line


def solved(lesson: Lesson) -> Moment:
    """Played as the lesson shows it."""
    moment = rivals_play(lesson, begun(lesson))
    for _ in range(MOST_DECISIONS):
        line = shown(lesson, moment)
        if line is None:
            return moment
        moment = rivals_play(lesson, said(moment, PUPIL, line))
    raise AssertionError("the lesson never ends")


@pytest.mark.parametrize("name", COURSE)
def test_the_solution_of_a_lesson_reaches_every_goal(name: str) -> None:
    lesson = lesson_named(name)
    end = now(lesson, solved(lesson))
    assert [step.name for step in end.steps if not step.done] == []
    assert (end.step, end.missed, end.show) == (None, None, None)


@pytest.mark.parametrize("name", COURSE)
def test_what_a_lesson_shows_is_lit_and_everything_else_says_when_it_comes(name: str) -> None:
    lesson = lesson_named(name)
    moment = rivals_play(lesson, begun(lesson))
    while (line := shown(lesson, moment)) is not None:
        view = View.of(moment, PUPIL)
        step = next(step for step in lesson.steps if step.name == now(lesson, moment).step)
        offered = only_lit(lesson, view, kinds(view))
        lit = [kind.kind for kind in offered if kind.reason is None]
        assert line.split()[0] in lit
        assert set(lit) <= set(step.lit)
        for kind in offered:
            if kind.kind not in step.lit:
                assert kind.reason is not None
                assert kind.reason.code in ("lesson_later", "lesson_now")
                assert all(target.reason == kind.reason for target in kind.targets)
        moment = rivals_play(lesson, said(moment, PUPIL, line))


def other_lines(lesson: Lesson, moment: Moment) -> Iterable[str]:
    """A few lines of every kind that the pupil could play now, besides what the lesson shows."""
    found: dict[str, str] = {}
    for line in View.of(moment, PUPIL).legal:
        found.setdefault(line.split()[0], line)
    return [line for line in found.values() if not lesson.steps[0].goal.fullmatch(f"blue: {line}")]


@pytest.mark.parametrize("name", COURSE)
def test_no_goal_is_reached_by_something_else(name: str) -> None:
    lesson = lesson_named(name)
    moment = rivals_play(lesson, begun(lesson))
    tried = 0
    for line in other_lines(lesson, moment):
        after = now(lesson, rivals_play(lesson, said(moment, PUPIL, line)))
        assert after.steps[0].done is False, line
        tried += 1
    assert tried > 0 or lesson.steps[0].lit == ("bid",)


MISTAKES = [
    ("goal", ["bid 14"], "win", None),
    ("goal", ["bid 4"], "win", "outbid"),
    ("produce", ["produce -> white@4 white@4", "machine tan"], "sold", "dear"),
    ("buy", ["buy yellow: tan@2 -> tan@6", "warehouse"], "sold", "dear"),
    ("bid", ["bid 7"], "cheap", "dear"),
    ("bid", ["bid 0", "bid 5"], "dear", "outbid"),
    ("decide", ["sail island", "accept"], "keep", "sold"),
    ("end", ["bid 1"], "five", "outbid"),
    ("end", ["bid 6", "bid 9"], "drop", "dear"),
]


@pytest.mark.parametrize(("name", "lines", "step", "missed"), MISTAKES)
def test_a_mistake_is_named_and_nothing_is_ticked(name: str, lines: list[str], step: str, missed: str | None) -> None:
    lesson = lesson_named(name)
    moment = rivals_play(lesson, begun(lesson))
    for line in lines:
        moment = rivals_play(lesson, said(moment, PUPIL, line))
    found = now(lesson, moment)
    if missed is None:
        assert (found.step, found.missed) == (None, None)
        return
    assert (found.step, found.missed, found.show) == (step, missed, None)


def test_every_mistake_of_the_files_is_tried() -> None:
    there = {
        (name, step.name, missed) for name in COURSE for step in lesson_named(name).steps for missed in step.missed
    }
    assert there == {(name, step, missed) for name, _, step, missed in MISTAKES if missed is not None}


def test_what_waits_names_its_lesson() -> None:
    lesson = lesson_named("produce")
    view = View.of(begun(lesson), PUPIL)
    assert kept_back(lesson, view, "produce") is None
    sail, reprice = kept_back(lesson, view, "sail"), kept_back(lesson, view, "reprice")
    assert sail is not None
    assert (sail.code, sail.values) == ("lesson_later", {"lesson": 4})
    assert reprice is not None
    assert reprice.code == "lesson_now"


def test_every_kind_of_line_of_a_plain_game_comes_in_some_lesson() -> None:
    wanted = (
        "produce",
        "buy",
        "sail",
        "load",
        "machine",
        "warehouse",
        "loan",
        "repay",
        "end",
        "bid",
        "accept",
        "decline",
    )
    assert [kind for kind in wanted if first_lesson_with(kind) is None] == []


def test_the_pupil_sits_on_the_first_seat_and_has_the_same_card_throughout() -> None:
    for name in COURSE:
        lesson = lesson_named(name)
        assert SEAT_NAMES[PUPIL] == "blue"
        assert lesson.scenario.position["blue"]["card"] == "orange"


def test_there_is_no_other_lesson() -> None:
    with pytest.raises(KeyError):
        lesson_named("../goal")


@pytest.mark.parametrize(
    ("name", "ship", "said_worth"),
    [("goal", "red", 16), ("bid", "red", 6), ("bid", "yellow", 15), ("end", "red", 12), ("end", "yellow", 0)],
)
def test_a_cargo_is_probably_worth_what_the_words_say(name: str, ship: str, said_worth: int) -> None:
    table = lesson_named(name).start()
    likely = prospects(table, PUPIL, table.ship[SEAT_NAMES.index(ship)]).whole
    assert likely.low == said_worth
    assert likely.high <= said_worth + 10
