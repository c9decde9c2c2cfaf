"""Records: one game, replayable without any random numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from boxship.notation.line_text import read, read_colour, write
from boxship.notation.lines import Colours, Line
from boxship.notation.play_line import played_in_steps
from boxship.notation.refusals import NotationError, Refusal
from boxship.notation.write_position import ENDED
from boxship.rules.layout import COLOURS, State
from boxship.rules.rulesets import PLAYER_COUNTS, SEAT_NAMES, Ruleset, RulesetError
from boxship.rules.setup import BOX, begin, empty_table

FIRST_LINE = "boxship record 1"
CLOSING = ("result", "winners", "ended")
_COMMENT = re.compile(r"(^|\s)#.*")


Move = tuple[int, Line]
"""A decision: the number of its seat and the value of its line."""


class BidRound(NamedTuple):
    """A round of sealed bids: whose auction, and which round of it."""

    seller: int
    """The number of the seat whose cargo is auctioned."""
    number: int
    """1 for the first round, 2 where a tie is bid out."""


class RecordError(ValueError):
    """A text that is no record, or a record that can't be replayed: says in which line and why."""

    def __init__(self, sentence: str, line: int | None = None, refusal: Refusal | None = None) -> None:
        """``sentence`` says why, without the line; ``refusal`` is the engine's own reason, where it refused a move."""
        super().__init__(sentence if line is None else f"line {line}: {sentence}")
        self.sentence = sentence
        """Why, in English."""
        self.line = line
        """The line of the text, from 1; None where no single line is wrong."""
        self.refusal = refusal
        """Why a move can't be played; None for everything else."""


@dataclass(frozen=True)
class Header:
    """How a game begins."""

    rules: Ruleset
    """The ruleset."""
    players: int
    """How many play."""
    first: int
    """The number of the seat that begins."""
    machines: tuple[int, ...]
    """The colour of each seat's first machine, by number."""
    cards: tuple[int, ...]
    """The colour of each seat's value card, by number."""
    bank: tuple[tuple[int, ...], tuple[int, ...]] | None = None
    """The colours drawn for the first two brokers; None without the Investment Bank."""
    extras: tuple[tuple[str, str], ...] = ()
    """Further keys and values, which the game does not read."""

    def start(self) -> State:
        """The game as it begins."""
        g = empty_table(self.rules, self.players)
        g.first = self.first
        for p in range(self.players):
            g.machines[p][0] = self.machines[p] + 1
            g.card[p] = self.cards[p]
        for broker, lot in enumerate(self.bank or ()):
            for c in lot:
                g.lot[broker][c] += 1
        begin(g)
        return g

    @classmethod
    def of(cls, rules: Ruleset, g: State, extras: tuple[tuple[str, str], ...] = ()) -> Header:
        """The header of a game that has just been dealt."""
        lots = tuple(tuple(c for c in range(COLOURS) for _ in range(g.lot[b][c])) for b in range(2))
        return cls(
            rules,
            g.players,
            g.first,
            tuple(g.machines[p][0] - 1 for p in range(g.players)),
            tuple(g.card[: g.players]),
            (lots[0], lots[1]) if rules.investment_bank else None,
            extras,
        )

    def lines(self) -> list[str]:
        """The header as text."""
        colours = self.rules.colours
        text = [
            FIRST_LINE,
            f"rules: {self.rules}",
            f"seats: {' '.join(SEAT_NAMES[: self.players])}",
            f"first: {SEAT_NAMES[self.first]}",
            f"machines: {' '.join(colours[c] for c in self.machines)}",
            f"cards: {' '.join(colours[c] for c in self.cards)}",
        ]
        if self.bank is not None:
            text.append("bank: " + " | ".join(" ".join(colours[c] for c in lot) for lot in self.bank))
        return text + [f"{key}: {value}" for key, value in self.extras]


@dataclass(frozen=True)
class Closing:
    """How a game ended."""

    totals: tuple[int, ...]
    """Final money of each seat."""
    winners: tuple[int, ...]
    """The winner, or all who share the victory, by seat number."""
    ended: str
    """``supply`` or ``round_limit``."""

    @classmethod
    def of(cls, g: State) -> Closing | None:
        """The closing lines of a game; None while it runs."""
        ended = ENDED[g.ended]
        if ended is None:
            return None
        winners = tuple(p for p in range(g.players) if g.winner[p])
        return cls(tuple(g.total[: g.players]), winners, ended)

    def lines(self) -> list[str]:
        """The closing lines as text."""
        return [
            "result: " + ", ".join(f"{SEAT_NAMES[p]} {total}" for p, total in enumerate(self.totals)),
            "winners: " + " ".join(SEAT_NAMES[p] for p in self.winners),
            f"ended: {self.ended}",
        ]


