"""Names for the numbers of a crowd: its steps and the features of an observation, both ways.

>>> step_name(57), step_number("take_factory 1 1")
('take_factory 1 1', 57)
>>> describe(57)
'take white at $2 from a factory store'
>>> feature_names(4)[:2], feature_names(4)[289]
(['me.factory.black@1', 'me.factory.black@2'], 'me.cash')
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boxship.crowds.observation import AT_BANK, PER_SEAT, SHARED, features
from boxship.rules import layout, steps
from boxship.rules.amounts import HEAPS
from boxship.rules.layout import BROKERS, COLOURS, SEATS, SLOTS, SPACES
from boxship.rules.rulesets import Ruleset

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_SINGLE: Final = {
    name.removesuffix("_STEP").lower(): number
    for name, number in vars(steps).items()
    if name.isupper() and number < steps.MACHINE and name not in {*vars(layout), "OTHERS"}  # counts, no steps
}
"""Steps without a number behind them, which are called as in ``rules.steps``."""

_BLOCKS: Final = {
    "machine": (steps.MACHINE, (COLOURS,), "buy a {colour} machine, or seize one"),
    "buy": (steps.BUY, (steps.OTHERS,), "buy from the factory store of {seat}"),
    "sail": (steps.SAIL, (steps.OTHERS,), "sail to the harbour of {seat}"),
    "accept": (steps.ACCEPT, (steps.OTHERS,), "sell the cargo to {seat}"),
    "call": (steps.CALL, (BROKERS, 2), "call a broker for {lot}"),
    "make": (steps.MAKE, (COLOURS,), "produce {colour}"),
    "take": (steps.TAKE, (COLOURS,), "take {colour} from the dock, or seize it from island, ship or dock"),
    "take_factory": (steps.TAKE_FACTORY, (COLOURS, SLOTS), "take {colour} at {factory} from a factory store"),
    "take_harbour": (steps.TAKE_HARBOUR, (COLOURS, SLOTS), "take {colour} at {harbour} from a harbour store"),
    "price": (steps.PRICE, (SLOTS,), "price the next container: {factory} in a factory store, {harbour} in a harbour"),
    "heap": (steps.HEAP, (len(HEAPS),), "say {heap} more"),
    "amount": (steps.AMOUNT, (100,), "say {dollars} more, and that is the amount"),
}
"""Blocks of steps: where each begins, how many there are of each of the numbers behind it, and what it does."""


def _names() -> tuple[str, ...]:
    """The name of every step, by its number."""
    names = [""] * steps.STEPS
    for name, number in _SINGLE.items():
        names[number] = name
    for name, (start, shape, _) in _BLOCKS.items():
        inner = shape[1] if len(shape) > 1 else 1
        for k in range(shape[0] * inner):
            names[start + k] = f"{name} {k // inner} {k % inner}" if len(shape) > 1 else f"{name} {k}"
    return tuple(names)


STEP_NAMES: Final = _names()
"""The name of every step, by its number: a word, and the numbers that it is about."""

_STEP_NUMBERS: Final = {name: number for number, name in enumerate(STEP_NAMES)}


def step_name(step: int) -> str:
    """The name of a step, like ``take_factory 1 1``; a ValueError for a number that is none."""
    if not 0 <= step < steps.STEPS:
        raise ValueError(f"step: a number from 0 to {steps.STEPS - 1}, not {step}")
    return STEP_NAMES[step]


def step_number(name: str) -> int:
    """The number of the step of that name; a ValueError if there is none."""
    if name not in _STEP_NUMBERS:
        raise ValueError(f"step: no step is called {name!r}; STEP_NAMES lists them")
    return _STEP_NUMBERS[name]


def describe(step: int, rules: str | Ruleset = "classic") -> str:
    """What a step does, in words, with the colours and prices of a ruleset."""
    ruleset = rules if isinstance(rules, Ruleset) else Ruleset.parse(rules)
    word, *numbers = step_name(step).split()
    if word in _SINGLE:
        return word.replace("_", " ")
    first, last = int(numbers[0]), int(numbers[-1])
    return _BLOCKS[word][2].format(
        colour=ruleset.colours[first % COLOURS],
        seat=_seat(first + 1),
        lot=f"{('money', 'containers')[last % 2]} (broker {first + 1})",
        factory=_price(ruleset.factory_prices, last),
        harbour=_price(ruleset.harbour_prices, last),
        heap=f"${HEAPS[first % len(HEAPS)]:,}",
        dollars=f"${first}",
    )


def _seat(away: int) -> str:
    return "the seat to the left" if away == 1 else f"the seat {away} to the left"


def _price(prices: Sequence[int], slot: int) -> str:
    return f"${prices[slot]}" if slot < len(prices) else "no price"


_SHARED: Final = (
    "players", "turn", "first", "round", "round_limit", "actions", "produced", "borrowed", "collected", "ending",
    "unpaid", "owed", "seizing", "bidding", "least", "taken", "floor", "amount", "store", "seller",
)  # fmt: skip
_PHASES: Final = (
    "interest", "building", "seize", "sale", "act", "buying", "producing", "arrange", "loading", "offer", "return",
    "bid", "decide", "over",
)  # fmt: skip
_SEAT: Final = ("cash", "bid", "ship_at", "owes_bid", "loans", "warehouses")


def feature_names(players: int = 4, rules: str | Ruleset = "classic") -> list[str]:
    """The name of every number of an observation, in order; the seats are ``me``, ``left1``, ``left2`` and so on."""
    ruleset = rules if isinstance(rules, Ruleset) else Ruleset.parse(rules)
    colours = ruleset.colours
    seats = ["me", *(f"left{k}" for k in range(1, SEATS))]
    stores = (("factory", ruleset.factory_prices), ("harbour", ruleset.harbour_prices))
    names = [
        f"{seat}.{store}.{colour}@{prices[slot]}" if slot < len(prices) else f"{seat}.{store}.{colour}.unused{slot}"
        for store, prices in stores
        for seat in seats[:players]
        for colour in colours
        for slot in range(SLOTS)
    ]
    names += [*_SHARED, *(f"phase.{phase}" for phase in _PHASES)]
    names += [f"{what}.{colour}" for what in ("supply", "worth", "hand") for colour in colours]
    for seat in seats[:players]:
        names += [f"{seat}.{what}" for what in _SEAT]
        names += [f"{seat}.machine{space}" for space in range(SPACES)]
        names += [f"{seat}.{what}.{colour}" for what in ("ship", "island") for colour in colours]
    if ruleset.investment_bank:
        names += _bank_names(colours, seats)
    return names


def _bank_names(colours: Sequence[str], seats: Sequence[str]) -> list[str]:
    brokers = [f"broker{b + 1}" for b in range(BROKERS)]
    names = ["card.holder", "card.space", "card.money", "calling", *(f"{broker}.money" for broker in brokers)]
    names += [f"{broker}.{colour}" for broker in brokers for colour in colours]
    heaps = ("card", "offer", "back.factory", "back.harbour", *(f"{seat}.dock" for seat in seats))
    return names + [f"{heap}.{colour}" for heap in heaps for colour in colours]


def read_observation(row: Sequence[int], players: int = 4, rules: str | Ruleset = "classic") -> dict[str, int]:
    """An observation by the names of its features."""
    names = feature_names(players, rules)
    if len(row) != len(names):
        raise ValueError(f"row: an observation of {players} players has {len(names)} numbers here, not {len(row)}")
    return {name: int(number) for name, number in zip(names, row, strict=True)}


def write_observation(named: Mapping[str, int], players: int = 4, rules: str | Ruleset = "classic") -> list[int]:
    """The row of an observation from its features by name; those that are missing are 0."""
    names = feature_names(players, rules)
    if unknown := sorted(set(named) - set(names)):
        raise ValueError(f"named: there is no feature {unknown[0]!r} here; feature_names lists them")
    return [named.get(name, 0) for name in names]


assert all(STEP_NAMES), "every step has a name"
assert len(_PHASES) == layout.OVER + 1
assert len(_SHARED) + len(_PHASES) + 3 * COLOURS == SHARED
assert len(_SEAT) + SPACES + 2 * COLOURS == PER_SEAT
assert 4 + BROKERS + BROKERS * COLOURS + 4 * COLOURS + SEATS * COLOURS == AT_BANK
assert len(feature_names(SEATS, "jumbo investment_bank")) == features(SEATS, bank=True)
