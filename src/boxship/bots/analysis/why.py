"""Why a line may be good: one reason, as a code and its values, for a sentence in any language (``why.ftl``).

Each reason is a fact that the seat can see on the table, on its own card or in the advice itself. It explains a line;
that the line is among the best, the rollouts have found.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from boxship.game import View
from boxship.notation import lines
from boxship.notation.lines import Line, Store
from boxship.rules.auction import highest_bid, proceeds
from boxship.rules.counts import has_machine, machine_count, on_ship
from boxship.rules.interest import INTEREST_PER_LOAN
from boxship.rules.layout import COLOURS, LOAN, State
from boxship.rules.market import HOME_PRICE
from boxship.rules.rulesets import SEAT_NAMES

if TYPE_CHECKING:
    from boxship.bots.captain.rival_bids import BidRange

WhyCode = Literal[
    "sole_maker",  # nobody else makes colour
    "sole_maker_needed",  # and it is missing on the own island
    "more_made",  # count machines then
    "stock",  # count containers more to sell
    "ends_game",  # the supply of a second colour is gone then
    "resell",  # bought for cost, offered for price
    "sole_offer",  # nobody else offers colour in a harbour
    "cheaper",  # lower prices than before
    "dearer",  # higher prices than before
    "fuller_ship",  # count containers on board then
    "way_to_load",  # seat has count containers to load
    "way_to_island",  # count containers on board, on the way
    "sea_reach",  # every harbour can be reached from there
    "land",  # the best rival will probably bid bid
    "more_room",  # count warehouses then
    "cash_short",  # only cash in hand
    "less_interest",  # interest less each turn
    "nothing_pays",  # nothing better to do with the action
    "bid_beats",  # more than the rival bid; the cargo will probably bring worth
    "bid_chance",  # below the rival bid, and far below worth
    "bid_nothing",  # the cargo will probably bring only worth
    "sale_pays",  # sold it brings gets; kept it costs cost and brings worth
    "keep_pays",  # kept it costs cost and brings worth; sold it brings gets
    "sell_now",  # price at once, from the bank
    "keep_goods",  # others may pay more
    "played_on",  # it came out well in the games that were played on
]
"""Every reason, and the values that it has."""


class Why(NamedTuple):
    """A reason."""

    code: WhyCode
    values: Mapping[str, int | str] = {}
    """Money and counts are numbers; ``colour`` and ``seat`` are names of the notation."""


PLAYED_ON: Final = Why("played_on")


class _Asked(NamedTuple):
    """A line, and what there is to know about it."""

    g: State
    p: int
    after: State
    colours: Sequence[str]
    cargo: int
    """What the cargo on the island will probably bring on the own island."""
    rival: int
    """What the best rival will probably bid for it."""

    def others(self) -> list[int]:
        return [q for q in range(self.g.players) if q != self.p]


def why(  # noqa: PLR0911  # one kind of line, one branch
    view: View, line: Line, after: State, cargo: float | None = None, bids: Sequence[BidRange] = ()
) -> Why:
    """Why the seat of this view may want a line; ``after`` is the table after it, the rest what the advice says."""
    rival = max((bid.middle for bid in bids), default=0)
    asked = _Asked(view.state, view.seat, after, view.rules.colours, round(cargo or 0), rival)
    match line:
        case lines.Produce():
            return _produce(asked)
        case lines.Machine(colour=colour):
            return _machine(asked, colour)
        case lines.Buy(goods=goods, store=store):
            return _buy(asked, goods, store)
        case lines.Reprice(store=store):
            return _reprice(asked, store)
        case lines.Sail(where=where, goods=goods):
            return _fuller(asked) if goods else _sail(asked, where)
        case lines.Load():
            return _fuller(asked)
        case lines.Bid(amount=amount):
            return _bid(asked, amount)
        case lines.Accept():
            return _answer(asked, "sale_pays")
        case lines.Sell():
            return Why("sell_now", {"price": HOME_PRICE})
        case lines.Word(word=word):
            return _word(asked, word)
        case _:
            return PLAYED_ON


def _is_sole_maker(asked: _Asked, colour: int) -> bool:
    return not any(has_machine(asked.g, q, colour) for q in asked.others())


def _produce(asked: _Asked) -> Why:
    g, after = asked.g, asked.after
    made = [c for c in range(COLOURS) if after.supply[c] < g.supply[c]]
    if after.ending > g.ending:
        return Why("ends_game")
    for c in made:
        if _is_sole_maker(asked, c):
            return Why("sole_maker", {"colour": asked.colours[c]})
    return Why("stock", {"count": len(made)}) if made else PLAYED_ON


def _machine(asked: _Asked, colour: int) -> Why:
    if not _is_sole_maker(asked, colour):
        return Why("more_made", {"count": machine_count(asked.after, asked.p)})
    is_needed = asked.g.island[asked.p][colour] == 0
    return Why("sole_maker_needed" if is_needed else "sole_maker", {"colour": asked.colours[colour]})


def _buy(asked: _Asked, goods: Store, store: Store) -> Why:
    for colour, _ in goods:
        if not any(sum(asked.g.harbour[q][colour]) for q in asked.others()):
            return Why("sole_offer", {"colour": asked.colours[colour]})
    cost = sum(price for _, price in goods)
    offered = sum(max(price for c, price in store if c == colour) for colour, _ in goods)
    return Why("resell", {"cost": cost, "price": offered}) if offered > cost else PLAYED_ON


def _reprice(asked: _Asked, store: Store) -> Why:
    g, p = asked.g, asked.p
    before = sum(
        g.harbour_price[slot] * g.harbour[p][c][slot] for c in range(COLOURS) for slot in range(g.harbour_slots)
    )
    after = sum(price for _, price in store)
    return Why("cheaper") if after < before else Why("dearer") if after > before else PLAYED_ON


def _sail(asked: _Asked, where: str) -> Why:
    g, p = asked.g, asked.p
    aboard = on_ship(g, p)
    if where == "island":
        return Why("land", {"bid": asked.rival})
    if where == "sea":
        return Why("way_to_island", {"count": aboard}) if aboard else Why("sea_reach")
    if where in SEAT_NAMES:
        waiting = g.in_harbour[SEAT_NAMES.index(where)]
        return Why("way_to_load", {"seat": where, "count": waiting}) if waiting else PLAYED_ON
    return PLAYED_ON


def _fuller(asked: _Asked) -> Why:
    return Why("fuller_ship", {"count": on_ship(asked.after, asked.p)})


def _bid(asked: _Asked, amount: int) -> Why:
    worth = max(asked.cargo, 0)
    if amount == 0 and worth <= asked.rival:
        return Why("bid_nothing", {"worth": worth})
    if amount > worth:
        return PLAYED_ON
    code: WhyCode = "bid_beats" if amount > asked.rival else "bid_chance"
    return Why(code, {"worth": worth, "rival": asked.rival})


def _answer(asked: _Asked, code: WhyCode) -> Why:
    best = highest_bid(asked.g)
    return Why(code, {"gets": proceeds(best), "cost": best, "worth": asked.cargo})


def _word(asked: _Asked, word: str) -> Why:  # noqa: PLR0911  # one word, one branch
    g, p = asked.g, asked.p
    match word:
        case "warehouse":
            return Why("more_room", {"count": g.warehouses[p] + 1})
        case "loan":
            return Why("cash_short", {"cash": g.cash[p]}) if g.cash[p] < LOAN else PLAYED_ON
        case "repay":
            return Why("less_interest", {"interest": INTEREST_PER_LOAN})
        case "end":
            return Why("nothing_pays")
        case "keep":
            return Why("keep_goods")
        case "decline":
            return _answer(asked, "keep_pays")
        case _:
            return PLAYED_ON
