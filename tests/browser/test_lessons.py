"""Learn to play, from the first page to the first game: by mouse, by touch, by keyboard, left and taken up again."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from boxship.catalogue import catalogue
from boxship.table.lessons.course import COURSE, lesson_named
from tests.browser.person import PHONE
from tests.server.harness import Client

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.person import People, Person
    from tests.server.harness import Server

pytestmark = pytest.mark.slow

LONG = 90_000
"""Milliseconds in which the rivals have certainly made their moves."""
MOST_DEEDS = 12
"""So many decisions no lesson needs."""


@dataclass
class Pupil:
    """Somebody who takes the lessons in a language."""

    person: Person
    language: str

    @property
    def page(self) -> Page:
        return self.person.page

    def text(self, key: str, **values: int | str) -> str:
        return catalogue(self.language).text(key, values)

    def button(self, key: str, **values: int | str) -> Locator:
        """The button that lies on top: while a dialog is open, one of the dialog."""
        return self.on_top.get_by_role("button", name=self.text(key, **values), exact=True).locator("visible=true")

    @property
    def on_top(self) -> Locator:
        """The dialog, or the page while there is none."""
        return self.page.locator("dialog[open], body:not(:has(dialog[open]))")

    @property
    def is_bidding(self) -> bool:
        return self.page.locator("dialog[open]").get_by_role("spinbutton").count() > 0

    @property
    def is_done(self) -> bool:
        """Whether the lesson is done and nothing lies over it."""
        on = re.compile("|".join(self.text(key) for key in ("lesson-next", "lesson-first-game")))
        return (
            not self.page.locator("dialog[open]").count()
            and self.page.get_by_role("button", name=on).locator("visible=true").count() > 0
        )

    def waits(self) -> None:
        """Until there is something to do."""
        names = ("lesson-next", "lesson-first-game", "lesson-again", "lesson-show", "auction-continue")
        something = self.on_top.get_by_role("button", name=re.compile("|".join(map(self.text, names))))
        expect(something.locator("visible=true").first).to_be_visible(timeout=LONG)
        # What is pressed as soon as a dialog appears was meant for something else, and the page ignores it.
        self.page.wait_for_timeout(650)

    @property
    def answer(self) -> Locator:
        """The button that gives the answer to what is asked now."""
        if self.page.locator("dialog[open]").count() == 0:
            return self.page.get_by_role("button", name=self.text("deciding-confirm"), exact=True)
        return self.page.locator("dialog[open] form button.go" if self.is_bidding else "dialog[open] [data-line]:focus")

    def sees_lesson(self, number: int) -> None:
        expect(self.page).to_have_url(re.compile(f"/learn(/{number})?$"))
        step = self.page.get_by_role("link", name=self.text("lesson-mark", number=number))
        expect(step.and_(self.page.locator("[aria-current=step]")).first).to_be_visible()


def by_mouse(pupil: Pupil) -> None:
    """One decision as it is shown, pressed."""
    on = pupil.button("auction-continue")
    if on.count():
        on.click()
        return
    pupil.button("lesson-show").first.click()
    answer = pupil.answer
    answer.click()
    expect(answer).to_have_count(0)


def by_keyboard(pupil: Pupil) -> None:
    """One decision as it is shown, without a mouse."""
    keys = pupil.page.keyboard
    if pupil.button("auction-continue").count():
        keys.press("Enter")
        return
    keys.press("h")
    answer = pupil.answer
    expect(answer).to_be_visible()
    keys.press("Enter" if pupil.page.locator("dialog[open]").count() else "Control+Enter")
    expect(answer).to_have_count(0)


def take_lesson(pupil: Pupil, number: int, *, keyboard: bool = False) -> None:
    pupil.sees_lesson(number)
    for _ in range(MOST_DEEDS):
        pupil.waits()
        if pupil.is_done:
            break
        (by_keyboard if keyboard else by_mouse)(pupil)
    steps = lesson_named(COURSE[number - 1]).steps
    if number < len(COURSE) and pupil.page.viewport_size != PHONE:
        expect(pupil.page.locator("section[aria-labelledby=lesson-title] li.done")).to_have_count(len(steps))


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_whole_course_by_mouse(people: People, server: Server, language: str) -> None:
    pupil = Pupil(people.arrive(language=language), language)
    pupil.page.get_by_role("link", name=re.compile(pupil.text("lesson-learn"))).click()
    for number in range(1, len(COURSE)):
        take_lesson(pupil, number)
        pupil.button("lesson-next").click()
    take_lesson(pupil, len(COURSE))
    pupil.button("lesson-first-game").click()
    expect(pupil.page).to_have_url(re.compile(r"/t/[\w-]+#[\w-]+$"))
    pupil.person.sees_move()
    table, token = pupil.page.url.rpartition("/")[2].split("#")
    rules = Client(server, table, token).info()["rules"]
    assert rules["words"] == "classic domestic_sale"


def test_the_whole_course_by_keyboard(people: People) -> None:
    pupil = Pupil(people.arrive(language="fr"), "fr")
    link = pupil.page.get_by_role("link", name=re.compile(pupil.text("lesson-learn")))
    link.focus()
    pupil.page.keyboard.press("Enter")
    for number in range(1, len(COURSE) + 1):
        take_lesson(pupil, number, keyboard=True)
        pupil.page.keyboard.press("Enter")
    expect(pupil.page).to_have_url(re.compile(r"/t/[\w-]+#[\w-]+$"))


def test_two_lessons_by_touch(people: People) -> None:
    pupil = Pupil(people.arrive("/learn/2", size=PHONE, language="es"), "es")
    take_lesson(pupil, 2)
    assert not pupil.person.is_sideways()
    pupil.button("lesson-next").tap()
    take_lesson(pupil, 3)


def test_a_lesson_is_left_and_taken_up_where_it_was(people: People) -> None:
    pupil = Pupil(people.arrive("/learn/2"), "en")
    pupil.waits()
    by_mouse(pupil)
    machine = pupil.page.get_by_role("listitem").filter(has_text=pupil.text("lesson-produce-machine"))
    expect(machine).to_have_attribute("aria-current", "step")
    pupil.page.get_by_role("link", name=pupil.text("lesson-leave")).click()
    pupil.person.sees(pupil.text("lesson-learn-on", number=2, count=9))
    assert pupil.page.get_by_role("link", name="My tables").count() == 0
    pupil.page.reload()
    pupil.page.get_by_role("link", name=re.compile("Learn to play")).click()
    expect(machine).to_have_attribute("aria-current", "step")


def test_a_mistake_is_harmless_and_the_lesson_begins_again(people: People) -> None:
    pupil = Pupil(people.arrive("/learn/1"), "en")
    me = pupil.person
    me.seal(4)
    me.sees(pupil.text("lesson-goal-missed-outbid"))
    me.press("Continue")
    me.press("Try again")
    me.seal(9)
    me.sees(pupil.text("lesson-goal-done"))


def test_how_an_auction_ended_is_read_before_the_next_words(people: People) -> None:
    pupil = Pupil(people.arrive("/learn/6"), "en")
    dialog = pupil.page.get_by_role("dialog")
    expect(dialog.get_by_text("together $6")).to_be_visible()
    pupil.person.seal(3)
    expect(dialog.get_by_role("button", name="Continue")).to_be_visible()
    expect(dialog.get_by_role("complementary")).to_have_count(0)
    pupil.person.press("Continue")
    expect(dialog.get_by_text("$15 for you")).to_be_visible()


def test_what_comes_later_says_so(people: People) -> None:
    me = people.arrive("/learn/2")
    expect(me.page.locator("header .rules")).to_have_text("Lesson 2 of 9")
    sail = me.page.locator("[data-kind=sail] button")
    expect(sail).to_have_attribute("aria-disabled", "true")
    expect(sail).to_contain_text("lesson 4")
    sail.dispatch_event("click")
    me.sees("That comes in lesson 4.")
    me.type("sail red")
    expect(me.page.get_by_role("alert").filter(has_text="That comes in lesson 4.")).to_be_visible()
    # A refusal is an answer, which the browser's console notes like a failure.
    me.complaints.clear()
    expect(me.page.locator("[data-kind=produce] button")).not_to_have_attribute("aria-disabled", "true")
