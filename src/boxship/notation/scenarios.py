"""Scenarios: a position, a script and what must hold, as YAML."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import yaml

from boxship.notation.line_text import read
from boxship.notation.lines import Colours
from boxship.notation.play_line import played
from boxship.notation.read_position import PositionError, place
from boxship.notation.refusals import Refusal
from boxship.notation.write_position import Position, position
from boxship.rules.layout import State
from boxship.rules.rulesets import PLAYER_COUNTS, SEAT_NAMES, Ruleset, RulesetError

MOST_PARTS = 20_000
DEEPEST = 20
LONGEST_NUMBER = 64
LONGEST_TEXT = 200_000
"""The limits of a scenario's text: parts with aliases followed, nesting, bits of a number, letters."""

KEYS = ("title", "rules", "seats", "position", "turn", "script")


class ScenarioError(ValueError):
    """A text that is no scenario: says where and why."""


@dataclass(frozen=True)
class Scenario:
    """A position, a script and what must hold. ``str()`` writes it as YAML."""

    title: str
    """What it shows, in a sentence."""
    rules: Ruleset
    """The ruleset."""
    seats: int
    """How many seats there are."""
    position: Mapping[str, Any] = field(default_factory=dict)
    """How things stand, by the keys of the notation; what is left out has a default."""
    turn: Mapping[str, Any] = field(default_factory=dict)
    """Whose turn it is, and what has happened in it."""
    script: tuple[Mapping[str, Any], ...] = ()
    """What happens and what must hold."""

    @classmethod
    def parse(cls, text: str) -> Scenario:
        """Read a scenario; a ScenarioError says what is wrong with it."""
        data = _load(text)
        for key in data:
            if key not in KEYS:
                raise ScenarioError(f"there is no key {str(key)[:40]!r} in a scenario; the keys are {', '.join(KEYS)}")
        seats = data.get("seats", 3)
        if not isinstance(seats, int) or seats not in PLAYER_COUNTS:
            raise ScenarioError(f"seats: 3, 4 or 5, not {str(seats)[:40]!r}")
        script = data.get("script", [])
        if not isinstance(script, list):
            raise ScenarioError("script: a list of steps is needed here")
        steps = tuple(_checked_step(number, step, seats) for number, step in enumerate(script, 1))
        return cls(
            title=str(data.get("title", "")),
            rules=_rules(data.get("rules", "classic")),
            seats=seats,
            position=_mapping("position", data.get("position")),
            turn=_mapping("turn", data.get("turn")),
            script=steps,
        )

    def __str__(self) -> str:
        """The scenario as YAML; reading it gives the same scenario."""
        data = {
            "title": self.title,
            "rules": str(self.rules),
            "seats": self.seats,
            "position": dict(self.position),
            "turn": dict(self.turn),
            "script": [dict(step) for step in self.script],
        }
        return yaml.safe_dump(data, sort_keys=False, allow_unicode=True, width=120)

    def start(self) -> State:
        """The position as a game; a ScenarioError for one that can't be."""
        try:
            return place(self.rules, self.seats, self.position, self.turn)
        except (PositionError, RulesetError) as problem:
            raise ScenarioError(str(problem)) from None

    def failures(self) -> list[str]:
        """Play the script; what did not hold, each with its step, what was expected and what was there."""
        g = self.start()
        colours = self.rules.colours
        failures: list[str] = []
        for number, step in enumerate(self.script, 1):
            ((key, value),) = step.items()
            if key == "expect":
                failures += [f"step {number}: {failure}" for failure in _unmet(value, position(g, colours))]
            elif key == "refused":
                ((seat, line),) = value.items()
                if _try(g, seat, line, colours)[1] is None:
                    failures.append(f"step {number}: {seat}: {line}: expected a refusal, it was played")
            else:
                after, refusal = _try(g, key, value, colours)
                if refusal is not None:
                    failures.append(f"step {number}: {key}: {value}: expected to be played, it was refused: {refusal}")
                    break
                g = after
        return failures


class _PlainLoader(yaml.SafeLoader):
    """YAML without merge keys: a few lines of them unfold into more parts than any machine can hold."""

    def flatten_mapping(self, node: yaml.MappingNode) -> None:
        """Called for each map before it is made."""
        for key, _ in node.value:
            if key.tag == "tag:yaml.org,2002:merge":
                raise yaml.constructor.ConstructorError(
                    None, None, "merge keys (<<) can't be used here", key.start_mark
                )


