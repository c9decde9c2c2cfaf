"""What a game consists of: every field once, for both homes of the rules (its backends).

A game is a set of small numbers in fixed places; the class ``Fields`` says of each what it means. The uncompiled home
is ``State``, an object of plain lists; the compiled home is a NumPy array with one record of the same fields per game
(``boxship.crowds.arrays``). Rules write ``g.cash[p]`` and ``g.factory[p][c][s]``, which means the same in both.

Seats, colours, price slots and building spaces are numbers from 0. Colour 0 to 4 are black, white, brown, tan, orange
(Jumbo: black, grey, brown, yellow, purple). A price slot is the place of a price in the ruleset's price list.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, Protocol, TypeAlias, get_type_hints


class Numbers(Protocol):
    """A row of numbers in either home, a list or an array: steps, a generator's state, features."""

    def __getitem__(self, i: int, /) -> int:
        """The number at this place."""

    def __setitem__(self, i: int, number: Any, /) -> None:
        """Write a number there."""


SEATS: Final = 5
COLOURS: Final = 5
SLOTS: Final = 6
SPACES: Final = 5
BROKERS: Final = 3
SHIP_CAPACITY: Final = 5
MAX_LOANS: Final = 2
LOAN: Final = 10
CARD_CAPACITY: Final = 15
"""A bid in containers: at most two per machine from the factory store and one per warehouse from the harbour store."""
MONEY_LIMIT: Final = 99_999_999
"""The highest single bid. It keeps the arithmetic of both homes equal; no real game comes near it."""

NOBODY: Final = -1
UNKNOWN: Final = -1
"""In a view: a number that the seat does not know."""

# Where a ship lies: 0 to 4 are the harbours of the seats.
SEA: Final = 5
ISLAND: Final = 6
BANK: Final = 7

# Stores.
FACTORY: Final = 0
HARBOUR: Final = 1

# The two kinds of a broker's space.
MONEY: Final = 0
CONTAINERS: Final = 1

# Phases: what has to be decided next.
INTEREST: Final = 0  # borrow for the interest, or default (R3.2)
BUILDING: Final = 1  # the debtor says machine or warehouse (R3.6)
SEIZE: Final = 2  # the neighbour to the right takes something (R3.6)
SALE: Final = 3  # domestic sale or not (R4.7)
ACT: Final = 4  # the next action, or the end of the turn (R2)
BUYING: Final = 5  # which containers of a factory store (R4.2)
PRODUCING: Final = 6  # which colours, when space is short (R4.4)
ARRANGE: Final = 7  # the price of each container of a store (R4.2, R4.4)
LOADING: Final = 8  # which containers onto the ship (R5.2, R9.7)
OFFER: Final = 9  # what to lay on the Payment Card (R9.2)
RETURN: Final = 10  # the beaten bidder prices what came back (R9.3)
BID: Final = 11  # sealed bids for the cargo (R8.1)
DECIDE: Final = 12  # the seller accepts or declines (R8.4)
OVER: Final = 13

# What is being seized.
FROM_ISLAND: Final = 0
FROM_SHIP: Final = 1
FROM_DOCK: Final = 2
FROM_HARBOUR: Final = 3
FROM_FACTORY: Final = 4
ANY_BUILDING: Final = 5
A_MACHINE: Final = 6
A_WAREHOUSE: Final = 7

# How a game ended.
RUNNING: Final = 0
BY_SUPPLY: Final = 1
BY_ROUND_LIMIT: Final = 2

# What becomes of a cargo when every bid is zero (R8.6), unless the seller decides.
KEEPS_AT_ONCE: Final = 1
KEEPS_AFTER_EXTRA: Final = 2

# What a number means.
Seat: TypeAlias = int
Colour: TypeAlias = int
Slot: TypeAlias = int
Store: TypeAlias = int
BrokerSpace: TypeAlias = int
"""``broker * 2 + kind``: a broker's money or their containers."""
Flag: TypeAlias = int
"""0 or 1: compiled code has whole numbers only."""

