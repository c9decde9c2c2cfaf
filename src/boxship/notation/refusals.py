"""Why something is refused: a code and its values, and the English sentence made of them.

Every refusal is data first, so that a page can say it in the reader's language; ``str()`` says it in English.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, get_args

from boxship.catalogue import ENGLISH, catalogue
from boxship.notation.clauses import Clause

Code = Literal[
    "empty",
    "too_long",
    "unknown_word",
    "nothing_follows",
    "shape",
    "laid",
    "price_missing",
    "not_a_colour",
    "not_a_seat",
    "not_a_place",
    "not_a_number",
    "not_legal",
    "game_over",
    "seat_not_playing",
    "not_your_decision",
    "interest_first",
    "building_first",
    "seize_first",
    "sale_first",
    "bid_first",
    "decide_first",
    "return_first",
    "not_interest",
    "not_sale",
    "not_auction",
    "not_deciding",
    "not_seizing",
    "not_building",
    "not_returning",
    "two_loans",
    "no_loan_now",
    "no_debt",
    "borrowed",
    "no_repay_now",
    "cash",
    "machine_twice",
    "machine_supply",
    "machine_full",
    "warehouse_full",
    "warehouse_supply",
    "own_store",
    "store_empty",
    "not_in_store",
    "no_harbour_room",
    "wrong_store",
    "wrong_price",
    "produced",
    "produce_all",
    "produce_choice",
    "sell_factory_first",
    "own_harbour",
    "already_there",
    "over_sea",
    "empty_ship",
    "no_bank",
    "ship_room",
    "nowhere_to_load",
    "load_priced",
    "load_unpriced",
    "not_on_dock",
    "bid_too_high",
    "bid_limit",
    "not_highest",
    "say_who",
    "decline_cash",
    "seize_place",
    "seize_none",
    "safe_building",
    "collected",
    "ending",
    "auction_open",
    "no_auction",
    "own_bid",
    "space_empty",
    "bid_kind_money",
    "bid_kind_goods",
    "bid_least",
    "return_exactly",
]
"""Every code; each has a sentence in every language, ``reason-CODE`` in the catalogues."""

CODES: Final[tuple[Code, ...]] = get_args(Code)

_CODES_OF_CLAUSE: Final[Mapping[Clause, tuple[Code, ...]]] = {
    "r0": ("not_a_colour",),
    "r1-1": ("not_a_seat", "seat_not_playing"),
    "r2-1": ("not_your_decision",),
    "r2-2": ("empty", "too_long", "unknown_word", "nothing_follows", "shape", "not_legal", "produced"),
    "r3-2": ("interest_first", "not_interest"),
    "r3-3": ("safe_building",),
    "r3-6": ("building_first", "seize_first", "not_seizing", "not_building", "seize_place", "seize_none"),
    "r4-1": ("machine_twice", "machine_supply", "machine_full", "warehouse_full", "warehouse_supply"),
    "r4-2": ("store_empty", "not_in_store", "no_harbour_room"),
    "r4-4": ("produce_all", "produce_choice"),
    "r4-5": ("price_missing", "wrong_store", "wrong_price"),
    "r4-6": ("own_store",),
    "r4-7": ("sale_first", "not_sale", "sell_factory_first"),
    "r5-1": ("not_a_place", "own_harbour", "over_sea"),
    "r5-2": ("ship_room",),
    "r5-3": ("nowhere_to_load", "load_priced"),
    "r5-4": ("already_there", "empty_ship"),
    "r6-1": ("two_loans", "no_loan_now"),
    "r6-2": ("no_debt", "no_repay_now"),
    "r6-3": ("cash",),
    "r6-4": ("borrowed",),
    "r8-1": ("not_a_number", "bid_first", "not_auction", "bid_too_high", "bid_limit"),
    "r8-3": ("say_who",),
    "r8-4": ("decide_first", "not_deciding", "not_highest"),
    "r8-5": ("decline_cash",),
    "r9": ("no_bank",),
    "r9-2": ("laid", "space_empty", "bid_kind_money", "bid_kind_goods"),
    "r9-3": ("return_first", "not_returning", "no_auction", "bid_least", "return_exactly"),
    "r9-4": ("collected", "ending", "own_bid"),
    "r9-5": ("auction_open",),
    "r9-7": ("load_unpriced", "not_on_dock"),
    "r10-1": ("game_over",),
}
"""Every clause that refuses something; a line that can't be read is under the clause of what it tries to say."""

