"""The branch at which a fork leaves another game, as the header of its table keeps it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, Self, cast

from boxship.notation.records import Header

FORK: Final = "fork"
"""The key of a header that names the game a table was forked from."""

Kind = Literal["table", "record"]


@dataclass(frozen=True, slots=True)
class Branch:
    """Which moment of which game a fork plays on from."""

    kind: Kind
    """Of what: a table, or a record that is kept."""
    name: str
    number: int
    """The event of the table, or of the replay of the record."""
    began: int
    """The number of the event after which the fork goes its own way."""
    round: int
    """The round in which it does."""

    def extra(self) -> tuple[str, str]:
        """The key and the value in a header."""
        return FORK, f"{self.kind} {self.name} {self.number} {self.began} {self.round}"

    @classmethod
    def read(cls, header: Header) -> Self | None:
        """The branch that a header names; None: the game was dealt."""
        said = dict(header.extras).get(FORK)
        if said is None:
            return None
        kind, name, number, began, round_number = said.split()
        return cls(cast("Kind", kind), name, int(number), int(began), int(round_number))