# What there is of a number: lists, with the length of each dimension.
PerSeat: TypeAlias = Annotated[list[int], SEATS]
PerColour: TypeAlias = Annotated[list[int], COLOURS]
PerSlot: TypeAlias = Annotated[list[int], SLOTS]
PerSpace: TypeAlias = Annotated[list[int], SPACES]
PerBroker: TypeAlias = Annotated[list[int], BROKERS]
PerSeatAndColour: TypeAlias = Annotated[list[list[int]], SEATS, COLOURS]
PerSeatAndSpace: TypeAlias = Annotated[list[list[int]], SEATS, SPACES]
PerBrokerAndColour: TypeAlias = Annotated[list[list[int]], BROKERS, COLOURS]
PerStoreAndColour: TypeAlias = Annotated[list[list[int]], 2, COLOURS]
PerSeatColourAndSlot: TypeAlias = Annotated[list[list[list[int]]], SEATS, COLOURS, SLOTS]
Bid: TypeAlias = Annotated[list[int], CARD_CAPACITY]
"""Containers in the order in which they were laid down, each as ``store * 30 + colour * 6 + slot``."""

# How wide a number is in a record, in bytes.
i1: Final = "i1"
i2: Final = "i2"
i4: Final = "i4"
i8: Final = "i8"


