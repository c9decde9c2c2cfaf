"""A study as values: what is asked, the arms that are compared, and when enough has been played."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product
from typing import TYPE_CHECKING

from boxship.arena.schedule import rotated
from boxship.protocol.external import THINKING_SECONDS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from boxship.arena.entrants import Entrant
    from boxship.rules.rulesets import Ruleset


@dataclass(frozen=True)
class LineUp:
    """Who plays: the entrants in the order of their seats, again from the first where there are more seats."""

    entrants: tuple[Entrant, ...]

    def __str__(self) -> str:
        """The names as somebody wrote them."""
        return " + ".join(entrant.name for entrant in self.entrants)

    def seats(self, players: int) -> tuple[int, ...]:
        """The entrant of each seat by their number; entrants of one name are one."""
        names = [entrant.name for entrant in self.entrants]
        return tuple(names.index(names[seat % len(names)]) for seat in range(players))


@dataclass(frozen=True)
class Arm:
    """One way to play every deal: rules, number of players, who plays."""

    number: int
    rules: Ruleset
    players: int
    bots: LineUp

    def rotations(self) -> list[tuple[int, ...]]:
        """The line-up of each game of a deal: every different rotation over the seats, once."""
        seats = self.bots.seats(self.players)
        return list(dict.fromkeys(rotated(seats, rotation) for rotation in range(self.players)))


@dataclass(frozen=True)
class ArmComparison:
    """The difference of two arms that differ in one factor only: what ``other`` adds to ``base``."""

    other: Arm
    base: Arm
    factor: str
    """``rules`` or ``bots``."""

    def __str__(self) -> str:
        """What is compared, without what both share."""
        return f"{getattr(self.other, self.factor)} − {getattr(self.base, self.factor)}"


@dataclass(frozen=True)
class StopRule:
    """When enough has been played: after so many deals, or at the first look at which a metric is known well enough."""

    most: int
    """Never more deals than this."""
    look: int
    """Deals between two looks."""
    metric: str = ""
    """What is looked at; nothing if the number of deals is fixed."""
    half_width: float = 0.0
    """How narrow it has to be: of every comparison, or of every arm where nothing is compared."""

    def looks(self) -> Iterator[int]:
        """The numbers of deals at which to look; the last one is the most."""
        yield from range(self.look, self.most, self.look)
        yield self.most


@dataclass(frozen=True)
class Study:
    """What a file asks for."""

    title: str
    question: str
    seed: int
    rules: tuple[Ruleset, ...]
    players: tuple[int, ...]
    bots: tuple[LineUp, ...]
    metrics: tuple[str, ...]
    pairs: tuple[tuple[str, str, str], ...]
    """What is compared: the factor, and two of its values as text, the other and the base."""
    stop: StopRule
    seconds: float = THINKING_SECONDS
    """How long a program may think about a line."""
    arms: tuple[Arm, ...] = field(init=False)
    comparisons: tuple[ArmComparison, ...] = field(init=False)

    def __post_init__(self) -> None:
        """Every arm, and every comparison of two of them that differ in the pair's factor only."""
        every = product(self.players, self.bots, self.rules)
        arms = tuple(Arm(number, rules, players, bots) for number, (players, bots, rules) in enumerate(every))
        object.__setattr__(self, "arms", arms)
        object.__setattr__(self, "comparisons", tuple(_compared(arms, self.pairs)))

    def written(self) -> dict[str, object]:
        """All that decides what is played, except how much; for JSON."""
        return {
            "seed": self.seed,
            "rules": [str(rules) for rules in self.rules],
            "players": list(self.players),
            "bots": [str(bots) for bots in self.bots],
            "seconds": self.seconds,
        }


def _compared(arms: tuple[Arm, ...], pairs: tuple[tuple[str, str, str], ...]) -> Iterator[ArmComparison]:
    by_values = {(str(arm.rules), arm.players, str(arm.bots)): arm for arm in arms}
    for factor, other, base in pairs:
        for (rules, players, bots), arm in by_values.items():
            if factor == "rules" and rules == other:
                yield ArmComparison(arm, by_values[base, players, bots], factor)
            elif factor == "bots" and bots == other:
                yield ArmComparison(arm, by_values[rules, players, base], factor)