def _load(text: str) -> Mapping[Any, Any]:
    if len(text) > LONGEST_TEXT:  # YAML is read slowly: a few megabytes would take minutes
        raise ScenarioError(f"a scenario has at most {LONGEST_TEXT} letters")
    try:
        data = yaml.load(text, Loader=_PlainLoader)  # noqa: S506  # plainer than the safe one
    except (
        yaml.YAMLError,
        ValueError,
        ArithmeticError,
        LookupError,
        AttributeError,
        TypeError,
        RecursionError,
    ) as problem:
        where = getattr(problem, "problem_mark", None)
        line = f"line {where.line + 1}: " if where else ""
        raise ScenarioError(
            f"{line}this is not readable as YAML ({getattr(problem, 'problem', None) or problem})"
        ) from None
    if not isinstance(data, Mapping):
        raise ScenarioError("a scenario is a map with the keys " + ", ".join(KEYS))
    _check_size(data)
    return data


def _check_size(data: object) -> None:
    """Refuse what no scenario needs: endless aliases, towers of lists, numbers of thousands of digits."""
    parts = 0
    waiting = [(data, 0)]
    while waiting:
        part, depth = waiting.pop()
        parts += 1
        if parts > MOST_PARTS or depth > DEEPEST:
            raise ScenarioError(f"a scenario has at most {MOST_PARTS} parts, nested {DEEPEST} deep")
        if isinstance(part, int) and part.bit_length() > LONGEST_NUMBER:
            raise ScenarioError("there is a number far too large for this game")
        if isinstance(part, Mapping):
            waiting += [(inner, depth + 1) for pair in part.items() for inner in pair]
        elif isinstance(part, list | tuple | set):
            waiting += [(inner, depth + 1) for inner in part]


def _rules(value: object) -> Ruleset:
    try:
        if isinstance(value, str):
            return Ruleset.parse(value)
        if isinstance(value, Mapping):
            return Ruleset.from_mapping(value)
    except RulesetError as problem:
        raise ScenarioError(f"rules: {problem}") from None
    raise ScenarioError("rules: the words of a ruleset, or a map like {ruleset: jumbo, investment_bank: true}")


def _mapping(key: str, value: object) -> Mapping[str, Any]:
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise ScenarioError(f"{key}: a map of keys and values is needed here")
    return value


def _checked_step(number: int, step: object, seats: int) -> Mapping[str, Any]:
    """A step of the script, in one of its three forms."""
    where = f"script, step {number}"
    if not isinstance(step, Mapping) or len(step) != 1:
        raise ScenarioError(f"{where}: one of SEAT: line, refused: {{SEAT: line}} or expect: {{key: value}}")
    ((key, value),) = step.items()
    if key == "expect":
        return {key: _mapping(where, value)}
    if key == "refused":
        if not isinstance(value, Mapping) or len(value) != 1:
            raise ScenarioError(f"{where}: refused: {{SEAT: line}}")
        ((seat, line),) = value.items()
    else:
        seat, line = key, value
    if seat not in SEAT_NAMES[:seats]:
        raise ScenarioError(
            f"{where}: {str(seat)[:40]!r} is not a seat here; the seats are {', '.join(SEAT_NAMES[:seats])}"
        )
    if not isinstance(line, str):
        raise ScenarioError(f"{where}: a line of text is needed for {seat}, not {str(line)[:40]!r}")
    return step


def _try(g: State, seat: str, line: str, colours: Colours) -> tuple[State, Refusal | None]:
    """The game after the line, or the same game and why the line was refused."""
    try:
        return played(g, SEAT_NAMES.index(seat), read(line, colours), colours), None
    except Refusal as refusal:
        return g, refusal


def _unmet(expected: Mapping[str, Any], there: Position) -> list[str]:
    """Every expected key that does not hold."""
    unmet = []
    for key, value in expected.items():
        if key not in there:
            unmet.append(f"there is no {str(key)[:40]!r} to expect; the keys are {', '.join(there)}")
        elif not same(str(key), value, there[key]):
            unmet.append(f"{key}: expected {value}, there was {there[key]}")
    return unmet


def same(key: str, expected: object, there: object) -> bool:
    """Whether a part of the position is as expected; only the machines stand in an order, that of their spaces."""
    if key.endswith(".machines"):
        return expected == there
    return comparable(expected) == comparable(there)


def comparable(value: object) -> object:
    """A value in a form in which equal positions are equal: containers without order, maps without zeros."""
    if isinstance(value, Mapping):
        return {
            key: comparable(part)
            for key, part in value.items()
            if part != 0 or isinstance(part, bool) or key == "money"
        }
    if isinstance(value, list):
        parts = [comparable(part) for part in value]
        return sorted(parts, key=str) if all(isinstance(part, str) for part in parts) else parts
    return value