class Fields:
    """Every field of a game: what there is of it, how wide it is in a record, and what it means.

    None may be named like a method of a NumPy array (``round``, ``sum`` …). The order is that of a record.
    """

    __slots__ = ()

    # Money first: it needs the widest numbers.
    cash: Annotated[PerSeat, i8]
    """Money in hand."""
    total: Annotated[PerSeat, i8]
    """Final money, once the game is over (R10.6)."""
    broker_money: Annotated[PerBroker, i8]
    """Money that lies at each broker (R9.1)."""
    bids: Annotated[PerSeat, i4]
    """Bid for the cargo on the island; after the extra round with the additional bid in it (R8.1, R8.2)."""
    extra: Annotated[PerSeat, i4]
    """Additional bid of a tied bidder, until the extra round is revealed (R8.2)."""
    amount: Annotated[PerSeat, i4]
    """What a seat has said so far of an amount of money: the heaps before the last."""
    card_money: Annotated[int, i4]
    """Money on the Payment Card (R9.2)."""

    # The stores next: whoever copies them may read beyond their end.
    factory: Annotated[PerSeatColourAndSlot, i1]
    """Containers in the factory stores."""
    harbour: Annotated[PerSeatColourAndSlot, i1]
    """Containers in the harbour stores."""

    # The ruleset.
    players: Annotated[int, i2]
    """How many seats are taken: 0 to ``players - 1``."""
    containers: Annotated[int, i2]
    """Containers of each colour in this game, the starting ones included."""
    machine_spaces: Annotated[int, i2]
    """How many machines have room on a board."""
    machine_cost: Annotated[PerSpace, i2]
    """What the machine on each space costs (R4.1)."""
    warehouse_spaces: Annotated[int, i2]
    """How many warehouses have room on a board."""
    warehouse_cost: Annotated[PerSpace, i2]
    """What the warehouse on each space costs (R4.1)."""
    factory_slots: Annotated[int, i2]
    """How many prices a factory store has."""
    factory_price: Annotated[PerSlot, i2]
    """The prices of a factory store, rising."""
    harbour_slots: Annotated[int, i2]
    """How many prices a harbour store has."""
    harbour_price: Annotated[PerSlot, i2]
    """The prices of a harbour store, rising."""
    cargo_default: Annotated[Flag, i2]
    """Whether unpaid interest takes one container from anywhere (R3.5), not two from a store or a building (R3.3)."""
    debtor_picks: Annotated[Flag, i2]
    """Whether the debtor, not the neighbour, says if a machine or a warehouse is lost (R3.6)."""
    all_zero: Annotated[int, i2]
    """What becomes of a cargo when every bid is zero: 0 if the seller decides, or a ``KEEPS_`` (R8.6)."""
    factory_tie: Annotated[Flag, i2]
    """Whether a tie is broken by the factory store instead of the island (R10.8)."""
    domestic_sale: Annotated[Flag, i2]
    """Whether one container a turn may be sold to the bank (R4.7)."""
    investment_bank: Annotated[Flag, i2]
    """Whether the Investment Bank plays (R9)."""
    open_money: Annotated[Flag, i2]
    """Whether everybody sees everybody's cash (R1.4)."""
    round_limit: Annotated[int, i2]
    """The round after which the game is scored as it stands (R10.3)."""

    # The table.
    supply: Annotated[PerColour, i2]
    """Containers that nobody has made yet."""
    machine_supply: Annotated[PerColour, i2]
    """Machines that nobody has bought."""
    warehouse_supply: Annotated[int, i2]
    """Warehouses that nobody has bought."""
    removed: Annotated[PerColour, i2]
    """Seized containers, which are out of the game (R3.7)."""
    island: Annotated[PerSeatAndColour, i2]
    """Containers in each seat's island area."""
    dock: Annotated[PerSeatAndColour, i2]
    """Containers on each seat's dock at the Investment Bank (R9.6)."""
    lot: Annotated[PerBrokerAndColour, i2]
    """Containers that lie at each broker (R9.1)."""
    loans: Annotated[PerSeat, i1]
    """Loans that a seat has to repay (R6)."""
    warehouses: Annotated[PerSeat, i1]
    """Warehouses on each board; they fill its spaces from the first on."""
    machines: Annotated[PerSeatAndSpace, i1]
    """What stands on each machine space: 0 for nothing, else the colour + 1."""
    card: Annotated[PerSeat, i1]
    """Value card, as a row of ``boxship.rules.scoring.RANKS`` (R1.3)."""
    at: Annotated[PerSeat, i1]
    """Where the ship lies: the harbour of a seat, ``SEA``, ``ISLAND`` or ``BANK``."""
    ship: Annotated[PerSeatAndColour, i1]
    """Containers on each ship."""
    in_factory: Annotated[PerSeat, i1]
    """Containers in the factory store, counted; ``put_in_store`` and ``take_from_store`` keep it right."""
    in_harbour: Annotated[PerSeat, i1]
    """Containers in the harbour store, counted; kept right by the same two."""

    # The Payment Card.
    holder: Annotated[Seat, i1]
    """Whose bid lies on the Payment Card, or ``NOBODY`` (R9.2)."""
    space: Annotated[BrokerSpace, i1]
    """What that bid is for."""
    card_count: Annotated[int, i1]
    """How many containers lie on the card."""
    card_goods: Annotated[Bid, i1]
    """These containers."""

    # The turn.
    phase: Annotated[int, i2]
    """What has to be decided next: ``INTEREST`` to ``OVER``."""
    turn: Annotated[Seat, i2]
    """Whose turn it is."""
    first: Annotated[Seat, i2]
    """Who began; a round ends before their turn."""
    round_number: Annotated[int, i2]
    """The round, from 1."""
    actions: Annotated[int, i2]
    """Actions left in this turn (R2)."""
    produced: Annotated[Flag, i1]
    """Whether the seat whose turn it is has produced in this turn (R4.4)."""
    borrowed: Annotated[Flag, i1]
    """Whether it has taken a loan in this turn, and so may not repay (R6.4)."""
    collected: Annotated[Flag, i1]
    """Whether it has collected from a broker in this turn, and so may not call one (R9.4)."""
    ending: Annotated[Flag, i1]
    """Whether the game ends with this turn (R10.1)."""
    ended: Annotated[int, i1]
    """How the game ended: ``RUNNING``, ``BY_SUPPLY`` or ``BY_ROUND_LIMIT``."""
    winner: Annotated[PerSeat, i1]
    """1 for the winner, or for all who share the victory (R10.8)."""

    # Inside one decision or one settlement.
    unpaid: Annotated[int, i1]
    """Dollars of interest that are not paid yet (R3.1)."""
    owed: Annotated[int, i1]
    """What is still to be seized for the current one of these dollars."""
    seizing: Annotated[int, i1]
    """What is being seized: ``FROM_ISLAND`` to ``A_WAREHOUSE``."""
    due: Annotated[PerSeat, i1]
    """1 for a seat whose sealed bid is still missing (R8.1)."""
    bidding: Annotated[int, i1]
    """The round of an auction: 0 when there is none, 1 for the bids, 2 for the extra round."""
    seller: Annotated[Seat, i1]
    """Whose containers are being bought or loaded; ``BANK`` when they come from the own dock there."""
    store: Annotated[Store, i1]
    """The store that is being priced, ``FACTORY`` or ``HARBOUR``."""
    least: Annotated[int, i1]
    """How many containers have to be taken at least; when producing, exactly."""
    taken: Annotated[int, i1]
    """How many have been taken so far."""
    floor: Annotated[int, i1]
    """Where the next choice may begin, so that a decision can be made in one order only.

    Buying and loading from a harbour: ``colour * 6 + slot``. Producing and loading from the dock: a colour. Pricing
    (``ARRANGE``, ``RETURN``): a slot.
    """
    hand: Annotated[PerColour, i1]
    """Containers that have left their place and have no price yet."""
    calling: Annotated[BrokerSpace, i1]
    """What the bid that is being laid is for."""
    offer_count: Annotated[int, i1]
    """How many containers have been laid for it."""
    offer_goods: Annotated[Bid, i1]
    """These containers."""
    beaten: Annotated[Seat, i1]
    """Who prices what came back from the card (R9.3)."""
    back: Annotated[PerStoreAndColour, i1]
    """Containers that came back and have no price yet, by the store they came from."""


