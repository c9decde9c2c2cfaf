"""What a game consists of: every field once, for both homes of the rules.

A game is a set of small numbers in fixed places. ``FIELDS`` lists them. The uncompiled home is ``State``, an object of
plain lists; the compiled home is a NumPy array with one record of the same fields per game (``boxship.crowds.arrays``).
Rules write ``g.cash[p]`` and ``g.factory[p][c][s]``, which means the same in both.

Seats, colours, price slots and building spaces are numbers from 0. Colour 0 to 4 are black, white, brown, tan, orange
(Jumbo: black, grey, brown, yellow, purple). A price slot is the place of a price in the ruleset's price list.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable


class Numbers(Protocol):
    """A row of numbers in either home, a list or an array: steps, random words, features."""

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

# What becomes of a cargo when every bid is zero (R8.6).
SELLER_DECIDES: Final = 0
KEEPS_AT_ONCE: Final = 1
KEEPS_AFTER_EXTRA: Final = 2

Shape = tuple[int, ...]

FIELDS: Final[tuple[tuple[str, str, Shape], ...]] = (
    # Money first: it needs the widest numbers.
    ("cash", "i8", (SEATS,)),
    ("total", "i8", (SEATS,)),
    ("broker_money", "i8", (BROKERS,)),
    ("bids", "i4", (SEATS,)),
    ("extra", "i4", (SEATS,)),
    ("amount", "i4", (SEATS,)),
    ("card_money", "i4", ()),
    # The stores next: whoever copies them may read beyond their end.
    ("factory", "i1", (SEATS, COLOURS, SLOTS)),
    ("harbour", "i1", (SEATS, COLOURS, SLOTS)),
    # The ruleset.
    ("players", "i2", ()),
    ("containers", "i2", ()),
    ("machine_spaces", "i2", ()),
    ("machine_cost", "i2", (SPACES,)),
    ("warehouse_spaces", "i2", ()),
    ("warehouse_cost", "i2", (SPACES,)),
    ("factory_slots", "i2", ()),
    ("factory_price", "i2", (SLOTS,)),
    ("harbour_slots", "i2", ()),
    ("harbour_price", "i2", (SLOTS,)),
    ("cargo_default", "i2", ()),
    ("debtor_picks", "i2", ()),
    ("all_zero", "i2", ()),
    ("factory_tie", "i2", ()),
    ("domestic_sale", "i2", ()),
    ("investment_bank", "i2", ()),
    ("open_money", "i2", ()),
    ("round_limit", "i2", ()),
    # The table.
    ("supply", "i2", (COLOURS,)),
    ("machine_supply", "i2", (COLOURS,)),
    ("warehouse_supply", "i2", ()),
    ("removed", "i2", (COLOURS,)),
    ("island", "i2", (SEATS, COLOURS)),
    ("dock", "i2", (SEATS, COLOURS)),
    ("lot", "i2", (BROKERS, COLOURS)),
    ("loans", "i1", (SEATS,)),
    ("warehouses", "i1", (SEATS,)),
    ("machines", "i1", (SEATS, SPACES)),
    ("card", "i1", (SEATS,)),
    ("at", "i1", (SEATS,)),
    ("ship", "i1", (SEATS, COLOURS)),
    ("in_factory", "i1", (SEATS,)),
    ("in_harbour", "i1", (SEATS,)),
    # The Payment Card.
    ("holder", "i1", ()),
    ("space", "i1", ()),
    ("card_count", "i1", ()),
    ("card_goods", "i1", (CARD_CAPACITY,)),
    # The turn.
    ("phase", "i2", ()),
    ("turn", "i2", ()),
    ("first", "i2", ()),
    ("round_number", "i2", ()),
    ("actions", "i2", ()),
    ("produced", "i1", ()),
    ("borrowed", "i1", ()),
    ("collected", "i1", ()),
    ("ending", "i1", ()),
    ("ended", "i1", ()),
    ("winner", "i1", (SEATS,)),
    # Inside one decision or one settlement.
    ("unpaid", "i1", ()),
    ("owed", "i1", ()),
    ("seizing", "i1", ()),
    ("due", "i1", (SEATS,)),
    ("bidding", "i1", ()),
    ("seller", "i1", ()),
    ("store", "i1", ()),
    ("least", "i1", ()),
    ("taken", "i1", ()),
    ("floor", "i1", ()),
    ("hand", "i1", (COLOURS,)),
    ("calling", "i1", ()),
    ("offer_count", "i1", ()),
    ("offer_goods", "i1", (CARD_CAPACITY,)),
    ("beaten", "i1", ()),
    ("back", "i1", (2, COLOURS)),
)
"""Name, width and shape of every field. None may be named like a method of a NumPy array (``round``, ``sum`` …)."""


def _zeros(shape: Shape) -> object:
    """Nested lists of zeros, or a plain zero."""
    if not shape:
        return 0
    return [_zeros(shape[1:]) for _ in range(shape[0])]


class State:
    """One game as plain numbers and lists: the uncompiled home of the rules.

    A seat's machine spaces hold 0 for empty, else the colour + 1. ``card_goods`` holds the containers of the bid in the
    order in which they were laid down, each as ``store * 30 + colour * 6 + slot``. ``in_factory`` and ``in_harbour``
    count the containers of a store; ``put_in_store`` and ``take_from_store`` keep them right.
    """

    __slots__ = tuple(name for name, _, _ in FIELDS)

    cash: list[int]
    total: list[int]
    broker_money: list[int]
    bids: list[int]
    extra: list[int]
    amount: list[int]
    card_money: int
    players: int
    containers: int
    machine_spaces: int
    machine_cost: list[int]
    warehouse_spaces: int
    warehouse_cost: list[int]
    factory_slots: int
    factory_price: list[int]
    harbour_slots: int
    harbour_price: list[int]
    cargo_default: int
    debtor_picks: int
    all_zero: int
    factory_tie: int
    domestic_sale: int
    investment_bank: int
    open_money: int
    round_limit: int
    supply: list[int]
    machine_supply: list[int]
    warehouse_supply: int
    removed: list[int]
    island: list[list[int]]
    dock: list[list[int]]
    lot: list[list[int]]
    loans: list[int]
    warehouses: list[int]
    machines: list[list[int]]
    card: list[int]
    at: list[int]
    ship: list[list[int]]
    factory: list[list[list[int]]]
    harbour: list[list[list[int]]]
    in_factory: list[int]
    in_harbour: list[int]
    holder: int
    space: int
    card_count: int
    card_goods: list[int]
    phase: int
    turn: int
    first: int
    round_number: int
    actions: int
    produced: int
    borrowed: int
    collected: int
    ending: int
    ended: int
    winner: list[int]
    unpaid: int
    owed: int
    seizing: int
    due: list[int]
    bidding: int
    seller: int
    store: int
    least: int
    taken: int
    floor: int
    hand: list[int]
    calling: int
    offer_count: int
    offer_goods: list[int]
    beaten: int
    back: list[list[int]]

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