CLAUSE_OF_CODE: Final[Mapping[Code, Clause]] = {
    code: clause for code in CODES for clause, codes in _CODES_OF_CLAUSE.items() if code in codes
}
"""The clause that says why, in the order of the codes."""


@dataclass(frozen=True)
class Containers:
    """Containers of one kind in a refusal."""

    count: int
    colour: str
    price: int | None = None
    store: str | None = None


Value = int | str | Sequence[int] | Sequence[str] | Sequence[Containers]
"""A value of a refusal: money and counts are numbers; seats, colours and places are their names in the notation."""


class Refusal(ValueError):  # noqa: N818  # a refusal is an answer, not an error of the program
    """A line that can't be played: why, as a code with values; ``str()`` is an English sentence."""

    def __init__(self, code: Code, **values: Value) -> None:
        """The values are those that the code's sentence needs."""
        super().__init__(code)
        self.code: Code = code
        """Which refusal it is: the name of its sentence."""
        self.values: dict[str, Value] = {name: _cut(name, value) for name, value in values.items()}
        """What the sentence is filled with: seats, containers, amounts."""
        self.legal = ""
        """What would be legal, in short, where that is known."""

    @property
    def sentence(self) -> str:
        """Why, in English, without what would be legal instead."""
        return english(self.code, self.values)

    def __str__(self) -> str:
        """Why, in English, and what would be legal."""
        return f"{self.sentence} (legal now: {self.legal})" if self.legal else self.sentence

    def add_legal(self, legal: str) -> None:
        """Add what would be legal to the sentence."""
        self.legal = legal


_QUOTED: Final = ("word", "extra")
"""Values that repeat what somebody typed; cut so that a message stays readable."""


def _cut(name: str, value: Value) -> Value:
    return value[:80] if name in _QUOTED and isinstance(value, str) else value


# -- values in English -------------------------------------------------------------------------------------------------


def english(code: Code, values: Mapping[str, Value]) -> str:
    """The plain sentence of a refusal, without a capital and a full stop, so that it can stand within another."""
    words = {name: _WORDS.get(name, str)(value) for name, value in values.items()}
    if code == "too_long":
        words["most"] = str(values["most"])
    elif code == "bid_least":
        words["count"] = str(values["least"])
    texts, key = catalogue(ENGLISH), f"reason-{code}"
    if (plain := f"{key}.plain") in texts:
        return texts.text(plain, words)
    sentence = texts.text(key, words)
    return sentence[0].lower() + sentence[1:].removesuffix(".")


def _money(amount: int) -> str:
    return f"${amount}"


def _goods(goods: Sequence[Containers]) -> str:
    """Containers as a line names them; what came from a store says so."""
    joint = ", " if any(each.store for each in goods) else " "
    return joint.join(_good(each) for each in goods) or "empty"


def _good(goods: Containers) -> str:
    word = goods.colour if goods.price is None else f"{goods.colour}@{goods.price}"
    if goods.store is not None:
        word = f"{goods.store} {word}"
    return word if goods.count == 1 else f"{goods.count} × {word}"


_WORDS: Final[Mapping[str, Callable[[Any], str]]] = {
    "cash": _money,
    "choice": ", ".join,
    "choices": lambda words: ", ".join(word if word == "warehouse" else f"machine {word}" for word in words),
    "cost": _money,
    "due": " and ".join,
    "example": lambda shapes: shapes if isinstance(shapes, str) else catalogue(ENGLISH).either(shapes),
    "extra": repr,
    "goods": _goods,
    "known": ", ".join,
    "least": _money,
    "most": _money,
    "price": _money,
    "prices": lambda prices: ", ".join(map(_money, prices)),
    "seats": ", ".join,
    "word": repr,
}
"""How a value is said; the others are said as they are."""


class NotationError(Refusal):
    """A text that can't be read at all."""


class IllegalLineError(Refusal):
    """A line that can be read but is not legal here."""