Shape: TypeAlias = tuple[int, ...]


def _declared() -> tuple[tuple[str, str, Shape], ...]:
    """What the class above says of each field."""
    fields = []
    for name, hint in get_type_hints(Fields, include_extras=True).items():
        *shape, width = hint.__metadata__
        fields.append((name, width, tuple(shape)))
    return tuple(fields)


FIELDS: Final = _declared()
"""Name, width and shape of every field, in the order of a record."""

_STORES: Final = (("factory", i1, (SEATS, COLOURS, SLOTS)), ("harbour", i1, (SEATS, COLOURS, SLOTS)))
assert FIELDS[7:9] == _STORES, "boxship.crowds.batch copies stores byte by byte, beyond their end: money stays before"


def _zeros(shape: Shape) -> object:
    """Nested lists of zeros, or a plain zero."""
    if not shape:
        return 0
    return [_zeros(shape[1:]) for _ in range(shape[0])]


class State(Fields):
    """One game as plain numbers and lists: the uncompiled home of the rules."""

    __slots__ = tuple(name for name, _, _ in FIELDS)

    def __init__(self) -> None:
        """All zeros; ``boxship.rules.setup`` lays out a game."""
        for name, _, shape in FIELDS:
            setattr(self, name, _zeros(shape))

    def copy(self) -> State:
        """An independent copy."""
        return _copied(self)

    def __eq__(self, other: object) -> bool:
        """Equal when every field is."""
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name, _, _ in FIELDS)

    __hash__ = None  # type: ignore[assignment]  # a state changes; it is no key


_COPIES: Final = ("g.{0}", "g.{0}[:]", "[*map(copy, g.{0})]", "[[*map(copy, rows)] for rows in g.{0}]")
"""How a field is copied, by its dimensions."""


def _written_out() -> Callable[[State], State]:
    """The function that copies a game, with a line of its own for each field.

    A loop over the fields takes more than twice as long, and to copy is most of what playing a line costs.
    """
    text = ["def copied(g):", " twin = new(State)"]
    text += [f" twin.{name} = {_COPIES[len(shape)].format(name)}" for name, _, shape in FIELDS]
    names: dict[str, Any] = {"State": State, "new": State.__new__, "copy": list.copy}
    exec("\n".join([*text, " return twin"]), names)  # noqa: S102 - nothing but the fields above goes into it
    copied: Callable[[State], State] = names["copied"]
    return copied


_copied: Final = _written_out()
