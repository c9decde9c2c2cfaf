"""The deal as chance: who begins, a machine and a card for each seat, the brokers' lots, one by one (R1, R9.1).

Every outcome is a number below 5: a seat, or a colour.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from boxship.crowds.arrays import new_games, put_state
from boxship.envs.openspiel.events import card_event, first_event, lot_event, machine_event
from boxship.envs.openspiel.playing import Playing
from boxship.notation.records import Header
from boxship.rules.layout import COLOURS
from boxship.rules.rulesets import BROKER_NAMES, SEAT_NAMES, Ruleset
from boxship.rules.setup import FIRST_LOTS, empty_table, unused_in_box

if TYPE_CHECKING:
    from boxship.crowds.arrays import Games

CHANCE: Final = -1
"""The player of a chance node, as OpenSpiel numbers it."""

OUTCOMES: Final = COLOURS
"""The most outcomes that a chance node has."""

_DEALS: Final = 1024
"""So many tables that have been laid out are kept."""


@dataclass(frozen=True)
class Dealing:
    """A table that is being dealt, after some outcomes. It never changes."""

    rules: Ruleset
    players: int
    outcomes: tuple[int, ...] = ()

    actor = CHANCE
    legal: tuple[int, ...] = ()

    def __deepcopy__(self, _: object) -> Dealing:
        """The same: it never changes."""
        return self

    @property
    def length(self) -> int:
        """How many outcomes a deal has."""
        return 1 + 2 * self.players + (len(FIRST_LOTS) if self.rules.investment_bank else 0)

    def chances(self) -> list[tuple[int, float]]:
        """What may be dealt next, and how likely it is."""
        dealt = len(self.outcomes)
        machines, cards = 1 + self.players, 1 + 2 * self.players
        if dealt == 0:
            weights = [1] * self.players
        elif dealt < machines:
            weights = [int(colour not in self.outcomes[1:dealt]) for colour in range(COLOURS)]
        elif dealt < cards:
            weights = [int(colour not in self.outcomes[machines:dealt]) for colour in range(COLOURS)]
        else:
            g = empty_table(self.rules, self.players)
            for broker, colour in zip(FIRST_LOTS, self.outcomes[cards:], strict=False):
                g.lot[broker][colour] += 1
            weights = [unused_in_box(g, colour) for colour in range(COLOURS)]
        whole = sum(weights)
        return [(outcome, weight / whole) for outcome, weight in enumerate(weights) if weight]

    def after(self, outcome: int) -> Dealing | Playing:
        """One outcome more; after the last one the game begins."""
        outcomes = (*self.outcomes, outcome)
        if len(outcomes) < self.length:
            return Dealing(self.rules, self.players, outcomes)
        machines, cards = 1 + self.players, 1 + 2 * self.players
        games = _laid_out(self.rules, self.players, outcomes[:machines], outcomes[cards:]).copy()
        games["card"][0, : self.players] = outcomes[machines:cards]
        dealt = Dealing(self.rules, self.players, outcomes)
        return Playing.begun(games, tuple(dealt.heard(seat) for seat in range(self.players)))

    def heard(self, seat: int) -> bytes:
        """What a seat has seen of the deal: all but the others' cards."""
        machines, cards = 1 + self.players, 1 + 2 * self.players
        seen = [first_event(outcome) for outcome in self.outcomes[:1]]
        seen += [machine_event(p, colour) for p, colour in enumerate(self.outcomes[1:machines])]
        seen += [card_event(p, colour) for p, colour in enumerate(self.outcomes[machines:cards]) if p == seat]
        seen += [lot_event(*lot) for lot in zip(FIRST_LOTS, self.outcomes[cards:], strict=False)]
        return b"".join(seen)

    def saying(self, seat: int) -> int:  # noqa: ARG002 - as a game under way
        """Nobody says an amount yet."""
        return 0

    def in_words(self, outcome: int) -> str:
        """What an outcome of the next chance means."""
        dealt, colours = len(self.outcomes), self.rules.colours
        if dealt == 0:
            return f"first: {SEAT_NAMES[outcome]}"
        for what, start in (("machine", 1), ("card", 1 + self.players)):
            if dealt < start + self.players:
                return f"{what} of {SEAT_NAMES[dealt - start]}: {colours[outcome]}"
        return f"broker {BROKER_NAMES[FIRST_LOTS[dealt - 1 - 2 * self.players]]}: {colours[outcome]}"

    def __str__(self) -> str:
        """What has been dealt, in words."""
        said = []
        so_far: Dealing | Playing = Dealing(self.rules, self.players)
        for outcome in self.outcomes:
            assert isinstance(so_far, Dealing)
            said.append(so_far.in_words(outcome))
            so_far = so_far.after(outcome)
        return "\n".join(said)


@lru_cache(_DEALS)
def _laid_out(rules: Ruleset, players: int, first_and_machines: tuple[int, ...], lots: tuple[int, ...]) -> Games:
    """The table of a deal, all but the cards, which nothing depends on before the end."""
    at_first, at_second = (
        tuple(colour for b, colour in zip(FIRST_LOTS, lots, strict=False) if b == broker) for broker in range(2)
    )
    bank = (at_first, at_second) if rules.investment_bank else None
    first, *machines = first_and_machines
    header = Header(rules, players, first, tuple(machines), tuple(range(players)), bank)
    games = new_games(1)
    put_state(games, 0, header.start())
    return games
