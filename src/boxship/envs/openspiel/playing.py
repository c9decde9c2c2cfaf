"""A game under way as a node of a tree: the compiled game, who decides, what is legal, and what each seat has heard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from boxship.crowds.arrays import GAME, get_state
from boxship.crowds.compile import compiled
from boxship.crowds.rewards import UTILITIES, utilities
from boxship.envs.openspiel.events import SEALED, STEP, amount_event, card_event
from boxship.rules.apply import apply
from boxship.rules.auction import FIRST_BIDS, bidders
from boxship.rules.layout import BID
from boxship.rules.legal import legal
from boxship.rules.marks import entry
from boxship.rules.steps import AMOUNT, HEAP, STEPS
from boxship.rules.turn import next_due

if TYPE_CHECKING:
    from boxship.crowds.arrays import Games
    from boxship.crowds.batch import Array
    from boxship.crowds.rewards import Utility
    from boxship.rules.layout import State

TERMINAL: Final = -4
"""The player of a game that is over, as OpenSpiel numbers it."""


@entry
def step_one(games: Games, p: int, step: int, options: Array) -> tuple[int, int]:
    """Take a step in the only game (none: below 0); returns who decides next (-1: nobody) and how many ways there are.

    These are written into ``options``.
    """
    if step >= 0:
        apply(games[0], p, step)
    q = next_due(games[0])
    count = 0
    if q >= 0:
        count = legal(games[0], q, options)
    return q, count


class Playing:
    """A game at one of its decisions, or at its end. It never changes: a step makes another one."""

    __slots__ = ("_games", "_heard", "actor", "legal")

    def __init__(self, games: Games, heard: tuple[bytes, ...], actor: int, legal: list[int]) -> None:
        self._games = games
        self._heard = heard
        self.actor = actor
        """The seat that decides, or ``TERMINAL``."""
        self.legal = legal
        """The legal steps, rising."""

    @classmethod
    def begun(cls, games: Games, heard: tuple[bytes, ...]) -> Playing:
        """A game that has just been dealt; the array is its own from now on."""
        return cls(games, heard, *_advanced(games, 0, -1))

    def __deepcopy__(self, _: object) -> Playing:
        """The same: it never changes."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """For ``pickle``: the game as bytes."""
        return _read, (self._games.tobytes(), self._heard)

    def after(self, step: int) -> Playing:
        """The game after a step of the seat that decides."""
        games = _games(self._games.tobytes())
        actor, legal = _advanced(games, self.actor, step)
        if step < HEAP:
            said = STEP[self.actor][step]
            heard = tuple([before + said for before in self._heard])
        elif step < AMOUNT:
            heard = self._heard
        else:
            heard = self._amount_heard(step)
        if actor == TERMINAL:
            heard = tuple(
                before + b"".join(card_event(q, int(card)) for q, card in enumerate(self.cards) if q != seat)
                for seat, before in enumerate(heard)
            )
        return Playing(games, heard, actor, legal)

    def _amount_heard(self, step: int) -> tuple[bytes, ...]:
        """What each seat has heard after the last piece of an amount: at once, or when all bids are in."""
        p = self.actor
        amount = self.saying(p) + step - AMOUNT
        said = amount_event(p, amount)
        if self._games["phase"][0] != BID:
            return tuple(before + said for before in self._heard)
        heard = [before + (said if seat == p else SEALED[p]) for seat, before in enumerate(self._heard)]
        g = self.state
        if sum(g.due) > 1:
            return tuple(heard)
        envelopes = g.bids if g.bidding == FIRST_BIDS else g.extra
        envelopes[p] = amount
        for q in bidders(g):
            said = amount_event(q, envelopes[q])
            for seat in range(g.players):
                if seat != q:
                    heard[seat] += said
        return tuple(heard)

    def heard(self, seat: int) -> bytes:
        """All that a seat has heard."""
        return self._heard[seat]

    def saying(self, seat: int) -> int:
        """What a seat has said so far of an amount."""
        return int(self._games["amount"][0, seat])

    @property
    def cards(self) -> list[int]:
        """The value card of every seat."""
        cards: list[int] = self._games["card"][0, : len(self._heard)].tolist()
        return cards

    @property
    def games(self) -> Games:
        """The game as a compiled record; not to be changed."""
        return self._games

    @property
    def state(self) -> State:
        """The whole truth, as the uncompiled home has it: a copy."""
        return get_state(self._games, 0)

    def utilities(self, utility: Utility, *, zero_sum: bool) -> list[float]:
        """What the end is worth to every seat."""
        worth: Any = [0.0] * len(self._heard)
        utilities(self.state, UTILITIES.index(utility), int(zero_sum), worth)
        worths: list[float] = worth
        return worths


def _advanced(games: Games, p: int, step: int) -> tuple[int, list[int]]:
    """Take a step in a game; who decides next, and the legal steps, rising."""
    options = np.empty(STEPS, np.uint8)
    actor, count = compiled(step_one)(games, p, step, options)
    legal: list[int] = options[:count].tolist()
    legal.sort()
    return (actor, legal) if actor >= 0 else (TERMINAL, legal)


def _read(kept: bytes, heard: tuple[bytes, ...]) -> Playing:
    """A game from its bytes."""
    return Playing.begun(_games(kept), heard)


def _games(kept: bytes) -> Games:
    """A record from its bytes. NumPy's own copy goes from field to field, and takes ten times as long."""
    return np.frombuffer(bytearray(kept), GAME)
