"""What lies open on the table, in the words of the notation: the boards, the supply's neighbours, the bank.

Containers stand in the one order of the ruleset's colours, then by price; a map has every colour, zeros included.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from boxship.notation.lines import Colours
from boxship.notation.write_position import PaymentPosition, SeatPosition, heap, shelf
from boxship.rules.counts import factory_room, reserved
from boxship.rules.layout import BROKERS, COLOURS, FACTORY, HARBOUR, State
from boxship.rules.rulesets import SEAT_NAMES
from boxship.table.shapes import Board, Broker, Payment
from boxship.table.vocabulary import ShipPlace


def counted(counts: Sequence[int], colours: Colours) -> dict[str, int]:
    """How many of each colour."""
    return {colours[c]: int(counts[c]) for c in range(COLOURS)}


def board(g: State, p: int, things: SeatPosition, colours: Colours) -> Board:
    """One player's things, as far as the state knows them."""
    return Board(
        seat=SEAT_NAMES[p],
        cash=things.cash,
        loans=things.loans,
        machines=things.machines,
        warehouses=things.warehouses,
        factory=shelf(g, p, FACTORY, colours),
        harbour=shelf(g, p, HARBOUR, colours),
        ship=heap(g.ship[p], colours),
        at=cast("ShipPlace", things.at),
        island=counted(g.island[p], colours),
        dock=heap(g.dock[p], colours),
        card=things.card,
        actions=things.actions,
        factory_room=factory_room(g, p) + g.in_factory[p] + reserved(g, p, FACTORY),
    )


def brokers(g: State, colours: Colours) -> list[Broker]:
    """The three brokers; none without the Investment Bank."""
    if not g.investment_bank:
        return []
    return [Broker(money=g.broker_money[b], containers=heap(g.lot[b], colours)) for b in range(BROKERS)]


def payment(card: PaymentPosition | None) -> Payment | None:
    """The open broker auction."""
    if card is None:
        return None
    bid = card["bid"]
    money, goods = (bid, []) if isinstance(bid, int) else (0, bid)
    return Payment(holder=card["holder"], space=card["space"], money=money, goods=goods)
