"""Rulesets: every edition and every house rule as data (R0).

>>> print(Ruleset.parse("jumbo investment_bank round_limit=60"))
jumbo investment_bank round_limit=60
>>> Ruleset.parse("classic containers=200")
Traceback (most recent call last):
    ...
boxship.rules.rulesets.RulesetError: containers=200 is not possible: one number from 1 to 99, or three for 3/4/5 players
"""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from boxship.rules.layout import SLOTS, SPACES

SEAT_NAMES: Final = ("blue", "red", "yellow", "green", "purple")
CLASSIC_COLOURS: Final = ("black", "white", "brown", "tan", "orange")
JUMBO_COLOURS: Final = ("black", "grey", "brown", "yellow", "purple")
BROKER_NAMES: Final = ("I", "II", "III")
PLAYER_COUNTS: Final = (3, 4, 5)

PerCount = tuple[int, int, int]
"""One number for each player count: 3, 4, 5."""

FLAGS: Final = ("domestic_sale", "investment_bank", "open_money")
CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "default": ("buildings", "cargo"),
    "building_choice": ("neighbour", "debtor"),
    "all_zero": ("seller_decides", "keeps_at_once", "keeps_after_extra"),
    "tie_break": ("island", "factory"),
}
_SPACE_LIMIT: Final = 999
_MOST_DIGITS: Final = 9
START_PRICE: Final = 2
"""What the container that each player begins with costs (R1.2)."""
_MOST_WAREHOUSES: Final = 25
_MOST_ROUNDS: Final = 1000


class RulesetError(ValueError):
    """A ruleset that can't be played; says which field, which value and what is allowed."""


