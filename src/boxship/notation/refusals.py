"""Why something is refused: a code and its values, and the English sentence made of them.

Every refusal is data first, so that a page can say it in the reader's language; ``str()`` says it in English.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, get_args

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
"""Every code; each has a sentence in every language."""

CODES: Final[tuple[Code, ...]] = get_args(Code)


@dataclass(frozen=True)
class Containers:
    """Containers of one kind in a refusal."""

    count: int
    colour: str
    price: int | None = None
    store: str | None = None


Value = int | str | Sequence[int] | Sequence[str] | Sequence[Containers]
"""A value of a refusal: money and counts are numbers; seats, colours and places are their names in the notation."""

_SENTENCES: Final[Mapping[Code, str]] = {
    # Lines that can't be read.
    "empty": "there is nothing to read",
    "too_long": "a line has at most {most} characters",
    "unknown_word": "no line begins with {word!r}; a line begins with one of: {known}",
    "nothing_follows": "nothing follows {word!r}, but there is {extra!r}",
    "shape": "a line with {word!r} looks like this: {example}",
    "laid": "{word!r} is no bid in containers; it is written like factory orange@2, harbour tan@4",
    "price_missing": "{word!r} has no price; a container in a store is written like orange@3",
    "not_a_colour": "{word!r} is not a container colour here; the colours are {known}",
    "not_a_seat": "{word!r} is not a seat; the seats are {known}",
    "not_a_place": "a ship can't sail to {word!r}; the places are {known}",
    "not_a_number": "{word!r} is not a whole number of dollars, written like 7",
    # Not now.
    "not_legal": "that is not legal now",
    "game_over": "the game is over",
    "seat_not_playing": "{seat} does not take part in this game",
    "not_your_decision": "{seat} has nothing to decide now; {due} must decide first",
    "interest_first": "the interest comes first: say loan or default",
    "building_first": "say first which kind of building may be seized: building machine or building warehouse",
    "seize_first": "something has to be seized first, from {place}",
    "sale_first": "the domestic sale comes first: say sell and a container, or keep",
    "bid_first": "a bid is due: say bid and an amount",
    "decide_first": "decide about the bids first: accept or decline",
    "return_first": "place first what came back from the Payment Card: return {goods}",
    "not_interest": "default is an answer only when one loan's interest is due and there is no cash",
    "not_sale": "there is no domestic sale to decide now",
    "not_auction": "there is no auction to bid in now",
    "not_deciding": "there are no bids to decide about now",
    "not_seizing": "nothing is seized now",
    "not_building": "nobody has to choose a kind of building now",
    "not_returning": "nothing came back from the Payment Card",
    # Loans.
    "two_loans": "nobody holds more than two loans",
    "no_loan_now": "no loan can be taken now",
    "no_debt": "there is no loan to repay",
    "borrowed": "who has borrowed in this turn does not repay in it",
    "no_repay_now": "a loan is repaid in the own turn, after interest and before the landing on the island",
    "cash": "that costs ${cost}, and there is only ${cash}",
    # Buildings.
    "machine_twice": "there is a {colour} machine on the board already",
    "machine_supply": "no {colour} machine is left in the supply",
    "machine_full": "every machine space is taken",
    "warehouse_full": "every warehouse space is taken",
    "warehouse_supply": "no warehouse is left in the supply",
    # Stores.
    "own_store": "nobody buys from his own stores",
    "store_empty": "there is nothing in the {store} store of {seat}",
    "not_in_store": "there is no {goods} in the {store} store of {seat}",
    "no_harbour_room": "the harbour store has room for {room} more: one container per warehouse",
    "wrong_store": "after the arrow the whole {store} store must stand, which is {goods}, each at a price",
    "wrong_price": "${price} is not a price of the {store} store; its prices are {prices}",
    "produced": "producing is possible once a turn",
    "produce_all": "all that is possible must be produced: the {store} store must hold {goods} afterwards",
    "produce_choice": "there is room for {room}: the factory store must hold {goods} and {room} of {choice} afterwards",
    # Domestic sale.
    "sell_factory_first": "from the harbour store only if the factory store is empty",
    # Ships.
    "own_harbour": "a ship never enters its own harbour",
    "already_there": "the ship lies there already",
    "over_sea": "a ship reaches another place only over the open sea",
    "empty_ship": "an empty ship may not sail to the island",
    "no_bank": "there is no Investment Bank in this game",
    "ship_room": "the ship has room for {room} more",
    "nowhere_to_load": "there is nothing to load where the ship lies",
    "load_priced": "in a harbour a container is written with its price, like {example}",
    "load_unpriced": "on the own dock containers have no price: write {example}",
    "not_on_dock": "there is no {goods} on the own dock",
    # Auction.
    "bid_too_high": "a bid is at most ${most} now",
    "bid_limit": "a bid is at most ${most}",
    "not_highest": "{seat} has not made a highest bid",
    "say_who": "several bids are equal: say whose to accept, one of {seats}",
    "decline_cash": "declining costs the highest bid, ${cost}, and there is only ${cash}",
    # Seizure.
    "seize_place": "it is taken from {place} this time",
    "seize_none": "there is no {goods} to take from {place}",
    "safe_building": "the first two spaces are safe; seizable now: {choices}",
    # Investment Bank.
    "collected": "who collected a lot in this turn neither calls nor outbids",
    "ending": "once the end has been triggered there is no more calling and outbidding",
    "auction_open": "a broker auction is open: outbid it with raise",
    "no_auction": "there is no open broker auction to outbid",
    "own_bid": "nobody outbids himself",
    "space_empty": "there is nothing on that space",
    "bid_kind_money": "broker's containers are bought with money: say an amount",
    "bid_kind_goods": "broker's money is bought with containers: say like factory orange@2",
    "bid_least": "the bid must be at least {least}",
    "return_exactly": "exactly what came back must be placed: {goods}",
}
"""The English sentence of every code."""


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
    """The sentence of a refusal, without a capital and a full stop, so that it can stand within another."""
    words = {name: _WORDS.get(name, str)(value) for name, value in values.items()}
    if code == "bid_least":
        words["least"] = f"${words['least']}" if words["kind"] == "money" else f"{words['least']} containers"
    return _SENTENCES[code].format(**words)


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
    "choice": ", ".join,
    "choices": lambda words: ", ".join(word if word == "warehouse" else f"machine {word}" for word in words),
    "due": " and ".join,
    "goods": _goods,
    "known": ", ".join,
    "prices": lambda prices: ", ".join(f"${price}" for price in prices),
    "seats": ", ".join,
}
"""How a value is said; the others are said as they are."""


class NotationError(Refusal):
    """A text that can't be read at all."""


class IllegalLineError(Refusal):
    """A line that can be read but is not legal here."""
