"""A decision as facts: who did what, with which containers, and who paid whom.

Made from the states before and after it as the reader knows them, and from the line. Every payment is public (R1.4), so
each fact says what it changed in the cash of seats even where the cash itself is hidden.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from boxship.notation import lines
from boxship.notation.lines import BROKER_KINDS, STORES, Priced
from boxship.rules.auction import highest_bid, proceeds
from boxship.rules.building import free_machine_space
from boxship.rules.counts import right_of
from boxship.rules.layout import COLOURS, LOAN, MONEY
from boxship.rules.market import HOME_PRICE
from boxship.rules.production import WAGE
from boxship.rules.rulesets import SEAT_NAMES
from boxship.table.shapes import Fact
from boxship.table.showing.boards import heap

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boxship.notation.lines import Colours, Laid, Line, Store
    from boxship.rules.layout import State


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
    def cargo(self) -> list[str]:
        """What lies on the ship of the player in turn before the decision."""
        return heap(self.before.ship[self.before.turn], self.colours)


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
            store = _priced(line.store, change.colours)
            return [Fact(key="reprice", seat=change.name, goods=store)]
        case lines.Sail() | lines.Load():
            return [_voyage(change, line)]
        case lines.Machine():
            cost = before.machine_cost[free_machine_space(before, seat)]
            values = {"colour": change.colours[line.colour]}
            return [_paid(change, "machine", cost, values=values)]
        case lines.Sell():
            goods = _priced([line.goods], change.colours)
            return [_paid(change, "sell", -HOME_PRICE, goods=goods)]
        case lines.Accept():
            return [_acceptance(change, line.seat)]
        case lines.Seize():
            return [_seizure(change, line)]
        case lines.Building():
            return [Fact(key="building", seat=change.name, values={"kind": line.kind})]
        case lines.Call() | lines.Raise():
            return _offer(change, line)
        case lines.Return():
            return [Fact(key="return", seat=change.name, goods=_laid(line.goods, change.colours))]
        case lines.Bid():
            return []


def _paid(
    change: Change, key: str, cost: int, *, goods: Sequence[str] = (), values: dict[str, str] | None = None
) -> Fact:
    """Money between a seat and the bank; a negative cost is what the seat gets."""
    return Fact(
        key=key,
        seat=change.name,
        amount=abs(cost),
        goods=list(goods),
        values=values or {},
        money={change.name: -cost} if cost else {},
    )


def _word(change: Change, word: str) -> Fact:
    before, seat = change.before, change.seat
    match word:
        case "loan":
            return _paid(change, word, -LOAN)
        case "repay":
            return _paid(change, word, LOAN)
        case "warehouse":
            return _paid(change, word, before.warehouse_cost[before.warehouses[seat]])
        case "decline":
            return _paid(change, word, highest_bid(before), goods=change.cargo)
        case _:
            return Fact(key=word, seat=change.name)


def _production(change: Change, store: Store) -> Fact:
    before, after, seat = change.before, change.after, change.seat
    made = [change.colours[c] for c in range(COLOURS) if after.supply[c] < before.supply[c]]
    boss = SEAT_NAMES[right_of(before, seat)]
    return Fact(
        key="produce" if made else "produce-nothing",
        seat=change.name,
        other=boss,
        amount=WAGE,
        goods=made,
        values={"store": _store_word(store, change.colours)},
        money={change.name: -WAGE, boss: WAGE},
    )


def _purchase(change: Change, key: str, seller: int, goods: Store, store: Store | None = None) -> Fact:
    cost = sum(price for _, price in goods)
    return Fact(
        key=key,
        seat=change.name,
        other=SEAT_NAMES[seller],
        amount=cost,
        goods=_priced(goods, change.colours),
        values={} if store is None else {"store": _store_word(store, change.colours)},
        money={change.name: -cost, SEAT_NAMES[seller]: cost},
    )


def _voyage(change: Change, line: lines.Sail | lines.Load) -> Fact:  # noqa: PLR0911  # one destination, one branch
    dock = [change.colours[colour] for colour in line.dock]
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
        return _purchase(change, "sail-load", lines.read_seat(line.where), line.goods)
    return Fact(key="sail", seat=change.name, other=line.where)


def _acceptance(change: Change, seat: int | None) -> Fact:
    before = change.before
    best = highest_bid(before)
    if seat is None:
        seat = next(q for q in range(before.players) if q != before.turn and before.bids[q] == best)
    buyer = SEAT_NAMES[seat]
    return Fact(
        key="accept",
        seat=change.name,
        other=buyer,
        amount=best,
        goods=change.cargo,
        values={"subsidy": str(best)},
        money={buyer: -best, change.name: proceeds(best)} if best else {},
    )


def _seizure(change: Change, line: lines.Seize) -> Fact:
    debtor = SEAT_NAMES[change.before.turn]
    if line.colour is None:
        return Fact(key="seize-warehouse", seat=change.name, other=debtor)
    colour = change.colours[line.colour]
    if line.place == "machine":
        return Fact(key="seize-machine", seat=change.name, other=debtor, values={"colour": colour})
    word = colour if line.price is None else f"{colour}@{line.price}"
    return Fact(key="seize", seat=change.name, other=debtor, goods=[word], values={"place": line.place})


def _offer(change: Change, line: lines.Call | lines.Raise) -> list[Fact]:
    """A bid on the Payment Card; a beaten bid in money goes back at once."""
    before = change.before
    space = line.broker * 2 + line.kind if isinstance(line, lines.Call) else before.space
    word = "call" if isinstance(line, lines.Call) else "raise"
    fact = Fact(
        key=f"{word}-{BROKER_KINDS[space % 2]}",
        seat=change.name,
        other=None if isinstance(line, lines.Call) else SEAT_NAMES[before.holder],
        amount=None if space % 2 == MONEY else line.amount,
        goods=_laid(line.goods, change.colours),
        values={"broker": str(space // 2 + 1)},
        money={change.name: -line.amount} if line.amount else {},
    )
    if isinstance(line, lines.Call) or not before.card_money:
        return [fact]
    beaten = SEAT_NAMES[before.holder]
    back = Fact(key="money-back", seat=beaten, amount=before.card_money, money={beaten: before.card_money})
    return [fact, back]


def _priced(store: Sequence[Priced], colours: Colours) -> list[str]:
    return [f"{colours[colour]}@{price}" for colour, price in store]


def _store_word(store: Store, colours: Colours) -> str:
    return " ".join(_priced(store, colours)) or "-"


def _laid(goods: Sequence[Laid], colours: Colours) -> list[str]:
    return [f"{STORES[store]} {colours[colour]}@{price}" for store, colour, price in goods]
