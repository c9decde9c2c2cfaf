"""What things are worth to the reader, in exact dollars, by the engine's own scoring.

An island is worth what it would score now (R10.4, R10.5), so a cargo is worth the difference it makes: its containers,
and whatever it changes about those that lie there already. ``gains`` breaks that difference into rows that add up.
"""

from __future__ import annotations

from collections.abc import Sequence

from boxship.game import View
from boxship.notation.lines import Colours, Word
from boxship.rules import scoring
from boxship.rules.auction import accept, decline, highest_bidders, most_bid, proceeds
from boxship.rules.layout import COLOURS, State
from boxship.rules.rulesets import SEAT_NAMES
from boxship.table.choosing.refusals import refused
from boxship.table.shapes import Gain, Mine, Outcome, Reason, Span, Stake, Worth
from boxship.table.showing.prospects import Prospects, counted
from boxship.table.vocabulary import GainReason


def with_more(g: State, p: int, cargo: Sequence[int]) -> State:
    """A copy in which these containers lie on that seat's island."""
    more = g.copy()
    for c in range(COLOURS):
        more.island[p][c] += cargo[c]
    return more


def island(g: State, p: int) -> int:
    """What the island of a seat whose card is known counts now."""
    return scoring.island_worth(g, p, g.card[p])


def worths(g: State, p: int, colours: Colours) -> list[Worth]:
    """Each colour by the card of a seat, the dearest place of the card first."""
    card = g.card[p]
    every = scoring.has_every_colour(g, p)
    dropped = scoring.discarded_colour(g, p, card)
    now = island(g, p)
    return [
        Worth(
            colour=colours[c],
            value=scoring.colour_worth(card, c, every),
            base=scoring.colour_worth(card, c, every_colour=False),
            on_island=g.island[p][c],
            drops=c == dropped,
            next_one=island(with_more(g, p, [int(c == other) for other in range(COLOURS)]), p) - now,
        )
        for c in sorted(range(COLOURS), key=lambda c: (-_most(card, c), scoring.RANKS[card][c]))
    ]


def _most(card: int, colour: int) -> int:
    return scoring.colour_worth(card, colour, every_colour=True)


def mine(view: View, sealed_bid: int | None) -> Mine:
    """The reader's own secrets and sums."""
    g, p, colours = view.state, view.seat, view.rules.colours
    dropped = scoring.discarded_colour(g, p, g.card[p])
    return Mine(
        seat=SEAT_NAMES[p],
        cash=g.cash[p],
        loans=g.loans[p],
        card=colours[g.card[p]],
        worths=worths(g, p, colours),
        island_total=island(g, p),
        drops=None if dropped < 0 else colours[dropped],
        missing=[colours[c] for c in range(COLOURS) if g.island[p][c] == 0],
        sealed_bid=sealed_bid,
    )


def gains(g: State, p: int, cargo: Sequence[int], colours: Colours, ahead: Prospects) -> list[Gain]:
    """What a cargo is worth to a seat, row by row: first its own containers, then what it changes on the island.

    The amounts are those of a game that ends now, and add up to the difference in what the island counts.
    """
    after = with_more(g, p, cargo)
    completes = scoring.has_every_colour(after, p) and not scoring.has_every_colour(g, p)
    drop_before, drop_after = (scoring.discarded_colour(table, p, g.card[p]) for table in (g, after))
    now = counted(g, p, g.island[p], cargo)
    rows: list[Gain] = []
    for c in range(COLOURS):
        if cargo[c]:
            card = card_says(g, p, c, cargo[c])
            doubles = completes and card.low != card.high
            why: GainReason = "drops" if c == drop_after else "completes" if doubles else "plain"
            amount, end = now.cargo[c], ahead.cargo[c]
            rows.append(Gain(colour=colours[c], count=cargo[c], card=card, amount=amount, end=end, why=why, own=False))
    for c in range(COLOURS):
        there, amount, end = g.island[p][c], now.own[c], ahead.own[c]
        if amount:
            why = "lost" if c == drop_after else "rescued" if c == drop_before else "completes"
            rows.append(Gain(colour=colours[c], count=there, card=None, amount=amount, end=end, why=why, own=True))
    return rows


def card_says(g: State, p: int, colour: int, count: int = 1) -> Span:
    """What the card of a seat says for so many containers of a colour: without and with every colour on the island."""
    card = g.card[p]
    most = scoring.colour_worth(card, colour, every_colour=True)
    least = most if scoring.has_every_colour(g, p) else scoring.colour_worth(card, colour, every_colour=False)
    return Span(low=count * least, high=count * most)


def cargo_by_card(g: State, p: int, cargo: Sequence[int]) -> Span:
    """What the card of a seat says for a whole cargo."""
    said = [card_says(g, p, c, cargo[c]) for c in range(COLOURS)]
    return Span(low=sum(each.low for each in said), high=sum(each.high for each in said))


def stake(view: View) -> Stake:
    """What a bidder may bid in this round, and what it does."""
    g, p = view.state, view.seat
    return Stake(most=most_bid(g, p), already=g.bids[p] if g.bidding > 1 else 0, seller_gets=proceeds(1))


def outcomes(view: View) -> list[Outcome]:
    """What each answer of the seller does: one of the highest bids accepted, or declined."""
    g = view.state
    accepted = [_outcome(g, _accepted(g, q), f"accept {SEAT_NAMES[q]}", q) for q in highest_bidders(g)]
    declined = g.copy()
    decline(declined)
    return [*accepted, _outcome(g, declined, "decline", reason=refused(view, Word("decline")))]


def _accepted(g: State, bidder: int) -> State:
    after = g.copy()
    accept(after, bidder)
    return after


def _outcome(g: State, after: State, line: str, bidder: int | None = None, reason: Reason | None = None) -> Outcome:
    """What an answer changes for the seller, possible or not: what is missing shows as cash below zero."""
    p = g.turn
    change = after.cash[p] - g.cash[p]
    return Outcome(
        line=line,
        bidder=None if bidder is None else SEAT_NAMES[bidder],
        pays=max(0, -change),
        gets=max(0, change),
        subsidy=0 if bidder is None else change - g.bids[bidder],
        cash_before=g.cash[p],
        cash_after=after.cash[p],
        island_before=island(g, p),
        island_after=island(after, p),
        reason=reason,
    )
