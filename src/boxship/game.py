"""One game to play with: lines in, positions out.

>>> game = Game.new("classic", players=3, seed=20)
>>> game.to_act
('red',)
>>> game.play("produce -> brown@1 brown@3")
>>> "produce -> brown@1 brown@3" in game.legal
False
>>> game.legal.explain("produce -> brown@1 brown@3")
'producing is possible once a turn'
>>> game.undo()
'produce -> brown@1 brown@3'
>>> "produce -> brown@1 brown@3" in game.legal
True
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING

from boxship.notation.legal_lines import legal_lines, summary
from boxship.notation.lines import Bid, Line, read, read_seat, write
from boxship.notation.play_line import played
from boxship.notation.records import Closing, Header, Record, in_written_order
from boxship.notation.refusals import IllegalLineError, Refusal
from boxship.notation.states import States
from boxship.notation.write_position import Position, position
from boxship.render import Look, svg, text
from boxship.rules import layout, scoring
from boxship.rules.auction import highest_bid
from boxship.rules.chance import WORDS, seed_words
from boxship.rules.counts import on_dock, on_ship
from boxship.rules.layout import COLOURS, State
from boxship.rules.rulesets import SEAT_NAMES, Ruleset
from boxship.rules.setup import deal, empty_table
from boxship.rules.turn import is_due, next_due
from boxship.rules.view import view

if TYPE_CHECKING:
    from collections.abc import Iterator

_MOST_SEED = 0x7FFF_FFFF_FFFF_FFFF


class Game:
    """One game, played in lines of the notation. It holds the whole truth; a player is shown ``view(seat)``."""

    def __init__(self, record: Record) -> None:
        """A game as its record says; a RecordError for a record that can't be replayed."""
        self.header = record.header
        """The ruleset and the deal."""
        self.moves: list[tuple[int, Line]] = list(record.moves)
        """Every decision so far: the number of the seat, and the value of the line."""
        self._states: States | list[State] = States(record.states(), self.moves, self.rules.colours)

    @classmethod
    def new(cls, rules: str | Ruleset = "classic", players: int = 4, seed: int | None = None) -> Game:
        """A freshly dealt game; the same seed deals the same game. Without a seed the deal is unpredictable."""
        ruleset = rules if isinstance(rules, Ruleset) else Ruleset.parse(rules)
        g = empty_table(ruleset, players)
        if seed is None:
            words = [secrets.randbits(32) or 1 for _ in range(WORDS)]
        else:
            words = [0] * WORDS
            seed_words(words, seed & _MOST_SEED, 0)
        deal(g, words)
        return cls(Record(Header.of(ruleset, g)))

    @classmethod
    def from_record(cls, record: str) -> Game:
        """The game of a record's text, replayed and checked."""
        return cls(Record.parse(record))

    # -- what there is -----------------------------------------------------------------------------------------------

    @property
    def rules(self) -> Ruleset:
        """The ruleset."""
        return self.header.rules

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats in turn order."""
        return SEAT_NAMES[: self.header.players]

    @property
    def state(self) -> State:
        """The position as the engine keeps it; not to be changed."""
        return self._states[-1]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == layout.OVER

    @property
    def to_act(self) -> tuple[str, ...]:
        """Every seat that may decide now; several while sealed bids are due."""
        return tuple(seat for p, seat in enumerate(self.seats) if is_due(self.state, p))

    @property
    def winners(self) -> tuple[str, ...]:
        """The winner, or all who share the victory; empty before the end."""
        return tuple(seat for p, seat in enumerate(self.seats) if self.state.winner[p])

    @property
    def lines(self) -> tuple[str, ...]:
        """Every decision so far, as ``seat: line``."""
        return tuple(f"{SEAT_NAMES[p]}: {write(line, self.rules.colours)}" for p, line in self.moves)

    # -- playing -----------------------------------------------------------------------------------------------------

    @property
    def legal(self) -> LegalLines:
        """What the next seat to act may do."""
        return self.legal_for(next_due(self.state))

    def legal_for(self, seat: int | str) -> LegalLines:
        """What a seat may do; nothing unless it has to decide now."""
        return LegalLines(self.state, self._seat(seat), self.rules)

    def play(self, line: str, seat: int | str | None = None) -> None:
        """Play a line for a seat: the one named, or in front of the line (``red: bid 7``), or the next to act.

        A Refusal says what is wrong and what would be legal; nothing has changed then.
        """
        if seat is None:
            name, colon, rest = line.partition(":")
            if colon and name.strip() in SEAT_NAMES:
                seat, line = name.strip(), rest
            else:
                seat = next_due(self.state)
        p = self._seat(seat)
        legal = LegalLines(self.state, p, self.rules)
        value, after = legal.tried(line)
        self.moves.append((p, value))
        self._states.append(after)

    def undo(self) -> str:
        """Take the last line back; returns it."""
        if not self.moves:
            raise ValueError("there is nothing to undo: no line has been played yet")
        self._states.pop()
        return write(self.moves.pop()[1], self.rules.colours)

    def _seat(self, seat: int | str) -> int:
        """The number of a seat of this game, -1 for nobody; a Refusal for any other."""
        number = seat if isinstance(seat, int) else read_seat(seat)
        if not layout.NOBODY <= number < len(self.seats):
            raise IllegalLineError(
                "seat_not_playing", seat=SEAT_NAMES[number] if 0 <= number < len(SEAT_NAMES) else f"seat {number}"
            )
        return number

    # -- knowledge and text ------------------------------------------------------------------------------------------

    def view(self, seat: int | str | None = None) -> View:
        """What a seat knows (None: a spectator): the only thing a player or a bot is given."""
        p = layout.NOBODY if seat is None else self._seat(seat)
        return View(view(self.state, p), p, self.rules, self._heard(p))

    def _heard(self, seat: int) -> tuple[str, ...]:
        """The decisions so far as this seat knows them: ``red: bid`` without an amount while it is sealed."""
        heard = list(self.lines)
        sealed = {p for p in range(len(self.seats)) if p != seat and _has_sealed(self.state, p)}
        for i in range(len(self.moves) - 1, -1, -1):
            if not sealed:
                break
            p, line = self.moves[i]
            if isinstance(line, Bid) and p in sealed:
                heard[i] = f"{SEAT_NAMES[p]}: bid"
                sealed.remove(p)
        return tuple(heard)

    def position(self, seat: int | str | None = None) -> Position:
        """The position by the keys of the notation: all of it, or what a seat knows."""
        return position(self.state, self.rules.colours) if seat is None else self.view(seat).position

    def positions(self, seat: int | str | None = None) -> Iterator[Position]:
        """The position after each decision so far."""
        for g in islice(self._states, 1, None):
            yield position(g if seat is None else view(g, self._seat(seat)), self.rules.colours)

    def record(self) -> str:
        """The whole game as a record."""
        moves = tuple(in_written_order(list(self._states), self.moves))
        return str(Record(self.header, moves, Closing.of(self.state)))

    def scores(self) -> dict[str, Score]:
        """What each seat would score if the game ended now; at the end the result."""
        return {seat: Score.of(self.state, p, self.rules) for p, seat in enumerate(self.seats)}

    def text(self, *, colour: bool = False, width: int = 100) -> str:
        """The table as text, with everything open."""
        return text(self.position(), look(self.rules, self.state, None), colour=colour, width=width)

    def svg(self) -> str:
        """The table as a picture, with everything open."""
        return svg(self.position(), look(self.rules, self.state, None))

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        """The table as text."""
        return self.text()


class LegalLines:
    """The legal lines of a seat: iterate them (lazily: there can be very many), ask ``in``, or ask ``explain``."""

    def __init__(self, state: State, seat: int, rules: Ruleset) -> None:
        """For one seat in one state of the game."""
        self._state = state
        self._seat = seat
        self._colours = rules.colours

    def __iter__(self) -> Iterator[str]:
        """Every legal line, once."""
        if self._seat != layout.NOBODY:
            for line in legal_lines(self._state, self._seat):
                yield write(line, self._colours)

    def __contains__(self, line: object) -> bool:
        """Whether a line is legal; exact, without listing the others."""
        return isinstance(line, str) and self.explain(line) is None

    def __bool__(self) -> bool:
        """Whether there is anything to decide."""
        return next(iter(self), None) is not None

    def explain(self, line: str) -> str | None:
        """Why a line is not legal; None if it is."""
        try:
            self._after(line)
        except Refusal as refusal:
            return str(refusal)
        return None

    def _after(self, line: str) -> tuple[Line, State]:
        if self._seat == layout.NOBODY:
            raise IllegalLineError("game_over")
        value = read(line, self._colours)
        return value, played(self._state, self._seat, value, self._colours)

    def tried(self, line: str) -> tuple[Line, State]:
        """The line's value and the game after it; a Refusal that also says what would be legal."""
        try:
            return self._after(line)
        except Refusal as refusal:
            if self.summary:
                refusal.add_legal(self.summary)
            raise

    @cached_property
    def summary(self) -> str:
        """What is legal, in short: one phrase for each kind of line."""
        return "" if self._seat == layout.NOBODY else summary(self._state, self._seat, self._colours)


