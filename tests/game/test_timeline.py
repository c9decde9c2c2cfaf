"""Every moment of a game comes back right although few are kept: looking, going on, undo."""

from __future__ import annotations

import tracemalloc
from random import Random
from typing import TYPE_CHECKING

import pytest

from boxship.game import Game
from boxship.notation.records import Record
from boxship.timeline import EVERY, Timeline
from tests.choosers import eager_line

if TYPE_CHECKING:
    from boxship.moment import Moment


def moments(length: int) -> list[Moment]:
    """The moments of a game of so many moves, all of them kept."""
    r = Random(length)
    made = [Game.new("classic", 4, seed=length).moment]
    for _ in range(length):
        taken = eager_line(made[-1].state, r)
        made.append(made[-1].played(taken.seat, taken.line))
    return made


def timeline_of(made: list[Moment]) -> Timeline:
    timeline = Timeline(made[0])
    for moment in made[1:]:
        timeline.append(moment)
    return timeline


LENGTHS = [0, 1, EVERY - 1, EVERY, EVERY + 1, 3 * EVERY, 3 * EVERY + 5]


@pytest.mark.parametrize("length", LENGTHS)
def test_states_are_as_if_all_had_been_kept(length: int) -> None:
    made = moments(length)
    timeline = timeline_of(made)
    assert len(timeline) == length + 1
    assert timeline.last is made[-1]
    assert list(timeline.states()) == [moment.state for moment in made]


def test_going_back_and_on_again_keeps_them_right() -> None:
    made = moments(2 * EVERY + 3)
    timeline = timeline_of(made)
    for length in range(len(made) - 1, 0, -1):
        assert timeline.pop() == made[length]
        assert timeline.last == made[length - 1]
        assert len(timeline) == length
    with pytest.raises(IndexError):
        timeline.pop()
    for moment in made[1:]:
        timeline.append(moment)
    assert list(timeline.states()) == [moment.state for moment in made]


def test_few_of_them_are_kept() -> None:
    """A long game takes a small part of the memory of all its states."""
    made = moments(5 * EVERY)
    record = Record(Game.new("classic", 4, seed=5 * EVERY).header, made[-1].history.moves)
    sizes = []
    for kept in (lambda: list(record.states()), lambda: Game(record)):
        tracemalloc.start()
        held = kept()
        sizes.append(tracemalloc.get_traced_memory()[0])
        tracemalloc.stop()
        del held
    assert sizes[1] < sizes[0] / 4
