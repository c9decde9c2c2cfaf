"""Why something is refused: a code and its values, and the English sentence made of them.

Every refusal is data first, so that a page can say it in the reader's language; ``str()`` says it in English.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from boxship.catalogue import ENGLISH, catalogue

if TYPE_CHECKING:
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

CLAUSE_OF_CODE: Final[Mapping[Code, Clause]] = {
    "empty": "r2-2",
    "too_long": "r2-2",
    "unknown_word": "r2-2",
    "nothing_follows": "r2-2",
    "shape": "r2-2",
    "laid": "r9-2",
    "price_missing": "r4-5",
    "not_a_colour": "r0",
    "not_a_seat": "r1-1",
    "not_a_place": "r5-1",
    "not_a_number": "r8-1",
    "not_legal": "r2-2",
    "game_over": "r10-1",
    "seat_not_playing": "r1-1",
    "not_your_decision": "r2-1",
    "interest_first": "r3-2",
    "building_first": "r3-6",
    "seize_first": "r3-6",
    "sale_first": "r4-7",
    "bid_first": "r8-1",
    "decide_first": "r8-4",
    "return_first": "r9-3",
    "not_interest": "r3-2",
    "not_sale": "r4-7",
    "not_auction": "r8-1",
    "not_deciding": "r8-4",
    "not_seizing": "r3-6",
    "not_building": "r3-6",
    "not_returning": "r9-3",
    "two_loans": "r6-1",
    "no_loan_now": "r6-1",
    "no_debt": "r6-2",
    "borrowed": "r6-4",
    "no_repay_now": "r6-2",
    "cash": "r6-3",
    "machine_twice": "r4-1",
    "machine_supply": "r4-1",
    "machine_full": "r4-1",
    "warehouse_full": "r4-1",
    "warehouse_supply": "r4-1",
    "own_store": "r4-6",
    "store_empty": "r4-2",
    "not_in_store": "r4-2",
    "no_harbour_room": "r4-2",
    "wrong_store": "r4-5",
    "wrong_price": "r4-5",
    "produced": "r2-2",
    "produce_all": "r4-4",
    "produce_choice": "r4-4",
    "sell_factory_first": "r4-7",
    "own_harbour": "r5-1",
    "already_there": "r5-4",
    "over_sea": "r5-1",
    "empty_ship": "r5-4",
    "no_bank": "r9",
    "ship_room": "r5-2",
    "nowhere_to_load": "r5-3",
    "load_priced": "r5-3",
    "load_unpriced": "r9-7",
    "not_on_dock": "r9-7",
    "bid_too_high": "r8-1",
    "bid_limit": "r8-1",
    "not_highest": "r8-4",
    "say_who": "r8-3",
    "decline_cash": "r8-5",
    "seize_place": "r3-6",
    "seize_none": "r3-6",
    "safe_building": "r3-3",
    "collected": "r9-4",
    "ending": "r9-4",
    "auction_open": "r9-5",
    "no_auction": "r9-3",
    "own_bid": "r9-4",
    "space_empty": "r9-2",
    "bid_kind_money": "r9-2",
    "bid_kind_goods": "r9-2",
    "bid_least": "r9-3",
    "return_exactly": "r9-3",
}
"""The clause that says why; for a line that can't be read, the one about what it tries to say."""


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