@dataclass(frozen=True)
class View:
    """What one seat knows: a redacted state, its words, the decisions heard so far and the own legal lines."""

    state: State
    """The state of the game; what the seat does not know is -1."""
    seat: int
    """The number of the seat; -1 for a spectator."""
    rules: Ruleset
    """The ruleset."""
    lines: tuple[str, ...]
    """Every decision so far, as ``seat: line``; a bid that is still sealed has no amount."""

    @property
    def position(self) -> Position:
        """By the keys of the notation; what the seat does not know is None."""
        return position(self.state, self.rules.colours)

    @property
    def legal(self) -> LegalLines:
        """The own legal lines."""
        return LegalLines(self.state, self.seat, self.rules)

    @property
    def own_bid(self) -> int | None:
        """The own sealed bid of this round, once it is in."""
        g, p = self.state, self.seat
        if p == layout.NOBODY or g.phase != layout.BID or p == g.turn or g.due[p]:
            return None
        return g.bids[p] if g.bidding == 1 else g.extra[p]

    def text(self, *, colour: bool = False, width: int = 100) -> str:
        """The table as this seat sees it, as text."""
        return text(self.position, look(self.rules, self.state, self.seat), colour=colour, width=width)

    def svg(self) -> str:
        """The table as this seat sees it, as a picture."""
        return svg(self.position, look(self.rules, self.state, self.seat))

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        """The table as text."""
        return self.text()


