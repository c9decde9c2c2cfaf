"""A decision as facts: who did what, with which containers, and who paid whom.

Made from the states before and after it as the reader knows them, and from the line. Every payment is public (R1.4), so
each fact says what it changed in the cash of seats even where the cash itself is hidden.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, cast

from boxship.notation import lines
from boxship.notation.line_text import read_seat
from boxship.notation.lines import STORES, Colours, Laid, Line, Priced, Store
from boxship.notation.write_position import heap
from boxship.rules.auction import highest_bid, highest_bidders, proceeds
from boxship.rules.building import free_machine_space
from boxship.rules.counts import right_of
from boxship.rules.layout import COLOURS, CONTAINERS, LOAN, MONEY, State
from boxship.rules.market import HOME_PRICE
from boxship.rules.production import WAGE
from boxship.rules.rulesets import SEAT_NAMES
from boxship.table.shapes import Container, Fact
from boxship.table.vocabulary import Building, FactKey, SeizePlace

_OFFERS: Final[Mapping[tuple[bool, int], FactKey]] = {
    (True, MONEY): "call-money",
    (True, CONTAINERS): "call-containers",
    (False, MONEY): "raise-money",
    (False, CONTAINERS): "raise-containers",
}
"""Whether the auction is called or outbid, and for what."""


class Change(NamedTuple):
    """A decision between the two states it parts, as one reader knows them."""

    before: State
    after: State
    seat: int
    line: Line
    colours: Colours

    @property
    def name(self) -> str:
        """The seat that decided."""
        return SEAT_NAMES[self.seat]

    @property
    def cargo(self) -> list[Container]:
        """What lies on the ship of the player in turn before the decision."""
        return containers(self.before.ship[self.before.turn], self.colours)


def containers(counts: Sequence[int], colours: Colours) -> list[Container]:
    """Containers without a price, by how many there are of each colour."""
    return [Container(colour) for colour in heap(counts, colours)]


def decision(change: Change) -> list[Fact]:  # noqa: C901, PLR0911, PLR0912  # one kind of line, one branch
    """What the decision itself did; a bid says nothing before it is revealed."""
    before, seat, line = change.before, change.seat, change.line
    match line:
        case lines.Word():
            return [_word(change, line.word)]
        case lines.Produce():
            return [_production(change, line.store)]
        case lines.Buy():
            return [_purchase(change, "buy", line.seat, line.goods, line.store)]
        case lines.Reprice():
            return [Fact(key="reprice", seat=change.name, goods=_priced(line.store, change.colours))]
        case lines.Sail() | lines.Load():
            return [_voyage(change, line)]
        case lines.Machine():
            cost = before.machine_cost[free_machine_space(before, seat)]
            return [_paid(change, "machine", cost, machine=change.colours[line.colour])]
        case lines.Sell():
            goods = _priced([line.goods], change.colours)
            return [_paid(change, "sell", -HOME_PRICE, goods=goods)]
        case lines.Accept():
            return [_acceptance(change, line.seat)]
        case lines.Seize():
            return [_seizure(change, line)]
        case lines.Building():
            return [Fact(key="building", seat=change.name, building=cast("Building", line.kind))]
        case lines.Call() | lines.Raise():
            return _offer(change, line)
        case lines.Return():
            return [Fact(key="return", seat=change.name, goods=_laid(line.goods, change.colours))]
        case lines.Bid():
            return []


def _paid(
    change: Change, key: FactKey, cost: int, *, goods: Sequence[Container] = (), machine: str | None = None
) -> Fact:
    """Money between a seat and the bank; a negative cost is what the seat gets."""
    return Fact(
        key=key,
        seat=change.name,
        amount=abs(cost),
        goods=list(goods),
        machine=machine,
        money={change.name: -cost} if cost else {},
    )


def _word(change: Change, word: str) -> Fact:
    before, seat = change.before, change.seat
    key = cast("FactKey", word)
    match word:
        case "loan":
            return _paid(change, key, -LOAN)
        case "repay":
            return _paid(change, key, LOAN)
        case "warehouse":
            return _paid(change, key, before.warehouse_cost[before.warehouses[seat]])
        case "decline":
            return _paid(change, key, highest_bid(before), goods=change.cargo)
        case _:
            return Fact(key=key, seat=change.name)


def _production(change: Change, store: Store) -> Fact:
    before, after, seat = change.before, change.after, change.seat
    made = [Container(change.colours[c]) for c in range(COLOURS) if after.supply[c] < before.supply[c]]
    boss = SEAT_NAMES[right_of(before, seat)]
    return Fact(
        key="produce" if made else "produce-nothing",
        seat=change.name,
        other=boss,
        amount=WAGE,
        goods=made,
        store=_priced(store, change.colours),
        money={change.name: -WAGE, boss: WAGE},
    )


def _purchase(change: Change, key: FactKey, seller: int, goods: Store, store: Store = ()) -> Fact:
    cost = sum(price for _, price in goods)
    return Fact(
        key=key,
        seat=change.name,
        other=SEAT_NAMES[seller],
        amount=cost,
        goods=_priced(goods, change.colours),
        store=_priced(store, change.colours),
        money={change.name: -cost, SEAT_NAMES[seller]: cost},
    )


def _voyage(change: Change, line: lines.Sail | lines.Load) -> Fact:  # noqa: PLR0911  # one destination, one branch
    dock = [Container(change.colours[colour]) for colour in line.dock]
    if isinstance(line, lines.Load):
        if dock:
            return Fact(key="load-dock", seat=change.name, goods=dock)
        return _purchase(change, "load", change.before.at[change.seat], line.goods)
    if line.where == "island":
        return Fact(key="land", seat=change.name, goods=change.cargo)
    if line.where == "sea":
        return Fact(key="sail-sea", seat=change.name)
    if line.where == "bank":
        return Fact(key="sail-bank-load" if dock else "sail-bank", seat=change.name, goods=dock)
    if line.goods:
        return _purchase(change, "sail-load", read_seat(line.where), line.goods)
    return Fact(key="sail", seat=change.name, other=line.where)


def _acceptance(change: Change, seat: int | None) -> Fact:
    before = change.before
    best = highest_bid(before)
    buyer = SEAT_NAMES[highest_bidders(before)[0] if seat is None else seat]
    return Fact(
        key="accept",
        seat=change.name,
        other=buyer,
        amount=best,
        goods=change.cargo,
        money={buyer: -best, change.name: proceeds(best)} if best else {},
    )


def _seizure(change: Change, line: lines.Seize) -> Fact:
    debtor = SEAT_NAMES[change.before.turn]
    if line.colour is None:
        return Fact(key="seize-warehouse", seat=change.name, other=debtor)
    colour = change.colours[line.colour]
    if line.place == "machine":
        return Fact(key="seize-machine", seat=change.name, other=debtor, machine=colour)
    place = cast("SeizePlace", line.place)
    return Fact(key="seize", seat=change.name, other=debtor, goods=[Container(colour, line.price)], place=place)


def _offer(change: Change, line: lines.Call | lines.Raise) -> list[Fact]:
    """A bid on the Payment Card; a beaten bid in money goes back at once."""
    before = change.before
    space = line.broker * 2 + line.kind if isinstance(line, lines.Call) else before.space
    calling = isinstance(line, lines.Call)
    fact = Fact(
        key=_OFFERS[calling, space % 2],
        seat=change.name,
        other=None if calling else SEAT_NAMES[before.holder],
        amount=None if space % 2 == MONEY else line.amount,
        goods=_laid(line.goods, change.colours),
        broker=space // 2 + 1,
        money={change.name: -line.amount} if line.amount else {},
    )
    if calling or not before.card_money:
        return [fact]
    beaten = SEAT_NAMES[before.holder]
    back = Fact(key="money-back", seat=beaten, amount=before.card_money, money={beaten: before.card_money})
    return [fact, back]


def _priced(store: Sequence[Priced], colours: Colours) -> list[Container]:
    return [Container(colours[colour], price) for colour, price in store]


def _laid(goods: Sequence[Laid], colours: Colours) -> list[Container]:
    return [Container(colours[colour], price, STORES[store]) for store, colour, price in goods]
