"""What an auction holds for a seat: what the cargo will probably bring it, and what rivals will probably bid."""

from __future__ import annotations

from typing import NamedTuple

from boxship.bots.analysis.forecast import Decision
from boxship.bots.captain.beliefs import PLAIN, ROWS
from boxship.bots.captain.rival_bids import ASKED, BidRange, auction_at, bid_ranges
from boxship.bots.trader.values import cargo_value


class Outlook(NamedTuple):
    """An auction that is on, or that would be if the own cargo were landed now; nothing where there is none."""

    cargo: float | None = None
    """What the cargo will probably bring on the own island."""
    bids: tuple[BidRange, ...] = ()
    """What each rival will probably bid for it."""


def outlook(decision: Decision, seed: int) -> Outlook:
    """What there is to expect of the auction at a decision; the seed chooses the worlds in which rivals are asked."""
    auction = auction_at(decision.world, decision.seat)
    if auction is None:
        return Outlook()
    cargo = cargo_value(auction, decision.seat, auction.turn, ROWS[PLAIN]) / 10
    return Outlook(cargo, bid_ranges(auction, decision.seat, decision.worlds(ASKED, seed)))
