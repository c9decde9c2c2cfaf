"""Rivals' bids for a cargo, as they probably will be: each is asked for a trader's bid in many worlds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from boxship.bots.captain.beliefs import ROWS
from boxship.bots.captain.candidates import finished
from boxship.bots.captain.worlds import World
from boxship.bots.line_from_steps import stepped
from boxship.rules.amounts import amount_of
from boxship.rules.chance import new_rng
from boxship.rules.layout import ACT, BID, DECIDE, State
from boxship.rules.legal import legal_steps
from boxship.rules.rulesets import SEAT_NAMES
from boxship.rules.steps import LOAN_STEP, SAIL_ISLAND

ASKED = 100
"""Worlds in which rivals are asked."""


@dataclass(frozen=True, slots=True)
class BidRange:
    """What a rival will probably bid in this round: less than ``low`` in a tenth of the worlds, more in the others.

    Likewise they bid less than ``middle`` in half of them, and more than ``high`` in a tenth.
    """

    seat: str
    low: int
    middle: int
    high: int


def auction_at(world: State, seat: int) -> State | None:
    """The auction that is on, or that would be if the own cargo were landed now."""
    if world.phase in {BID, DECIDE}:
        return world
    if world.phase == ACT and SAIL_ISLAND in legal_steps(world, seat):
        return stepped(world, seat, [SAIL_ISLAND])
    return None


def bid_ranges(auction: State, seat: int, some: Sequence[World]) -> tuple[BidRange, ...]:
    """What each rival who has yet to bid would bid in these worlds."""
    if auction.phase != BID:
        return ()
    ranges = []
    for q in range(auction.players):
        if q != seat and auction.due[q]:
            bids = sorted(_bid(auction, q, world) for world in some)
            low, middle, high = (bids[len(bids) * part // 10] for part in (1, 5, 9))
            ranges.append(BidRange(SEAT_NAMES[q], low, middle, high))
    return tuple(ranges)


def _bid(auction: State, q: int, world: World) -> int:
    """What a rival would bid in a world, after a loan where they would take one."""
    g = auction.copy()
    g.card[: g.players] = world.cards
    words = new_rng(world.stream, 4 + q)
    said = finished(g, q, [], g, words, ROWS[world.rows[q]])
    while said.steps[0] == LOAN_STEP:
        said = finished(said.after, q, [], said.after, words, ROWS[world.rows[q]])
    return amount_of(said.steps)
