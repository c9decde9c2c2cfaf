"""The closed sets of words in what a table shows; the page's TypeScript types are made from them too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from boxship.notation.clauses import Clause as Clause  # noqa: PLC0414  # one of these sets, for all who read them here
from boxship.notation.write_position import EndReason as EndReason  # noqa: PLC0414  # one of these sets, for all who read them here

Phase = Literal["interest", "building", "seize", "sale", "act", "bid", "decide", "return", "over"]
"""What has to be decided; the phases inside one line never show."""

LineKind = Literal[
    "produce",
    "buy",
    "reprice",
    "sail",
    "load",
    "machine",
    "warehouse",
    "call",
    "raise",
    "loan",
    "repay",
    "end",
    "sell",
    "keep",
    "bid",
    "accept",
    "decline",
    "default",
    "building",
    "seize",
    "return",
]
"""The first word of a line."""

CLAUSE_OF_KIND: Final[Mapping[LineKind, Clause]] = {
    "produce": "r4-4",
    "buy": "r4-2",
    "reprice": "r4-3",
    "sail": "r5-1",
    "load": "r5-3",
    "machine": "r4-1",
    "warehouse": "r4-1",
    "call": "r9-2",
    "raise": "r9-3",
    "loan": "r6-1",
    "repay": "r6-2",
    "end": "r2-2",
    "sell": "r4-7",
    "keep": "r4-7",
    "bid": "r8-1",
    "accept": "r8-4",
    "decline": "r8-5",
    "default": "r3-2",
    "building": "r3-6",
    "seize": "r3-6",
    "return": "r9-3",
}
"""The clause that says what a line of this kind does."""

RuleOption = Literal["domestic_sale", "investment_bank", "open_money"]
"""What can be added to a ruleset."""

ShipPlace = Literal["sea", "island", "bank", "blue", "red", "yellow", "green", "purple"]
"""Where a ship lies; a seat is its harbour."""

StoreName = Literal["factory", "harbour"]
SeizePlace = Literal["island", "ship", "dock", "harbour", "factory"]
Building = Literal["machine", "warehouse"]

GainReason = Literal[
    "plain",  # worth its value
    "completes",  # all five colours now
    "drops",  # this colour is thrown away
    "rescued",  # an own colour no longer drops
    "lost",  # an own colour drops instead
]

EntryKind = Literal[
    "line",
    "sealed",  # a bid was sealed or changed
    "undo",
    "around",  # the game: who plays a seat, clocks, links
]

FactKey = Literal[
    # Actions.
    "produce",  # seat produces goods (colours) and pays amount to the union boss other; store is the factory store then
    "produce-nothing",  # seat pays amount to the union boss other, and nothing comes out; store as above
    "buy",  # seat buys goods (priced) from other's factory store for amount; store is seat's harbour store then
    "reprice",  # seat rearranges the harbour store, which is goods (priced; may be empty) then
    "price-lower",  # seat asks amount instead of was for goods (colours) that lay in the store place already
    "price-raise",  # the same, for more than before
    "sail",  # seat sails into other's harbour and buys nothing
    "sail-load",  # seat sails into other's harbour and buys goods (priced) for amount
    "sail-sea",  # seat sails out to the open sea
    "sail-bank",  # seat sails to the Investment Bank and loads nothing
    "sail-bank-load",  # seat sails to the Investment Bank and loads goods (colours) from the own dock
    "land",  # seat lands on the island with goods (colours); everybody else bids
    "load",  # seat, lying in other's harbour, buys goods (priced) for amount
    "load-dock",  # seat, lying at the bank, loads goods (colours) from the own dock
    "machine",  # seat buys a machine of the colour machine for amount
    "warehouse",  # seat buys a warehouse for amount
    "end",  # seat ends the turn early
    # Money.
    "loan",  # seat takes a loan of amount
    "repay",  # seat repays a loan of amount
    "default",  # seat does not borrow for the interest and defaults
    "sell",  # seat sells goods (one, priced) at home for amount
    "keep",  # seat sells nothing at home
    # The auction.
    "sealed",  # seats (one; a page may join several) have sealed a bid, or changed the sealed one
    "bid-amount",  # seat bids amount; said of a line that is talked about, and where nothing is hidden
    "bids",  # the bids are revealed, from the seller's left
    "bids-extra",  # the additional bids are revealed: bids are the sums of the tied seats
    "tie",  # a tie at amount: seats bid once more
    "accept",  # seat accepts other's bid of amount, the bank doubles it; goods (colours) go to other's island
    "decline",  # seat declines, pays amount to the bank and keeps goods (colours)
    "kept",  # all bids are zero: seat keeps goods (colours)
    # Seizure.
    "building",  # seat says that a building may be seized
    "seize",  # seat seizes goods (one) from a place of other
    "seize-machine",  # seat seizes other's machine of the colour machine
    "seize-warehouse",  # seat seizes other's dearest warehouse
    # The Investment Bank.
    "call-money",  # seat bids goods (with store and price) for the money of broker
    "call-containers",  # seat bids amount for the containers of broker
    "raise-money",  # seat outbids other with goods for the money of broker
    "raise-containers",  # seat outbids other with amount for the containers of broker
    "money-back",  # seat, outbid, gets amount back
    "return",  # seat, outbid, puts goods (with store and price) back into the stores
    "collect-money",  # seat collects amount from broker
    "collect-containers",  # seat collects goods (colours) from broker onto the own dock
    # What the game does by itself.
    "interest",  # seat pays interest of amount
    "interest-part",  # seat pays interest of amount and can't pay unpaid more
    "interest-due",  # seat owes interest of amount; whether cash paid it, the reader can't tell
    "borrow-or-default",  # seat can't pay interest of amount and has to borrow or to default
    "defaults",  # seat can't pay interest of amount and defaults: something is seized
    "waived",  # seat can't pay interest of amount and has nothing to seize: it is waived
    "ending",  # after seat's production goods (colours) are gone from the supply: this is the last turn
    "over",  # the game is over, for the reason ended; seats are the winners
    # Taking back.
    "undo",  # seat takes back the last line
    # Around the game.
    "bot-own",  # seat goes away for a while: bot plays on
    "bot-host",  # other lets bot play for seat, who is away
    "bot-clock",  # seat's time has run out: bot plays on
    "bot-resign",  # seat gives up: bot plays to the end
    "back",  # seat plays again
    "back-host",  # other gives seat back to its player
    "agree",  # seat would end the game
    "withdraw",  # seat would not any more
    "ended",  # everybody has agreed to end the game
    "clocks-run",  # everybody has come: the clocks run
    "clocks-stood",  # no server ran for a time: the clocks stood
    "link-join",  # seat has made the link to join new
    "link-watch",  # seat has made the link to watch new
    "seat-freed",  # seat has freed other's seat
]
"""Every fact of the log; the catalogues have a sentence ``log-KEY`` for each."""

LessonReason = Literal[
    "lesson_later",  # it comes in the lesson with the number lesson
    "lesson_now",  # it is known, but not what the present step is about
]
"""Why something waits in a lesson, besides the reasons of the game; ``reason-CODE`` in the catalogues."""

LessonSpot = Literal["tile", "factory", "harbour", "ship", "island", "supply", "rivals", "auction"]
"""What a step of a lesson is about: the tile of its line, a place of the pupil or of the table."""
