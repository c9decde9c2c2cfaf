"""The auctions of a finished game: every bid, what the cargo was worth to each, and who judged well.

What a cargo brought is known only at the end: what the buyer's island counts less without it, and what the island of
anybody else would count more with it. Bids were made without that knowledge, so it judges how they came out.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from boxship.notation import lines
from boxship.notation.lines import Colours
from boxship.rules.counts import others_of
from boxship.rules.layout import COLOURS, State
from boxship.rules.rulesets import SEAT_NAMES
from boxship.table.shapes import Fact
from boxship.table.showing.worth import island, with_more
from boxship.table.story_shapes import Judgement, StoryAuction
from boxship.table.telling.decision_facts import Change

_DIGITS = 1


class Settled(NamedTuple):
    """An auction as it was settled, before anybody knows what it will bring."""

    number: int
    before: State
    """The table at the decision that settled it."""
    cargo: tuple[int, ...]
    """How many containers of each colour."""
    bids: dict[str, int]
    buyer: int
    price: int


def settled(change: Change, facts: Sequence[Fact], number: int) -> Settled | None:
    """The auction that this decision has settled, if it has."""
    before = change.before
    fact = next((fact for fact in facts if fact.key in {"accept", "decline", "kept"}), None)
    if fact is None:
        return None
    kept = isinstance(change.line, lines.Bid)
    return Settled(
        number,
        before,
        tuple(before.ship[before.turn]),
        {SEAT_NAMES[q]: 0 if kept else before.bids[q] for q in others_of(before, before.turn)},
        before.turn if fact.other is None else SEAT_NAMES.index(fact.other),
        fact.amount or 0,
    )


def auctions_told(auctions: Sequence[Settled], end: State, colours: Colours) -> list[StoryAuction]:
    """Every auction with what came of it."""
    return [_told(auction, end, colours) for auction in auctions]


def _told(auction: Settled, end: State, colours: Colours) -> StoryAuction:
    before, cargo = auction.before, auction.cargo
    there = end.island[auction.buyer]
    # Of a cargo from which a creditor has taken containers since, what is left.
    without = with_more(end, auction.buyer, [-min(count, there[c]) for c, count in enumerate(cargo)])
    brought = {
        SEAT_NAMES[p]: (
            island(end, p) - island(without, p)
            if p == auction.buyer
            else island(with_more(end, p, cargo), p) - island(end, p)
        )
        for p in range(end.players)
    }
    buyer = SEAT_NAMES[auction.buyer]
    return StoryAuction(
        number=auction.number,
        round=before.round_number,
        seller=SEAT_NAMES[before.turn],
        cargo=[colours[c] for c in range(COLOURS) for _ in range(cargo[c])],
        bids=auction.bids,
        buyer=buyer,
        price=auction.price,
        then={SEAT_NAMES[p]: island(with_more(before, p, cargo), p) - island(before, p) for p in range(before.players)},
        brought=brought,
        gain=brought[buyer] - auction.price,
    )


def judgement(auctions: Sequence[StoryAuction], seat: str) -> Judgement:
    """How a seat did in all of them."""
    bought = [auction for auction in auctions if auction.buyer == seat]
    below = [auction.brought[seat] - auction.bids[seat] for auction in auctions if seat in auction.bids]
    return Judgement(
        bought=len(bought),
        paid=sum(auction.price for auction in bought),
        brought=sum(auction.brought[seat] for auction in bought),
        bids=len(below),
        off=round(fmean(map(abs, below)), _DIGITS) if below else 0,
        below=round(fmean(below), _DIGITS) if below else 0,
    )
