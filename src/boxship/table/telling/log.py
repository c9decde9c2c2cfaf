"""The log as data: what each event did, as one reader may know it; every language makes its own sentences of it.

``KEYS`` lists every fact: the catalogues have a message ``log-KEY`` for each. Containers in ``goods`` are written
``tan@3`` where they have a price, ``tan`` where not, ``factory tan@3`` where a store belongs to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boxship.notation.lines import Bid, write
from boxship.notation.play_line import played
from boxship.rules.layout import BID, UNKNOWN
from boxship.rules.rulesets import SEAT_NAMES
from boxship.table.shapes import Entry, Fact
from boxship.table.telling.consequences import aftermath
from boxship.table.telling.decision_facts import Change, decision

if TYPE_CHECKING:
    from collections.abc import Mapping

    from boxship.game import View
    from boxship.notation.lines import Colours, Line
    from boxship.rules.layout import State

KEYS: Final[Mapping[str, str]] = {
    # Actions.
    "produce": "seat produces goods (colours) and pays amount to the union boss other; values.store is the store then",
    "produce-nothing": "seat pays amount to the union boss other, and nothing comes out; values.store as above",
    "buy": "seat buys goods (priced) from other's factory store for amount; values.store is seat's harbour store then",
    "reprice": "seat rearranges the harbour store, which is goods (priced; may be empty) then",
    "sail": "seat sails into other's harbour and buys nothing",
    "sail-load": "seat sails into other's harbour and buys goods (priced) for amount",
    "sail-sea": "seat sails out to the open sea",
    "sail-bank": "seat sails to the Investment Bank and loads nothing",
    "sail-bank-load": "seat sails to the Investment Bank and loads goods (colours) from the own dock",
    "land": "seat lands on the island with goods (colours); everybody else bids",
    "load": "seat, lying in other's harbour, buys goods (priced) for amount",
    "load-dock": "seat, lying at the bank, loads goods (colours) from the own dock",
    "machine": "seat buys a machine of values.colour for amount",
    "warehouse": "seat buys a warehouse for amount",
    "end": "seat ends the turn early",
    # Money.
    "loan": "seat takes a loan of amount",
    "repay": "seat repays a loan of amount",
    "default": "seat does not borrow for the interest and defaults",
    "sell": "seat sells goods (one, priced) at home for amount",
    "keep": "seat sells nothing at home",
    # The auction.
    "sealed": "seat has sealed a bid, or changed the sealed one",
    "bid-amount": "seat bids amount; said of a line that is talked about, never in the log",
    "bids": "the bids are revealed: values has one amount for each bidding seat, from the seller's left",
    "bids-extra": "the additional bids are revealed: values has the sums of the tied seats",
    "tie": "a tie at amount: the seats in values bid once more (values has their bids)",
    "accept": "seat accepts other's bid of amount, the bank adds values.subsidy; goods (colours) go to other's island",
    "decline": "seat declines, pays amount to the bank and keeps goods (colours)",
    "kept": "all bids are zero: seat keeps goods (colours)",
    # Seizure.
    "building": "seat says that a values.kind (machine or warehouse) may be seized",
    "seize": "seat seizes goods (one) from other's values.place: island, ship, dock, harbour or factory",
    "seize-machine": "seat seizes other's machine of values.colour",
    "seize-warehouse": "seat seizes other's dearest warehouse",
    # The Investment Bank.
    "call-money": "seat bids goods (factory or harbour, priced) for the money of broker values.broker (1 to 3)",
    "call-containers": "seat bids amount for the containers of broker values.broker",
    "raise-money": "seat outbids other with goods for the money of broker values.broker",
    "raise-containers": "seat outbids other with amount for the containers of broker values.broker",
    "money-back": "seat, outbid, gets amount back",
    "return": "seat, outbid, puts goods (factory or harbour, priced) back into the stores",
    "collect-money": "seat collects amount from broker values.broker",
    "collect-containers": "seat collects goods (colours) from broker values.broker onto the own dock",
    # What the game does by itself.
    "interest": "seat pays interest of amount",
    "interest-part": "seat pays interest of amount and can't pay values.unpaid more",
    "interest-due": "seat owes interest of amount; whether cash paid it, the reader can't tell",
    "borrow-or-default": "seat can't pay interest of amount and has to borrow or to default",
    "defaults": "seat can't pay interest of amount and defaults: something is seized",
    "waived": "seat can't pay interest of amount and has nothing to seize: it is waived",
    "ending": "after seat's production goods (colours) are gone from the supply: this is the last turn",
    "over": "the game is over: values.ended is supply or round_limit, values.winners the winning seats",
    # Taking back.
    "undo": "seat takes back values.line",
}
"""Every key of a fact and what it carries."""


def line_entry(number: int, seat: int, line: Line, before: View, after: View) -> Entry:
    """What the line of an event did, from the reader's views before and after it."""
    colours = before.rules.colours
    sealed = isinstance(line, Bid) and _is_sealed(before, after, seat)
    return Entry(
        number=number,
        seat=SEAT_NAMES[seat],
        line="bid" if sealed else write(line, colours),
        kind="line",
        round=before.state.round_number,
        turn=SEAT_NAMES[before.state.turn],
        facts=facts_of(Change(before.state, after.state, seat, line, colours)),
    )


def sealed_entry(number: int, seat: int, view: View) -> Entry:
    """A seat has sealed a bid, or changed it."""
    return Entry(
        number=number,
        seat=SEAT_NAMES[seat],
        line="bid",
        kind="sealed",
        round=view.state.round_number,
        turn=SEAT_NAMES[view.state.turn],
        facts=[Fact(key="sealed", seat=SEAT_NAMES[seat])],
    )


def undo_entry(number: int, seat: int, line: Line, after: View) -> Entry:
    """A seat has taken back its last line; the view is the reader's after that."""
    said = write(line, after.rules.colours)
    return Entry(
        number=number,
        seat=SEAT_NAMES[seat],
        line=said,
        kind="undo",
        round=after.state.round_number,
        turn=SEAT_NAMES[after.state.turn],
        facts=[Fact(key="undo", seat=SEAT_NAMES[seat], values={"line": said})],
    )


def facts_of(change: Change) -> list[Fact]:
    """A decision and everything that followed from it, in the order in which it happened."""
    decided = decision(change)
    return [*decided, *aftermath(change, decided)]


def told(g: State, seat: int, line: Line, colours: Colours) -> list[Fact]:
    """A line that is talked about, whether it was played or not: what it does itself, without all that follows."""
    if isinstance(line, Bid):
        return [Fact(key="bid-amount", seat=SEAT_NAMES[seat], amount=line.amount)]
    return decision(Change(g, played(g, seat, line, colours), seat, line, colours))


def _is_sealed(before: View, after: View, seat: int) -> bool:
    """Whether the reader can't see this bid in the view after it."""
    g = after.state
    if g.phase != BID or g.bidding != before.state.bidding:
        return False
    return (g.bids if g.bidding == 1 else g.extra)[seat] == UNKNOWN