@dataclass(frozen=True)
class Ruleset:
    """Everything in which editions, options and house rules differ. Make one with ``parse`` or ``with_fields``."""

    name: str
    """The named ruleset that it comes from."""
    containers: PerCount = (12, 16, 20)
    """Containers of each colour with three, four and five players, the starting ones included."""
    machines: PerCount = (5, 5, 5)
    """Machines of each colour with three, four and five players, the starting ones included."""
    warehouses: PerCount = (25, 25, 25)
    """Warehouses in all with three, four and five players, the starting ones included."""
    machine_spaces: tuple[int, ...] = (0, 6, 9, 12)
    """What the first, second … machine costs; as many machines as prices (R4.1)."""
    warehouse_spaces: tuple[int, ...] = (0, 4, 5, 6, 7)
    """What the first, second … warehouse costs; as many warehouses as prices (R4.1)."""
    factory_prices: tuple[int, ...] = (1, 2, 3, 4)
    """The prices of a factory store."""
    harbour_prices: tuple[int, ...] = (2, 3, 4, 5, 6)
    """The prices of a harbour store."""
    default: str = "buildings"
    """What unpaid interest takes (R3.3, R3.5): ``buildings`` or ``cargo``."""
    building_choice: str = "neighbour"
    """Who says whether a machine or a warehouse is lost (R3.6): ``neighbour`` or ``debtor``."""
    all_zero: str = "seller_decides"
    """When everybody bids nothing (R8.6): ``seller_decides``, ``keeps_at_once`` or ``keeps_after_extra``."""
    tie_break: str = "island"
    """Whose containers are counted when totals are equal (R10.8): on the ``island`` or in the ``factory``."""
    domestic_sale: bool = False
    """Whether one container a turn may be sold to the bank (R4.7)."""
    investment_bank: bool = False
    """Whether the Investment Bank of the Jumbo edition plays (R9)."""
    open_money: bool = False
    """Whether everybody sees everybody's cash (R1.4)."""
    round_limit: int = 100
    """The full rounds after which the game is scored as it stands (R10.3)."""

    @property
    def colours(self) -> tuple[str, ...]:
        """The words for the five container colours."""
        return JUMBO_COLOURS if self.name == "jumbo" else CLASSIC_COLOURS

    def for_players(self, players: int) -> tuple[int, int, int]:
        """Containers per colour, machines per colour and warehouses with that many players."""
        check_players(players)
        if self.warehouses[players - 3] < players:
            raise _refused(
                "warehouses", self.warehouses[players - 3], f"{players} to {_MOST_WAREHOUSES} with {players} players"
            )
        return self.containers[players - 3], self.machines[players - 3], self.warehouses[players - 3]

    def with_fields(self, fields: Mapping[str, object]) -> Ruleset:
        """This ruleset with some fields changed, each checked."""
        changes: dict[str, object] = {}
        for field, value in fields.items():
            if field not in FIELD_NAMES:
                known = ", ".join(FIELD_NAMES)
                raise RulesetError(f"there is no field {str(field)[:60]!r} in a ruleset; the fields are {known}")
            changes[field] = _checked(field, value)
        changed = dataclasses.replace(self, **changes)  # type: ignore[arg-type]
        if changed.investment_bank and changed.name != "jumbo":
            raise RulesetError(f"investment_bank needs the ruleset jumbo, not {changed.name}")
        return changed

    @classmethod
    def parse(cls, text: str) -> Ruleset:
        """Read the words of a record header: a ruleset, options, ``field=value``."""
        words = text.split()
        if not words:
            raise RulesetError(f"a ruleset is missing; say one of {', '.join(RULESETS)}")
        base = named(words[0])
        fields: dict[str, object] = {}
        for word in words[1:]:
            field, equals, value = word.partition("=")
            if field in fields:
                raise RulesetError(f"{field} is said twice")
            if not equals:
                if field not in FLAGS:
                    raise RulesetError(
                        f"{field[:60]!r} is not an option; the options are {', '.join(FLAGS)}, or a field=value"
                    )
                fields[field] = True
            elif field in FLAGS:
                raise RulesetError(f"{field} is an option without a value: say just {field}, or leave it out")
            else:
                fields[field] = _read(field, value)
        return base.with_fields(fields)

    @classmethod
    def from_mapping(cls, fields: Mapping[str, object]) -> Ruleset:
        """Read the map of a scenario: ``{ruleset: jumbo, investment_bank: true}``."""
        rest = dict(fields)
        name = rest.pop("ruleset", "classic")
        if not isinstance(name, str):
            raise RulesetError(f"ruleset: a name, one of {', '.join(RULESETS)}")
        return named(name).with_fields(rest)

    def __str__(self) -> str:
        """The words of a record header: only what differs from the named ruleset."""
        base = named(self.name)
        words = [self.name]
        for field in FIELD_NAMES:
            value = getattr(self, field)
            if value == getattr(base, field):
                continue
            if field in FLAGS:
                words.append(field)
            elif isinstance(value, tuple):
                same = field in PER_COUNT and len(set(value)) == 1
                words.append(f"{field}={value[0] if same else '/'.join(map(str, value))}")
            else:
                words.append(f"{field}={value}")
        return " ".join(words)


FIELD_NAMES: Final = (*FLAGS, *(f.name for f in dataclasses.fields(Ruleset) if f.name not in {*FLAGS, "name"}))
PER_COUNT: Final = ("containers", "machines", "warehouses")
"""Fields with a number for each player count."""

RULESETS: Final[Mapping[str, Ruleset]] = {
    "classic": Ruleset("classic"),
    "short": Ruleset("short", containers=(9, 12, 15)),
    "clarified": Ruleset("clarified", building_choice="debtor", all_zero="keeps_at_once"),
    "jumbo": Ruleset(
        "jumbo",
        containers=(10, 13, 16),
        machines=(2, 3, 4),
        warehouses=(12, 16, 20),
        warehouse_spaces=(0, 4, 5, 6),
        default="cargo",
        all_zero="keeps_after_extra",
        tie_break="factory",
    ),
}
"""The named rulesets."""


