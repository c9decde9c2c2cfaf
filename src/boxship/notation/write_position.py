"""A position in words: a typed value, and the flat map that scenarios expect and ``boxship replay --positions`` prints.

>>> from boxship import Game
>>> position = Game.new("classic", players=3, seed=20).position()
>>> position.seats["red"].machines, position.turn
(['brown'], 'red')
>>> position["red.machines"], position["turn"]
(['brown'], 'red')
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final, Literal, TypedDict

from boxship.notation.legal_lines import store_of
from boxship.notation.line_text import write_container, write_laid
from boxship.notation.lines import BROKER_KINDS, Colours, Laid
from boxship.rules import layout
from boxship.rules.counts import prices_of
from boxship.rules.layout import BROKERS, COLOURS, FACTORY, HARBOUR, SLOTS, UNKNOWN, State
from boxship.rules.rulesets import SEAT_NAMES
from boxship.rules.steps import STORE
from boxship.rules.turn import is_due

EndReason = Literal["supply", "round_limit"]
"""How a game ended: the supply ran out, or the last round was over."""

ENDED: Final[Mapping[int, EndReason | None]] = {
    layout.RUNNING: None,
    layout.BY_SUPPLY: "supply",
    layout.BY_ROUND_LIMIT: "round_limit",
}
PLACES: Final = {layout.SEA: "sea", layout.ISLAND: "island", layout.BANK: "bank"}


class BrokerPosition(TypedDict):
    """What lies at a broker."""

    money: int
    """Dollars in the space for money."""
    containers: list[str]
    """Colours in the space for containers."""


class PaymentPosition(TypedDict):
    """The Payment Card: the open broker auction."""

    holder: str
    """The seat that has bid most."""
    space: str
    """What it is bid for, like ``1 money``."""
    bid: int | list[str]
    """Dollars, or containers like ``factory orange@2``."""


@dataclass(frozen=True)
class SeatPosition:
    """The things of one player."""

    cash: int | None
    """Dollars; None where a view does not know them."""
    loans: int
    """Loans that are not repaid."""
    machines: list[str | None]
    """Colours by space, as far as the last one that is taken; None for an empty space."""
    warehouses: int
    """Warehouses on the board."""
    factory: list[str]
    """The factory store, like ``orange@2``, sorted."""
    harbour: list[str]
    """The harbour store, like ``orange@2``, sorted."""
    ship: list[str]
    """Colours on the ship, sorted."""
    at: str
    """Where the ship lies: ``sea``, ``island``, ``bank``, or the seat of a harbour."""
    island: dict[str, int]
    """Containers on the own part of the island, by colour; without zeros."""
    dock: list[str]
    """Colours on the own dock at the Investment Bank, sorted."""
    actions: int
    """Actions that are left in this turn; 0 out of turn."""
    card: str | None
    """The colour of the value card; None where a view does not know it."""
    total: int | None
    """Final money; None before the end."""


@dataclass(frozen=True, eq=False)
class Position(dict[str, Any]):
    """Everything on the table. As a dictionary it is the flat map of the notation: ``position["blue.cash"]``."""

    seats: Mapping[str, SeatPosition]
    """The things of each player, by seat."""
    supply: dict[str, int]
    """Containers in the supply, by colour; without zeros."""
    removed: dict[str, int]
    """Containers that are out of the game, by colour; without zeros."""
    turn: str
    """The seat whose turn it is."""
    round: int
    """The round, from 1 on."""
    to_act: list[str]
    """Every seat that may decide now."""
    over: bool
    """Whether the game has ended."""
    ending: bool
    """Whether this is the last turn."""
    ended: EndReason | None
    """How the game ended; None before."""
    winners: list[str]
    """The winner, or all who share the victory; empty before the end."""
    bids: dict[str, int]
    """Revealed bids of this turn's auction, by seat."""
    brokers: list[BrokerPosition]
    """The three brokers; none without the Investment Bank."""
    payment: PaymentPosition | None
    """The open broker auction; None when there is none."""

    def __post_init__(self) -> None:
        """Fill the flat map, in the order of the notation."""
        for seat, things in self.seats.items():
            self.update({f"{seat}.{part}": getattr(things, part) for part in _SEAT_KEYS})
        self.update({part: getattr(self, part) for part in _TABLE_KEYS})


