"""Knowledge of a seat, from a view or from what a server sends: all that a text for an agent is made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from boxship.game import View, look
from boxship.protocol.legal_as_data import DECIDING, described
from boxship.render.look import Look
from boxship.rules.rulesets import SEAT_NAMES, Ruleset
from boxship.rules.turn import is_due

NOTHING_LEGAL: Mapping[str, Any] = {"lines": [], "kinds": []}


@dataclass(frozen=True)
class Knowledge:
    """What a seat knows and may do, in the words of the notation."""

    rules: str
    seats: Sequence[str]
    seat: str
    to_act: Sequence[str]
    """Everybody who is waited for."""
    deciding: str | None
    """What this seat has to decide; None: nothing now."""
    own_bid: int | None
    """The own sealed bid, while it may still be changed."""
    position: Mapping[str, Any]
    lines: Sequence[str]
    """Every decision so far, as the seat heard it."""
    legal: Mapping[str, Any]
    """``lines`` and ``kinds``, as in the protocol for bots."""

    @classmethod
    def of(cls, view: View) -> Knowledge:
        """What the seat of a view knows."""
        g = view.state
        asked = is_due(g, view.seat)
        position = view.position
        return cls(
            str(view.rules),
            SEAT_NAMES[: g.players],
            SEAT_NAMES[view.seat],
            position["to_act"],
            DECIDING[g.phase] if asked else None,
            None,
            position,
            view.lines,
            described(view) if asked else NOTHING_LEGAL,
        )

    @classmethod
    def read(cls, words: Mapping[str, Any]) -> Knowledge:
        """As a server sends it; a KeyError where something is missing."""
        return cls(*(words[name] for name in cls.__dataclass_fields__))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.position["over"])

    @property
    def asked(self) -> bool:
        """Whether the table waits for this seat."""
        return self.seat in self.to_act

    @cached_property
    def look(self) -> Look:
        """The fixed facts of the ruleset, for pictures and texts."""
        ruleset = Ruleset.parse(self.rules)
        return look(ruleset, ruleset.for_players(len(self.seats))[0], SEAT_NAMES.index(self.seat))
