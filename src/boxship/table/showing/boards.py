"""What lies open on the table, in the words of the notation: the boards, the supply's neighbours, the bank.

Containers stand in the one order of the ruleset's colours, then by price; a map has every colour, zeros included.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from boxship.notation.legal_lines import store_of
from boxship.notation.lines import BROKER_KINDS, STORES
from boxship.notation.write_position import PLACES
from boxship.rules import layout
from boxship.rules.counts import factory_room, reserved
from boxship.rules.layout import BROKERS, COLOURS, FACTORY, HARBOUR, NOBODY, SLOTS, UNKNOWN
from boxship.rules.rulesets import SEAT_NAMES
from boxship.rules.steps import STORE
from boxship.table.shapes import Board, Broker, Payment

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boxship.notation.lines import Colours
    from boxship.rules.layout import State
    from boxship.table.vocabulary import ShipPlace


def counted(counts: Sequence[int], colours: Colours) -> dict[str, int]:
    """How many of each colour."""
    return {colours[c]: int(counts[c]) for c in range(COLOURS)}


def heap(counts: Sequence[int], colours: Colours) -> list[str]:
    """Containers without prices, one word each."""
    return [colours[c] for c in range(COLOURS) for _ in range(counts[c])]


def shelf(g: State, p: int, store: int, colours: Colours) -> list[str]:
    """A store, one word for each container."""
    return [f"{colours[colour]}@{price}" for colour, price in store_of(g, p, store)]


def board(g: State, p: int, colours: Colours) -> Board:
    """One player's things, as far as the state knows them."""
    return Board(
        seat=SEAT_NAMES[p],
        cash=None if g.cash[p] == UNKNOWN else g.cash[p],
        loans=g.loans[p],
        machines=_machines(g.machines[p], colours),
        warehouses=g.warehouses[p],
        factory=shelf(g, p, FACTORY, colours),
        harbour=shelf(g, p, HARBOUR, colours),
        ship=heap(g.ship[p], colours),
        at=place(g.at[p]),
        island=counted(g.island[p], colours),
        dock=heap(g.dock[p], colours),
        card=None if g.card[p] == UNKNOWN else colours[g.card[p]],
        actions=g.actions if p == g.turn and g.phase != layout.OVER else 0,
        factory_room=factory_room(g, p) + g.in_factory[p] + reserved(g, p, FACTORY),
    )


def place(at: int) -> ShipPlace:
    """Where a ship lies."""
    return cast("ShipPlace", PLACES.get(at) or SEAT_NAMES[at])


def _machines(spaces: Sequence[int], colours: Colours) -> list[str | None]:
    """By space, as far as the last one that is taken."""
    taken = [colours[machine - 1] if machine else None for machine in spaces]
    while taken and taken[-1] is None:
        taken.pop()
    return taken


def brokers(g: State, colours: Colours) -> list[Broker]:
    """The three brokers; none without the Investment Bank."""
    if not g.investment_bank:
        return []
    return [Broker(money=g.broker_money[b], containers=heap(g.lot[b], colours)) for b in range(BROKERS)]


def payment(g: State, colours: Colours) -> Payment | None:
    """The open broker auction."""
    if g.holder == NOBODY:
        return None
    return Payment(
        holder=SEAT_NAMES[g.holder],
        space=space_word(g.space),
        money=g.card_money,
        goods=[_laid(g, code, colours) for code in g.card_goods[: g.card_count]],
    )


def space_word(space: int) -> str:
    """A broker's space: ``1 money``."""
    return f"{space // 2 + 1} {BROKER_KINDS[space % 2]}"


def _laid(g: State, code: int, colours: Colours) -> str:
    """A container on the Payment Card, with the store and the price it came from."""
    store, there = divmod(code, STORE)
    price = (g.factory_price if store == FACTORY else g.harbour_price)[there % SLOTS]
    return f"{STORES[store]} {colours[there // SLOTS]}@{price}"
