"""The log as data: what each event did, as one reader may know it; every language makes its own sentences of it."""

from __future__ import annotations

from msgspec.structs import replace

from boxship.game import View
from boxship.notation.line_text import write
from boxship.notation.lines import Bid, Colours, Line
from boxship.notation.play_line import played
from boxship.rules.layout import BID, UNKNOWN, State
from boxship.rules.rulesets import SEAT_NAMES
from boxship.table.shapes import Entry, Fact
from boxship.table.telling.consequences import at_once, at_the_next_turn
from boxship.table.telling.decision_facts import Change, decision
from boxship.table.vocabulary import EntryKind


def line_entry(number: int, seat: int, line: Line, before: View, after: View) -> Entry:
    """What the line of an event did, from the reader's views before and after it."""
    colours = before.rules.colours
    is_sealed = isinstance(line, Bid) and _is_sealed(before, after, seat)
    change = Change(before.state, after.state, seat, line, colours)
    now, later = _facts(change)
    entry = _entry(number, seat, "bid" if is_sealed else write(line, colours), "line", before, [*now, *later])
    if after.state.round_number == before.state.round_number or not later:
        return entry
    return replace(entry, next_round=after.state.round_number, next_facts=len(later))


def sealed_entry(number: int, seat: int, view: View) -> Entry:
    """A seat has sealed a bid, or changed it."""
    return _entry(number, seat, "bid", "sealed", view, [sealed(SEAT_NAMES[seat])])


def undo_entry(number: int, seat: int, line: Line, after: View) -> Entry:
    """A seat has taken back its last line; the view is the reader's after that."""
    said = write(line, after.rules.colours)
    return _entry(number, seat, said, "undo", after, [Fact(key="undo", seat=SEAT_NAMES[seat])])


def around_entry(number: int, fact: Fact, view: View) -> Entry:
    """Something that happened around the game, which it has not changed."""
    seat = None if fact.seat is None else SEAT_NAMES.index(fact.seat)
    return _entry(number, seat, "", "around", view, [fact])


def _entry(  # noqa: PLR0913  # each is a part of the entry
    number: int, seat: int | None, line: str, kind: EntryKind, view: View, facts: list[Fact]
) -> Entry:
    """An entry in the round and the turn of a view."""
    return Entry(
        number=number,
        seat=None if seat is None else SEAT_NAMES[seat],
        line=line,
        kind=kind,
        round=view.state.round_number,
        turn=SEAT_NAMES[view.state.turn],
        facts=facts,
    )


def facts_of(change: Change) -> list[Fact]:
    """A decision and everything that followed from it, in the order in which it happened."""
    now, later = _facts(change)
    return [*now, *later]


def _facts(change: Change) -> tuple[list[Fact], list[Fact]]:
    """The same in two: the decision with what followed at once, and what the next turn began with."""
    decided = decision(change)
    return [*decided, *at_once(change)], at_the_next_turn(change, decided)


def sealed(*seats: str) -> Fact:
    """Seats that have sealed a bid, or changed the sealed one."""
    return Fact(key="sealed", seats=list(seats))


def bid_amount(seat: str, amount: int) -> Fact:
    """A bid that is no secret to the reader."""
    return Fact(key="bid-amount", seat=seat, amount=amount)


def facts_of_line(g: State, seat: int, line: Line, colours: Colours) -> list[Fact]:
    """The facts of a line that is talked about, played or not: what it does itself, without all that follows."""
    if isinstance(line, Bid):
        return [bid_amount(SEAT_NAMES[seat], line.amount)]
    return decision(Change(g, played(g, seat, line, colours), seat, line, colours))


def _is_sealed(before: View, after: View, seat: int) -> bool:
    """Whether the reader can't see this bid in the view after it."""
    g = after.state
    if g.phase != BID or g.bidding != before.state.bidding:
        return False
    return (g.bids if g.bidding == 1 else g.extra)[seat] == UNKNOWN
