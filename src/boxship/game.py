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
>>> next(iter(game.legal)).value
Word(word='loan')
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from boxship.catalogue import ENGLISH
from boxship.moment import Moment
from boxship.notation.legal_lines import legal_lines, summary
from boxship.notation.line_text import LineText, checked, read, read_seat, write
from boxship.notation.lines import Line
from boxship.notation.play_line import played
from boxship.notation.records import Closing, Header, Record, in_written_order
from boxship.notation.refusals import IllegalLineError, Refusal
from boxship.notation.write_position import Position, position
from boxship.render import Look, svg, text
from boxship.rules import layout, scoring
from boxship.rules.chance import WORDS, seed_words
from boxship.rules.counts import on_dock, on_ship
from boxship.rules.layout import COLOURS, State
from boxship.rules.rulesets import SEAT_NAMES, Ruleset
from boxship.rules.setup import deal, empty_table
from boxship.rules.turn import next_due
from boxship.rules.view import view
from boxship.timeline import Timeline

_MOST_SEED = 0x7FFF_FFFF_FFFF_FFFF


class Game:
    """One game, played in lines of the notation. It holds the whole truth; a player is shown ``view(seat)``."""

    header: Header
    """How the game began: ruleset, seats and the whole deal."""

    def __init__(self, record: Record) -> None:
        """A game as its record says; a RecordError for a record that can't be replayed."""
        self.header = record.header
        """The ruleset and the deal."""
        states = record.states()
        self._timeline = Timeline(Moment(self.rules, next(states)))
        for (seat, line), state in zip(record.moves, states, strict=True):
            self._timeline.append(self.moment.followed_by(seat, line, state))

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
    def moment(self) -> Moment:
        """The game as it stands, as a value that never changes."""
        return self._timeline.last

    @property
    def state(self) -> State:
        """The position as the engine keeps it; not to be changed."""
        return self.moment.state

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.moment.over

    @property
    def to_act(self) -> tuple[str, ...]:
        """Every seat that may decide now; several while sealed bids are due."""
        return tuple(SEAT_NAMES[p] for p in self.moment.to_act)

    @property
    def winners(self) -> tuple[str, ...]:
        """The winner, or all who share the victory; empty before the end."""
        return tuple(seat for p, seat in enumerate(self.seats) if self.state.winner[p])

    @property
    def lines(self) -> tuple[str, ...]:
        """Every decision so far, as ``seat: line``."""
        return self.moment.history.lines

    @property
    def moves(self) -> tuple[tuple[int, Line], ...]:
        """Every decision so far, as the number of its seat and the value of its line."""
        return self.moment.history.moves

    # -- playing -----------------------------------------------------------------------------------------------------

    @property
    def legal(self) -> LegalLines:
        """What the next seat to act may do."""
        return self.legal_for(next_due(self.state))

    def legal_for(self, seat: int | str) -> LegalLines:
        """What a seat may do; nothing unless it has to decide now."""
        return LegalLines(self.state, self._seat(seat), self.rules)

    def play(self, line: str | Line, seat: int | str | None = None) -> None:
        """Play a line for a seat: the one named, or in front of the line (``red: bid 7``), or the next to act.

        A Refusal says what is wrong and what would be legal; nothing has changed then.
        """
        self._timeline.append(self.after(line, seat))

    def after(self, line: str | Line, seat: int | str | None = None) -> Moment:
        """The game after a line, as a value; this game stays as it is. Seats and refusals are those of ``play``."""
        if seat is None and isinstance(line, str):
            name, colon, rest = line.partition(":")
            if colon and name.strip() in SEAT_NAMES:
                seat, line = name.strip(), rest
        p = next_due(self.state) if seat is None else self._seat(seat)
        value, after = self.legal_for(p).tried(line)
        return self.moment.followed_by(p, value, after)

    def undo(self) -> str:
        """Take the last line back and return it. Which lines players may take back says ``moment.can_undo``."""
        if not self.moves:
            raise ValueError("there is nothing to undo: no line has been played yet")
        return write(self._timeline.pop().history.moves[-1][1], self.rules.colours)

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
        return View.of(self.moment, p)

    def position(self, seat: int | str | None = None) -> Position:
        """The position by the keys of the notation: all of it, or what a seat knows."""
        return position(self.state, self.rules.colours) if seat is None else self.view(seat).position

    def positions(self, seat: int | str | None = None) -> Iterator[Position]:
        """The position after each decision so far."""
        for g in islice(self._timeline.states(), 1, None):
            yield position(g if seat is None else view(g, self._seat(seat)), self.rules.colours)

    def record(self) -> str:
        """The whole game as a record."""
        history = self.moment.history
        moves = in_written_order(history.moves, history.rounds, self.header.players)
        return str(Record(self.header, moves, Closing.of(self.state)))

    def scores(self) -> dict[str, Score]:
        """What each seat would score if the game ended now; at the end the result."""
        return {seat: Score.of(self.state, p, self.rules) for p, seat in enumerate(self.seats)}

    def text(self, *, colour: bool = False, width: int = 100, language: str = ENGLISH) -> str:
        """The table as text, with everything open; the languages are ``en``, ``de``, ``fr``, ``it``, ``nl``, ``es``."""
        return text(
            self.position(), look(self.rules, self.state.containers, None, language), colour=colour, width=width
        )

    def svg(self) -> str:
        """The table as a picture, with everything open."""
        return svg(self.position(), look(self.rules, self.state.containers, None))

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

    def __iter__(self) -> Iterator[LineText]:
        """Every legal line, once: text that knows its value."""
        if self._seat != layout.NOBODY:
            for line in legal_lines(self._state, self._seat):
                yield LineText(write(line, self._colours), line)

    def __contains__(self, line: object) -> bool:
        """Whether a line is legal; exact, without listing the others."""
        return isinstance(line, str | Line) and self.explain(line) is None

    def __bool__(self) -> bool:
        """Whether there is anything to decide."""
        return next(iter(self), None) is not None

    def explain(self, line: str | Line) -> str | None:
        """Why a line is not legal; None if it is."""
        try:
            self._after(line)
        except Refusal as refusal:
            return str(refusal)
        return None

    def _after(self, line: str | Line) -> tuple[Line, State]:
        if self._seat == layout.NOBODY:
            raise IllegalLineError("game_over")
        value = read(line, self._colours) if isinstance(line, str) else checked(line, self._colours)
        return value, played(self._state, self._seat, value, self._colours)

    def tried(self, line: str | Line) -> tuple[Line, State]:
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
    """The position as the engine keeps it, ``UNKNOWN`` where the seat may not look; not to be changed."""
    seat: int
    """The number of the seat; -1 for a spectator."""
    rules: Ruleset
    """The ruleset."""
    lines: tuple[str, ...]
    """The decisions so far, as ``seat: line``; of a bid that is still sealed only ``red: bid``."""

    @classmethod
    def of(cls, moment: Moment, seat: int) -> View:
        """What a seat (-1: a spectator) knows at a moment of a game."""
        return cls(view(moment.state, seat), seat, moment.rules, moment.heard(seat))

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

    def text(self, *, colour: bool = False, width: int = 100, language: str = ENGLISH) -> str:
        """The table as this seat sees it, as text."""
        return text(
            self.position, look(self.rules, self.state.containers, self.seat, language), colour=colour, width=width
        )

    def svg(self) -> str:
        """The table as this seat sees it, as a picture."""
        return svg(self.position, look(self.rules, self.state.containers, self.seat))

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

    @staticmethod
    def of(g: State, p: int, rules: Ruleset) -> Score:
        """The score of a seat as the table stands."""
        dropped = scoring.discarded_colour(g, p, g.card[p])
        return Score(
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


def look(rules: Ruleset, containers: int, seat: int | None, language: str = ENGLISH) -> Look:
    """What a picture needs to know of the ruleset, with so many containers of each colour."""
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
        containers=containers,
        rules=str(rules),
        seat=None if seat in (None, layout.NOBODY) else SEAT_NAMES[seat],
        card_values=values,
        double=doubles,
        language=language,
    )