@dataclass(frozen=True)
class Record:
    """A whole game as text: header, decisions, closing lines. ``str()`` writes it."""

    header: Header
    """The ruleset and the deal."""
    moves: tuple[Move, ...] = ()
    """Every decision: the number of the seat, and the value of the line."""
    closing: Closing | None = None
    """How the game ended; None while it has not."""
    numbers: tuple[int, ...] = field(default=(), compare=False)
    """The line of the text in which each move stood, for messages."""
    closing_numbers: tuple[int, ...] = field(default=(), compare=False)
    """The line of the text in which each closing line stood, for messages."""

    def __str__(self) -> str:
        """The text of the record."""
        colours = self.header.rules.colours
        text = [*self.header.lines(), ""]
        text += [f"{SEAT_NAMES[seat]}: {write(line, colours)}" for seat, line in self.moves]
        if self.closing:
            text += self.closing.lines()
        return "\n".join(text) + "\n"

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record; a RecordError says in which line what is wrong. Whether the moves are legal: ``states``."""
        return _Reader(text).record()

    def states(self) -> Iterator[State]:
        """The game at its start and after each move, checked; a RecordError for the first that can't be played."""
        yield self.header.start()
        for g, _ in self.in_steps():
            yield g

    def in_steps(self) -> Iterator[tuple[State, tuple[int, ...]]]:
        """The game after each move, checked as in ``states``, with the engine's steps that the move is made of."""
        g = self.header.start()
        colours = self.header.rules.colours
        for index, (seat, line) in enumerate(self.moves):
            try:
                g, steps = played_in_steps(g, seat, line, colours)
            except Refusal as refusal:
                said = f"{SEAT_NAMES[seat]}: {write(line, colours)}: {refusal}"
                if self.numbers:
                    raise RecordError(said, self.numbers[index], refusal) from None
                raise RecordError(f"decision {index + 1}: {said}", refusal=refusal) from None
            yield g, steps
        self._check_closing(g)

    def _check_closing(self, g: State) -> None:
        closing = Closing.of(g)
        if closing == self.closing:
            return
        if self.closing is None:
            raise RecordError("the game is over, but the record does not say so: result, winners and ended are missing")
        if closing is None:
            sentence = "the record says how the game ended, but after its last decision the game goes on"
            raise RecordError(sentence, self._closing_number(0))
        for index, (said, true) in enumerate(zip(self.closing.lines(), closing.lines(), strict=True)):
            if said != true:
                raise RecordError(f"expected {said!r}, there was {true!r}", self._closing_number(index))

    def _closing_number(self, index: int) -> int | None:
        return self.closing_numbers[index] if self.closing_numbers else None


