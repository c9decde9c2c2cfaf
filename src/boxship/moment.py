"""A game under way as an immutable value: the state, the lines that led to it, and what may be taken back.

A moment never changes; a line makes the next one. ``Game`` is a stack of moments, a table of the server is one moment
and what belongs to its people.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from boxship.notation.line_text import write
from boxship.notation.lines import Bid, Line
from boxship.notation.play_line import played
from boxship.notation.records import BidRound, Header, Move
from boxship.rules import layout
from boxship.rules.layout import State
from boxship.rules.rulesets import SEAT_NAMES, Ruleset
from boxship.rules.turn import is_due, next_due

_BLOCK: Final = 64
"""Lines in a full block of a history."""


@dataclass(frozen=True, slots=True, eq=False)
class LineHistory:
    """The lines of a game so far: a persistent list, which shares all but its last block with the history before."""

    texts: tuple[str, ...] = ()
    """The lines of the last block, as ``red: sail sea``."""
    values: tuple[Move, ...] = ()
    """The same lines as values, each with its seat."""
    auctions: tuple[BidRound | None, ...] = ()
    """The round of bids in which each of them was played; None outside of auctions."""
    full: LineHistory | None = None
    """The full blocks before the last one."""

    @property
    def lines(self) -> tuple[str, ...]:
        """Every line, as ``red: sail sea``."""
        lines, block = self.texts, self.full
        while block is not None:
            lines, block = block.texts + lines, block.full
        return lines

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every line as a value, with its seat."""
        moves, block = self.values, self.full
        while block is not None:
            moves, block = block.values + moves, block.full
        return moves

    @property
    def rounds(self) -> tuple[BidRound | None, ...]:
        """The round of bids in which each line was played; None outside of auctions."""
        rounds, block = self.auctions, self.full
        while block is not None:
            rounds, block = block.auctions + rounds, block.full
        return rounds

    def __len__(self) -> int:
        return len(self.texts) + (0 if self.full is None else len(self.full))

    def __eq__(self, other: object) -> bool:
        """Equal when every line is."""
        return isinstance(other, LineHistory) and self.moves == other.moves

    __hash__ = None  # type: ignore[assignment]  # nobody needs it as a key

    def added(self, move: Move, text: str, auction: BidRound | None) -> LineHistory:
        """The history with one more line, its text, and the round of bids in which it is played."""
        said = f"{SEAT_NAMES[move[0]]}: {text}"
        if len(self.texts) == _BLOCK:
            return LineHistory((said,), (move,), (auction,), self)
        return LineHistory((*self.texts, said), (*self.values, move), (*self.auctions, auction), self.full)


@dataclass(frozen=True, slots=True)
class Moment:
    """A game after some of its lines."""

    rules: Ruleset
    """The ruleset."""
    state: State
    """The position as the engine keeps it; not to be changed."""
    history: LineHistory = field(default_factory=LineHistory)
    """The lines that led to it."""
    retractable: int = 0
    """So many of the last lines the seat that has to decide may still take back."""

    @classmethod
    def dealt(cls, header: Header) -> Moment:
        """A game as it begins."""
        return cls(header.rules, header.start())

    # -- who decides, and what ---------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == layout.OVER

    @property
    def to_act(self) -> tuple[int, ...]:
        """Every seat that may decide now, by number; several while sealed bids are due."""
        return tuple(p for p in range(self.state.players) if is_due(self.state, p))

    def played(self, seat: int, line: Line) -> Moment:
        """The game after a line of this seat; an IllegalLineError says why it can't be played."""
        return self.followed_by(seat, line, played(self.state, seat, line, self.rules.colours))

    def followed_by(self, seat: int, line: Line, state: State) -> Moment:
        """The game after a line of this seat that is known to be legal and to lead to this state."""
        history = self.history.added((seat, line), write(line, self.rules.colours), self._bid_round)
        return Moment(self.rules, state, history, self.retractable + 1 if is_retractable(state, seat, line) else 0)

    # -- taking back -------------------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take back the last line: its own, answered by nobody, with nothing revealed."""
        return self.retractable > 0 and seat != layout.NOBODY and is_due(self.state, seat)

    # -- knowledge ---------------------------------------------------------------------------------------------------

    def heard(self, seat: int) -> tuple[str, ...]:
        """The lines as this seat (-1: a spectator) knows them: ``red: bid`` without an amount while it is sealed."""
        lines, bidding = self.history.lines, self._bid_round
        if bidding is None:
            return lines
        heard = list(lines)
        moves, rounds = self.history.moves, self.history.rounds
        for i in range(len(moves) - 1, -1, -1):
            bidder, line = moves[i]
            if rounds[i] != bidding:
                break
            if isinstance(line, Bid) and bidder != seat:
                heard[i] = f"{SEAT_NAMES[bidder]}: bid"
        return tuple(heard)

    @property
    def _bid_round(self) -> BidRound | None:
        """The round of bids that is open; None outside of auctions."""
        g = self.state
        return BidRound(g.turn, g.bidding) if g.phase == layout.BID else None


def is_retractable(after: State, seat: int, line: Line) -> bool:
    """The rule of undo: a line, but no bid, can be taken back while its own seat, and nobody else, has to go on."""
    return not isinstance(line, Bid) and next_due(after) == seat and sum(after.due) <= 1
