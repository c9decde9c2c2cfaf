"""The whole table as one reader may see it, made from their view and from nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from boxship.game import Score as Sums
from boxship.game import View
from boxship.notation.write_position import heap
from boxship.rules import layout, scoring
from boxship.rules.auction import bidders
from boxship.rules.counts import others_of
from boxship.rules.interest import INTEREST_PER_LOAN
from boxship.rules.layout import COLOURS, NOBODY, UNKNOWN, State
from boxship.rules.rulesets import SEAT_NAMES, Ruleset
from boxship.table.shapes import Auction, Rules, Score, Situation, Span
from boxship.table.showing.boards import board, brokers, counted, payment
from boxship.table.showing.prospects import prospects
from boxship.table.showing.worth import cargo_by_card, gains, island, mine, outcomes, stake, with_more, worths
from boxship.table.vocabulary import Phase

PHASES: Final[Mapping[int, Phase]] = {
    layout.INTEREST: "interest",
    layout.BUILDING: "building",
    layout.SEIZE: "seize",
    layout.SALE: "sale",
    layout.ACT: "act",
    layout.BID: "bid",
    layout.DECIDE: "decide",
    layout.RETURN: "return",
    layout.OVER: "over",
}
"""What has to be decided, in words; the phases inside one line never show."""


def rules_shown(rules: Ruleset, players: int) -> Rules:
    """What a page must know of the rules to draw a table for that many players."""
    colours = rules.colours
    cards = range(COLOURS)
    return Rules(
        words=str(rules),
        colours=list(colours),
        factory_prices=list(rules.factory_prices),
        harbour_prices=list(rules.harbour_prices),
        machine_spaces=list(rules.machine_spaces),
        warehouse_spaces=list(rules.warehouse_spaces),
        containers=rules.for_players(players)[0],
        ship_places=layout.SHIP_CAPACITY,
        most_loans=layout.MAX_LOANS,
        loan=layout.LOAN,
        interest=INTEREST_PER_LOAN,
        domestic_sale=rules.domestic_sale,
        investment_bank=rules.investment_bank,
        open_money=rules.open_money,
        round_limit=rules.round_limit,
        card_values={
            colours[card]: {colours[c]: scoring.colour_worth(card, c, every_colour=False) for c in range(COLOURS)}
            for card in cards
        },
        card_doubles={colours[card]: colours[scoring.RANKS[card].index(scoring.DOUBLE)] for card in cards},
    )


def situation(view: View, number: int, sealed: Sequence[str] = (), own_bid: int | None = None) -> Situation:
    """The table after that many events.

    While bids are open, a server keeps them outside the game so that they can be changed: ``sealed`` says who has one
    there, and ``own_bid`` what the reader's own is. Who has sealed is waited for no longer, and not ``to_act``.
    """
    g, colours, position = view.state, view.rules.colours, view.position
    in_envelopes = _sealed(g, sealed)
    if own_bid is None:
        own_bid = view.own_bid
    return Situation(
        number=number,
        round=position.round,
        turn=position.turn,
        to_act=[seat for seat in position.to_act if seat not in in_envelopes],
        phase=PHASES[g.phase],
        boards=[board(g, p, things, colours) for p, things in enumerate(position.seats.values())],
        supply=counted(g.supply, colours),
        removed=counted(g.removed, colours),
        machines_left=counted(g.machine_supply, colours),
        warehouses_left=g.warehouse_supply,
        ending=position.ending,
        ended=position.ended,
        winners=position.winners,
        brokers=brokers(g, colours),
        payment=payment(position.payment),
        auction=_auction(view, in_envelopes) if g.bidding else None,
        mine=None if view.seat == NOBODY else mine(view, own_bid),
        scores=scores(view),
    )


def _sealed(g: State, sealed: Sequence[str]) -> list[str]:
    """Whose bid of the running round is in, in the game or with whoever keeps it for the game."""
    if g.phase != layout.BID:
        return []
    return [SEAT_NAMES[q] for q in bidders(g) if not g.due[q] or SEAT_NAMES[q] in sealed]


def _auction(view: View, in_envelopes: list[str]) -> Auction:
    g, p, colours = view.state, view.seat, view.rules.colours
    cargo = g.ship[g.turn]
    opened = g.phase == layout.DECIDE or g.bidding > 1
    ahead = None if p == NOBODY else prospects(g, p, cargo)
    bidding = g.phase == layout.BID and p in bidders(g)
    return Auction(
        seller=SEAT_NAMES[g.turn],
        cargo=heap(cargo, colours),
        extra=g.bidding > 1,
        bidders=[SEAT_NAMES[q] for q in bidders(g)],
        sealed=in_envelopes,
        bids={SEAT_NAMES[q]: g.bids[q] for q in others_of(g, g.turn)} if opened else {},
        gains=[] if ahead is None else gains(g, p, cargo, colours, ahead),
        card=None if ahead is None else cargo_by_card(g, p, cargo),
        end=None if ahead is None else ahead.whole,
        later=None if ahead is None or ahead.later == Span(low=0, high=0) else ahead.later,
        island_before=0 if ahead is None else island(g, p),
        island_after=0 if ahead is None else island(with_more(g, p, cargo), p),
        outcomes=outcomes(view) if g.phase == layout.DECIDE and p == g.turn else [],
        stake=stake(view) if bidding else None,
    )


def scores(view: View) -> list[Score]:
    """The result by places, once the game is over and the cards are open."""
    g, colours = view.state, view.rules.colours
    if g.phase != layout.OVER or UNKNOWN in g.card[: g.players]:
        return []
    strength = [(g.total[p], scoring.tie_strength(g, p)) for p in range(g.players)]
    return [
        Score(
            **vars(Sums.of(g, p, view.rules)),
            seat=SEAT_NAMES[p],
            worths=worths(g, p, colours),
            place=1 + sum(other > strength[p] for other in strength),
            winner=bool(g.winner[p]),
        )
        for p in sorted(range(g.players), key=lambda p: strength[p], reverse=True)
    ]