@dataclass(frozen=True)
class Score:
    """A seat's final money, broken down as the rulebook does (R10.4 to R10.6)."""

    cash: int
    """The money in hand."""
    island: int
    """What the containers on the island are worth, by the seat's value card."""
    harbour: int
    """What the containers in the harbour store are worth."""
    ship: int
    """What the containers on the ship are worth."""
    dock: int
    """What the containers on the dock at the Investment Bank are worth."""
    loans: int
    """What the loans cost: zero or less."""
    total: int
    """The sum of all these."""
    every_colour: bool
    """Whether all five colours lie on the island, so that the $5/$10 colour counts $10 (R10.4)."""
    discarded: str | None
    """The colour that is discarded from the island before counting (R10.5); None if nothing lies there."""

    @classmethod
    def of(cls, g: State, p: int, rules: Ruleset) -> Score:
        """The score of a seat as the table stands."""
        dropped = scoring.discarded_colour(g, p, g.card[p])
        return cls(
            cash=g.cash[p],
            island=scoring.island_worth(g, p, g.card[p]),
            harbour=scoring.HARBOUR_WORTH * g.in_harbour[p],
            ship=scoring.AFLOAT_WORTH * on_ship(g, p),
            dock=scoring.AFLOAT_WORTH * on_dock(g, p),
            loans=-scoring.LOAN_COST * g.loans[p],
            total=scoring.final_money(g, p),
            every_colour=scoring.has_every_colour(g, p),
            discarded=None if dropped < 0 else rules.colours[dropped],
        )


def _has_sealed(g: State, p: int) -> bool:
    """Whether a bid of this seat waits for the others of its round."""
    if g.phase != layout.BID or p == g.turn or g.due[p]:
        return False
    return g.bidding == 1 or g.bids[p] == highest_bid(g)


def look(rules: Ruleset, g: State, seat: int | None) -> Look:
    """What a picture needs to know of the ruleset."""
    colours = rules.colours
    values = {
        colours[card]: tuple(scoring.colour_worth(card, c, every_colour=False) for c in range(COLOURS))
        for card in range(COLOURS)
    }
    doubles = {colours[card]: colours[scoring.RANKS[card].index(scoring.DOUBLE)] for card in range(COLOURS)}
    return Look(
        colours=colours,
        factory_prices=rules.factory_prices,
        harbour_prices=rules.harbour_prices,
        machine_spaces=rules.machine_spaces,
        warehouse_spaces=rules.warehouse_spaces,
        containers=g.containers,
        rules=str(rules),
        seat=None if seat in (None, layout.NOBODY) else SEAT_NAMES[seat],
        card_values=values,
        double=doubles,
    )
