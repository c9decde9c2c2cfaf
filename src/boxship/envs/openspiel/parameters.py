"""Parameters: a ruleset and the settings of an environment as the parameters of an OpenSpiel game string.

In a game string the words of a ruleset would be mistaken for parameters, so each field of a ruleset is one:
``boxship_container(players=3,rules=short,round_limit=8)``. A parameter that is left at its usual value (0, false or
nothing) means what the named ruleset says. Prices stand between slashes: ``factory_prices=1/2/3``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from boxship.crowds.rewards import UTILITIES
from boxship.rules.rulesets import FIELD_NAMES, PER_COUNT, RULESETS, Ruleset, named

if TYPE_CHECKING:
    from collections.abc import Mapping

    from boxship.crowds.rewards import Utility

Parameter = int | bool | str
"""What a parameter of a game string can be."""

_SETTINGS: Final[Mapping[str, Parameter]] = {
    "players": 4,
    "rules": "classic",
    "utility": "margin",
    "zero_sum": False,
    "counted": False,
}


def _unsaid(field: str) -> Parameter:
    """The value of a field's parameter that leaves the field as the named ruleset has it."""
    usual = getattr(RULESETS["classic"], field)
    if isinstance(usual, bool):
        return False
    return 0 if isinstance(usual, int) or field in PER_COUNT else ""


USUAL: Final[Mapping[str, Parameter]] = {**_SETTINGS, **{field: _unsaid(field) for field in FIELD_NAMES}}
"""Every parameter with its usual value."""


@dataclass(frozen=True)
class GameSettings:
    """What is played, and what an end is worth."""

    rules: Ruleset
    """The ruleset."""
    players: int
    """How many seats there are."""
    utility: Utility
    """What an end is worth to a seat: ``money``, ``margin``, ``win`` or ``rank``."""
    zero_sum: bool
    """Whether the mean of all seats is taken away."""
    counted: bool
    """Whether observations know everybody's cash, as who listens to every payment does."""

    @classmethod
    def read(cls, given: Mapping[str, Any]) -> GameSettings:
        """From parameters; a ValueError for what can't be played. ``rules`` may have the words of a ruleset."""
        said = {**USUAL, **given}
        if said["utility"] not in UTILITIES:
            raise ValueError(f"utility: one of {', '.join(UTILITIES)}, not {said['utility']!r}")
        fields = {field: _value(said[field]) for field in FIELD_NAMES if said[field] != USUAL[field]}
        rules = Ruleset.parse(said["rules"]).with_fields(fields)
        rules.for_players(said["players"])
        return cls(rules, said["players"], said["utility"], said["zero_sum"], said["counted"])

    def parameters(self) -> dict[str, Parameter]:
        """As parameters, without those that say nothing new: a game string of them gives these settings again."""
        said: dict[str, Parameter] = {"players": self.players, "rules": self.rules.name}
        for name in ("utility", "zero_sum", "counted"):
            if getattr(self, name) != USUAL[name]:
                said[name] = getattr(self, name)
        edition = named(self.rules.name)
        for field in FIELD_NAMES:
            value = getattr(self.rules, field)
            if value != getattr(edition, field):
                said[field] = value[self.players - 3] if field in PER_COUNT else _text(value)
        return said


def _value(said: Parameter) -> object:
    """The value of a ruleset's field; numbers between slashes are a list."""
    if isinstance(said, str) and "/" in said:
        parts = said.strip("/").split("/")
        return [int(part) if part.isdigit() else part for part in parts]
    return said


def _text(value: Parameter | tuple[int, ...]) -> Parameter:
    """The parameter for a field's value; the slash at its end keeps a single price from being read as a number."""
    if isinstance(value, tuple):
        return "/".join(map(str, value)) + ("/" if len(value) == 1 else "")
    return value