def named(name: str) -> Ruleset:
    """The ruleset of that name."""
    if name not in RULESETS:
        raise RulesetError(f"there is no ruleset {name[:60]!r}; the rulesets are {', '.join(RULESETS)}")
    return RULESETS[name]


def check_players(players: int) -> None:
    """Refuse a player count the game does not have."""
    if players not in PLAYER_COUNTS:
        raise RulesetError(f"players={players} is not possible: the game has 3 to 5 players")


def _refused(field: str, value: object, allowed: str) -> RulesetError:
    shown = "/".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
    return RulesetError(f"{field}={shown[:60]} is not possible: {allowed}")


def _read(field: str, value: str) -> object:
    """The value of a ``field=value`` word: a choice, a number, or numbers between slashes."""
    if field in CHOICES:
        return value
    parts = value.split("/")
    if not all(part.isascii() and part.isdigit() and len(part) <= _MOST_DIGITS for part in parts):
        raise _refused(field, value, ALLOWED.get(field, "a number"))
    numbers = [int(part) for part in parts]
    return numbers[0] if len(numbers) == 1 and field not in _LISTS else numbers


ALLOWED: Final[Mapping[str, str]] = {
    "containers": "one number from 1 to 99, or three for 3/4/5 players",
    "machines": "a number from 1 to 5",
    "warehouses": f"a number from the number of players to {_MOST_WAREHOUSES}",
    "machine_spaces": f"1 to {SPACES} prices, the first 0 (free), strictly rising to {_SPACE_LIMIT} at most",
    "warehouse_spaces": f"1 to {SPACES} prices, the first 0 (free), strictly rising to {_SPACE_LIMIT} at most",
    "factory_prices": f"1 to {SLOTS} prices from 1 to 20, strictly rising, 2 among them",
    "harbour_prices": f"1 to {SLOTS} prices from 1 to 20, strictly rising",
    "round_limit": f"a number from 1 to {_MOST_ROUNDS}",
    **{field: " or ".join(values) for field, values in CHOICES.items()},
    **dict.fromkeys(FLAGS, "true or false"),
}
"""What each field allows, in words."""

_LISTS: Final = ("machine_spaces", "warehouse_spaces", "factory_prices", "harbour_prices")


def _checked(field: str, value: object) -> object:
    """The value in the form the ruleset keeps, or a RulesetError that says what is allowed."""
    if field in FLAGS:
        fits = isinstance(value, bool)
        kept = value
    elif field in CHOICES:
        fits = value in CHOICES[field]
        kept = value
    elif field == "round_limit":
        fits = _is_number(value, 1, _MOST_ROUNDS)
        kept = value
    elif field in PER_COUNT:
        low, high = {"containers": (1, 99), "machines": (1, 5), "warehouses": (3, _MOST_WAREHOUSES)}[field]
        numbers = _listed(value) if field == "containers" else [value]
        numbers = numbers * len(PLAYER_COUNTS) if len(numbers) == 1 else numbers
        fits = len(numbers) == len(PLAYER_COUNTS) and all(_is_number(number, low, high) for number in numbers)
        kept = tuple(numbers)
    else:
        low, high, most = (0, _SPACE_LIMIT, SPACES) if field.endswith("_spaces") else (1, 20, SLOTS)
        numbers = _listed(value)
        fits = 1 <= len(numbers) <= most and all(_is_number(number, low, high) for number in numbers)
        fits = fits and all(a < b for a, b in itertools.pairwise(numbers))
        fits = fits and (numbers[0] == 0 if field.endswith("_spaces") else True)
        fits = fits and (START_PRICE in numbers if field == "factory_prices" else True)
        kept = tuple(numbers)
    if not fits:
        raise _refused(field, value, ALLOWED[field])
    return kept


def _listed(value: object) -> list[Any]:
    return list(value) if isinstance(value, list | tuple) else [value]


def _is_number(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
