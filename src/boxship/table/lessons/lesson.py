"""A lesson: a position, the steps to take in it, and what the rivals do meanwhile, read from its YAML file.

Goals, mistakes and the rivals' lines are patterns (regular expressions) of lines as the notation writes them. A line
that matches has been played, so the engine has found it legal; nothing here knows a rule.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, get_args

import yaml

from boxship.notation.scenarios import Scenario
from boxship.rules.layout import State
from boxship.rules.rulesets import SEAT_NAMES, Ruleset
from boxship.table.vocabulary import LessonSpot, LineKind

PUPIL: Final = 0
"""The seat of whoever learns."""


@dataclass(frozen=True)
class Step:
    """Something to do or to see, one after the other."""

    name: str
    """Its texts are found by it."""
    goal: re.Pattern[str]
    """A line of anybody, like ``red: accept blue``, that completes the step."""
    lit: tuple[LineKind, ...] = ()
    """What the pupil may do meanwhile; everything else waits."""
    show: str | None = None
    """A line of the pupil that leads on; None where there is nothing to do but to watch."""
    at: LessonSpot = "tile"
    """What the words of the step are about: where the note points."""
    drafting: LessonSpot | None = None
    """Where it points, with other words, once the line is being drafted; None: nothing changes."""
    missed: Mapping[str, re.Pattern[str]] = field(default_factory=dict)
    """Legal lines after which the goal is out of reach, each by the name of the words that say so."""


@dataclass(frozen=True)
class Lesson:
    """One lesson of the course."""

    name: str
    """Its texts are found by it."""
    scenario: Scenario
    """How the table stands at its beginning."""
    steps: tuple[Step, ...]
    """What is to be done, in this order."""
    rivals: Mapping[str, tuple[re.Pattern[str], ...]] = field(default_factory=dict)
    """For a seat: the pattern of each of its lines; after the last one it does as little as it may."""

    def start(self) -> State:
        """The position at the beginning."""
        return self.scenario.start()

    @classmethod
    def parse(cls, name: str, text: str) -> Lesson:
        """Read the file of a lesson."""
        data: dict[str, Any] = yaml.safe_load(text)
        scenario = Scenario(
            title=data["title"],
            rules=Ruleset.parse(data["rules"]),
            seats=data["seats"],
            position=data["position"],
            turn=data["turn"],
        )
        rivals = {seat: tuple(map(re.compile, lines)) for seat, lines in data.get("rivals", {}).items()}
        assert set(rivals) <= set(SEAT_NAMES[1 : scenario.seats]), name
        return cls(name, scenario, tuple(_step(each) for each in data["steps"]), rivals)


def _step(data: Mapping[str, Any]) -> Step:
    step = Step(
        name=data["name"],
        goal=re.compile(data["goal"]),
        lit=tuple(data.get("lit", ())),
        show=data.get("show"),
        at=data.get("at", "tile"),
        drafting=data.get("drafting"),
        missed={name: re.compile(pattern) for name, pattern in data.get("missed", {}).items()},
    )
    assert set(step.lit) <= set(get_args(LineKind)), step.name
    assert {step.at, step.drafting} <= {*get_args(LessonSpot), None}, step.name
    return step