class _Reader:
    """Reads the lines of a record one after the other."""

    def __init__(self, text: str) -> None:
        stripped = ((number, _COMMENT.sub("", line).strip()) for number, line in enumerate(text.splitlines(), 1))
        self.lines = [(number, line) for number, line in stripped if line]

    def record(self) -> Record:
        if not self.lines or " ".join(self.lines[0][1].split()) != FIRST_LINE:
            raise RecordError(f"a record begins with the line {FIRST_LINE!r}", self.lines[0][0] if self.lines else 1)
        said: list[tuple[int, str, str]] = []
        for number, line in self.lines[1:]:
            key, colon, value = line.partition(":")
            if not colon:
                raise RecordError(f"expected a key or a seat, a colon and something: {line[:60]!r}", number)
            said.append((number, " ".join(key.split()), " ".join(value.split())))
        first_move = next((i for i, (_, key, _) in enumerate(said) if key in SEAT_NAMES or key in CLOSING), len(said))
        header = self.header(said[:first_move])
        moves: list[Move] = []
        numbers: list[int] = []
        rest = said[first_move:]
        while rest and rest[0][1] not in CLOSING:
            number, key, value = rest.pop(0)
            moves.append(self.move(number, key, value, header))
            numbers.append(number)
        closing = self.closing(rest, header)
        return Record(header, tuple(moves), closing, tuple(numbers), tuple(number for number, _, _ in rest))

    def move(self, number: int, key: str, value: str, header: Header) -> Move:
        if key not in SEAT_NAMES[: header.players]:
            known = ", ".join(SEAT_NAMES[: header.players])
            raise RecordError(f"{key[:40]!r} is not a seat here; the seats are {known}", number)
        try:
            return SEAT_NAMES.index(key), read(value, header.rules.colours)
        except NotationError as problem:
            raise RecordError(str(problem), number, problem) from None

    def header(self, said: Sequence[tuple[int, str, str]]) -> Header:
        known: dict[str, tuple[int, str]] = {}
        extras: list[tuple[str, str]] = []
        for number, key, value in said:
            if key not in {"rules", "seats", "first", "machines", "cards", "bank"}:
                extras.append((key, value))
            elif key in known:
                raise RecordError(f"{key} is said twice", number)
            else:
                known[key] = (number, value)
        for key in ("rules", "seats", "first", "machines", "cards"):
            if key not in known:
                raise RecordError(f"the header has no line {key!r}")
        try:
            rules = Ruleset.parse(known["rules"][1])
        except RulesetError as problem:
            raise RecordError(str(problem), known["rules"][0]) from None
        players = self.players(*known["seats"], rules)
        number, value = known["first"]
        if value not in SEAT_NAMES[:players]:
            raise RecordError(f"first: one of {', '.join(SEAT_NAMES[:players])}, not {value[:40]!r}", number)
        machines = self.colours("machines", *known["machines"], rules.colours, players)
        cards = self.colours("cards", *known["cards"], rules.colours, players)
        bank = self.bank(known, rules, players)
        return Header(rules, players, SEAT_NAMES.index(value), machines, cards, bank, tuple(extras))

    @staticmethod
    def players(number: int, value: str, rules: Ruleset) -> int:
        seats = tuple(value.split())
        if len(seats) not in PLAYER_COUNTS or seats != SEAT_NAMES[: len(seats)]:
            raise RecordError(f"seats: the first three, four or five of {' '.join(SEAT_NAMES)}", number)
        try:
            rules.for_players(len(seats))
        except RulesetError as problem:
            raise RecordError(str(problem), number) from None
        return len(seats)

    @staticmethod
    def colours(key: str, number: int, value: str, colours: Colours, count: int) -> tuple[int, ...]:
        try:
            read_words = tuple(read_colour(word, colours) for word in value.split())
        except NotationError as problem:
            raise RecordError(f"{key}: {problem}", number) from None
        if len(read_words) != count or len(set(read_words)) != count:
            raise RecordError(f"{key}: one colour for each of the {count} seats, all different", number)
        return read_words

    @staticmethod
    def bank(
        known: Mapping[str, tuple[int, str]], rules: Ruleset, players: int
    ) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
        if not rules.investment_bank:
            if "bank" in known:
                raise RecordError("bank: there is no Investment Bank in this game", known["bank"][0])
            return None
        if "bank" not in known:
            raise RecordError("the header has no line 'bank', which the Investment Bank needs")
        number, value = known["bank"]
        parts = [part.split() for part in value.split("|")]
        if [len(part) for part in parts] != [2, 1]:
            raise RecordError("bank: two colours for broker I, a bar, one for broker II", number)
        try:
            lots = [tuple(sorted(read_colour(word, rules.colours) for word in part)) for part in parts]
        except NotationError as problem:
            raise RecordError(f"bank: {problem}", number) from None
        unused = max(1, BOX - rules.for_players(players)[0])
        drawn = [*lots[0], *lots[1]]
        if any(drawn.count(c) > unused for c in drawn):
            raise RecordError(f"bank: only {unused} unused containers of a colour can be drawn", number)
        return lots[0], lots[1]

    def closing(self, said: Sequence[tuple[int, str, str]], header: Header) -> Closing | None:
        if not said:
            return None
        for number, key, _ in said[len(CLOSING) :]:
            raise RecordError(f"nothing follows the closing lines, but there is {key[:40]!r}", number)
        if tuple(key for _, key, _ in said) != CLOSING:
            raise RecordError(f"a finished game closes with the lines {', '.join(CLOSING)}, in this order", said[0][0])
        (number, _, result), (at_winners, _, winners), (at_ended, _, ended) = said
        seats = SEAT_NAMES[: header.players]
        found = re.fullmatch(", ".join(rf"{seat} (-?\d{{1,12}})" for seat in seats), result)
        if not found:
            raise RecordError("result: a total for each seat, like 'blue 91, red 77, yellow 64'", number)
        if not winners or any(seat not in seats for seat in winners.split()):
            raise RecordError(f"winners: one or more of {' '.join(seats)}", at_winners)
        if ended not in set(ENDED.values()):
            raise RecordError(f"ended: supply or round_limit, not {ended[:40]!r}", at_ended)
        totals = tuple(int(number) for number in found.groups())
        return Closing(totals, tuple(SEAT_NAMES.index(seat) for seat in winners.split()), ended)


def in_written_order(moves: Sequence[Move], rounds: Sequence[BidRound | None], players: int) -> tuple[Move, ...]:
    """Moves as a record writes them: the bids of a round in seat order from the seller's left, loans before their bid.

    ``rounds[i]`` is the round of bids in which move ``i`` was played, None outside of auctions.
    """
    written: list[Move] = []
    for bidding, group in groupby(zip(rounds, moves, strict=True), key=itemgetter(0)):
        together = [move for _, move in group]
        written += together if bidding is None else _from_the_left(bidding.seller, together, players)
    return tuple(written)


def _from_the_left(seller: int, moves: Sequence[Move], players: int) -> list[Move]:
    return sorted(moves, key=lambda move: (move[0] - seller - 1) % players)
