"""The log as data: what each event did, as one reader may know it; every language makes its own sentences of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from boxship.notation.lines import Bid, read
from boxship.notation.play_line import played
from boxship.rules.layout import BID, UNKNOWN
from boxship.rules.rulesets import SEAT_NAMES
from boxship.table.shapes import Entry, Fact
from boxship.table.telling.consequences import at_once, at_the_next_turn
from boxship.table.telling.decision_facts import Change, decision

if TYPE_CHECKING:
    from boxship.game import View
    from boxship.notation.lines import Colours, Line
    from boxship.rules.layout import State
    from boxship.table.vocabulary import EntryKind


class Happened(NamedTuple):
    """An event of a table, as it is kept."""

    number: int
    kind: EntryKind
    seat: str
    line: str = ""
    """Of a ``line``; the others need none."""


def entry(event: Happened, before: View, after: View) -> Entry:
    """What an event did, from the reader's views before and after it."""
    said = event.line
    facts: list[Fact]
    if event.kind == "sealed":
        said = "bid"
        facts = [sealed(event.seat)]
    elif event.kind == "undo":
        said = said or before.lines[-1].partition(": ")[2]
        facts = [Fact(key="undo", seat=event.seat)]
    else:
        line = read(event.line, before.rules.colours)
        seat = SEAT_NAMES.index(event.seat)
        if isinstance(line, Bid) and _is_sealed(before, after, seat):
            said = "bid"
        facts = facts_of(Change(before.state, after.state, seat, line, before.rules.colours))
    then = after.state if event.kind == "undo" else before.state
    return Entry(
        number=event.number,
        seat=event.seat,
        line=said,
        kind=event.kind,
        round=then.round_number,
        turn=SEAT_NAMES[then.turn],
        facts=facts,
    )


def facts_of(change: Change) -> list[Fact]:
    """A decision and everything that followed from it, in the order in which it happened."""
    decided = decision(change)
    return [*decided, *at_once(change), *at_the_next_turn(change, decided)]


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