_SEAT_KEYS: Final = tuple(field.name for field in fields(SeatPosition))
_TABLE_KEYS: Final = tuple(field.name for field in fields(Position) if field.name != "seats")


def position(g: State, colours: Colours) -> Position:
    """Everything on the table; what a view does not know is None."""
    return Position(
        seats={SEAT_NAMES[p]: _seat(g, p, colours) for p in range(g.players)},
        supply=_map(g.supply, colours),
        removed=_map(g.removed, colours),
        turn=SEAT_NAMES[g.turn],
        round=g.round_number,
        to_act=[SEAT_NAMES[p] for p in range(g.players) if is_due(g, p)],
        over=g.phase == layout.OVER,
        ending=bool(g.ending),
        ended=ENDED[g.ended],
        winners=[SEAT_NAMES[p] for p in range(g.players) if g.winner[p]],
        bids=_bids(g),
        brokers=_brokers(g, colours),
        payment=_payment(g, colours),
    )


def _seat(g: State, p: int, colours: Colours) -> SeatPosition:
    over = g.phase == layout.OVER
    return SeatPosition(
        cash=_known(g.cash[p]),
        loans=g.loans[p],
        machines=machines(g, p, colours),
        warehouses=g.warehouses[p],
        factory=sorted(shelf(g, p, FACTORY, colours)),
        harbour=sorted(shelf(g, p, HARBOUR, colours)),
        ship=sorted(heap(g.ship[p], colours)),
        at=place(g.at[p]),
        island=_map(g.island[p], colours),
        dock=sorted(heap(g.dock[p], colours)),
        actions=g.actions if p == g.turn and not over else 0,
        card=None if g.card[p] == UNKNOWN else colours[g.card[p]],
        total=g.total[p] if over else None,
    )


def _known(number: int) -> int | None:
    return None if number == UNKNOWN else number


def machines(g: State, p: int, colours: Colours) -> list[str | None]:
    """Machines by space, as far as the last one that is taken."""
    spaces = [colours[m - 1] if m else None for m in g.machines[p]]
    while spaces and spaces[-1] is None:
        spaces.pop()
    return spaces


def shelf(g: State, p: int, store: int, colours: Colours) -> list[str]:
    """A store, one word for each container, in the order of the ruleset's colours."""
    return [write_container(colour, price, colours) for colour, price in store_of(g, p, store)]


def heap(counts: Sequence[int], colours: Colours) -> list[str]:
    """Containers without prices, one word each, in the order of the ruleset's colours."""
    return [colours[c] for c in range(COLOURS) for _ in range(counts[c])]


def place(at: int) -> str:
    """Where a ship lies."""
    return PLACES.get(at) or SEAT_NAMES[at]


def _map(counts: Sequence[int], colours: Colours) -> dict[str, int]:
    return {colours[c]: counts[c] for c in range(COLOURS) if counts[c]}


def _bids(g: State) -> dict[str, int]:
    """Revealed bids: none while the first round is open."""
    if g.bidding == 0 or (g.phase == layout.BID and g.bidding == 1):
        return {}
    return {SEAT_NAMES[p]: g.bids[p] for p in range(g.players) if p != g.turn}


def _brokers(g: State, colours: Colours) -> list[BrokerPosition]:
    if not g.investment_bank:
        return []
    return [{"money": g.broker_money[b], "containers": sorted(heap(g.lot[b], colours))} for b in range(BROKERS)]


def _payment(g: State, colours: Colours) -> PaymentPosition | None:
    if g.holder == layout.NOBODY:
        return None
    bid: int | list[str] = g.card_money
    if g.card_count:
        bid = [_laid_word(g, code, colours) for code in g.card_goods[: g.card_count]]
    return {"holder": SEAT_NAMES[g.holder], "space": space_word(g.space), "bid": bid}


def space_word(space: int) -> str:
    """A broker's space: ``1 money``."""
    return f"{space // 2 + 1} {BROKER_KINDS[space % 2]}"


def _laid_word(g: State, code: int, colours: Colours) -> str:
    store, there = divmod(code, STORE)
    return write_laid(Laid(store, there // SLOTS, prices_of(g, store)[there % SLOTS]), colours)
