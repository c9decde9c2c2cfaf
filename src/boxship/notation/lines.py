"""Lines as values: one class for each first word. Their text is written and read in ``line_text``.

Colours and seats are numbers in a value and words in a text, so that every ruleset writes its own words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from boxship.rules import steps
from boxship.rules.layout import FACTORY, HARBOUR

Colours = Sequence[str]
"""The words of the five container colours in the ruleset at hand."""

STORES: Final = ("factory", "harbour")
BROKER_KINDS: Final = ("money", "containers")


class Priced(NamedTuple):
    """A container at a price: ``orange@3``."""

    colour: int
    """The number of its colour."""
    price: int
    """Dollars."""


class Laid(NamedTuple):
    """A container of an own store, laid on the Payment Card or back: ``factory orange@2``."""

    store: int
    """0 for the factory store, 1 for the harbour store."""
    colour: int
    """The number of its colour."""
    price: int
    """Dollars."""


Store = tuple[Priced, ...]
"""Containers at prices: a whole store, or some of one."""


@dataclass(frozen=True)
class Word:
    """A line of one word."""

    word: str
    """``loan``, ``repay``, ``default``, ``keep``, ``warehouse``, ``decline`` or ``end``."""


@dataclass(frozen=True)
class Sell:
    """The domestic sale of a container."""

    goods: Priced
    """The container."""


@dataclass(frozen=True)
class Machine:
    """Buy a machine."""

    colour: int
    """The number of its colour."""


@dataclass(frozen=True)
class Produce:
    """Produce."""

    store: Store
    """The whole factory store as it stands afterwards."""


@dataclass(frozen=True)
class Buy:
    """Buy from a factory store."""

    seat: int
    """The number of the seat that sells."""
    goods: Store
    """What is bought."""
    store: Store
    """The whole own harbour store as it stands afterwards."""


@dataclass(frozen=True)
class Reprice:
    """Rearrange the harbour store without a purchase."""

    store: Store
    """The whole harbour store as it stands afterwards."""


@dataclass(frozen=True)
class Sail:
    """Move the ship; in a harbour buy, at the bank load."""

    where: str
    """``sea``, ``island``, ``bank``, or the seat of a harbour."""
    goods: Store = ()
    """What is bought in a harbour."""
    dock: tuple[int, ...] = ()
    """The colours that are loaded from the own dock, by number."""


@dataclass(frozen=True)
class Load:
    """Load where the ship lies."""

    goods: Store = ()
    """What is bought in a harbour."""
    dock: tuple[int, ...] = ()
    """The colours that are loaded from the own dock, by number."""


@dataclass(frozen=True)
class Bid:
    """A sealed bid."""

    amount: int
    """Dollars."""


@dataclass(frozen=True)
class Accept:
    """The seller accepts a bid."""

    seat: int | None = None
    """The number of the bidder's seat; needed among tied bidders."""


@dataclass(frozen=True)
class Seize:
    """The neighbour takes something for unpaid interest."""

    place: str
    """``island``, ``harbour``, ``factory``, ``ship``, ``dock``, ``machine`` or ``warehouse``."""
    colour: int | None = None
    """The number of its colour; None for a warehouse."""
    price: int | None = None
    """Dollars; None for what has no price."""


@dataclass(frozen=True)
class Building:
    """The debtor says which kind of building may be seized."""

    kind: str
    """``machine`` or ``warehouse``."""


@dataclass(frozen=True)
class Call:
    """Call a broker, with a bid of containers for money or of money for containers."""

    broker: int
    """0, 1 or 2."""
    kind: int
    """What is wanted: 0 for the broker's money, 1 for their containers."""
    goods: tuple[Laid, ...] = ()
    """The containers that are bid for money."""
    amount: int = 0
    """The dollars that are bid for containers."""


@dataclass(frozen=True)
class Raise:
    """Outbid the open broker auction with a whole new bid."""

    goods: tuple[Laid, ...] = ()
    """The containers that are bid for money."""
    amount: int = 0
    """The dollars that are bid for containers."""


@dataclass(frozen=True)
class Return:
    """Place what came back from the Payment Card."""

    goods: tuple[Laid, ...]
    """The containers with new prices, in the order of the stores."""


Line = (
    Word
    | Sell
    | Machine
    | Produce
    | Buy
    | Reprice
    | Sail
    | Load
    | Bid
    | Accept
    | Seize
    | Building
    | Call
    | Raise
    | Return
)
"""The value of a line: one class for each first word, ``Word`` for the lines of one word."""

SINGLE_WORDS: Final = {
    "loan": steps.LOAN_STEP,
    "repay": steps.REPAY,
    "default": steps.DEFAULT,
    "keep": steps.KEEP,
    "warehouse": steps.WAREHOUSE,
    "decline": steps.DECLINE,
    "end": steps.END,
}
"""The lines of one word, and the step that each of them is."""
SEIZE_PLACES: Final = ("island", "harbour", "factory", "ship", "dock", "machine", "warehouse")
SHAPES: Final[Mapping[str, tuple[str, ...]]] = {
    "sell": ("sell orange@2",),
    "machine": ("machine orange",),
    "produce": ("produce -> orange@2 white@3",),
    "buy": ("buy red: black@2 -> black@3",),
    "reprice": ("reprice -> black@2",),
    "sail": ("sail sea", "sail island", "sail red", "sail red: black@3"),
    "load": ("load black@3",),
    "bid": ("bid 7",),
    "accept": ("accept", "accept red"),
    "seize": ("seize island orange", "seize harbour black@3", "seize machine brown", "seize warehouse"),
    "building": ("building machine", "building warehouse"),
    "call": ("call 2 containers: 3", "call 1 money: factory orange@2"),
    "raise": ("raise 4", "raise factory orange@2"),
    "return": ("return factory orange@2, harbour tan@4",),
}
"""Examples of each line that has more than one word."""


def first_word(line: Line) -> str:
    """The word with which the text of a line begins."""
    return line.word if isinstance(line, Word) else type(line).__name__.lower()


assert (FACTORY, HARBOUR) == (0, 1), "STORES lists them in this order"
